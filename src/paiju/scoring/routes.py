"""Routes: what a hand may still make a legal win of, how far that is and what it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.scoring.circumstances import Circumstances
from paiju.scoring.door import read_hand, room_of
from paiju.scoring.position import position_of
from paiju.scoring.route import AllRoutes

if TYPE_CHECKING:
    from paiju.rules.ruleset import Ruleset
    from paiju.tiles import Hand

__all__ = ["routes"]


def routes(
    hand: str | Hand,
    *,
    rules: str | Ruleset = "mcr",
    seen: str = "",
    seat: str = "E",
    prevalent: str = "E",
    flowers: int = 0,
) -> AllRoutes:
    """
    Give the ways in which a hand of 13 or 14 may still become a legal win, the nearest first.

    The nearest legal win may lie further than the nearest complete hand; routes go up to two
    tiles beyond it, at most five of each distance. They are told apart by the rows that carry
    them to the minimum; of each the nearest is given, and of these the one with the most tiles
    left. `seen` are the tiles that lie open elsewhere: no route needs a tile of which none is
    left. `flowers` is their number, when they are not written in the hand. Raise `NotationError`
    or `ImpossibleHand` for what is no hand.

    >>> for route in routes("123m 456m 78m EE CC PP")[:2]:
    ...     print(route.distance, *[str(need.tile) for need in route.needs], *route.fan[:2])
    1 9m E pure_straight half_flush
    1 3m E half_flush prevalent_wind
    """
    from paiju.scoring.choice import Choice  # noqa: PLC0415  loaded when asked for
    from paiju.scoring.finder import finder_of  # noqa: PLC0415  loaded when asked for

    read = read_hand(hand, None)
    room = room_of(rules)
    how = Circumstances(seat=seat, prevalent=prevalent, flowers=flowers)
    at = position_of(read, how, room.ruleset, seen)
    with finder_of(room) as finder:
        found = finder.find(at)
        return AllRoutes(Choice(read, room, finder.room, at).routes(found))
