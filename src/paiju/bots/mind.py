"""What a hand is worth to who goes on with it: its targets, their chances, and what they pay.

One mind serves both systems: what differs is read from the edition's fields and its scoring room.
"""

from __future__ import annotations

from array import array
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from paiju.bots.hopes import Hopes
from paiju.bots.sight import KINDS
from paiju.rules.editions import ruleset
from paiju.scoring.aims import aims, packed
from paiju.scoring.codes import ROW_BYTES
from paiju.scoring.door import room_of
from paiju.scoring.nearest import no_groups
from paiju.shape.pool import Pool

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from paiju.bots.sight import Sight

__all__ = ["ALL", "Depth", "Mind", "Outlook", "mind_of"]

ALL: Final = KINDS
"""The place of what a hand keeps when it discards nothing."""

_FARTHEST: Final = 8


class Depth(NamedTuple):
    """
    How far a bot looks: tiles beyond the nearest legal win, and hands of no kind a level.
    """

    beyond: int
    hands: int


class Outlook(NamedTuple):
    """
    What the targets sum up to that a discard leaves: chance, gain, distance, tiles that help.

    `chance` and `gain` are sums over targets that share tiles, larger than any probability.
    """

    chance: float
    gain: float
    distance: int
    needs: int
    tiles: int
    route: bytes
    step: float = 0.0


class Mind:
    """
    Look at hands under one edition.

    >>> Mind("mcr").minimum
    8
    """

    def __init__(self, rules: str) -> None:
        edition = ruleset(rules)
        room = room_of(edition)
        self.minimum = edition.minimum_points
        self.basic = edition.basic_points
        self.threefold = edition.payment == "threefold"
        self._room = room.made_for(replace(edition, minimum_points=0))
        numbers = array("Q")
        for aim in aims(room.table, room.forms):
            numbers += packed(aim)
        self._hopes = Hopes(numbers)
        self._flower_points = room.flower_points

    def look(
        self, sight: Sight, rates: Sequence[float], depth: Depth, end: int = 0
    ) -> dict[int, Outlook]:
        """
        Give the outlook by kind of the tile discarded; `ALL` is that of the whole hand.

        `end` is how many missing tiles to look for at most, where the depth does not say.
        """
        hopes = self._hopes
        hopes.pays(self.minimum, self.basic, self.threefold, sight.flowers * self._flower_points)
        hopes.begin(sight.head, sight.held, sight.at_most(), rates)
        level, last = 1, _FARTHEST
        while level <= last:
            first = hopes.look(level, depth.hands)
            rows = hopes.rows_of(first)
            if len(rows):
                points = array("i", bytes(len(rows) // ROW_BYTES * 4))
                fault = self._room.score_rows(rows, points)
                assert fault == (0, 0), fault
                if hopes.take(points, first, level) and last == _FARTHEST:
                    last = end or level + depth.beyond
            level += 1
        return {
            kind: self._outlook(kind, sight.left)
            for kind in range(KINDS + 1)
            if kind == ALL or sight.held[kind]
        }

    def _outlook(self, kind: int, left: bytes) -> Outlook:
        chance, gain, nearest, needs, dearest = self._hopes.told(kind)
        tiles = sum(left[each] for each in range(KINDS) if needs >> each & 1)
        route = b"" if dearest < 0 else self._hopes.way(dearest)
        return Outlook(chance, gain, nearest - 1, needs, tiles, route, self._hopes.step_gain(kind))

    def rows(self, route: bytes) -> tuple[str, ...]:
        """
        Give the keys of the rows that a target counts, the dearest first.
        """
        way = self._room.best(route, ()) if route else None
        if way is None:
            return ()
        return tuple(row.key for row in self._room.rows_of(way, no_groups))


@lru_cache(maxsize=4)
def _minds(rules: str) -> Pool[Mind]:
    # a mind holds some megabytes: those of editions long not played are given up
    return Pool(partial(Mind, rules))


@contextmanager
def mind_of(rules: str) -> Generator[Mind]:
    """
    Lend a mind for an edition; who else asks meanwhile gets another.

    >>> with mind_of("wsom") as mind:
    ...     mind.minimum
    5
    """
    minds = _minds(rules)
    mind = minds.take()
    yield mind
    minds.put_back(mind)
