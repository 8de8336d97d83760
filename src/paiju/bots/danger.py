"""How likely a discard gives somebody the tile that he wins with, and what it then costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from paiju.bots.sight import KINDS, sight_of
from paiju.tiles.meld import Meld

if TYPE_CHECKING:
    from paiju.view.table_view import SeatView, TableView

__all__ = ["Danger", "dangers"]

_NUMBERS: Final = 27
_RANKS: Final = 9
_LATELY: Final = 4
_DEAL: Final = 20.0
# What a win by one's own discard costs on average beyond what the other losers pay.
_PRICE: Final = 16.0


class Danger(NamedTuple):
    """
    The chance that somebody wins by a discard, and the points that it costs on average.
    """

    chance: float
    cost: float


def dangers(view: TableView) -> dict[int, Danger]:
    """
    Give, for each kind, how dangerous its discard is.

    A seat is the likelier to wait for one tile the more sets it has laid open and the later it
    is. What was thrown lately nobody waits for; kinds of which none is unseen hardly anybody.

    >>> from paiju.tiles.notation import read_tiles
    >>> from paiju.view.table_view import SeatView, TableView
    >>> seats = (SeatView("E", 14, read_tiles("123m 456p 7899s EE CC")), SeatView("S", 13))
    >>> found = dangers(TableView("E", "mcr", "E", "turn", wall_left=20, seats=seats))
    >>> found[13].chance > found[27].chance
    True
    """
    sight = sight_of(view)
    gone = 1 - min(1.0, sight.draws / _DEAL)
    lately = _thrown_lately(view)
    found: dict[int, Danger] = {}
    threats = [(seat, _is_ready(seat, gone)) for seat in view.seats if seat.seat != view.viewer]
    for kind in range(KINDS):
        safe = 1.0
        for seat, ready in threats:
            thrown = {each.tile.kind for each in seat.river}
            share = _share(kind, sight.left[kind])
            if kind in lately:
                share *= 0.15
            elif kind in thrown:
                share *= 0.4
            safe *= 1 - ready * share * _fits(seat, kind)
        found[kind] = Danger(1 - safe, (1 - safe) * _PRICE)
    return found


def _is_ready(seat: SeatView, gone: float) -> float:
    """
    Give how likely a seat waits for one tile, by its sets and how far the deal has gone.
    """
    return min(0.9, 0.05 + gone * (0.35 + 0.22 * len(seat.melds)) + 0.04 * len(seat.melds))


def _share(kind: int, left: int) -> float:
    """
    Give how often a waiting hand waits for a kind, by how many are unseen.
    """
    if not left:
        return 0.0 if kind >= _NUMBERS else 0.03
    if kind >= _NUMBERS:
        return (0.0, 0.03, 0.06, 0.05, 0.04)[left]
    from_end = min(kind % _RANKS, _RANKS - 1 - kind % _RANKS)
    return (0.06, 0.07, 0.09, 0.09, 0.09)[from_end]


def _thrown_lately(view: TableView) -> set[int]:
    """
    Give the kinds among the last discards: who waited for them would have won.
    """
    rivers = [each for seat in view.seats for each in seat.river]
    last = max((each.no for each in rivers), default=0)
    return {each.tile.kind for each in rivers if each.no > last - _LATELY}


def _fits(seat: SeatView, kind: int) -> float:
    """
    Give how much likelier or less likely a kind is beside what a seat has laid open.
    """
    suits = {
        meld.tile.kind // _RANKS
        for meld in seat.melds
        if isinstance(meld, Meld) and meld.tile.kind < _NUMBERS
    }
    if len(seat.melds) > 1 and len(suits) == 1 and kind < _NUMBERS:
        return 1.5 if kind // _RANKS in suits else 0.5
    return 1.0
