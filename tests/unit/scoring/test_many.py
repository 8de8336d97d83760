"""Rows of bytes in bulk: what is taken, and what is refused by row and byte."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

import paiju
from paiju.errors import ImpossibleHand, NotationError, UnknownName
from paiju.scoring.win import Win

PLAIN = paiju.win_row("123m 456p 789s EEE CC")
MELDED = paiju.win_row("[123m] (1111p) 789s EE CCC")


def changed(row: bytes, byte: int, value: int) -> bytes:
    """
    Give a row with another value at a byte.
    """
    new = bytearray(row)
    new[byte] = value
    return bytes(new)


@pytest.mark.parametrize(
    "rows",
    [
        PLAIN + MELDED,
        bytearray(PLAIN + MELDED),
        array("B", PLAIN + MELDED),
        memoryview(PLAIN + MELDED).cast("B", [2, 24]),
        memoryview(PLAIN + MELDED).cast("B", [2, 2, 12]),
        memoryview(b"x" + PLAIN + MELDED)[1:],
    ],
)
def test_any_contiguous_bytes_are_taken(rows: Any) -> None:
    """
    A buffer of any shape is read row after row; the points come as 32-bit numbers.
    """
    points = paiju.score_many(rows)
    expected = [
        paiju.score("123m 456p 789s EEE CC").points,
        paiju.score("[123m] (1111p) 789s EE CCC").points,
    ]

    assert expected == list(points)
    assert ("i", 4) == (points.format, points.itemsize)


@pytest.mark.parametrize("rows", [b"", bytearray(), memoryview(b""), array("B")])
def test_no_rows_have_no_points(rows: Any) -> None:
    """
    An empty buffer gives an empty answer.
    """
    assert [] == list(paiju.score_many(rows))


@pytest.mark.parametrize(
    ("rows", "fault", "found", "remedy"),
    [
        ("123m", "Not a buffer", "'123m'", "write rows with win_row"),
        (None, "Not a buffer", "a value of type NoneType", "write rows with win_row"),
        ([0] * 24, "Not a buffer", "a value of type list", "write rows with win_row"),
        (
            array("i", [1] * 6),
            "A buffer of other numbers",
            "items of format 'i'",
            "convert it to uint8, by value",
        ),
        (
            memoryview(PLAIN).cast("b"),
            "A buffer of other numbers",
            "items of format 'b'",
            "convert it to uint8, by value",
        ),
        (
            memoryview(PLAIN * 2)[::2],
            "A buffer with gaps",
            "strides (2,) for shape (24,)",
            "copy it into one piece first",
        ),
    ],
)
def test_another_buffer_is_refused(rows: Any, fault: str, found: str, remedy: str) -> None:
    """
    Only contiguous bytes can be rows; the message tells what is wrong with others.
    """
    with pytest.raises(NotationError) as caught:
        paiju.score_many(rows)

    assert (
        f"{fault} at hands: found {found}, expected a C-contiguous buffer of uint8; {remedy}."
        == str(caught.value)
    )


@pytest.mark.parametrize(
    ("rows", "byte", "over"), [(PLAIN[:-1], 0, 23), (PLAIN + b"x", 24, 1), (b"x", 0, 1)]
)
def test_a_part_of_a_row_is_refused(rows: bytes, byte: int, over: int) -> None:
    """
    The message tells where the part begins and how long it is.
    """
    with pytest.raises(NotationError) as caught:
        paiju.score_many(rows)

    assert (
        f"A part of a row at byte {byte}: found {over} bytes, expected rows of 24 bytes; "
        "write rows with win_row." == str(caught.value)
    )


@pytest.mark.parametrize(
    ("row", "byte", "value", "fault"),
    [
        (PLAIN, 1, 16, 1),
        (PLAIN, 1, 255, 1),
        (PLAIN, 2, 9, 2),
        (PLAIN, 3, 5, 3),
        (PLAIN, 4, 34, 4),
        (PLAIN, 4, 33, 4),
        (PLAIN, 9, 34, 9),
        (PLAIN, 22, 255, 22),
        (MELDED, 5, 7, 5),
        (MELDED, 5, 27, 5),
        (MELDED, 5, 63, 5),
        (MELDED, 6, 64 + 34, 6),
        (MELDED, 6, 192 + 27, 9),
        (MELDED, 6, 128 + 31, 9),
        (MELDED, 16, 34, 16),
    ],
)
@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_faulty_row_is_named_with_its_byte(
    rules: str, row: bytes, byte: int, value: int, fault: int
) -> None:
    """
    The first faulty row, and the byte that cannot be; a fifth tile stands at the first tile.
    """
    faulty = changed(row, byte, value)

    with pytest.raises(ImpossibleHand) as caught:
        paiju.score_many(PLAIN + MELDED + faulty + PLAIN + faulty, rules=rules)

    assert (
        f"A row whose tiles cannot be at row 2, byte {fault}: found {faulty.hex()}, expected a "
        "win as win_row writes it; write rows with win_row." == str(caught.value)
    )
    assert fault + 1 == Win().load_row(faulty, 0)


@pytest.mark.parametrize("rules", ["mcr", "mcr-1998", "wsom", "zung-jung"])
def test_rows_that_may_not_win_have_minus_one(rules: str) -> None:
    """
    No form and below the minimum are results, not errors.
    """
    no_form = changed(PLAIN, 9, 5)
    below = paiju.win_row("[123m] [234p] [789s] 55s 45m 6m")
    enough = paiju.score("[123m] [234p] [789s] 55s 45m 6m", rules=rules)

    points = paiju.score_many(no_form + below, rules=rules)

    assert [-1, enough.points if enough.legal else -1] == list(points)


def test_flowers_stand_outside_the_minimum_or_inside() -> None:
    """
    Seven points and three flowers win only where flowers are counted for the minimum.
    """
    hand = "[333p] [333s] [678p] 678s 55p"
    inside = paiju.ruleset("mcr").with_rulings(flowers_in_minimum="inside")
    row = paiju.win_row(hand, flowers=3)

    assert 7 == paiju.score(hand, flowers=3).counted
    assert [-1] == list(paiju.score_many(row))
    assert [10] == list(paiju.score_many(row, rules=inside))
    assert 10 == paiju.score(hand, flowers=3, rules=inside).points


@pytest.mark.parametrize("rows", [PLAIN, b""])
def test_unknown_edition_is_refused(rows: bytes) -> None:
    """
    The editions there are stand in the message, whether or not there is a row.
    """
    with pytest.raises(UnknownName) as caught:
        paiju.score_many(rows, rules="mrc")

    assert (
        "Unknown rules: found 'mrc', expected one of mcr, mcr-1998, wsom-2008, wsom-later, "
        "zung-jung, wsom, botzone; did you mean mcr?" == str(caught.value)
    )


def test_a_row_takes_what_a_score_takes() -> None:
    """
    The winning tile may stand in the text or beside it; a hand of 13 is refused.
    """
    assert PLAIN == paiju.win_row("123m 456p 789s EEE C", win="C")
    assert PLAIN == paiju.win_row(paiju.Hand.parse("123m 456p 789s EEE CC"))
    with pytest.raises(ImpossibleHand, match=r"^No winning tile at the end of the hand: "):
        paiju.win_row("123m 456p 789s EEE C")
