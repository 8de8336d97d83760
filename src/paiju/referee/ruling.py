"""Reports, rulings and their undoing as records: what is asked, what happened, why it is refused.

A ruling names its author, role, clause and evidence; it is never edited, only undone by another
record.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from paiju.referee.fault import Fault, Window
from paiju.referee.official import Official
from paiju.referee.sanction import Sanction

__all__ = [
    "FaultNoted",
    "IssueRuling",
    "MarkMoment",
    "MomentPassed",
    "ReportFault",
    "RulingIssued",
    "RulingReason",
    "RulingRefusal",
    "RulingUndone",
    "UndoRuling",
]


class RulingReason(StrEnum):
    """
    Name what stands against a report, a ruling, its undoing, or an appeal.
    """

    UNKNOWN_FAULT = "unknown_fault"
    NOT_A_REPORTER = "not_a_reporter"
    WINDOW_CLOSED = "window_closed"
    NO_SUCH_FAULT = "no_such_fault"
    UNKNOWN_EVENT = "unknown_event"
    ALREADY_NOTED = "already_noted"
    NEVER_PASSES = "never_passes"
    NO_CLAUSE = "no_clause"
    WRONG_CLAUSE = "wrong_clause"
    NO_ROLE = "no_role"
    OWN_TABLE = "own_table"
    NO_SANCTION = "no_sanction"
    OTHER_SEAT = "other_seat"
    IMPOSSIBLE_SANCTION = "impossible_sanction"
    OUTSIDE_RANGE = "outside_range"
    REASON_MISSING = "reason_missing"
    SECOND_MISSING = "second_missing"
    ALREADY_RULED = "already_ruled"
    NO_SUCH_RULING = "no_such_ruling"
    ALREADY_UNDONE = "already_undone"
    LOWER_RANK = "lower_rank"
    NO_RIGHT_TO_APPEAL = "no_right_to_appeal"
    WRONG_INSTANCE = "wrong_instance"
    NOT_AT_ONCE = "not_at_once"
    APPEAL_TOO_LATE = "appeal_too_late"
    NOT_IN_WRITING = "not_in_writing"
    NOT_SIGNED = "not_signed"
    FEE_MISSING = "fee_missing"
    NO_SUCH_APPEAL = "no_such_appeal"
    ALREADY_DECIDED = "already_decided"
    MAY_NOT_OVERTURN = "may_not_overturn"


@dataclass(frozen=True, slots=True)
class RulingRefusal:
    """
    Say why something was refused, and by which clause.

    >>> RulingRefusal(RulingReason.NO_CLAUSE, "wmcc-11.6.8").clause
    'wmcc-11.6.8'
    """

    reason: RulingReason
    clause: str


@dataclass(frozen=True, slots=True)
class ReportFault:
    """
    Raise a fault; what the text makes follow by itself follows at once.
    """

    fault: Fault
    by: Official


@dataclass(frozen=True, slots=True)
class IssueRuling:
    """
    Rule on a fault: one already noted, by its number, or one raised with the ruling.

    `discretion` says why the ruling goes beyond what the clause permits; `reason` is asked for
    where the clause leaves the amount open. `second` is the other official where two are needed.
    """

    fault: Fault | int
    clause: str
    sanctions: tuple[Sanction, ...]
    by: Official
    second: Official | None = None
    discretion: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class UndoRuling:
    """
    Undo a ruling by a compensating one.
    """

    ruling: int
    by: Official
    reason: str


@dataclass(frozen=True, slots=True)
class MarkMoment:
    """
    Say that a moment has passed which the log of a paper table cannot show by itself.
    """

    moment: Window
    by: Official


@dataclass(frozen=True, slots=True)
class FaultNoted:
    """
    Say that a fault was raised in time; faults are numbered from 1.
    """

    no: int
    fault: Fault
    clause: str
    by: Official


@dataclass(frozen=True, slots=True)
class RulingIssued:
    """
    Say that an official, or the text itself, ruled on a fault; rulings are numbered from 1.
    """

    no: int
    fault: int
    clause: str
    sanctions: tuple[Sanction, ...]
    by: Official
    second: Official | None = None
    evidence: tuple[int, ...] = ()
    discretion: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class RulingUndone:
    """
    Say that a ruling no longer holds: everything is as if it had not been.
    """

    ruling: int
    by: Official
    reason: str


@dataclass(frozen=True, slots=True)
class MomentPassed:
    """
    Say that a moment has passed.
    """

    moment: Window
    by: Official
