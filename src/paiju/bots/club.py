"""The bot that goes the nearest way to a legal win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paiju.bots.bot import Answer, Candidate
from paiju.bots.mind import Depth, mind_of
from paiju.bots.obvious import obvious
from paiju.bots.weigh import weigh
from paiju.view.commands import AddedKong, ConcealedKong, Pass

if TYPE_CHECKING:
    from paiju.bots.mind import Outlook
    from paiju.bots.weigh import Weighed
    from paiju.view.table_view import TableView

__all__ = ["ClubBot"]

_DEPTH: Final = Depth(beyond=0, hands=200)
_HORIZON: Final = 0.6


def _key(outlook: Outlook) -> tuple[float, ...]:
    return (-outlook.distance, outlook.tiles, outlook.gain)


class ClubBot:
    """
    Go the nearest way to a win that reaches the minimum; of two the one with more tiles left.

    It claims only what brings it nearer, and sees nothing of what the others may be at.

    >>> from paiju.tiles.notation import read_tiles
    >>> from paiju.view.commands import Discard
    >>> from paiju.view.table_view import SeatView, TableView
    >>> hand = read_tiles("123m 456m 78m EE CC P F")
    >>> legal = tuple(Discard("E", tile) for tile in dict.fromkeys(hand))
    >>> view = TableView("E", "mcr", "E", "turn", wall_left=60,
    ...                  seats=(SeatView("E", 14, hand),), legal=legal)
    >>> str(ClubBot().answer(view).command.tile)
    'P'
    """

    def __init__(self, seed: int = 0) -> None:
        """
        Take a seed as all bots do; nothing here is left to chance.
        """
        self.name = "club"
        self.seed = seed

    def answer(self, view: TableView) -> Answer:
        """
        Give the command that leaves the hand nearest to a legal win.
        """
        known = obvious(view)
        if known is not None:
            return known
        with mind_of(view.rules) as mind:
            found = sorted(weigh(view, mind, _DEPTH, _HORIZON, _key), key=_rank)
            routes = mind.rows(found[0].outlook.route)
        candidates = tuple(_candidate(each) for each in found)
        return Answer(found[0].command, candidates, ", ".join(routes))


def _rank(weighed: Weighed) -> tuple[float, ...]:
    """
    Give the order: the nearest first; a claim has to bring the hand nearer than a pass.
    """
    first, *rest = _key(weighed.outlook)
    is_first = isinstance(weighed.command, Pass | ConcealedKong | AddedKong)
    return (-first, not is_first, *(-each for each in rest))


def _candidate(weighed: Weighed) -> Candidate:
    outlook = weighed.outlook
    return Candidate(weighed.command, outlook.gain, outlook.distance, outlook.tiles)
