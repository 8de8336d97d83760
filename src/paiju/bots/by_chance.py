"""The bot that plays by chance: what others are measured against."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from paiju.bots.bot import Answer
from paiju.bots.obvious import winning
from paiju.view.commands import Pass

if TYPE_CHECKING:
    from paiju.view.table_view import TableView

__all__ = ["RandomBot", "chance_of"]

_EVERY_SECOND: Final = 0.5


def chance_of(seed: int, view: TableView) -> Random:
    """
    Give the chance that belongs to a seed and a view: always the same for the same two.

    >>> from paiju.view.table_view import TableView
    >>> view = TableView("S", "mcr", "E", "discarded")
    >>> chance_of(1, view).random() == chance_of(1, view).random()
    True
    """
    own = view.own
    held = "" if own is None else repr((own.concealed, own.melds))
    shown = f"{seed} {view.viewer} {view.phase} {view.tile} {view.wall_left} {held}"
    return Random(shown)  # noqa: S311  a game's chance, no secret


class RandomBot:
    """
    Win where it is allowed; pass every second claim; else do anything that is legal.

    >>> from paiju.view.commands import Win
    >>> from paiju.view.table_view import TableView
    >>> view = TableView("S", "mcr", "E", "discarded", legal=(Pass("S"), Win("S")))
    >>> RandomBot(seed=1).answer(view).command
    Win(seat='S')
    """

    def __init__(self, seed: int = 0) -> None:
        self.name = "random"
        self._seed = seed

    def answer(self, view: TableView) -> Answer:
        """
        Give one of the legal commands by chance.
        """
        won = winning(view)
        if won is not None:
            return Answer(won, why="win")
        chance = chance_of(self._seed, view)
        first = view.legal[0]
        if isinstance(first, Pass) and chance.random() < _EVERY_SECOND:
            return Answer(first)
        return Answer(chance.choice(view.legal))
