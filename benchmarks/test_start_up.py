"""Start-up holds its limits."""

from __future__ import annotations

import pytest
from benchmarks import start_up
from benchmarks.rows import Alone, check


@pytest.mark.parametrize("row", start_up.ALONE, ids=lambda row: row.what)
def test_start_up(row: Alone) -> None:
    """
    `import paiju` adds at most 80 ms; `paiju score` answers in at most 250 ms when cold.
    """
    check(row)
