"""Why a row does not count, and which sets earned one: what each score says of itself."""

from __future__ import annotations

import pytest

import paiju

PRINTED_IN_1998 = [
    ("CCC FFF PPP 123m 55p", "big_three_dragons", "one_voided_suit"),
    ("CCC FFF 123m 456p PP", "little_three_dragons", "one_voided_suit"),
    ("EEE SSS WWW 123p 55m", "big_three_winds", "one_voided_suit"),
    ("234m 234m 234m 234m 55p", "quadruple_chow", "one_voided_suit"),
    ("234m 234m 234m 234m 55p", "quadruple_chow", "all_chows"),
    ("222m 333m 444m [555m] 99p", "four_pure_shifted_pungs", "one_voided_suit"),
    ("[123m] [234m] [345m] 456m 99p", "four_pure_shifted_chows", "one_voided_suit"),
    ("77m 88m 99m 77p 99p 77s 99s", "seven_pairs", "upper_tiles"),
    ("44m 55m 66m 44p 66p 44s 66s", "seven_pairs", "middle_tiles"),
    ("11m 22m 33m 11p 33p 11s 33s", "seven_pairs", "lower_tiles"),
    ("66m 77m 88m 99m 66p 77p 88p", "seven_pairs", "upper_four"),
    ("11m 22m 33m 44m 11p 22p 33p", "seven_pairs", "lower_four"),
    ("111m 111p 111s 999m 99s", "all_terminals", "triple_pung"),
]


@pytest.mark.parametrize(("hand", "by", "key"), PRINTED_IN_1998)
def test_bars_printed_in_1998_are_called_printed(hand: str, by: str, key: str) -> None:
    """
    The text's own word is no ruling; as played today the row counts beside the other.
    """
    old = paiju.score(hand, rules="mcr-1998")
    new = paiju.score(hand, rules="mcr")

    assert [(by, "printed")] == [(one.by, one.principle) for one in old.struck if one.key == key]
    assert key in {row.key for row in new.rows} | {one.key for one in new.struck}


def test_bar_that_no_text_prints_is_called_a_ruling() -> None:
    """
    The list of 1998 leaves out fully_concealed_hand beside four_concealed_pungs.
    """
    score = paiju.score("111m 333p 555s EEE CC", self_drawn=True, rules="mcr-1998")
    why = [one.principle for one in score.struck if one.key == "fully_concealed_hand"]

    assert ["ruling"] == why


def test_mixed_kongs_imply_the_single_ones() -> None:
    """
    A row without a clause has no printed list.
    """
    score = paiju.score("[1111m] (3333p) 567s EEE CC")
    implied = {"concealed_kong", "melded_kong"}

    assert {(key, "non_repeat") for key in implied} == {
        (one.key, one.principle) for one in score.struck if one.key in implied
    }


def test_all_honors_bars_terminals_and_honors() -> None:
    """
    The printed bar shows although both are made of honors.
    """
    struck = paiju.score("EEE SSS WWW CCC FF").struck

    assert "all_honors" in {one.by for one in struck if one.key == "all_terminals_and_honors"}


@pytest.mark.parametrize(
    ("hand", "rules", "key", "sets"),
    [
        ("[123s] [456s] [456s] EEE CC", "mcr", "short_straight", 2),
        ("[567p] [678p] [567p] [789p] 99p", "mcr", "pure_shifted_chows", 3),
        ("[123m] [456m] [789m] 123m CC", "mcr", "pure_straight", 3),
        ("[123m] [456p] [789s] 123m CC", "mcr", "mixed_straight", 3),
        ("[345m] [345m] [345p] 345s CC", "mcr", "mixed_triple_chow", 3),
        ("111m 2345678m 999m 2m", "mcr", "pung_of_terminals_or_honors", 1),
        ("222m 222p 555m 555s EE", "mcr", "double_pung", 4),
        ("[345m] [345m] [345p] 345s CC", "wsom", "three_similar_sequences", 3),
        ("[123m] [456m] [789m] 123m CC", "wsom", "nine_tile_straight", 3),
    ],
)
def test_row_names_as_many_sets_as_it_counts(hand: str, rules: str, key: str, sets: int) -> None:
    """
    A twin of a set that earned a row did not earn it again.
    """
    (row,) = (row for row in paiju.score(hand, rules=rules).rows if row.key == key)

    assert sets == len(row.sets)


def test_seven_pairs_are_won_in_one_place() -> None:
    """
    Of four alike, two pairs, the winning tile completed one.
    """
    reading = paiju.score("55p 5p 66p 77p 99p 11p 22p 5p").reading

    assert reading is not None
    assert 1 == sum(group.wins for group in reading.groups)


def test_penalty_tile_bars_the_only_arrangement_with_points() -> None:
    """
    That a poorer arrangement is left does not make it a chicken hand.
    """
    score = paiju.score("[123m] 99m 777p 44456s 4s", rules="wsom", penalty_tiles="5s")

    assert "a penalty tile is in the way" == score.reason
    assert 5 == score.counted


def test_rows_lost_by_a_mixed_in_tile_are_named() -> None:
    """
    The single wait cannot be told any more.
    """
    mixed = paiju.score("123m 456m 789m EEE 55p", self_drawn=True, kept_apart=False)

    assert ["single_wait"] == [row.key for row in mixed.lost_rows]
    assert () == paiju.score("123m 456m 789m EEE 55p", self_drawn=True).lost_rows


def test_bar_by_ruling_names_its_decision_and_no_clause() -> None:
    """
    What the text does not print is not ascribed to it.
    """
    score = paiju.score("111m 333p 555s EEE 7p 7p", self_drawn=True)
    (struck,) = (one for one in score.struck if one.key == "fully_concealed_hand")

    assert ("ruling", None, "0003") == (struck.principle, struck.clause, struck.decision)
    assert "by a ruling of this edition (decision 0003)" in score.explain()


@pytest.mark.parametrize("rules", [[], {1}, None, 5])
def test_rules_of_another_type_are_an_unknown_name(rules: object) -> None:
    """
    No other error than ours, whatever is given.
    """
    for ask in (paiju.waits, paiju.waits_in_form):
        with pytest.raises(paiju.UnknownName):
            ask("123m 456p 78s EEE CC", rules=rules)  # type: ignore[arg-type]  # what is shown


@pytest.mark.parametrize("lang", [[], None, "xx"])
def test_language_of_another_type_is_an_unknown_name(lang: object) -> None:
    """
    No other error than ours, whatever is given.
    """
    score = paiju.score("123m 456p 789s EEE CC")

    with pytest.raises(paiju.UnknownName):
        score.explain(lang)  # type: ignore[arg-type]  # what is shown
