"""Random wins of MCR are worth here what an outside scorer says."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from paiju.cli.outside import compare
from paiju.cli.random_wins import random_win

if TYPE_CHECKING:
    from collections.abc import Callable

HANDS = 20_000


def test_totals_agree_with_an_outside_scorer__decision_0301(
    seed: int, random_count: Callable[[int], int]
) -> None:
    """
    No total differs, but for the one class that a decision explains; the message scores a hand.
    """
    pytest.importorskip("MahjongGB", reason="PyMahjongGB is built where a C++ compiler is")
    chance = Random(seed)
    differing = []
    for _ in range(random_count(HANDS)):
        win = random_win(chance)
        verdict = compare(win)
        if not verdict.agrees and verdict.decision is None:
            differing.append((str(win.hand), win.how, verdict.ours, verdict.theirs))

    assert [] == differing[:3], f"seed {seed}"
