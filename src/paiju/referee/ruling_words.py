"""Faults, rulings and refusals of a court in words, in each language: the lines of a log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.language import words
from paiju.referee.appeal import AppealFiled
from paiju.referee.fault import window_words
from paiju.referee.official import RULES, Official, role_words
from paiju.referee.ruling import (
    FaultNoted,
    MomentPassed,
    RulingIssued,
    RulingReason,
    RulingRefusal,
    RulingUndone,
)
from paiju.referee.sanction_words import sanction_words
from paiju.view.words import seat_words

if TYPE_CHECKING:
    from gettext import NullTranslations

    from paiju.referee.appeal import AppealDecided
    from paiju.referee.court import CourtEvent
    from paiju.referee.fault import Catalogue

__all__ = ["author_words", "court_words", "ruling_refusal_words"]


def author_words(by: Official, lang: str = "en") -> str:
    """
    Say who spoke, by role and name.

    >>> from paiju.referee.official import Role
    >>> author_words(Official("r-07", Role.REFEREE)), author_words(RULES)
    ('referee r-07', 'the rules')
    """
    role = role_words(by.role, lang)
    return role if by == RULES else f"{role} {by.name}"


def court_words(event: CourtEvent, catalogue: Catalogue, lang: str = "en") -> str:
    """
    Say an event of a court in one line.

    >>> from paiju.referee.catalogue_mcr import MCR_CATALOGUE
    >>> from paiju.referee.fault import Fault
    >>> noted = FaultNoted(1, Fault("wrong_win", "S"), "wmcc-11.6.6.1", RULES)
    >>> court_words(noted, MCR_CATALOGUE)
    'Fault 1: South: Wrong win (wmcc-11.6.6.1), raised by the rules'
    """
    _ = words(lang).gettext
    match event:
        case FaultNoted(no, fault, clause, by):
            said = _("Fault {no}: {seat}: {name} ({clause}), raised by {author}").format(
                no=no,
                seat=seat_words(fault.seat, lang),
                name=catalogue[fault.kind].name(lang),
                clause=clause,
                author=author_words(by, lang),
            )
        case RulingIssued():
            said = _ruling(event, lang)
        case RulingUndone(ruling, by, reason):
            said = _("Ruling {no} undone by {author}: {reason}").format(
                no=ruling, author=author_words(by, lang), reason=reason
            )
        case MomentPassed(moment, _by):
            said = _("No longer open: faults to be raised {moment}").format(
                moment=window_words(moment, lang)
            )
        case AppealFiled(no, ruling, by, to):
            said = _("Appeal {no} against ruling {ruling} by {author} to the {instance}").format(
                no=no, ruling=ruling, author=author_words(by, lang), instance=role_words(to, lang)
            )
        case _:
            said = _decision(event, lang)
    return said


def _ruling(ruling: RulingIssued, lang: str) -> str:
    _ = words(lang).gettext
    said = _("Ruling {no} on fault {fault} by {author} ({clause}): {sanctions}").format(
        no=ruling.no,
        fault=ruling.fault,
        author=author_words(ruling.by, lang),
        clause=ruling.clause,
        sanctions=_("; ").join(sanction_words(each, lang) for each in ruling.sanctions),
    )
    if ruling.second is not None:
        said += _("; agreed by {second}").format(second=author_words(ruling.second, lang))
    if ruling.discretion:
        said += _("; beyond the clause: {discretion}").format(discretion=ruling.discretion)
    if ruling.reason:
        said += _("; reason: {reason}").format(reason=ruling.reason)
    return said


def _decision(decided: AppealDecided, lang: str) -> str:
    _ = words(lang).gettext
    if decided.upheld:
        text = _("Appeal {no} upheld by {author}: {reason}; fee returned: {fee}")
    else:
        text = _("Appeal {no} rejected by {author}: {reason}; fee returned: {fee}")
    return text.format(
        no=decided.appeal,
        author=author_words(decided.by, lang),
        reason=decided.reason,
        fee=decided.fee_returned_dollars,
    )


def ruling_refusal_words(refusal: RulingRefusal, lang: str = "en") -> str:
    """
    Say why something was refused, naming the clause.

    >>> ruling_refusal_words(RulingRefusal(RulingReason.NO_CLAUSE, "wmcc-11.6.8"))
    'Refused: a ruling names its clause (wmcc-11.6.8).'
    """
    catalogue = words(lang)
    reasons = _of_faults(catalogue) | _of_rulings(catalogue) | _of_appeals(catalogue)
    reason = reasons[refusal.reason]
    text = catalogue.gettext("Refused: {reason} ({clause}).")
    return text.format(reason=reason, clause=refusal.clause)


def _of_faults(catalogue: NullTranslations) -> dict[RulingReason, str]:
    _ = catalogue.gettext
    return {
        RulingReason.UNKNOWN_FAULT: _("these rules name no such fault"),
        RulingReason.NOT_A_REPORTER: _("this fault is not for him to raise"),
        RulingReason.WINDOW_CLOSED: _("it is too late to raise this fault; it stands"),
        RulingReason.NO_SUCH_FAULT: _("there is no such fault in the log"),
        RulingReason.UNKNOWN_EVENT: _("the evidence names an event that is not in the log"),
        RulingReason.ALREADY_NOTED: _("this fault has been noted already"),
        RulingReason.NEVER_PASSES: _("what may be raised at any time has no moment that passes"),
    }


def _of_rulings(catalogue: NullTranslations) -> dict[RulingReason, str]:
    _ = catalogue.gettext
    return {
        RulingReason.NO_CLAUSE: _("a ruling names its clause"),
        RulingReason.WRONG_CLAUSE: _("the clause named is not about this fault"),
        RulingReason.NO_ROLE: _("this role does not rule at a table"),
        RulingReason.OWN_TABLE: _("nobody rules at his own table"),
        RulingReason.NO_SANCTION: _("a ruling has at least one sanction"),
        RulingReason.OTHER_SEAT: _("the sanction is for another than the offender"),
        RulingReason.IMPOSSIBLE_SANCTION: _("this sanction cannot be carried out"),
        RulingReason.OUTSIDE_RANGE: _("the clause does not permit this without discretion stated"),
        RulingReason.REASON_MISSING: _("the clause leaves the amount open: give a reason"),
        RulingReason.SECOND_MISSING: _("this needs two officials, one of them a head referee"),
        RulingReason.ALREADY_RULED: _("this has been ruled already; undo that ruling first"),
        RulingReason.NO_SUCH_RULING: _("there is no such ruling in the log"),
        RulingReason.ALREADY_UNDONE: _("this ruling has been undone already"),
        RulingReason.LOWER_RANK: _("this role may not undo the ruling of a higher one"),
    }


def _of_appeals(catalogue: NullTranslations) -> dict[RulingReason, str]:
    _ = catalogue.gettext
    return {
        RulingReason.NO_RIGHT_TO_APPEAL: _("he has no right to appeal at this table"),
        RulingReason.WRONG_INSTANCE: _("the appeal is not for this instance to decide"),
        RulingReason.NOT_AT_ONCE: _("an objection is made at once, at the table"),
        RulingReason.APPEAL_TOO_LATE: _("the time for appeals is over"),
        RulingReason.NOT_IN_WRITING: _("an appeal is in writing"),
        RulingReason.NOT_SIGNED: _("the party and the responsible person sign an appeal"),
        RulingReason.FEE_MISSING: _("the fee for an appeal is another"),
        RulingReason.NO_SUCH_APPEAL: _("there is no such appeal in the log"),
        RulingReason.ALREADY_DECIDED: _("this appeal has been decided already"),
        RulingReason.MAY_NOT_OVERTURN: _(
            "this instance may not overturn what a head referee imposed under the rules"
        ),
    }
