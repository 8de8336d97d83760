"""Whole deals of bots: legal under every edition, repeatable, and blind to what is unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.unit.bots.tables import played

from paiju.bots.bot import Bot
from paiju.bots.levels import LEVELS, PEOPLE, bot
from paiju.deal.chance import Chance
from paiju.deal.deal import Deal
from paiju.deal.lookalike import lookalike
from paiju.deal.view_of import view_of
from paiju.rules.editions import EDITIONS, PRESETS
from paiju.view.table_view import VIEWERS

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = sorted({bot(name).name for name in (*LEVELS, *PEOPLE)})


@pytest.mark.parametrize("rules", [*EDITIONS, *PRESETS])
@pytest.mark.parametrize("name", NAMES)
def test_bots_finish_deals(
    rules: str, name: str, seed: int, random_count: Callable[[int], int]
) -> None:
    """
    Nothing that they ask for is refused, every deal ends, and what they weighed was legal.
    """
    player = bot(name, seed=seed)
    assert isinstance(player, Bot)
    for no in range(random_count(6)):
        for view, answer in played(Deal(rules, seed=seed + no), player):
            assert {each.command for each in answer.candidates} <= {*view.legal}
            assert not answer.candidates or answer.command == answer.candidates[0].command
            values = [each.value for each in answer.candidates]
            assert values == sorted(values, reverse=True) or name != "search"


@pytest.mark.parametrize("name", NAMES)
def test_same_seed_same_play(name: str, seed: int) -> None:
    """
    A bot made anew for every answer plays the same deal: it keeps nothing between answers.
    """
    one = bot(name, seed=seed)
    for view, answer in played(Deal("wsom", seed=seed), one):
        assert answer == bot(name, seed=seed).answer(view)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rules", ["mcr", "wsom", "botzone"])
def test_answers_do_not_depend_on_what_is_unseen(
    name: str, rules: str, seed: int, random_count: Callable[[int], int]
) -> None:
    """
    With the wall and the others' hands dealt anew among themselves the answer is the same.
    """
    chance = Chance(seed)
    player = bot(name, seed=seed)
    for no in range(random_count(3)):
        deal = Deal(rules, seed=seed + no)
        for view, answer in played(deal, player):
            other = lookalike(deal.state, VIEWERS.index(view.viewer), chance)
            blind = view_of(other, view.viewer, view.commitment)

            assert answer == player.answer(blind)
