"""Sanctions as records: what each takes, gives, bars or corrects, and at whose cost.

Points "off" go to nobody and are accounted apart; points "paid" go to players. Both are settled
when the deal ends. What a clause permits stands in the catalogues.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, get_args

from paiju.tiles.tile import Tile
from paiju.view.commands import SEATS, Seat

__all__ = [
    "SANCTIONS",
    "Announcement",
    "Correction",
    "DeadHand",
    "DiscardInTurn",
    "Disqualification",
    "ForfeitPlay",
    "ForgoDiscard",
    "LossOfPlace",
    "NoClaims",
    "NoWinThisGoAround",
    "NonPriority",
    "PayEach",
    "PayTo",
    "PenaltyTiles",
    "Points",
    "PointsOff",
    "Redeal",
    "Remedy",
    "Sanction",
    "Suspension",
    "VoidDeal",
    "WarningGiven",
    "is_possible",
    "points_of",
]

Points = tuple[int, int, int, int]
"""Points of E, S, W, N."""

Extent = Literal["session", "event"]
"""How far a forfeit reaches: the session (its score is 0), or the rest of the event."""


class Remedy(StrEnum):
    """
    Name a correction: how the deal is put right, or to whom the benefit goes.

    >>> Remedy.PUT_BACK.value
    'put_back'
    """

    STANDS = "stands"
    THROW_AGAIN = "throw_again"
    OPEN_AGAIN = "open_again"
    DEAL_ON = "deal_on"
    DEALER_LOST = "dealer_lost"
    CORRECT_TILES = "correct_tiles"
    FILL_UP = "fill_up"
    REMOVE_SURPLUS = "remove_surplus"
    REBUILD = "rebuild"
    MIX_IN = "mix_in"
    MIX_AGAIN = "mix_again"
    PUT_BACK = "put_back"
    MUST_DRAW = "must_draw"
    NEXT_CHOOSES = "next_chooses"
    GIVE_DRAW = "give_draw"
    CORRECT_SET = "correct_set"
    UNDO_SET = "undo_set"
    AS_DISCARD = "as_discard"
    NO_PRECEDENCE = "no_precedence"
    CLAIMS_OPEN = "claims_open"
    TAKE_ONE_BACK = "take_one_back"
    ONE_ARRANGEMENT = "one_arrangement"
    PATTERN_LOST = "pattern_lost"
    ALL_DEALS = "all_deals"
    COVER_UP = "cover_up"
    PUT_AWAY = "put_away"
    SEARCH = "search"
    DROP_TO_PLACE = "drop_to_place"


@dataclass(frozen=True, slots=True)
class WarningGiven:
    """
    Warn a seat; a repetition of the same kind costs more.

    >>> points_of(WarningGiven("S"))
    (0, 0, 0, 0)
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class PointsOff:
    """
    Take points off a seat; nobody gets them.

    >>> points_of(PointsOff("S", 5))
    (0, -5, 0, 0)
    """

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class PayEach:
    """
    Let a seat pay so many points to each of the others.

    >>> points_of(PayEach("S", 10))
    (10, -30, 10, 10)
    """

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class PayTo:
    """
    Let a seat pay points to one other.

    >>> points_of(PayTo("S", "N", 20))
    (0, -20, 0, 20)
    """

    seat: Seat
    to: Seat
    points: int


@dataclass(frozen=True, slots=True)
class DeadHand:
    """
    Bar a seat from winning in this deal; it plays on.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoClaims:
    """
    Bar a seat from claims and kongs in this deal.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoWinThisGoAround:
    """
    Bar a seat from winning until it has drawn once.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class ForgoDiscard:
    """
    Bar a seat from claiming the discard that lies there; `overtake` leaves it the overtaking win.
    """

    seat: Seat
    overtake: bool


@dataclass(frozen=True, slots=True)
class PenaltyTiles:
    """
    Make tiles of a hand penalty tiles, live until their owner's next discard.
    """

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class DiscardInTurn:
    """
    Let a seat discard these tiles, one at each of its next turns.
    """

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Correction:
    """
    Put something right, or give the benefit of it to a seat.
    """

    seat: Seat
    remedy: Remedy


@dataclass(frozen=True, slots=True)
class Redeal:
    """
    Shuffle, throw and deal anew; the seat is the offender's.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class VoidDeal:
    """
    End the deal without a win; the seat is the offender's.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class ForfeitPlay:
    """
    Treat a seat as having given up the session or the event.
    """

    seat: Seat
    extent: Extent


@dataclass(frozen=True, slots=True)
class Suspension:
    """
    Take away the right to go on in this event.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class LossOfPlace:
    """
    Take away the place reached in this event.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Disqualification:
    """
    Put a player out of the event; `blacklisted` bars him from later ones.
    """

    seat: Seat
    blacklisted: bool


@dataclass(frozen=True, slots=True)
class Announcement:
    """
    Make a penalty public.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class NonPriority:
    """
    Put a player on the list of those who come after others in later offers.
    """

    seat: Seat


Sanction = (
    WarningGiven
    | PointsOff
    | PayEach
    | PayTo
    | DeadHand
    | NoClaims
    | NoWinThisGoAround
    | ForgoDiscard
    | PenaltyTiles
    | DiscardInTurn
    | Correction
    | Redeal
    | VoidDeal
    | ForfeitPlay
    | Suspension
    | LossOfPlace
    | Disqualification
    | Announcement
    | NonPriority
)
"""Any sanction."""

SANCTIONS: dict[str, type[Sanction]] = {kind.__name__: kind for kind in get_args(Sanction)}
"""The record of each sanction by its name."""


def is_possible(sanction: Sanction) -> bool:
    """
    Tell whether a sanction can be carried out at all, whatever a clause says of it.

    Points go one way, nobody pays himself, and there are tiles where tiles are named.

    >>> is_possible(PayTo("S", "N", 20)), is_possible(PayTo("S", "S", 20))
    (True, False)
    >>> is_possible(PointsOff("S", -5)), is_possible(PenaltyTiles("S", ()))
    (False, False)
    """
    match sanction:
        case PointsOff() | PayEach():
            return sanction.points > 0
        case PayTo(seat, to, points):
            return points > 0 and to != seat
        case PenaltyTiles(_, tiles) | DiscardInTurn(_, tiles):
            return bool(tiles) and not any(tile.is_flower for tile in tiles)
        case _:
            return True


def points_of(sanction: Sanction) -> Points:
    """
    Give what a sanction adds to the points of E, S, W and N; what is missing goes to nobody.

    >>> sum(points_of(PayEach("E", 30))), sum(points_of(PointsOff("E", 30)))
    (0, -30)
    """
    match sanction:
        case PointsOff(seat, points):
            changes = {seat: -points}
        case PayTo(seat, to, points):
            changes = {seat: -points, to: points}
        case PayEach(seat, points):
            changes = dict.fromkeys(SEATS, points) | {seat: -3 * points}
        case _:
            changes = {}
    east, south, west, north = (changes.get(seat, 0) for seat in SEATS)
    return east, south, west, north
