"""An edition of MCR made ready for the kernel: points and bars by row number."""

from __future__ import annotations

from functools import lru_cache

from paiju.rules.ruleset import Ruleset
from paiju.rules.rulings import RULINGS
from paiju.scoring.mcr.options import option_bits
from paiju.scoring.mcr.table import BARRED_BY_RULING, FREED_BY_RULING, ROWS
from paiju.shape.forms import form_mask

__all__ = ["FanEdition", "fan_edition"]

# Bars on rows of two chows mean the pairs inside the barring row: `links` keeps those apart from
# a pair that the fourth chow makes.
_LINKED = {69, 70, 71, 72}

_NUMBERS = {row.key: row.no for row in ROWS}


class FanEdition:
    """
    Hold the points, bars, forms and rulings of one edition.

    `points[n]` and `bars[n]` are those of row number `n`; a bar is a mask of row numbers; `order`
    lists the numbers with the dearest rows first. A row
    that the edition does not have is worth nothing and bars nothing.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.minimum_points = ruleset.minimum_points
        self.options = option_bits(ruleset.rulings)
        self.forms = form_mask(ruleset.winning_forms)
        self.rows = tuple(
            row
            for row in ROWS
            if row.key != "melded_and_concealed_kong" or self.answers("mixed_kongs", "row_82")
        )
        own = dict(ruleset.points)
        own["two_concealed_kongs"] = int(ruleset.ruling("two_concealed_kongs_points"))
        self.points = [0] * (len(ROWS) + 1)
        self.bars = [0] * (len(ROWS) + 1)
        for row in self.rows:
            self.points[row.no] = own.get(row.key, row.points)
            barred = {_NUMBERS[key] for key in self.excludes(row.key)} - _LINKED
            self.bars[row.no] = sum(1 << number for number in barred)
        self.flower_points = self.points[_NUMBERS["flower_tiles"]]
        # the order of counting: the dearest first
        self.order = sorted(range(1, len(ROWS) + 1), key=lambda no: (-self.points[no], no))

    def answers(self, ruling: str, answer: str) -> bool:
        """
        Tell whether the edition answers a ruling so.
        """
        return self.ruleset.ruling(ruling) == answer

    def excludes(self, key: str) -> tuple[str, ...]:
        """
        Give the rows that a row bars in this edition, by its own list and by rulings.
        """
        row = ROWS[_NUMBERS[key] - 1]
        barred = [*row.excludes, *row.implies]
        for ruling in self.ruleset.rulings:
            barred += BARRED_BY_RULING.get(ruling, {}).get(key, ())
            for freed in FREED_BY_RULING.get(ruling, {}).get(key, ()):
                barred.remove(freed)
        return tuple(barred)

    def principle(self, by: str, barred: str) -> str:
        """
        Tell why a row bars another: printed in this edition, ruling, or non_repeat.
        """
        if self.prints(by, barred):
            return "printed"
        return "non_repeat" if barred in ROWS[_NUMBERS[by] - 1].implies else "ruling"

    def decision(self, by: str, barred: str) -> str:
        """
        Give the number of the decision by which a row bars another without a word of the text.
        """
        key = next(
            ruling[0]
            for ruling in self.ruleset.rulings
            if barred in BARRED_BY_RULING.get(ruling, {}).get(by, ())
        )
        return RULINGS[key].decision

    def prints(self, by: str, barred: str) -> bool:
        """
        Tell whether the clause of a row prints that it bars another, as this edition reads it.

        What only the lists practised today add no clause says, but a principle or a ruling.
        """
        row = ROWS[_NUMBERS[by] - 1]
        too = self.ruleset.fan_list == "printed" and barred in row.printed_too
        return too or barred in row.excludes


@lru_cache(maxsize=32)
def fan_edition(ruleset: Ruleset) -> FanEdition:
    """
    Give the edition made ready, made once while it is in use.
    """
    return FanEdition(ruleset)
