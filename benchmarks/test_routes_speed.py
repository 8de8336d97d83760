"""The routes of a hand hold their limits."""

from __future__ import annotations

import pytest
from benchmarks import routes
from benchmarks.rows import NEEDS_COMPILER, SEED, Alone, check


@NEEDS_COMPILER
@pytest.mark.parametrize("row", routes.alone(routes.TESTED), ids=lambda row: row.what)
def test_routes_take_no_longer(row: Alone) -> None:
    """
    Half of all hands take at most 5 ms, and none takes more than 50 ms.
    """
    first, *others = routes.hands(routes.TESTED)
    print(f"\nseed {SEED}, {1 + len(others)} hands, such as {first!r}", end="")

    check(row)
