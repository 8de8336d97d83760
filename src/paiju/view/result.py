"""How a deal came out: the same record from an engine's deal and from a paper table."""

from __future__ import annotations

from dataclasses import dataclass

from paiju.tiles.tile import Tile
from paiju.view.commands import SEATS, Seat
from paiju.view.events import Ending

__all__ = ["DealResult"]


@dataclass(frozen=True, slots=True)
class DealResult:
    """
    Say how a deal ended, who won, who is liable, and what each seat gained and lost.

    `liable` is the seat that pays the larger part (None: nobody does); `tile` the winning tile,
    where it is known; `points` what the hand is worth. `deltas` are the payments of the win, or
    of the error that ended the deal, E S W N; `fines` the points each seat lost beside them,
    which are paid to nobody.

    >>> DealResult("exhausted").totals
    {'E': 0, 'S': 0, 'W': 0, 'N': 0}
    """

    ending: Ending
    winner: Seat | None = None
    liable: Seat | None = None
    tile: Tile | None = None
    points: int = 0
    deltas: tuple[int, int, int, int] = (0, 0, 0, 0)
    fines: tuple[int, int, int, int] = (0, 0, 0, 0)

    @property
    def totals(self) -> dict[Seat, int]:
        """
        Give what each seat takes from the deal, fines taken off.

        >>> result = DealResult("self_drawn", "S", points=5, deltas=(-5, 15, -5, -5),
        ...                     fines=(10, 0, 0, 0))
        >>> result.totals
        {'E': -15, 'S': 15, 'W': -5, 'N': -5}
        """
        return {
            seat: delta - fine
            for seat, delta, fine in zip(SEATS, self.deltas, self.fines, strict=True)
        }
