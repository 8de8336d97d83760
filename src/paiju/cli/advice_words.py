"""What the strongest bot would do in one's place, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paiju.cli.distance import distance_in_words
from paiju.language import words
from paiju.scoring.door import room_of
from paiju.scoring.wording import listed, short_name
from paiju.view.words import command_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.bots.bot import Candidate
    from paiju.view.table_view import TableView

__all__ = ["advice_words"]

_BEST: Final = 3
_FAR: Final = 14
_ROWS: Final = 3


def advice_words(view: TableView, lang: str) -> Iterator[str]:
    """
    Say the best commands of a view as the searching bot sees them, a line each.

    >>> from paiju.view.commands import Pass
    >>> from paiju.view.table_view import TableView
    >>> list(advice_words(TableView("S", "mcr", "E", "discarded", legal=(Pass("S"),)), "en"))
    ['pass']
    """
    from paiju.bots.levels import bot

    answer = bot("search").answer(view)
    if not answer.candidates:
        yield command_words(answer.command, lang)
    for each in answer.candidates[:_BEST]:
        yield _line(each, view.rules, lang)


def _line(candidate: Candidate, rules: str, lang: str) -> str:
    """
    Say one command: how far it leaves the hand, how many tiles help, and its rows.
    """
    catalogue = words(lang)
    act = command_words(candidate.command, lang)
    room = room_of(rules)
    names = [
        short_name(room.table[key], room.ruleset.scorer, lang)
        for key in candidate.routes[:_ROWS]
        if key in room.table
    ]
    if candidate.distance >= _FAR or not names:
        text = catalogue.gettext("{act}: no legal win in sight")
        return text.format(act=act)
    text = catalogue.gettext("{act}: {distance}, useful tiles left: {tiles}; {rows}")
    return text.format(
        act=act,
        distance=distance_in_words(candidate.distance, catalogue),
        tiles=candidate.tiles,
        rows=listed(names, catalogue),
    )
