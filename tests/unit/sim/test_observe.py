"""Masks and observations: what they say, and that they keep the secrets of the others."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest
from tests.unit.sim.from_view import observed
from tests.unit.sim.lanes import decisions

from paiju.deal import codes
from paiju.deal.chance import Chance
from paiju.deal.edition import Edition
from paiju.deal.lookalike import lookalike
from paiju.deal.practice import Practice
from paiju.deal.records import command_of as record_of
from paiju.rules.editions import EDITIONS, PRESETS, ruleset
from paiju.sim import spaces
from paiju.sim.actions import action_of, command_of
from paiju.sim.observe import Observer
from paiju.view.commands import AddedKong, Chow, ConcealedKong, Discard, Pass, Pung, Win

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from paiju.view.commands import Command

RULES = (*EDITIONS, *PRESETS)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("advice", [0, 1, 2])
def test_all_that_is_observed_stands_in_the_view(
    rules: str, advice: int, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Every seat's observation is the one made slowly from its view, decision by decision.
    """
    observer = Observer(Edition(ruleset(rules)), advice)
    for lane in decisions(rules, chance, random_count(10)):
        if chance.random() < 0.3 or lane.seat < 0:
            for seat in range(4):
                found = bytes(observer.observation(lane.table, seat))
                assert observed(lane.table, seat, advice) == found


def test_a_tile_that_may_be_robbed_lies_open(seed: int) -> None:
    """
    It is offered, is unseen no longer, and is part of no meld yet; practice seeks such tables.
    """
    edition = Edition(ruleset("mcr"))
    observer = Observer(edition, 2)
    robbed = 0
    for no in count(seed):
        practice = Practice(edition, no)
        while practice.step():
            if practice.state.phase == codes.ROBBING:
                robbed += 1
                for seat in range(4):
                    found = bytes(observer.observation(practice.state, seat))
                    assert observed(practice.state, seat, 2) == found
        if robbed:
            break


@pytest.mark.parametrize("rules", RULES)
def test_nothing_unseen_changes_what_is_told(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    What a seat cannot see is dealt anew: its observation and mask stay, byte for byte.
    """
    observer = Observer(Edition(ruleset(rules)), 2)
    shuffled = Chance(chance.getrandbits(64))
    for lane in decisions(rules, chance, random_count(10)):
        if chance.random() < 0.3:
            for seat in range(4):
                other = lookalike(lane.table, seat, shuffled)
                for told in (observer.observation, observer.mask):
                    assert told(lane.table, seat) == told(other, seat)


@pytest.mark.parametrize("rules", RULES)
def test_mask_and_legal_commands_are_the_same(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Each legal command has an action of its own, which means it again; other actions are refused.
    """
    observer = Observer(Edition(ruleset(rules)), 0)
    for lane in decisions(rules, chance, random_count(10)):
        for seat in range(4):
            mask = observer.mask(lane.table, seat)
            legal = lane.table.legal(seat)
            meant = [command_of(lane.table, seat, action) for action in range(spaces.ACTIONS)]
            accepted = {command for command in meant if not lane.table.refusal(command, 0)}

            assert len(legal) == sum(mask)
            assert set(legal) == {meant[action] for action in range(75) if mask[action]}
            assert set(legal) == accepted
            assert [action_of(lane.table, command) for command in legal] == [
                meant.index(command) for command in legal
            ]


def test_numbers_outside_mean_nothing(chance: Random) -> None:
    """
    No command has the number -1 or 75.
    """
    lane = next(iter(decisions("mcr", chance, 1)))

    assert [0, 0] == [command_of(lane.table, 0, action) for action in (-1, 75)]


@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_actions_have_the_names_of_their_commands(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    The list of names is in the order of the numbers.
    """
    for lane in decisions(rules, chance, random_count(20)):
        for command in lane.table.legal(max(lane.seat, 0)):
            name = spaces.ACTION_NAMES[action_of(lane.table, command)]
            record = record_of(command)

            assert _name(record, lane.table.tile) == name


def _name(record: Command, offered: int) -> str:
    if isinstance(record, Discard):
        return f"discard {record.tile}"
    if isinstance(record, ConcealedKong | AddedKong):
        return f"kong {record.tile}"
    if isinstance(record, Chow):
        return f"chow {('above', 'around', 'below')[offered - record.tile.kind]}"
    if isinstance(record, Pung | Win | Pass):
        return type(record).__name__.lower()
    return "melded kong"
