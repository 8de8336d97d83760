"""Events in words, in each language: one line each, as an announcer would say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from paiju.language import words
from paiju.view.acts import (
    FaultCommitted,
    PenaltyTilesSet,
    SetShown,
    StandingSet,
    TilePutBack,
    WrongSetShown,
)
from paiju.view.commands import COMMANDS, Chow
from paiju.view.events import (
    ChowMade,
    ClaimOverruled,
    ConcealedKongMade,
    DealEnded,
    DiceThrown,
    Event,
    ReplySealed,
    TileDrawn,
    WinDeclared,
)
from paiju.view.words import command_words, seat_words, set_words

if TYPE_CHECKING:
    from collections.abc import Callable
    from gettext import NullTranslations

    from paiju.tiles.tile import Tile
    from paiju.view.commands import Command, Seat

__all__ = ["event_words"]


def event_words(event: Event, lang: str = "en") -> str:
    """
    Say an event in one line.

    >>> from paiju.tiles.tile import tile
    >>> event_words(WinDeclared("W", tile("4m"), "self_drawn", 24))
    'West wins by self-draw with 4m: 24 points'
    >>> event_words(TileDrawn("S", None, 60, "kong"))
    'South draws a replacement'
    """
    catalogue = words(lang)
    seat: Seat | None = getattr(event, "seat", None)
    tile: Tile | None = getattr(event, "tile", None)
    named = "" if seat is None else seat_words(seat, lang)
    known = {"seat": named, "tile": "" if tile is None else str(tile)}
    return _text(event, catalogue).format(**known, **_more(event, lang))


def _more(event: Event, lang: str) -> dict[str, str]:
    match event:
        case DiceThrown():
            one, other = event.dice
            more = {"one": str(one), "other": str(other)}
        case ChowMade():
            more = {"chow": command_words(Chow(event.seat, event.tile), lang)}
        case ReplySealed() | ClaimOverruled():
            more = {"claim": _claim(event, lang)}
        case WrongSetShown():
            more = {"one": str(event.one), "other": str(event.other)}
        case SetShown():
            more = {"kind": set_words(event.kind, lang)}
        case FaultCommitted():
            more = {"fault": str(event.fault)}
        case PenaltyTilesSet():
            more = {"live": str(event.live), "dead": str(event.dead)}
        case _:
            points, head = getattr(event, "points", None), getattr(event, "head", None)
            more = {"points": str(points), "head": "" if head is None else str(head + 1)}
    return more


def _claim(event: ReplySealed | ClaimOverruled, lang: str) -> str:
    name = event.reply if isinstance(event, ReplySealed) else event.claim
    if isinstance(event, ReplySealed) and event.tile is not None:
        return command_words(Chow(event.seat, event.tile), lang)
    if name == "Chow":
        return set_words("chow", lang)
    of_seat = cast("Callable[[Seat], Command]", COMMANDS[name])
    return command_words(of_seat(event.seat), lang)


def _text(  # noqa: PLR0911  # one text an event
    event: Event, catalogue: NullTranslations
) -> str:
    _ = catalogue.gettext
    name = type(event).__name__
    if isinstance(event, TileDrawn):
        return _draws(event, catalogue)
    if isinstance(event, ConcealedKongMade) and event.tile is None:
        return _("{seat}: concealed kong")
    if isinstance(event, WinDeclared):
        return _wins(event, catalogue)
    if isinstance(event, DealEnded):
        return _ending(event, catalogue)
    if isinstance(event, TilePutBack):
        if event.tile is None:
            return _("{seat} puts the drawn tile back")
        return _("{seat} puts {tile} back")
    if isinstance(event, StandingSet):
        return _standing(event, catalogue)
    return (_of_play(catalogue) | _of_acts(catalogue))[name]


def _draws(event: TileDrawn, catalogue: NullTranslations) -> str:
    _ = catalogue.gettext
    if event.source == "tail":
        if event.tile is None:
            return _("{seat} draws from the wrong end")
        return _("{seat} draws {tile} from the wrong end")
    if event.source == "head":
        return _("{seat} draws") if event.tile is None else _("{seat} draws {tile}")
    if event.tile is None:
        return _("{seat} draws a replacement")
    return _("{seat} draws {tile} as a replacement")


def _wins(event: WinDeclared, catalogue: NullTranslations) -> str:
    if event.way == "discard":
        return catalogue.ngettext(
            "{seat} wins on the discard {tile}: {points} point",
            "{seat} wins on the discard {tile}: {points} points",
            event.points,
        )
    if event.way == "self_drawn":
        return catalogue.ngettext(
            "{seat} wins by self-draw with {tile}: {points} point",
            "{seat} wins by self-draw with {tile}: {points} points",
            event.points,
        )
    return catalogue.ngettext(
        "{seat} robs the kong of {tile}: {points} point",
        "{seat} robs the kong of {tile}: {points} points",
        event.points,
    )


def _ending(event: DealEnded, catalogue: NullTranslations) -> str:
    _ = catalogue.gettext
    return {
        "exhausted": _("The deal ends without a winner"),
        "forfeit": _("The deal ends by a forfeit"),
        "redeal": _("The tiles are to be dealt again"),
        "void": _("The deal is void"),
    }.get(event.ending, _("The deal ends"))


def _standing(event: StandingSet, catalogue: NullTranslations) -> str:
    _ = catalogue.gettext
    if event.can_win:
        return _("{seat} may win") if event.can_claim else _("{seat} may win, but not claim")
    return _("{seat} may claim, but not win") if event.can_claim else _("{seat} is out of play")


def _of_play(catalogue: NullTranslations) -> dict[str, str]:
    _ = catalogue.gettext
    return {
        "WallBuilt": _("The wall is built"),
        "DiceThrown": _("{seat} throws {one} and {other}"),
        "WallOpened": _("The wall opens at stack {head}"),
        "HandsDealt": _("The hands are dealt"),
        "FlowerShown": _("{seat} shows flower {tile}"),
        "TileDiscarded": _("{seat} discards {tile}"),
        "ReplySealed": _("{seat} replies: {claim}"),
        "ClaimOverruled": _("{seat} is overruled: {claim}"),
        "ChowMade": _("{seat}: {chow}"),
        "PungMade": _("{seat}: pung {tile}"),
        "MeldedKongMade": _("{seat}: melded kong {tile}"),
        "ConcealedKongMade": _("{seat}: concealed kong {tile}"),
        "AddedKongDeclared": _("{seat} adds {tile} to a pung"),
        "AddedKongMade": _("{seat}: added kong {tile}"),
        "TimeFined": _("{seat} loses {points} points on time"),
        "TimeCalled": _("Time is up"),
        "DealExhausted": _("The wall is exhausted"),
        "SeatForfeited": _("{seat} forfeits"),
    }


def _of_acts(catalogue: NullTranslations) -> dict[str, str]:
    _ = catalogue.gettext
    return {
        "ChowCalled": _("{seat} calls chow"),
        "PungCalled": _("{seat} calls pung"),
        "KongCalled": _("{seat} calls kong"),
        "WinCalled": _("{seat} calls a win"),
        "SetShown": _("{seat} shows {kind} {tile}"),
        "HeadTouched": _("{seat} touches the head tile"),
        "HandShown": _("{seat} shows the hand"),
        "CallWithdrawn": _("{seat} withdraws the call"),
        "FaultCommitted": _("{seat} breaks a rule (fault {fault})"),
        "DealStopped": _("An official ends the deal"),
        "TileExposed": _("{seat} exposes {tile}"),
        "HandExposed": _("{seat} lays the hand open"),
        "WallTileTurned": _("{seat} turns {tile} up in the wall"),
        "WallScattered": _("{seat} scatters the wall"),
        "WrongSetShown": _("{seat} shows the wrong set {one} {other}"),
        "SetTakenBack": _("{seat} takes the wrong set back"),
        "PenaltyTilesSet": _("{seat} has penalty tiles {tile}: {live} live, {dead} dead"),
    }
