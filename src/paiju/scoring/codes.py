"""Numbers that the kernels and the Python around them agree on."""

from __future__ import annotations

__all__ = [
    "EARTHLY",
    "ELSEWHERE",
    "HEAVENLY",
    "IN_PAIR",
    "LAST_OF_KIND",
    "LAST_TILE",
    "MIXED_IN",
    "REPLACEMENT",
    "ROBBING",
    "ROW_BYTES",
    "SELF_DRAWN",
    "concealed_of",
]

SELF_DRAWN = 1
LAST_TILE = 2
REPLACEMENT = 4
ROBBING = 8
LAST_OF_KIND = 16
HEAVENLY = 32
EARTHLY = 64
MIXED_IN = 128

ROW_BYTES = 24

# Where the winning tile goes: the number of a set (0-3), or one of these.
IN_PAIR = 4
ELSEWHERE = 5


def concealed_of(row: bytes) -> bytes:
    """
    Give the kinds of the concealed tiles of a win row (see `paiju.scoring.win`).
    """
    return row[9 : 23 - 3 * row[3]]
