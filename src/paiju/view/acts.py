"""The public acts of faithful play, and what an official sets, as records in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paiju.tiles.meld import MeldKind
from paiju.tiles.tile import Tile
from paiju.view.commands import Seat

__all__ = [
    "Act",
    "CallWithdrawn",
    "ChowCalled",
    "DealStopped",
    "FaultCommitted",
    "HandExposed",
    "HandShown",
    "HeadTouched",
    "KongCalled",
    "PenaltyTilesSet",
    "PungCalled",
    "SetShown",
    "SetTakenBack",
    "StandingSet",
    "TileExposed",
    "TilePutBack",
    "WallScattered",
    "WallTileTurned",
    "WinCalled",
    "WrongSetShown",
]


@dataclass(frozen=True, slots=True)
class ChowCalled:
    """
    Say that a seat called a chow aloud.

    >>> ChowCalled("S")
    ChowCalled(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class PungCalled:
    """
    Say that a seat called a pung aloud.

    >>> PungCalled("S")
    PungCalled(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class KongCalled:
    """
    Say that a seat called a kong aloud.

    >>> KongCalled("S")
    KongCalled(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class WinCalled:
    """
    Say that a seat called a win aloud.

    >>> WinCalled("S")
    WinCalled(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class SetShown:
    """
    Say that a seat laid a set open; `tile` is its lowest tile.

    >>> from paiju.tiles.meld import MeldKind
    >>> from paiju.tiles.tile import tile
    >>> str(SetShown("S", tile("C"), MeldKind.PUNG).kind)
    'pung'
    """

    seat: Seat
    tile: Tile
    kind: MeldKind


@dataclass(frozen=True, slots=True)
class HeadTouched:
    """
    Say that a seat touched the head tile of the wall.

    >>> HeadTouched("S")
    HeadTouched(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandShown:
    """
    Say that a seat laid its whole hand open.

    >>> HandShown("S")
    HandShown(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallWithdrawn:
    """
    Say that a seat took its call back.

    >>> CallWithdrawn("S")
    CallWithdrawn(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class FaultCommitted:
    """
    Say that a seat broke a rule; `fault` is the number of the kind of fault.

    >>> from paiju.tiles.tile import tile
    >>> FaultCommitted("S", tile("C"), 3).fault
    3
    """

    seat: Seat
    tile: Tile | None
    fault: int


@dataclass(frozen=True, slots=True)
class StandingSet:
    """
    Say whether a seat may still win, and still claim, in this deal.

    >>> StandingSet("S", can_win=False, can_claim=True).can_win
    False
    """

    seat: Seat
    can_win: bool
    can_claim: bool


@dataclass(frozen=True, slots=True)
class PenaltyTilesSet:
    """
    Say how many tiles of a kind in a seat's hand are penalty tiles, live and dead.

    >>> from paiju.tiles.tile import tile
    >>> PenaltyTilesSet("S", tile("C"), 1, 0).live
    1
    """

    seat: Seat
    tile: Tile
    live: int
    dead: int


@dataclass(frozen=True, slots=True)
class TileExposed:
    """
    Say that a seat let a tile of its hand be seen; it stays in the hand.

    >>> from paiju.tiles.tile import tile
    >>> TileExposed("S", tile("C")).tile
    tile('C')
    """

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class HandExposed:
    """
    Say that a seat laid its hand open while another's win was not yet confirmed.

    >>> HandExposed("S")
    HandExposed(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class WallTileTurned:
    """
    Say that a seat turned a tile of the wall up; `index` is its place in the draw order.

    >>> from paiju.tiles.tile import tile
    >>> WallTileTurned("S", tile("C"), 60).index
    60
    """

    seat: Seat
    tile: Tile
    index: int


@dataclass(frozen=True, slots=True)
class WallScattered:
    """
    Say that a seat scattered the wall, so that play cannot go on.

    >>> WallScattered("S")
    WallScattered(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class WrongSetShown:
    """
    Say that a seat laid two tiles open that make no set with the tile it called.

    >>> from paiju.tiles.tile import tile
    >>> WrongSetShown("S", tile("3m"), tile("C")).other
    tile('C')
    """

    seat: Seat
    one: Tile
    other: Tile


@dataclass(frozen=True, slots=True)
class SetTakenBack:
    """
    Say that a seat took the two tiles of its wrong set back before its discard.

    >>> SetTakenBack("S")
    SetTakenBack(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class TilePutBack:
    """
    Say that a seat put a tile drawn out of turn back to its place, `index`, in the wall.

    >>> TilePutBack("S", None, 60).index
    60
    """

    seat: Seat
    tile: Tile | None
    index: int


@dataclass(frozen=True, slots=True)
class DealStopped:
    """
    Say that an official ended the deal: it is dealt again, or void.

    >>> DealStopped("void")
    DealStopped(ending='void')
    """

    ending: Literal["redeal", "void"]


Act = (
    ChowCalled
    | PungCalled
    | KongCalled
    | WinCalled
    | SetShown
    | HeadTouched
    | HandShown
    | CallWithdrawn
    | FaultCommitted
    | StandingSet
    | PenaltyTilesSet
    | DealStopped
    | TileExposed
    | HandExposed
    | WallTileTurned
    | WallScattered
    | WrongSetShown
    | SetTakenBack
    | TilePutBack
)
"""Any of them."""
