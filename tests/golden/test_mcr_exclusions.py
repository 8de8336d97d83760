"""What each row bars: the printed exclusions of both editions, and the implied ones."""

from __future__ import annotations

from typing import Any

import pytest
from tests.golden.mcr_cases import counts, lines, score_of

CASES = lines("mcr_exclusions")


def name(case: dict[str, Any]) -> str:
    """
    Name a case by the two rows, the edition and the hand.
    """
    return f"{case['row']} bars {case['bars']} {case['rules']} {case.get('hand', 'never')}"


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=name(case)) for case in CASES if "hand" in case]
)
def test_barred_row_is_struck__mcr98_principle_1(case: dict[str, Any]) -> None:
    """
    The row counts; what it bars is satisfied and yet struck, or only its other instances remain.
    """
    score = score_of(case)

    assert counts(score).get(case["row"]), case["why"]
    assert case.get("remaining", 0) == counts(score).get(case["bars"], 0), case["why"]
    if case.get("listed", True) and not case.get("other_reading"):
        barred = {struck.by for struck in score.struck if struck.key == case["bars"]}
        assert case["row"] in barred, case["why"]


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=name(case)) for case in CASES if "impossible" in case]
)
def test_rows_that_never_meet_do_not__mcr98_principle_1(case: dict[str, Any]) -> None:
    """
    No hand of these files counts both rows.
    """
    assert case["impossible"]
    for other in lines("mcr_rows"):
        if other["row"] == case["row"] and other["rules"] == case["rules"]:
            assert not {case["row"], case["bars"]} <= counts(score_of(other)).keys()
