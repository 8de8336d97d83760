"""Whole hands of WSOM and Zung Jung: which patterns are paid together, and for how much."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.golden.wsom_cases import plain_sums

import paiju

_TEXT = Path(__file__).with_name("wsom_series.jsonl").read_text(encoding="utf-8")
CASES: list[dict[str, Any]] = [json.loads(line) for line in _TEXT.splitlines()[1:]]
ANSWERS = {
    *("id", "hand", "points", "plain_sum", "limit", "rows", "legal", "why"),
    *("struck", "one_of", "tied"),
}


def score_of(case: dict[str, Any]) -> paiju.Score:
    """
    Score the hand of a line with its circumstances.
    """
    circumstances = {key: value for key, value in case.items() if key not in ANSWERS}
    return paiju.score(case["hand"], **circumstances)


def counts(score: paiju.Score) -> dict[str, int]:
    """
    Give how often each pattern is paid.
    """
    return {row.key: row.count for row in score.rows}


def having(*answers: str) -> list[Any]:
    """
    Choose the lines that answer something, as parameters.
    """
    return [
        pytest.param(case, id=case["id"])
        for case in CASES
        if any(case.get(answer) is not None for answer in answers)
    ]


@pytest.mark.parametrize("case", having("points"))
def test_points_of_the_dearest_reading__wsom08_counting_7(case: dict[str, Any]) -> None:
    """
    The points are those of the text, after the limit; a hand that may not win has none.
    """
    score = score_of(case)

    assert case["points"] == score.points, case["why"]
    assert case.get("legal", True) == score.legal
    assert (score.reason is None) == score.legal


@pytest.mark.parametrize("case", having("rows"))
def test_patterns_paid_together__wsom08_scoring_4(case: dict[str, Any]) -> None:
    """
    Different series add, of one series one pattern counts, and readings do not mix.
    """
    assert case["rows"] == counts(score_of(case)), case["why"]


@pytest.mark.parametrize("case", having("limit", "plain_sum"))
def test_sum_and_limit__wsom08_scoring_6(case: dict[str, Any]) -> None:
    """
    A sum is cut to 320 with its patterns kept; a single limit pattern is paid alone.
    """
    score = score_of(case)
    paid = sum(row.points for row in score.rows)

    if case["limit"] == "single":
        assert [1] == [row.count for row in score.rows]
        assert paid == score.points >= 320
    else:
        assert (paid >= 320) == (case["limit"] == "count")
    if "plain_sum" in case:
        assert case["plain_sum"] in plain_sums(score)


@pytest.mark.parametrize("case", having("struck"))
def test_struck_patterns_name_the_one_paid__wsom08_scoring_4(case: dict[str, Any]) -> None:
    """
    What the hand also has is kept with the pattern that stands in its place.
    """
    struck = {(each.key, each.by) for each in score_of(case).struck}

    assert case["struck"].items() <= struck, case["why"]


@pytest.mark.parametrize("case", having("one_of"))
def test_equal_limit_patterns_are_paid_once__wsom08_scoring_6(case: dict[str, Any]) -> None:
    """
    Of two limit patterns of the same worth one is paid, alone.
    """
    (row,) = score_of(case).rows

    assert row.key in case["one_of"]


@pytest.mark.parametrize("case", having("tied"))
def test_equal_readings_are_all_listed__wsom08_counting_11(case: dict[str, Any]) -> None:
    """
    Where two readings are worth the same, the other one is among the ties.
    """
    score = score_of(case)
    readings = [counts(each) for each in (score, *score.ties)]

    assert all(reading in readings for reading in case["tied"])
    assert {case["points"]} == {each.points for each in score.ties}
