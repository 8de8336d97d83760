"""What a score tells beside its rows: why not, other arrangements, limits, another edition."""

from __future__ import annotations

from typing import Any

import pytest

import paiju


@pytest.mark.parametrize(
    ("hand", "how", "told"),
    [
        ("EEE SSS WWW NNN CC", {"rules": "wsom", "self_drawn": True},
         "wsom-2008: 400 points (Big Four Winds 400)"),
        ("123m 456p 789s EEE CP", {}, "mcr: may not win, not a winning shape (no rows)"),
        ("[123m] 456p 789s 222s CC", {"rules": "wsom"},
         "wsom-2008: may not win, below the minimum of 5: counts 0 (no rows)"),
        ("[123m] 456p 789s 222s CC", {"rules": "zung-jung"},
         "zung-jung: 1 points (Chicken Hand 1)"),
    ],
)  # fmt: skip
def test_a_score_says_itself_in_a_line(hand: str, how: dict[str, Any], told: str) -> None:
    """
    Edition, points and rows; or why there are none.
    """
    assert f"<Score {told}>" == repr(paiju.score(hand, **how))


def test_hand_without_form_has_nothing_to_tell() -> None:
    """
    No rows, no reading, no other arrangement; the other edition says the same.
    """
    score = paiju.score("123m 456p 789s EEE CP")

    assert (0, 0, False) == (score.points, score.counted, score.legal)
    assert ((), (), None) == (score.rows, score.struck, score.reading)
    assert ((), ()) == (score.ties, score.rejected)
    assert (0, None, None) == (score.plain_sum, score.limit, score.other_edition)
    assert "not a winning shape" == score.reason


@pytest.mark.parametrize(
    ("hand", "limit", "plain_sum", "points"),
    [
        ("EEE SSS WWW NNN CC", "single", 990, 400),
        ("[CCC] [FFF] [PPP] 111m 99m", "sum_cut", 330, 320),
        ("222333444m 55p EEE", None, 270, 270),
    ],
)
def test_limits_are_told(hand: str, limit: str | None, plain_sum: int, points: int) -> None:
    """
    One pattern of the limit is paid alone, a sum of several is cut.
    """
    score = paiju.score(hand, rules="wsom", self_drawn=True)

    assert (limit, plain_sum, points) == (score.limit, score.plain_sum, score.points)


@pytest.mark.parametrize("self_drawn", [True, False])
def test_how_it_was_won_is_remembered(self_drawn: bool) -> None:
    """
    A score tells whether the winning tile was self-drawn.
    """
    assert self_drawn == paiju.score("123m 456p 789s EEE CC", self_drawn=self_drawn).self_drawn


def test_cheaper_arrangements_are_rejected_in_order() -> None:
    """
    The same tiles as chows, or in pairs, count less; they are told from the dearest on.
    """
    score = paiju.score("111222333m 456p 99p")

    assert "111m 222m 333m 456p 99p" == str(score.reading)
    assert ["123m 123m 123m 456p 99p"] == [str(other.reading) for other in score.rejected]
    assert [30] == [other.counted for other in score.rejected]
    assert () == score.ties


def test_free_choice_of_chows_is_told_as_ties() -> None:
    """
    Where two chows may join in different rows, each list of rows is as good.
    """
    score = paiju.score("[234m] 234p [678m] 678p 55s", win="5s", self_drawn=True)
    lists = [[row.key for row in each.rows] for each in (score, *score.ties)]

    assert all(each.counted == score.counted for each in score.ties)
    assert len(lists) == len({tuple(keys) for keys in lists})


def test_the_other_edition_tells_the_rows_that_differ() -> None:
    """
    One row in place of two, and a win that becomes none.
    """
    other = paiju.score("[1111m] (2222p) 345s 678s CC").other_edition
    assert other is not None

    assert ("mcr-1998", 0, 6) == (other.rules, other.points, other.counted)
    assert {
        ("melded_and_concealed_kong", 5, 0), ("concealed_kong", 0, 2), ("melded_kong", 0, 1)
    } == set(other.rows)  # fmt: skip


def test_the_other_edition_is_silent_where_it_agrees() -> None:
    """
    The same totals are no difference, with penalty tiles in the way too.
    """
    hand = "[EEE] 234m 567p 99s 55p 5p"

    assert paiju.score("123m 456p 789s EEE CC").other_edition is None
    assert paiju.score(hand, rules="wsom").other_edition is None
    assert paiju.score(hand, rules="wsom", penalty_tiles="55p 6p").other_edition is None


def test_barred_win_has_the_arrangements_it_would_have() -> None:
    """
    Penalty tiles bar the win, but what it would count and how else is told.
    """
    score = paiju.score("[EEE] 234m 567p 99s 55p 5p", rules="wsom", penalty_tiles="55p 6p")

    assert ("value_honor",) == tuple(row.key for row in score.rows)
    assert all(other.reason == score.reason for other in (*score.ties, *score.rejected))
    assert score.near_misses is not None


def test_a_notebook_shows_tiles_rows_and_reasons() -> None:
    """
    The page holds the drawing, the table and the folded explanation.
    """
    page = paiju.score("123m 456p 789s EEE CC")._repr_html_()

    assert page.startswith('<div class="paiju-score" lang="en">')
    assert "Mixed Straight 花龍" in page
    assert "<svg" in page


def test_many_ties_are_told_by_number() -> None:
    """
    Three are told, the rest are counted.
    """
    score = paiju.score("1234567889p [789p] 8p", self_drawn=True)

    assert 5 == len(score.ties)
    assert 3 == score.explain().count("As good: ") - 1
    assert "As good: 2 more" in score.explain().splitlines()


def test_the_other_edition_may_differ_in_no_row() -> None:
    """
    Where flowers count for the minimum alone, the total differs and every row is the same.
    """
    rules = paiju.ruleset("mcr").with_rulings(flowers_in_minimum="inside")
    score = paiju.score("[333p] [333s] [678p] 678s 55p", flowers=3, rules=rules)

    assert 10 == score.points
    assert "Under mcr-1998: may not win, counts 7" == score.explain().splitlines()[-1]


def test_rows_are_equal_that_say_the_same() -> None:
    """
    Key, value and count make a row; another edition's value, or no row at all, is another.
    """
    here = paiju.score("111m 234m 567m 789m 99m", rules="wsom").rows
    again = paiju.score("111m 234m 567m 789m 99m", rules="wsom-later").rows
    other = paiju.score("111m 234m 567m 789m 99m", rules="zung-jung").rows

    assert here == again
    assert set(here) == set(again)
    assert "pure_one_suit" in {row.key for row in set(here) - set(other)}
    assert here[0] != here[0].key


def test_other_edition_says_itself_without_its_table() -> None:
    """
    The line names what differs and stays a line.
    """
    other = paiju.score("[1111m] (3333p) 567s EEE CC").other_edition

    assert "<mcr-1998: " == repr(other)[:11]
    assert "melded_and_concealed_kong" in repr(other)
    assert len(repr(other)) < 300
