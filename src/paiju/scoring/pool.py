"""Kernels that rest between calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from paiju.shape.pool import Pool

if TYPE_CHECKING:
    from paiju.scoring.win import Win

__all__ = ["Kernels"]


class Loadable(Protocol):
    """
    What holds a win: a kernel of either room.
    """

    win: Win


Kernel = TypeVar("Kernel", bound=Loadable)


class Kernels(Pool[Kernel]):
    """
    Lend the kernels of one edition, each with a win in it.
    """

    def load(self, row: bytes) -> Kernel:
        """
        Give a kernel that holds a win (see `paiju.scoring.win`); hand it back with `put_back`.
        """
        kernel = self.take()
        fault = kernel.win.load_row(row, 0)
        assert not fault, (fault, row)
        return kernel
