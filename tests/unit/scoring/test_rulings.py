"""Every named ruling changes the score of a hand as its decision page says."""

from __future__ import annotations

import pytest

import paiju
from paiju.errors import ImpossibleHand, UnknownName
from paiju.rules.rulings import RULINGS


def mcr(**answers: str) -> paiju.Ruleset:
    """
    Give `mcr` with some rulings answered otherwise.
    """
    return paiju.ruleset("mcr").with_rulings(**answers)


def counts(score: paiju.Score) -> dict[str, int]:
    """
    Give how often each row counts.
    """
    return {row.key: row.count for row in score.rows}


def test_unknown_answer_is_refused() -> None:
    """
    A misspelt ruling or answer is an error that offers the right ones.
    """
    with pytest.raises(UnknownName, match="row_82"):
        mcr(mixed_kongs="row_28")
    with pytest.raises(UnknownName):
        mcr(mixed_kong="row_82")


def test_every_edition_answers_every_ruling_of_its_system() -> None:
    """
    No ruling is without an answer, and each has a decision of its own.
    """
    for name in ("mcr", "mcr-1998", "wsom-2008", "wsom-later", "zung-jung"):
        rules = paiju.ruleset(name)

        assert {key for key, each in RULINGS.items() if each.scorer == rules.scorer} == {
            key for key, _ in rules.rulings
        }
    assert len(RULINGS) == len({each.decision for each in RULINGS.values()})


# MCR


def test_mixed_kongs_are_a_row_or_two_rows__decision_0001() -> None:
    """
    5 points together or 1 + 2 apart.
    """
    hand = "[1111m] (2222p) 345s 678s CC"
    together = paiju.score(hand)
    apart = paiju.score(hand, rules=mcr(mixed_kongs="separate"))

    assert 1 == counts(together)["melded_and_concealed_kong"]
    assert {"melded_kong", "concealed_kong"} <= set(counts(apart))
    assert 2 == together.counted - apart.counted


def test_two_concealed_kongs_are_six_or_eight__decision_0002() -> None:
    """
    The row's value alone changes.
    """
    hand = "(1111m) (2222p) 345s 678s CC"

    assert 2 == (
        paiju.score(hand, rules=mcr(two_concealed_kongs_points="8")).counted
        - paiju.score(hand).counted
    )


@pytest.mark.parametrize(
    "hand",
    [
        "1188m 3355p 7799s CC",
        "19m 19p 19s ESWNCFP 1m",
        "147m 25p 36s ESWNCF P",
        "147m 258p 36s ESWNC P",
        "1112345678999m 5m",
        "22334455667788m",
        "222m 555p 888s 333s 99m",
    ],
)
def test_self_drawn_special_hands__decision_0003(hand: str) -> None:
    """
    Self-Drawn 1, or Fully Concealed Hand 4 in its place.
    """
    drawn = paiju.score(hand, self_drawn=True)
    concealed = paiju.score(hand, self_drawn=True, rules=mcr(self_drawn_special="fully_concealed"))

    assert "self_drawn" in counts(drawn)
    assert "fully_concealed_hand" in counts(concealed)
    assert 3 == concealed.counted - drawn.counted


def test_second_terminal_pung_of_nine_gates__decision_0004() -> None:
    """
    One of two pungs counts, or none.
    """
    hand = "1112345678999m 5m"

    assert 1 == counts(paiju.score(hand))["pung_of_terminals_or_honors"]
    assert "pung_of_terminals_or_honors" not in counts(
        paiju.score(hand, rules=mcr(nine_gates_terminal_pungs="all_barred"))
    )


def test_pung_beside_three_winds__decision_0005() -> None:
    """
    A pung of nines beside the winds counts, or goes with them.
    """
    hand = "[EEE] [SSS] [WWW] 999m 55p"
    own = paiju.score(hand, seat="N", prevalent="N")
    barred = paiju.score(hand, seat="N", prevalent="N", rules=mcr(wind_rows_bar_pungs="all"))

    assert 1 == counts(own)["pung_of_terminals_or_honors"]
    assert 1 == own.counted - barred.counted


def test_wait_that_fits_the_knitted_tiles__decision_0006() -> None:
    """
    4m closes 35m, and is one of the knitted nine as well.
    """
    hand = "147m 258p 369s 35m EE"
    score = paiju.score(hand, win="4m")
    never = paiju.score(hand, win="4m", rules=mcr(wait_beside_knitted="never"))

    assert "closed_wait" in counts(score)
    assert 1 == score.counted - never.counted


def test_all_nine_knitted_among_singles__decision_0007() -> None:
    """
    24 points or 12.
    """
    hand = "147m 258p 369s ESWN C"

    assert 24 == paiju.score(hand).counted
    assert 12 == paiju.score(hand, rules=mcr(lesser_knitted_straight="never")).counted


@pytest.mark.parametrize("edition", ["mcr", "mcr-1998"])
def test_knitted_straight_with_set_and_pair__decision_0008(edition: str) -> None:
    """
    It may win, or is no form.
    """
    hand = "147m 258p 369s EEE CC"
    refusing = paiju.ruleset(edition).with_rulings(knitted_straight_shape="not")

    assert paiju.score(hand, rules=edition).legal
    assert not paiju.score(hand, rules=refusing).legal


def test_pung_completed_by_a_discard__decision_0009() -> None:
    """
    Two concealed pungs, or three.
    """
    hand = "111m 555p 33m 678s 99s"

    assert "two_concealed_pungs" in counts(paiju.score(hand, win="3m"))
    assert "three_concealed_pungs" in counts(
        paiju.score(hand, win="3m", rules=mcr(discard_pung="concealed"))
    )


def test_other_wait_is_gone__decision_0010() -> None:
    """
    12345m waits for 3m and 6m; all four 6m lie in a kong.
    """
    hand = "[6666m] [789p] 12345m CC"

    assert "edge_wait" not in counts(paiju.score(hand, win="3m"))
    assert "edge_wait" in counts(paiju.score(hand, win="3m", rules=mcr(sole_wait="left")))


@pytest.mark.parametrize(
    "hand",
    [
        "[CCC] [FFF] [PPP] 234m 55p",
        "[CCC] [FFF] 345p 234m PP",
        "[EEE] [SSS] [WWW] 234m 55p",
        "[234m] [234m] [234m] 234m 55p",
        "[222m] [333m] [444m] 555m 66p",
        "[123m] [234m] [345m] 456m 66p",
    ],
)
def test_one_voided_suit_beside_sets__decision_0011(hand: str) -> None:
    """
    It counts 1 today and is barred in the text of 1998.
    """
    barred = mcr(voided_suit_beside_sets="barred")

    assert "one_voided_suit" in counts(paiju.score(hand))
    assert "one_voided_suit" not in counts(paiju.score(hand, rules="mcr-1998"))
    assert 1 == paiju.score(hand).counted - paiju.score(hand, rules=barred).counted


@pytest.mark.parametrize(
    ("hand", "row", "points"),
    [
        ("7788m 7799p 7788s 99m", "upper_tiles", 24),
        ("4455m 4466p 4455s 66m", "middle_tiles", 24),
        ("1122m 1133p 1122s 33m", "lower_tiles", 24),
        ("6688m 6699p 7788s 99m", "upper_four", 12),
        ("1144m 1133p 2244s 33m", "lower_four", 12),
        ("223344668888s FF", "all_green", 88),
        ("EESSWWNNCCFFPP", "all_honors", 64),
        ("1199m 1199p 1199s CC", "all_terminals_and_honors", 32),
    ],
)
def test_seven_pairs_and_kinds_of_tiles__decision_0012(hand: str, row: str, points: int) -> None:
    """
    The row adds today and is barred in the text of 1998.
    """
    stacked = counts(paiju.score(hand))
    barred = paiju.score(hand, rules=mcr(seven_pairs_stack="barred"))

    assert {row, "seven_pairs"} <= set(stacked)
    assert points in {each.value for each in paiju.score(hand).rows if each.key == row}
    assert row not in counts(barred)
    assert row not in counts(paiju.score(hand, rules="mcr-1998"))


def test_triple_pung_of_terminals__decision_0013() -> None:
    """
    16 points more today.
    """
    hand = "[111m] [111p] [111s] 999m 99p"
    barred = mcr(all_terminals_triple_pung="barred")

    assert "triple_pung" in counts(paiju.score(hand))
    assert "triple_pung" not in counts(paiju.score(hand, rules="mcr-1998"))
    assert 16 == paiju.score(hand).counted - paiju.score(hand, rules=barred).counted


def test_all_chows_with_four_equal_chows__decision_0014() -> None:
    """
    2 points more today when the pair is of a suit.
    """
    hand = "[234m] [234m] [234m] 234m 55p"
    barred = mcr(quadruple_chow_all_chows="barred")

    assert "all_chows" in counts(paiju.score(hand))
    assert "all_chows" not in counts(paiju.score(hand, rules="mcr-1998"))
    assert "all_chows" not in counts(paiju.score(hand, rules=barred))


def test_mixed_shifted_pungs_leave_room_for_one_chow__decision_0015() -> None:
    """
    A hand of it has no chow fan of two chows in either edition.
    """
    hand = "[222m] [333p] [444s] 678m CC"

    for edition in ("mcr", "mcr-1998"):
        found = counts(paiju.score(hand, rules=edition))

        assert "mixed_shifted_pungs" in found
        assert "mixed_double_chow" not in found


def test_own_open_melds_show_the_last_of_a_kind__decision_0016() -> None:
    """
    5m after an open pung of it; not with a robbed kong, not by concealed tiles.
    """
    hand = "[555m] 67m 123p 789s EE"
    declared = mcr(last_of_kind="declared_only")

    assert "last_of_its_kind" in counts(paiju.score(hand, win="5m"))
    assert "last_of_its_kind" not in counts(paiju.score(hand, win="5m", rules=declared))
    assert "last_of_its_kind" not in counts(paiju.score("555m 67m 123p 789s EE", win="5m"))
    with pytest.raises(ImpossibleHand):
        paiju.score(hand, win="5m", robbing=True)


def test_last_tile_as_a_replacement__decision_0017() -> None:
    """
    16 points, or 8.
    """
    hand = "(1111m) 456p 789s 345s CC"
    both = paiju.score(hand, self_drawn=True, last_tile=True, replacement=True)
    dearer = paiju.score(
        hand,
        self_drawn=True,
        last_tile=True,
        replacement=True,
        rules=mcr(last_tile_after_kong="dearer"),
    )

    assert {"last_tile_draw", "out_with_replacement_tile"} <= set(counts(both))
    assert 8 == both.counted - dearer.counted


def test_flowers_and_the_minimum__decision_0018() -> None:
    """
    A flower does not make seven points eight, unless the option says so.
    """
    seven = "[333p] [333s] [678p] 678s 55p"
    inside = mcr(flowers_in_minimum="inside")

    assert not paiju.score(seven, flowers=1).legal
    assert 8 == paiju.score(seven, flowers=1, rules=inside).points


def test_winning_tile_mixed_in__decision_0019() -> None:
    """
    The wait is lost, unless the option says so; the rest counts.
    """
    hand = "123456789m EEE 5p"
    apart = paiju.score(hand, win="5p", self_drawn=True)
    mixed = paiju.score(hand, win="5p", self_drawn=True, kept_apart=False)
    granted = paiju.score(
        hand,
        win="5p",
        self_drawn=True,
        kept_apart=False,
        rules=mcr(unknown_winning_tile="counts"),
    )

    assert 1 == apart.counted - mixed.counted
    assert apart.counted == granted.counted


@pytest.mark.parametrize(
    ("hand", "row"),
    [
        ("[EEE] 456p 678s CC 12m 3m", "edge_wait"),
        ("[EEE] 456p 678s CC 24m 3m", "closed_wait"),
        ("[EEE] 456p 678s 123m C C", "single_wait"),
        ("[555m] 67m 123p 789s EE 5m", "last_of_its_kind"),
        ("1112345678999m 5m", "nine_gates"),
    ],
)
def test_rows_that_need_the_winning_tile__decision_0019(hand: str, row: str) -> None:
    """
    Each of the five rows is lost with the tile mixed in, unless the option says so.
    """
    granting = mcr(unknown_winning_tile="counts")
    apart = paiju.score(hand, self_drawn=True)
    mixed = paiju.score(hand, self_drawn=True, kept_apart=False)
    granted = paiju.score(hand, self_drawn=True, kept_apart=False, rules=granting)

    assert 1 == counts(apart)[row]
    assert row not in counts(mixed)
    assert row in {lost.key for lost in mixed.lost_rows}
    assert counts(apart) == counts(granted)
