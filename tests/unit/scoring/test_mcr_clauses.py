"""What the MCR texts say of tiles, terms and kongs, as far as a score shows it.

Both documents say the same here, so the page of the newer one points at the clause shown.
"""

from __future__ import annotations

import pytest

import paiju
from paiju.errors import ImpossibleHand
from paiju.tiles import TILES, Hand


def counts(score: paiju.Score) -> dict[str, int]:
    """
    Give how often each row counts.
    """
    return {row.key: row.count for row in score.rows}


# Tiles


def test_144_tiles_with_42_faces__wmcc_5_5_1() -> None:
    """
    42 kinds; all but the flowers are there four times.
    """
    held = sum(1 if each.is_flower else 4 for each in TILES)

    assert (42, 144) == (len(TILES), held)


def test_three_suits_of_nine__wmcc_5_5_1_1() -> None:
    """
    27 kinds have a suit, and each suit all nine ranks.
    """
    suits = [each for each in TILES if each.suit]

    assert 108 == 4 * len(suits)
    assert {("m", 9), ("p", 9), ("s", 9)} == {
        (suit, len({each.rank for each in suits if each.suit == suit})) for suit in "mps"
    }


def test_four_winds_and_three_dragons__wmcc_5_5_1_2() -> None:
    """
    Seven kinds of honors, 28 tiles.
    """
    assert 16 == 4 * sum(each.is_wind for each in TILES)
    assert 12 == 4 * sum(each.is_dragon for each in TILES)


def test_eight_flowers__wmcc_5_5_1_3() -> None:
    """
    Eight kinds of flowers; a second one of a kind is refused.
    """
    assert 8 == sum(each.is_flower for each in TILES)
    with pytest.raises(ImpossibleHand):
        Hand.parse("123m 456p 789s EEE CC f1 f1")


# Terms


def test_prevalent_wind_makes_a_fan__mcr98_term_5() -> None:
    """
    A pung of South counts as prevalent wind in the South round only.
    """
    hand = "[SSS] 123m 456m 789m 55p"

    assert "prevalent_wind" in counts(paiju.score(hand, prevalent="S"))
    assert "prevalent_wind" not in counts(paiju.score(hand, prevalent="E"))


def test_seat_wind_makes_a_fan__mcr98_term_6() -> None:
    """
    A pung of South counts as seat wind for South only.
    """
    hand = "[SSS] 123m 456m 789m 55p"

    assert "seat_wind" in counts(paiju.score(hand, seat="S"))
    assert "seat_wind" not in counts(paiju.score(hand, seat="W"))


def test_kong_and_flowers_are_outside_the_thirteen__mcr98_term_10() -> None:
    """
    A hand with a kong and a flower still has 13 tiles and the winning one.
    """
    assert 14 == Hand.parse("(EEEE) 123m 456p 789s CC f1").size
    with pytest.raises(ImpossibleHand):
        Hand.parse("(EEEE) 123m 456p 789s CCC")


def test_a_basic_form_needs_a_pair__mcr98_term_11() -> None:
    """
    Four sets and two different tiles are no win.
    """
    assert paiju.score("123m 456m 789m EEE 55p").legal
    assert not paiju.score("123m 456m 789m EEE 56p").legal


def test_chow_is_consecutive_in_one_suit__mcr98_term_12() -> None:
    """
    Across suits, with a gap, or of honors it is none.
    """
    assert Hand.parse("[123m] 456p 789s EEE CC").melds
    for no_chow in ("[1m2m3p]", "[124m]", "[ESW]", "[891m]"):
        with pytest.raises(ImpossibleHand):
            Hand.parse(f"{no_chow} 456p 789s EEE CC")


def test_claimed_pungs_are_melded__mcr98_term_13() -> None:
    """
    Three drawn pungs are concealed; with one of them claimed two are.
    """
    assert "three_concealed_pungs" in counts(paiju.score("111m 555p 999s 234s EE", win="2s"))
    assert "two_concealed_pungs" in counts(paiju.score("[111m] 555p 999s 234s EE", win="2s"))


def test_winds_and_dragons_are_honors__mcr98_term_15() -> None:
    """
    A hand without winds and dragons has No Honors; either of them takes it away.
    """
    assert "no_honors" in counts(paiju.score("123m 456m 789p 222s 55p"))
    assert "no_honors" not in counts(paiju.score("123m 456m 789p 222s EE"))
    assert "no_honors" not in counts(paiju.score("123m 456m 789p 222s CC"))


def test_ones_nines_and_honors_make_terminal_pungs__mcr98_term_16() -> None:
    """
    A pung of ones, nines or guest winds is one of terminals or honors; one of twos is not.
    """
    for tile, count in (("111s", 1), ("999s", 1), ("NNN", 1), ("222s", 0)):
        found = counts(paiju.score(f"123m 456m 789p {tile} 55p", seat="S"))

        assert count == found.get("pung_of_terminals_or_honors", 0)


def test_four_alike_are_a_kong_once_declared__mcr98_term_19() -> None:
    """
    Declared they are a kong; kept in the hand they are a tile hog.
    """
    assert "concealed_kong" in counts(paiju.score("(5555m) 123p 456s 789s CC"))
    kept = counts(paiju.score("555m 567m 123p 456s CC"))

    assert "concealed_kong" not in kept
    assert "tile_hog" in kept


def test_ready_is_one_tile_short__mcr98_term_21() -> None:
    """
    The waits are the kinds that complete the hand; two tiles short has none.
    """
    assert ["3m", "6m"] == [str(wait.tile) for wait in paiju.waits("45m 123456789p EE")]
    assert not paiju.waits("45m 12345678p EES")


def test_win_needs_form_and_minimum__mcr98_term_22() -> None:
    """
    A hand of the form with enough points wins; without either it does not.
    """
    assert paiju.score("123m 456m 789m EEE 55p").legal
    assert not paiju.score("123m 456m 788m EEE 55p").legal
    assert not paiju.score("[123m] [567m] 345p 789s EE").legal


def test_self_drawn_counts__mcr98_term_23() -> None:
    """
    An open hand that draws its winning tile counts 1 more.
    """
    hand = "[123m] 456m 789m EEE 55p"

    assert 1 == counts(paiju.score(hand, self_drawn=True))["self_drawn"]


def test_win_on_a_discard_is_not_self_drawn__mcr98_term_24() -> None:
    """
    On a discard a concealed hand has Concealed Hand and neither self-drawn fan.
    """
    found = counts(paiju.score("123m 456m 789m EEE 55p"))

    assert "concealed_hand" in found
    assert not {"self_drawn", "fully_concealed_hand"} & set(found)


def test_every_fan_has_its_points__mcr98_term_26() -> None:
    """
    A row's points are its value times its count.
    """
    score = paiju.score("123m 456m 789m EEE 55p", self_drawn=True)

    assert [row.value * row.count for row in score.rows] == [row.points for row in score.rows]


def test_winning_tile_must_be_kept_apart__mcr98_term_28() -> None:
    """
    Mixed into the hand it loses the fan of the wait.
    """
    hand = "123456789m EEE 5p"

    assert "single_wait" in counts(paiju.score(hand, win="5p", self_drawn=True))
    assert "single_wait" not in counts(
        paiju.score(hand, win="5p", self_drawn=True, kept_apart=False)
    )


def test_flowers_are_outside_the_minimum__mcr98_term_34_2() -> None:
    """
    Seven points and eight flowers are no win; eight points and a flower are paid as nine.
    """
    seven = "[333p] [333s] [678p] 678s 55p"

    assert not paiju.score(seven, flowers=8).legal
    assert 9 == paiju.score(seven, flowers=1, self_drawn=True).points


def test_fan_points_are_the_sum_of_rows__mcr98_term_34_3() -> None:
    """
    Nothing but rows makes the points, flowers among them.
    """
    score = paiju.score("123m 456m 789m EEE 55p", flowers=2)

    assert score.points == sum(row.points for row in score.rows)
    assert score.points == score.counted + 2


def test_each_loser_pays_eight_at_least__mcr98_term_34_5() -> None:
    """
    Whoever is no discarder pays the base points alone.
    """
    assert -8 == paiju.settle(30, winner="E", discarder="S")["W"]


def test_deal_scores_sum_to_zero__mcr98_term_34_6() -> None:
    """
    What the winner gets the others pay.
    """
    assert 0 == sum(paiju.settle(24, winner="N").values())
    assert 0 == sum(paiju.settle(24, winner="N", discarder="E").values())


# Kongs of play that change a score


def test_kong_from_a_discard_is_no_concealed_pung__mcr98_play_7_1() -> None:
    """
    A melded kong spoils Concealed Hand and is no concealed pung any more.
    """
    found = counts(paiju.score("[2222p] 333m 456m 789m 55p"))

    assert "melded_kong" in found
    assert not {"concealed_hand", "two_concealed_pungs"} & set(found)


def test_concealed_kong_keeps_the_hand_concealed__mcr98_play_7_2() -> None:
    """
    Concealed Hand stays, and the kong is a concealed pung.
    """
    found = counts(paiju.score("(2222p) 333m 456m 789m 55p"))

    assert {"concealed_hand", "two_concealed_pungs", "concealed_kong"} <= set(found)
