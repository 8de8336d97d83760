"""Statistical tests of a shuffle: whether every order of the tiles comes as often as any other.

A shuffle makes a wall from a key of 32 bytes. Each test gives the probability of so odd a result
from a true shuffle; what is nearly impossible convicts it. Nothing here knows how it is made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import erfc, inf, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["LEAST", "Battery", "Finding", "Shuffle", "deaf_bits"]

Shuffle = Callable[[bytes], bytes]

LEAST: Final = 1e-6
"""A shuffle is bad if a true one gives so odd a result less often than this."""

_FIRST_FLOWER: Final = 34
_KINDS: Final = 42
_COMPARED: Final = 1_000_000


class Finding(NamedTuple):
    """
    What one test found: its name, what it measured, and how often a true shuffle is as odd.
    """

    test: str
    measured: float
    probability: float

    @property
    def passed(self) -> bool:
        """
        Tell whether a true shuffle may well have given this.

        >>> Finding("places", 4455.0, 0.99).passed
        True
        """
        return self.probability >= LEAST


class Battery:
    """
    Take in walls of the same tiles, in the order in which they were made, and judge them.

    `places` counts each kind in each place; `pairs` one pair of neighbours a wall, every place in
    turn; `neighbours` all equal neighbours; `successive` the places where a wall is like the one
    before it; `repeats` the walls that came before.
    """

    def __init__(self, tiles: bytes) -> None:
        """
        Begin with no walls; `tiles` are those of each wall.
        """
        self._size = len(tiles)
        self._held = {kind: tiles.count(kind) for kind in range(_KINDS) if kind in tiles}
        self._walls = 0
        self._places = [[0] * self._size for _ in range(_KINDS)]
        self._pairs: Counter[int] = Counter()
        self._neighbours = _Mean()
        self._successive = _Mean()
        self._last = b""
        self._seen: set[int] = set()
        self._repeats = 0

    def add(self, walls: Sequence[bytes]) -> None:
        """
        Take in more walls.
        """
        joined = b"".join(walls)
        for place in range(self._size):
            column = joined[place :: self._size]
            for kind in self._held:
                self._places[kind][place] += column.count(kind)
        for wall in walls:
            self._add_one(wall)

    def _add_one(self, wall: bytes) -> None:
        place = self._walls % (self._size - 1)
        self._pairs[_class(wall[place]) * _KINDS + _class(wall[place + 1])] += 1
        self._neighbours.add(_alike(wall[1:], wall[:-1]))
        if self._walls:
            self._successive.add(_alike(wall, self._last))
        if self._walls < _COMPARED:
            self._repeats += hash(wall) in self._seen
            self._seen.add(hash(wall))
        self._last = wall
        self._walls += 1

    def findings(self) -> list[Finding]:
        """
        Judge the walls taken in.
        """
        held = self._held.values()
        equal = sum(count * (count - 1) for count in held) / self._size
        alike = sum(count * count for count in held) / self._size
        return [
            self._judged_places(),
            self._judged_pairs(),
            self._neighbours.judged("neighbours", equal),
            self._successive.judged("successive", alike),
            Finding("repeats", self._repeats, 0.0 if self._repeats else 1.0),
        ]

    def _judged_places(self) -> Finding:
        """
        Compare the count of each kind in each place with the one to be expected.

        A wall has each place once and each kind as often as it is held, so that the sum of squares
        is wider than chi-square's by size / (size - 1).
        """
        total = 0.0
        for kind, held in self._held.items():
            due = self._walls * held / self._size
            total += sum((count - due) ** 2 for count in self._places[kind]) / due
        freedom = (self._size - 1) * (len(self._held) - 1)
        return _chi_square("places", total * (self._size - 1) / self._size, freedom)

    def _judged_pairs(self) -> Finding:
        """
        Compare the pairs taken, one from each wall; all flowers are one kind.
        """
        held: Counter[int] = Counter()
        for kind, count in self._held.items():
            held[_class(kind)] += count
        total = 0.0
        for one, count in held.items():
            for other, others in held.items():
                ways = count * (others - (one == other))
                due = self._walls * ways / (self._size * (self._size - 1))
                total += (self._pairs[one * _KINDS + other] - due) ** 2 / due
        return _chi_square("pairs", total, len(held) ** 2 - 1)


class _Mean:
    """
    Gather whole numbers that do not depend on each other, and compare their mean.
    """

    def __init__(self) -> None:
        self._count = 0
        self._sum = 0
        self._squares = 0

    def add(self, value: int) -> None:
        self._count += 1
        self._sum += value
        self._squares += value * value

    def judged(self, test: str, due: float) -> Finding:
        mean = self._sum / self._count
        spread = self._squares / self._count - mean * mean
        away = abs(mean - due)
        error = sqrt(max(spread, 0.0) / self._count)
        far = away / error if error else (inf if away else 0.0)
        return Finding(test, mean, erfc(far / sqrt(2)))


def deaf_bits(shuffle: Shuffle, key: bytes) -> Finding:
    """
    Count the bits of a key that do not change its wall, and whether the same key gives another.

    >>> deaf_bits(lambda key: key[:4], bytes(32)).measured
    224
    """
    wall = shuffle(key)
    deaf = 0
    for bit in range(8 * len(key)):
        changed = bytearray(key)
        changed[bit // 8] ^= 1 << bit % 8
        deaf += shuffle(bytes(changed)) == wall
    deaf += shuffle(key) != wall  # asked again only now: a clock has gone on
    return Finding("key", deaf, 0.0 if deaf else 1.0)


def _alike(one: bytes, other: bytes) -> int:
    """
    Count the places where two rows of tiles have the same kind.

    >>> _alike(b"abcd", b"abdc")
    2
    """
    differing = int.from_bytes(one, "big") ^ int.from_bytes(other, "big")
    return differing.to_bytes(len(one), "big").count(0)


def _class(kind: int) -> int:
    return min(kind, _FIRST_FLOWER)


def _chi_square(test: str, total: float, freedom: int) -> Finding:
    """
    Judge a sum of squares, too small as well as too large, by Wilson and Hilferty's normal curve.
    """
    width = 2 / (9 * freedom)
    far = ((total / freedom) ** (1 / 3) - (1 - width)) / sqrt(width)
    return Finding(test, total, erfc(abs(far) / sqrt(2)))
