"""Every scripted case of a fault: what was ruled, points, standings, and the lines of the log."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.referee.scripts import cases, play, shown_standings

from paiju.language import LANGUAGES
from paiju.referee.court import decide
from paiju.referee.official import Official, Role
from paiju.referee.ruling import RulingRefusal, UndoRuling

CASES = cases()
CHIEF = Official("c-09", Role.CHIEF_REFEREE)
ids = [f"{case['rules']}-{case['id']}" for case in CASES]


@pytest.mark.parametrize("case", CASES, ids=ids)
def test_a_script_ends_as_written(case: dict[str, Any]) -> None:
    """
    Points, standings, open faults, outcome, refusal and log are those of the file.
    """
    played = play(case)
    state = played.state

    assert case["points"] == list(state.points)
    assert case["standings"] == shown_standings(state)
    assert case.get("open", []) == [noted.no for noted in state.open_faults]
    assert case.get("outcome", "") == state.outcome
    assert case.get("refused", "") == played.refused
    assert case["text"] == played.lines


@pytest.mark.parametrize("case", CASES, ids=ids)
def test_undoing_every_ruling_leaves_nothing(case: dict[str, Any]) -> None:
    """
    With all rulings undone, points and standings are as if there had been none.
    """
    state = play(case).state
    for ruling in state.in_force:
        made = decide(state, UndoRuling(ruling.no, CHIEF, "tried"))
        assert not isinstance(made, RulingRefusal)
        for event in made:
            state.record(event)

    assert (0, 0, 0, 0) == state.points
    assert {} == shown_standings(state)
    assert "" == state.outcome
    assert 0 == state.points_to_nobody


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_said_in_every_language(lang: str) -> None:
    """
    A line has the clause and the numbers in each language, and no untranslated English.
    """
    for case in CASES:
        english, told = play(case), play(case, lang)
        for line, other in zip(english.lines, told.lines, strict=True):
            assert lang == "en" or line != other
        assert bool(english.refused) == bool(told.refused)
        if told.refused:
            assert english.refused.rpartition("(")[2].strip(").") in told.refused
