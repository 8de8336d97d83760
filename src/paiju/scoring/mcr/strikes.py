"""Which rows hold and do not count, by which row and principle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from paiju.rules.clause import ClauseId
from paiju.scoring.mcr.table import ROWS
from paiju.scoring.row import Struck

if TYPE_CHECKING:
    from paiju.scoring.mcr.edition import FanEdition
    from paiju.scoring.mcr.kernel import Kernel
    from paiju.scoring.mcr.links import Links
    from paiju.scoring.mcr.table import Fan

__all__ = ["PRINCIPLES", "strikes"]

PRINCIPLES = {
    "non_repeat": ClauseId("mcr98-principle-1"),
    "non_separation": ClauseId("mcr98-principle-2"),
    "non_identical": ClauseId("mcr98-principle-3"),
    "account_once": ClauseId("mcr98-principle-5"),
}
"""The principles that strike a row, by name, with their clauses."""

_PUNGS = "pung_of_terminals_or_honors"
_PAYERS = (
    "big_four_winds",
    "big_three_dragons",
    "little_four_winds",
    "little_three_dragons",
    "big_three_winds",
    "two_dragon_pungs",
    "dragon_pung",
    "prevalent_wind",
    "seat_wind",
)
_FOURS = (13, 14, 16, 29)


def strikes(kernel: Kernel, edition: FanEdition) -> tuple[Struck, ...]:
    """
    Tell the strikes of the way that a kernel saw last, each once.
    """
    found = [*_barred(kernel, edition), *_implied_pungs(kernel), *_unlinked(kernel, edition)]
    return tuple(dict.fromkeys(found))


def _struck(fan: Fan, by: Fan, principle: str) -> Struck:
    clause = PRINCIPLES.get(principle) or by.clause
    return Struck(fan.key, fan.zh, fan.en, by.key, principle, clause)


def _barred(kernel: Kernel, edition: FanEdition) -> Iterator[Struck]:
    for number, barring in enumerate(kernel.seen_struck()):
        if barring:
            fan, by = ROWS[number - 1], ROWS[barring - 1]
            principle = edition.principle(by.key, fan.key)
            struck = _struck(fan, by, principle)
            if principle == "ruling":
                decision = edition.decision(by.key, fan.key)
                struck = replace(struck, clause=None, decision=decision)
            yield struck


def _implied_pungs(kernel: Kernel) -> Iterator[Struck]:
    """
    Tell the pungs of honors that another row pays, and the one inside nine gates.
    """
    counts = kernel.seen_counts()
    pungs = next(fan for fan in ROWS if fan.key == _PUNGS)
    for fan in ROWS:
        if fan.key in _PAYERS and counts[fan.no]:
            yield _struck(pungs, fan, "non_repeat")
    if counts[4]:
        yield _struck(pungs, ROWS[3], "non_repeat")


def _unlinked(kernel: Kernel, edition: FanEdition) -> Iterator[Struck]:
    """
    Tell the rows of two and three chows that the account-once principle and its brothers strike.
    """
    links: Links = kernel.links
    counts = kernel.seen_counts()
    four = next((ROWS[no - 1] for no in _FOURS if counts[no]), None)
    edges = links.found_edges()
    for number, (one, other, row) in enumerate(edges):
        if links.chosen >> number & 1:
            continue
        fan = ROWS[row - 1]
        if four is not None:
            yield _struck(fan, four, _inside(four, fan, edition))
        elif links.three_row and links.left_out not in (one, other):
            three = ROWS[links.three_row - 1]
            yield _struck(fan, three, _inside(three, fan, edition))
        else:
            yield _crowded(fan, (one, other), edges, links)


def _inside(by: Fan, fan: Fan, edition: FanEdition) -> str:
    """
    Tell why a pair of chows inside a row of three or four does not count.
    """
    return "printed" if edition.prints(by.key, fan.key) else "non_separation"


def _crowded(
    fan: Fan, chows: tuple[int, int], edges: list[tuple[int, int, int]], links: Links
) -> Struck:
    """
    Tell why a pair of chows does not count beside the chosen ones.
    """
    chosen = [edge for number, edge in enumerate(edges) if links.chosen >> number & 1]
    for one, other, row in chosen:
        if row == fan.no and {one, other} & set(chows):
            return _struck(fan, fan, "non_identical")
    by = chosen[0][2] if chosen else links.three_row
    return _struck(fan, ROWS[by - 1], "account_once")
