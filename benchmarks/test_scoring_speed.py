"""Scoring holds its limits beside PyMahjongGB, and both score the same."""

from __future__ import annotations

import pytest
from benchmarks import scoring
from benchmarks.rows import NEEDS_COMPILER, Against, check

from paiju.cli.outside import arguments
from paiju.scoring.door import score_of

pytest.importorskip("MahjongGB", reason="PyMahjongGB is built where a C++ compiler is")


@NEEDS_COMPILER
@pytest.mark.parametrize("row", scoring.AGAINST, ids=lambda row: row.what)
def test_scoring_against_the_outside_scorer(row: Against) -> None:
    """
    Rows of bytes are scored three times as fast as ready tuples, a text in at most twice the time.
    """
    check(row)


def test_both_score_the_same() -> None:
    """
    What is timed is the same work: the totals agree.
    """
    for win in scoring.wins()[:500]:
        text = str(win.hand)
        total = scoring.their_total(*arguments(win))
        again = scoring.their_total(*scoring.tuples_of(text), *scoring.how_won(win))
        score = score_of(win.hand, win.how)

        assert total == again == score.counted + win.how.flowers, text
