"""Which patterns of one arrangement are paid together, and for how much.

Patterns of different series add, of one series the dearest counts, and the limit comes last. Which
arrangement is the dearest is the kernel's to find.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.scoring.wsom.edition import PatternEdition

if not cython.compiled:
    from paiju.scoring.facts import Facts
    from paiju.scoring.wsom.chow_questions import ask_chows
    from paiju.scoring.wsom.honor_questions import ask_honors
    from paiju.scoring.wsom.options import ONLY_HEAVEN
    from paiju.scoring.wsom.pung_questions import ask_pungs
    from paiju.scoring.wsom.tile_questions import ask_tiles
    from paiju.scoring.wsom.way_questions import ask_ways, chicken_hand

_NINE_GATES = cython.declare(cython.int, 6)
_BLESSING_OF_HEAVEN = cython.declare(cython.int, 41)
_CHICKEN_HAND = cython.declare(cython.int, 45)

# Why a row was struck; the words are those of `table.STRIKE_CLAUSES`.
_BY_SERIES = cython.declare(cython.int, 1)
_BY_LIMIT = cython.declare(cython.int, 2)
_BY_PRINT = cython.declare(cython.int, 3)
_BY_RULING = cython.declare(cython.int, 4)
_REASONS = ("", "series", "limit", "printed", "ruling")


@cython.cclass
class Combination:
    """
    Add up the patterns of one arrangement under one edition; one object may serve many.

    `counts` by row number are what is paid; `struck` holds the number of the row that struck a
    row which the arrangement has (0: none), `reasons` why. `plain_sum` is the sum before the
    limit; `limit_row` the number of the row that is paid alone because it is worth the limit
    by itself (0: none).
    """

    def __init__(self, edition: PatternEdition) -> None:
        """
        Take the points, series and limit of an edition.
        """
        row: cython.int
        self.limit_points = edition.limit_points
        self.plain_sum = 0
        self.limit_row = 0
        if not cython.compiled:
            self.points: list[int] = [0] * 46
            self.series: list[int] = [0] * 46
            self.counts: list[int] = [0] * 46
            self.struck: list[int] = [0] * 46
            self.reasons: list[int] = [0] * 46
            self.highest: list[int] = [0] * 46
        for row in range(46):
            self.points[row] = edition.points[row]
            self.series[row] = edition.series[row]

    def combine(self, hand: Facts) -> cython.int:
        """
        Ask all patterns of an arrangement and give what it pays.
        """
        row: cython.int
        ask_chows(hand, self.counts)
        ask_honors(hand, self.counts)
        ask_pungs(hand, self.counts)
        ask_tiles(hand, self.counts)
        ask_ways(hand, self.counts)
        self.counts[_CHICKEN_HAND] = 0
        for row in range(46):
            self.struck[row] = 0
        if hand.heavenly and self.counts[_NINE_GATES]:
            self.strike_by_heaven(hand.options & ONLY_HEAVEN != 0)
        self.strike_in_series()
        self.plain_sum = 0
        for row in range(1, _CHICKEN_HAND):
            self.plain_sum += self.counts[row] * self.points[row]
        hand.nothing_else = self.plain_sum == 0
        if self.points[_CHICKEN_HAND]:
            self.counts[_CHICKEN_HAND] = chicken_hand(hand)
            self.plain_sum += self.counts[_CHICKEN_HAND] * self.points[_CHICKEN_HAND]
        return self.limited()

    def strike(self, row: cython.int, by: cython.int, reason: cython.int) -> cython.void:
        """
        Strike a row, if the arrangement has it and it is not the one that strikes.
        """
        if self.counts[row] and row != by:
            self.counts[row] = 0
            self.struck[row] = by
            self.reasons[row] = reason

    def strike_by_heaven(self, others: cython.bint) -> cython.void:
        """
        Strike nine gates, which a dealt hand cannot complete, and the others if so ruled.
        """
        row: cython.int
        for row in range(1, _CHICKEN_HAND):
            if row == _NINE_GATES:
                self.strike(row, _BLESSING_OF_HEAVEN, _BY_PRINT)
            elif others:
                self.strike(row, _BLESSING_OF_HEAVEN, _BY_RULING)

    def strike_in_series(self) -> cython.void:
        """
        Leave of each series the dearest pattern.
        """
        row: cython.int
        series: cython.int
        for row in range(46):
            self.highest[row] = 0
        for row in range(1, _CHICKEN_HAND):
            series = self.series[row]
            if self.counts[row] and self.points[row] >= self.points[self.highest[series]]:
                self.highest[series] = row
        for row in range(1, _CHICKEN_HAND):
            self.strike(row, self.highest[self.series[row]], _BY_SERIES)

    def limited(self) -> cython.int:
        """
        Pay a pattern worth the limit alone, or else cut the sum.
        """
        row: cython.int
        dearest: cython.int = self.limit_points
        self.limit_row = 0
        if not self.limit_points or self.plain_sum < self.limit_points:
            return self.plain_sum
        for row in range(1, _CHICKEN_HAND):
            if self.counts[row] and self.points[row] >= dearest:
                dearest = self.points[row] + 1
                self.limit_row = row
        if not self.limit_row:
            return self.limit_points
        for row in range(1, _CHICKEN_HAND):
            self.strike(row, self.limit_row, _BY_LIMIT)
        return self.points[self.limit_row]

    def limit(self) -> str | None:
        """
        Name the limit that the hand came to: "single" pattern, "sum_cut" or None.
        """
        if not self.limit_points or self.plain_sum < self.limit_points:
            return None
        return "single" if self.limit_row else "sum_cut"

    def found(self) -> list[tuple[int, int]]:
        """
        List what is paid: row numbers and counts.
        """
        return [(row, int(self.counts[row])) for row in range(1, 46) if self.counts[row]]

    def strikes(self) -> list[tuple[int, int, str]]:
        """
        List what was struck: row number, number of the row that struck it, and the reason.

        The reason is "series", "limit", "printed" (nine gates beside Blessing of Heaven) or
        "ruling" (all else beside it, decision 0113); `table.STRIKE_CLAUSES` has their clauses.
        """
        return [
            (row, self.struck[row], _REASONS[self.reasons[row]])
            for row in range(1, 46)
            if self.struck[row]
        ]
