"""How long the routes of a hand take: random hands, nearly complete ones, any with melds."""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import median

from benchmarks.rows import SEED, Alone
from benchmarks.timing import seconds
from tests.property.unwon import unwon

import paiju

__all__ = ["HANDS", "TESTED", "alone", "hands", "taken"]

HANDS = 10_000
"""How many hands the table of speeds is of."""
TESTED = 2_000
"""How many of them a test run takes."""
MEDIAN_SECONDS = 5e-3
WORST_SECONDS = 50e-3
AGAIN = 5


@cache
def hands(count: int) -> tuple[str, ...]:
    """
    Give hands of four kinds in turn: dealt, a win with up to two or six tiles changed, any melds.
    """
    chance = Random(SEED)
    return tuple(str(unwon(chance, no)) for no in range(count))


@cache
def taken(count: int) -> tuple[float, ...]:
    """
    Time the routes of each hand once, and again those of the slowest, which noise may have hit.
    """
    times = [(once(text), text) for text in hands(count)]
    times.sort(reverse=True)
    slowest = [min(time, *(once(text) for _ in range(AGAIN))) for time, text in times[:50]]
    return (*slowest, *(time for time, _ in times[50:]))


def once(text: str) -> float:
    """
    Time the routes of one hand, from its text to all that is told of them.
    """
    return seconds(lambda: paiju.routes(text))


def alone(count: int) -> tuple[Alone, ...]:
    """
    Give the lines of the table, of so many hands.
    """
    return (
        Alone("routes from text, median", MEDIAN_SECONDS, lambda: median(taken(count))),
        Alone("routes from text, the slowest hand", WORST_SECONDS, lambda: max(taken(count))),
    )
