"""Sanctions and remedies in words, in each language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.language import words
from paiju.referee.sanction import (
    Announcement,
    Correction,
    DeadHand,
    DiscardInTurn,
    Disqualification,
    ForfeitPlay,
    ForgoDiscard,
    LossOfPlace,
    NoClaims,
    NonPriority,
    NoWinThisGoAround,
    PayEach,
    PayTo,
    PenaltyTiles,
    PointsOff,
    Redeal,
    Remedy,
    Sanction,
    Suspension,
    VoidDeal,
    WarningGiven,
)
from paiju.view.words import seat_words

if TYPE_CHECKING:
    from gettext import NullTranslations

    from paiju.tiles.tile import Tile

__all__ = ["remedy_words", "sanction_words"]


def sanction_words(sanction: Sanction, lang: str = "en") -> str:
    """
    Say a sanction with its seat.

    >>> sanction_words(PayEach("S", 10))
    'South: pays 10 points to each of the others'
    """
    _ = words(lang).gettext
    seat = seat_words(sanction.seat, lang)
    return _("{seat}: {what}").format(seat=seat, what=_what(sanction, lang))


def _what(sanction: Sanction, lang: str) -> str:
    catalogue = words(lang)
    _ = catalogue.gettext
    match sanction:
        case PointsOff() | PayEach() | PayTo():
            said = _points(catalogue, sanction, lang)
        case PenaltyTiles(_, tiles):
            said = catalogue.ngettext(
                "penalty tile {tiles}", "penalty tiles {tiles}", len(tiles)
            ).format(tiles=_tiles(tiles))
        case DiscardInTurn(_, tiles):
            said = _("discards {tiles} in turn").format(tiles=_tiles(tiles))
        case Correction(_, remedy):
            said = remedy_words(remedy, lang)
        case ForfeitPlay(_, "session"):
            said = _("forfeits the session, with score 0")
        case ForgoDiscard(_, True):
            said = _("gives this discard up, but for a win over another's claim")
        case Disqualification(_, True):
            said = _("disqualified, and barred from later events")
        case _:
            said = _plain(catalogue)[type(sanction)]
    return said


def _points(catalogue: NullTranslations, sanction: PointsOff | PayEach | PayTo, lang: str) -> str:
    count = sanction.points
    match sanction:
        case PointsOff():
            text = catalogue.ngettext("{points} point off", "{points} points off", count)
            return text.format(points=count)
        case PayEach():
            text = catalogue.ngettext(
                "pays {points} point to each of the others",
                "pays {points} points to each of the others",
                count,
            )
            return text.format(points=count)
        case _:
            text = catalogue.ngettext(
                "pays {points} point to {to}", "pays {points} points to {to}", count
            )
            return text.format(points=count, to=seat_words(sanction.to, lang))


def _tiles(tiles: tuple[Tile, ...]) -> str:
    return " ".join(str(tile) for tile in tiles)


def _plain(catalogue: NullTranslations) -> dict[type[Sanction], str]:
    _ = catalogue.gettext
    return {
        WarningGiven: _("warning"),
        DeadHand: _("no win in this deal"),
        NoClaims: _("no claims and no kongs in this deal"),
        NoWinThisGoAround: _("no win before the next draw"),
        ForgoDiscard: _("gives this discard up"),
        Redeal: _("new deal"),
        VoidDeal: _("the deal ends without a win"),
        ForfeitPlay: _("forfeits"),
        Suspension: _("suspended from the rest of the event"),
        LossOfPlace: _("loses the place reached"),
        Disqualification: _("disqualified"),
        Announcement: _("announced publicly"),
        NonPriority: _("put on the non-priority list"),
    }


def remedy_words(remedy: Remedy, lang: str = "en") -> str:
    """
    Say how something is put right.

    >>> remedy_words(Remedy.MIX_IN)
    'the tile is mixed in with at least 12 tiles near by'
    """
    catalogue = words(lang)
    return (_remedies_of_the_deal(catalogue) | _remedies_of_play(catalogue))[remedy]


def _remedies_of_the_deal(catalogue: NullTranslations) -> dict[Remedy, str]:
    _ = catalogue.gettext
    return {
        Remedy.THROW_AGAIN: _("throws again"),
        Remedy.OPEN_AGAIN: _("the opening is put right"),
        Remedy.DEAL_ON: _("all take twelve, then the right East takes the jump tiles"),
        Remedy.DEALER_LOST: _("the right East loses this deal; play goes on"),
        Remedy.CORRECT_TILES: _("the tiles are put right"),
        Remedy.FILL_UP: _("fills up from the head, free"),
        Remedy.REMOVE_SURPLUS: _("surplus tiles are taken at random and mixed into the wall"),
        Remedy.REBUILD: _("the wall is built again"),
        Remedy.MIX_IN: _("the tile is mixed in with at least 12 tiles near by"),
        Remedy.MIX_AGAIN: _("the tile is turned back and mixed in again"),
        Remedy.ALL_DEALS: _("all deals are played regardless of the time"),
        Remedy.COVER_UP: _("it is covered"),
        Remedy.PUT_AWAY: _("it is put under the chair"),
        Remedy.SEARCH: _("searched by staff of the same sex"),
        Remedy.DROP_TO_PLACE: _("drops to the place of whoever steps in"),
    }


def _remedies_of_play(catalogue: NullTranslations) -> dict[Remedy, str]:
    _ = catalogue.gettext
    return {
        Remedy.STANDS: _("it stands; play goes on"),
        Remedy.PUT_BACK: _("the tile goes back"),
        Remedy.MUST_DRAW: _("has to draw the tile"),
        Remedy.NEXT_CHOOSES: _("whoever draws next chooses"),
        Remedy.GIVE_DRAW: _("gets a draw"),
        Remedy.CORRECT_SET: _("the set is put right"),
        Remedy.UNDO_SET: _("the set is taken back; the skipped seat keeps its draw"),
        Remedy.AS_DISCARD: _("the tile counts as a discard"),
        Remedy.NO_PRECEDENCE: _("the claim has no precedence"),
        Remedy.CLAIMS_OPEN: _("pung and kong may still be claimed"),
        Remedy.TAKE_ONE_BACK: _("takes one tile back, free"),
        Remedy.ONE_ARRANGEMENT: _("the first arrangement counts"),
        Remedy.PATTERN_LOST: _("the pattern is lost, the rest counts"),
    }
