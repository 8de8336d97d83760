"""Useful tiles and discards: order, what is left, and hands of the wrong size."""

from __future__ import annotations

import pytest

import paiju


def test_the_best_discard_comes_first() -> None:
    """
    The nearest hand first, then the most tiles left, then the order of the tiles.
    """
    found = paiju.discards("12m 456p 789s EEE CC F")
    best = found[0]

    assert ("F", 0, [("3m", 4)]) == (
        str(best.tile),
        best.distance,
        [(str(tile), left) for tile, left in best.useful],
    )
    assert sorted(found, key=lambda each: (each.distance, -each.left)) == list(found)
    assert [1] == sorted({each.distance for each in found[1:]})


def test_a_discard_lies_open_itself() -> None:
    """
    A discarded tile that would be useful again has one copy fewer left.
    """
    found = {str(each.tile): each for each in paiju.discards("23m 456p 789s EEE CC 1m")}
    again = {str(tile): left for tile, left in found["1m"].useful}

    assert {"1m": 3, "4m": 4} == again


def test_tiles_seen_are_not_left() -> None:
    """
    `seen` lowers what is left, and a tile that is all gone is no use; the distance stays.
    """
    hand = "12m 456p 789s EEE CC F"
    without = paiju.discards(hand)[0]
    with_seen = {str(each.tile): each for each in paiju.discards(hand, seen="3333m")}["F"]

    assert (0, 4) == (without.distance, without.left)
    assert (0, 0, ()) == (with_seen.distance, with_seen.left, with_seen.useful)


def test_rules_decide_which_forms_are_near() -> None:
    """
    Knitted hands are near under MCR alone.
    """
    hand = "147m 258p 369s ESW C C"

    assert 0 == paiju.discards(hand)[0].distance
    assert 5 == paiju.discards(hand, rules="wsom")[0].distance


def test_a_hand_of_the_other_size_is_refused() -> None:
    """
    The remedy names the other question.
    """
    with pytest.raises(paiju.ImpossibleHand, match="ask for the useful tiles of these 13"):
        paiju.discards("123m 456p 789s EEE C")
    with pytest.raises(paiju.ImpossibleHand, match="ask for the discards of these 14"):
        paiju.useful_tiles("123m 456p 789s EEE CC")


def test_five_of_a_tile_are_refused() -> None:
    """
    The hand and the tiles seen cannot make five together.
    """
    with pytest.raises(paiju.ImpossibleHand, match="4 E seen and 3 in the hand"):
        paiju.discards("123m 456p 789s EEE CC", seen="EEEE")


def test_a_notebook_shows_discards_as_tiles() -> None:
    """
    One table for all of them, one for each.
    """
    found = paiju.discards("12m 456p 789s EEE CC F")

    assert len(found) + 1 == found._repr_html_().count("<tr>")
    assert 2 == found[0]._repr_html_().count("<tr>")
