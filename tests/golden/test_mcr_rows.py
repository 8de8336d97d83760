"""Each of the 82 rows: hands that have it, and hands that just miss it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.golden.mcr_cases import counts, lines, score_of

CASES = lines("mcr_rows")


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=f"{case['row']} {case['rules']} {case['hand']}") for case in CASES],
)
def test_row_counts_or_just_misses__mcr98_principle_4(case: dict[str, Any]) -> None:
    """
    The row stands in the final list of the dearest reading as often as the text says.
    """
    assert case["count"] == counts(score_of(case)).get(case["row"], 0), case["why"]


def test_each_row_has_three_hands_and_two_near_misses() -> None:
    """
    There are 81 fan and one row of practice, and the file speaks of each.
    """
    practice = [case for case in CASES if case["rules"] == "mcr"]
    having = Counter(case["row"] for case in practice if case["count"])
    missing = Counter(case["row"] for case in practice if not case["count"])

    assert 82 == len(having)
    assert min(having.values()) >= 3
    assert having.keys() == missing.keys()
    assert min(missing.values()) >= 2
    assert having.keys() == {case["row"] for case in CASES if case["rules"] == "mcr-1998"}
