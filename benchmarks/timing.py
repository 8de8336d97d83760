"""Timing two things against each other in one run, round by round, so that noise hits both."""

from __future__ import annotations

import gc
import time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Ratio", "against"]

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


def seconds(call: Callable[[], object]) -> float:
    """
    Time one call, the garbage collector resting as in `timeit`.
    """
    gc.disable()
    started = time.perf_counter()
    call()
    ended = time.perf_counter()
    gc.enable()
    return ended - started


def against(
    ours: Callable[[], object], theirs: Callable[[], object], rounds: int = ROUNDS
) -> Ratio:
    """
    Time two calls in turns and keep the best round of each.
    """
    pairs = [(seconds(ours), seconds(theirs)) for _ in range(rounds)]
    return Ratio(min(our for our, _ in pairs), min(their for _, their in pairs))
