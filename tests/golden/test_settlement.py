"""Who pays what under the three rule systems."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import paiju

_TEXT = Path(__file__).with_name("wsom_settlement.jsonl").read_text(encoding="utf-8")
CASES: list[dict[str, Any]] = [json.loads(line) for line in _TEXT.splitlines()[1:]]


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=f"{number}: {case['rules']} {case['points']}")
        for number, case in enumerate(CASES, 2)
    ],
)
def test_deltas_of_the_four_seats__wsom08_payment_4(case: dict[str, Any]) -> None:
    """
    Each seat gets or pays what the text says, and the four sum to nothing.
    """
    deltas = paiju.settle(
        case["points"],
        rules=case["rules"],
        winner=case["winner"],
        discarder=case.get("discarder"),
        win=case.get("win"),
        follow=[(seat, tile) for seat, tile in case.get("follow", ())],
    )

    assert case["deltas"] == deltas, case["why"]
    assert 0 == sum(deltas.values())
