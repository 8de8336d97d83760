"""The lines of the table of speeds: what is timed, against what, and the limit that it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest
from benchmarks.timing import Ratio, said

import paiju.scoring.win

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["COMPILED", "NEEDS_COMPILER", "SEED", "Against", "Alone", "check"]

SEED = 20081122
COMPILED = not str(paiju.scoring.win.__file__).endswith(".py")
NEEDS_COMPILER = pytest.mark.skipif(
    not COMPILED, reason="the limits are those of the compiled modules"
)


class Against(NamedTuple):
    """
    A time beside another package's, in turns; the limit says how many times as fast, or is None.
    """

    what: str
    other: str
    at_least: float | None
    measure: Callable[[], Ratio]

    @property
    def limit(self) -> str:
        """
        Write the limit.
        """
        return "none" if self.at_least is None else f"at least {self.at_least:.3g}"


class Alone(NamedTuple):
    """
    A time of ours, in seconds; without a limit it is for information.
    """

    what: str
    at_most: float | None
    measure: Callable[[], float]

    @property
    def limit(self) -> str:
        """
        Write the limit.
        """
        return "none" if self.at_most is None else f"at most {said(self.at_most)}"


def check(row: Against | Alone) -> None:
    """
    Time a row, print its line and hold it to its limit.
    """
    if isinstance(row, Against):
        ratio = row.measure()
        print(f"\n{row.what}: {said(ratio.ours)}, {row.other} {said(ratio.theirs)}", end="")
        print(f" = {ratio.times:.3g} times as fast ({row.limit})", end="")
        assert row.at_least is None or ratio.times >= row.at_least
    else:
        taken = row.measure()
        print(f"\n{row.what}: {said(taken)} ({row.limit})", end="")
        assert row.at_most is None or taken <= row.at_most
