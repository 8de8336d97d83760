"""
Our notation, read: fast when the text is plain, with care when it is not.

`123m 456p 789s EEE CC`; the whole of it is in the guide. Faults and their columns are `scanner`'s
part, other spellings `spelling`'s.
"""

from __future__ import annotations

from typing import Final

from paiju.errors import NotationError
from paiju.tiles.scanner import scan
from paiju.tiles.tile import FIRST_HONOR, HONORS, SUITS, Tile

__all__ = ["count_of_tiles", "quick_kinds", "read_tiles", "write_tiles"]

# One code a sign: 1 to 9 are digits, 27 to 33 the kinds of honors, 40 a space, and from 49 the
# suits: a rank and its suit, less 50, are a kind. Other signs are for the long way.
_SPACE: Final = 40
_SUIT: Final = 50
_OTHER: Final = 255
_CODES: Final = {
    " ": _SPACE,
    **{str(rank): rank for rank in range(1, 10)},
    **{honor: kind for kind, honor in enumerate(HONORS, FIRST_HONOR)},
    **{suit: _SUIT + 9 * place - 1 for place, suit in enumerate(SUITS)},
}
_TABLE: Final = bytes(_CODES.get(chr(sign), _OTHER) for sign in range(256))


def quick_kinds(text: str) -> list[int] | None:
    """
    Read a text of digits with suits, honors and spaces between; None for any other.

    >>> quick_kinds("123m EE"), quick_kinds("[123m]"), quick_kinds("12")
    ([0, 1, 2, 27, 27], None, None)
    """
    if not text.isascii():
        return None
    kinds: list[int] = []
    ranks: list[int] = []
    for code in text.encode().translate(_TABLE):
        if code < FIRST_HONOR:
            ranks.append(code)
        elif code > _SPACE:
            if not ranks or code == _OTHER:
                return None
            first = code - _SUIT
            for rank in ranks:
                kinds.append(first + rank)  # noqa: PERF401  half the time of a comprehension
            ranks.clear()
        elif ranks:
            return None
        elif code < _SPACE:
            kinds.append(code)
    return None if ranks else kinds


def read_tiles(text: str) -> tuple[Tile, ...]:
    """
    Read loose tiles in any spelling and any number, flowers too, in the order written.

    Raise `NotationError` for a text that cannot be read and for a set.

    >>> read_tiles("3s4s E")
    (tile('3s'), tile('4s'), tile('E'))
    >>> read_tiles("")
    ()
    """
    written = scan(text)
    if written.sets:
        raise NotationError(
            "a set among loose tiles",
            place=f"column {written.sets[0].column}",
            found="a bracket",
            expected="tiles only",
            remedy="leave out the bracket",
        )
    placed = sorted(written.concealed + written.flowers, key=lambda each: each.column)
    return tuple(each.tile for each in placed)


def write_tiles(tiles: tuple[Tile, ...]) -> str:
    """
    Write tiles in the order given, each run of a suit, of winds, of dragons together.

    >>> write_tiles(read_tiles("1m2m3m E E C f1 f2"))
    '123m EE C f1 f2'
    """
    words: list[str] = []
    before = ""
    for each in tiles:
        group = each.suit or ("wind" if each.is_wind else "dragon" if each.is_dragon else "")
        if not group or group != before:
            words.append(str(each))
        elif each.suit:
            words[-1] = f"{words[-1][:-1]}{each}"
        else:
            words[-1] += str(each)
        before = group
    return " ".join(words)


def count_of_tiles(count: int) -> str:
    """
    Say how many tiles.

    >>> count_of_tiles(1), count_of_tiles(12)
    ('1 tile', '12 tiles')
    """
    return "1 tile" if count == 1 else f"{count} tiles"
