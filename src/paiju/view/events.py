"""What happens in a deal, as records in the past tense.

A view leaves out what its viewer may not know: a field is then None, or the event is not shown.
The public acts of faithful play stand in `acts`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from paiju.tiles.tile import Tile
from paiju.view.acts import Act
from paiju.view.commands import Seat

__all__ = [
    "EVENTS",
    "AddedKongDeclared",
    "AddedKongMade",
    "ChowMade",
    "ClaimOverruled",
    "ConcealedKongMade",
    "DealEnded",
    "DealExhausted",
    "DiceThrown",
    "DrawSource",
    "Ending",
    "Event",
    "FlowerShown",
    "HandsDealt",
    "MeldedKongMade",
    "PungMade",
    "Purpose",
    "ReplySealed",
    "SeatForfeited",
    "TileDiscarded",
    "TileDrawn",
    "TimeCalled",
    "TimeFined",
    "WallBuilt",
    "WallOpened",
    "WinDeclared",
    "WinWay",
]

Purpose = Literal["opener", "opening"]
"""What a throw of the dice is for: to find who opens the wall, or where."""

DrawSource = Literal["head", "kong", "flower", "tail"]
"""
Where a drawn tile comes from: the head of the wall, its end after a kong or a flower, or its end
by mistake.
"""

WinWay = Literal["discard", "self_drawn", "robbing"]
"""How a win takes its tile."""

Ending = Literal[
    "undecided", "discard", "self_drawn", "robbing", "exhausted", "forfeit", "redeal", "void"
]
"""How a deal ended."""


@dataclass(frozen=True, slots=True)
class WallBuilt:
    """
    Say that the wall is built; `tiles` are in their places, and no view shows them.

    >>> WallBuilt(())
    WallBuilt(tiles=())
    """

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class DiceThrown:
    """
    Say who threw the two dice, how they fell, and what for.

    >>> sum(DiceThrown("E", (3, 4), "opener").dice)
    7
    """

    seat: Seat
    dice: tuple[int, int]
    purpose: Purpose


@dataclass(frozen=True, slots=True)
class WallOpened:
    """
    Say where the wall opens: `head` counts stacks from 0, clockwise from East's right.

    >>> WallOpened(17)
    WallOpened(head=17)
    """

    head: int


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """
    Say that the hands are dealt, as wall and dice have it.

    >>> HandsDealt()
    HandsDealt()
    """


@dataclass(frozen=True, slots=True)
class FlowerShown:
    """
    Say that a seat laid a flower open; its replacement follows.

    >>> from paiju.tiles.tile import tile
    >>> str(FlowerShown("E", tile("f1")).tile)
    'f1'
    """

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """
    Say that a seat drew; `index` is the tile's place in the order in which the wall is drawn.

    >>> TileDrawn("S", None, 53, "head").tile is None
    True
    """

    seat: Seat
    tile: Tile | None
    index: int
    source: DrawSource


@dataclass(frozen=True, slots=True)
class TileDiscarded:
    """
    Say that a seat discarded; `drawn` tells whether it was the tile just drawn, if known.

    >>> from paiju.tiles.tile import tile
    >>> TileDiscarded("E", tile("9p"), drawn=None).tile
    tile('9p')
    """

    seat: Seat
    tile: Tile
    drawn: bool | None


@dataclass(frozen=True, slots=True)
class ReplySealed:
    """
    Say that a seat replied to a discard or a kong; only that seat knows how before the close.

    `reply` is the name of the command; `tile` is the lowest tile of a chow.

    >>> ReplySealed("S", "Pass", None).reply
    'Pass'
    """

    seat: Seat
    reply: str
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class ClaimOverruled:
    """
    Say, at the close, that a seat's claim gave way to another's; `claim` names the command.

    >>> ClaimOverruled("S", "Chow").claim
    'Chow'
    """

    seat: Seat
    claim: str


@dataclass(frozen=True, slots=True)
class ChowMade:
    """
    Say that a seat took the last discard for a chow; `tile` is the lowest of the chow.

    >>> from paiju.tiles.tile import tile
    >>> ChowMade("S", tile("3m")).tile
    tile('3m')
    """

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class PungMade:
    """
    Say that a seat took the last discard for a pung.

    >>> from paiju.tiles.tile import tile
    >>> PungMade("W", tile("C")).tile
    tile('C')
    """

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class MeldedKongMade:
    """
    Say that a seat took the last discard for a kong; its replacement follows.

    >>> from paiju.tiles.tile import tile
    >>> MeldedKongMade("W", tile("C")).seat
    'W'
    """

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class ConcealedKongMade:
    """
    Say that a seat laid a concealed kong; its replacement follows.

    >>> ConcealedKongMade("W", None).tile is None
    True
    """

    seat: Seat
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class AddedKongDeclared:
    """
    Say that a seat laid the fourth tile to its pung; it may be robbed now.

    >>> from paiju.tiles.tile import tile
    >>> AddedKongDeclared("N", tile("5s")).tile
    tile('5s')
    """

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class AddedKongMade:
    """
    Say that nobody robbed the added kong; its replacement follows.

    >>> from paiju.tiles.tile import tile
    >>> AddedKongMade("N", tile("5s")).seat
    'N'
    """

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class WinDeclared:
    """
    Say that a seat won with a tile, how, and what the hand is worth.

    >>> from paiju.tiles.tile import tile
    >>> WinDeclared("W", tile("4m"), "discard", 24).points
    24
    """

    seat: Seat
    tile: Tile
    way: WinWay
    points: int


@dataclass(frozen=True, slots=True)
class TimeFined:
    """
    Say that a seat loses points for running over its time.

    >>> TimeFined("W", 5).points
    5
    """

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class TimeCalled:
    """
    Say that a deadline has passed.

    >>> TimeCalled()
    TimeCalled()
    """


@dataclass(frozen=True, slots=True)
class DealExhausted:
    """
    Say that the wall is exhausted and nobody has won.

    >>> DealExhausted()
    DealExhausted()
    """


@dataclass(frozen=True, slots=True)
class DealEnded:
    """
    Say that the deal is over, and how it ended.

    >>> DealEnded("exhausted")
    DealEnded(ending='exhausted')
    """

    ending: Ending


@dataclass(frozen=True, slots=True)
class SeatForfeited:
    """
    Say that a seat is out of the deal.

    >>> SeatForfeited("N")
    SeatForfeited(seat='N')
    """

    seat: Seat


Event = (
    WallBuilt
    | DiceThrown
    | WallOpened
    | HandsDealt
    | FlowerShown
    | TileDrawn
    | TileDiscarded
    | ReplySealed
    | ClaimOverruled
    | ChowMade
    | PungMade
    | MeldedKongMade
    | ConcealedKongMade
    | AddedKongDeclared
    | AddedKongMade
    | WinDeclared
    | TimeFined
    | TimeCalled
    | DealExhausted
    | DealEnded
    | SeatForfeited
    | Act
)
"""Any event."""

EVENTS: dict[str, type[Event]] = {kind.__name__: kind for kind in get_args(Event)}
"""The record of each event by its name."""
