"""Each of the 44 patterns: hands that have it, and hands that just miss it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import paiju

_TEXT = Path(__file__).with_name("wsom_rows.jsonl").read_text(encoding="utf-8")
CASES: list[dict[str, Any]] = [json.loads(line) for line in _TEXT.splitlines()[1:]]
ANSWERS = {"row", "hand", "count", "points", "why"}


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=f"{case['row']}: {case['hand']}") for case in CASES]
)
def test_pattern_counts_or_just_misses__wsom08_scoring_2(case: dict[str, Any]) -> None:
    """
    The pattern stands in the paid list as often as the text says.
    """
    circumstances = {key: value for key, value in case.items() if key not in ANSWERS}

    score = paiju.score(case["hand"], **circumstances)

    counts = {row.key: row.count for row in score.rows}
    assert case["count"] == counts.get(case["row"], 0), case["why"]
    assert case["points"] == score.points, case["why"]
    assert score.legal == (case["points"] > 0)


def test_each_pattern_has_three_hands_and_two_near_misses__wsom08_patterns_1() -> None:
    """
    There are 44 patterns, and the file speaks of each.
    """
    having = Counter(case["row"] for case in CASES if case["count"])
    missing = Counter(case["row"] for case in CASES if not case["count"])

    assert 44 == len(having)
    assert min(having.values()) >= 3
    assert having.keys() == missing.keys()
    assert min(missing.values()) >= 2
