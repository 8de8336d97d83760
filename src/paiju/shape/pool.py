"""What is dear to make and holds one hand at a time, resting between calls.

Each call takes one out and puts it back, so that threads never share one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Pool"]

Thing = TypeVar("Thing")


class Pool(Generic[Thing]):
    """
    Lend things of one kind; a new one is made when all are out.

    >>> pool = Pool(list)
    >>> lent = pool.take()
    >>> pool.put_back(lent)
    >>> pool.take() is lent
    True
    """

    def __init__(self, make: Callable[[], Thing]) -> None:
        self._make = make
        self._idle: list[Thing] = []

    def take(self) -> Thing:
        """
        Give one that nobody uses; hand it back with `put_back`, unless a fault interrupted it.
        """
        # asked first whether one is idle, another thread might take it in between
        try:
            return self._idle.pop()
        except IndexError:
            return self._make()

    def put_back(self, thing: Thing) -> None:
        """
        Let it rest.
        """
        self._idle.append(thing)
