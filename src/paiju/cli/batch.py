"""`paiju score --jsonl`: a hand a line in, a result a line out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.cli import DONE, REFUSED
from paiju.cli.cases import case_id, read_case
from paiju.cli.lines import answer_lines, parsed
from paiju.cli.notes import notes_of
from paiju.cli.payments import liable_of, payments_of
from paiju.cli.record import score_record
from paiju.scoring.door import score_of

if TYPE_CHECKING:
    from paiju.cli.record import Json

__all__ = ["score_lines"]


def score_lines(rules: str, lang: str) -> int:
    """
    Score the hands of stdin.

    `rules` are those of a line that names none itself. The exit code is 2 when a line was wrong,
    else 1 when a hand may not win.
    """

    def answer(found: object) -> tuple[dict[str, Json], int]:
        case = read_case(found, rules)
        score = score_of(case.hand, case.how, case.rules, case.penalty_tiles)
        record = {
            "id": case_id(found),
            **score_record(score, lang),
            "settlement": payments_of(score, case.how, case.discarder, case.follow),
            "liable": liable_of(score, case.how, case.discarder, case.follow),
            "notes": notes_of(score, case.how, case.penalty_tiles, case.follow, lang),
        }
        return record, DONE if score.legal else REFUSED

    return answer_lines(parsed, answer)
