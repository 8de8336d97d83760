"""What one viewer sees of a table: a new record, made of allowed fields alone.

Tiles are kinds, never copies. Whether another seat is asked for a claim, and how it replied, is
not among the fields, nor is any tile that the viewer has not seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paiju.tiles.meld import Meld
from paiju.tiles.tile import Tile
from paiju.view.commands import SEATS, Command, Seat
from paiju.view.result import DealResult

__all__ = [
    "VIEWERS",
    "FaceDownKong",
    "Phase",
    "RiverTile",
    "SeatView",
    "TableView",
    "TurnedTile",
    "Viewer",
]

Viewer = Literal["E", "S", "W", "N", "spectator", "official"]
"""Who looks: a seat, somebody who sees what is open to all, or an official who sees all hands."""

VIEWERS: tuple[Viewer, ...] = (*SEATS, "spectator", "official")
"""All viewers."""

Phase = Literal["before_deal", "turn", "discarded", "kong_declared", "ended"]
"""What can be seen of where a deal stands; claims are part of what follows a discard or a kong."""


@dataclass(frozen=True, slots=True)
class FaceDownKong:
    """
    Be a concealed kong of a kind that the viewer has not seen; in JSON it is null.

    >>> FaceDownKong()
    FaceDownKong()
    """


@dataclass(frozen=True, slots=True)
class RiverTile:
    """
    Be a discard: its tile, its number among all discards, and whether somebody claimed it.

    >>> from paiju.tiles.tile import tile
    >>> RiverTile(tile("E"), 1, claimed=False).no
    1
    """

    tile: Tile
    no: int
    claimed: bool


@dataclass(frozen=True, slots=True)
class TurnedTile:
    """
    Be a tile of the wall that lies face up: its place in the draw order, and the tile.

    >>> from paiju.tiles.tile import tile
    >>> TurnedTile(60, tile("E")).index
    60
    """

    index: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class SeatView:
    """
    Be what is seen of one seat.

    `tiles` counts the tiles in the hand, `concealed` are those tiles in order where the viewer
    sees them (None: he does not). `fined` are the points lost on time; `live` and `dead` the
    penalty tiles, which lie open; `exposed` are tiles of the hand that all have seen, and
    `wrong_sets` what lies open beside the melds and is no set. `wall_left` is how many tiles its
    private wall has (None: all draw from one wall).

    >>> SeatView("E", 14).concealed is None
    True
    """

    seat: Seat
    tiles: int
    concealed: tuple[Tile, ...] | None = None
    melds: tuple[Meld | FaceDownKong, ...] = ()
    river: tuple[RiverTile, ...] = ()
    flowers: tuple[Tile, ...] = ()
    fined: int = 0
    can_win: bool = True
    can_claim: bool = True
    live: tuple[Tile, ...] = ()
    dead: tuple[Tile, ...] = ()
    exposed: tuple[Tile, ...] = ()
    wrong_sets: tuple[tuple[Tile, ...], ...] = ()
    wall_left: int | None = None


@dataclass(frozen=True, slots=True)
class TableView:
    """
    Be a table as one viewer sees it.

    `turn` is the seat that is to discard, or that discarded or declared last; `tile` the last
    discard, or the tile just added to a pung, while it can be claimed. `drawn` is the viewer's
    own tile just drawn. `deadline_ms` is when the viewer, or the seat whose turn it is, is to
    have acted. `legal` is what the viewer may ask for; `commitment` what the server bound itself
    to before the dice; `turned` the tiles of the wall that lie face up.

    While a guided window is open the next draw has not come, so the last public event and the
    phase tell that somebody may claim, not who or what. A service that wants to hide it waits
    equally long after every discard before it sends what follows.

    >>> TableView("spectator", "mcr", "E", "before_deal").own is None
    True
    """

    viewer: Viewer
    rules: str
    prevalent: Seat
    phase: Phase
    turn: Seat | None = None
    tile: Tile | None = None
    drawn: Tile | None = None
    wall_left: int = 0
    seats: tuple[SeatView, ...] = ()
    deadline_ms: int | None = None
    legal: tuple[Command, ...] = ()
    result: DealResult | None = None
    commitment: str = ""
    turned: tuple[TurnedTile, ...] = ()

    @property
    def own(self) -> SeatView | None:
        """
        Give the viewer's own seat, if he has one.

        >>> seats = tuple(SeatView(seat, 13) for seat in SEATS)
        >>> TableView("S", "mcr", "E", "turn", seats=seats).own.seat
        'S'
        """
        for each in self.seats:
            if each.seat == self.viewer:
                return each
        return None
