"""Scoring in bulk: rows of bytes in, points out, without the interpreter in between."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from paiju.errors import ImpossibleHand
from paiju.rules.editions import ruleset
from paiju.scoring import codes
from paiju.scoring.circumstances import Circumstances, pack
from paiju.scoring.door import read_hand, room_of
from paiju.shape.rows import rows_of

if TYPE_CHECKING:
    from typing import Unpack

    from _typeshed import ReadableBuffer

    from paiju.rules.ruleset import Ruleset
    from paiju.scoring.circumstances import HowWon
    from paiju.tiles import Hand, Tile

__all__ = ["score_many", "win_row"]


def score_many(hands: ReadableBuffer, *, rules: str | Ruleset = "mcr") -> memoryview:
    """
    Give the points of each row of a C-contiguous uint8 buffer, as int32; -1: may not win.

    A row is 24 bytes, as `paiju.scoring.win` lays out and `win_row` writes; a buffer of any shape
    is read row after row. The interpreter's lock is released meanwhile. Circumstances are taken
    at their word. Before Python 3.12 type checkers know no array for a buffer: `array.data`
    serves them. Raise `NotationError` for another buffer, `ImpossibleHand` for a row whose
    tiles cannot be.

    >>> rows = win_row("123m 456p 789s EEE CC") + win_row("123m 456p 789s EEE CC", seat="S")
    >>> list(score_many(rows))
    [21, 19]
    """
    room = room_of(rules)
    view, count = rows_of(hands, codes.ROW_BYTES, "write rows with win_row")
    points = array("i", bytes(4 * count))
    if count:
        row, byte = room.score_rows(view, points)
        if byte:
            raise ImpossibleHand(
                "a row whose tiles cannot be",
                place=f"row {row}, byte {byte - 1}",
                found=view[row * codes.ROW_BYTES : (row + 1) * codes.ROW_BYTES].hex(),
                expected="a win as win_row writes it",
                remedy="write rows with win_row",
            )
    return memoryview(points)


def win_row(
    hand: str | Hand,
    *,
    rules: str | Ruleset = "mcr",
    win: str | Tile | None = None,
    **how: Unpack[HowWon],
) -> bytes:
    """
    Give the 24 bytes of one win for `score_many`; it takes what `score` takes.

    >>> len(win_row("123m 456p 789s EEE CC", self_drawn=True))
    24
    """
    return pack(read_hand(hand, win), Circumstances(**how), ruleset(rules))
