"""A view as numbers: what the seat holds, what nobody has shown it, how long the deal lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from paiju.scoring import codes
from paiju.shape.counts import MELD_CODES
from paiju.tiles.meld import Meld, MeldKind
from paiju.view.commands import (
    SEATS,
    AddedKong,
    Chow,
    Command,
    ConcealedKong,
    MeldedKong,
    Pass,
    Pung,
)

if TYPE_CHECKING:
    from paiju.view.table_view import TableView

__all__ = ["KINDS", "Sight", "after", "sight_of"]

KINDS: Final = 34
_MELDS: Final = 4
_COPIES: Final = 4
_PUNG: Final = MELD_CODES[MeldKind.PUNG]
_KONG: Final = MELD_CODES[MeldKind.MELDED_KONG]


class Sight(NamedTuple):
    """
    A hand and what is unseen around it.

    `held` counts the concealed tiles of each kind, `left` those that the viewer sees nowhere;
    `melds` are codes (`type * 64 + lowest kind`). `draws` is how many tiles the seat may still
    draw, `flowers` how many it has shown.
    """

    seat: int
    prevalent: int
    held: bytes
    melds: tuple[int, ...]
    left: bytes
    draws: float
    flowers: int

    @property
    def head(self) -> bytes:
        """
        Give the head of the hand's win rows (see `paiju.scoring.win`), flowers left out.

        >>> Sight(1, 0, bytes(34), (91,), bytes([4]) * 34, 18.0, 0).head.hex(" ")
        '01 01 00 01 00 5b 00 00 00'
        """
        winds = self.seat + _MELDS * self.prevalent
        codes_of = bytes(self.melds).ljust(_MELDS, b"\0")
        return bytes((codes.SELF_DRAWN, winds, 0, len(self.melds), 0)) + codes_of

    def at_most(self) -> bytes:
        """
        Give what is unseen, never so much that the hand could come to five of a kind.

        A tile that was just claimed may not lie in a river that a view shows.

        >>> Sight(1, 0, bytes(34), (64,), bytes([4]) * 34, 18.0, 0).at_most()[0]
        1
        """
        most = [_COPIES - count for count in self.held]
        for code in self.melds:
            kind = code & 63
            if code >= _PUNG:
                most[kind] -= 3 if code < _KONG else _COPIES
            else:
                for step in range(3):
                    most[kind + step] -= 1
        return bytes(map(min, self.left, most))


def sight_of(view: TableView) -> Sight:
    """
    Read a view of a seat that sees its own hand.

    A claimed discard lies in a meld and is counted there.

    >>> from paiju.tiles.notation import read_tiles
    >>> from paiju.view.table_view import SeatView, TableView
    >>> seat = SeatView("S", 13, read_tiles("123m 456p 789s EE CC"))
    >>> sight_of(TableView("S", "mcr", "E", "turn", wall_left=40, seats=(seat,))).draws
    10.0
    """
    own = view.own
    assert own is not None, view.viewer
    assert own.concealed is not None, view.viewer
    held, left = bytearray(KINDS), bytearray(b"\4" * KINDS)
    for tile in own.concealed:
        held[tile.kind] += 1
        left[tile.kind] -= 1
    for seat in view.seats:
        for thrown in seat.river:
            if not thrown.claimed:
                left[thrown.tile.kind] -= 1
        for meld in seat.melds:
            if isinstance(meld, Meld):
                for tile in meld.tiles:
                    left[tile.kind] -= 1
    alone = own.wall_left
    return Sight(
        SEATS.index(own.seat),
        SEATS.index(view.prevalent),
        bytes(held),
        tuple(
            MELD_CODES[meld.kind] + meld.tile.kind for meld in own.melds if isinstance(meld, Meld)
        ),
        bytes(left),
        view.wall_left / len(SEATS) if alone is None else float(alone),
        len(own.flowers),
    )


def after(sight: Sight, command: Command, kind: int) -> Sight | None:
    """
    Give the hand after a claim, a kong or a pass; `kind` is the tile that can be claimed.

    A discard and a win leave no hand to look at: None.

    >>> from paiju.view.commands import Pass
    >>> sight = Sight(1, 0, bytes([2]) + bytes(33), (), bytes(34), 9.0, 0)
    >>> after(sight, Pung("S"), 0).melds, after(sight, Pass("S"), 0) is sight
    ((64,), True)
    """
    if isinstance(command, Pass):
        return sight
    held, melds = bytearray(sight.held), list(sight.melds)
    if isinstance(command, AddedKong):
        kind = command.tile.kind
        held[kind] -= 1
        melds.remove(MELD_CODES[MeldKind.PUNG] + kind)
        melds.append(MELD_CODES[MeldKind.ADDED_KONG] + kind)
    elif isinstance(command, ConcealedKong):
        held[command.tile.kind] = 0
        melds.append(MELD_CODES[MeldKind.CONCEALED_KONG] + command.tile.kind)
    elif isinstance(command, Chow):
        held[kind] += 1
        for step in range(3):
            held[command.tile.kind + step] -= 1
        melds.append(command.tile.kind)
    elif isinstance(command, Pung):
        held[kind] -= 2
        melds.append(MELD_CODES[MeldKind.PUNG] + kind)
    elif isinstance(command, MeldedKong):
        held[kind] = 0
        melds.append(MELD_CODES[MeldKind.MELDED_KONG] + kind)
    else:
        return None
    return sight._replace(held=bytes(held), melds=tuple(melds))
