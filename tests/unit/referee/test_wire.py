"""Events of a court in a log: written and read back, exactly or with the place of the error."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.unit.referee.scripts import cases, official, play

from paiju.errors import LogError
from paiju.referee.appeal import AppealDecided, AppealFiled
from paiju.referee.court import CourtEvent
from paiju.referee.fault import Window
from paiju.referee.official import Role
from paiju.referee.ruling import MomentPassed
from paiju.referee.wire import court_entry, court_event_from

APPEALS: tuple[CourtEvent, ...] = (
    MomentPassed(Window.SIGNING, official("referee")),
    AppealFiled(1, 2, official("S"), Role.HEAD_REFEREE, 5, "rules", 200),
    AppealDecided(1, official("head"), True, 200, "rightly"),
)


def test_every_event_of_every_script_comes_back_equal() -> None:
    """
    Through JSON as text, with sanctions, tiles and officials.
    """
    for case in cases():
        state = play(case).state
        ruled: tuple[CourtEvent, ...] = (*state.faults, *state.rulings, *state.undone.values())
        for event in (*ruled, *APPEALS):
            entry = court_entry(event)
            data = json.loads(json.dumps(entry.data))

            assert event == court_event_from(entry.type, data)


RULING: dict[str, Any] = {
    "no": 1,
    "fault": 1,
    "clause": "wmcc-11.2.2",
    "sanctions": [{"type": "PointsOff", "data": {"seat": "S", "points": 5}}],
    "by": {"name": "r-07", "role": "referee"},
    "second": None,
    "evidence": [],
    "discretion": "",
    "reason": "",
}


@pytest.mark.parametrize(
    ("name", "changes", "told"),
    [
        ("RulingGiven", {}, "unknown event of a court"),
        ("RulingIssued", {"no": "1"}, "key 'no'"),
        ("RulingIssued", {"sanctions": 5}, "no list"),
        ("RulingIssued", {"sanctions": [5]}, "item 1"),
        ("RulingIssued", {"sanctions": [{"type": "PointOff"}]}, "did you mean PointsOff"),
        ("RulingIssued", {"sanctions": [{"type": "PointsOff"}]}, "item 1"),
        ("RulingIssued", {"by": None}, "no object"),
        ("RulingIssued", {"second": 5}, "no object"),
        ("RulingIssued", {"by": {"name": "r-07", "role": "boss"}}, "'role'"),
        ("FaultNoted", {"fault": 1}, "no object"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    name: str, changes: dict[str, Any], told: str
) -> None:
    """
    A log that was changed by hand is refused.
    """
    with pytest.raises(LogError, match=told):
        court_event_from(name, {**RULING, **changes}, "line 7")


def test_a_missing_key_is_named() -> None:
    """
    Every field of a record is there, or the record is refused.
    """
    data = {key: value for key, value in RULING.items() if key != "clause"}

    with pytest.raises(LogError, match="line 7: expected the key 'clause'"):
        court_event_from("RulingIssued", data, "line 7")
