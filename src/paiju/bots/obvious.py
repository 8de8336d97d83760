"""Answers that need no thought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paiju.bots.bot import Answer
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
    from paiju.view.commands import Command
    from paiju.view.table_view import TableView

__all__ = ["obvious", "winning"]

_WEIGHED: Final = (Pass, Discard, Chow, Pung, MeldedKong, ConcealedKong, AddedKong)


def winning(view: TableView) -> Command | None:
    """
    Give the win that a view allows, if it does.

    >>> from paiju.view.table_view import TableView
    >>> winning(TableView("S", "mcr", "E", "turn", legal=(Win("S"),)))
    Win(seat='S')
    """
    for command in view.legal:
        if isinstance(command, Win):
            return command
    return None


def obvious(view: TableView) -> Answer | None:
    """
    Give the answer to a view that allows a win, or nothing that can be weighed.

    >>> from paiju.view.table_view import TableView
    >>> obvious(TableView("S", "mcr", "E", "turn", legal=(Pass("S"),))).why
    'forced'
    """
    won = winning(view)
    if won is not None:
        return Answer(won, why="win")
    if len(view.legal) == 1 or not any(isinstance(each, _WEIGHED) for each in view.legal):
        return Answer(view.legal[0], why="forced")
    return None
