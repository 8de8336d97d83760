"""The ways in which a target may end: which tile comes last, how it comes, what was claimed.

An ending is a win row (see `paiju.scoring.win`); the room tells what it counts.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, NamedTuple

from paiju.scoring import codes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from paiju.scoring.score import Room

__all__ = ["Ending", "claimed_rows", "counts_of_row", "endings", "points_of", "with_last"]

_PUNG = 64


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


def with_last(row: bytes, last: int, flags: int) -> bytes:
    """
    Give a win row with another last tile, come in another way.
    """
    return bytes((flags, row[1], row[2], row[3], last)) + row[5:]


def counts_of_row(row: bytes) -> bytearray:
    """
    Count the concealed tiles of a win row by kind.
    """
    counts = bytearray(34)
    for kind in row[9 : 23 - 3 * row[3]]:
        counts[kind] += 1
    return counts


def endings(room: Room, row: bytes, lasts: Iterable[int]) -> list[Ending]:
    """
    Give what a target is worth for each last tile.
    """
    kinds = list(lasts)
    rows = [with_last(row, kind, flags) for kind in kinds for flags in (0, codes.SELF_DRAWN)]
    points = points_of(room, rows)
    return [
        Ending(kind, points[2 * place], points[2 * place + 1]) for place, kind in enumerate(kinds)
    ]


def claimed_rows(row: bytes, sets: Sequence[int], held: Sequence[int]) -> list[bytes]:
    """
    Give the ways to end by a discard when a tile was claimed for every set not held.

    `row` has the last tile; it comes last for the pair, or for any one set that has it. The tiles
    held are laid to the sets that lack least. Nothing when no set is to be claimed.
    """
    last = row[4]
    rest = counts_of_row(row)
    for code in sets:
        for kind in _tiles(code):
            rest[kind] -= 1
    pair = next((kind for kind, count in enumerate(rest) if count > 1), last)
    unfinished, pair_lacks = _unfinished(sets, pair, held)
    claims = [
        unfinished[:place] + unfinished[place + 1 :]
        for place, code in enumerate(unfinished)
        if last in _tiles(code)
    ]
    if not claims or (pair_lacks and last == pair):
        claims.append(unfinished)
    return [_claimed(row, claim) for claim in claims if claim]


def _tiles(code: int) -> tuple[int, int, int]:
    """
    Give the kinds of the tiles of a set.
    """
    low = code % _PUNG
    return (low, low, low) if code >= _PUNG else (low, low + 1, low + 2)


def _unfinished(sets: Sequence[int], pair: int, held: Sequence[int]) -> tuple[list[int], bool]:
    """
    Lay the tiles held to the sets; give those that lack a tile, and whether the pair does.
    """
    rest = list(held)

    def lacking(kinds: Sequence[int]) -> int:
        return sum(max(0, kinds.count(kind) - rest[kind]) for kind in set(kinds))

    def take(kinds: Sequence[int]) -> bool:
        """
        Take the tiles of a group as far as they are there; tell whether one lacks.
        """
        lacks = bool(lacking(kinds))
        for kind in kinds:
            rest[kind] -= rest[kind] > 0
        return lacks

    groups = sorted(map(_tiles, sets), key=lacking)
    whole = [kinds for kinds in groups if not lacking(kinds)]
    short = [kinds for kinds in whole if take(kinds)]
    pair_lacks = take((pair, pair))
    short += [kinds for kinds in groups if kinds not in whole and take(kinds)]
    return [low + (_PUNG if low == middle else 0) for low, middle, _ in short], pair_lacks


def _claimed(row: bytes, sets: Sequence[int]) -> bytes:
    """
    Give a win row with some of its sets laid open, won by a discard.
    """
    rest = counts_of_row(row)
    for code in sets:
        for kind in _tiles(code):
            rest[kind] -= 1
    melds = [*row[5 : 5 + row[3]], *sets]
    tiles = [kind for kind, count in enumerate(rest) for _ in range(count)]
    head = bytes((0, row[1], row[2], len(melds), row[4])) + bytes(melds).ljust(4, b"\0")
    return (head + bytes(tiles)).ljust(codes.ROW_BYTES, b"\0")
