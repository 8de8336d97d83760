"""The guide's program learns: shortened, its policy beats random players with an interval."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

GUIDE = Path(__file__).parents[3] / "docs/guides/learning.py"


@pytest.fixture(name="program")
def _program() -> dict[str, Any]:
    pytest.importorskip("numpy", reason="the extra `sim` is not installed")
    return run_path(str(GUIDE))


@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_a_trained_policy_beats_random(rules: str, program: dict[str, Any], pure: bool) -> None:
    """
    A few thousand deals of training are enough for a lower end of the 95 % interval above 0.
    """
    if pure:
        pytest.skip("thousands of deals are for the compiled run")
    trained = program["train"](rules, 10_240, 1_024, seed=20_081_122)
    mean, half = trained.after

    assert mean - half > 0
    assert trained.before[0] + trained.before[1] < mean - half


def test_a_measure_has_its_place(program: dict[str, Any]) -> None:
    """
    A tile between two of its suit has two neighbors, those two ranks away half a one each.
    """
    import numpy as np

    hand = np.zeros((1, 34))
    hand[0, [0, 1, 2, 8, 9]] = 1
    near = program["neighbors"](hand)

    assert [1.5, 2.0, 1.5] == near[0, :3].tolist()
    assert [0.0, 0.0] == near[0, 8:10].tolist()
