"""Timing two things against each other in one run, round by round, so that noise hits both."""

from __future__ import annotations

import gc
import time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    Clock = Callable[[], float]

__all__ = ["Ratio", "against", "best", "said", "seconds"]

ROUNDS = 9


class Ratio(NamedTuple):
    """
    What two calls took, in seconds, each in its best round; `times` is how much faster ours is.
    """

    ours: float
    theirs: float

    @property
    def times(self) -> float:
        """
        Give how many times faster ours is.
        """
        return self.theirs / self.ours

    def over(self, units: int) -> Ratio:
        """
        Give the same for one of the units of work that a call did.
        """
        return Ratio(self.ours / units, self.theirs / units)


def seconds(call: Callable[[], object], clock: Clock = time.thread_time) -> float:
    """
    Time one call, the garbage collector resting meanwhile.

    The clock is this thread's processor time, which sees nothing of another process: what waits
    for one is to be timed by `time.perf_counter`.
    """
    gc.disable()
    started = clock()
    call()
    ended = clock()
    gc.enable()
    return ended - started


def against(
    ours: Callable[[], object],
    theirs: Callable[[], object],
    rounds: int = ROUNDS,
    clock: Clock = time.thread_time,
) -> Ratio:
    """
    Time two calls in turns and keep the best round of each.
    """
    pairs = [(seconds(ours, clock), seconds(theirs, clock)) for _ in range(rounds)]
    return Ratio(min(our for our, _ in pairs), min(their for _, their in pairs))


def best(
    call: Callable[[], object], rounds: int = ROUNDS, clock: Clock = time.thread_time
) -> float:
    """
    Time one call and keep the best round.
    """
    return min(seconds(call, clock) for _ in range(rounds))


def said(taken: float) -> str:
    """
    Write a time with three figures and its unit.
    """
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if taken >= size:
            return f"{taken / size:.3g} {unit}"
    return f"{taken / 1e-9:.3g} ns"
