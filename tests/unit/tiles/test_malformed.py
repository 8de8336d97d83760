"""Every malformed text is refused in one exact sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NotRequired, TypedDict

import pytest

from paiju import errors
from paiju.errors import PaijuError
from paiju.tiles import Hand


class Case(TypedDict):
    """
    One line of the golden file.
    """

    text: str
    times: NotRequired[int]
    win: NotRequired[str]
    error: str
    message: str


LINES = (Path(__file__).parents[2] / "golden" / "malformed.jsonl").read_text("utf-8").splitlines()
CASES: list[Case] = [json.loads(line) for line in LINES[1:]]


def _name(case: Case) -> str:
    return ascii(case["text"] * case.get("times", 1))[:40]


def test_there_are_at_least_a_hundred() -> None:
    """
    The golden file keeps its size, and no text stands in it twice.
    """
    given = [(case["text"], case.get("times"), case.get("win")) for case in CASES]

    assert len(given) >= 100
    assert len(given) == len(set(given))


@pytest.mark.parametrize("case", CASES, ids=_name)
def test_malformed_text_is_refused(case: Case) -> None:
    """
    The kind of error and its sentence are those of the golden file.
    """
    with pytest.raises(PaijuError) as caught:
        Hand.parse(case["text"] * case.get("times", 1), case.get("win"))

    assert getattr(errors, case["error"]) is type(caught.value)
    assert case["message"] == str(caught.value)


@pytest.mark.parametrize("case", CASES, ids=_name)
def test_a_refusal_has_all_its_parts(case: Case) -> None:
    """
    Fault, place, found, expected and remedy are there, in one line that is not too long.
    """
    with pytest.raises(PaijuError) as caught:
        Hand.parse(case["text"] * case.get("times", 1), case.get("win"))

    fault = caught.value
    assert all((fault.fault, fault.place, fault.found, fault.expected, fault.remedy))
    assert str(fault).isprintable()
    assert len(str(fault)) < 250
