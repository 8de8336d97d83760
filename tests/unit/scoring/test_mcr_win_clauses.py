"""What the MCR texts say of forms, ways to win, payment and the five principles.

Both documents say the same here, so the page of the newer one points at the clause shown.
"""

from __future__ import annotations

import paiju
from paiju.scoring.mcr.table import ROWS


def counts(score: paiju.Score) -> dict[str, int]:
    """
    Give how often each row counts.
    """
    return {row.key: row.count for row in score.rows}


def struck(score: paiju.Score) -> set[tuple[str, str]]:
    """
    Give each struck row with the clause that struck it.
    """
    return {(each.key, str(each.clause)) for each in score.struck}


# Forms, ways, winner


def test_four_chows__mcr98_win_form_1_1() -> None:
    """
    A pair and four chows win.
    """
    assert paiju.score("[123m] [456m] [234m] 678m 99m").legal


def test_three_chows_and_a_pung__mcr98_win_form_1_2() -> None:
    """
    A pair, three chows and a pung win.
    """
    assert paiju.score("[123m] [456m] [777m] 789m 99m").legal


def test_two_chows_and_two_pungs__mcr98_win_form_1_3() -> None:
    """
    A pair, two chows and two pungs win.
    """
    assert paiju.score("[123m] [456m] [777m] 999m 88m").legal


def test_a_chow_and_three_pungs__mcr98_win_form_1_4() -> None:
    """
    A pair, a chow and three pungs win.
    """
    assert paiju.score("[123m] [555m] [777m] 999m 88m").legal


def test_four_pungs_one_a_kong__mcr98_win_form_1_5() -> None:
    """
    A pair and four pungs win, and a kong stands for a pung.
    """
    assert paiju.score("[222m] [555m] [7777m] 999m 88m").legal


def test_seven_pairs_two_of_them_alike__mcr98_win_form_2_1() -> None:
    """
    Seven pairs win; four alike are two of them.
    """
    assert 24 == paiju.score("1188m 3355p 7799s CC").counted
    assert counts(paiju.score("11118m 3355p 77s CC 8m")).keys() >= {"seven_pairs", "tile_hog"}


def test_thirteen_orphans__mcr98_win_form_2_2() -> None:
    """
    Thirteen different terminals and honors and one of them again.
    """
    assert 88 == paiju.score("19m 19p 19s ESWNCFP 1m").counted


def test_fourteen_singles__mcr98_win_form_2_3() -> None:
    """
    With all seven honors 24 points, with fewer 12; a doubled tile is no win.
    """
    assert 24 == paiju.score("147m 25p 36s ESWNCF P").counted
    assert 12 == paiju.score("147m 258p 36s ESWNC P").counted
    assert not paiju.score("147m 258p 36s ESWNC C").legal


def test_self_draw_after_a_flower_too__mcr98_win_way_1() -> None:
    """
    The tile for a flower is self-drawn and is no replacement of a kong.
    """
    found = counts(paiju.score("[123m] 456m 789m EEE 55p", self_drawn=True, flowers=1))

    assert "self_drawn" in found
    assert "out_with_replacement_tile" not in found


def test_discard_and_robbed_kong__mcr98_win_way_2() -> None:
    """
    A robbed kong is a win on a discard with a fan of its own.
    """
    found = counts(paiju.score("23m 456m 789m EEE 55p", win="1m", robbing=True))

    assert {"robbing_the_kong", "concealed_hand"} <= set(found)


def test_one_winner_is_paid__mcr98_win_winner_1() -> None:
    """
    A settlement has one seat with a gain.
    """
    deltas = paiju.settle(16, winner="W", discarder="E")

    assert ["W"] == [seat for seat, delta in deltas.items() if delta > 0]


# The table, premises, parts, payment


def test_81_fan_with_twelve_values__mcr98_fan_table_1() -> None:
    """
    The rows with a clause are the 81 of the table; their values are the twelve.
    """
    printed = [row for row in ROWS if row.clause]

    assert list(range(1, 82)) == sorted(row.no for row in printed)
    assert {88, 64, 48, 32, 24, 16, 12, 8, 6, 4, 2, 1} == {row.points for row in printed}


def test_fan_of_different_series_add__mcr98_fan_table_2() -> None:
    """
    Pure Straight 16, Concealed Hand 2, two winds of the seat: 2 each, and so on.
    """
    score = paiju.score("123m 456m 789m EEE 55p")

    assert {"pure_straight": 1, "prevalent_wind": 1, "seat_wind": 1} == {
        key: count
        for key, count in counts(score).items()
        if key in {"pure_straight", "prevalent_wind", "seat_wind"}
    }
    assert 16 + 2 + 2 + 2 + 1 + 1 == score.counted


def test_nothing_is_paid_without_a_win__mcr98_score_basis_1() -> None:
    """
    A hand that may not win has no points, however many fan it shows.
    """
    score = paiju.score("[123m] [567m] 345p 789s EE")

    assert (False, 0) == (score.legal, score.points)


def test_no_form_no_win__mcr98_score_premise_1() -> None:
    """
    Fourteen tiles without a form may not win.
    """
    score = paiju.score("123m 456m 789m EES 55p")

    assert not score.legal
    assert score.reason


def test_eight_points_are_enough_and_seven_are_not__mcr98_score_premise_2() -> None:
    """
    The same hand by self-draw has a point more and wins.
    """
    hand = "[333p] [333s] [678p] 678s 55p"
    seven, eight = paiju.score(hand), paiju.score(hand, self_drawn=True)

    assert (7, False, 0) == (seven.counted, seven.legal, seven.points)
    assert (8, True, 8) == (eight.counted, eight.legal, eight.points)


def test_main_fan_and_what_does_not_follow_from_it__mcr98_score_basis_2() -> None:
    """
    Full Flush is counted with Pure Straight, but not One Voided Suit and No Honors.
    """
    found = counts(paiju.score("[123m] [456m] [789m] 222m 55m"))

    assert {"full_flush", "pure_straight"} <= set(found)
    assert not {"one_voided_suit", "no_honors"} & set(found)


def test_eight_from_each__mcr98_score_structure_1() -> None:
    """
    Without the fan points 24 are left.
    """
    assert 24 == paiju.settle(10, winner="S", discarder="W")["S"] - 10


def test_fan_points_are_added_to_the_base__mcr98_score_structure_2() -> None:
    """
    One point more for the hand is one more from whoever pays for it.
    """
    less, more = (paiju.settle(points, winner="S", discarder="W") for points in (10, 11))

    assert {"E": 0, "S": 1, "W": -1, "N": 0} == {seat: more[seat] - less[seat] for seat in "ESWN"}


def test_self_draw_is_paid_by_three__mcr98_score_formula_1() -> None:
    """
    (8 + 10) from each of three.
    """
    assert {"E": 54, "S": -18, "W": -18, "N": -18} == paiju.settle(10, winner="E")


def test_discard_is_paid_by_one_and_the_base_by_three__mcr98_score_formula_2() -> None:
    """
    8 from each of three and 10 from the discarder.
    """
    assert {"E": 34, "S": -18, "W": -8, "N": -8} == paiju.settle(10, winner="E", discarder="S")


# The five principles


def test_what_follows_by_necessity_is_not_counted__mcr98_principle_1() -> None:
    """
    A pung of dragons is one of honors by definition; the table does not say so.
    """
    score = paiju.score("[123m] 456m 789m CCC 55p")

    assert "dragon_pung" in counts(score)
    assert "pung_of_terminals_or_honors" not in counts(score)
    assert ("pung_of_terminals_or_honors", "mcr98-principle-1") in struck(score)


def test_sets_are_not_parted_again__mcr98_principle_2() -> None:
    """
    123 and 789 of a Pure Straight make no Two Terminal Chows; the table of 1998 does not bar it.
    """
    score = paiju.score("[123m] 456m 789m CCC 55p", rules="mcr-1998")

    assert "two_terminal_chows" not in counts(score)
    assert ("two_terminal_chows", "mcr98-principle-2") in struck(score)


def test_a_set_makes_the_same_fan_once__mcr98_principle_3() -> None:
    """
    234p is equal to either 234m, but makes one Mixed Double Chow.
    """
    score = paiju.score("[234m] [234m] [234p] CCC 88s")

    assert (1, 1) == (counts(score)["pure_double_chow"], counts(score)["mixed_double_chow"])


def test_dearest_reading_counts__mcr98_principle_4() -> None:
    """
    111222333m are three pungs rather than three chows.
    """
    found = counts(paiju.score("111222333m 456s 99p", self_drawn=True))

    assert {"pure_shifted_pungs", "three_concealed_pungs"} <= set(found)
    assert "pure_triple_chow" not in found


def test_a_new_set_joins_once__mcr98_principle_5() -> None:
    """
    Four chows that could make four small fan in a ring make three.
    """
    small = {"pure_double_chow", "mixed_double_chow", "short_straight", "two_terminal_chows"}
    score = paiju.score("[123m] [456m] [123p] 456p 99s")

    assert 3 == sum(count for key, count in counts(score).items() if key in small)


# What only the newer document says


def test_knitted_straight_wins_too__wmcc_7_2_2() -> None:
    """
    The nine knitted tiles with a set and a pair are accepted like the printed special forms.
    """
    assert paiju.score("147m 258p 369s EEE CC").legal
