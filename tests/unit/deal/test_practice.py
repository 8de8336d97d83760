"""Practice deals: built walls are whole, and the same seed gives the same deal."""

from __future__ import annotations

from collections import Counter

import pytest

from paiju.deal.audit import Audit
from paiju.deal.chance import Chance
from paiju.deal.edition import Edition
from paiju.deal.practice import Practice
from paiju.deal.practice_wall import BUILT, _Builder, practice_wall
from paiju.deal.wall import draw_order, tile_set
from paiju.rules.editions import EDITIONS, PRESETS, ruleset

RULES = (*EDITIONS, *PRESETS)


@pytest.mark.parametrize("rules", RULES)
def test_built_walls_are_whole(rules: str) -> None:
    """
    However a wall is built it has each tile of the set once.
    """
    edition = ruleset(rules)
    order = draw_order(edition.table, 5 if edition.table.stacks else 0)
    chance, ways = Chance(3), Counter[str]()
    for _ in range(120):
        built = practice_wall(edition, order, chance)
        ways[built.way] += 1

        assert sorted(tile_set(edition)) == sorted(built.wall)
    assert set(BUILT) == set(ways)


def test_where_no_hand_can_be_complete_any_tiles_are_dealt() -> None:
    """
    Fourteen tiles without a set are still a hand.
    """
    table = ruleset("mcr").table
    builder = _Builder(Counter(dict.fromkeys(range(0, 34, 2), 1)), Chance(2), table)

    assert 14 == len(set(builder.complete(0)))


def test_the_same_seed_gives_the_same_deal() -> None:
    """
    Wall, dice, commands and times.
    """
    edition = Edition(ruleset("wsom"))
    one, other = Practice(edition, 11), Practice(edition, 11)
    while one.step():
        other.step()

    assert (one.wall, one.dice, one.moments) == (other.wall, other.dice, other.moments)


def test_an_audit_plays_other_deals_each_time() -> None:
    """
    The seed of a deal is told, and gives that deal again.
    """
    audit = Audit(ruleset("botzone"), 1)
    audit.deal(thoroughly=True)
    first, events = audit.playing, audit.events
    audit.deal()
    practice = Practice(audit.edition, first)
    while practice.step():
        pass

    assert first != audit.playing
    assert events == len(practice.moments)
