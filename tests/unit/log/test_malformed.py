"""Every malformed line is refused with its place, what was found and expected, and a remedy."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NotRequired, TypedDict

import pytest

from paiju.errors import LogError
from paiju.log.chain import Log
from paiju.log.envelope import Header
from paiju.log.reader import read_log


class Case(TypedDict):
    """
    One line of the golden file.
    """

    line: str
    fault: str
    place: str
    found: str
    expected: str
    remedy: str
    header: NotRequired[bool]


LINES = (Path(__file__).parents[2] / "golden" / "malformed_logs.jsonl").read_text("utf-8")
CASES: list[Case] = [json.loads(line) for line in LINES.splitlines()[1:]]
FIRST = next(Log(Header("deal/7")).lines())


def test_there_are_at_least_two_hundred() -> None:
    """
    The golden file keeps its size, and no line stands in it twice.
    """
    given = [(case["line"], case.get("header")) for case in CASES]

    assert len(given) >= 200
    assert len(given) == len(set(given))


@pytest.mark.parametrize("case", CASES, ids=lambda case: ascii(case["line"])[:60])
def test_malformed_line_is_refused(case: Case) -> None:
    """
    The five parts of the error are those of the golden file.
    """
    text = case["line"] if case.get("header") else f"{FIRST}\n{case['line']}"

    with pytest.raises(LogError) as caught:
        read_log(f"{text}\n")

    fault = caught.value
    found = (fault.fault, fault.place, fault.found, fault.expected, fault.remedy)

    assert (*map(case.__getitem__, ("fault", "place", "found", "expected", "remedy")),) == found
