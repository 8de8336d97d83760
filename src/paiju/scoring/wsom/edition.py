"""An edition of the World Series of Mahjong made ready for the kernel: points by row number."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from paiju.rules.ruleset import Ruleset
from paiju.scoring.wsom.options import option_bits
from paiju.scoring.wsom.table import CHICKEN_HAND, ROWS, Pattern
from paiju.shape.forms import form_mask

__all__ = ["PatternEdition", "pattern_edition"]


class PatternEdition:
    """
    Hold the points, series, forms and rulings of one edition.

    `rows` are the patterns it has, at its own points; `points[n]` and `series[n]` are those of
    row number `n`, a series being a running number. `limit_points` is 0 where there is no limit.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.minimum_points = ruleset.minimum_points
        self.limit_points = ruleset.limit_points or 0
        self.options = option_bits(ruleset.rulings)
        self.forms = form_mask(ruleset.winning_forms)
        self.rows = _rows(ruleset)
        self.points = [0] * (CHICKEN_HAND.no + 1)
        self.series = [0] * (CHICKEN_HAND.no + 1)
        names = sorted({row.series for row in self.rows})
        for row in self.rows:
            self.points[row.no] = row.points
            self.series[row.no] = names.index(row.series)


def _rows(ruleset: Ruleset) -> tuple[Pattern, ...]:
    own = dict(ruleset.points)
    if ruleset.chicken_points:
        own[CHICKEN_HAND.key] = ruleset.chicken_points
    return tuple(
        replace(row, points=own.get(row.key, row.points))
        for row in (*ROWS, CHICKEN_HAND)
        if row is not CHICKEN_HAND or ruleset.chicken_points
    )


@cache
def pattern_edition(ruleset: Ruleset) -> PatternEdition:
    """
    Give the edition made ready; made once.

    >>> from paiju.rules.editions import ruleset
    >>> pattern_edition(ruleset("zung-jung")).points[5]
    80
    """
    return PatternEdition(ruleset)
