"""What a player types at the table, read: a choice by its key or its words, a query, or quit.

Keys are the same in all languages: 0 passes, 1 and on are the other choices, a tile is discarded;
words may be typed too, in English and in the player's language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import normalize

from paiju.cli.table_words import listed
from paiju.errors import PaijuError
from paiju.language import LANGUAGES, words
from paiju.tiles import tile
from paiju.view.commands import (
    SEATS,
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    MeldedKong,
    Pass,
    Pung,
    Win,
)
from paiju.view.words import command_words, seat_words, set_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from paiju.view.commands import Command, Seat

__all__ = ["QUERIES", "Choice", "Query", "Quit", "choices", "keys_words", "read_answer"]

QUERIES: Final = "hdmtslw?"
"""The queries: hand, discards, melds, tiles left, scores, last action, advice, choices."""

_QUIT: Final = ("quit", "q")
_ORDER: Final = (Win, MeldedKong, ConcealedKong, AddedKong, Pung, Chow)


class Choice(NamedTuple):
    """
    One legal command, and the key that asks for it.
    """

    key: str
    command: Command


class Query(NamedTuple):
    """
    A question about the table: its letter, and the seats it is about.
    """

    letter: str
    seats: tuple[Seat, ...] = SEATS


class Quit(NamedTuple):
    """
    The wish to leave the table.
    """


def choices(legal: Sequence[Command]) -> tuple[Choice, ...]:
    """
    Give each legal command its key: what wins first, discards by their tiles.

    >>> [each.key for each in choices([Pass("S"), Pung("S"), Win("S")])]
    ['1', '2', '0']
    """
    others = [each for each in legal if isinstance(each, _ORDER)]
    others.sort(key=lambda each: _ORDER.index(type(each)))
    numbered = [Choice(str(no), each) for no, each in enumerate(others, 1)]
    passing = [Choice("0", each) for each in legal if isinstance(each, Pass)]
    tiles = [Choice(str(each.tile), each) for each in legal if isinstance(each, Discard)]
    return (*numbered, *passing, *tiles)


def keys_words(offered: Sequence[Choice], lang: str = "en", *, whole: bool = False) -> str:
    """
    Say what may be typed; `whole` lists each tile that may be discarded.

    >>> keys_words(choices([Pass("S"), Pung("S")]))
    '1 pung, 0 pass'
    """
    catalogue = words(lang)
    told = [
        f"{each.key} {command_words(each.command, lang)}"
        for each in offered
        if not isinstance(each.command, Discard)
    ]
    discards = [each.key for each in offered if isinstance(each.command, Discard)]
    if discards and whole:
        text = catalogue.gettext("discard one of {tiles}")
        told.append(text.format(tiles=" ".join(discards)))
    elif discards:
        told.append(catalogue.gettext("a tile to discard"))
    return listed(told, lang)


def read_answer(
    text: str, seat: Seat, offered: Sequence[Choice], lang: str = "en"
) -> Command | Query | Quit | None:
    """
    Read what was typed; None for what means nothing here.

    What names a command is given back, legal or not, so that its refusal can say why.

    >>> offered = choices([Pass("S"), Pung("S")])
    >>> read_answer("1", "S", offered), read_answer("win", "S", offered)
    (Pung(seat='S'), Win(seat='S'))
    >>> read_answer("d n", "S", offered), read_answer("hello", "S", offered)
    (Query(letter='d', seats=('N',)), None)
    """
    typed = " ".join(normalize("NFKC", text).split())
    if typed.casefold() in _QUIT:
        return Quit()
    query = _query(typed, lang)
    if query is not None:
        return query
    for each in offered:
        if typed == each.key:
            return each.command
    return _named(typed.casefold(), seat, offered, lang) or _discard(typed, seat)


def _query(typed: str, lang: str) -> Query | None:
    # Lower case alone: S is a tile.
    letter, _, about = typed.partition(" ")
    if letter not in tuple(QUERIES):
        return None
    if not about:
        return Query(letter)
    for each in SEATS:
        named = {each, seat_words(each), seat_words(each, lang)}
        if letter == "d" and about.casefold() in {name.casefold() for name in named}:
            return Query(letter, (each,))
    return None


def _discard(typed: str, seat: Seat) -> Discard | None:
    try:
        return Discard(seat, tile(typed))
    except PaijuError:
        # No tile either: the caller says what may be typed.
        return None


def _named(typed: str, seat: Seat, offered: Sequence[Choice], lang: str) -> Command | None:
    """
    Find the command of which these are the words, in English or the player's language.
    """
    for each in (*(choice.command for choice in offered), *_known(seat)):
        spoken = (command_words(each, tag) for tag in dict.fromkeys((LANGUAGES[0], lang)))
        if typed in {text.casefold() for text in spoken}:
            return each
    alike = [
        choice.command
        for choice in offered
        for tag in dict.fromkeys((LANGUAGES[0], lang))
        if typed in _short(choice.command, tag)
    ]
    # "kong" is enough where there is but one
    return alike[0] if len(set(alike)) == 1 else None


def _known(seat: Seat) -> tuple[Command, ...]:
    return Win(seat), Pass(seat), Pung(seat), MeldedKong(seat)


def _short(command: Command, lang: str) -> Iterator[str]:
    """
    Give the words of a command without its tile.
    """
    _ = words(lang).gettext
    if isinstance(command, Chow):
        yield set_words("chow", lang).casefold()
    if isinstance(command, MeldedKong | ConcealedKong | AddedKong):
        yield _("kong").casefold()
