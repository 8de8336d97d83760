"""Signatures of play: what changes here must be meant, and told (CONTRIBUTING.md)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from paiju.deal.signature import DEALS, FEW, PRACTICE, of_practice, of_random_play
from paiju.rules.editions import EDITIONS, PRESETS, ruleset

FILE = Path(__file__).with_name("signatures.json")
RULES = (*EDITIONS, *PRESETS)


@pytest.fixture(scope="module")
def kept() -> dict[str, dict[str, str]]:
    """
    Read the signatures that were kept.
    """
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("rules", RULES)
def test_deals_at_random_are_those_of_before(
    rules: str, kept: dict[str, dict[str, str]], pure: bool
) -> None:
    """
    One signature over 2,000 seeded deals; uncompiled over a twentieth.
    """
    for deals in (FEW,) if pure else (FEW, DEALS):
        assert kept[f"random_play_{deals}"][rules] == of_random_play(ruleset(rules), deals)


@pytest.mark.parametrize("rules", RULES)
def test_practice_deals_are_those_of_before(rules: str, kept: dict[str, dict[str, str]]) -> None:
    """
    The same events, times and payments, compiled or not.
    """
    assert kept[f"practice_{PRACTICE}"][rules] == of_practice(ruleset(rules), PRACTICE)


def test_every_edition_has_its_signatures(kept: dict[str, dict[str, str]]) -> None:
    """
    None is left out; only the two of the World Series play and pay alike.
    """
    assert {"random_play_2000", "random_play_100", "practice_20"} == set(kept)
    for signatures in kept.values():
        assert set(RULES) == set(signatures)
    assert len(set(kept["practice_20"].values())) == len(RULES) - 1
    assert kept["practice_20"]["wsom-2008"] == kept["practice_20"]["wsom-later"]
