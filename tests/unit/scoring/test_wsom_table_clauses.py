"""Tiles, forms, winds, ways to win and penalty tiles of WSOM, clause by clause."""

from __future__ import annotations

from functools import partial

import pytest

import paiju
from paiju.errors import ImpossibleHand, PaijuError
from paiju.tiles import TILES, Hand, Meld, tile

south = partial(paiju.score, rules="wsom", seat="S")


def rows(score: paiju.Score) -> dict[str, int]:
    """
    Give the points of each pattern that counts.
    """
    return {row.key: row.points for row in score.rows}


def test_flowers_are_not_in_the_set__wsom08_tile_set_1() -> None:
    """
    A hand with flowers is refused, whichever way they are given.
    """
    with pytest.raises(PaijuError):
        paiju.score("123m 456p 789s EEE C C", rules="wsom", flowers=1)
    with pytest.raises(PaijuError):
        paiju.score("123m 456p 789s EEE C C f1", rules="wsom")


def test_five_of_a_kind_cannot_be__wsom08_tile_set_2() -> None:
    """
    There are 34 kinds beside flowers and four tiles of each, those of kongs included.
    """
    assert 34 == sum(not each.is_flower for each in TILES)
    with pytest.raises(ImpossibleHand):
        Hand.parse("[1111m] 123m 456p 78s EE 9s")


def test_numbers_or_honors__wsom08_tile_set_3() -> None:
    """
    Every kind but flowers is either of a suit or an honor.
    """
    assert all(each.is_honor == (each.suit is None) for each in TILES if not each.is_flower)


def test_three_suits_of_nine__wsom08_tile_set_4() -> None:
    """
    Three suits hold the ranks 1 to 9.
    """
    for suit in "mps":
        assert list(range(1, 10)) == [each.rank for each in TILES if each.suit == suit]


def test_four_winds_and_three_dragons__wsom08_tile_set_5() -> None:
    """
    Honors are the four winds and the three dragons.
    """
    assert ["E", "S", "W", "N"] == [str(each) for each in TILES if each.is_wind]
    assert ["C", "F", "P"] == [str(each) for each in TILES if each.is_dragon]


def test_ranks_1_and_9_are_terminals__wsom08_tile_set_6() -> None:
    """
    Six kinds are terminals; honors are asked for apart.
    """
    terminals = [str(each) for each in TILES if each.is_terminal]

    assert ["1m", "9m", "1p", "9p", "1s", "9s"] == terminals


def test_chow_is_of_one_suit__wsom08_sets_1() -> None:
    """
    Ranks in a row across suits are no chow.
    """
    assert south("[345p] [456s] 789m 12m 99s 3m").legal
    assert not south("[345p] [456s] 789m 12m 99s 3p").legal
    with pytest.raises(ImpossibleHand):
        Meld.of("[ESW]")


@pytest.mark.parametrize(
    ("self_drawn", "expected"),
    [(False, {"two_concealed_triplets": 5}), (True, {"three_concealed_triplets": 30})],
)
def test_pung_by_discard_is_melded__wsom08_sets_2(
    self_drawn: bool, expected: dict[str, int]
) -> None:
    """
    A pung finished by a discard is not concealed (decision 0102).
    """
    assert expected == rows(south("[123p] 222m 888s 44p EE 4p", self_drawn=self_drawn))


def test_pung_by_discard_is_melded__wsom10_sets_2() -> None:
    """
    The later edition says it outright.
    """
    expected = {"two_concealed_triplets": 5}

    assert expected == rows(south("[123p] 222m 888s 44p EE 4p", rules="wsom-later"))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("1111m 23m 456p 78s EE 9s", {"concealed_hand": 5}),
        ("(1111m) 123p 456p 78s EE 9s", {"concealed_hand": 5, "one_kong": 5}),
    ],
)
def test_four_tiles_alike_are_no_kong__wsom08_sets_3(hand: str, expected: dict[str, int]) -> None:
    """
    Only a declared kong counts as one.
    """
    assert expected == rows(south(hand))


@pytest.mark.parametrize(("win", "wins"), [("C", True), ("F", False)])
def test_pair_is_two_tiles_alike__wsom08_sets_4(win: str, wins: bool) -> None:
    """
    Two different dragons are no pair.
    """
    assert wins == south("[123m] [456p] [789s] EEE C", win=win, seat="E").legal


FORMS = {
    "basic": ("[123m] (4444p) 789p SSS 5s 5s", True),
    "seven pairs": ("2266m 4488p 1155s 9p 9p", True),
    "seven pairs with four alike": ("2222m 4488p 1155s 9p 9p", True),
    "thirteen terminals": ("19m19p19sESWNCFP C", True),
    "knitted tiles": ("147m 258p 369s ESWN C", False),
    "knitted straight": ("147m 258p 369s EEE C C", False),
}


@pytest.mark.parametrize("form", ["basic", "seven pairs", "thirteen terminals"])
def test_both_kinds_of_form_win__wsom08_winning_form_1(form: str) -> None:
    """
    The basic form wins, and so do the special ones.
    """
    assert south(FORMS[form][0]).legal


def test_four_sets_and_a_pair_win__wsom08_winning_form_2() -> None:
    """
    Chow, kong and pung each serve as a set; three sets and two pairs do not win.
    """
    assert south(FORMS["basic"][0]).legal
    assert not south("[123m] [456p] [789s] EES S W").legal


@pytest.mark.parametrize("form", [form for form in FORMS if " " in form])
def test_there_are_two_special_forms__wsom08_winning_form_3(form: str) -> None:
    """
    Seven pairs and thirteen terminals win, the special forms of other rules do not.
    """
    hand, wins = FORMS[form]

    assert wins == south(hand).legal


def test_pattern_without_form_does_not_win__wsom08_winning_form_4() -> None:
    """
    Fourteen tiles of one suit that make no form do not win.
    """
    score = paiju.score("1123345567789m 9m", rules="wsom", seat="S")

    assert not score.legal
    assert 0 == score.points


def test_four_seats__wsom08_seat_wind_1() -> None:
    """
    The seats are East, South, West and North.
    """
    for seat in "ESWN":
        assert south("[CCC] 123m 456p 78s 22s 9s", seat=seat).legal
    with pytest.raises(PaijuError):
        south("[CCC] 123m 456p 78s 22s 9s", seat="C")


@pytest.mark.parametrize("seat", "ESWN")
def test_seat_wind_scores_for_its_seat__wsom08_seat_wind_2(seat: str) -> None:
    """
    A pung of West is a value honor for West alone.
    """
    expected = {"value_honor": 10} if seat == "W" else {}

    assert expected == rows(south("[WWW] 123m 456p 78s 22s 9s", seat=seat))


def test_prevalent_wind_has_no_points__wsom08_seat_wind_6() -> None:
    """
    A pung of the prevalent wind is worth nothing, and East pays and gets like others.
    """
    assert {} == rows(south("[EEE] 123m 456p 78s 22s 9s", prevalent="E"))
    assert 210 == paiju.settle(70, rules="wsom", winner="E", discarder="S")["E"]


def test_ready_hand_lacks_one_tile__wsom08_win_1() -> None:
    """
    The waits of a hand are the tiles that complete a form.
    """
    waits = paiju.waits("[123m] [456p] [789s] 23p 55p", rules="wsom")

    assert [tile("1p"), tile("4p")] == [wait.tile for wait in waits]


def test_replacement_win_is_self_drawn__wsom08_win_2() -> None:
    """
    A win with a replacement tile is self-drawn: three concealed triplets stay concealed.
    """
    expected = {"three_concealed_triplets": 30, "one_kong": 5, "win_on_kong": 10}

    assert expected == rows(
        south("[123p] (2222m) 888s 44p EE 4p", self_drawn=True, replacement=True)
    )


def test_replacement_by_discard_cannot_be__wsom08_kong_8() -> None:
    """
    A win on the replacement is never by discard.
    """
    with pytest.raises(ImpossibleHand):
        rows(south("[123p] (2222m) 888s 44p EE 4p", replacement=True))


@pytest.mark.parametrize("kong", ["[2222m]", "[2222m+]", "(2222m)"])
def test_three_kinds_of_kong__wsom08_kong_1(kong: str) -> None:
    """
    Melded, added and concealed kongs each make one kong.
    """
    assert 5 == rows(south(f"[123p] {kong} 456s 44p EE 4p"))["one_kong"]


def test_robbing_is_a_win_by_discard__wsom08_robbing_1() -> None:
    """
    A robbed kong cannot be self-drawn, and its player pays as a discarder does.
    """
    with pytest.raises(ImpossibleHand):
        rows(south("[EEE] [123m] 456p 78s 22p 9s", robbing=True, self_drawn=True))
    assert -150 == paiju.settle(70, rules="wsom", winner="S", discarder="N")["N"]


def test_robbing_scores__wsom08_robbing_2() -> None:
    """
    Robbing a kong alone lets a hand win.
    """
    assert {"robbing_a_kong": 10} == rows(south("[EEE] [123m] 456p 78s 22p 9s", robbing=True))


def test_no_kong_with_the_last_tile__wsom08_dead_wall_3() -> None:
    """
    Nobody kongs with the last tile, so there is no kong to rob then.
    """
    with pytest.raises(ImpossibleHand):
        rows(south("[EEE] [123m] 456p 78s 22p 9s", robbing=True, last_tile=True))


@pytest.mark.parametrize(("self_drawn", "key"), [(True, "final_draw"), (False, "final_discard")])
def test_last_tile_scores__wsom08_dead_wall_5(self_drawn: bool, key: str) -> None:
    """
    The last tile counts drawn, the last discard won on.
    """
    hand = "[EEE] [123m] 456p 78s 22p 9s"

    assert {key: 10} == rows(south(hand, last_tile=True, self_drawn=self_drawn))


@pytest.mark.parametrize(
    ("penalty", "win", "wins"),
    [("3s4s", "6s", True), ("7s8s", "6s", False), ("2p", "6s", True)],
)
def test_no_penalty_tile_in_open_sets__wsom08_penalty_tiles_3(
    penalty: str, win: str, wins: bool
) -> None:
    """
    The set that the discard completes may hold none; sets complete before may.
    """
    hand = "[234m] [666p] 34578s 22p"

    assert wins == south(hand, win=win, penalty_tiles=penalty).legal


def test_no_penalty_tile_in_open_sets__wsom10_penalty_tiles_3() -> None:
    """
    By discard the set may hold none, by self-draw it may.
    """
    hand = "[234m] [666p] 34578s 22p 6s"

    assert not south(hand, penalty_tiles="7s8s", rules="wsom-later").legal
    assert south(hand, penalty_tiles="7s8s", rules="wsom-later", self_drawn=True).legal


THIRTEEN = "19m19p19sESWNCFP C"
PAIRS = "113355m EESSCC P P"


@pytest.mark.parametrize(
    ("hand", "penalty", "self_drawn", "wins"),
    [
        (PAIRS, "P", False, False),
        (PAIRS, "P", True, True),
        (PAIRS, "E", False, True),
        (THIRTEEN, "C", False, False),
        (THIRTEEN, "EP", False, True),
        (THIRTEEN, "EPN", False, False),
        (THIRTEEN, "EPN", True, True),
    ],
)
def test_penalty_tiles_in_special_forms__wsom08_penalty_tiles_4(
    hand: str, penalty: str, self_drawn: bool, wins: bool
) -> None:
    """
    Seven pairs bar the waiting single, thirteen terminals its kind and any three.
    """
    assert wins == south(hand, penalty_tiles=penalty, self_drawn=self_drawn).legal


def test_win_with_barred_penalty_tiles_is_wrong__wsom08_penalty_tiles_5() -> None:
    """
    Such a win is no win: no points, and the reason is given.
    """
    score = paiju.score(PAIRS, rules="wsom", penalty_tiles="P")

    assert (False, 0) == (score.legal, score.points)
    assert score.reason


def test_thirteen_tiles_and_one__wsom08_wrong_count_2() -> None:
    """
    A hand has 13 tiles, or 14 with the winning one, a kong counted as three.
    """
    assert 13 == Hand.parse("(2222m) 123p 456s 44p EE").size
    assert 14 == Hand.parse("(2222m) 123p 456s 44p EE E").size
    for text in ("(2222m) 123p 456s 44p E", "(2222m) 123p 456s 44p EEE N N"):
        with pytest.raises(ImpossibleHand):
            Hand.parse(text)
