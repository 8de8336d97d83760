"""Playing deals holds its limits, and a deal that is timed is a deal that is played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks import playing
from benchmarks.rows import COMPILED, NEEDS_COMPILER, Against, Alone, check

from paiju.deal.codes import DEAL_ENDED, HANDS_DEALT, WALL_BUILT

ROOT = Path(__file__).parent.parent


@NEEDS_COMPILER
@pytest.mark.parametrize("row", playing.AGAINST, ids=lambda row: row.what)
def test_deals_stepped_beside_riichienv(row: Against) -> None:
    """
    Five times as many deals in the same time, both without a log.
    """
    pytest.importorskip("riichienv", reason="riichienv is not installed")

    check(row)


@NEEDS_COMPILER
@pytest.mark.parametrize("row", playing.LOG, ids=lambda row: row.what)
def test_keeping_the_log_costs_little(row: Against) -> None:
    """
    With every event kept at least 0.7 of the deals are played.
    """
    check(row)


@NEEDS_COMPILER
@pytest.mark.parametrize("row", playing.ALONE, ids=lambda row: row.what)
def test_playing_takes_no_longer(row: Alone) -> None:
    """
    Deals in bulk and copies stay within their limits.
    """
    check(row)


def test_uncompiled_deals_take_no_longer() -> None:
    """
    Fifty deals a second without a compiler: in a process of its own if this one is compiled.
    """
    if not COMPILED:
        check(playing.UNCOMPILED)
        return
    code = "from benchmarks.playing import UNCOMPILED; from benchmarks.rows import check"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; check(UNCOMPILED)"],
        cwd=ROOT,
        env={**os.environ, "PAIJU_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    print(done.stdout, end="")

    assert "" == done.stderr


def test_what_is_timed_is_whole_deals() -> None:
    """
    Each begins with its wall and ends with its end.
    """
    kept: list[playing.Kept] = []
    playing.stepped("wsom", 3, kept)()

    assert len(kept) == 3
    for batches in kept:
        events = [event & 255 for _, _, made in batches for event in made]
        assert (WALL_BUILT, DEAL_ENDED) == (events[0], events[-1])
        assert 1 == events.count(HANDS_DEALT) == events.count(DEAL_ENDED)
