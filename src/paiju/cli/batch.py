"""`paiju score --jsonl`: a hand a line in, a result a line out."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from paiju.cli import DONE, REFUSED, WRONG
from paiju.cli.cases import case_id, is_header, read_case
from paiju.cli.notes import notes_of
from paiju.cli.payments import liable_of, payments_of
from paiju.cli.record import score_record
from paiju.cli.stdin import decode, read_lines
from paiju.cli.terminal import print_json
from paiju.errors import NotationError, PaijuError
from paiju.scoring.door import score_of

if TYPE_CHECKING:
    from paiju.cli.record import Json

__all__ = ["score_lines"]


def score_lines(rules: str, lang: str) -> int:
    """
    Score the hands of stdin; a line that is wrong gives an error line, and the rest goes on.

    A first line that only says where the cases come from (`source`, `about`) is passed over.
    `rules` are those of a line that names none itself. The exit code is 2 when a line was wrong,
    else 1 when a hand may not win.
    """
    code = DONE
    for number, line in enumerate(read_lines(), 1):
        found: object = None
        try:
            found = _parsed(line)
            if number == 1 and is_header(found):
                continue
            record, legal = _result(found, rules, lang)
            code = max(code, DONE if legal else REFUSED)
        except PaijuError as fault:
            # a wrong line is told in its place, and the rest goes on
            record = {"id": case_id(found), "line": number, "error": str(fault)}
            code = WRONG
        print_json(record, one_line=True)
    if code == WRONG:
        sys.stdout.flush()
        print("paiju: Some lines were wrong; the results say which.", file=sys.stderr)
    return code


def _parsed(line: bytes) -> object:
    text = decode(line)
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError) as fault:
        # The parser's own errors, of which the last is for nests that are too deep.
        column = fault.colno if isinstance(fault, json.JSONDecodeError) else 1
        raise NotationError(
            "a line that is no JSON",
            place=f"column {column}",
            found=repr(text[column - 1 : column + 19].strip()),
            expected="one object",
            remedy='write {"hand": "…"} on one line',
        ) from None
    return found


def _result(found: object, rules: str, lang: str) -> tuple[dict[str, Json], bool]:
    case = read_case(found, rules)
    score = score_of(case.hand, case.how, case.rules, case.penalty_tiles)
    deltas = payments_of(score, case.how, case.discarder, case.follow)
    record = {
        "id": case_id(found),
        **score_record(score, lang),
        "settlement": deltas,
        "liable": liable_of(score, case.how, case.discarder, case.follow),
        "notes": notes_of(score, case.how, case.penalty_tiles, case.follow, lang),
    }
    return record, score.legal
