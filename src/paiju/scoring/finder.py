"""The search for routes level by level: the nearest targets first, then what lies a little on.

Targets are found by `aiming` and judged by the scoring room itself, with its minimum at nothing,
so that what falls short is seen too.
"""

from __future__ import annotations

from array import array
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from paiju.scoring import codes
from paiju.scoring.aiming import Aiming
from paiju.scoring.aims import aims, packed
from paiju.scoring.endings import counts_of_row, points_of, with_last
from paiju.scoring.nearest import no_groups
from paiju.scoring.position import KINDS
from paiju.scoring.score import Way
from paiju.shape.pool import Pool

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from paiju.scoring.position import Position
    from paiju.scoring.score import Room

__all__ = ["BEYOND", "Candidate", "Finder", "finder_of"]

BEYOND = 2
"""How many tiles further than the nearest legal win routes are looked for."""

_FARTHEST = 14
_EVERY = 12_000
_MANY = 1_500
_FEW_SHORT = 16
_MELDS = 4
_WAITS = ("edge_wait", "closed_wait", "single_wait")
# What a hand without any row by a discard may have self-drawn, beside its wait.
_BY_DRAWING = ("self_drawn", "two_concealed_pungs")
_LAST_OF_KIND = "last_of_its_kind"


class Candidate(NamedTuple):
    """
    A target worth its while: its win row, sets as laid, missing and left tiles, what it counts.

    `last` is the tile that has to come last, if it was not found with any.
    """

    row: bytes
    sets: tuple[int, ...]
    missing: int
    left: int
    value: int
    last: int | None = None


class Finder:
    """
    Find the targets of hands under one edition, one hand at a time.
    """

    def __init__(self, room: Room) -> None:
        self.room = room.made_for(replace(room.ruleset, minimum_points=0))
        self.minimum = room.ruleset.minimum_points
        self._wait = max(map(self._worth, _WAITS))
        self._drawn = sum(map(self._worth, _BY_DRAWING))
        self._last_of_kind = self._worth(_LAST_OF_KIND)
        numbers = array("Q")
        for aim in aims(room.table, room.forms):
            numbers += packed(aim)
        self._aiming = Aiming(numbers)

    def _worth(self, key: str) -> int:
        """
        Give what a row is worth in this edition, nothing if it has none such.
        """
        if key not in self.room.table:
            return 0
        way = Way(0, 0, 0, ((self.room.table[key].no, 1),))
        (row,) = self.room.rows_of(way, no_groups)
        return row.points

    def find(self, at: Position) -> list[Candidate]:
        """
        Give targets that make a legal win, as near as the nearest or `BEYOND` tiles on.
        """
        self._at = at
        flowers = at.head[2] * self.room.flower_points if self.room.flowers_in_minimum else 0
        self._least = max(self.minimum - flowers, 0)
        self._found: list[Candidate] = []
        self._again: list[Candidate] = []
        self._nearest = _FARTHEST
        head = at.head[:2] + bytes(1) + at.head[3:]  # flowers are counted apart
        targets = self._aiming.targets
        targets.open(head, at.held, at.left, at.last_of_kind)
        self._aiming.open()
        level = 0 if at.complete else 1
        while level <= min(self._nearest + BEYOND, _FARTHEST):
            self._look(level)
            level += 1
        return self._found + [self._candidate(each) for each in targets.kept()]

    def _candidate(self, target: int) -> Candidate:
        targets = self._aiming.targets
        return Candidate(targets.row(target), targets.sets(target), *targets.told(target))

    def _look(self, level: int) -> None:
        """
        Find and judge the targets that miss a number of tiles.
        """
        targets = self._aiming.targets
        if self._nearest > level:
            targets.forget()
        start = targets.size
        self._judge(self._aiming.sweep, level)
        if level <= self._nearest + 1:
            most = _MANY if self._nearest <= level else _EVERY
            self._judge(lambda at: self._aiming.search_all(at, most), level)
        again, self._again = self._again, []
        if self._nearest >= level:
            self._keep(again, level)
            self._see_short(start, level)

    def _judge(self, search: Callable[[int], object], level: int) -> None:
        """
        Let the room tell what the targets of a search count.
        """
        targets = self._aiming.targets
        first, first_link = targets.size, targets.links
        search(level)
        points = array("i", bytes(4 * (targets.size - first)))
        if points:
            fault = self.room.score_rows(targets.rows_from(first), points)
            assert fault == (0, 0), fault
        targets.judge(points, first, first_link, self._least)
        self._nearest = min(self._nearest, targets.nearest)

    def _see_short(self, start: int, level: int) -> None:
        """
        See whether another last tile, or a discard, makes targets legal that fall short.

        The last tile may be one of the hand's, given up and drawn again: that is one tile more.
        """
        at, targets = self._at, self._aiming.targets
        # another last tile may add its wait, or be the last of its kind
        adds = self._wait + (self._last_of_kind if at.last_of_kind and 1 in at.left else 0)
        least = 0 if at.head[3] == _MELDS else self._least - adds
        short = targets.short(start, least, self._drawn + adds, self._least)
        if self._nearest == level:
            del short[_FEW_SHORT:]
        ended = [(target, self._lasts(target, level)) for target in short]
        rows = [
            with_last(at, targets.row(target), last, flags, drawn=missing > 0)
            for target, lasts in ended
            for last, missing in lasts
            for flags in (0, codes.SELF_DRAWN)
        ]
        points = iter(points_of(self.room, rows))
        now: list[Candidate] = []
        for target, lasts in ended:
            worth = [(max(next(points), next(points)), last, missing) for last, missing in lasts]
            for missing, found in ((level, now), (level + 1, self._again)):
                legal = [each for each in worth if each[0] >= self._least and each[2] == missing]
                if legal:
                    value, last, _ = max(legal)
                    found.append(self._ended(target, missing, value, last))
        self._keep(now, level)

    def _lasts(self, target: int, level: int) -> list[tuple[int, int]]:
        """
        Give the tiles that may come last, and how many tiles are missing then.

        They are those that a target lacks, and those that the hand could give up and draw again.
        """
        at = self._at
        row = self._aiming.targets.row(target)
        counts = counts_of_row(row)
        lacks = [kind for kind in range(KINDS) if counts[kind] > at.held[kind]]
        lasts = [(last, level) for last in (lacks if level else [row[4]])]
        if self._nearest != level:
            lasts += [
                (kind, level + 1)
                for kind in range(KINDS)
                if 0 < counts[kind] <= at.held[kind] and at.left[kind]
            ]
        return lasts

    def _ended(self, target: int, missing: int, value: int, last: int) -> Candidate:
        found = self._candidate(target)
        more = self._at.left[last] if missing > max(found.missing, 0) else 0
        return found._replace(missing=missing, left=found.left + more, value=value, last=last)

    def _keep(self, found: list[Candidate], level: int) -> None:
        if found:
            self._nearest = level
            self._found += found


@lru_cache(maxsize=8)
def _finders_of(room: Room) -> Pool[Finder]:
    # a finder is large: those of editions long not asked for are given up
    return Pool(partial(Finder, room))


@contextmanager
def finder_of(room: Room) -> Generator[Finder]:
    """
    Lend a finder for an edition; each caller has one of its own.
    """
    finders = _finders_of(room)
    finder = finders.take()
    yield finder
    finders.put_back(finder)
