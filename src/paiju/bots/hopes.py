"""What a hand may still become: targets found by `paiju.scoring.aiming`, each with its chance.

A target is won in one of three ways: hidden and drawn, hidden but for its last tile, or with its
unfinished sets claimed. The room says what each pays; here stands how likely each is, and what a
discard leaves of all of them. Chances are products of what each missing tile is likely to come by.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.bots.ahead import Ahead
from paiju.scoring.aiming import Aiming

if not cython.compiled:
    from collections.abc import Sequence
    from math import exp

    from paiju.scoring.laying import FAR
    from paiju.scoring.targets import MOST_TARGETS
    from paiju.shape.masks import PUNG

_WAYS = cython.declare(cython.int, 3)
_ROW = cython.declare(cython.int, 24)
_TILES_FROM = cython.declare(cython.int, 9)
_NO_SET = cython.declare(cython.int, 255)
_SELF_DRAWN = cython.declare(cython.int, 1)
# How often a win that may come either way is drawn.
_DRAWN_SHARE = cython.declare(cython.double, 0.3)


@cython.cclass
class Hopes:
    """
    Weigh the targets of one hand; one object may serve many hands, one after another.

    `chance` and `gain` sum over the targets that a discard of a kind keeps (place 34: all of
    them) how likely they are and what they bring; `nearest` is the fewest tiles missing, `needs`
    the kinds that the nearest lack, `dearest` the target that brings most.
    """

    def __init__(self, numbers: Sequence[int]) -> None:
        """
        Take the aims as numbers, as `Aiming` does.
        """
        self.aiming = Aiming(numbers)
        self.targets = self.aiming.targets
        self.ahead = Ahead()
        self.buffer = bytearray(72 * 16384)
        self.rows = self.buffer
        if not cython.compiled:
            self.least: int = 0
            self.basic: float = 0.0
            self.threefold: int = 0
            self.flower_points: float = 0.0
            self.draw: list[float] = [0.0] * 34
            self.again: list[float] = [0.0] * 34
            self.next: list[float] = [0.0] * 34
            self.any: list[float] = [0.0] * 34
            self.hidden: list[float] = [0.0] * MOST_TARGETS
            self.last: list[float] = [0.0] * MOST_TARGETS
            self.open: list[float] = [0.0] * MOST_TARGETS
            self.chance: list[float] = [0.0] * 35
            self.gain: list[float] = [0.0] * 35
            self.most: list[float] = [0.0] * 35
            self.dearest: list[int] = [0] * 35
            self.nearest: list[int] = [0] * 35
            self.needs: list[int] = [0] * 35
            self.last_kind: int = 0
            self.ended: int = 0
            self.is_claimed: bool = False
            self.wanted: int = 0
            self.rest: list[int] = [0] * 34
            self.beside: list[int] = [0] * 34
            self.over: list[int] = [0] * 34

    def begin(
        self,
        head: Sequence[int],
        held: Sequence[int],
        left: Sequence[int],
        rates: Sequence[float],
    ) -> None:
        """
        Begin a hand: the head of its win rows, what it holds and what nobody has shown.

        `rates` are four times 34: how many of a kind the seat expects to draw; to be given by the
        seat before it; to be given by any seat; and how many a second copy still counts.
        """
        kind: cython.int
        self.targets.open(head, held, left, 0)
        self.aiming.open()
        for kind in range(34):
            self.draw[kind] = 1 - exp(-rates[kind])
            self.next[kind] = 1 - exp(-rates[kind] - rates[34 + kind])
            self.any[kind] = 1 - exp(-rates[kind] - rates[68 + kind])
            self.again[kind] = 1 - exp(-rates[kind] * rates[102 + kind])
        self.ahead.begin(sum(held) % 3 == 2)
        for kind in range(35):
            self.chance[kind] = self.gain[kind] = self.most[kind] = 0
            self.dearest[kind] = -1
            self.nearest[kind] = FAR
            self.needs[kind] = 0

    def pays(self, least: int, basic: float, threefold: cython.int, flower_points: float) -> None:
        """
        Say what a win brings: the minimum, what each loser pays beside it, and for flowers.
        """
        self.least = least
        self.basic = basic
        self.threefold = threefold
        self.flower_points = flower_points

    def look(self, level: cython.int, most: cython.int) -> cython.int:
        """
        Find the targets that miss a number of tiles, and write the three rows of each new one.

        Give the number of the first new one.
        """
        target: cython.int
        if self.nearest[34] == FAR:
            self.targets.forget()
        first: cython.int = self.targets.size
        self.aiming.sweep(level)
        if most:
            self.aiming.search_all(level, most)
        for target in range(first, self.targets.size):
            self.write(target, first)
        return first

    def rows_of(self, first: int) -> memoryview:
        """
        Give the rows that `look` wrote.
        """
        return memoryview(self.buffer)[: _WAYS * _ROW * (self.targets.size - first)]

    def write(self, target: cython.int, first: cython.int) -> cython.void:
        """
        Write the rows of a target and what its missing tiles are likely to come by.
        """
        start: cython.int = _ROW * target
        to: cython.int = _WAYS * _ROW * (target - first)
        place: cython.int
        kind: cython.int
        chance: cython.double = 1
        for place in range(_ROW):
            self.rows[to + place] = self.targets.rows[start + place]
            self.rows[to + _ROW + place] = self.targets.rows[start + place]
            self.rows[to + 2 * _ROW + place] = 0
        self.rows[to] &= 255 - _SELF_DRAWN
        self.rows[to + _ROW] |= _SELF_DRAWN
        for kind in range(34):
            self.rest[kind] = 0
        for place in range(start + _TILES_FROM, start + 23 - 3 * self.targets.meld_count):
            kind = self.targets.rows[place]
            self.rest[kind] += 1
            if self.rest[kind] == self.targets.laying.held[kind] + 1:
                chance *= self.draw[kind]
            elif self.rest[kind] > self.targets.laying.held[kind]:
                chance *= self.again[kind]
        for kind in range(34):
            self.beside[kind] = self.rest[kind]
        self.hidden[target] = chance
        self.last[target] = chance
        kind = self.targets.rows[start + 4]
        if self.draw[kind] > 0:
            self.last[target] = chance / self.draw[kind] * self.any[kind]
        self.write_open(target, to + 2 * _ROW)

    def write_open(self, target: cython.int, to: cython.int) -> cython.void:
        """
        Write the row of a target whose unfinished sets are claimed, and how likely that is.
        """
        start: cython.int = _ROW * target
        place: cython.int
        kind: cython.int
        code: cython.int
        melds: cython.int = self.targets.meld_count
        self.last_kind = self.targets.rows[start + 4]
        self.ended = 0
        chance: cython.double = 1
        for kind in range(34):
            self.over[kind] = self.targets.laying.held[kind]
        for place in range(_TILES_FROM):
            self.rows[to + place] = self.targets.rows[start + place]
        self.rows[to] &= 255 - _SELF_DRAWN
        for place in range(4):
            code = self.targets.codes[4 * target + place]
            if code == _NO_SET:
                continue
            chance *= self.set_chance(code)
            if self.is_claimed:
                self.rows[to + 5 + melds] = code
                melds += 1
                self.lift(self.rest, code)
            self.lift(self.beside, code)
        self.rows[to + 3] = melds
        place = to + _TILES_FROM
        for kind in range(34):
            for _ in range(self.rest[kind]):
                self.rows[place] = kind
                place += 1
            for _ in range(self.over[kind], self.beside[kind]):
                if kind == self.last_kind and not self.ended:
                    self.ended = 1
                    chance *= self.any[kind]
                else:
                    chance *= self.draw[kind]
        self.open[target] = chance

    def set_chance(self, code: cython.int) -> cython.double:
        """
        Take a set's tiles from those over; give how likely those lacking are.
        """
        kind: cython.int = code & 63
        step: cython.int
        lacks: cython.int = 0
        ends: cython.int = 0
        chance: cython.double = 1
        more: cython.double = 1
        if code >= PUNG:
            lacks = 3 - min(3, self.over[kind])
            self.over[kind] -= 3 - lacks
            if lacks:
                chance = self.any[kind]
                for step in range(1, lacks):
                    chance *= self.draw[kind] if step == 1 else self.again[kind]
                ends = kind == self.last_kind and not self.ended
        else:
            for step in range(3):
                if self.over[kind + step] > 0:
                    self.over[kind + step] -= 1
                    continue
                lacks += 1
                chance *= self.draw[kind + step]
                if self.draw[kind + step] > 0:
                    more = max(more, self.next[kind + step] / self.draw[kind + step])
                if kind + step == self.last_kind and not self.ended:
                    ends = 1
            if ends and self.draw[self.last_kind] > 0:
                more = self.any[self.last_kind] / self.draw[self.last_kind]
        self.ended |= ends
        self.is_claimed = lacks > 0 and not ends
        return chance * more

    def lift(self, tiles: cython.p_int, code: cython.int) -> cython.void:
        """
        Take the tiles of a set away from some counts.
        """
        kind: cython.int = code & 63
        if code >= PUNG:
            tiles[kind] -= 3
        else:
            tiles[kind] -= 1
            tiles[kind + 1] -= 1
            tiles[kind + 2] -= 1

    def take(self, points: Sequence[int], first: cython.int, level: cython.int) -> cython.bint:
        """
        Take what the rows of the targets from `first` on count; tell whether any is a legal win.
        """
        target: cython.int
        is_legal: cython.bint = False
        for target in range(first, self.targets.size):
            if self.add(target, points, _WAYS * (target - first), level):
                is_legal = True
        return is_legal

    def add(
        self, target: cython.int, points: Sequence[int], at: cython.int, level: cython.int
    ) -> cython.bint:
        """
        Add a target to the sums of each discard that keeps it; tell whether it is a legal win.
        """
        chance: cython.double = 0
        gain: cython.double = 0
        way: cython.double
        by_draw: cython.double = 0
        kind: cython.int
        if points[at + 1] >= self.least:
            by_draw = self.brings(points[at + 1], 1)
            chance = self.hidden[target]
            gain = chance * by_draw
        if points[at] >= self.least:
            way = self.last[target] * self.either(points[at], by_draw)
            if way > gain:
                gain = way
                chance = self.last[target]
        if points[at + 2] >= self.least:
            way = self.open[target] * self.either(points[at + 2], 0)
            if way > gain:
                gain = way
                chance = self.open[target]
        if max(points[at], points[at + 1], points[at + 2]) < self.least:
            return False
        self.count(target)
        self.ahead.add(self.rest, self.targets.laying.held, gain)
        for kind in range(35):
            if kind == 34 or self.rest[kind] < self.targets.laying.held[kind]:
                self.chance[kind] += chance
                self.gain[kind] += gain
                if gain > self.most[kind]:
                    self.most[kind] = gain
                    self.dearest[kind] = target
                if level < self.nearest[kind]:
                    self.nearest[kind] = level
                    self.needs[kind] = 0
                if level == self.nearest[kind]:
                    self.needs[kind] |= self.wanted
        return True

    def count(self, target: cython.int) -> cython.void:
        """
        Count the tiles of a target, and find the kinds that it lacks.
        """
        start: cython.int = _ROW * target
        place: cython.int
        kind: cython.int
        one: cython.ulonglong = 1
        self.wanted = 0
        for kind in range(34):
            self.rest[kind] = 0
        for place in range(start + _TILES_FROM, start + 23 - 3 * self.targets.meld_count):
            kind = self.targets.rows[place]
            self.rest[kind] += 1
            if self.rest[kind] > self.targets.laying.held[kind]:
                self.wanted |= one << kind

    def brings(self, points: cython.double, drawn: cython.int) -> cython.double:
        """
        Give what a win of some points brings, self-drawn or by a discard.
        """
        points += self.flower_points
        if self.threefold or drawn:
            return 3 * (points + self.basic)
        return points + 3 * self.basic

    def either(self, points: cython.double, by_draw: cython.double) -> cython.double:
        """
        Give what a win brings that may come by a discard, mostly, or be drawn.
        """
        by_discard: cython.double = self.brings(points, 0)
        return by_discard + _DRAWN_SHARE * (max(by_draw, self.brings(points, 1)) - by_discard)

    def step_gain(self, kind: int) -> float:
        """
        Give what a discard brings when each tile that comes next has its best discard after it.
        """
        return self.ahead.gain(kind)

    def told(self, kind: int) -> tuple[float, float, int, int, int]:
        """
        Give what the targets that a discard of a kind keeps sum up to; kind 34 is all of them.

        These are: chance, gain, the fewest tiles missing, the kinds needed, the dearest target.
        """
        return (
            self.chance[kind],
            self.gain[kind],
            self.nearest[kind],
            self.needs[kind],
            self.dearest[kind],
        )

    def way(self, target: int) -> bytes:
        """
        Give the win row of a target.
        """
        return self.targets.row(target)
