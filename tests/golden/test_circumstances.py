"""Circumstances that cannot have been are refused in one exact sentence, here and by the CLI.

Where the command line says options for arguments, `on_command_line` has its sentence.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import paiju
from paiju import errors
from paiju.cli import WRONG, main
from paiju.errors import PaijuError

_LINES = Path(__file__).with_name("circumstances.jsonl").read_text(encoding="utf-8").splitlines()
CASES: list[dict[str, Any]] = [json.loads(line) for line in _LINES[1:]]
TOLD = {"case", "hand", "typed", "error", "message", "on_command_line"}


def how(case: dict[str, Any]) -> dict[str, Any]:
    """
    Give the words of `paiju.score` beside the hand.
    """
    return {key: value for key, value in case.items() if key not in TOLD}


def command(case: dict[str, Any]) -> list[str]:
    """
    Write a case as a command line; options first, so that the hand may be empty.
    """
    words = ["score"]
    for key, value in how(case).items():
        if isinstance(value, bool):
            words += [f"--{key.replace('_', '-')}"] if value else []
        else:
            words += [f"--{key.replace('_', '-')}={value}"]
    return [*words, case["hand"]]


def cases(*, typed: bool) -> list[Any]:
    """
    Choose the cases by whether they need values that no command line can give.
    """
    return [
        pytest.param(case, id=case["case"].replace(" ", "-"))
        for case in CASES
        if case.get("typed", False) == typed
    ]


@pytest.mark.parametrize("case", [*cases(typed=False), *cases(typed=True)])
def test_circumstances_are_refused(case: dict[str, Any]) -> None:
    """
    The kind of error and its whole sentence are those of the golden file.
    """
    with pytest.raises(PaijuError) as caught:
        paiju.score(case["hand"], **how(case))

    assert getattr(errors, case["error"]) is type(caught.value)
    assert case["message"] == str(caught.value)


@pytest.mark.parametrize("case", cases(typed=False))
def test_command_line_says_it_with_options(
    case: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """
    The sentence stands alone on stderr, nothing on stdout, and the exit code is 2.
    """
    code = main(command(case))

    printed = capsys.readouterr()
    assert (WRONG, "") == (code, printed.out)
    assert f"paiju: {case.get('on_command_line', case['message'])}\n" == printed.err
