"""Where a penalty tile may stand in a winning hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import paiju

_TEXT = Path(__file__).with_name("wsom_penalty.jsonl").read_text(encoding="utf-8")
CASES: list[dict[str, Any]] = [json.loads(line) for line in _TEXT.splitlines()[1:]]
ANSWERS = {"id", "rules", "hand", "legal", "points", "counted", "rows", "why"}


PARAMETERS = [
    pytest.param(case, edition, id=f"{case['id']}: {edition}")
    for case in CASES
    for edition in case["rules"]
]


def score_of(case: dict[str, Any], edition: str) -> paiju.Score:
    """
    Score the hand of a line with its circumstances.
    """
    circumstances = {key: value for key, value in case.items() if key not in ANSWERS}
    return paiju.score(case["hand"], rules=edition, **circumstances)


@pytest.mark.parametrize(("case", "edition"), PARAMETERS)
def test_dearest_legal_arrangement_counts__wsom08_penalty_tiles_4(
    case: dict[str, Any], edition: str
) -> None:
    """
    An arrangement that exposes a penalty tile is barred; the dearest of the others counts.
    """
    score = score_of(case, edition)

    assert case["legal"] == score.legal, case["why"]
    assert case["points"] == score.points, case["why"]
    assert (score.reason is None) == score.legal
    if case["legal"]:
        assert case["rows"] == {row.key: row.count for row in score.rows}


@pytest.mark.parametrize(("case", "edition"), PARAMETERS)
def test_barred_hand_still_shows_its_worth__wsom08_penalty_tiles_5(
    case: dict[str, Any], edition: str
) -> None:
    """
    Where every arrangement is barred, what the hand would count without the ban is shown.
    """
    score = score_of(case, edition)

    assert case.get("counted", score.counted) == score.counted
    assert score.counted == sum(row.points for row in score.rows)
