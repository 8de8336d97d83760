"""Rows just missed: each step, taken, brings its row; the dearest steps come first."""

from __future__ import annotations

from typing import Any

import pytest

import paiju
from paiju.scoring.nearest import NearMiss
from paiju.tiles import Hand

CHEAP = "[123m] [345p] 678s 12s 55p"


def with_step(hand: Hand, miss: NearMiss) -> Hand:
    """
    Give the hand with one tile in place of another, the winning tile only if no other is there.
    """
    assert hand.win is not None
    if miss.tile is None:
        return hand
    assert miss.instead is not None
    own = list(hand.concealed)
    if miss.tile in own:
        own[own.index(miss.tile)] = miss.instead
        return Hand(tuple(own), hand.melds, hand.win)
    assert miss.tile == hand.win
    return Hand(hand.concealed, hand.melds, miss.instead)


@pytest.mark.parametrize(
    ("hand", "how"),
    [
        (CHEAP + " 3s", {}),
        (CHEAP + " 3s", {"seat": "S", "last_tile": True}),
        ("[123m] 456p 789s 222s CC", {"rules": "wsom"}),
        ("[123m] 345p 678s 99s 12s 3s", {"self_drawn": True}),
        ("1133m 5577p 99s CC 1s", {"win": "E"}),
        ("123m 456p 789s EEE C P", {"rules": "wsom"}),
    ],
)
def test_each_step_brings_its_row(hand: str, how: dict[str, Any]) -> None:
    """
    Scoring the hand after the step counts as told, with a row that the hand has not.
    """
    score = paiju.score(hand, **how)
    rest = {key: value for key, value in how.items() if key != "win"}
    keys = {row.key for row in score.rows}

    assert score.near_misses
    for miss in score.near_misses:
        changed: dict[str, Any] = {"self_drawn": True} if miss.tile is None else {}
        stepped = paiju.score(with_step(score.hand, miss), **{**rest, **changed})

        assert miss.counted == stepped.counted
        assert miss.row in stepped.rows
        assert miss.row.key not in keys


def test_dearest_hands_come_first_and_each_row_once() -> None:
    """
    The steps are told from the hand that counts the most.
    """
    misses = paiju.score(CHEAP + " 3s").near_misses
    keys = [miss.row.key for miss in misses]

    assert sorted((miss.counted for miss in misses), reverse=True) == [
        miss.counted for miss in misses
    ]
    assert len(set(keys)) == len(keys)


def test_drawing_the_tile_is_a_step() -> None:
    """
    A win on another's tile may just miss the rows of a self-drawn one.
    """
    misses = {
        miss.row.key: miss for miss in paiju.score("[123m] 345p 678s 99s 12s 3s").near_misses
    }

    assert (None, None) == (misses["self_drawn"].tile, misses["self_drawn"].instead)


def test_first_turn_is_over_with_another_step() -> None:
    """
    A win on the dealer's first discard that is drawn instead has no blessing any more.
    """
    score = paiju.score("123m 456p 222s WW 11p 1p", rules="wsom", seat="S", earthly=True)
    misses = {miss.row.key: miss for miss in score.near_misses}

    assert 160 == score.counted
    assert (None, 10) == (
        misses["two_concealed_triplets"].tile,
        misses["two_concealed_triplets"].counted,
    )


@pytest.mark.parametrize("how", [{"self_drawn": True}, {"robbing": True}])
def test_drawn_or_robbed_tile_cannot_be_drawn(how: dict[str, Any]) -> None:
    """
    There the only steps are other tiles.
    """
    score = paiju.score("[123m] 345p 678s 99s 12s 3s", **how)

    assert all(miss.tile is not None for miss in score.near_misses)


def test_no_step_makes_five_of_a_tile() -> None:
    """
    Tiles of which the hand and its melds hold four are not offered.
    """
    score = paiju.score("(1111m) [234p] [234p] 11p 23s 4s")

    assert {"1m"}.isdisjoint(str(miss.instead) for miss in score.near_misses)
    assert score.near_misses


def test_row_just_missed_has_no_groups_yet() -> None:
    """
    The groups that would earn it are those of another hand.
    """
    misses = paiju.score(CHEAP + " 3s").near_misses

    assert {()} == {miss.row.sets for miss in misses}


def test_flowers_help_a_near_hand_where_they_count() -> None:
    """
    Under the house rule a near hand counts its flowers as the hand itself does.
    """
    rules = paiju.ruleset("mcr").with_rulings(flowers_in_minimum="inside")
    hand = "[234m] [567p] 345s 78s CC 6s"

    plain = paiju.score(hand).near_misses[0]
    flowered = paiju.score(hand, rules=rules, flowers=2).near_misses[0]

    assert flowered.counted == plain.counted + 2
