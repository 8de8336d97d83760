"""Kernels that rest between calls.

Each call takes a kernel out and puts it back, so that threads never share one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from paiju.scoring.win import Win

__all__ = ["Pool"]


class Loadable(Protocol):
    """
    What holds a win: a kernel of either room.
    """

    win: Win


Kernel = TypeVar("Kernel", bound=Loadable)


class Pool(Generic[Kernel]):
    """
    Lend the kernels of one edition; a new one is made when all are out.
    """

    def __init__(self, make: Callable[[], Kernel]) -> None:
        self._make = make
        self._idle: list[Kernel] = []

    def take(self, row: bytes) -> Kernel:
        """
        Give a kernel that holds a win (see `paiju.scoring.win`); hand it back with `put_back`.
        """
        kernel = self._idle.pop() if self._idle else self._make()
        fault = kernel.win.load_row(row, 0)
        assert not fault, (fault, row)
        return kernel

    def put_back(self, kernel: Kernel) -> None:
        """
        Let a kernel rest.
        """
        self._idle.append(kernel)
