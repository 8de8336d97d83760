"""Distances of hands whose forms are told by the texts, and what is no hand."""

from __future__ import annotations

from array import array
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

import pytest

import paiju
from paiju.tiles import Hand

if TYPE_CHECKING:
    from collections.abc import Callable


class Ask(Protocol):
    """
    A question about a hand.
    """

    def __call__(self, hand: str, *, rules: str | paiju.Ruleset = "mcr") -> object:
        """
        Ask it.
        """


FORMS = [
    # sets and a pair: mcr98-win-form-1.1
    ("123m 456p 789s EEE CC", -1, -1),
    ("123m 456p 789s EEE C", 0, 0),
    ("123m 456p 79s EE CC F", 1, 1),
    ("147m 258p 369s ESWN", 0, 6),
    # seven pairs, four alike being two of them: mcr98-win-form-2.1
    ("1133m 2244p 5577s E", 0, 0),
    ("1111m 2244p 5577s E", 0, 0),
    ("1111m 2222p 3333s E", 0, 0),
    ("1133m 2244p 557s E C", 1, 1),
    # thirteen orphans: mcr98-win-form-2.2
    ("19m 19p 19s ESWN CFP", 0, 0),
    ("119m 19p 19s ESWN CF", 0, 0),
    ("119m 19p 19s ESWN C 5s", 1, 1),
    ("19m 19p 19s ESWN CF 5s", 1, 1),
    # fourteen honors and knitted tiles: mcr98-win-form-2.3
    ("147m 258p 369s ESW C", 0, 6),
    ("147m 25p 36s ESWN CF", 0, 6),
    ("147m 258p 69s ESW CC", 1, 5),
    # nine knitted tiles, a set and a pair, the set melded or not: decision 0008
    ("147m 258p 369s 123m E", 0, 5),
    ("147m 258p 369s EEE C", 0, 5),
    ("147m 258p 36s EEE CC", 0, 4),
    ("[EEE] 147m 258p 369s C", 0, 6),
    ("[EEE] 147m 258p 36s CC", 0, 5),
    ("[EEE] 147m 258p 36s C F", 1, 6),
]


@pytest.mark.parametrize(("hand", "mcr", "wsom"), FORMS)
def test_each_form_has_its_distance(hand: str, mcr: int, wsom: int) -> None:
    """
    All forms of MCR are seen, and those that WSOM has.
    """
    assert mcr == paiju.distance(hand)
    assert wsom == paiju.distance(hand, rules="wsom")


FIFTH_TILES = [
    # the only tile that completes it is the fifth 1m: decision 0209
    ("1111m 444p 777p 999s", 1),
    # a kong, a pung and a chow use their tiles up as well
    ("[5555m] 46m 123p 456p 77p", 1),
    ("(5555m) 46m 123p 456p 77p", 1),
    ("[555m] 5m 123p 456p 789p", 1),
    ("[345m] [345m] [345m] 345p 3m", 1),
    ("[3333m] 12m 456p 789p EE", 1),
    ("[EEEE] [SSSS] [WWWW] [NNNN] C", 0),
    # 123m 234m and the pair's second 3m, the fourth of which lies in the chow
    ("[123m] 1223334m 999p", 1),
    ("[789m] 6777889m 999p", 1),
    # two pairs beside which the chows leave no third tile
    ("[123m] [123m] 1133m 456p", 1),
    # no chow takes the fourth 1m or 9m: beside the pair a whole set is missing
    ("[3333m] 1111m SSSS WW", 2),
    ("[7777m] 9999m SSSS WW", 2),
    # a knitted body lacks a tile that lies in the kong
    ("[1111m] 47m 258p 369s E C", 6),
    # beside the body the fourth tile of a pung cannot find a pair
    ("[222m] 147m 258p 369s 2m", 1),
    ("[111m] 147m 258p 369s C", 0),
    ("[444m] 147m 258p 369s C", 0),
]


@pytest.mark.parametrize(("hand", "distance"), FIFTH_TILES)
def test_no_fifth_tile_is_counted_on__decision_0209(hand: str, distance: int) -> None:
    """
    A hand that only a fifth tile would complete is not ready; the hand's own melds count.
    """
    assert distance == paiju.distance(hand)


def test_a_fifth_tile_is_never_useful__decision_0209() -> None:
    """
    A tile is left out when the hand, its melds and the tiles seen hold all four.
    """
    assert "1m" not in [str(each.tile) for each in paiju.useful_tiles("1111m 444p 777p 999s")]

    assert [("3p", 4)] == [(str(t), n) for t, n in paiju.useful_tiles("[5555m] 44m 12p 456p 789p")]

    seen = paiju.useful_tiles("123m 456p 78s EEE CC", seen="6666s 9s")
    assert [("9s", 3)] == [(str(each.tile), each.left) for each in seen]
    assert 0 == paiju.distance("123m 456p 78s EEE CC")


def test_a_ruling_decides_whether_the_knitted_straight_is_a_form__decision_0008() -> None:
    """
    An edition under which it does not win is farther away.
    """
    rules = paiju.ruleset("mcr").with_rulings(knitted_straight_shape="not")

    assert 0 == paiju.distance("147m 258p 369s EEE C")
    assert 2 == paiju.distance("147m 258p 369s EEE C", rules=rules)


@pytest.mark.parametrize(
    ("form", "hand"),
    [
        ("basic", "123m 456p 789s EEE C"),
        ("knitted_body", "147m 258p 369s EEE C"),
        ("seven_pairs", "1111m 2222p 3333s E"),
        ("thirteen_orphans", "19m 19p 19s ESWN CFP"),
        ("knitted", "147m 25p 36s ESWN CF"),
    ],
)
def test_a_form_that_an_edition_lacks_is_not_looked_for(form: str, hand: str) -> None:
    """
    With one form alone its hand is ready; without it the hand is farther away.
    """
    mcr = paiju.ruleset("mcr")
    others = tuple(each for each in mcr.forms if each != form)

    assert 0 == paiju.distance(hand, rules=replace(mcr, forms=(form,)))
    assert 0 < paiju.distance(hand, rules=replace(mcr, forms=others))


def test_bytes_are_read_as_the_hand_that_they_count() -> None:
    """
    Text, hand and counts say the same, one by one and many at once.
    """
    texts = [hand for hand, _, _ in FORMS if "[" not in hand]
    counts = [Hand.parse(text).counts for text in texts]
    one_by_one = [paiju.distance(text) for text in texts]

    assert one_by_one == [paiju.distance(each) for each in counts]
    assert one_by_one == list(paiju.distance_many(b"".join(counts)))
    assert one_by_one == list(paiju.distance_many(bytearray(b"".join(counts))))
    assert one_by_one != list(paiju.distance_many(b"".join(counts), rules="wsom"))
    assert [] == list(paiju.distance_many(b""))
    assert "b" == paiju.distance_many(counts[0]).format


def test_fewer_concealed_tiles_are_a_hand_with_sets_laid_open() -> None:
    """
    Eleven counts and their like need one set less.
    """
    laid_open = Hand.parse("[EEE] 123m 456p 78s CC").counts

    assert 10 == sum(laid_open)
    assert 0 == paiju.distance(laid_open)


WRONG = [
    (bytes(33), "bytes that are no counts", "33 bytes"),
    (bytes([5, *[0] * 32, 9]), "more than four of a kind", "14 tiles, at most 9 of a kind"),
    (bytes([4, 4, 4, 3, *[0] * 30]), "a number of tiles that no hand has", "15 tiles, at most 4"),
    (bytes([4, 4, 4, *[0] * 31]), "a number of tiles that no hand has", "12 tiles"),
    (bytes(34), "a number of tiles that no hand has", "0 tiles"),
]


@pytest.mark.parametrize(("counts", "fault", "found"), WRONG)
def test_counts_of_no_hand_are_refused(counts: bytes, fault: str, found: str) -> None:
    """
    The error names the fault, what was found and the remedy; many at once name the row too.
    """
    with pytest.raises(paiju.PaijuError) as one:
        paiju.distance(counts)

    assert fault == one.value.fault
    assert found in one.value.found
    assert "0-4 of each kind" in one.value.remedy
    if len(counts) == 34:
        good = Hand.parse("123m 456p 789s EEE C").counts
        with pytest.raises(paiju.ImpossibleHand) as many:
            paiju.distance_many(good + counts)

        assert (fault, "row 1") == (many.value.fault, many.value.place)


class Counted(bytes):
    """
    Bytes of a class of their own.
    """


@pytest.mark.parametrize(
    "make", [bytearray, memoryview, Counted, lambda counts: array("B", counts)]
)
def test_counts_may_lie_in_any_buffer(make: Callable[[bytes], bytearray]) -> None:
    """
    Whatever holds 34 bytes is read as bytes are, and refused as they are.
    """
    ready = make(Hand.parse("123m 456p 78s EEE CC").counts)

    assert 0 == paiju.distance(ready)
    for counts, fault, found in WRONG:
        with pytest.raises(paiju.PaijuError) as refused:
            paiju.distance(make(counts))

        assert fault == refused.value.fault
        assert found in refused.value.found


def test_counts_may_be_an_array_of_numpy() -> None:
    """
    An array of uint8 serves, one with gaps too; its `data` is what type checkers take on 3.11.
    """
    numpy = pytest.importorskip("numpy", reason="the extra `test` is not installed")
    rows = numpy.zeros((34, 2), dtype=numpy.uint8)
    rows[:, 1] = list(Hand.parse("123m 456p 78s EEE CC").counts)

    assert 0 == paiju.distance(rows[:, 1])
    assert 0 == paiju.distance(rows[:, 1].copy().data)
    assert [0] == list(paiju.distance_many(rows[:, 1].copy().data))


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        (None, "a value of type NoneType"),
        (34, "a value of type int"),
        ([0] * 34, "a value of type list"),
        (array("i", [0] * 34), "a buffer of format 'i'"),
    ],
)
def test_what_is_neither_a_hand_nor_counts_is_refused(hand: object, found: str) -> None:
    """
    The message names the three kinds that are taken.
    """
    with pytest.raises(paiju.NotationError) as refused:
        paiju.distance(hand)  # type: ignore[arg-type]  # what no checker lets pass

    assert "neither a hand nor counts" == refused.value.fault
    assert found in refused.value.found
    assert "a text, a Hand, or 34 counts in a buffer of uint8" == refused.value.expected


ASKED_OF_13 = (paiju.distance, paiju.useful_tiles, paiju.waits, paiju.waits_in_form, paiju.routes)


@pytest.mark.parametrize(
    ("ask", "hand"),
    [
        *((ask, "123m 456p 78s EEE CC f1") for ask in ASKED_OF_13),
        *((ask, "159m 159p 159s ESWN f1") for ask in ASKED_OF_13),
        (paiju.distance, "123m 456p 789s EEE CC f1"),
        (paiju.discards, "123m 456p 789s EEE CC f1"),
    ],
)
def test_flowers_are_refused_where_there_are_none(ask: Ask, hand: str) -> None:
    """
    Every question about a hand says the same of them, ready or not; MCR plays with them.
    """
    for edition in ("wsom", "wsom-later", "zung-jung", paiju.ruleset("wsom")):
        key = paiju.ruleset(edition).key
        with pytest.raises(paiju.ImpossibleHand) as refused:
            ask(hand, rules=edition)

        assert (
            f"Flowers under {key} at flowers: found 1, expected 0; "
            "these rules play without flowers." == str(refused.value)
        )  # fmt: skip
    ask(hand)


def test_a_buffer_of_other_numbers_is_refused() -> None:
    """
    Only bytes are counts; a part of a row is told by its first byte.
    """
    with pytest.raises(paiju.NotationError, match="buffer of other numbers"):
        paiju.distance_many(array("i", [0] * 34))
    with pytest.raises(paiju.NotationError, match="part of a row"):
        paiju.distance_many(bytes(35))


@pytest.mark.parametrize(
    ("hand", "rules", "error"),
    [
        ("123m", "mcr", paiju.ImpossibleHand),
        ("123x", "mcr", paiju.NotationError),
        ("123m 456p 789s EEE C", "riichi", paiju.UnknownName),
        (None, "mcr", paiju.NotationError),
        ("123m 456p 789s EEE C", None, paiju.UnknownName),
    ],
)
def test_what_is_no_hand_or_no_edition_is_refused(
    hand: object, rules: object, error: type[Exception]
) -> None:
    """
    Errors are of the one family.
    """
    with pytest.raises(error):
        paiju.distance(hand, rules=rules)  # type: ignore[arg-type]  # what no checker lets pass


@pytest.mark.parametrize("counts", [b"", Hand.parse("123m 456p 789s EEE C").counts])
def test_rules_that_nobody_knows_are_refused_for_no_hands_too(counts: bytes) -> None:
    """
    A name is as wrong for an empty buffer as for a full one.
    """
    with pytest.raises(paiju.UnknownName):
        paiju.distance_many(counts, rules="riichi")
