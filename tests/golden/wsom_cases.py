"""What the WSOM golden tests share: the sum of a hand's patterns before the limit."""

from __future__ import annotations

import paiju
from paiju.scoring.wsom.table import ROWS

_VALUES = {row.key: row.points for row in ROWS}


def plain_sums(score: paiju.Score) -> set[int]:
    """
    Add what is paid and what the limit struck.

    Value honor is struck once however many sets have it, so that up to three more may count.
    """
    struck = [each.key for each in score.struck if each.principle == "limit"]
    plain = sum(row.points for row in score.rows) + sum(_VALUES[key] for key in struck)
    more = range(4) if "value_honor" in struck else range(1)
    return {plain + sets * _VALUES["value_honor"] for sets in more}
