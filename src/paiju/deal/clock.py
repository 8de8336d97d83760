"""The clocks of a deal: pure functions over the times of events; nobody here looks at a clock.

A turn runs from the moment that the text names to the discard, or to the kong that is followed by
a replacement and so by a turn of its own. What the numbers are stands in `rules.table_rules`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

try:
    import cython
except ImportError:
    from paiju import _uncompiled as cython

if not cython.compiled:
    from collections.abc import Sequence

if TYPE_CHECKING:
    from paiju.rules.table_rules import TableRules

__all__ = [
    "Overrun",
    "claim_deadline",
    "held_until",
    "more_points_over",
    "overrun",
    "points_over",
    "started_units",
    "turn_deadline",
    "turn_start",
]


class Overrun(NamedTuple):
    """
    What a seat loses in a deal for running over its time, and whether that is a forfeit.
    """

    by_discards: int
    by_deal: int
    is_forfeit: bool

    @property
    def points(self) -> int:
        """
        Add both fines up; they apply side by side.

        >>> Overrun(50, 10, is_forfeit=False).points
        60
        """
        return self.by_discards + self.by_deal


def started_units(over_ms: cython.longlong, unit_ms: cython.longlong) -> cython.longlong:
    """
    Count the units of time that have begun, the last one whole or not.

    >>> started_units(1, 15_000), started_units(15_000, 15_000), started_units(15_001, 15_000)
    (1, 1, 2)
    """
    if over_ms <= 0 or unit_ms <= 0:
        return 0
    return (over_ms + unit_ms - 1) // unit_ms


def turn_start(
    previous_ms: cython.longlong,
    own_ms: cython.longlong,
    free_until_ms: cython.longlong,
    from_own: cython.bint,
) -> cython.longlong:
    """
    Say when a turn's clock starts: at the discard before it or at the seat's own tile.

    `own_ms` is the time of the seat's draw, claim or replacement; a replacement that starts a
    turn anew gives its own time for both. Nothing is timed before `free_until_ms`.

    >>> turn_start(40_000, 43_000, 15_000, from_own=False)
    40000
    >>> turn_start(9_000, 12_000, 15_000, from_own=False)
    15000
    """
    start: cython.longlong = own_ms if from_own else previous_ms
    return max(free_until_ms, start)


def points_over(
    used_ms: cython.longlong,
    limit_ms: cython.longlong,
    unit_ms: cython.longlong,
    points: cython.longlong,
) -> cython.longlong:
    """
    Give the points lost for using this time of a limit; without a limit none are lost.

    >>> points_over(40_000, 15_000, 15_000, 5)
    10
    """
    if limit_ms <= 0:
        return 0
    return started_units(used_ms - limit_ms, unit_ms) * points


def more_points_over(
    before_ms: cython.longlong,
    after_ms: cython.longlong,
    limit_ms: cython.longlong,
    unit_ms: cython.longlong,
    points: cython.longlong,
) -> cython.longlong:
    """
    Give the points lost on top of those lost before, as the time used grows.

    >>> more_points_over(180_000, 195_000, 180_000, 15_000, 5)
    5
    >>> more_points_over(181_000, 195_000, 180_000, 15_000, 5)
    0
    """
    return points_over(after_ms, limit_ms, unit_ms, points) - points_over(
        before_ms, limit_ms, unit_ms, points
    )


def turn_deadline(table: TableRules, start_ms: int, *, is_first: bool) -> int | None:
    """
    Say until when a seat is to discard; `is_first` tells the dealer's first discard.

    >>> from paiju.rules.table_rules import MCR_TABLE
    >>> turn_deadline(MCR_TABLE, 60_000, is_first=False)
    70000
    """
    limit = table.first_discard_ms if is_first else table.discard_ms
    return start_ms + limit if limit else None


def claim_deadline(table: TableRules, shown_ms: int) -> int | None:
    """
    Say until when a discard, or a tile added to a pung, may be claimed in guided play.

    >>> from paiju.rules.table_rules import MCR_TABLE
    >>> claim_deadline(MCR_TABLE, 60_000)
    63000
    """
    return shown_ms + table.claim_ms if table.claim_ms else None


def held_until(
    table: TableRules, dealt_ms: int, discarder: int, asker: int, drawer: int
) -> int | None:
    """
    Say until when a seat may ask another not to draw yet, in the free time after the deal.

    After East's discard West or North may ask South; after South's, North may ask West. Seats
    are 0 to 3.

    >>> from paiju.rules.table_rules import WSOM_TABLE
    >>> held_until(WSOM_TABLE, 1_000, discarder=0, asker=3, drawer=1)
    16000
    """
    if not table.may_hold_draw or drawer != discarder + 1 or not drawer < asker:
        return None
    return dealt_ms + table.free_ms


def overrun(table: TableRules, turns_ms: Sequence[int], first_ms: int = 0) -> Overrun:
    """
    Add up what a seat loses in a deal whose turns took it this long.

    `first_ms` is the dealer's first turn, which has a limit of its own.

    >>> from paiju.rules.table_rules import WSOM_TABLE
    >>> overrun(WSOM_TABLE, [40_000] * 5)
    Overrun(by_discards=50, by_deal=10, is_forfeit=False)
    """
    unit_ms, points = table.overtime_unit_ms, table.overtime_points
    by_discards = points_over(first_ms, table.first_discard_ms, unit_ms, points) + sum(
        points_over(used_ms, table.discard_ms, unit_ms, points) for used_ms in turns_ms
    )
    by_deal = points_over(first_ms + sum(turns_ms), table.deal_ms, unit_ms, points)
    above = table.forfeit_above
    is_forfeit = above is not None and by_discards + by_deal > above
    return Overrun(by_discards, by_deal, is_forfeit)
