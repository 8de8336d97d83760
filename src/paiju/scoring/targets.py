"""The targets that a search found: complete hands near the one held, each as a win row.

A target is found once, however many aims lead to it. What it counts is written in by `judge`.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.scoring.laying import Laying

if not cython.compiled:
    from collections.abc import Sequence

    from paiju.scoring.laying import FAR
    from paiju.scoring.win import LAST_OF_KIND

MOST_TARGETS = 16384
MOST_AIMS = 512

# Twice the targets, a power of two.
_TABLE = cython.declare(cython.int, 32768)
_LEVELS = cython.declare(cython.int, 4)
_VALUES = cython.declare(cython.int, 256)
# Two places for each aim, then one for each value on each level.
_PLACES = cython.declare(cython.int, 2048)
_ROW = cython.declare(cython.int, 24)
_TILES_FROM = cython.declare(cython.int, 9)
_NO_SET = cython.declare(cython.int, 255)


@cython.cclass
class Targets:
    """
    Hold the targets of one hand; one object may serve many hands.

    `laying` has the tiles of the target to be taken in, `path` its sets. `nearest` is the fewest
    tiles that a target misses that counts enough.
    """

    def __init__(self) -> None:
        """
        Make an empty holder.
        """
        self.laying = Laying()
        self.buffer = bytearray(24 * 16384)
        self.rows = self.buffer
        self.size = self.links = 0
        self.nearest = FAR
        self.is_full = self.last_of_kind = False
        if not cython.compiled:
            self.head: list[int] = [0] * 9
            self.path: list[int] = [0] * 4
            self.meld_count: int = 0
            self.last: int = 0
            self.missing: list[int] = [0] * MOST_TARGETS
            self.lefts: list[int] = [0] * MOST_TARGETS
            self.values: list[int] = [0] * MOST_TARGETS
            self.codes: list[int] = [0] * (4 * MOST_TARGETS)
            self.link_aim: list[int] = [0] * (2 * MOST_TARGETS)
            self.link_target: list[int] = [0] * (2 * MOST_TARGETS)
            self.legal_at: list[int] = [0] * MOST_AIMS
            self.best: list[int] = [0] * _PLACES
            self.table: list[int] = [0] * _TABLE

    def open(
        self,
        head: Sequence[int],
        held: Sequence[int],
        left: Sequence[int],
        last_of_kind: cython.bint,
    ) -> cython.void:
        """
        Begin a hand: the first nine bytes of its win rows, and counts of each kind.

        `held` are its concealed tiles, `left` those that can still be drawn; `last_of_kind` tells
        whether it counts to win by a tile whose three others lie open.
        """
        place: cython.int
        for place in range(9):
            self.head[place] = head[place]
        self.meld_count = head[3]
        self.last = head[4]
        self.last_of_kind = bool(last_of_kind)
        self.laying.open(held, left)
        self.forget()
        self.nearest = FAR
        for place in range(MOST_AIMS):
            self.legal_at[place] = FAR
        for place in range(_PLACES):
            self.best[place] = -1

    def forget(self) -> cython.void:
        """
        Forget the targets found so far.
        """
        place: cython.int
        self.size = self.links = 0
        self.is_full = False
        for place in range(_TABLE):
            self.table[place] = 0

    def add(self, aim: cython.int, level: cython.int) -> cython.void:
        """
        Take in the tiles laid, which miss `level` tiles, as a target of an aim.
        """
        target: cython.int
        if self.size == MOST_TARGETS or self.links == 2 * MOST_TARGETS:
            self.is_full = True
            return
        target = self.known(self.write())
        if target == self.size:
            self.missing[target] = level
            self.size += 1
        self.link_aim[self.links] = aim
        self.link_target[self.links] = target
        self.links += 1

    def write(self) -> cython.int:
        """
        Write the row of the tiles laid after the last one; give where it starts.
        """
        start: cython.int = _ROW * self.size
        place: cython.int
        kind: cython.int
        left: cython.int
        most: cython.int = -1
        last: cython.int = self.last
        lefts: cython.int = 0
        for place in range(_TILES_FROM):
            self.rows[start + place] = self.head[place]
        place = start + _TILES_FROM
        for kind in range(34):
            for _ in range(self.laying.laid[kind]):
                self.rows[place] = kind
                place += 1
            if self.laying.laid[kind] > self.laying.held[kind]:
                left = self.laying.left[kind]
                lefts += left
                if self.is_last(kind, 1):
                    left += FAR  # the last of its kind is worth more
                if left > most:
                    most = left
                    last = kind
        while place < start + _ROW:
            self.rows[place] = 0
            place += 1
        self.rows[start + 4] = last
        if self.is_last(last, self.laying.laid[last] > self.laying.held[last]):
            self.rows[start] |= LAST_OF_KIND
        self.lefts[self.size] = lefts
        for place in range(4):
            self.codes[4 * self.size + place] = self.path[place]
        return start

    def is_last(self, kind: cython.int, drawn: cython.int) -> cython.bint:
        """
        Tell whether a last tile is the last of its kind: one is laid, and the others lie open.
        """
        return (
            self.last_of_kind and self.laying.laid[kind] == 1 and self.laying.left[kind] == drawn
        )

    def known(self, start: cython.int) -> cython.int:
        """
        Give the number of the target with the tiles of a row: a new one if it is not known.
        """
        place: cython.int
        other: cython.int
        mark: cython.uint = 0
        for place in range(start + _TILES_FROM, start + _ROW):
            mark = (mark * 37 + self.rows[place]) & 0xFFFFFFF
        mark = (mark ^ mark >> 13) & (_TABLE - 1)
        while self.table[mark]:
            other = _ROW * (self.table[mark] - 1) - start
            place = start + _TILES_FROM
            while place < start + _ROW and self.rows[place] == self.rows[place + other]:
                place += 1
            if place == start + _ROW:
                return self.table[mark] - 1
            mark = (mark + 1) & (_TABLE - 1)
        self.table[mark] = self.size + 1
        return self.size

    def judge(
        self,
        points: Sequence[int],
        first: cython.int,
        first_link: cython.int,
        least: cython.int,
    ) -> cython.void:
        """
        Take what the targets from `first` on count, and keep the best of each aim.
        """
        target: cython.int
        link: cython.int
        aim: cython.int
        level: cython.int
        place: cython.int
        for target in range(first, self.size):
            self.values[target] = points[target - first]
            if self.values[target] >= least:
                self.nearest = min(self.nearest, self.missing[target])
        for link in range(first_link, self.links):
            target = self.link_target[link]
            aim = self.link_aim[link]
            level = self.missing[target]
            if self.values[target] < least:
                continue
            if aim == 0:
                level = min(level - self.nearest, _LEVELS - 1)
                place = min(self.values[target], _VALUES - 1)
                self.keep(2 * MOST_AIMS + _VALUES * level + place, target)
                continue
            # `is_done` lets no aim be followed further than to the level after this
            self.legal_at[aim] = min(self.legal_at[aim], level)
            self.keep(2 * aim + level - self.legal_at[aim], target)

    def keep(self, place: cython.int, target: cython.int) -> cython.void:
        """
        Keep a target in its place if it is better than the one there.
        """
        if self.best[place] < 0 or self.is_better(target, self.best[place]):
            self.best[place] = target

    def is_better(self, target: cython.int, other: cython.int) -> cython.bint:
        """
        Tell whether one of two targets as near as each other has more tiles left, or counts more.
        """
        if self.lefts[target] != self.lefts[other]:
            return self.lefts[target] > self.lefts[other]
        return self.values[target] > self.values[other]

    def is_done(self, aim: cython.int, level: cython.int) -> cython.bint:
        """
        Tell whether an aim need not be followed to a level, having been met well before.
        """
        return level > self.legal_at[aim] + 1

    def kept(self) -> list[int]:
        """
        Give the best targets of all aims, each once.
        """
        return sorted({self.best[place] for place in range(_PLACES)} - {-1})

    def short(self, first: int, least: int, nothing: int, enough: int) -> list[int]:
        """
        Give the targets from `first` on that count less than enough: `least`, or next to nothing.
        """
        return [
            target
            for target in range(first, self.size)
            if self.values[target] < enough
            and (self.values[target] >= least or self.values[target] <= nothing)
        ]

    def rows_from(self, first: int) -> memoryview:
        """
        Give the win rows of the targets from `first` on, all self-drawn.
        """
        return memoryview(self.buffer)[_ROW * first : _ROW * self.size]

    def row(self, target: int) -> bytes:
        """
        Give the win row of a target.
        """
        return bytes(self.buffer[_ROW * target : _ROW * target + _ROW])

    def told(self, target: int) -> tuple[int, int, int]:
        """
        Give how many tiles a target misses, how many of them are left, and what it counts.
        """
        return self.missing[target], self.lefts[target], self.values[target]

    def sets(self, target: int) -> tuple[int, ...]:
        """
        Give the sets of a target as they were laid, those of the melds aside.
        """
        codes = [self.codes[4 * target + place] for place in range(4)]
        return tuple(code for code in codes if code != _NO_SET)
