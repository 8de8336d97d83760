"""The scoring chapter of WSOM 2008, clause by clause, through the public doors."""

from __future__ import annotations

from functools import partial

import pytest

import paiju
from paiju.scoring.wsom.table import ROWS

south = partial(paiju.score, rules="wsom", seat="S")
north_wins = partial(paiju.settle, rules="wsom", winner="N")


def rows(score: paiju.Score) -> dict[str, int]:
    """
    Give the points of each pattern that counts.
    """
    return {row.key: row.points for row in score.rows}


def paid(deltas: dict[str, int]) -> list[int]:
    """
    Give what East, South, West and North get.
    """
    return [deltas[seat] for seat in "ESWN"]


def test_only_the_winner_gains__wsom08_scoring_1() -> None:
    """
    Whoever wins from whomever, the three others lose what he gains.
    """
    deltas = paiju.settle(70, rules="wsom", winner="S", discarder="W")

    assert {"E": -30, "S": 210, "W": -150, "N": -30} == deltas


def test_patterns_without_base_points__wsom08_scoring_2() -> None:
    """
    A kong of red dragons is worth its two patterns and nothing for the win.
    """
    hand = "456p 22p 78s [CCCC] [123m] 9s"

    assert {"value_honor": 10, "one_kong": 5} == rows(south(hand))
    assert 15 == south(hand).points


def test_numbers_say_category_and_series__wsom08_scoring_3() -> None:
    """
    3.3 is the series of the four winds in the category of honors.
    """
    winds = {"small_three_winds", "big_three_winds", "small_four_winds", "big_four_winds"}

    assert winds == {row.key for row in ROWS if row.series == "3.3"}
    assert {"value_honor", "all_honors"} < {row.key for row in ROWS if row.id.startswith("3.")}


def test_ten_categories_of_44_patterns__wsom08_patterns_1() -> None:
    """
    The table has 44 patterns in ten categories.
    """
    categories = {row.id.partition(".")[0] for row in ROWS}

    assert 44 == len({row.key for row in ROWS})
    assert {str(number) for number in range(1, 11)} == categories


def test_four_concealed_triplets_add_up__wsom08_scoring_4() -> None:
    """
    Patterns of different series add even when one implies the other: 125 + 5 + 30.
    """
    expected = {"concealed_hand": 5, "all_triplets": 30, "four_concealed_triplets": 125}

    assert expected == rows(south("111m 444p 666s 999p 3s 3s"))


def test_one_pattern_of_a_series__wsom08_scoring_4() -> None:
    """
    Three identical sequences hold two identical ones, which are of the same series.
    """
    expected = {"all_sequences": 5, "three_identical_sequences": 120}

    assert expected == rows(south("[234m] [234m] 23m 567s 99p 4m"))


def test_each_value_honor_counts__wsom08_scoring_4() -> None:
    """
    3.1 is the exception: each pung of it adds 10.
    """
    expected = {"value_honor": 20, "small_three_dragons": 40}

    assert expected == rows(south("[CCC] [FFF] 678p 23m PP 4m"))


@pytest.mark.parametrize(("win", "legal", "points"), [("6s", True, 5), ("9s", False, 0)])
def test_chicken_hand_may_not_win__wsom08_scoring_5(win: str, legal: bool, points: int) -> None:
    """
    One end of the wait brings no terminals, the other no pattern at all.
    """
    score = south("[234m] [666p] 34578s 22p", win=win)

    assert (legal, points) == (score.legal, score.points)


def test_sum_is_cut_at_the_limit__wsom08_scoring_6() -> None:
    """
    465 points of several patterns count 320; the rows still show the plain sum.
    """
    hand = "222333444555m 6m 6m"
    score = south(hand, self_drawn=True)

    assert 320 == score.points
    assert 465 == sum(row.points for row in score.rows)


@pytest.mark.parametrize(
    ("hand", "key", "points"),
    [
        ("[EEE] [SSS] [CCC] FFPP F", "all_honors", 320),
        ("[111m] [999m] [111p] 99p 99s 9p", "pure_greater_terminals", 400),
        ("[EEE] [SSS] [WWW] [NNN] C C", "big_four_winds", 400),
        ("1112345678999m 5m", "nine_gates", 480),
    ],
)
def test_dearest_limit_pattern_alone__wsom08_scoring_6(hand: str, key: str, points: int) -> None:
    """
    A pattern of 320 or more is paid alone, and of two such the dearer.
    """
    score = south(hand)

    assert points == score.points
    assert [key] == [row.key for row in score.rows]


@pytest.mark.parametrize("points", [5, 30, 35, 320, 480])
@pytest.mark.parametrize("discarder", [None, "E", "S", "W"])
def test_income_is_three_times_the_points__wsom08_payment_1(
    points: int, discarder: str | None
) -> None:
    """
    The winner's income is the same by self-draw and by anybody's discard.
    """
    deltas = paid(north_wins(points, discarder=discarder))

    assert 3 * points == deltas[3]
    assert 0 == sum(deltas)


def test_three_share_a_self_drawn_win__wsom08_payment_2() -> None:
    """
    Without a liable seat each pays the points of the hand.
    """
    assert [-70, -70, -70, 210] == paid(north_wins(70))


@pytest.mark.parametrize(
    ("points", "deltas"),
    [
        (5, [-5, -5, -5, 15]),
        (30, [-30, -30, -30, 90]),
        (35, [-30, -30, -45, 105]),
        (70, [-30, -30, -150, 210]),
        (320, [-30, -30, -900, 960]),
    ],
)
def test_discarder_pays_the_rest__wsom08_payment_3(points: int, deltas: list[int]) -> None:
    """
    Up to 30 all pay alike; above it the discarder pays what two times 30 leave.
    """
    assert deltas == paid(north_wins(points, discarder="W"))


FOLLOWED = {
    "South was first": ((("N", "2m"), ("E", "4p"), ("S", "P")), [-30, -150, -30, 210]),
    "the winner was first": ((("N", "P"), ("E", "4p"), ("S", "P")), [-70, -70, -70, 210]),
    "nobody": ((("N", "F"), ("E", "4p"), ("S", "C")), [-30, -30, -150, 210]),
    "the discarder himself": ((("N", "F"), ("W", "P"), ("E", "P")), [-30, -30, -150, 210]),
}


@pytest.mark.parametrize("case", FOLLOWED)
def test_first_in_the_window_is_liable__wsom08_payment_4(case: str) -> None:
    """
    Whoever discarded the winning kind first since the winner's last discard is liable.
    """
    follow, deltas = FOLLOWED[case]

    assert deltas == paid(north_wins(70, discarder="W", win="P", follow=follow))


def test_exemption_has_to_be_raised__wsom08_counting_8() -> None:
    """
    Without discards handed in, the discarder stays liable.
    """
    assert [-30, -30, -150, 210] == paid(north_wins(70, discarder="W", win="P"))


def test_win_by_discard_has_a_discarder__wsom08_win_3() -> None:
    """
    The seat that discards the winning tile pays for it; a self-drawn win has no such seat.
    """
    assert -150 == paid(north_wins(70, discarder="S"))[1]
    assert -70 == paid(north_wins(70))[1]


def test_two_suits_earn_nothing__wsom08_category_6() -> None:
    """
    Equal chows in two suits are no three similar sequences.
    """
    assert {"all_sequences": 5} == rows(south("[234m] [234p] 567s 99s 78s 6s"))


@pytest.mark.parametrize(
    ("hand", "key", "points"),
    [
        ("2266m 4488p 1155s 9p 9p", "seven_pairs", 30),
        ("19m19p19sESWNCFP C", "thirteen_terminals", 160),
    ],
)
def test_special_forms_are_not_concealed__wsom08_category_10(
    hand: str, key: str, points: int
) -> None:
    """
    The special forms never count concealed hand.
    """
    assert {key: points} == rows(south(hand))


def test_highest_value_is_counted__wsom08_counting_7() -> None:
    """
    Two times two identical sequences (170) rather than seven pairs (135).
    """
    assert 170 == south("2233445566778m 8m").points


@pytest.mark.parametrize(
    ("self_drawn", "expected"),
    [
        (False, {"all_sequences": 5, "concealed_hand": 5, "three_identical_sequences": 120}),
        (
            True,
            {
                "concealed_hand": 5,
                "three_concealed_triplets": 30,
                "three_consecutive_triplets": 100,
            },
        ),
    ],
)
def test_one_arrangement_counts__wsom08_counting_11(
    self_drawn: bool, expected: dict[str, int]
) -> None:
    """
    Three equal chows or three pungs in a row, whichever is dearer, never both.
    """
    assert expected == rows(south("22233344p 567s 99m 4p", self_drawn=self_drawn))


@pytest.mark.parametrize(
    ("seat", "kept_apart", "heavenly", "points"),
    [("S", True, False, 480), ("S", False, False, 110), ("E", True, True, 265)],
)
def test_nine_gates_by_self_draw__wsom08_counting_12(
    seat: str, kept_apart: bool, heavenly: bool, points: int
) -> None:
    """
    The drawn tile kept apart, mixed in, and not to be told from the fourteen dealt.
    """
    score = paiju.score(
        "1112345678999m 5m",
        rules="wsom",
        seat=seat,
        self_drawn=True,
        kept_apart=kept_apart,
        heavenly=heavenly,
    )

    assert points == score.points
