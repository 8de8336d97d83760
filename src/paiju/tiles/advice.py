"""
What to write instead of a sign that means nothing here.
"""

from __future__ import annotations

from typing import Final

__all__ = ["advice", "suit_advice"]

_BOTZONE: Final = "Botzone codes are read only when every word of the text is one"

_ADVICE: Final[dict[str, str]] = {
    **{small: f"honors are upper-case, write {small.upper()}" for small in "ewn"},
    "c": "write C for the red dragon, or m for characters",
    "b": "bamboo is s, as in 123s",
    "t": "bamboo is s, as in 123s",
    "d": "dots are p, as in 123p, and the dragons are C, F and P",
    "D": "the dragons are C (red), F (green) and P (white)",
    "R": "the red dragon is C",
    "G": "the green dragon is F",
    "M": "suits are lower-case, write m",
    "Z": "suits are lower-case, write z",
    **dict.fromkeys("BTJH", _BOTZONE),
    **dict.fromkeys("風风", "write 東, 南, 西 or 北 before it"),
    "紅": "write C or 中 for the red dragon",
    "红": "write C or 中 for the red dragon",
    "十": "ranks go from 1 to 9",
    "〇": "ranks go from 1 to 9",
    "零": "ranks go from 1 to 9",
    "🀪": "no rules here have a joker, leave it out",
    "🀫": "a tile must be face up, write which one it is",
    **dict.fromkeys("{}", "write sets in [ ], and concealed kongs in ( )"),
    **dict.fromkeys('"“”', "leave out the quotation marks"),
    **dict.fromkeys("-–—_./\\:=", "put a space or nothing between the tiles"),
    **dict.fromkeys("*#?", "write every tile out"),
}

_SUIT_ADVICE: Final[dict[str, str]] = {
    **{large: f"suits are lower-case, write {large.lower()}" for large in "MPSZ"},
    **dict.fromkeys("bBtT", "bamboo is s"),
    **dict.fromkeys("dDo", "dots are p"),
    **dict.fromkeys("cCkwW", "characters are m"),
    "+": "put the + last, such as [5555p+]",
}


def advice(sign: str) -> str:
    """
    Say what to do about a sign that is no tile and no mark.

    >>> advice("b")
    'bamboo is s, as in 123s'
    """
    return _ADVICE.get(sign, "leave it out, or write the tile that it stands for")


def suit_advice(digits: str, sign: str) -> str:
    """
    Say what to do about digits that this sign follows instead of a suit.

    >>> suit_advice("123", "M")
    'suits are lower-case, write m'
    >>> suit_advice("123", "")
    'write 123m, 123p or 123s'
    """
    short = digits if len(digits) <= 3 else f"{digits[:3]}…"
    return _SUIT_ADVICE.get(sign, f"write {short}m, {short}p or {short}s")
