"""A court in lines: its events in words, what it has taken and given, and who may do what."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from paiju.cli.table_words import listed
from paiju.language import words
from paiju.referee.catalogue import catalogue_of
from paiju.referee.log_lines import is_of_court
from paiju.referee.paper import PaperTable, ResultEntered
from paiju.referee.ruling_words import author_words, court_words
from paiju.view.commands import SEATS
from paiju.view.event_words import event_words
from paiju.view.words import seat_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.referee.court import CourtEvent
    from paiju.referee.log_lines import AnyEvent
    from paiju.referee.refereed_log import RefereedLog
    from paiju.referee.standing import Standing
    from paiju.rules.ruleset import Ruleset
    from paiju.view.commands import Seat
    from paiju.view.events import Event

__all__ = ["any_event_words", "court_lines", "deal_points", "standing_lines"]


def any_event_words(event: AnyEvent, rules: Ruleset, lang: str = "en") -> str:
    """
    Say an event of a deal, of a court or of a table on paper in one line.

    >>> from paiju.rules.editions import ruleset
    >>> from paiju.view.events import HandsDealt
    >>> any_event_words(HandsDealt(), ruleset("mcr"))
    'The hands are dealt'
    """
    if is_of_court(event):
        return court_words(cast("CourtEvent", event), catalogue_of(rules), lang)
    if isinstance(event, ResultEntered):
        return _result(event, lang)
    return event_words(cast("Event", event), lang)


def _result(result: ResultEntered, lang: str) -> str:
    _ = words(lang).gettext
    text = {
        "discard": _("{winner} wins from {discarder}, {points} points"),
        "robbing": _("{winner} wins by robbing a kong of {discarder}, {points} points"),
        "self_drawn": _("{winner} wins by self-draw, {points} points"),
        "exhausted": _("Nobody wins"),
    }[result.ending]
    winner, giver = result.winner, result.discarder
    said = text.format(
        winner="" if winner is None else seat_words(winner, lang),
        discarder="" if giver is None else seat_words(giver, lang),
        points=result.points,
    )
    text = _("Result written down by {author}: {result}")
    return text.format(author=author_words(result.by, lang), result=said)


def court_lines(kept: RefereedLog, lang: str = "en") -> Iterator[str]:
    """
    Say what the rulings come to, if there were any.
    """
    if kept.court.faults:
        yield from standing_lines(kept, lang)


def standing_lines(kept: RefereedLog, lang: str = "en") -> Iterator[str]:
    """
    Say the points by the deal and by rulings, what went to nobody, and each seat's standing.
    """
    _ = words(lang).gettext
    court = kept.court
    deltas = deal_points(kept)
    if deltas is not None:
        yield _("By the deal: {points}").format(points=_points(deltas, lang))
    yield _("By rulings: {points}").format(points=_points(court.points, lang))
    if deltas is not None:
        both = zip(deltas, court.points, strict=True)
        total = _points(tuple(one + other for one, other in both), lang)
        yield _("Together: {points}").format(points=total)
    yield _("To nobody: {points}").format(points=court.points_to_nobody)
    if court.outcome:
        outcome = {"redeal": _("new deal"), "void": _("the deal ends without a win")}
        yield _("By rulings, of the deal: {outcome}").format(outcome=outcome[court.outcome])
    for seat, name in zip(SEATS, court.players, strict=True):
        marks = listed(_marks(court.standings[seat], lang), lang)
        yield _("{seat} {name}: {marks}").format(
            seat=seat_words(seat, lang), name=name, marks=marks or _("nothing against this seat")
        )


def deal_points(kept: RefereedLog) -> tuple[int, ...] | None:
    """
    Give what E, S, W and N took by the deal, fines off; None while nothing is known.
    """
    if isinstance(kept.table, PaperTable):
        return None if kept.table.result is None else kept.table.result.deltas
    result = kept.table.deal.result
    if result is None:
        return None
    return tuple(won - fine for won, fine in zip(result.deltas, result.fines, strict=True))


def _points(points: tuple[int, ...], lang: str) -> str:
    _ = words(lang).gettext
    text = _("{seat} {points}")
    each: tuple[tuple[Seat, int], ...] = tuple(zip(SEATS, points, strict=True))
    signed = (
        text.format(seat=seat_words(seat, lang), points=f"{count:+}" if count else "0")
        for seat, count in each
    )
    return listed(signed, lang)


def _marks(standing: Standing, lang: str) -> Iterator[str]:
    """
    Say what stands against a seat, in the words of the sanctions.
    """
    catalogue = words(lang)
    _ = catalogue.gettext
    if standing.warnings:
        count = catalogue.ngettext("{n} warning", "{n} warnings", standing.warnings)
        yield count.format(n=standing.warnings)
    for holds, said in (
        (standing.no_win, _("no win in this deal")),
        (standing.no_claims, _("no claims and no kongs in this deal")),
        (standing.no_win_before_draw, _("no win before the next draw")),
        (standing.forgoes_discard, _("gives this discard up")),
        (standing.forfeits == "session", _("forfeits the session, with score 0")),
        (standing.forfeits == "event", _("forfeits")),
        (standing.suspended, _("suspended from the rest of the event")),
        (standing.place_lost, _("loses the place reached")),
        (standing.disqualified and not standing.blacklisted, _("disqualified")),
        (standing.blacklisted, _("disqualified, and barred from later events")),
        (standing.announced, _("announced publicly")),
        (standing.non_priority, _("put on the non-priority list")),
    ):
        if holds:
            yield said
    for tiles, text in (
        (standing.penalised.live, _("live penalty tiles {tiles}")),
        (standing.penalised.dead, _("dead penalty tiles {tiles}")),
        (standing.in_turn, _("discards {tiles} in turn")),
    ):
        if tiles:
            yield text.format(tiles=" ".join(map(str, tiles)))
