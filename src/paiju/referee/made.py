"""The events that a granted command of a court makes, with what follows by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from paiju.referee.appeal import AppealDecided, AppealFiled
from paiju.referee.consequences import follows
from paiju.referee.fault import Fault
from paiju.referee.official import RULES
from paiju.referee.ruling import FaultNoted, RulingIssued, RulingUndone
from paiju.referee.sanction import PointsOff

if TYPE_CHECKING:
    from paiju.referee.appeal import DecideAppeal, FileAppeal
    from paiju.referee.court import CourtEvent, RefereeState
    from paiju.referee.official import Official
    from paiju.referee.ruling import IssueRuling
    from paiju.referee.sanction import Sanction

__all__ = ["events_of_decision", "events_of_fault", "events_of_filing", "events_of_ruling"]


def events_of_fault(
    state: RefereeState, fault: Fault, by: Official, more: int = 0
) -> tuple[CourtEvent, ...]:
    """
    Note a fault with what follows by itself; `more` faults and rulings come before it.
    """
    row = state.catalogue[fault.kind]
    noted = FaultNoted(len(state.faults) + 1 + more, fault, row.clause, by)
    sanctions = follows(row, fault, state.time_of(fault))
    if not sanctions:
        return (noted,)
    no = len(state.rulings) + 1 + more
    ruling = RulingIssued(no, noted.no, row.clause, sanctions, RULES, evidence=fault.events)
    return (noted, ruling, *_excess(state, noted, sanctions))


def _excess(
    state: RefereeState, noted: FaultNoted, sanctions: tuple[Sanction, ...]
) -> tuple[CourtEvent, ...]:
    """
    Note that a seat has lost too many points by faults of a kind, the first time that it has.
    """
    excess, seat = state.catalogue[noted.fault.kind].excess, noted.fault.seat
    if excess is None or any(
        each.fault.kind == excess.kind and each.fault.seat == seat for each in state.faults
    ):
        return ()
    now = sum(each.points for each in sanctions if isinstance(each, PointsOff))
    if state.points_lost(seat, excess.kind) + now <= excess.limit_points:
        return ()
    return events_of_fault(state, Fault(excess.kind, seat, noted.fault.events), RULES, more=1)


def events_of_ruling(state: RefereeState, command: IssueRuling) -> tuple[CourtEvent, ...]:
    """
    Rule on a fault, noting it first where it is raised with the ruling.
    """
    no, events = len(state.rulings) + 1, cast("tuple[CourtEvent, ...]", ())
    if isinstance(command.fault, Fault):
        # The official's ruling takes the place of what would follow by itself.
        row = state.catalogue[command.fault.kind]
        noted = FaultNoted(len(state.faults) + 1, command.fault, row.clause, command.by)
        events = (noted,)
    else:
        noted = state.faults[command.fault - 1]
    ruling = RulingIssued(
        no,
        noted.no,
        command.clause,
        command.sanctions,
        command.by,
        command.second,
        noted.fault.events,
        command.discretion,
        command.reason,
    )
    return (*events, ruling)


def events_of_filing(state: RefereeState, filing: FileAppeal) -> tuple[CourtEvent, ...]:
    """
    Take an appeal in.
    """
    filed = AppealFiled(
        len(state.appeals) + 1,
        filing.ruling,
        filing.by,
        filing.to,
        filing.at_ms,
        filing.matter,
        filing.fee_dollars,
        filing.session_ended_ms,
        filing.in_writing,
        filing.signed,
        filing.player,
    )
    return (filed,)


def events_of_decision(state: RefereeState, decision: DecideAppeal) -> tuple[CourtEvent, ...]:
    """
    Decide an appeal: what is upheld undoes the ruling and may put another in its place.
    """
    filed = state.appeals[decision.appeal - 1]
    ruling = state.rulings[filed.ruling - 1]
    back = filed.fee_dollars if decision.upheld else 0
    decided = AppealDecided(filed.no, decision.by, decision.upheld, back, decision.reason)
    if not decision.upheld or ruling.no in state.undone:
        return (decided,)
    undone = RulingUndone(ruling.no, decision.by, decision.reason)
    if not decision.instead:
        return (decided, undone)
    instead = RulingIssued(
        len(state.rulings) + 1,
        ruling.fault,
        ruling.clause,
        decision.instead,
        decision.by,
        evidence=ruling.evidence,
        discretion=decision.reason,
    )
    return (decided, undone, instead)
