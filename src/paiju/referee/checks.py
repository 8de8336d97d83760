"""Why a report, a ruling or its undoing is refused: each reason with the clause it goes by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.referee.appeal import filing_refusal, overturning_refusal
from paiju.referee.consequences import permitting
from paiju.referee.fault import Fault, Window
from paiju.referee.official import RULES
from paiju.referee.ruling import RulingReason, RulingRefusal
from paiju.referee.sanction import Correction, PayTo, is_possible

if TYPE_CHECKING:
    from paiju.referee.appeal import DecideAppeal, FileAppeal
    from paiju.referee.court import RefereeState
    from paiju.referee.fault import FaultRow
    from paiju.referee.official import Official
    from paiju.referee.ruling import IssueRuling, ReportFault
    from paiju.referee.sanction import Sanction

__all__ = [
    "appeal_refusal",
    "decision_refusal",
    "moment_refusal",
    "report_refusal",
    "ruling_refusal",
    "undo_refusal",
]


def report_refusal(state: RefereeState, report: ReportFault) -> RulingRefusal | None:
    """
    Say why a fault cannot be raised, or None.
    """
    fault = report.fault
    if fault.kind not in state.catalogue:
        return RulingRefusal(RulingReason.UNKNOWN_FAULT, state.catalogue.authority)
    row = state.catalogue[fault.kind]
    if state.reporter_of(report.by, fault.seat) not in row.reporters:
        return RulingRefusal(RulingReason.NOT_A_REPORTER, row.clause)
    # what the engine saw is never too late
    if report.by == RULES:
        return _repeated_refusal(state, row, fault)
    return _raising_refusal(state, row, fault)


def _raising_refusal(state: RefereeState, row: FaultRow, fault: Fault) -> RulingRefusal | None:
    refused = _repeated_refusal(state, row, fault)
    if refused is None and not state.moments.is_open(row.window, fault.seat, fault.events):
        clause = state.catalogue.no_reopening or row.clause
        refused = RulingRefusal(RulingReason.WINDOW_CLOSED, clause)
    return refused


def _repeated_refusal(state: RefereeState, row: FaultRow, fault: Fault) -> RulingRefusal | None:
    if not all(1 <= event <= state.seq for event in fault.events):
        return RulingRefusal(RulingReason.UNKNOWN_EVENT, row.clause)
    if any(_is_same(noted.fault, fault) for noted in state.faults):
        return RulingRefusal(RulingReason.ALREADY_NOTED, row.clause)
    return None


def _is_same(noted: Fault, fault: Fault) -> bool:
    # What no event shows cannot be told apart and may happen again.
    same = noted.kind == fault.kind and noted.seat == fault.seat
    return same and bool({*noted.events} & {*fault.events})


def ruling_refusal(state: RefereeState, ruling: IssueRuling) -> RulingRefusal | None:
    """
    Say why a ruling cannot be issued, or None.
    """
    refused = _author_refusal(state, ruling.by)
    if refused is not None:
        return refused
    fault = ruling.fault
    if isinstance(fault, int):
        if not 1 <= fault <= len(state.faults):
            return RulingRefusal(RulingReason.NO_SUCH_FAULT, state.catalogue.authority)
        fault = state.faults[fault - 1].fault
    elif fault.kind not in state.catalogue:
        return RulingRefusal(RulingReason.UNKNOWN_FAULT, state.catalogue.authority)
    row = state.catalogue[fault.kind]
    refused = _clause_refusal(row, ruling)
    if refused is None and isinstance(ruling.fault, Fault):
        refused = _raising_refusal(state, row, fault)
    return refused or _sanction_refusal(state, row, fault, ruling)


def _author_refusal(state: RefereeState, by: Official) -> RulingRefusal | None:
    if not by.role.rules_at_tables or by.role is RULES.role:
        return RulingRefusal(RulingReason.NO_ROLE, state.catalogue.authority)
    if by.name in state.players:
        return RulingRefusal(RulingReason.OWN_TABLE, state.catalogue.authority)
    return None


def moment_refusal(state: RefereeState, moment: Window, by: Official) -> RulingRefusal | None:
    """
    Say why somebody cannot say that a moment has passed, or None.
    """
    refused = _author_refusal(state, by)
    if refused is None and moment is Window.ALWAYS:
        return RulingRefusal(RulingReason.NEVER_PASSES, state.catalogue.authority)
    return refused


def _clause_refusal(row: FaultRow, ruling: IssueRuling) -> RulingRefusal | None:
    if not ruling.clause.strip():
        return RulingRefusal(RulingReason.NO_CLAUSE, row.clause)
    if ruling.clause not in row.clauses and not ruling.discretion.strip():
        return RulingRefusal(RulingReason.WRONG_CLAUSE, row.clause)
    if not ruling.sanctions:
        return RulingRefusal(RulingReason.NO_SANCTION, row.clause)
    return None


def _sanction_refusal(
    state: RefereeState, row: FaultRow, fault: Fault, ruling: IssueRuling
) -> RulingRefusal | None:
    time = state.time_of(fault)
    for place, sanction in enumerate(ruling.sanctions):
        if not is_possible(sanction):
            return RulingRefusal(RulingReason.IMPOSSIBLE_SANCTION, row.clause)
        if _already(state, ruling, sanction) or _again(ruling.sanctions[:place], sanction):
            return RulingRefusal(RulingReason.ALREADY_RULED, row.clause)
        if ruling.discretion.strip():
            continue
        if sanction.seat != fault.seat and not isinstance(sanction, Correction):
            return RulingRefusal(RulingReason.OTHER_SEAT, row.clause)
        offer = permitting(row, fault, time, sanction)
        if offer is None:
            return RulingRefusal(RulingReason.OUTSIDE_RANGE, row.clause)
        if offer.has_free_amount and row.tariff is None and not ruling.reason.strip():
            return RulingRefusal(RulingReason.REASON_MISSING, row.clause)
    return _second_refusal(state, row, ruling)


def _already(state: RefereeState, ruling: IssueRuling, sanction: Sanction) -> bool:
    return any(
        _again(old.sanctions, sanction) for old in state.in_force if old.fault == ruling.fault
    )


def _again(sanctions: tuple[Sanction, ...], sanction: Sanction) -> bool:
    # Things are put right as often as they have to be.
    if isinstance(sanction, Correction):
        return False
    to = sanction.to if isinstance(sanction, PayTo) else None
    return any(
        type(each) is type(sanction)
        and each.seat == sanction.seat
        and (not isinstance(each, PayTo) or each.to == to)
        for each in sanctions
    )


def _second_refusal(
    state: RefereeState, row: FaultRow, ruling: IssueRuling
) -> RulingRefusal | None:
    needed = {
        role
        for sanction in ruling.sanctions
        for offer in row.offers
        if isinstance(sanction, offer.sanction)
        for role in offer.seconded
    }
    second = ruling.second
    if second is not None:
        refused = _author_refusal(state, second)
        if refused is not None:
            return refused
    if not needed:
        return None
    if (
        second is None
        or second.name == ruling.by.name
        or not needed & {second.role, ruling.by.role}
    ):
        return RulingRefusal(RulingReason.SECOND_MISSING, row.clause)
    return None


def undo_refusal(state: RefereeState, no: int, by: Official) -> RulingRefusal | None:
    """
    Say why a ruling cannot be undone, or None.
    """
    refused = _author_refusal(state, by)
    if refused is not None:
        return refused
    if not 1 <= no <= len(state.rulings):
        return RulingRefusal(RulingReason.NO_SUCH_RULING, state.catalogue.authority)
    ruling = state.rulings[no - 1]
    if no in state.undone:
        return RulingRefusal(RulingReason.ALREADY_UNDONE, ruling.clause)
    seconded = ruling.second.role.rank if ruling.second is not None else 0
    if by.role.rank < max(ruling.by.role.rank, seconded):
        return RulingRefusal(RulingReason.LOWER_RANK, ruling.clause)
    return None


def appeal_refusal(state: RefereeState, filing: FileAppeal) -> RulingRefusal | None:
    """
    Say why an appeal cannot be filed, or None.
    """
    if not 1 <= filing.ruling <= len(state.rulings):
        return RulingRefusal(RulingReason.NO_SUCH_RULING, state.terms.right)
    if filing.ruling in state.undone:
        return RulingRefusal(RulingReason.ALREADY_UNDONE, state.terms.right)
    heard = tuple(
        decision.by.role
        for no, decision in state.decided.items()
        if state.appeals[no - 1].ruling == filing.ruling
    )
    return filing_refusal(state.terms, filing, state.players, heard)


def decision_refusal(state: RefereeState, decision: DecideAppeal) -> RulingRefusal | None:
    """
    Say why an appeal cannot be decided so, or None.
    """
    if not 1 <= decision.appeal <= len(state.appeals):
        return RulingRefusal(RulingReason.NO_SUCH_APPEAL, state.terms.route)
    if decision.appeal in state.decided:
        return RulingRefusal(RulingReason.ALREADY_DECIDED, state.terms.final)
    filed = state.appeals[decision.appeal - 1]
    if decision.by.role is not filed.to:
        return RulingRefusal(RulingReason.WRONG_INSTANCE, state.terms.route)
    if decision.by.name in state.players:
        return RulingRefusal(RulingReason.OWN_TABLE, state.catalogue.authority)
    if not all(map(is_possible, decision.instead)):
        return RulingRefusal(RulingReason.IMPOSSIBLE_SANCTION, state.terms.final)
    return overturning_refusal(state.terms, decision, state.rulings[filed.ruling - 1])
