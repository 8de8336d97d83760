"""The court of one table: a fold over faults, rulings and what they need of a deal's events.

    state == fold(apply, events)

`decide` gives events or a refusal and changes nothing; `apply` changes and never refuses. Events
of deal and court stand in one log and are numbered together from 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.referee.appeal import (
    APPEAL_TERMS,
    AppealDecided,
    AppealFiled,
    DecideAppeal,
    FileAppeal,
)
from paiju.referee.catalogue import catalogue_of
from paiju.referee.checks import (
    appeal_refusal,
    decision_refusal,
    moment_refusal,
    report_refusal,
    ruling_refusal,
    undo_refusal,
)
from paiju.referee.fault import Fault, Reporter
from paiju.referee.made import (
    events_of_decision,
    events_of_fault,
    events_of_filing,
    events_of_ruling,
)
from paiju.referee.moments import Moments
from paiju.referee.official import RULES, Official, Role
from paiju.referee.ruling import (
    FaultNoted,
    IssueRuling,
    MarkMoment,
    MomentPassed,
    ReportFault,
    RulingIssued,
    RulingRefusal,
    RulingUndone,
    UndoRuling,
)
from paiju.referee.sanction import PointsOff, Redeal, VoidDeal, WarningGiven, points_of
from paiju.referee.standing import FOLLOWED, Standing, after_event, after_sanction
from paiju.view.commands import SEATS, Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paiju.referee.offer import Offer
    from paiju.referee.sanction import Points
    from paiju.rules.ruleset import Ruleset
    from paiju.view.events import Event

__all__ = ["CourtCommand", "CourtEvent", "RefereeState", "apply", "decide", "offered"]

CourtCommand = ReportFault | IssueRuling | UndoRuling | MarkMoment | FileAppeal | DecideAppeal
"""What may be asked of a court."""

CourtEvent = FaultNoted | RulingIssued | RulingUndone | MomentPassed | AppealFiled | AppealDecided
"""What a court records."""


class RefereeState:
    """
    The court between two commands; what rulings did is read off those that still hold.

    `players` are the names of E, S, W and N; `earlier` tells of earlier deals, where a text counts
    further than the deal: by seat and ladder the faults, by seat and kind of excess the points.

    >>> from paiju.rules.editions import ruleset
    >>> RefereeState(ruleset("mcr"), ("An", "Bo", "Cy", "Di")).points
    (0, 0, 0, 0)
    """

    __slots__ = (
        "_trail",
        "appeals",
        "catalogue",
        "decided",
        "earlier",
        "faults",
        "moments",
        "players",
        "rulings",
        "seq",
        "standings",
        "terms",
        "undone",
    )

    def __init__(
        self,
        rules: Ruleset,
        players: tuple[str, str, str, str],
        earlier: Mapping[tuple[Seat, str], int] | None = None,
    ) -> None:
        """
        Take the text that holds, who plays, and what was counted before.
        """
        self.catalogue = catalogue_of(rules)
        self.terms = APPEAL_TERMS[rules.document]
        self.players = players
        self.earlier = dict(earlier or {})
        self.seq = 0
        self.moments = Moments()
        self.faults: list[FaultNoted] = []
        self.rulings: list[RulingIssued] = []
        self.undone: dict[int, RulingUndone] = {}
        self.appeals: list[AppealFiled] = []
        self.decided: dict[int, AppealDecided] = {}
        self.standings: dict[Seat, Standing] = {seat: Standing() for seat in SEATS}
        self._trail: list[Event | RulingIssued] = []

    @property
    def in_force(self) -> tuple[RulingIssued, ...]:
        """
        Give the rulings that were not undone.
        """
        return tuple(ruling for ruling in self.rulings if ruling.no not in self.undone)

    @property
    def points(self) -> Points:
        """
        Give what the rulings in force add to the points of E, S, W and N.
        """
        sums = [0, 0, 0, 0]
        for ruling in self.in_force:
            for sanction in ruling.sanctions:
                for place, points in enumerate(points_of(sanction)):
                    sums[place] += points
        return sums[0], sums[1], sums[2], sums[3]

    @property
    def points_to_nobody(self) -> int:
        """
        Give the points that were taken and went to nobody.
        """
        return -sum(self.points)

    @property
    def outcome(self) -> str:
        """
        Give what the rulings in force make of the deal: "redeal", "void", or "" for neither.
        """
        kinds = {type(each) for ruling in self.in_force for each in ruling.sanctions}
        return "redeal" if Redeal in kinds else "void" if VoidDeal in kinds else ""

    @property
    def open_faults(self) -> tuple[FaultNoted, ...]:
        """
        Give the faults that wait for a ruling.
        """
        return tuple(noted for noted in self.faults if self._waits(noted))

    def _waits(self, noted: FaultNoted) -> bool:
        row = self.catalogue[noted.fault.kind]
        rulings = [ruling for ruling in self.rulings if ruling.fault == noted.no]
        if any(ruling.by != RULES or ruling.no in self.undone for ruling in rulings):
            return False
        given = sum(len(ruling.sanctions) for ruling in rulings)
        if row.tariff is not None:
            return not given and row.tariff.cost(noted.fault.seconds).result == "may_forfeit"
        if any(offer.way == "default" for offer in row.offers) or not given:
            return bool(row.offers)
        due = [each for each in row.automatic if noted.fault.tiles or not each.if_named]
        return row.ladder is None and given < len(due)

    def counted(self, seat: Seat, key: str) -> int:
        """
        Count the faults of a ladder that cost this seat a warning or points so far.
        """
        count = self.earlier.get((seat, key), 0)
        for ruling in self.in_force:
            noted = self.faults[ruling.fault - 1]
            ladder = self.catalogue[noted.fault.kind].ladder
            if ladder is None or ladder.key != key or noted.fault.seat != seat:
                continue
            count += any(isinstance(each, WarningGiven | PointsOff) for each in ruling.sanctions)
        return count

    def points_lost(self, seat: Seat, kind: str) -> int:
        """
        Sum the points that a seat has lost by faults of which too much is a fault of this kind.
        """
        lost = self.earlier.get((seat, kind), 0)
        for ruling in self.in_force:
            noted = self.faults[ruling.fault - 1]
            excess = self.catalogue[noted.fault.kind].excess
            if excess is None or excess.kind != kind or noted.fault.seat != seat:
                continue
            lost += sum(each.points for each in ruling.sanctions if isinstance(each, PointsOff))
        return lost

    def time_of(self, fault: FaultNoted | Fault) -> int:
        """
        Tell the how-manieth fault of its ladder a fault is; 1 where there is no ladder.
        """
        what = fault.fault if isinstance(fault, FaultNoted) else fault
        ladder = self.catalogue[what.kind].ladder
        return 1 if ladder is None else self.counted(what.seat, ladder.key) + 1

    def seat_of(self, player: str) -> Seat | None:
        """
        Give the seat of a player, or None.
        """
        return SEATS[self.players.index(player)] if player in self.players else None

    def reporter_of(self, by: Official, seat: Seat) -> Reporter | None:
        """
        Tell as what somebody reports a fault of a seat; None: he may not report at all.
        """
        if by.role is Role.RULES:
            return Reporter.AUTOMATIC
        if by.role is Role.PLAYER:
            at = self.seat_of(by.name)
            return None if at is None else Reporter.PLAYER if at == seat else Reporter.OPPONENT
        return Reporter.OFFICIAL if by.role.rules_at_tables else None

    def record(self, event: CourtEvent | Event) -> None:
        """
        Change the state by an event of the court or of the deal.
        """
        self.seq += 1
        match event:
            case FaultNoted():
                self.faults.append(event)
            case RulingIssued():
                self.rulings.append(event)
                self._trail.append(event)
                self._sanction(event)
            case RulingUndone():
                self.undone[event.ruling] = event
                self._rebuild()
            case MomentPassed():
                self.moments.passed(event.moment, self.seq)
            case AppealFiled():
                self.appeals.append(event)
            case AppealDecided():
                self.decided[event.appeal] = event
            case _:
                self.moments.seen(event, self.seq)
                if isinstance(event, FOLLOWED):
                    self._trail.append(event)
                    self._follow(event)

    def _sanction(self, ruling: RulingIssued) -> None:
        for each in ruling.sanctions:
            self.standings[each.seat] = after_sanction(self.standings[each.seat], each)

    def _follow(self, event: Event) -> None:
        for seat in SEATS:
            self.standings[seat] = after_event(self.standings[seat], seat, event)

    def _rebuild(self) -> None:
        self.standings = {seat: Standing() for seat in SEATS}
        for event in self._trail:
            if not isinstance(event, RulingIssued):
                self._follow(event)
            elif event.no not in self.undone:
                self._sanction(event)


def apply(state: RefereeState, event: CourtEvent | Event) -> RefereeState:
    """
    Change a court by an event and give it back.
    """
    state.record(event)
    return state


def offered(state: RefereeState, fault: int) -> tuple[Offer, ...]:
    """
    Give the sanctions that the clause of a noted fault leaves to an official.
    """
    row = state.catalogue[state.faults[fault - 1].fault.kind]
    done = {
        type(sanction)
        for ruling in state.in_force
        if ruling.fault == fault
        for sanction in ruling.sanctions
    }
    return tuple(offer for offer in row.offers if offer.sanction not in done)


def decide(state: RefereeState, command: CourtCommand) -> tuple[CourtEvent, ...] | RulingRefusal:
    """
    Give the events that a command makes, or why it is refused; change nothing.
    """
    made: tuple[CourtEvent, ...] | RulingRefusal
    match command:
        case ReportFault():
            made = report_refusal(state, command) or events_of_fault(
                state, command.fault, command.by
            )
        case IssueRuling():
            made = ruling_refusal(state, command) or events_of_ruling(state, command)
        case UndoRuling(ruling, by, reason):
            made = undo_refusal(state, ruling, by) or (RulingUndone(ruling, by, reason),)
        case MarkMoment(moment, by):
            made = moment_refusal(state, moment, by) or (MomentPassed(moment, by),)
        case FileAppeal():
            made = appeal_refusal(state, command) or events_of_filing(state, command)
        case _:
            made = decision_refusal(state, command) or events_of_decision(state, command)
    return made
