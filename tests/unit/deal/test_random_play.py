"""Random play in one call: counted, repeatable, the same compiled or not."""

from __future__ import annotations

import pytest

from paiju.deal.edition import Edition
from paiju.deal.random_play import RandomPlay
from paiju.rules.editions import EDITIONS, PRESETS, ruleset


@pytest.mark.parametrize("rules", [*EDITIONS, *PRESETS])
def test_every_deal_ends_and_is_counted(rules: str) -> None:
    """
    Deals are won or exhausted; self-drawn wins are some of the wins.
    """
    run = RandomPlay(Edition(ruleset(rules)), 20)
    run.play(40)

    assert 40 == run.deals == run.exhausted + run.wins
    assert run.self_drawn <= run.wins
    assert run.points >= run.wins * ruleset(rules).minimum_points


def test_same_seed_same_signature() -> None:
    """
    A run is decided by its seed; another seed is another run; runs go on where they stood.
    """
    one, two, other = (RandomPlay(Edition(ruleset("wsom")), seed) for seed in (7, 7, 8))
    one.play(3)
    two.play(1)
    two.play(2)
    other.play(3)

    assert (one.signature, one.events) == (two.signature, two.events)
    assert one.signature != other.signature
