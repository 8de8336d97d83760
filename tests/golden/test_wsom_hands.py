"""Sample hands of the 2008 edition: patterns, sums, limits, legality and payments."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.golden.wsom_cases import plain_sums

import paiju
from paiju.errors import ImpossibleHand

_TEXT = Path(__file__).with_name("wsom_hands.jsonl").read_text(encoding="utf-8")
CASES: list[dict[str, Any]] = [json.loads(line) for line in _TEXT.splitlines()[1:]]
BRACKETS = {"chi": "[{}]", "pung": "[{}]", "kong": "[{}]", "concealed_kong": "({})"}
FLAGS = {
    "heaven": "heavenly",
    "earth": "earthly",
    "last_tile": "last_tile",
    "kong_draw": "replacement",
    "rob_kong": "robbing",
    "penalty": "penalty_tiles",
    "win_tile_shown": "kept_apart",
}


def score_of(case: dict[str, Any]) -> paiju.Score:
    """
    Score the hand of a line; the winning tile is written last.
    """
    melds = " ".join(BRACKETS[kind].format(tiles) for kind, tiles in case["melds"])
    flags = {FLAGS[flag]: value for flag, value in case["flags"].items()}
    return paiju.score(
        f"{melds} {case['concealed']} {case['win_tile']}",
        rules="wsom-2008",
        seat=case["seat_wind"],
        self_drawn=case["self_draw"],
        **flags,
    )


def lines(*, legal: bool, count: bool = True) -> list[Any]:
    """
    Choose lines by whether the win is legal and the number of tiles is right.
    """
    return [
        pytest.param(case, id=case["id"])
        for case in CASES
        if legal == case["expect"]["legal"] and count == (case["expect"].get("reason") != "相公")
    ]


@pytest.mark.parametrize("case", lines(legal=True))
def test_patterns_and_points__wsom08_scoring_4(case: dict[str, Any]) -> None:
    """
    The paid patterns, by their Chinese names, and their sum.
    """
    expect = case["expect"]

    score = score_of(case)

    assert score.legal, score.reason
    assert Counter(name for name, _ in expect["patterns"]) == {
        row.zh: row.count for row in score.rows
    }, case["note"]
    assert dict(expect["patterns"]) == {row.zh: row.value for row in score.rows}
    assert expect["total"] == score.points


@pytest.mark.parametrize("case", lines(legal=True))
def test_plain_sum_and_limit__wsom08_scoring_6(case: dict[str, Any]) -> None:
    """
    A sum is cut to 320 with its patterns kept; a single limit pattern is paid alone.
    """
    expect = case["expect"]
    score = score_of(case)
    paid = sum(row.points for row in score.rows)

    assert expect["plain_sum"] in plain_sums(score)
    if expect["limit"] == "single":
        assert [score.points] == [row.points for row in score.rows]
    else:
        assert (expect["limit"] == "count") == (paid >= 320)


@pytest.mark.parametrize("case", lines(legal=True))
def test_payments__wsom08_payment_4(case: dict[str, Any]) -> None:
    """
    What East, South, West and North get or pay.
    """
    settle = case["settle"]
    window = settle["window"] if settle["immunity_claimed"] else ()

    deltas = paiju.settle(
        case["expect"]["total"],
        rules="wsom-2008",
        winner=settle["winner"],
        discarder=settle["discarder"],
        win=case["win_tile"],
        follow=[(seat, tile) for seat, tile in window],
    )

    assert settle["deltas_ESWN"] == [deltas[seat] for seat in "ESWN"], case["note"]


@pytest.mark.parametrize("case", lines(legal=False))
def test_hand_that_may_not_win__wsom08_scoring_5(case: dict[str, Any]) -> None:
    """
    A hand without pattern, without winning form, or barred by a penalty tile: no points, a reason.
    """
    score = score_of(case)

    assert not score.legal, case["note"]
    assert score.reason
    assert 0 == score.points


@pytest.mark.parametrize("case", lines(legal=False, count=False))
def test_wrong_count_is_an_impossible_hand__wsom08_wrong_count_2(case: dict[str, Any]) -> None:
    """
    A tile too many is no hand to be scored.
    """
    with pytest.raises(ImpossibleHand):
        score_of(case)
