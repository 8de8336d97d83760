"""Hands: what they hold, which tile won, and what nobody can hold."""

from __future__ import annotations

import copy
import dataclasses
import pickle

import pytest

from paiju.errors import ImpossibleHand, NotationError
from paiju.tiles import Hand, Meld, Tile, read_tiles, tile

TEXT = "123m 456p 789s EEE C"
THIRTEEN = read_tiles(TEXT)


@pytest.mark.parametrize(
    ("text", "win", "won", "concealed"),
    [
        (f"{TEXT}C", None, "C", 13),
        (TEXT, None, None, 13),
        (TEXT, "5m", "5m", 13),
        (TEXT, tile("5m"), "5m", 13),
        (f"{TEXT}C", "E", "E", 13),
        ("CC [123m] [456p] [789s] (EEEE)", None, "C", 1),
        ("C [123m] [456p] [789s] (EEEE) f1", None, None, 1),
        ("CC9s [123m] [456p] (EEEE) f1 78s", None, "8s", 4),
        ("CC [123m] [456p] [789s] [EEEE]", "C", "C", 1),
    ],
)
def test_which_tile_wins(
    text: str, win: str | Tile | None, won: str | None, concealed: int
) -> None:
    """
    The winning tile is the last concealed one, or the one that `win` adds or names.
    """
    hand = Hand.parse(text, win)

    assert won == (None if hand.win is None else str(hand.win))
    assert concealed == len(hand.concealed)
    assert hand.size == (13 if won is None else 14)
    assert list(hand.concealed) == sorted(hand.concealed)


def test_a_hand_is_equal_however_it_was_written() -> None:
    """
    Order of tiles, melds and flowers does not matter.
    """
    one = Hand.parse("[777s] [111m]< f2 f1 45p CC 123s", win="6p")
    two = Hand.parse("6p 123s CC 45p f1 f2 [111m]< [777s]", win="6p")

    assert one == two
    assert hash(one) == hash(two)
    assert str(one) == str(two)
    assert "45p 123s CC [111m]< [777s] f1 f2 6p" == str(one)
    assert f"Hand.parse({str(one)!r})" == repr(one)
    assert one == pickle.loads(pickle.dumps(one))
    assert one == copy.deepcopy(one)


def test_a_hand_can_be_made_of_its_parts() -> None:
    """
    The record sorts its parts, and equals the hand that was read.
    """
    melds = (Meld.of("[777s]"), Meld.of("[111m]<"))
    made = Hand(read_tiles("CC 45p 123s"), melds, tile("6p"), read_tiles("f2 f1"))

    assert Hand.parse("45p 123s CC [111m]< [777s] f1 f2 6p") == made
    with pytest.raises(dataclasses.FrozenInstanceError):
        made.win = None  # type: ignore[misc]  # what is shown to fail


@pytest.mark.parametrize(
    ("hand", "fault"),
    [
        ((THIRTEEN[:12],), "A wrong count of tiles: found 12 tiles without the winning tile"),
        ((THIRTEEN[:12], (), tile("C")), "A wrong count"),
        (((*THIRTEEN, tile("C")),), "A wrong count of tiles: found 14 tiles"),
        ((THIRTEEN, (Meld.of("[CCC]"),)), "A wrong count of tiles: found 16"),
        ((THIRTEEN[:1], (Meld.of("[CCC]"),) * 5), "More than four melds: found 5"),
        (((*THIRTEEN[:12], tile("f1")),), "A flower among the tiles: found f1"),
        ((THIRTEEN, (), tile("f1")), "A flower among the tiles: found f1"),
        ((THIRTEEN, (), None, (tile("C"),)), "A tile among the flowers: found C"),
        ((THIRTEEN, (), None, read_tiles("f1f1")), "One flower twice: found a second f1"),
        ((read_tiles("11111m 234p 567s EE"),), "Five of one tile: found a fifth 1m"),
        ((read_tiles("1111m 23m 234p 567s E"), (), tile("1m")), "Five of one tile"),
        ((read_tiles("CC 123s 123m EE"), (Meld.of("[CCC]"),)), "Five of one tile"),
    ],
)
def test_impossible_records_are_refused(
    hand: tuple[tuple[Tile, ...], tuple[Meld, ...], Tile | None, tuple[Tile, ...]], fault: str
) -> None:
    """
    The record itself refuses what nobody can hold.
    """
    with pytest.raises(ImpossibleHand, match=fault):
        Hand(*hand)


def test_a_winning_tile_can_be_put_in() -> None:
    """
    A hand of 13 takes every possible winning tile, a hand of 14 another one.
    """
    hand = Hand.parse("1112345678999m")

    assert Hand.parse("1112345678999m", "5m") == hand.with_win(tile("5m"))
    assert hand.with_win(tile("C")) == hand.with_win(tile("5m")).with_win(tile("C"))
    assert 14 == hand.with_win(tile("1m")).size


@pytest.mark.parametrize(
    ("text", "win"),
    [
        ("1111m 23m 456p 789s C", "1m"),
        ("[EEEE] 123m 456p 789s C", "E"),
        ("[EEE] E 123m 456p 789s", "E"),
        ("[123m] 111m 456p 789s C", "1m"),
        (TEXT, "f1"),
    ],
)
def test_an_impossible_winning_tile_cannot_be_put_in(text: str, win: str) -> None:
    """
    A fifth tile and a flower are refused, also when they come late.
    """
    with pytest.raises(ImpossibleHand):
        Hand.parse(text).with_win(tile(win))


@pytest.mark.parametrize(
    "text",
    [
        "[EEE] [EEE] 123m 456p C",
        "[EEE] E 123m 456p 78s E",
        "(EEEE) 1111m 2m 345p E",
        "[123m] [123m] [123m] [123m] 1m 5p",
    ],
)
def test_melds_count_among_four_of_a_tile(text: str) -> None:
    """
    Five of a tile are refused when some are in melds.
    """
    with pytest.raises(ImpossibleHand, match="Five of one tile"):
        Hand.parse(text)


def test_the_text_is_judged_before_the_winning_tile() -> None:
    """
    When both are wrong, the fault of the text is told.
    """
    with pytest.raises(NotationError, match="column 4"):
        Hand.parse("123x", win="0m")


@pytest.mark.parametrize(
    ("win", "place"),
    [("0m", "column 1 of win"), ("x", "column 1 of win"), ("55m", "win"), ("", "win")],
)
def test_a_winning_tile_that_cannot_be_read_says_so(win: str, place: str) -> None:
    """
    The place says that the fault is in `win`.
    """
    with pytest.raises(NotationError) as caught:
        Hand.parse(TEXT, win)

    assert place == caught.value.place


@pytest.mark.parametrize("win", [99, 1.5, b"5m"])
def test_a_winning_tile_of_another_type_is_refused(win: str) -> None:
    """
    A value that is no text and no tile is a notation error.
    """
    with pytest.raises(NotationError, match="No tile has this kind at win"):
        Hand.parse(TEXT, win)


def test_a_kind_of_text_is_read_like_text() -> None:
    """
    A subclass of str is a text too.
    """

    class Text(str):
        __slots__ = ()

    assert Hand.parse(TEXT) == Hand.parse(Text(TEXT))


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("111m 234p 999s EEE C", {0: 3, 10: 1, 11: 1, 12: 1, 26: 3, 27: 3, 31: 1}),
        ("[123m] (4444p) [EEEE] CC PP", {31: 2, 33: 2}),
        ("[123m] (4444p) [EEEE] CC PP P f1", {31: 2, 33: 3}),
        ("[EEE] [SSS] [WWW] [NNN] 9s", {26: 1}),
    ],
)  # fmt: skip
def test_counts_are_of_the_concealed_tiles(text: str, counts: dict[int, int]) -> None:
    """
    Each of 34 kinds in order, the winning tile counted, melds and flowers not.
    """
    assert bytes(counts.get(kind, 0) for kind in range(34)) == Hand.parse(text).counts
