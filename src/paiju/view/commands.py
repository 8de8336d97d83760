"""The commands of a deal as records: what a seat, or the clock, may ask for.

Guided play knows the first ten; the single public acts after them are those of a real table,
where calling, showing and drawing are done one by one; what can go wrong there is in `mishaps`.
What each means is in `docs/protocol.md`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from paiju.tiles.meld import MeldKind
from paiju.tiles.tile import Tile
from paiju.view.mishaps import Mishap

__all__ = [
    "COMMANDS",
    "SEATS",
    "AddedKong",
    "CallChow",
    "CallKong",
    "CallPung",
    "CallTime",
    "CallWin",
    "Chow",
    "Command",
    "ConcealedKong",
    "Discard",
    "Draw",
    "Forfeit",
    "MeldedKong",
    "Pass",
    "Pung",
    "Seat",
    "ShowFlower",
    "ShowHand",
    "ShowSet",
    "TouchHead",
    "Win",
    "Withdraw",
]

Seat = Literal["E", "S", "W", "N"]
"""A seat of this deal by its wind; East deals."""

SEATS: tuple[Seat, ...] = ("E", "S", "W", "N")
"""The seats in the order of play."""


@dataclass(frozen=True, slots=True)
class Pass:
    """
    Leave the tile to the others.

    >>> Pass("S")
    Pass(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discard:
    """
    Discard a tile of one's own.

    >>> from paiju.tiles.tile import tile
    >>> Discard("E", tile("9p"))
    Discard(seat='E', tile=tile('9p'))
    """

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Chow:
    """
    Claim the last discard for a chow; `tile` is the lowest tile of the chow.

    >>> from paiju.tiles.tile import tile
    >>> Chow("S", tile("3m")).tile
    tile('3m')
    """

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Pung:
    """
    Claim the last discard for a pung.

    >>> Pung("W")
    Pung(seat='W')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class MeldedKong:
    """
    Claim the last discard for a kong with a concealed pung.

    >>> MeldedKong("N")
    MeldedKong(seat='N')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class ConcealedKong:
    """
    Declare a kong of four tiles in the hand.

    >>> from paiju.tiles.tile import tile
    >>> ConcealedKong("E", tile("C")).tile
    tile('C')
    """

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class AddedKong:
    """
    Add the fourth tile to one's own melded pung.

    >>> from paiju.tiles.tile import tile
    >>> AddedKong("E", tile("5s")).tile
    tile('5s')
    """

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Win:
    """
    Win: with the tile just drawn, the last discard, or the tile just added to a pung.

    >>> Win("E")
    Win(seat='E')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallTime:
    """
    Say that the deadline has passed; the clock asks for it, never a seat.

    >>> CallTime()
    CallTime()
    """


@dataclass(frozen=True, slots=True)
class Forfeit:
    """
    Take a seat out of the deal; a door asks for it, on an error of a program or a ruling.

    >>> Forfeit("E")
    Forfeit(seat='E')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallChow:
    """
    Call a chow aloud; the set is shown afterwards.

    >>> CallChow("S")
    CallChow(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallPung:
    """
    Call a pung aloud; the set is shown afterwards.

    >>> CallPung("S")
    CallPung(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallKong:
    """
    Call a kong aloud; the set is shown afterwards.

    >>> CallKong("S")
    CallKong(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallWin:
    """
    Call a win aloud; the hand is shown afterwards.

    >>> CallWin("S")
    CallWin(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShowSet:
    """
    Lay a set open; `tile` is its lowest tile, `kind` says which set it is.

    >>> from paiju.tiles.meld import MeldKind
    >>> from paiju.tiles.tile import tile
    >>> str(ShowSet("S", tile("3m"), MeldKind.CHOW).kind)
    'chow'
    """

    seat: Seat
    tile: Tile
    kind: MeldKind


@dataclass(frozen=True, slots=True)
class TouchHead:
    """
    Touch the head tile of the wall.

    >>> TouchHead("S")
    TouchHead(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """
    Take the next tile into the hand.

    >>> Draw("S")
    Draw(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShowFlower:
    """
    Lay a flower open.

    >>> from paiju.tiles.tile import tile
    >>> ShowFlower("S", tile("f3")).tile
    tile('f3')
    """

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class ShowHand:
    """
    Lay the whole hand open.

    >>> ShowHand("S")
    ShowHand(seat='S')
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Withdraw:
    """
    Take one's call back.

    >>> Withdraw("S")
    Withdraw(seat='S')
    """

    seat: Seat


Command = (
    Pass
    | Discard
    | Chow
    | Pung
    | MeldedKong
    | ConcealedKong
    | AddedKong
    | Win
    | CallTime
    | Forfeit
    | CallChow
    | CallPung
    | CallKong
    | CallWin
    | ShowSet
    | TouchHead
    | Draw
    | ShowFlower
    | ShowHand
    | Withdraw
    | Mishap
)
"""Any command."""

COMMANDS: dict[str, type[Command]] = {kind.__name__: kind for kind in get_args(Command)}
"""The record of each command by its name."""
