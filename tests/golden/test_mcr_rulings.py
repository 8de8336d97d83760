"""What each ruling decides, by hands whose result depends on it, in both editions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.golden.mcr_cases import counts, lines, score_of

CASES = lines("mcr_rulings")


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=f"{case['id']} {case['rules']}") for case in CASES]
)
def test_ruling_decides_the_list__mcr98_score_premise_1(case: dict[str, Any]) -> None:
    """
    Total and rows follow the ruling; below the minimum the list is shown all the same.
    """
    score = score_of(case)

    assert case["rows"] == counts(score), case["why"]
    assert case["points"] == score.points, case["why"]
    assert case.get("legal", True) == score.legal
    assert case.get("counted", case["points"]) == score.counted


def test_each_ruling_has_a_hand_in_both_editions() -> None:
    """
    The rulings are numbered 0001 to 0019.
    """
    for edition in ("mcr", "mcr-1998"):
        told = {case["ruling"] for case in CASES if case["rules"] == edition}

        assert {f"{number:04}" for number in range(1, 20)} == told
