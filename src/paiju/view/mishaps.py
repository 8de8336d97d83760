"""What can go wrong at a real table as commands: faults of faithful play, and two corrections."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paiju.tiles.tile import Tile

if TYPE_CHECKING:
    from paiju.view.commands import Seat

__all__ = [
    "DrawTail",
    "ExposeHand",
    "ExposeTile",
    "Mishap",
    "PutBack",
    "ScatterWall",
    "ShowWrongSet",
    "TakeBackSet",
    "TurnWallTile",
]


@dataclass(frozen=True, slots=True)
class ExposeTile:
    """
    Let a tile of one's own hand be seen; a fault.

    >>> from paiju.tiles.tile import tile
    >>> ExposeTile("S", tile("C")).tile
    tile('C')
    """

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class ExposeHand:
    """
    Lay one's hand open before another's win is confirmed; a fault.

    >>> ExposeHand("S")
    ExposeHand(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnWallTile:
    """
    Turn a tile of the wall up, by its place in the draw order; a fault.

    >>> TurnWallTile("S", 60).index
    60
    """

    seat: Seat
    index: int


@dataclass(frozen=True, slots=True)
class ScatterWall:
    """
    Scatter the wall so that play cannot go on; a fault.

    >>> ScatterWall("S")
    ScatterWall(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShowWrongSet:
    """
    Lay two tiles open, after a call, that make no set with the called tile; a fault.

    >>> from paiju.tiles.tile import tile
    >>> ShowWrongSet("S", tile("3m"), tile("C")).one
    tile('3m')
    """

    seat: Seat
    one: Tile
    other: Tile


@dataclass(frozen=True, slots=True)
class TakeBackSet:
    """
    Take the two tiles of one's wrong set back, before one's discard.

    >>> TakeBackSet("S")
    TakeBackSet(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class PutBack:
    """
    Put the tile that one drew out of turn back to its place in the wall.

    >>> PutBack("S")
    PutBack(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawTail:
    """
    Take the next tile from the wrong end of the wall; a fault.

    >>> DrawTail("S")
    DrawTail(seat='S')
    """

    seat: Seat


Mishap = (
    ExposeTile
    | ExposeHand
    | TurnWallTile
    | ScatterWall
    | ShowWrongSet
    | TakeBackSet
    | PutBack
    | DrawTail
)
"""Any of them."""
