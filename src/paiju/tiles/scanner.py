"""
The careful walk over a text, sign by sign, that knows the column of every fault.

It says what is written; whether tiles make a set or a hand is for `meld` and `hand` to say.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from paiju.errors import NotationError, clip
from paiju.tiles.advice import advice, suit_advice
from paiju.tiles.spelling import plain
from paiju.tiles.tile import FIRST_FLOWER, FIRST_HONOR, HONORS, TILES, Tile

__all__ = ["Placed", "Written", "WrittenSet", "scan"]

_FIRST_OF_SUIT: Final = {"m": -1, "p": 8, "s": 17}
_NUMBERED_HONORS: Final = "ESWNPFC"
_DIGITS: Final = frozenset("0123456789")
_CLOSING: Final = {"[": "]", "(": ")"}


@dataclass(frozen=True, slots=True)
class Placed:
    """
    Hold a tile and the column (from 1) where it is written.
    """

    tile: Tile
    column: int


@dataclass(slots=True)
class WrittenSet:
    """
    Hold a bracket as it is written, not yet known to be a set.

    `claimed` is the index of the tile that carries the mark.
    """

    column: int
    is_concealed: bool
    tiles: list[Placed] = field(default_factory=list[Placed])
    claimed: int | None = None
    is_added: bool = False
    source: str = ""


@dataclass(slots=True)
class Written:
    """
    Hold what a text says, in the order written.
    """

    concealed: list[Placed] = field(default_factory=list[Placed])
    sets: list[WrittenSet] = field(default_factory=list[WrittenSet])
    flowers: list[Placed] = field(default_factory=list[Placed])


def scan(text: str) -> Written:
    """
    Read a text in any spelling; raise `NotationError` with the column of the first fault.

    >>> written = scan("12m 中 [EEE]< f1")
    >>> [str(placed.tile) for placed in written.concealed], written.sets[0].source
    (['1m', '2m', 'C'], '<')
    """
    return _Scanner(text).scan()


class _Scanner:
    """
    Walk once from left to right; `at` is the place of the next sign.
    """

    def __init__(self, text: str) -> None:
        spelled = plain(text)
        self.text = text
        self.signs = spelled.text
        self.columns = (*spelled.columns, len(text) + 1)
        self.at = 0
        self.written = Written()
        self.open: WrittenSet | None = None
        self.closed: WrittenSet | None = None

    def scan(self) -> Written:
        while self.at < len(self.signs):
            sign = self.signs[self.at]
            if sign in "<^>":
                self._direction(sign)
            elif sign != " ":
                self.closed = None
                self._sign(sign)
            self.at += 1
        if self.open is not None:
            opening = "(" if self.open.is_concealed else "["
            raise NotationError(
                "a bracket that is never closed",
                place=f"column {self.open.column}",
                found=repr(opening),
                expected=f"{_CLOSING[opening]!r} after its tiles",
                remedy="close the bracket",
            )
        return self.written

    def _sign(self, sign: str) -> None:
        if sign in _DIGITS:
            self._ranks()
        elif sign in HONORS:
            self._put(TILES[FIRST_HONOR + HONORS.index(sign)], self.at)
        elif sign == "f":
            self._flower()
        elif sign in "[(":
            self._open(sign)
        elif sign in "])":
            self._close(sign)
        elif sign == "'":
            self._claim(-1)
        elif sign == "+":
            self._add()
        elif sign in "mpsz":
            raise self._fault(
                "a suit without digits",
                self.at,
                expected="a digit before it",
                remedy=f"write the ranks before the suit, such as 123{sign}",
            )
        else:
            raise self._fault(
                "an unknown sign",
                self.at,
                expected="digits with a suit (m, p, s, z), E, S, W, N, C, F, P or f1 to f8",
                remedy=advice(self._shown(self.at)),
            )

    def _put(self, tile: Tile, place: int) -> None:
        placed = Placed(tile, self.columns[place])
        if self.open is None:
            (self.written.flowers if tile.is_flower else self.written.concealed).append(placed)
            return
        if self.open.is_added:
            raise self._fault(
                "a tile after the + of an added kong",
                place,
                expected="the closing bracket",
                remedy="put the + last, such as [5555p+]",
            )
        self.open.tiles.append(placed)

    def _ranks(self) -> None:
        # Digits wait for their suit. Spaces may stand before it, and between the digits only when
        # each stands alone ("1 2 3 m"): in "123 456p" the first three have lost their suit.
        digits = [self.at]
        spaces: list[int] = []
        place = self.at + 1
        while (sign := self.signs[place : place + 1]) and (sign in _DIGITS or sign in "' "):
            if sign in _DIGITS:
                if self.signs[place - 1] == " ":
                    spaces.append(self.signs.index(" ", digits[-1]))
                digits.append(place)
            elif sign == "'":
                self._claim(len(digits) - 1, place)
            place += 1
        whole_tile = len(digits) > 1 and self.columns[place] == self.columns[digits[-1]]
        if spaces and len(spaces) < len(digits) - 1:
            raise self._no_suit([digit for digit in digits if digit < spaces[0]], spaces[0])
        if whole_tile:
            raise self._no_suit(digits[:-1], digits[-1])
        if not sign or sign not in "mpsz":
            for digit in digits:
                self._ranked(digit, "m")
            raise self._no_suit(digits, place)
        for digit in digits:
            self._put(self._ranked(digit, sign), digit)
        self.at = place

    def _ranked(self, place: int, suit: str) -> Tile:
        rank = int(self.signs[place])
        if suit == "z":
            if 1 <= rank <= len(_NUMBERED_HONORS):
                return TILES[FIRST_HONOR + HONORS.index(_NUMBERED_HONORS[rank - 1])]
            raise self._fault(
                "no honor has this number",
                place,
                expected="1 to 7 before z",
                remedy="1z to 7z are E, S, W, N, P, F and C",
            )
        if rank:
            return TILES[_FIRST_OF_SUIT[suit] + rank]
        ten = place and self.signs[place - 1] == "1"
        raise self._fault(
            "no tile has the rank 0",
            place,
            expected="1 to 9",
            remedy="ranks end at 9" if ten else "write 5, as there are no red fives",
        )

    def _no_suit(self, digits: list[int], place: int) -> NotationError:
        written = "".join(self.signs[digit] for digit in digits)
        before = self.signs[: digits[0]][-2:]
        if before[:1] == "f" and before[1:] in _DIGITS:
            remedy = f"write f before each flower, such as f{written[0]}"
        elif before[-1:] in {"W", "F"}:
            remedy = advice("B")
        else:
            remedy = suit_advice(written, self._shown(place))
        return self._fault(
            "digits without a suit",
            place,
            found=f"{clip(written)} and then {self._quoted(place)}",
            expected="m, p, s or z after the digits",
            remedy=remedy,
        )

    def _flower(self) -> None:
        number = self.signs[self.at + 1 : self.at + 2]
        if not number or number not in "12345678":
            raise self._fault(
                "no flower has this number" if number in _DIGITS else "a flower without a number",
                self.at + 1,
                expected="1 to 8 right after f",
                remedy="write f1 to f4 (seasons), f5 to f8 (plants), or F for the green dragon",
            )
        self._put(TILES[FIRST_FLOWER + int(number) - 1], self.at)
        self.at += 1

    def _open(self, sign: str) -> None:
        if self.open is not None:
            raise self._fault(
                "a bracket inside a bracket",
                self.at,
                expected="the first bracket to be closed",
                remedy="close each set before the next",
            )
        self.open = WrittenSet(self.columns[self.at], is_concealed=sign == "(")

    def _close(self, sign: str) -> None:
        if self.open is None:
            raise self._fault(
                "a closing bracket that was never opened",
                self.at,
                expected="an opening bracket before it",
                remedy="open the set before its tiles",
            )
        wanted = ")" if self.open.is_concealed else "]"
        if sign != wanted:
            raise self._fault(
                "a bracket closed by another kind",
                self.at,
                expected=repr(wanted),
                remedy="use [ ] for melded sets, ( ) for concealed kongs",
            )
        if not self.open.tiles:
            raise self._fault(
                "an empty bracket",
                self.at,
                expected="the tiles of a set",
                remedy="write the tiles, such as [123m], or leave out the bracket",
            )
        self.written.sets.append(self.open)
        self.closed = self.open
        self.open = None

    def _claim(self, last: int, place: int | None = None) -> None:
        # `last` counts from the tiles already in the set; -1 is the one just written.
        place = self.at if place is None else place
        group = self.open
        if group is None:
            raise self._fault(
                "a claimed mark outside a set",
                place,
                expected="it inside [ ]",
                remedy="mark only tiles of a melded set, such as [1'23m]",
            )
        index = len(group.tiles) + last
        if index < 0:
            raise self._fault(
                "a claimed mark before any tile",
                place,
                expected="a tile",
                remedy="put the mark after the claimed tile, such as [1'23m]",
            )
        if group.is_concealed:
            raise self._fault(
                "a claimed mark in a concealed kong",
                place,
                expected="no mark",
                remedy="leave it out, or write a melded kong in [ ]",
            )
        if group.claimed is not None:
            raise self._fault(
                "a second claimed mark in one set",
                place,
                expected="one at most",
                remedy="mark only the tile that was claimed",
            )
        group.claimed = index

    def _add(self) -> None:
        if self.open is None or self.open.is_concealed or not self.open.tiles:
            raise self._fault(
                "a + that adds to no kong",
                self.at,
                expected="it after the four tiles of a melded kong",
                remedy="put it before the closing bracket, such as [5555p+]",
            )
        if self.open.is_added:
            raise self._fault(
                "a second + in one set",
                self.at,
                expected="one at most",
                remedy="leave it out",
            )
        self.open.is_added = True

    def _direction(self, sign: str) -> None:
        if self.open is not None or self.closed is None:
            raise self._fault(
                "a direction mark that follows no set",
                self.at,
                expected="it after the closing bracket of a melded set",
                remedy="write it like [123m]<",
            )
        if self.closed.is_concealed:
            raise self._fault(
                "a direction mark after a concealed kong",
                self.at,
                expected="none",
                remedy="leave it out, as a concealed kong comes from no other seat",
            )
        if self.closed.source:
            raise self._fault(
                "a second direction mark after one set",
                self.at,
                expected="one at most",
                remedy="keep the one that is right",
            )
        self.closed.source = sign

    def _shown(self, place: int) -> str:
        # What stands in the text itself, which may be another spelling of the sign.
        return self.text[self.columns[place] - 1 : self.columns[place]]

    def _quoted(self, place: int) -> str:
        shown = self._shown(place)
        if shown.isspace():
            return "a space"
        return repr(shown) if shown else "the end of the text"

    def _fault(
        self, fault: str, place: int, *, expected: str, remedy: str, found: str = ""
    ) -> NotationError:
        return NotationError(
            fault,
            place=f"column {self.columns[place]}",
            found=found or self._quoted(place),
            expected=expected,
            remedy=remedy,
        )
