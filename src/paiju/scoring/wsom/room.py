"""The WSOM room: what the kernel found, told as rows, struck rows and a reading."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from paiju.scoring.earned import Earned
from paiju.scoring.reading import reading_of
from paiju.scoring.score import Detail, Row, Struck, Way
from paiju.scoring.wsom.edition import pattern_edition
from paiju.scoring.wsom.kernel import Kernel
from paiju.scoring.wsom.table import STRIKE_CLAUSES

if TYPE_CHECKING:
    from array import array

    from paiju.rules.ruleset import Ruleset

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
        self.table = {row.key: row for row in self.edition.rows}
        self.forms = self.edition.forms
        self._by_number = {row.no: row for row in self.edition.rows}
        # Each call takes a kernel out and puts it back, so that threads never share one.
        self._idle: list[Kernel] = []

    def made_for(self, ruleset: Ruleset) -> PatternRoom:
        """
        Give the room of another edition of WSOM.
        """
        return pattern_room(ruleset)

    def kernel(self, row: bytes, penalty: tuple[int, ...] = ()) -> Kernel:
        """
        Give a kernel that holds a win; put it back with `done`.
        """
        kernel = self._idle.pop() if self._idle else Kernel(self.edition)
        fault = kernel.win.load_row(row, 0)
        assert not fault, (fault, row)
        kernel.set_penalty(kind for kind, count in enumerate(penalty) for _ in range(count))
        return kernel

    def done(self, kernel: Kernel) -> None:
        """
        Put a kernel back.
        """
        self._idle.append(kernel)

    def best(self, row: bytes, penalty: tuple[int, ...]) -> Way | None:
        """
        Give the dearest way that penalty tiles leave, None when there is none.
        """
        kernel = self.kernel(row, penalty)
        value = kernel.best()
        way = Way(kernel.best_reading, kernel.best_place, value) if value >= 0 else None
        self.done(kernel)
        return way

    def ways(self, row: bytes, penalty: tuple[int, ...]) -> list[Way]:
        """
        Give all legal ways, the best first.
        """
        kernel = self.kernel(row, penalty)
        kernel.best()
        best = (kernel.best_reading, kernel.best_place)
        ways = [Way(*found) for found in kernel.ways() if found[2] >= 0]
        ways.sort(key=lambda way: (way[:2] != best, -way.value))
        self.done(kernel)
        return ways

    def score_rows(self, rows: memoryview, points: array[int]) -> tuple[int, int]:
        """
        Write the points of each row, -1 for what may not win; give the first faulty row and the
        byte of its fault plus one, or zeros.
        """
        return Kernel(self.edition).score_rows(rows, points)

    def detail(self, row: bytes, way: Way) -> Detail:
        """
        Tell all about one way.
        """
        kernel = self.kernel(row)
        kernel.best()
        kernel.see(way.reading, way.place)
        reading = reading_of(kernel.facts, way.place, row)
        earned = Earned(kernel.facts, reading, {}, {})
        rows = []
        for number, count in kernel.found():
            found = self._by_number[number]
            sets = earned.sets(found)
            rows.append(
                Row(
                    found.no, found.key, found.zh, found.en, found.points, count, found.clause,
                    sets,
                )
            )
        rows.sort(key=lambda each: -each.value)
        struck = tuple(self._struck(*strike) for strike in kernel.strikes())
        detail = Detail(tuple(rows), struck, reading, kernel.plain_sum, kernel.limit)
        self.done(kernel)
        return detail

    def _struck(self, number: int, by: int, reason: str) -> Struck:
        row = self._by_number[number]
        clause = STRIKE_CLAUSES[reason]
        return Struck(row.key, row.zh, row.en, self._by_number[by].key, reason, clause)


@cache
def pattern_room(ruleset: Ruleset) -> PatternRoom:
    """
    Give the room of an edition; made once.
    """
    return PatternRoom(ruleset)
