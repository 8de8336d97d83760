"""The door: a hand as text or record, the winning tile in it or beside it, any edition."""

from __future__ import annotations

from typing import Any

import pytest

import paiju
from paiju.errors import ImpossibleHand, NotationError, UnknownName
from paiju.scoring.circumstances import Circumstances
from paiju.scoring.door import read_hand, room_of, score_of
from paiju.tiles import Hand, tile

PLAIN = "123m 456p 789s EEE CC"
THIRTEEN = "123m 456p 789s EEE C"
KNOWN = "mcr, mcr-1998, wsom-2008, wsom-later, zung-jung, wsom, botzone"


@pytest.mark.parametrize("win", ["C", tile("C"), None])
@pytest.mark.parametrize("hand", [PLAIN, Hand.parse(PLAIN)])
def test_winning_tile_among_fourteen(hand: str | Hand, win: Any) -> None:
    """
    The last tile wins, unless another is named.
    """
    assert Hand.parse(PLAIN) == read_hand(hand, win)


@pytest.mark.parametrize("win", ["C", tile("C")])
@pytest.mark.parametrize("hand", [THIRTEEN, Hand.parse(THIRTEEN)])
def test_winning_tile_beside_thirteen(hand: str | Hand, win: Any) -> None:
    """
    A tile beside 13 is added.
    """
    assert Hand.parse(PLAIN) == read_hand(hand, win)


@pytest.mark.parametrize("hand", [PLAIN, Hand.parse(PLAIN)])
def test_another_winning_tile_among_fourteen(hand: str | Hand) -> None:
    """
    Naming another of the 14 tiles makes it the winning tile.
    """
    read = read_hand(hand, "3m")

    assert tile("3m") == read.win
    assert 2 == read.concealed.count(tile("C"))
    assert "edge_wait" in {row.key for row in paiju.score(hand, win="3m").rows}


@pytest.mark.parametrize("hand", [PLAIN, Hand.parse(PLAIN)])
def test_winning_tile_that_is_not_there_is_refused(hand: str | Hand) -> None:
    """
    The winning tile of 14 is one of them.
    """
    with pytest.raises(ImpossibleHand) as caught:
        paiju.score(hand, win="9m")

    assert str(caught.value).startswith(
        "The winning tile is not among the concealed tiles at win: found 9m, expected one of 123m "
    )


def test_fifth_tile_is_refused() -> None:
    """
    A winning tile of which the hand holds all four cannot be.
    """
    with pytest.raises(ImpossibleHand, match=r"^Five of one tile"):
        paiju.score(Hand.parse("1111m 456p 789s EEE"), win="1m")


def test_unreadable_hand_is_refused() -> None:
    """
    A hand is a text or a hand.
    """
    with pytest.raises(NotationError, match=r"found a value of type int|found int"):
        paiju.score(14)  # type: ignore[arg-type]  # what a caller without checker may give


@pytest.mark.parametrize(
    ("rules", "found", "remedy"),
    [
        ("mrc", "'mrc'", "; did you mean mcr?"),
        ("wsom-208", "'wsom-208'", "; did you mean wsom-2008 or wsom or wsom-later?"),
        ("zung", "'zung'", "; did you mean zung-jung?"),
        ("", "''", "."),
        (None, "a value of type NoneType", "."),
        (["mcr"], "a value of type list", "."),
        (8, "a value of type int", "."),
        ("x" * 10**6, f"'{'x' * 39}…'", "."),
    ],
)
def test_unknown_edition_is_refused(rules: Any, found: str, remedy: str) -> None:
    """
    The message lists the editions and offers the nearest.
    """
    with pytest.raises(UnknownName) as caught:
        paiju.score(PLAIN, rules=rules)

    assert f"Unknown rules: found {found}, expected one of {KNOWN}{remedy}" == str(caught.value)


@pytest.mark.parametrize("key", paiju.EDITIONS)
def test_edition_may_be_named_or_given(key: str) -> None:
    """
    The name of an edition, its alias and the record score alike.
    """
    edition = paiju.EDITIONS[key]
    score = paiju.score(PLAIN, rules=key)

    assert key == score.rules
    assert edition is score.ruleset
    assert score.rows == paiju.score(PLAIN, rules=edition).rows
    assert score.rows == score_of(Hand.parse(PLAIN), Circumstances(), edition).rows
    assert room_of(key) is room_of(edition)


@pytest.mark.parametrize(
    ("penalty", "completed"),
    [("", "555p"), ("5p", "555p"), ("6p", "555p"), ("55p", "567p"), ("555p", "567p")],
)
def test_penalty_tiles_leave_the_arrangements_that_do_without(
    penalty: str, completed: str
) -> None:
    """
    The winning tile completes a set that needs none of them, as long as there is one.
    """
    score = paiju.score("[EEE] 234m 567p 99s 55p 5p", rules="wsom", penalty_tiles=penalty)
    assert score.reading is not None

    assert [completed] == [str(group) for group in score.reading.groups if group.wins]
    assert (True, None, 10) == (score.legal, score.barred, score.points)
    assert () == score.ties


def test_penalty_tiles_in_the_way_of_every_arrangement_bar_the_win() -> None:
    """
    The score still tells what the hand would count.
    """
    score = paiju.score("[EEE] 234m 567p 99s 55p 5p", rules="wsom", penalty_tiles="55p 6p")

    assert "a penalty tile is in the way" == score.reason == score.barred
    assert (False, 0, 10) == (score.legal, score.points, score.counted)
    assert "(Value Honor 10)>" == repr(score)[-17:]


def test_penalty_tile_without_winning_form_is_no_reason() -> None:
    """
    A hand that has no form is not barred by penalty tiles.
    """
    score = paiju.score("123m 456p 789s EEE CP", rules="wsom", penalty_tiles="1m")

    assert "not a winning shape" == score.reason
    assert score.barred is None
