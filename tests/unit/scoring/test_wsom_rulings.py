"""The decisions on the World Series of Mahjong, as far as a score or a payment shows them."""

from __future__ import annotations

import pytest

import paiju
from paiju.errors import ImpossibleHand
from paiju.scoring.mcr.table import ROWS as FAN
from paiju.scoring.wsom.table import CHICKEN_HAND, ROWS


def wsom(**answers: str) -> paiju.Ruleset:
    """
    Give `wsom` with some rulings answered otherwise.
    """
    return paiju.ruleset("wsom").with_rulings(**answers)


def counts(score: paiju.Score) -> dict[str, int]:
    """
    Give how often each row counts.
    """
    return {row.key: row.count for row in score.rows}


def test_44_patterns_in_ten_categories__decision_0101() -> None:
    """
    The numbers of the patterns are the designer's.
    """
    places = [str(row.clause).removeprefix("wsom08-pattern-") for row in ROWS]

    assert 44 == len(set(places))
    assert {str(category) for category in range(1, 11)} == {
        place.partition(".")[0] for place in places
    }


def test_triplet_completed_by_a_discard__decision_0102() -> None:
    """
    Two concealed triplets, or three.
    """
    hand = "222m 555p 33m 678s 99s"
    concealed = wsom(discard_triplet="concealed")

    assert "two_concealed_triplets" in counts(paiju.score(hand, rules="wsom", win="3m"))
    assert "three_concealed_triplets" in counts(paiju.score(hand, rules=concealed, win="3m"))


def test_honors_alone_are_no_mixed_one_suit__decision_0103() -> None:
    """
    40 more under the other reading, seen where All Honors does not hide it.
    """
    hand = "EESSWWNNCCFFPP"
    strict = paiju.score(hand, rules=wsom(pairs_all_honors="not"))
    loose = paiju.score(hand, rules=wsom(pairs_all_honors="not", one_suit_needs_honors="no"))

    assert "mixed_one_suit" not in counts(strict)
    assert 40 == loose.points - strict.points


def test_all_honors_in_pairs__decision_0107() -> None:
    """
    320, or seven pairs of honors without it.
    """
    hand = "EESSWWNNCCFFPP"

    assert 320 == paiju.score(hand, rules="wsom").points
    assert 320 > paiju.score(hand, rules=wsom(pairs_all_honors="not")).points


def test_penalty_tile_in_a_set_made_by_a_discard__decision_0108() -> None:
    """
    A penalty tile may not be used in a set that the winning discard completes.
    """
    hand = "23m 456m 789m EEE 55p"
    allowed = wsom(penalty_tiles_in_exposed_sets="allowed")

    assert not paiju.score(hand, rules="wsom", win="1m", penalty_tiles="2m").legal
    assert paiju.score(hand, rules=allowed, win="1m", penalty_tiles="2m").legal
    assert paiju.score(hand, rules="wsom", win="1m", penalty_tiles="2m", self_drawn=True).legal


@pytest.mark.parametrize(
    ("hand", "row"),
    [
        ("[111m] [999p] [EEE] 999s CC", "mixed_greater_terminals"),
        ("[111m] [999p] [111s] 999s 11p", "pure_greater_terminals"),
    ],
)
def test_no_sequence_no_lesser_terminals__decision_0109(hand: str, row: str) -> None:
    """
    The higher pattern of the series stands alone.
    """
    found = counts(paiju.score(hand, rules="wsom"))

    assert [row] == [key for key in found if key.endswith("_terminals")]


def test_limit_pattern_is_never_below_the_cut_sum__decision_0110() -> None:
    """
    Every pattern of 320 and more is worth at least the limit.
    """
    score = paiju.score("[EEE] [SSS] [WWW] NNN 55p", rules="wsom")

    assert 400 == score.points


def test_only_the_highest_limit_pattern__decision_0111() -> None:
    """
    Four kongs of honors: Four Kong 480 alone.
    """
    score = paiju.score("[EEEE] [SSSS] [WWWW] (CCCC) FF", rules="wsom")

    assert {"four_kong": 1} == counts(score)
    assert 480 == score.points


def test_four_identical_sequences__decision_0112() -> None:
    """
    They are not two doubles besides.
    """
    assert {"four_identical_sequences": 1} == counts(
        paiju.score("[234m] [234m] [234m] 234m 55p", rules="wsom")
    )


def test_heavenly_hand_with_the_tiles_of_nine_gates__decision_0113() -> None:
    """
    Nine Gates drops out and the rest adds; or nothing but the blessing counts.
    """
    hand = "1112345678999m 5m"
    only = wsom(heaven_nine_gates="only_heaven")
    score = paiju.score(hand, rules="wsom", self_drawn=True, heavenly=True)

    assert "nine_gates" not in counts(score)
    assert {"blessing_of_heaven", "pure_one_suit", "concealed_hand"} <= set(counts(score))
    assert 155 == paiju.score(hand, rules=only, self_drawn=True, heavenly=True).points


def test_earthly_hand_has_no_melds__decision_0114() -> None:
    """
    Nobody has claimed before East's first discard.
    """
    with pytest.raises(ImpossibleHand):
        paiju.score("[123m] 456m 789m EEE 55p", rules="wsom", seat="S", earthly=True)


@pytest.mark.parametrize("drawn", [True, False])
def test_blessing_on_the_last_tile_is_refused__decision_0115(*, drawn: bool) -> None:
    """
    A first and a last tile are 69 draws apart.
    """
    with pytest.raises(ImpossibleHand):
        paiju.score(
            "123m 456m 789m EEE 55p",
            rules="wsom",
            seat="E" if drawn else "S",
            self_drawn=drawn,
            heavenly=drawn,
            earthly=not drawn,
            last_tile=True,
        )


def test_exactly_thirty__decision_0116() -> None:
    """
    30 from each, whoever discarded.
    """
    assert {"E": 90, "S": -30, "W": -30, "N": -30} == paiju.settle(
        30, rules="wsom", winner="E", discarder="S"
    )


def test_one_sequence_in_two_series__decision_0117() -> None:
    """
    234m stands in the double and in the three of three suits.
    """
    found = counts(paiju.score("[234m] [234m] [234p] 234s EE", rules="wsom"))

    assert {"two_identical_sequences", "three_similar_sequences"} <= set(found)


def test_exemption_follows_the_input__decision_0118() -> None:
    """
    Raised, the first to discard the tile is liable; not raised, the discarder is.
    """
    raised = paiju.settle(
        70, rules="wsom", winner="E", discarder="S", win="5m", follow=[("N", "5m")]
    )
    silent = paiju.settle(70, rules="wsom", winner="E", discarder="S", win="5m")

    assert {"E": 210, "S": -30, "W": -30, "N": -150} == raised
    assert {"E": 210, "S": -150, "W": -30, "N": -30} == silent


def test_window_without_a_discard_of_the_winner__decision_0119() -> None:
    """
    It begins with the first discard of the deal, or there is none.
    """
    follow = [("W", "5m"), ("N", "E")]
    opened = paiju.settle(70, rules="wsom", winner="S", discarder="E", win="5m", follow=follow)
    none = paiju.settle(
        70,
        rules=wsom(window_before_first_discard="none"),
        winner="S",
        discarder="E",
        win="5m",
        follow=follow,
    )

    assert -150 == opened["W"]
    assert -150 == none["E"]


def test_robbed_kong_and_an_earlier_discard__decision_0120() -> None:
    """
    Who robs East's kong of a tile that West discarded is paid by West, or by East.
    """
    follow = [("S", "1m"), ("W", "5m")]
    deltas = [
        paiju.settle(
            70, rules=rules, winner="S", discarder="E", win="5m", follow=follow, robbing=True
        )
        for rules in (wsom(), wsom(robbed_kong_immunity="not"))
    ]

    assert [-150, -30] == [each["W"] for each in deltas]
    assert [-30, -150] == [each["E"] for each in deltas]


def test_discards_of_the_window_count_whoever_took_them__decision_0121() -> None:
    """
    The input names seat and tile of a discard, not where it lies; the first of two is liable.
    """
    deltas = paiju.settle(
        70,
        rules="wsom",
        winner="E",
        discarder="S",
        win="5m",
        follow=[("E", "9s"), ("N", "5m"), ("W", "5m")],
    )

    assert -150 == deltas["N"]


def test_hand_without_a_pattern__decision_0136() -> None:
    """
    It wins 1 point in Zung Jung and nothing in WSOM.
    """
    hand = "[222m] [345p] [567s] 789s EE"
    refused = paiju.score(hand, rules="wsom", seat="S")
    paid = paiju.score(hand, rules="zung-jung", seat="S")

    assert (False, 0) == (refused.legal, refused.points)
    assert (1, {"chicken_hand": 1}) == (paid.points, counts(paid))


def test_rows_without_a_clause_name_a_decision__decision_0201() -> None:
    """
    They are row 82 of MCR and the chicken hand.
    """
    fan = [(row.key, row.note) for row in FAN if row.clause is None]
    patterns = [(row.key, row.note) for row in (*ROWS, CHICKEN_HAND) if row.clause is None]

    assert ["melded_and_concealed_kong"] == [key for key, _ in fan]
    assert ["chicken_hand"] == [key for key, _ in patterns]
    assert all("decision" in note for _, note in fan + patterns)
