"""Bots hold their limits."""

from __future__ import annotations

import pytest
from benchmarks import bots
from benchmarks.rows import NEEDS_COMPILER, Alone, check


@NEEDS_COMPILER
@pytest.mark.parametrize("row", bots.ALONE, ids=lambda row: row.what)
def test_an_answer_takes_no_longer(row: Alone) -> None:
    """
    A greedy move within a millisecond, a searched one within a fifth of a second.
    """
    check(row)
