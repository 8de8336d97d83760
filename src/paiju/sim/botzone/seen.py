"""The table as one player of the protocol knows it: from request lines and his own answers."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Final, Literal

from paiju.errors import NotationError, clip, quote
from paiju.sim.botzone.names import read_seat, read_tile
from paiju.tiles.meld import Meld, MeldKind, Source
from paiju.tiles.tile import TILES
from paiju.view.commands import SEATS
from paiju.view.table_view import FaceDownKong, RiverTile, SeatView, TableView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paiju.tiles.tile import Tile
    from paiju.view.commands import Command
    from paiju.view.table_view import Phase

__all__ = ["Asked", "Seen"]

Asked = Literal["nothing", "turn", "after_claim", "discard", "kong"]
"""What the last line asks for: a turn, the discard after a claim, a word on a discard or kong."""

_START: Final = 13
_WALL: Final = 34
_WALL_WITH_FLOWERS: Final = 36
_SOURCES: Final = {1: Source.LEFT, 2: Source.ACROSS, 3: Source.RIGHT}
_PHASES: Final[dict[Asked, Phase]] = {
    "nothing": "turn",
    "turn": "turn",
    "after_claim": "turn",
    "discard": "discarded",
    "kong": "kong_declared",
}


class Seen:
    """
    Follow a match line by line from one seat.

    `counts` are the own concealed tiles by kind, `taken` how many tiles each seat has drawn after
    the deal. `view` with what is legal, from `moves`, is all that a bot is asked with.

    >>> seen = Seen()
    >>> seen.hear("0 1 2")
    >>> seen.seat, seen.prevalent
    (1, 2)
    """

    def __init__(self) -> None:
        self.seat = 0
        self.prevalent = 0
        self.counts = [0] * len(TILES)
        self.melds: tuple[list[Meld | FaceDownKong], ...] = ([], [], [], [])
        self.flowers: tuple[list[Tile], ...] = ([], [], [], [])
        self.river: list[tuple[int, Tile, bool]] = []
        self.taken = [0] * 4
        self.wall = _WALL
        self.asked: Asked = "nothing"
        self.turn = 0
        self.tile: Tile | None = None
        self.drawn: Tile | None = None
        self.after_kong = False
        self.kong_said: Tile | None = None

    def hear(self, line: str) -> None:
        """
        Take in a request line; raise `NotationError` for one that is none.
        """
        words = line.split()
        try:
            self._hear(words)
        except (NotationError, IndexError, ValueError) as fault:
            # whatever is wrong inside, it is the line that cannot be followed
            raise NotationError(
                "a request that cannot be followed",
                found=quote(clip(line)),
                expected="a line of the protocol that fits what came before",
                remedy=fault.fault if isinstance(fault, NotationError) else "",
            ) from None

    def _hear(self, words: Sequence[str]) -> None:
        match words:
            case ["0", seat, wind]:
                self.seat, self.prevalent = read_seat(seat), read_seat(wind)
            case ["1", *rest]:
                self._deal(rest)
            case ["2", tile]:
                self._draw(self.seat, read_tile(tile))
            case ["3", seat, "DRAW"]:
                self._draw(read_seat(seat), None)
            case ["3", seat, "BUHUA", tile]:
                self._flower(read_seat(seat), read_tile(tile, flowers=True))
            case ["3", seat, "PLAY", tile]:
                self._discard(read_seat(seat), read_tile(tile))
            case ["3", seat, "PENG", tile]:
                self.claim(read_seat(seat), MeldKind.PUNG)
                self._discard(read_seat(seat), read_tile(tile))
            case ["3", seat, "CHI", middle, tile]:
                self.claim(read_seat(seat), MeldKind.CHOW, TILES[read_tile(middle).kind - 1])
                self._discard(read_seat(seat), read_tile(tile))
            case ["3", seat, "GANG"]:
                self._kong(read_seat(seat))
            case ["3", seat, "BUGANG", tile]:
                self._added_kong(read_seat(seat), read_tile(tile))
            case _:
                raise NotationError("no request", found=quote(clip(" ".join(words))))

    def said(self, tile: Tile | None) -> None:
        """
        Remember the tile of a kong that was asked for: no request tells a concealed one.
        """
        self.kong_said = tile

    def _deal(self, words: Sequence[str]) -> None:
        numbers = [int(word) for word in words[:4]]
        if len(words) != 4 + _START + sum(numbers):
            raise NotationError("a hand that is not dealt whole")
        for tile in map(read_tile, words[4 : 4 + _START]):
            self.counts[tile.kind] += 1
        shown = iter(words[4 + _START :])
        for seat, number in enumerate(numbers):
            for _ in range(number):
                self.flowers[seat].append(read_tile(next(shown), flowers=True))
                self.taken[seat] += 1
        if any(numbers):
            self.wall = _WALL_WITH_FLOWERS

    def _draw(self, seat: int, tile: Tile | None) -> None:
        self.taken[seat] += 1
        self.turn, self.tile, self.drawn = seat, None, tile
        self.asked = "nothing"
        if tile is not None:
            self.counts[tile.kind] += 1
            self.asked = "turn"

    def _flower(self, seat: int, flower: Tile) -> None:
        self.wall = _WALL_WITH_FLOWERS
        self.taken[seat] += 1
        self.flowers[seat].append(flower)
        self.turn, self.asked = seat, "nothing"

    def _discard(self, seat: int, tile: Tile) -> None:
        if seat == self.seat:
            self._take(tile, 1)
        self.river.append((seat, tile, False))
        self.turn, self.tile, self.drawn = seat, tile, None
        self.after_kong = False
        self.asked = "discard" if seat != self.seat else "nothing"

    def claim(self, seat: int, kind: MeldKind, lowest: Tile | None = None) -> None:
        """
        Make a set of the last discard; `lowest` is the lowest tile of a chow.
        """
        giver, tile, _ = self.river[-1]
        self.river[-1] = giver, tile, True
        source = _SOURCES[(seat - giver) % 4]
        meld = Meld(kind, lowest or tile, source, tile if lowest else None)
        self.melds[seat].append(meld)
        if seat == self.seat:
            self.counts[tile.kind] += 1
            for each in meld.tiles:
                self._take(each, 1)
        self.turn, self.tile = seat, None
        self.asked = "after_claim" if seat == self.seat else "nothing"

    def _kong(self, seat: int) -> None:
        if self.tile is not None:
            self.claim(seat, MeldKind.MELDED_KONG)
        elif seat != self.seat:
            self.melds[seat].append(FaceDownKong())
        elif self.kong_said is None:
            raise NotationError("a concealed kong that was not asked for")
        else:
            self._take(self.kong_said, 4)
            self.melds[seat].append(Meld(MeldKind.CONCEALED_KONG, self.kong_said))
        self._kong_made(seat)

    def _added_kong(self, seat: int, tile: Tile) -> None:
        melds = self.melds[seat]
        for place, meld in enumerate(melds):
            if isinstance(meld, Meld) and (meld.kind, meld.tile) == (MeldKind.PUNG, tile):
                melds[place] = Meld(MeldKind.ADDED_KONG, tile, meld.source)
                break
        else:
            raise NotationError("no pung to add to")
        if seat == self.seat:
            self._take(tile, 1)
        self._kong_made(seat)
        self.tile = tile
        self.asked = "kong" if seat != self.seat else "nothing"

    def _kong_made(self, seat: int) -> None:
        self.turn, self.tile, self.drawn = seat, None, None
        self.after_kong = seat == self.seat
        self.asked = "nothing"

    def _take(self, tile: Tile, number: int) -> None:
        if self.counts[tile.kind] < number:
            raise NotationError(f"{tile} is not held")
        self.counts[tile.kind] -= number

    def after(self, kind: MeldKind, lowest: Tile | None = None) -> Seen:
        """
        Give the table as it would be after a claim of one's own, before the discard.
        """
        other = deepcopy(self)
        other.claim(self.seat, kind, lowest)
        return other

    def left(self, seat: int) -> int:
        """
        Count the tiles in the wall of a seat; one's next seat is `seat + 1`.
        """
        return self.wall - _START - self.taken[seat % 4]

    def open_tiles(self, kind: int) -> int:
        """
        Count the tiles of a kind that lie open: discards that nobody took, and melded sets.
        """
        return sum(tile.kind == kind and not claimed for _, tile, claimed in self.river) + sum(
            tile.kind == kind
            for melds in self.melds
            for meld in melds
            if isinstance(meld, Meld) and meld.kind is not MeldKind.CONCEALED_KONG
            for tile in meld.tiles
        )

    def view(self, legal: tuple[Command, ...]) -> TableView:
        """
        Give the table as `paiju.Deal.view` would, with what is legal.
        """
        return TableView(
            viewer=SEATS[self.seat],
            rules="botzone",
            prevalent=SEATS[self.prevalent],
            phase=_PHASES[self.asked],
            turn=SEATS[self.turn],
            tile=self.tile,
            drawn=self.drawn,
            wall_left=sum(map(self.left, range(4))),
            seats=tuple(map(self._seat, range(4))),
            legal=legal,
        )

    def _seat(self, seat: int) -> SeatView:
        own = None
        held = _START - 3 * len(self.melds[seat])
        if seat == self.seat:
            numbers = enumerate(self.counts)
            own = tuple(TILES[kind] for kind, number in numbers for _ in range(number))
            held = len(own)
        elif seat == self.turn and _PHASES[self.asked] == "turn":
            held += 1
        return SeatView(
            seat=SEATS[seat],
            tiles=held,
            concealed=own,
            melds=tuple(self.melds[seat]),
            river=tuple(
                RiverTile(tile, no, claimed)
                for no, (giver, tile, claimed) in enumerate(self.river, 1)
                if giver == seat
            ),
            flowers=tuple(self.flowers[seat]),
            wall_left=self.left(seat),
        )
