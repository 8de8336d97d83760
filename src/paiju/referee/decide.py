"""A deal with its court: what the deal records as a fault has its consequence in the same batch.

The deal knows what physically happened and its standings; why a seat may not win is the court's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.referee.court import CourtEvent, RefereeState, apply, decide
from paiju.referee.fault import Fault
from paiju.referee.numbers import fault_key
from paiju.referee.official import RULES
from paiju.referee.ruling import ReportFault, RulingRefusal
from paiju.view.acts import FaultCommitted, StandingSet
from paiju.view.commands import SEATS
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paiju.deal.deal import Deal
    from paiju.referee.court import CourtCommand
    from paiju.view.commands import Command, Seat
    from paiju.view.events import Event

__all__ = ["RefereedDeal"]


class RefereedDeal:
    """
    A deal and the court beside it, with one log of the events of both.

    >>> from paiju.deal.deal import Deal
    >>> from paiju.referee.official import Official, Role
    >>> table = RefereedDeal(Deal("wsom", seed=1), ("An", "Bo", "Cy", "Di"))
    >>> made = table.rule(ReportFault(Fault("overcount", "S"), Official("r-07", Role.REFEREE)))
    >>> [type(event).__name__ for event in made]
    ['FaultNoted', 'RulingIssued', 'StandingSet']
    """

    __slots__ = ("court", "deal", "events")

    def __init__(
        self,
        deal: Deal,
        players: tuple[str, str, str, str],
        earlier: Mapping[tuple[Seat, str], int] | None = None,
    ) -> None:
        """
        Take a deal as it stands, who plays, and the faults counted in earlier deals.
        """
        self.deal = deal
        self.court = RefereeState(deal.rules, players, earlier)
        self.events: list[Event | CourtEvent] = []
        self._record(deal.events)

    def play(
        self, command: Command, at_ms: int | None = None
    ) -> tuple[Event | CourtEvent, ...] | Refusal:
        """
        Ask the deal for a command; add what the text makes follow from its faults.
        """
        events = self.deal.play(command, at_ms)
        if isinstance(events, Refusal):
            return events
        made: list[Event | CourtEvent] = []
        for event in events:
            self._record((event,))
            made.append(event)
            if isinstance(event, FaultCommitted):
                made += self._consequences(event)
        return (*made, *self._standings(at_ms))

    def rule(
        self, command: CourtCommand, at_ms: int | None = None
    ) -> tuple[Event | CourtEvent, ...] | RulingRefusal:
        """
        Ask the court for a command; carry its standings into the deal.
        """
        made = decide(self.court, command)
        if isinstance(made, RulingRefusal):
            return made
        self._record(made)
        return (*made, *self._standings(at_ms))

    def _record(self, events: tuple[Event | CourtEvent, ...]) -> None:
        for event in events:
            apply(self.court, event)
            self.events.append(event)

    def _consequences(self, committed: FaultCommitted) -> tuple[CourtEvent, ...]:
        tiles = () if committed.tile is None else (committed.tile,)
        fault = Fault(fault_key(committed.fault), committed.seat, (self.court.seq,), tiles)
        made = decide(self.court, ReportFault(fault, RULES))
        assert not isinstance(made, RulingRefusal), (fault, made)
        self._record(made)
        return made

    def _standings(self, at_ms: int | None) -> tuple[Event, ...]:
        """
        Tell the deal what has changed in who may win and who may claim.
        """
        made: tuple[Event, ...] = ()
        if self.deal.result is not None:
            return made
        for seat in SEATS:
            standing = self.court.standings[seat]
            now = StandingSet(seat, can_win=standing.can_win, can_claim=standing.can_claim)
            if now != self._known(seat):
                made += self.deal.set_standing(
                    seat, can_win=now.can_win, can_claim=now.can_claim, at_ms=at_ms
                )
        self._record(made)
        return made

    def _known(self, seat: Seat) -> StandingSet:
        bit = 1 << SEATS.index(seat)
        state = self.deal.state
        return StandingSet(
            seat, can_win=not state.no_win & bit, can_claim=not state.no_claim & bit
        )
