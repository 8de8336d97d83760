"""What holds and does not count, and why: rows that were struck, rows that were lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.rules.clause import ClauseId
from paiju.scoring.wording import Told, listed, row_name, short_name

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations

    from paiju.scoring.row import Struck
    from paiju.scoring.score import Score

__all__ = ["KEPT_APART_CLAUSES", "not_counted"]

KEPT_APART_CLAUSES = {"mcr": ClauseId("mcr98-term-28"), "wsom": ClauseId("wsom08-counting-12")}
"""The clause of each rule system that wants the drawn winning tile kept apart."""


def not_counted(score: Score, catalogue: NullTranslations, lang: str) -> Iterator[Told]:
    """
    Tell the rows that hold and do not count, and those lost with the place of the winning tile.
    """
    if score.struck or score.lost_rows:
        yield Told("heading", catalogue.gettext("Not counted"))
    yield from _struck(score, catalogue, lang)
    text = catalogue.gettext("{name}: {why} ({clause})")
    scorer = score.ruleset.scorer
    for row in score.lost_rows:
        name = row_name(row, scorer, lang)
        why = catalogue.gettext("the drawn tile was not kept apart")
        told = text.format(name=name, why=why, clause=KEPT_APART_CLAUSES[scorer])
        yield Told("struck", f"       {told}")


def _struck(score: Score, catalogue: NullTranslations, lang: str) -> Iterator[Told]:
    """
    Tell the struck rows; what struck a row for one reason is told together.
    """
    together: dict[tuple[str, str], list[Struck]] = {}
    for struck in score.struck:
        together.setdefault((struck.key, struck.principle), []).append(struck)
    table, scorer = score.table, score.ruleset.scorer
    for (key, principle), several in together.items():
        barring = dict.fromkeys(short_name(table[each.by], scorer, lang) for each in several)
        why = _why(principle, catalogue).format(by=listed(list(barring), catalogue))
        clauses = dict.fromkeys(_source(each, catalogue) for each in several)
        text = catalogue.gettext("{name}: {why} ({clause})")
        name = row_name(table[key], scorer, lang)
        told = text.format(name=name, why=why, clause=", ".join(clauses))
        yield Told("struck", f"       {told}")


def _source(struck: Struck, catalogue: NullTranslations) -> str:
    """
    Name what says it: a decision where a ruling does, else the clause.
    """
    if struck.decision is not None:
        return catalogue.gettext("decision {number}").format(number=struck.decision)
    return str(struck.clause)


def _why(principle: str, catalogue: NullTranslations) -> str:
    _ = catalogue.gettext
    reasons = {
        "printed": _("barred by {by}"),
        "ruling": _("barred by {by}, by a ruling of this edition"),
        "non_repeat": _("implied by {by}"),
        "non_separation": _("inside {by}, which is not taken apart"),
        "non_identical": _("one of its sets already makes {by} with another"),
        "account_once": _("its sets are already combined once, in {by}"),
        "series": _("{by} of the same series counts"),
        "limit": _("{by} alone is paid"),
    }
    return reasons[principle]
