"""The waits of a text hand hold their limit, and what is timed beside them is the same work."""

from __future__ import annotations

from statistics import fmean

import pytest
from benchmarks import waiting
from benchmarks.rows import NEEDS_COMPILER, SEED, Against, Alone, check
from benchmarks.scoring import codes_of

import paiju


@NEEDS_COMPILER
@pytest.mark.parametrize("row", waiting.ALONE, ids=lambda row: row.what)
def test_waits_take_no_longer(row: Alone) -> None:
    """
    A ready hand gets its waits with their scores within 60 microseconds.
    """
    waits = fmean(len(paiju.waits(text)) for text in waiting.ready())
    hands = f"{waiting.HANDS} ready hands of 1 to 5 waits ({waits:.2f} on average)"
    print(f"\nseed {SEED}, {hands}, such as {waiting.ready()[0]!r}", end="")

    check(row)


@NEEDS_COMPILER
@pytest.mark.parametrize("row", waiting.AGAINST, ids=lambda row: row.what)
def test_waits_against_the_outside_scorer(row: Against) -> None:
    """
    The same answers by its calls take longer: every tile tried, or those it finds useful.
    """
    pytest.importorskip("MahjongGB", reason="PyMahjongGB is built where a C++ compiler is")

    check(row)


def test_both_find_the_same() -> None:
    """
    What is timed is the same work: the same totals of each tile that is left to win on.
    """
    pytest.importorskip("MahjongGB", reason="PyMahjongGB is built where a C++ compiler is")
    for text in waiting.ready()[:500]:
        waits = [wait for wait in paiju.waits(text) if wait.by_discard.barred is None]
        names = [codes_of(str(wait.tile))[0] for wait in waits]
        ours = [[wait.by_discard.counted, wait.by_self_draw.counted] for wait in waits]

        for found in (waiting.every_tile(text), waiting.useful_tiles(text)):
            assert ours == [found[name] for name in names], text
