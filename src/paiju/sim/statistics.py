"""What a sample of walls says: an interval by bootstrap, and the exact sign test."""

from __future__ import annotations

from math import comb
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["interval", "sign_test"]


def interval(sums: Sequence[int], *, seed: int, times: int = 2000) -> tuple[int, int]:
    """
    Give the 95 % interval of the sum over all walls, by drawing walls again with replacement.

    The same sums and seed always give the same interval. Nothing gives (0, 0).

    >>> interval([4, 4, 4], seed=1)
    (12, 12)
    >>> low, high = interval([-4, 0, 4, 8], seed=1)
    >>> low < 8 < high
    True
    """
    chance = Random(seed)  # noqa: S311  drawing again, no secret
    walls = len(sums)
    drawn = sorted(sum(chance.choices(sums, k=walls)) if walls else 0 for _ in range(times))
    cut = times // 40
    return drawn[cut], drawn[-1 - cut]


def sign_test(sums: Sequence[int]) -> float:
    """
    Give the chance of signs at least as uneven as these if neither side were better.

    Walls that come out even are left out.

    >>> sign_test([1, 2, 3, 0, 4, 5]), sign_test([1, -1]), sign_test([])
    (0.0625, 1.0, 1.0)
    """
    above = sum(each > 0 for each in sums)
    below = sum(each < 0 for each in sums)
    told = above + below
    tail = sum(comb(told, each) for each in range(min(above, below) + 1))
    return min(1.0, tail / (1 << told) * 2)
