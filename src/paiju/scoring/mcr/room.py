"""The MCR room: what the kernel found, told as rows, struck rows and a reading."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from paiju.scoring.earned import Earned
from paiju.scoring.mcr.edition import fan_edition
from paiju.scoring.mcr.honor_questions import pungs_paid_elsewhere
from paiju.scoring.mcr.kernel import Kernel
from paiju.scoring.mcr.strikes import strikes
from paiju.scoring.mcr.table import ROWS
from paiju.scoring.pool import Kernels
from paiju.scoring.reading import reading_of
from paiju.scoring.row import Row, RowKind
from paiju.scoring.score import Detail, Way

if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable, Iterator, Mapping

    from paiju.rules.ruleset import Ruleset
    from paiju.scoring.reading import Group

__all__ = ["FanRoom", "fan_room"]

_PUNGS = 73
_FLOWERS = 81


class FanRoom:
    """
    Score wins under one edition of MCR.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.edition = fan_edition(ruleset)
        self.flower_points = self.edition.flower_points
        self.flowers_in_minimum = self.edition.answers("flowers_in_minimum", "inside")
        self.table: Mapping[str, RowKind] = {row.key: row for row in self.edition.rows}
        self.forms = self.edition.forms
        self.limit_values: frozenset[int] = frozenset()
        self.kernels = Kernels(partial(Kernel, self.edition))

    def made_for(self, ruleset: Ruleset) -> FanRoom:
        """
        Give the room of another edition of MCR.
        """
        return fan_room(ruleset)

    def best(self, row: bytes, _penalty: tuple[int, ...], /) -> Way | None:
        """
        Give the dearest way; MCR has no penalty tile that bars a win.
        """
        kernel = self.kernels.load(row)
        value = kernel.best()
        way = None
        if value >= 0:
            found = tuple(kernel.found())
            way = Way(kernel.best_reading(), kernel.best_place(), value, found)
        self.kernels.put_back(kernel)
        return way

    def ways(self, row: bytes, _penalty: tuple[int, ...], /) -> list[Way]:
        """
        Give all ways, the best first, with every choice of linked rows as good as its own.
        """
        kernel = self.kernels.load(row)
        kernel.best()
        ways = [way for found in kernel.found_ways() for way in self._choices(kernel, found)]
        self.kernels.put_back(kernel)
        return ways

    def _choices(self, kernel: Kernel, found: tuple[int, int, int]) -> Iterator[Way]:
        reading, place, value = found
        kernel.see(reading, place)
        for choice in kernel.links.choices():
            kernel.links.force(*choice)
            again = kernel.see(reading, place)
            assert again == value, (choice, again, value)
            yield Way(reading, place, value, tuple(kernel.found()), choice)
            kernel.links.forced = False

    def score_rows(self, rows: memoryview, points: array[int]) -> tuple[int, int]:
        """
        Write the points of each row, -1 for what may not win, as `Room.score_rows` says.
        """
        return Kernel(self.edition).score_rows(rows, points)

    def appraiser(self) -> Kernel:
        """
        Make a kernel that values wins for a deal.
        """
        return Kernel(self.edition)

    def rows_of(self, way: Way, earn: Callable[[int], tuple[Group, ...]]) -> tuple[Row, ...]:
        """
        Give the rows of a way; `earn` tells the groups of a row when somebody asks.
        """
        points = self.edition.points
        return tuple([Row(ROWS[no - 1], points[no], count, earn) for no, count in way.found])

    def detail(self, row: bytes, way: Way) -> Detail:
        """
        Tell all about one way.
        """
        kernel = self.kernels.load(row)
        kernel.best()
        if way.choice is not None:
            kernel.links.force(*way.choice)
        kernel.see(way.reading, way.place)
        kernel.links.forced = False
        reading = reading_of(kernel.facts, way.place, row)
        paid = {_PUNGS: pungs_paid_elsewhere(kernel.facts)}
        earned = Earned(kernel.facts, reading, kernel.links.linked_sets(), paid)
        sets = {no: earned.sets(ROWS[no - 1], count) for no, count in way.found}
        struck = strikes(kernel, self.edition)
        self.kernels.put_back(kernel)
        total = way.value + dict(way.found).get(_FLOWERS, 0) * self.flower_points
        return Detail(sets, struck, reading, total, None)


@lru_cache(maxsize=32)
def fan_room(ruleset: Ruleset) -> FanRoom:
    """
    Give the room of an edition, made once while it is in use.
    """
    return FanRoom(ruleset)
