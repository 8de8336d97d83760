"""A deal with its court: what the deal records as a fault has its consequence in the same batch.

The deal knows what physically happened and its standings; why a seat may not win is the court's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from paiju.referee.carried import (
    changed_penalty_tiles,
    known_standing,
    names_tiles_not_held,
    standing_wanted,
)
from paiju.referee.court import CourtEvent, RefereeState, apply, decide
from paiju.referee.official import RULES
from paiju.referee.penalty_tiles import NO_PENALTY_TILES
from paiju.referee.ruling import ReportFault, RulingIssued, RulingReason, RulingRefusal
from paiju.referee.sanction import Correction, Remedy
from paiju.referee.seen import CALLS_AND_SETS, fault_of, mistaken_claim, serious_overrun
from paiju.view.acts import FaultCommitted, WinCalled
from paiju.view.commands import SEATS
from paiju.view.events import TimeFined
from paiju.view.mishaps import PutBack, TakeBackSet
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paiju.deal.deal import Deal
    from paiju.referee.court import CourtCommand
    from paiju.referee.fault import Fault
    from paiju.referee.standing import Standing
    from paiju.view.commands import Command, Seat
    from paiju.view.events import Event

__all__ = ["RefereedDeal"]


class RefereedDeal:
    """
    A deal and the court beside it, with one log of the events of both.

    >>> from paiju.deal.deal import Deal
    >>> from paiju.referee.fault import Fault
    >>> from paiju.referee.official import Official, Role
    >>> table = RefereedDeal(Deal("wsom", seed=1), ("An", "Bo", "Cy", "Di"))
    >>> made = table.rule(ReportFault(Fault("overcount", "S"), Official("r-07", Role.REFEREE)))
    >>> [type(event).__name__ for event in made]
    ['FaultNoted', 'RulingIssued', 'StandingSet']
    """

    __slots__ = ("_told", "court", "deal", "events")

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
        self._told: dict[Seat, Standing] = {}
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
        return self._followed(events, at_ms)

    def rule(
        self, command: CourtCommand, at_ms: int | None = None
    ) -> tuple[Event | CourtEvent, ...] | RulingRefusal:
        """
        Ask the court for a command; carry what it rules into the deal.
        """
        made = decide(self.court, command)
        if isinstance(made, RulingRefusal):
            return made
        if self.deal.result is None and names_tiles_not_held(self.deal, self.court, made):
            return RulingRefusal(RulingReason.IMPOSSIBLE_SANCTION, self.court.catalogue.authority)
        self._record(made)
        return (*made, *self._carried(made, at_ms))

    def _followed(
        self, events: tuple[Event, ...], at_ms: int | None
    ) -> tuple[Event | CourtEvent, ...]:
        """
        Take events of the deal down, each fault with its consequence beside it.
        """
        made: list[Event | CourtEvent] = []
        ruled: list[CourtEvent] = []
        to_win = any(isinstance(event, WinCalled) for event in events)
        for event in events:
            self._record((event,))
            made.append(event)
            follows = self._consequences(event, to_win=to_win)
            made += follows
            ruled += follows
        return (*made, *self._carried(tuple(ruled), at_ms))

    def _record(self, events: tuple[Event | CourtEvent, ...]) -> None:
        for event in events:
            apply(self.court, event)
            self.events.append(event)

    def _consequences(self, event: Event, *, to_win: bool) -> tuple[CourtEvent, ...]:
        fault: Fault | None = None
        if isinstance(event, FaultCommitted):
            fault = fault_of(self, event, to_win=to_win)
        elif isinstance(event, TimeFined):
            fault = serious_overrun(self, event.seat)
        elif isinstance(event, CALLS_AND_SETS):
            fault = mistaken_claim(self, event)
        if fault is None:
            return ()
        made = decide(self.court, ReportFault(fault, RULES))
        assert not isinstance(made, RulingRefusal), (fault, made)
        self._record(made)
        return made

    def _carried(
        self, made: tuple[CourtEvent, ...], at_ms: int | None
    ) -> tuple[Event | CourtEvent, ...]:
        """
        Carry rulings into the deal: what is put right, who may win, penalty tiles, its end.
        """
        if self.deal.result is not None:
            return ()
        done: tuple[Event | CourtEvent, ...] = ()
        for event in made:
            sanctions = event.sanctions if isinstance(event, RulingIssued) else ()
            for each in sanctions:
                if isinstance(each, Correction):
                    done += self._put_right(each, at_ms)
        done += self._standings(at_ms)
        outcome = self.court.outcome
        if outcome:
            done += self._taken(self.deal.stop(cast("Literal['redeal', 'void']", outcome), at_ms))
        return done

    def _put_right(self, correction: Correction, at_ms: int | None) -> tuple[Event, ...]:
        """
        Let a seat put a tile or a set back, where it can and the ruling is that it does.
        """
        seat, remedy = correction.seat, correction.remedy
        act: Command | None = None
        if remedy is Remedy.PUT_BACK:
            act = PutBack(seat)
        elif remedy in {Remedy.CORRECT_SET, Remedy.UNDO_SET}:
            act = TakeBackSet(seat)
        if act is None or act not in self.deal.possible(seat):
            return ()
        events = self.deal.play(act, at_ms)
        assert not isinstance(events, Refusal), (act, events)
        return self._taken(events)

    def _standings(self, at_ms: int | None) -> tuple[Event, ...]:
        """
        Tell the deal what has changed in who may win, who may claim, and in penalty tiles.
        """
        made: tuple[Event, ...] = ()
        for seat in SEATS:
            standing = self.court.standings[seat]
            # What the hand holds of its penalty tiles may change by itself, and nothing else.
            if standing is self._told.get(seat) and standing.penalised == NO_PENALTY_TILES:
                continue
            self._told[seat] = standing
            wanted = standing_wanted(self.court, seat)
            if wanted != known_standing(self.deal, seat):
                made += self.deal.set_standing(
                    seat, can_win=wanted.can_win, can_claim=wanted.can_claim, at_ms=at_ms
                )
            for each in changed_penalty_tiles(self.deal, self.court, seat):
                made += self.deal.set_penalty_tiles(
                    seat, each.tile, live=each.live, dead=each.dead, at_ms=at_ms
                )
        return self._taken(made)

    def _taken(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self._record(events)
        return events
