"""A vector of tables holds its limit."""

from __future__ import annotations

import pytest
from benchmarks import learning
from benchmarks.rows import NEEDS_COMPILER, Alone, check


@NEEDS_COMPILER
@pytest.mark.parametrize("row", learning.ALONE, ids=lambda row: row.what)
def test_a_decision_takes_no_longer(row: Alone) -> None:
    """
    300,000 decisions a second on one core, mask and observation with them.
    """
    check(row)
