"""The rows a hand just missed: what one other tile, or drawing it oneself, would have added."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from paiju.scoring import codes
from paiju.tiles import TILES, Hand, Tile

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.scoring.reading import Group
    from paiju.scoring.row import Row
    from paiju.scoring.score import Room

__all__ = ["NearMiss", "near_misses", "no_groups"]

_COPIES = 4
_KEPT = codes.SELF_DRAWN | codes.LAST_TILE | codes.REPLACEMENT | codes.MIXED_IN


class NearMiss(NamedTuple):
    """
    A row that is one step away, and what the hand would count then.

    The step is another tile in place of one (`instead` for `tile`), or, when both are None, the
    same tile self-drawn.
    """

    row: Row
    counted: int
    tile: Tile | None
    instead: Tile | None


def near_misses(
    hand: Hand, room: Room, win_row: bytes, penalty: tuple[int, ...], rows: tuple[Row, ...]
) -> tuple[NearMiss, ...]:
    """
    Give each row that one step would add, with the dearest such step, the dearest hand first.
    """
    have = {row.key for row in rows}
    best: dict[str, NearMiss] = {}
    flowers = win_row[2] * room.flower_points if room.flowers_in_minimum else 0
    for changed, tile, instead in _steps(hand, win_row):
        way = room.best(changed, penalty)
        if way is None:
            continue
        counted = way.value + flowers
        for row in room.rows_of(way, no_groups):
            known = best.get(row.key)
            if row.key not in have and (known is None or known.counted < counted):
                best[row.key] = NearMiss(row, counted, tile, instead)
    return tuple(sorted(best.values(), key=lambda miss: (-miss.counted, -miss.row.points)))


def no_groups(_no: int) -> tuple[Group, ...]:
    """
    Give no groups, for rows of which only name and points are asked.

    >>> no_groups(1)
    ()
    """
    return ()


def _steps(hand: Hand, win_row: bytes) -> Iterator[tuple[bytes, Tile | None, Tile | None]]:
    """
    Give the win rows one step away; what no longer holds of the circumstances is left out.
    """
    flags = win_row[0]
    if not flags & (codes.SELF_DRAWN | codes.ROBBING):
        yield bytes([flags & _KEPT | codes.SELF_DRAWN]) + win_row[1:], None, None
    held = Counter(tile.kind for meld in hand.melds for tile in meld.tiles)
    end = 23 - 3 * len(hand.melds)
    held.update(win_row[9:end])
    for place in range(9, end):
        kind = win_row[place]
        if place > 9 and kind == win_row[place - 1]:
            continue
        for other in range(34):
            if other != kind and held[other] < _COPIES:
                changed = bytearray(win_row)
                changed[0] = flags & _KEPT
                changed[place] = other
                if place == end - 1:
                    changed[4] = other
                yield bytes(changed), TILES[kind], TILES[other]
