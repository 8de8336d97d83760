"""How the tiles were read, and which groups earned which row."""

from __future__ import annotations

from typing import Any

import pytest

import paiju
from paiju.scoring.reading import set_group


def groups(score: paiju.Score) -> list[tuple[str, str, bool, bool]]:
    """
    Tell kind, tiles, concealment and winning of each group.
    """
    assert score.reading is not None
    return [
        (group.kind, str(group), group.concealed, group.wins) for group in score.reading.groups
    ]


def sets_of(score: paiju.Score, key: str) -> list[str]:
    """
    Tell the groups that earned a row.
    """
    (row,) = [row for row in score.rows if row.key == key]
    return [str(group) for group in row.sets]


@pytest.mark.parametrize(
    ("code", "melded", "text"),
    [
        (4, False, "567m"),
        (4, True, "[567m]"),
        (64 + 4, False, "555m"),
        (64 + 31, True, "[CCC]"),
        (128 + 13, True, "[5555p]"),
        (192 + 13, True, "(5555p)"),
    ],
)
def test_sets_are_written_as_melds_are(code: int, melded: bool, text: str) -> None:
    """
    Open sets stand in brackets, concealed kongs in round ones, own sets bare.
    """
    assert text == str(set_group(code, melded=melded))


def test_own_sets_come_before_melds_and_the_pair_last() -> None:
    """
    The winning tile is in the group that it completed; melds are open, concealed kongs not.
    """
    score = paiju.score("[123p]< (9999s) 345m 55m 67m 8m")

    assert [
        ("chow", "345m", True, False),
        ("chow", "678m", True, True),
        ("chow", "[123p]", False, False),
        ("concealed_kong", "(9999s)", True, False),
        ("pair", "55m", True, False),
    ] == groups(score)


@pytest.mark.parametrize("drawn", [True, False])
def test_pung_of_a_discard_is_not_concealed(drawn: bool) -> None:
    """
    The pung that the winning tile completes is concealed only when it was drawn.
    """
    score = paiju.score("111m 333p 55s EEE CC 5s", self_drawn=drawn)

    assert ("pung", "555s", drawn, True) in groups(score)
    assert ("pung", "333p", True, False) in groups(score)


def test_pairs_are_groups_of_their_own() -> None:
    """
    Four alike are two pairs, which one tile completes alike.
    """
    score = paiju.score("1133m 5577p 99s CC EE", win="9s")
    stacked = paiju.score("1111m 5577p 99s CC PP", win="P")

    assert [("pair", "99s", True, True)] == [group for group in groups(score) if group[3]]
    assert 2 == [group[1] for group in groups(stacked)].count("11m")


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("147m 258p 369s 11s CC C", [("knitted", False), ("pung", True), ("pair", False)]),
        ("47m 258p 369s 123s CC 1m", [("knitted", True), ("chow", False), ("pair", False)]),
        ("[EEE] 147m 258p 369s C C", [("knitted", False), ("pung", False), ("pair", True)]),
        ("147m 258p 369s ESWN C", [("singles", True)]),
        ("19m 19p 19s ESWNCFP 1m", [("singles", True)]),
    ],
)
def test_knitted_tiles_and_singles_are_one_group(
    hand: str, expected: list[tuple[str, bool]]
) -> None:
    """
    They hold the winning tile unless a set or the pair does.
    """
    assert expected == [(kind, wins) for kind, _, _, wins in groups(paiju.score(hand))]


@pytest.mark.parametrize(
    ("hand", "how", "key", "sets"),
    [
        ("123m 456p 789s EEE CC", {}, "mixed_straight", ["123m", "456p", "789s"]),
        ("123m 456p 789s EEE CC", {}, "seat_wind", ["EEE"]),
        ("123m 456p 789s EEE CC", {}, "single_wait", ["CC"]),
        ("[123m] 456p 789s EEE CC", {"self_drawn": True}, "self_drawn", []),
        ("123m 456m 123p 789p CC", {}, "short_straight", ["123m", "456m"]),
        ("CCC FFF PP 123m 456p", {"rules": "wsom"}, "small_three_dragons", ["CCC", "FFF", "PP"]),
        ("CCC FFF PP 123m 456p", {"rules": "wsom"}, "value_honor", ["CCC", "FFF"]),
        ("147m 258p 369s 123s CC", {}, "knitted_straight", ["147m258p369s"]),
        ("(1111m) 999m 123p 456p CC", {}, "pung_of_terminals_or_honors", ["999m", "(1111m)"]),
        ("WWW 999m 123p 456p SS", {"seat": "W"}, "pung_of_terminals_or_honors", ["999m"]),
        ("222m 222p 555m 555s EE", {}, "double_pung", ["222m", "555m", "222p", "555s"]),
    ],
)
def test_smallest_groups_that_earn_a_row_are_named(
    hand: str, how: dict[str, Any], key: str, sets: list[str]
) -> None:
    """
    A row tells the sets without which it would not hold; one of the way tells none.
    """
    score = paiju.score(hand, **how)

    assert sorted(sets) == sorted(text.replace(" ", "") for text in sets_of(score, key))


def test_knitted_straight_among_singles_is_the_whole_hand() -> None:
    """
    There the nine tiles are no group of their own.
    """
    score = paiju.score("147m 258p 369s ESWN C")
    (row,) = [row for row in score.rows if row.key == "knitted_straight"]
    assert score.reading is not None

    assert score.reading.groups == row.sets
