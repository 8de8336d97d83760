"""Waits with what is left of them and what they would score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import paiju
from paiju.cli.random_wins import random_win
from paiju.errors import ImpossibleHand, NotationError
from paiju.tiles import Hand

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

READY = "123m 456p 78s EEE CC"


def test_tiles_are_told_in_order_with_what_is_left() -> None:
    """
    Own tiles and those seen elsewhere are not left.
    """
    waits = paiju.waits(READY, seen="6s 6s 9s C")

    assert [("6s", 2), ("9s", 3)] == [(str(wait.tile), wait.left) for wait in waits]


def test_seen_flowers_change_nothing() -> None:
    """
    A flower lies open too, but nothing waits for it.
    """
    assert [4, 4] == [wait.left for wait in paiju.waits(READY, seen="f1 f8")]


def test_own_melds_are_not_left_either() -> None:
    """
    A chow in the hand holds one of the waits' tiles.
    """
    waits = paiju.waits("[678s] [678s]< 78s EEE CC")

    assert [("6s", 2), ("9s", 4)] == [(str(wait.tile), wait.left) for wait in waits]


@pytest.mark.parametrize("rules", paiju.EDITIONS)
def test_each_wait_is_scored_as_a_win(rules: str) -> None:
    """
    The two scores are those of the hand with the tile, by discard and self-drawn.
    """
    how: dict[str, Any] = {"rules": rules, "seat": "S", "prevalent": "W"}
    for wait in paiju.waits(READY, **how):
        given = paiju.score(READY, win=wait.tile, **how)
        drawn = paiju.score(READY, win=wait.tile, self_drawn=True, **how)

        assert (given.points, given.rows) == (wait.by_discard.points, wait.by_discard.rows)
        assert (drawn.points, drawn.rows) == (wait.by_self_draw.points, wait.by_self_draw.rows)


@pytest.mark.parametrize("rules", ["mcr", "mcr-1998", "wsom"])
def test_waits_of_random_hands_are_their_wins(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Each wait of a hand with any melds has the scores of the hand that is given the tile.
    """
    found = 0
    for _ in range(random_count(400)):
        hand = one_short(chance)
        how: dict[str, Any] = {
            "rules": rules, "seat": chance.choice("ESWN"), "prevalent": chance.choice("ESWN"),
        }  # fmt: skip
        for wait in paiju.waits(str(hand), **how):
            if wait.by_discard.barred is not None:
                continue
            given = paiju.score(hand, win=wait.tile, **how)
            drawn = paiju.score(hand, win=wait.tile, self_drawn=True, **how)

            assert told(given) == told(wait.by_discard), (hand, wait.tile)
            assert told(drawn) == told(wait.by_self_draw), (hand, wait.tile)
            found += 1

    assert found > 0


def one_short(chance: Random) -> Hand:
    """
    Give a random win without one of its tiles.
    """
    won = random_win(chance).hand
    assert won.win is not None
    tiles = [*won.concealed, won.win]
    del tiles[chance.randrange(len(tiles))]
    return Hand(tuple(tiles), won.melds)


def told(score: paiju.Score) -> tuple[object, ...]:
    """
    Give all that two scores of one win must share.
    """
    return score.hand, score.points, score.counted, score.rows, score.struck, score.self_drawn


def test_flowers_are_paid_with_a_wait() -> None:
    """
    Flowers given beside the hand count in both scores.
    """
    with_flowers, without = (
        [
            (wait.by_discard.points, wait.by_self_draw.points)
            for wait in paiju.waits(READY, flowers=flowers)
        ]
        for flowers in (2, 0)
    )

    assert [(given + 2, drawn + 2) for given, drawn in without] == with_flowers


def test_wait_on_a_fifth_tile_has_no_score() -> None:
    """
    It is a wait in form, but none is left, and its score says so.
    """
    (wait,) = paiju.waits("1111m 222p 333s EEE")

    assert ("1m", 0) == (str(wait.tile), wait.left)
    for score in (wait.by_discard, wait.by_self_draw):
        assert "no tile left: the hand holds all four" == score.reason
        assert (False, 0, ()) == (score.legal, score.points, score.rows)
        assert (None, ()) == (score.other_edition, score.near_misses)
        assert "May not win (mcr): no tile left: the hand holds all four" == score.explain(
            every_row=True
        )


def test_wait_that_is_all_seen_is_scored() -> None:
    """
    What others hold is left to nobody, yet the hand could be won on it in form.
    """
    waits = paiju.waits(READY, seen="6666s 9999s")

    assert [0, 0] == [wait.left for wait in waits]
    assert all(wait.by_discard.legal for wait in waits)


@pytest.mark.parametrize("hand", ["147m 258p 369s ESWN", "19m 19p 19s ESWNCFP"])
def test_forms_are_those_of_the_edition(hand: str) -> None:
    """
    Knitted tiles are waits under MCR alone, orphans under both.
    """
    knitted = hand.startswith("147m")

    assert (3 if knitted else 13) == len(paiju.waits_in_form(hand, rules="mcr"))
    assert (0 if knitted else 13) == len(paiju.waits_in_form(hand, rules="wsom"))


def test_hand_that_is_not_ready_waits_for_nothing() -> None:
    """
    No wait is an answer, not an error; a record is taken like a text.
    """
    assert () == paiju.waits("123m 456p 789s ESWN")
    assert () == paiju.waits(Hand.parse("123m 456p 789s ESWN"))


@pytest.mark.parametrize("ask", [paiju.waits, paiju.waits_in_form])
def test_hand_of_fourteen_is_refused(ask: Any) -> None:
    """
    A complete hand waits for nothing before its discard.
    """
    with pytest.raises(ImpossibleHand) as caught:
        ask("123m 456p 789s EEE CC")

    assert (
        "A hand of 14 at the end of the hand: found 14 tiles, expected 13 tiles; "
        "leave out the tile to be discarded." == str(caught.value)
    )


def test_five_of_a_tile_in_hand_and_sight_are_refused() -> None:
    """
    Seen tiles are those of others.
    """
    with pytest.raises(ImpossibleHand) as caught:
        paiju.waits(READY, seen="E E")

    assert (
        "Five of one tile at seen: found 2 E seen and 3 in the hand, expected at most 4 together; "
        "leave out the hand's own tiles." == str(caught.value)
    )


@pytest.mark.parametrize(
    ("seen", "sentence"),
    [
        ("xx", "An unknown sign at column 1 of seen: found 'x', expected digits with a suit"),
        ("5", "Digits without a suit at column 2 of seen: found "),
        (5, "Tiles that cannot be read at seen: found a value of type int, expected a text"),
    ],
)
def test_seen_tiles_that_cannot_be_read_are_refused(seen: Any, sentence: str) -> None:
    """
    The message says that the fault is in what was seen.
    """
    with pytest.raises(NotationError) as caught:
        paiju.waits(READY, seen=seen)

    assert str(caught.value).startswith(sentence)


def test_unknown_wind_of_a_wait_is_refused() -> None:
    """
    Circumstances are read as for a score.
    """
    with pytest.raises(NotationError) as caught:
        paiju.waits(READY, seat="X")

    assert (
        "Unknown wind at seat: found 'X', expected E, S, W or N; give the wind's letter."
        == str(caught.value)
    )


@pytest.mark.parametrize(
    ("hand", "seen", "last"),
    [
        ("[345m] 234p 678p 56s 22m", "7s 7s 7s", True),
        ("[678s] 345m 234p 56s 22m", "7s 7s", True),
        ("[678s]< [678s] 345m 56s 22m", "7s", True),
        ("[345m] 234p 678p 56s 22m", "7s 7s", False),
        ("[345m] 234p 678p 56s 22m", "7s 7s 7s 7s", False),
        # what the hand conceals does not lie open
        ("678s 345m 234p 56s 22m", "7s 7s", False),
    ],
)
def test_seen_tiles_and_open_melds_show_the_last_of_a_kind__decision_0016(
    hand: str, seen: str, last: bool
) -> None:
    """
    With three lying open the fourth is worth four points more, by discard and self-drawn.
    """
    wait = next(each for each in paiju.waits(hand, seen=seen) if str(each.tile) == "7s")
    declared = paiju.ruleset("mcr").with_rulings(last_of_kind="declared_only")
    bare = next(
        each for each in paiju.waits(hand, seen=seen, rules=declared) if str(each.tile) == "7s"
    )

    for score, without in (
        (wait.by_discard, bare.by_discard),
        (wait.by_self_draw, bare.by_self_draw),
    ):
        assert last == ("last_of_its_kind" in [row.key for row in score.rows])
        assert without.counted + (4 if last else 0) == score.counted


def test_a_win_that_seen_tiles_make_legal_is_legal() -> None:
    """
    All chows, all simples and the last tile are eight.
    """
    wait = paiju.waits("[345m] 234p 678p 56s 22m", seen="7s 7s 7s")[1]

    assert ("7s", 1, 8, 9) == (
        str(wait.tile), wait.left, wait.by_discard.points, wait.by_self_draw.points,
    )  # fmt: skip
