"""Every stage runs although one before it failed, and each failed one is named."""

from __future__ import annotations

import sys

import pytest

from tools import stages

GOOD = stages.Stage("good", [sys.executable, "-c", "print('fine')"])
BAD = stages.Stage("bad", [sys.executable, "-c", "print('a fault'); raise SystemExit(1)"])
PURE = stages.Stage(
    "pure", [sys.executable, "-c", "import os; assert os.environ['PAIJU_PURE'] == '1'"], pure=True
)


def test_stages_together_name_what_failed(capsys: pytest.CaptureFixture[str]) -> None:
    """
    A failed stage's output is shown, a good one's is not.
    """
    failed = stages.run_together([BAD, GOOD, PURE])

    printed = capsys.readouterr().out
    assert ["bad"] == failed
    assert "a fault" in printed
    assert "fine" not in printed
    assert "== good: ok (" in printed


def test_stages_in_turn_go_on_after_a_failure(capfd: pytest.CaptureFixture[str]) -> None:
    """
    The last line of a run whose last stage is good is that stage's own.
    """
    failed = stages.run_in_turn([BAD, PURE, GOOD])

    printed = capfd.readouterr().out
    assert ["bad"] == failed
    assert "== bad: FAILED (" in printed
    assert printed.endswith("fine\n")


@pytest.mark.parametrize("fast", [True, False])
def test_the_compiled_tests_are_the_last_stage(fast: bool) -> None:
    """
    Their closing line tells how many tests passed.
    """
    names = [stage.name for stage in stages.test_stages(fast=fast)]

    assert "tests, compiled" == names[-1]
    assert fast == ("speed" not in names)


def test_every_check_of_the_house_is_among_the_stages() -> None:
    """
    No check is dropped unseen.
    """
    names = {stage.name for stage in stages.lint_stages() + stages.docs_stages()}

    assert {
        "limits",
        "ruff check",
        "ruff format",
        "mypy",
        "pyright",
        "import arrows",
        "cimport arrows",
        "duplicate code",
        "clause index",
        "fault index",
        "catalogues",
        "docs html",
        "docs doctest",
        "docs man",
    } == names


def test_tables_of_speed_are_a_stage_of_their_own() -> None:
    """
    `python3 dev.py bench --table` writes them; no test run does.
    """
    command = stages.table_stage().command

    assert ["-m", "benchmarks.table"] == command[1:]
    assert command not in [stage.command for stage in stages.test_stages(fast=False)]
