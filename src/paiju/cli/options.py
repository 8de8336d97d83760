"""The options of the commands, each stated once."""

from __future__ import annotations

from typing import Annotated

import typer
from typer.models import OptionInfo

__all__ = [
    "STDIN",
    "AsJson",
    "Discarder",
    "Earthly",
    "EveryRow",
    "Explain",
    "Flowers",
    "Follow",
    "HandLines",
    "HandWords",
    "Heavenly",
    "JsonLines",
    "Lang",
    "LastOfKind",
    "LastTile",
    "MixedIn",
    "PenaltyTiles",
    "Prevalent",
    "Replacement",
    "Robbing",
    "Rules",
    "Seat",
    "Seen",
    "SelfDrawn",
    "Win",
    "editions",
    "hand_text",
    "whole_number",
]

STDIN = "-"
"""What is written in place of a hand that comes through stdin."""

_MOST_DIGITS = 100
_KONG = "it came after a kong; from another's kong"
_LAST = "the wall's last (or its discard); of its kind"
_FIRST = "a win in the first turn (WSOM)"
_WINDS = "winds: E (default), S, W, N"


def editions() -> list[str]:
    """
    Give the names of the editions, for completion.
    """
    from paiju.rules.editions import ALIASES, EDITIONS

    return [*EDITIONS, *ALIASES]


def _languages() -> list[str]:
    from paiju.language import LANGUAGES

    return list(LANGUAGES)


def _winds() -> list[str]:
    return ["E", "S", "W", "N"]


def _flag(name: str, told: str) -> OptionInfo:
    option: OptionInfo = typer.Option(name, help=told)
    return option


def _seat(name: str, told: str) -> OptionInfo:
    option: OptionInfo = typer.Option(name, metavar="WIND", help=told, autocompletion=_winds)
    return option


def _value(name: str, metavar: str, told: str) -> OptionInfo:
    option: OptionInfo = typer.Option(name, metavar=metavar, help=told)
    return option


HandWords = Annotated[list[str] | None, typer.Argument(metavar="HAND", show_default=False)]
Rules = Annotated[
    str,
    typer.Option(
        "--rules",
        metavar="NAME",
        help="mcr, mcr-1998, wsom, wsom-later or zung-jung",
        autocompletion=editions,
    ),
]
Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="TAG",
        envvar="PAIJU_LANG",
        help="en, zh-Hant, zh-Hans or ja; also PAIJU_LANG",
        autocompletion=_languages,
    ),
]
AsJson = Annotated[bool, _flag("--json", "print JSON, named as in the Python API")]
JsonLines = Annotated[bool, _flag("--jsonl", "read a hand a line (JSON), print a result a line")]
HandLines = Annotated[bool, _flag("--jsonl", "read a hand a line, print a result a line (JSON)")]
Win = Annotated[str | None, _value("--win", "TILE", "winning tile, if not the last in HAND")]
Seat = Annotated[str, _seat("--seat", _WINDS)]
Prevalent = Annotated[str, _seat("--prevalent", _WINDS)]
Flowers = Annotated[str, _value("--flowers", "N", "number of flowers, if not in HAND")]
SelfDrawn = Annotated[bool, _flag("--self-drawn", "the winner drew the tile")]
Replacement = Annotated[bool, _flag("--replacement", _KONG)]
Robbing = Annotated[bool, _flag("--robbing", _KONG)]
LastTile = Annotated[bool, _flag("--last-tile", _LAST)]
LastOfKind = Annotated[bool, _flag("--last-of-kind", _LAST)]
Heavenly = Annotated[bool, _flag("--heavenly", _FIRST)]
Earthly = Annotated[bool, _flag("--earthly", _FIRST)]
MixedIn = Annotated[bool, _flag("--mixed-in", "the drawn tile was not kept apart")]
PenaltyTiles = Annotated[
    str, _value("--penalty-tiles", "TILES", "the winner's tiles under penalty (WSOM)")
]
Discarder = Annotated[str | None, _seat("--discarder", "who gave the tile: shows who pays")]
Follow = Annotated[
    list[str] | None,
    _value("--follow", "S:TILE", "earlier discards in turn, with commas (WSOM)"),
]
Explain = Annotated[bool, _flag("--explain", "say what does not count, and why")]
EveryRow = Annotated[bool, _flag("--every-row", "the same, and all rows that do not hold")]
Seen = Annotated[str, _value("--seen", "TILES", "tiles that lie open elsewhere")]


def whole_number(text: str) -> int:
    """
    Read a number of flowers.

    >>> whole_number("3")
    3
    """
    from paiju.errors import NotationError, quote

    if not (text.isascii() and text.removeprefix("-").isdecimal()):
        raise NotationError(
            "flowers that are no whole number",
            place="--flowers",
            found=quote(text),
            expected="0 to 8",
            remedy="give their number, or write f1 to f8 in the hand",
        )
    return int(text[:_MOST_DIGITS])  # more are as wrong as these


def hand_text(words: list[str] | None) -> str:
    """
    Give the hand that the words of a command line make; `-` alone reads it from stdin.

    >>> hand_text(["123m", "456p"])
    '123m 456p'
    """
    from paiju.errors import NotationError

    if not words:
        raise NotationError(
            "no hand",
            place="the command line",
            found="no tiles",
            expected='tiles such as "123m 456p 789s EEE CC"',
            remedy="write them after the command, or - to read them from stdin",
        )
    if words != [STDIN]:
        return " ".join(words)
    from paiju.cli.stdin import read_text

    return read_text()
