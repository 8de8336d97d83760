"""Appeals: who may appeal, until when, in what form, for what fee, to whom, to what effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paiju.referee.official import Official, Role
from paiju.referee.ruling import RulingIssued, RulingReason, RulingRefusal
from paiju.referee.sanction import Sanction

__all__ = [
    "APPEAL_TERMS",
    "AppealDecided",
    "AppealFiled",
    "AppealTerms",
    "DecideAppeal",
    "FileAppeal",
    "Matter",
    "Signature",
    "filing_refusal",
    "overturning_refusal",
]

Matter = Literal["rules", "other"]
"""What an appeal is about: the rules and the regulations, or anything else."""

Signature = Literal["party", "responsible"]
"""Who signs an appeal: the party, and the person responsible for it."""

_SECOND_MS = 1000


@dataclass(frozen=True, slots=True)
class AppealTerms:
    """
    The terms of one text; each clause stands beside what it decides.

    `instances` hear matters of the rules, in order; the last is final. `oral` may hear an
    objection at once, without papers. `bound` may not overturn what a head referee imposed
    under the rules.
    """

    right: str
    deadline: str
    form: str
    route: str
    final: str
    within_s: int
    fee_dollars: int
    appellants: tuple[Role, ...]
    signatures: tuple[Signature, ...]
    instances: tuple[tuple[Role, ...], ...]
    direct: bool
    oral: Role | None
    others: Role | None
    bound: Role | None


_MCR = AppealTerms(
    right="wmcc-12.1",
    deadline="wmcc-12.2",
    form="wmcc-12.3",
    route="wmcc-13.1",
    final="wmcc-13.3",
    within_s=30 * 60,  # wmcc-12.2
    fee_dollars=200,  # wmcc-12.2
    appellants=(Role.PLAYER, Role.TEAM_LEADER),  # wmcc-12.1
    signatures=("party", "responsible"),  # wmcc-12.3
    instances=((Role.HEAD_REFEREE, Role.CHIEF_REFEREE), (Role.ARBITRATION_COMMITTEE,)),
    direct=True,  # wmcc-12.4: papers may go straight to the arbitration committee
    oral=None,
    others=Role.ORGANIZING_COMMITTEE,  # wmcc-13.2
    bound=Role.ARBITRATION_COMMITTEE,  # wmcc-13.3
)


def _wsom(document: str) -> AppealTerms:
    return AppealTerms(
        right=f"{document}-appeal-1",
        deadline=f"{document}-appeal-2",
        form=f"{document}-appeal-2",
        route=f"{document}-appeal-2",
        final=f"{document}-appeal-3",
        within_s=30 * 60,  # appeal-2
        fee_dollars=0,  # none is printed
        appellants=(Role.PLAYER,),
        signatures=(),
        instances=((Role.HEAD_REFEREE,),),
        direct=False,
        oral=Role.REFEREE,  # appeal-1
        others=None,
        bound=None,
    )


APPEAL_TERMS: dict[str, AppealTerms] = {
    "wmcc": _MCR,
    "mcr98": _MCR,
    "wsom08": _wsom("wsom08"),
    "wsom10": _wsom("wsom10"),
}
"""The terms by the document of an edition."""


@dataclass(frozen=True, slots=True)
class FileAppeal:
    """
    Appeal against a ruling; `player` is the name of the player for whom a team leader appeals.

    `session_ended_ms` is None while the session runs.
    """

    ruling: int
    by: Official
    to: Role
    at_ms: int
    session_ended_ms: int | None = None
    matter: Matter = "rules"
    in_writing: bool = True
    signed: tuple[Signature, ...] = ()
    fee_dollars: int = 0
    player: str = ""


@dataclass(frozen=True, slots=True)
class DecideAppeal:
    """
    Decide an appeal; one that is upheld undoes the ruling and may put sanctions in its place.
    """

    appeal: int
    by: Official
    upheld: bool
    reason: str
    instead: tuple[Sanction, ...] = ()


@dataclass(frozen=True, slots=True)
class AppealFiled:
    """
    Say that an appeal was filed in time and in form; appeals are numbered from 1.

    All that decided on that stands in it, so that it can be decided again.
    """

    no: int
    ruling: int
    by: Official
    to: Role
    at_ms: int
    matter: Matter
    fee_dollars: int
    session_ended_ms: int | None = None
    in_writing: bool = True
    signed: tuple[Signature, ...] = ()
    player: str = ""


@dataclass(frozen=True, slots=True)
class AppealDecided:
    """
    Say how an appeal was decided, and how much of the fee goes back.
    """

    appeal: int
    by: Official
    upheld: bool
    fee_returned_dollars: int
    reason: str


def filing_refusal(
    terms: AppealTerms, filing: FileAppeal, players: tuple[str, ...], heard: tuple[Role, ...]
) -> RulingRefusal | None:
    """
    Say why an appeal cannot be filed, or None; `heard` are those who decided on it already.

    >>> filing = FileAppeal(1, Official("An", Role.PLAYER), Role.HEAD_REFEREE, 1_800_999, 0)
    >>> filing_refusal(APPEAL_TERMS["wsom08"], filing, ("An",), ()) is None
    True
    >>> filing_refusal(APPEAL_TERMS["wmcc"], filing, ("An",), ()).clause
    'wmcc-12.3'
    """
    about = filing.player or filing.by.name
    if filing.by.role not in terms.appellants or about not in players:
        return RulingRefusal(RulingReason.NO_RIGHT_TO_APPEAL, terms.right)
    refused = _route_refusal(terms, filing, heard)
    return refused if refused or filing.to is terms.oral else _form_refusal(terms, filing)


def _form_refusal(terms: AppealTerms, filing: FileAppeal) -> RulingRefusal | None:
    lacks = (
        (_too_late(terms, filing), RulingReason.APPEAL_TOO_LATE, terms.deadline),
        (not filing.in_writing, RulingReason.NOT_IN_WRITING, terms.form),
        (not {*terms.signatures} <= {*filing.signed}, RulingReason.NOT_SIGNED, terms.form),
        (filing.fee_dollars != terms.fee_dollars, RulingReason.FEE_MISSING, terms.deadline),
    )
    found = next(((reason, clause) for lack, reason, clause in lacks if lack), None)
    return None if found is None else RulingRefusal(*found)


def _too_late(terms: AppealTerms, filing: FileAppeal) -> bool:
    # The half hour counts in whole seconds: the 1800th is the last.
    if filing.session_ended_ms is None:
        return False
    return (filing.at_ms - filing.session_ended_ms) // _SECOND_MS > terms.within_s


def _route_refusal(
    terms: AppealTerms, filing: FileAppeal, heard: tuple[Role, ...]
) -> RulingRefusal | None:
    if any(role in terms.instances[-1] for role in heard):
        return RulingRefusal(RulingReason.WRONG_INSTANCE, terms.final)
    if filing.to is terms.oral:
        over = filing.session_ended_ms is not None
        return RulingRefusal(RulingReason.NOT_AT_ONCE, terms.right) if over else None
    # Where the text names nobody for other matters, they go the way of the rules.
    if filing.matter == "other" and terms.others is not None:
        right = filing.to is terms.others
    else:
        right = _is_next(terms, filing.to, heard)
    return None if right else RulingRefusal(RulingReason.WRONG_INSTANCE, terms.route)


def _is_next(terms: AppealTerms, to: Role, heard: tuple[Role, ...]) -> bool:
    level = next((no for no, roles in enumerate(terms.instances) if to in roles), -1)
    reached = sum(any(role in roles for role in heard) for roles in terms.instances)
    return level == reached or (level > reached and terms.direct)


def overturning_refusal(
    terms: AppealTerms, decision: DecideAppeal, ruling: RulingIssued
) -> RulingRefusal | None:
    """
    Say why this instance may not overturn a ruling, or None.

    The arbitration committee has the powers of a head referee, but what he imposed under the
    rules it may not overturn (wmcc-13.3); what he imposed beyond them it may.

    >>> head = Official("h-1", Role.HEAD_REFEREE)
    >>> ruling = RulingIssued(1, 1, "wmcc-11.6.9", (), head)
    >>> committee = Official("a-1", Role.ARBITRATION_COMMITTEE)
    >>> overturned = DecideAppeal(1, committee, True, "…")
    >>> overturning_refusal(APPEAL_TERMS["wmcc"], overturned, ruling).clause
    'wmcc-13.3'
    """
    by_head = ruling.by.role in {Role.HEAD_REFEREE, Role.CHIEF_REFEREE}
    if decision.upheld and decision.by.role is terms.bound and by_head and not ruling.discretion:
        return RulingRefusal(RulingReason.MAY_NOT_OVERTURN, terms.final)
    return None
