"""What a bot is: a name, and an answer to a view.

Everything that a bot knows is in the view. It keeps nothing between answers, so that the same view
and the same seed give the same answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from paiju.view.commands import Command
    from paiju.view.table_view import TableView

__all__ = ["Answer", "Bot", "Candidate"]


@dataclass(frozen=True, slots=True)
class Candidate:
    """
    One command that a bot weighed, and why.

    `value` is what the bot expects of the deal in points, higher is better; `distance` how many
    tiles are still to change before ready, `tiles` how many unseen tiles bring the hand nearer;
    `win` and `danger` are the chances of winning and of giving the winning tile, 0 to 1; `routes`
    are the keys of the rows it leads to, the likeliest first.

    >>> from paiju.view.commands import Pass
    >>> Candidate(Pass("S"), 1.5).routes
    ()
    """

    command: Command
    value: float
    distance: int = 0
    tiles: int = 0
    win: float = 0.0
    danger: float = 0.0
    routes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """
    What a bot asks for, what it weighed, the best first, and its reason in a few words.

    >>> from paiju.view.commands import Pass
    >>> Answer(Pass("S")).candidates
    ()
    """

    command: Command
    candidates: tuple[Candidate, ...] = ()
    why: str = ""


@runtime_checkable
class Bot(Protocol):
    """
    Be a player: anything with a name that answers a view.

    `answer` is asked only where the viewer has something to ask for (`view.legal`), and its
    command is to be one of that.
    """

    @property
    def name(self) -> str:
        """
        Give the name by which reports call it.
        """
        ...

    def answer(self, view: TableView) -> Answer:
        """
        Give one of the commands in `view.legal`.
        """
        ...
