"""Known hands of MCR: points and rows in both editions, and inputs to be refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.golden.mcr_cases import lines

import paiju
from paiju.errors import ImpossibleHand, NotationError

CASES = lines("mcr_hands")
EDITIONS = ("mcr", "mcr-1998")
SOURCES = {"left": "<", "opposite": "^", "right": ">"}
SAME = ("self_drawn", "seat", "prevalent", "last_of_kind", "last_tile", "flowers")


def text_of(meld: dict[str, str]) -> str:
    """
    Write a meld of these files in our notation.
    """
    tiles = meld["tiles"]
    if meld["type"] == "ckong":
        return f"({tiles})"
    if "claimed" in meld:
        return f"[{tiles.replace(meld['claimed'][0], meld['claimed'][0] + chr(39), 1)}]"
    side, added, _ = meld.get("from", "").partition("(added)")
    return f"[{tiles}{'+' if added else ''}]{SOURCES.get(side, '')}"


def score_line(case: dict[str, Any], rules: str) -> paiju.Score:
    """
    Score a line; `kong` is a replacement if self-drawn, else a robbed kong.
    """
    kong = "replacement" if case["self_drawn"] else "robbing"
    return paiju.score(
        f"{''.join(text_of(meld) for meld in case['melds'])} {case['hand']}",
        rules=rules,
        win=case["win"],
        **{kong: case["kong"]},
        **{key: case[key] for key in SAME},
    )


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case["id"]) for case in CASES if "refuse" not in case]
)
def test_points_and_rows__mcr98_score_premise_2(case: dict[str, Any], rules: str) -> None:
    """
    The total is the stated one, and the list is one of the admissible ones.
    """
    score = score_line(case, rules)
    expected = case[rules]
    shown = {row.zh: row.count for row in score.rows}

    assert shown in [expected["fan"], *expected.get("also", ())], case.get("note")
    assert expected["points"] == sum(row.points for row in score.rows)
    assert score.counted == sum(row.points for row in score.rows if row.key != "flower_tiles")
    assert score.legal == (score.counted >= 8)
    assert score.points == (expected["points"] if score.legal else 0)


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case["id"]) for case in CASES if "refuse" in case]
)
def test_refused__mcr98_win_form_1_1(case: dict[str, Any], rules: str) -> None:
    """
    What cannot be a hand is refused by name.
    """
    with pytest.raises((ImpossibleHand, NotationError)):
        score_line(case, rules)
