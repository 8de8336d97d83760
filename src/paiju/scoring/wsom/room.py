"""The WSOM room: what the kernel found, told as rows, struck rows and a reading."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from paiju.rules.rulings import RULINGS
from paiju.scoring.earned import Earned
from paiju.scoring.pool import Kernels
from paiju.scoring.reading import reading_of
from paiju.scoring.row import Row, RowKind, Struck
from paiju.scoring.score import Detail, Way
from paiju.scoring.wsom.edition import pattern_edition
from paiju.scoring.wsom.kernel import Kernel
from paiju.scoring.wsom.table import STRIKE_CLAUSES

if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable, Mapping

    from paiju.rules.ruleset import Ruleset
    from paiju.scoring.reading import Group

__all__ = ["PatternRoom", "pattern_room"]


class PatternRoom:
    """
    Score wins under one edition of WSOM.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.edition = pattern_edition(ruleset)
        self.flower_points = 0
        self.flowers_in_minimum = False
        self.table: Mapping[str, RowKind] = {row.key: row for row in self.edition.rows}
        self.forms = self.edition.forms
        above = (row.points for row in self.edition.rows if row.points > self.edition.limit_points)
        self.limit_values = frozenset(above)
        self._by_number = {row.no: row for row in self.edition.rows}
        self.kernels = Kernels(partial(Kernel, self.edition))

    def made_for(self, ruleset: Ruleset) -> PatternRoom:
        """
        Give the room of another edition of WSOM.
        """
        return pattern_room(ruleset)

    def best(self, row: bytes, penalty: tuple[int, ...], /) -> Way | None:
        """
        Give the dearest way that penalty tiles leave, None when there is none.
        """
        kernel = self._kernel(row, penalty)
        value = kernel.best()
        way = None
        if value >= 0:
            way = Way(kernel.best_reading, kernel.best_place, value, self._found(kernel))
        self.kernels.put_back(kernel)
        return way

    def _found(self, kernel: Kernel) -> tuple[tuple[int, int], ...]:
        points = self.edition.points
        return tuple(sorted(kernel.found(), key=lambda found: -points[found[0]]))

    def ways(self, row: bytes, penalty: tuple[int, ...], /) -> list[Way]:
        """
        Give all legal ways, the best first.
        """
        kernel = self._kernel(row, penalty)
        kernel.best()
        best = (kernel.best_reading, kernel.best_place)
        ways: list[Way] = []
        for reading, place, value in kernel.ways():
            if value >= 0:
                kernel.see(reading, place)
                ways.append(Way(reading, place, value, self._found(kernel)))
        ways.sort(key=lambda way: (way[:2] != best, -way.value))
        self.kernels.put_back(kernel)
        return ways

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
        by_number = self._by_number
        return tuple([Row(by_number[no], points[no], count, earn) for no, count in way.found])

    def detail(self, row: bytes, way: Way) -> Detail:
        """
        Tell all about one way.
        """
        kernel = self._kernel(row, ())
        kernel.best()
        kernel.see(way.reading, way.place)
        reading = reading_of(kernel.facts, way.place, row)
        earned = Earned(kernel.facts, reading, {}, {})
        sets = {no: earned.sets(self._by_number[no], count) for no, count in way.found}
        struck = tuple(self._struck(*strike) for strike in kernel.strikes())
        detail = Detail(sets, struck, reading, kernel.plain_sum, kernel.limit)
        self.kernels.put_back(kernel)
        return detail

    def _kernel(self, row: bytes, penalty: tuple[int, ...]) -> Kernel:
        kernel = self.kernels.load(row)
        kernel.set_penalty(kind for kind, count in enumerate(penalty) for _ in range(count))
        return kernel

    def _struck(self, number: int, by: int, reason: str) -> Struck:
        row = self._by_number[number]
        clause = STRIKE_CLAUSES[reason]
        decision = RULINGS["heaven_nine_gates"].decision if reason == "ruling" else None
        striking = self._by_number[by].key
        return Struck(row.key, row.zh, row.en, striking, reason, clause, decision)


@lru_cache(maxsize=32)
def pattern_room(ruleset: Ruleset) -> PatternRoom:
    """
    Give the room of an edition, made once while it is in use.
    """
    return PatternRoom(ruleset)
