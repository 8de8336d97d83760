"""The public acts of faithful play, and what an official sets, as records in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from paiju.tiles.meld import MeldKind
from paiju.tiles.tile import Tile
from paiju.view.commands import Seat

__all__ = [
    "Act",
    "CallWithdrawn",
    "ChowCalled",
    "FaultCommitted",
    "HandShown",
    "HeadTouched",
    "KongCalled",
    "PenaltyTilesSet",
    "PungCalled",
    "SetShown",
    "StandingSet",
    "WinCalled",
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
)
"""Any of them."""
