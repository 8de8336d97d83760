"""A table that was played with tiles of bone: its court, and the result as it was written down.

No tile is known here; when a moment has passed, an official says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from paiju.errors import ImpossibleHand
from paiju.referee.court import CourtEvent, RefereeState, apply, decide
from paiju.referee.fault import Window
from paiju.referee.official import Official
from paiju.referee.ruling import MarkMoment, RulingReason, RulingRefusal
from paiju.scoring.settle import settle
from paiju.view.commands import SEATS, Seat
from paiju.view.events import DealEnded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paiju.referee.court import CourtCommand
    from paiju.rules.ruleset import Ruleset

__all__ = ["EnterResult", "PaperEnding", "PaperTable", "ResultEntered"]

PaperEnding = Literal["discard", "self_drawn", "robbing", "exhausted"]
"""How a deal on paper ended."""


@dataclass(frozen=True, slots=True)
class EnterResult:
    """
    Write down how a deal came out: who won, from whom, and what the hand is worth.

    Nobody wins an exhausted deal, and a self-drawn win has no discarder.
    """

    ending: PaperEnding
    by: Official
    winner: Seat | None = None
    discarder: Seat | None = None
    points: int = 0


@dataclass(frozen=True, slots=True)
class ResultEntered:
    """
    Say how a deal on paper came out; of several the last one holds.

    `deltas` are what E, S, W and N won or paid, rulings apart.
    """

    ending: PaperEnding
    winner: Seat | None
    discarder: Seat | None
    points: int
    deltas: tuple[int, int, int, int]
    by: Official


class PaperTable:
    """
    The court of a table of which the log knows no tile.

    >>> from paiju.referee.official import Role
    >>> from paiju.rules.editions import ruleset
    >>> table = PaperTable(ruleset("mcr"), ("An", "Bo", "Cy", "Di"))
    >>> referee = Official("r-07", Role.REFEREE)
    >>> (entered,) = table.enter(EnterResult("discard", referee, "E", "S", 10))
    >>> entered.deltas
    (34, -18, -8, -8)
    """

    __slots__ = ("court", "events", "result", "rules")

    def __init__(
        self,
        rules: Ruleset,
        players: tuple[str, str, str, str],
        earlier: Mapping[tuple[Seat, str], int] | None = None,
    ) -> None:
        """
        Take the text that holds, who plays, and what was counted in earlier deals.
        """
        self.rules = rules
        self.court = RefereeState(rules, players, earlier)
        self.events: list[CourtEvent | ResultEntered] = []
        self.result: ResultEntered | None = None

    def rule(
        self, command: CourtCommand, at_ms: int | None = None
    ) -> tuple[CourtEvent, ...] | RulingRefusal:
        """
        Ask the court for a command; `at_ms` is the log's affair alone.
        """
        del at_ms
        made = decide(self.court, command)
        if isinstance(made, RulingRefusal):
            return made
        for event in made:
            apply(self.court, event)
            self.events.append(event)
        return made

    def enter(self, command: EnterResult) -> tuple[ResultEntered] | RulingRefusal:
        """
        Take the result down; raise `ImpossibleHand` for one that cannot be.
        """
        ended = decide(self.court, MarkMoment(Window.DEAL_END, command.by))
        if isinstance(ended, RulingRefusal):
            return ended
        if not self.court.moments.is_open(Window.SIGNING, "E", ()):
            return RulingRefusal(RulingReason.WINDOW_CLOSED, self.court.catalogue.authority)
        entered = ResultEntered(
            command.ending,
            command.winner,
            command.discarder,
            command.points,
            _deltas(self.rules, command),
            command.by,
        )
        apply(self.court, DealEnded(entered.ending))
        self.events.append(entered)
        self.result = entered
        return (entered,)


def _deltas(rules: Ruleset, command: EnterResult) -> tuple[int, int, int, int]:
    _check(command)
    if command.winner is None:
        return 0, 0, 0, 0
    paid = settle(
        command.points,
        rules=rules,
        winner=command.winner,
        discarder=command.discarder,
        robbing=command.ending == "robbing",
    )
    east, south, west, north = (paid[seat] for seat in SEATS)
    return east, south, west, north


def _check(command: EnterResult) -> None:
    """
    Hold the ending against who won and who gave the tile.
    """
    has_winner = command.ending != "exhausted"
    has_giver = command.ending in {"discard", "robbing"}
    for given, wanted, what in (
        (command.winner is not None, has_winner, "winner"),
        (command.discarder is not None, has_giver, "discarder"),
        (command.points != 0, has_winner, "points"),
    ):
        if given != wanted:
            raise ImpossibleHand(
                "a result that cannot be",
                place=what,
                found=f"{'one' if given else 'none'} with {command.ending!r}",
                expected="one" if wanted else "none",
                remedy="discard and robbing have a winner and a discarder, self_drawn a winner",
            )
