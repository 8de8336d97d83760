"""Reading a hand holds its limits, and what is timed beside others is the same work."""

from __future__ import annotations

import pytest
from benchmarks import reading
from benchmarks.hands import HANDS, counts_of
from benchmarks.peers import MCR, PEERS, beside, installed, ours, peer
from benchmarks.rows import NEEDS_COMPILER, SEED, Against, Alone, check
from benchmarks.timing import said

import paiju

HERE = [name for name in PEERS if installed(name)]


@NEEDS_COMPILER
@pytest.mark.parametrize("row", reading.AGAINST, ids=lambda row: row.what)
def test_distance_against_the_fastest_calls(row: Against) -> None:
    """
    One call takes at most 0.6 of riichienv's; in bulk a hand takes a hundredth of PyMahjongGB's.
    """
    pytest.importorskip(PEERS[row.other].module, reason=f"{row.other} is not installed")
    size = PEERS[row.other].size or "13 or 14"
    print(f"\nseed {SEED}, hands of {size} tiles, {HANDS} in all", end="")

    check(row)


@NEEDS_COMPILER
@pytest.mark.parametrize("row", reading.ALONE, ids=lambda row: row.what)
def test_reading_takes_no_longer(row: Alone) -> None:
    """
    A hand in bulk, all discards of 14 tiles and loading the tables stay within their limits.
    """
    check(row)


@pytest.mark.parametrize("name", PEERS)
def test_each_package_has_its_line(name: str) -> None:
    """
    The table says what each package covers and what its call takes, or that it is not here.
    """
    known = PEERS[name]
    fifth = "counted" if known.fifth_tile else "not counted"
    print(f"\n{name} {installed(name) or 'is not installed'}: {known.forms}; ", end="")
    print(f"a wait for a fifth tile is {fifth}", end="")
    if name in HERE:
        ratio = beside(name)
        print(f"; its call {said(ratio.theirs)}, ours {said(ratio.ours)}", end="")

        assert ratio.times > 0


@pytest.mark.parametrize("name", HERE)
def test_all_tell_the_same_distance(name: str) -> None:
    """
    What is timed is the same work: by the same forms, but for hands that four alike may complete.
    """
    held = [counts_of(hand) for hand in PEERS[name].hands]
    told = [answer - PEERS[name].more for answer in peer(name)()]
    if PEERS[name].forms == MCR:
        own = list(ours(name)())
    else:
        own = [paiju.distance(counts, rules="wsom") for counts in held]

    # Four of a kind are two of our seven pairs, but not of all; a fifth tile is no wait of ours.
    assert [] == [
        (counts, mine, other)
        for counts, mine, other in zip(held, own, told, strict=True)
        if mine != other and max(counts) < 4 and sum(count > 1 for count in counts) < 6
    ]
