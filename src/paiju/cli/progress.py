"""What long runs share: a seed where none is given, and how far they are."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

__all__ = ["any_seed", "tracked"]

T = TypeVar("T")

_EVERY_SECONDS: Final = 5.0


def any_seed() -> int:
    """
    Choose a seed that can be typed again.

    >>> any_seed() < 2**32
    True
    """
    from random import SystemRandom

    return SystemRandom().randrange(2**32)


def tracked(steps: Iterable[T], n: int, told: Callable[[int], str] | None = None) -> Iterator[T]:
    """
    Give the `n` steps as they come, under a bar on a terminal.

    Elsewhere `told` words from time to time how many are done, a line on stderr.

    >>> list(tracked("abc", 3))
    ['a', 'b', 'c']
    """
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import track

        yield from track(steps, "", total=n, console=Console(stderr=True), transient=True)
        return
    told_at = time.monotonic()
    for done, step in enumerate(steps):
        if told is not None and time.monotonic() - told_at > _EVERY_SECONDS:
            told_at = time.monotonic()
            print(told(done), file=sys.stderr, flush=True)
        yield step
