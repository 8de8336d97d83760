"""The bot that weighs what every route may bring against its danger."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from paiju.bots.bot import Answer, Candidate
from paiju.bots.danger import Danger, dangers
from paiju.bots.mind import Depth, mind_of
from paiju.bots.obvious import obvious
from paiju.bots.weigh import weigh

if TYPE_CHECKING:
    from paiju.bots.mind import Mind, Outlook
    from paiju.bots.weigh import Weighed
    from paiju.view.table_view import TableView

__all__ = ["SearchBot", "Temper"]


class Temper(NamedTuple):
    """
    How a bot weighs: how deep, how long it thinks a deal lasts, how targets add up, its fear.
    """

    depth: Depth = Depth(beyond=1, hands=1500)
    horizon: float = 0.5
    spread: float = 0.3
    fear: float = 1.0
    routes: int = 3


_TEMPER: Final = Temper()


def _key(outlook: Outlook) -> tuple[float, ...]:
    return (outlook.step,)


class SearchBot:
    """
    Expect of each command what its routes bring, each with its chance, less what it may cost.
    """

    def __init__(self, seed: int = 0, *, temper: Temper = _TEMPER) -> None:
        self.name = "search"
        self.seed = seed
        self._temper = temper

    def answer(self, view: TableView) -> Answer:
        """
        Give the command of the highest value.
        """
        known = obvious(view)
        if known is not None:
            return known
        with mind_of(view.rules) as mind:
            candidates = self._candidates(view, mind)
        return Answer(candidates[0].command, candidates, ", ".join(candidates[0].routes))

    def _candidates(self, view: TableView, mind: Mind) -> tuple[Candidate, ...]:
        """
        Weigh every command; the dearest comes first.
        """
        temper = self._temper
        costs = dangers(view) if temper.fear else {}
        found = [
            (self._value(each, costs), each)
            for each in weigh(view, mind, temper.depth, temper.horizon, _key)
        ]
        found.sort(key=lambda pair: -pair[0][0])
        return tuple(
            Candidate(
                each.command,
                value,
                each.outlook.distance,
                each.outlook.tiles,
                win,
                danger,
                mind.rows(each.outlook.route) if place < temper.routes else (),
            )
            for place, ((value, win, danger), each) in enumerate(found)
        )

    def _value(self, weighed: Weighed, costs: dict[int, Danger]) -> tuple[float, float, float]:
        """
        Give the value of a command, the chance to win after it, and the danger of its discard.
        """
        outlook = weighed.outlook
        value = win = 0.0
        if outlook.gain:
            mean = outlook.gain / outlook.chance
            win = 1 - exp(-self._temper.spread * outlook.step / mean)
            value = win * mean
        danger, cost = costs.get(weighed.discard, Danger(0.0, 0.0))
        return value - self._temper.fear * cost, win, danger
