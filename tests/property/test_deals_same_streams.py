"""Compiled and uncompiled deals are the same byte for byte; so are a deal and its replay."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.property.stream import stream

import paiju
from paiju.deal.audit import folded
from paiju.deal.deal import Deal
from paiju.deal.edition import Edition
from paiju.deal.practice import Practice
from paiju.deal.replay import replay
from paiju.rules.editions import EDITIONS, PRESETS, ruleset
from paiju.scoring import win
from paiju.view.commands import SEATS, CallTime
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

ROOT = Path(paiju.__file__).parents[2]
RULES = (*EDITIONS, *PRESETS)


def test_compiled_and_uncompiled_deals_are_the_same(
    seed: int, pure: bool, random_count: Callable[[int], int]
) -> None:
    """
    Events, times, legal lists and digests, at every step of practice deals of each edition.
    """
    if pure:
        pytest.skip("this run is the uncompiled one")
    if str(win.__file__).endswith(".py"):
        pytest.skip("the package is not compiled here")
    deals = random_count(8)
    done = subprocess.run(
        [sys.executable, "-m", "tests.property.stream", str(seed), str(deals)],
        cwd=ROOT,
        env={**os.environ, "PAIJU_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert "" == done.stderr
    for compiled, uncompiled in zip(stream(seed, deals), done.stdout.splitlines(), strict=True):
        assert compiled == uncompiled


@pytest.mark.parametrize("rules", RULES)
def test_digests_of_states_differ_and_those_of_folds_do_not(rules: str, chance: Random) -> None:
    """
    Each event makes another state; the events alone make the same one.
    """
    practice = Practice(Edition(ruleset(rules)), chance.getrandbits(64))
    while practice.step():
        pass
    digests = [state.digest() for state in folded(practice, practice.moments)]

    assert digests[-1] == practice.state.digest()
    assert len(set(digests)) == len(digests)


@pytest.mark.parametrize("rules", RULES)
def test_a_replayed_log_is_the_same_deal(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    State, result, events and lines of a deal and of what its log gives.
    """
    for _ in range(random_count(20)):
        deal = Deal(rules, seed=chance.getrandbits(64), prevalent=chance.choice(SEATS))
        at_ms = 0
        while deal.result is None:
            legal = [command for seat in SEATS for command in deal.legal(seat)]
            at_ms += chance.choice((0, 0, 2_000, 20_000))
            if isinstance(deal.play(chance.choice(legal), at_ms), Refusal):
                assert not isinstance(deal.play(CallTime(), at_ms), Refusal)
        again = replay(deal.log())

        assert deal.digest() == again.digest()
        assert (deal.result, deal.events) == (again.result, again.events)
        assert deal.log() == again.log()
