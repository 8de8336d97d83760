"""The ways in which a target may end: which tile comes last, and how it comes.

An ending is a win row (see `paiju.scoring.win`); the room tells what it counts.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, NamedTuple

from paiju.scoring import codes
from paiju.scoring.position import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from paiju.scoring.position import Position
    from paiju.scoring.score import Room

__all__ = ["Ending", "counts_of_row", "endings", "points_of", "with_last"]


class Ending(NamedTuple):
    """
    A last tile, and what a target is worth with it: won by a discard, and self-drawn.
    """

    last: int
    by_discard: int
    by_self_draw: int


def points_of(room: Room, rows: Sequence[bytes]) -> array[int]:
    """
    Give the points of win rows, -1 for what is no winning shape.
    """
    points = array("i", bytes(4 * len(rows)))
    if rows:
        fault = room.score_rows(memoryview(b"".join(rows)), points)
        assert fault == (0, 0), (fault, rows)
    return points


def with_last(at: Position, row: bytes, last: int, flags: int, *, drawn: bool = True) -> bytes:
    """
    Give a win row with another last tile, come in another way; it may be the last of its kind.

    `drawn` tells whether the hand lacks it.
    """
    flags |= at.last_of_kind_flag(last, codes.concealed_of(row).count(last), drawn)
    return bytes((flags, row[1], row[2], row[3], last)) + row[5:]


def counts_of_row(row: bytes) -> bytearray:
    """
    Count the concealed tiles of a win row by kind.
    """
    counts = bytearray(KINDS)
    for kind in codes.concealed_of(row):
        counts[kind] += 1
    return counts


def endings(
    room: Room, at: Position, row: bytes, lasts: Iterable[int], *, drawn: bool
) -> list[Ending]:
    """
    Give what a target is worth for each last tile; `drawn` tells whether the hand lacks it.
    """
    kinds = list(lasts)
    rows = [
        with_last(at, row, kind, flags, drawn=drawn)
        for kind in kinds
        for flags in (0, codes.SELF_DRAWN)
    ]
    points = points_of(room, rows)
    return [
        Ending(kind, points[2 * place], points[2 * place + 1]) for place, kind in enumerate(kinds)
    ]
