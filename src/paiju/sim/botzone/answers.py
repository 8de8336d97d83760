"""Answers of programs: read from their lines, and written from commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from paiju.errors import NotationError, clip, quote
from paiju.sim.botzone.names import name_of, read_tile
from paiju.tiles.tile import TILES
from paiju.view.commands import (
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    MeldedKong,
    Pass,
    Pung,
    Win,
)

if TYPE_CHECKING:
    from paiju.tiles.tile import Tile
    from paiju.view.commands import Command

__all__ = ["Answer", "Verb", "line_of", "read_answer"]

Verb = Literal["PASS", "PLAY", "GANG", "BUGANG", "HU", "PENG", "CHI"]
"""The first word of an answer."""

_LONGEST: Final = 60
# How many tiles follow a verb; GANG has one in one's own turn and none on a discard.
_TILES: Final[dict[Verb, tuple[int, ...]]] = {
    "PASS": (0,),
    "PLAY": (1,),
    "GANG": (0, 1),
    "BUGANG": (1,),
    "HU": (0,),
    "PENG": (1,),
    "CHI": (2,),
}


class Answer(NamedTuple):
    """
    Be an answer: its verb and its tiles, in the order written.

    >>> Answer("PLAY", (TILES[0],)).tiles
    (tile('1m'),)
    """

    verb: Verb
    tiles: tuple[Tile, ...] = ()


def read_answer(line: str) -> Answer:
    """
    Read an answer; raise `NotationError` for a line that is none.

    >>> read_answer("CHI W2 B5")
    Answer(verb='CHI', tiles=(tile('2m'), tile('5p')))
    """
    words = line[:_LONGEST].split()
    for verb, numbers in _TILES.items():
        if words[:1] == [verb] and len(words) - 1 in numbers:
            return Answer(verb, tuple(map(read_tile, words[1:])))
    raise NotationError(
        "no answer of the protocol",
        found=quote(clip(line, _LONGEST)),
        expected="PASS, PLAY X, GANG [X], BUGANG X, HU, PENG Y or CHI M Y",
        remedy="write one answer on a line",
    )


def line_of(  # noqa: PLR0911  # one answer a command
    command: Command, discard: Tile | None = None
) -> str:
    """
    Write the answer that asks for a command; a chow and a pung go with the discard after them.

    >>> line_of(Chow("S", TILES[0]), TILES[27]), line_of(Win("S"))
    ('CHI W2 F1', 'HU')
    """
    match command:
        case Discard(_, tile):
            return f"PLAY {name_of(tile)}"
        case ConcealedKong(_, tile):
            return f"GANG {name_of(tile)}"
        case AddedKong(_, tile):
            return f"BUGANG {name_of(tile)}"
        case MeldedKong():
            return "GANG"
        case Win():
            return "HU"
        case Pung() if discard is not None:
            return f"PENG {name_of(discard)}"
        case Chow(_, tile) if discard is not None:
            return f"CHI {name_of(TILES[tile.kind + 1])} {name_of(discard)}"
        case Pass():
            return "PASS"
        case _:
            raise NotationError(
                "a command that the protocol has no answer for",
                found=type(command).__name__,
                expected="a command of guided play, a claim with its discard",
            )
