"""Faults that scorers of these rules have had, each as a whole kind."""

from __future__ import annotations

from typing import Any

import pytest
from tests.golden.mcr_cases import counts, lines, score_of

import paiju
from paiju.errors import PaijuError

CASES = lines("mcr_faults")
SCORED = [case for case in CASES if "refuse" not in case]


def ids(case: dict[str, Any]) -> str:
    """
    Name a case by its own name and its edition.
    """
    return f"{case['id']} {case['rules']}"


@pytest.mark.parametrize("case", SCORED, ids=ids)
def test_points_and_full_list__mcr98_score_premise_2(case: dict[str, Any]) -> None:
    """
    Total and rows are those worked out by hand; a free choice of links gives one admissible list.
    """
    score = score_of(case)

    assert counts(score) in [case["rows"], *case.get("also", ())], case["why"]
    assert case["points"] == score.points, case["why"]
    assert case.get("legal", True) == score.legal
    if "counted" in case:
        assert case["counted"] == score.counted


@pytest.mark.parametrize(
    "case", [case for case in SCORED if case["fault"] == "account_once"], ids=ids
)
def test_free_choice_is_offered_as_ties__mcr98_principle_5(case: dict[str, Any]) -> None:
    """
    Every other admissible list stands among the ties.
    """
    score = score_of(case)
    listed = [counts(score), *(counts(tie) for tie in score.ties)]

    for admissible in [case["rows"], *case.get("also", ())]:
        assert admissible in listed, case["why"]


@pytest.mark.parametrize("case", [case for case in SCORED if case["rows"]], ids=ids)
def test_explanation_names_the_rows_that_count__mcr98_score_procedure_1(
    case: dict[str, Any],
) -> None:
    """
    The words come from the result: each counted row is named in them.
    """
    score = score_of(case)
    english, chinese = score.explain("en"), score.explain("zh-Hant")

    for row in score.rows:
        assert row.en in english
        assert row.zh in chinese


@pytest.mark.parametrize("case", [case for case in CASES if "settle" in case], ids=ids)
def test_settlement_keeps_flowers_and_whole_points__mcr98_score_formula_1(
    case: dict[str, Any],
) -> None:
    """
    Flowers are paid like any points, and nothing is halved.
    """
    settle = case["settle"]

    deltas = paiju.settle(
        score_of(case).points,
        rules=case["rules"],
        winner=settle["winner"],
        discarder=settle["discarder"],
    )

    assert settle["deltas"] == deltas, case["why"]
    assert 0 == sum(deltas.values())


@pytest.mark.parametrize("case", [case for case in CASES if "refuse" in case], ids=ids)
def test_wrong_input_is_refused__mcr98_win_form_1_1(case: dict[str, Any]) -> None:
    """
    Five of a tile, false chows, values out of range and contradictions: one short sentence.
    """
    with pytest.raises(PaijuError) as refusal:
        score_of(case)

    assert 0 < len(str(refusal.value)) < 500, case["why"]
    assert "\n" not in str(refusal.value)
