"""What a target is worth by a discard when tiles were claimed for the sets that the hand lacks.

A target may be read in several ways, and the tiles held may be laid to its sets in several; each
such laying leaves other sets to be claimed. The dearest counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.scoring import codes
from paiju.scoring.endings import counts_of_row
from paiju.scoring.position import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from paiju.scoring.position import Position

__all__ = ["claimed_rows"]

_PUNG = 64

_Group = tuple[int, ...]


def claimed_rows(
    at: Position, row: bytes, sets: Sequence[int], needs: Sequence[int]
) -> list[bytes]:
    """
    Give the ways to end by a discard when a tile was claimed for every set not held.

    `row` has the last tile, `sets` are one reading of it, `needs` what the hand lacks of each
    kind. The last tile comes for the pair, or for any one set that has it. Nothing when no set
    is to be claimed.
    """
    last = row[4]
    found: set[tuple[int, ...]] = set()
    for reading, pair in _readings(row, sets):
        for unfinished, pair_lacks in _layings(reading, pair, at.held):
            found.update(_claims(unfinished, last, for_pair=pair_lacks and pair == last))
    return [_claimed(at, row, claim, needs[last]) for claim in sorted(found) if claim]


def _claims(unfinished: _Group, last: int, *, for_pair: bool) -> Iterator[_Group]:
    """
    Give the sets to be claimed: all but one that has the last tile, or all if that is the pair's.
    """
    ends = [place for place, code in enumerate(unfinished) if last in _tiles(code)]
    for place in ends:
        yield unfinished[:place] + unfinished[place + 1 :]
    if for_pair or not ends:
        yield unfinished


def _readings(row: bytes, sets: Sequence[int]) -> Iterator[tuple[_Group, int]]:
    """
    Give the sets and the pair of each reading of four sets; of knitted tiles the one that is told.
    """
    counts = counts_of_row(row)
    if len(sets) == 4 - row[3]:
        for pair in range(KINDS):
            if counts[pair] > 1:
                counts[pair] -= 2
                for reading in _divided(counts, 0):
                    yield reading, pair
                counts[pair] += 2
    elif sets:
        for code in sets:
            for kind in _tiles(code):
                counts[kind] -= 1
        # one of each of the nine knitted tiles is left, so that the pair may hide among them
        yield tuple(sets), next(kind for kind, count in enumerate(counts) if count > 1)


def _divided(counts: bytearray, kind: int) -> Iterator[_Group]:
    """
    Give each way to divide tiles into sets, from a kind on.
    """
    while kind < KINDS and not counts[kind]:
        kind += 1
    if kind == KINDS:
        yield ()
        return
    for code in (kind + _PUNG, kind):
        tiles = _tiles(code)
        is_set = code >= _PUNG or (kind < 27 and kind % 9 < 7)
        if is_set and all(counts[each] >= tiles.count(each) for each in tiles):
            for each in tiles:
                counts[each] -= 1
            for others in _divided(counts, kind):
                yield (code, *others)
            for each in tiles:
                counts[each] += 1


def _tiles(code: int) -> tuple[int, int, int]:
    """
    Give the kinds of the tiles of a set.
    """
    low = code % _PUNG
    return (low, low, low) if code >= _PUNG else (low, low + 1, low + 2)


def _layings(sets: _Group, pair: int, held: bytes) -> set[tuple[_Group, bool]]:
    """
    Lay the tiles held to whole groups, as far as it goes; give the sets left over each time.

    Beside them stands whether the pair is left over, too.
    """
    groups = (*map(_tiles, sets), (pair, pair))
    found: set[tuple[_Group, bool]] = set()
    rest = bytearray(held)

    def lay(place: int, short: tuple[int, ...]) -> None:
        if place == len(groups):
            if not any(_fits(groups[each], rest) for each in short):
                codes_left = tuple(sets[each] for each in short if each < len(sets))
                found.add((codes_left, len(sets) in short))
            return
        if _fits(groups[place], rest):
            for kind in groups[place]:
                rest[kind] -= 1
            lay(place + 1, short)
            for kind in groups[place]:
                rest[kind] += 1
            if not _is_sure(groups, place, rest):
                lay(place + 1, (*short, place))
        else:
            lay(place + 1, (*short, place))

    lay(0, ())
    return found


def _is_sure(groups: Sequence[_Group], place: int, rest: bytearray) -> bool:
    """
    Tell whether there are tiles enough for a group and all others, so that it is always whole.
    """
    return all(
        sum(group.count(kind) for group in groups) <= rest[kind] for kind in set(groups[place])
    )


def _fits(group: _Group, rest: bytearray) -> bool:
    return all(rest[kind] >= group.count(kind) for kind in group)


def _claimed(at: Position, row: bytes, sets: Sequence[int], needed: int) -> bytes:
    """
    Give a win row with some of its sets laid open, won by a discard.

    `needed` is how many the hand lacks of the last tile's kind: what was claimed lies open, too.
    """
    rest = counts_of_row(row)
    for code in sets:
        for kind in _tiles(code):
            rest[kind] -= 1
    melds = [*row[5 : 5 + row[3]], *sets]
    tiles = [kind for kind, count in enumerate(rest) for _ in range(count)]
    flags = at.last_of_kind_flag(row[4], rest[row[4]], needed)
    head = bytes((flags, row[1], row[2], len(melds), row[4])) + bytes(melds).ljust(4, b"\0")
    return (head + bytes(tiles)).ljust(codes.ROW_BYTES, b"\0")
