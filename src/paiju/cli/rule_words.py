"""How officials, faults and sanctions are written on a command line, and read there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, get_args

from paiju.errors import NotationError, UnknownName, quote
from paiju.referee.official import Official, Role
from paiju.referee.sanction import (
    SANCTIONS,
    Correction,
    DiscardInTurn,
    Disqualification,
    Extent,
    ForfeitPlay,
    ForgoDiscard,
    PayEach,
    PayTo,
    PenaltyTiles,
    PointsOff,
    Remedy,
    Sanction,
)
from paiju.tiles.notation import read_tiles
from paiju.view.commands import SEATS, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from paiju.referee.log_lines import Players
    from paiju.referee.offer import Offer
    from paiju.tiles.tile import Tile

__all__ = [
    "offer_text",
    "read_numbers",
    "read_official",
    "read_role",
    "read_sanction",
    "read_seat",
    "read_several_tiles",
    "sanction_key",
]

_MOST_DIGITS: Final = 15
_OVERTAKE: Final = "overtake"
_BLACKLISTED: Final = "blacklisted"
_EXTENTS: Final = get_args(Extent)


def read_seat(text: str, place: str = "SEAT") -> Seat:
    """
    Read a seat's letter.

    >>> read_seat("S")
    'S'
    """
    if text not in SEATS:
        raise UnknownName.among(f"seat for {place}", text, SEATS)
    return text


def read_role(text: str) -> Role:
    """
    Read the name of a role.

    >>> read_role("head_referee").value
    'head_referee'
    """
    roles = {role.value: role for role in Role}
    if text not in roles:
        raise UnknownName.among("role", text, roles)
    return roles[text]


def read_official(text: str, players: Players, place: str = "--by") -> Official:
    """
    Read who speaks: the letter of a player's seat, or a role and a name.

    >>> read_official("S", ("An", "Bo", "Cy", "Di")).name
    'Bo'
    >>> read_official("referee:r-07", ("An", "Bo", "Cy", "Di")).role.value
    'referee'
    """
    if text in SEATS:
        return Official(players[SEATS.index(text)], Role.PLAYER)
    role, colon, name = text.partition(":")
    if not colon or not name.strip() or not name.isprintable():
        raise NotationError(
            "nobody who speaks",
            place=place,
            found=quote(text),
            expected="a player's seat, or a role and a name",
            remedy="write S, or referee:NAME",
        )
    return Official(name.strip(), read_role(role))


def read_numbers(text: str, place: str) -> tuple[int, ...]:
    """
    Read whole numbers with commas between.

    >>> read_numbers("12,13", "--events"), read_numbers("", "--events")
    ((12, 13), ())
    """
    parts = [part.strip() for part in text.split(",")] if text.strip() else []
    return tuple(_whole(part, place) for part in parts)


def _whole(text: str, place: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS):
        raise NotationError(
            "no whole number",
            place=place,
            found=quote(text),
            expected="digits",
            remedy="write a number such as 5",
        )
    return int(text)


def read_several_tiles(text: str) -> tuple[Tile, ...]:
    """
    Read tiles; none for an empty text.

    >>> len(read_several_tiles("3m 44p")), read_several_tiles("")
    (3, ())
    """
    return tuple(read_tiles(text)) if text.strip() else ()


def sanction_key(kind: type[Sanction]) -> str:
    """
    Give the word of a kind of sanction.

    >>> sanction_key(PointsOff)
    'points_off'
    """
    name = kind.__name__
    return "".join(f"_{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("_")


_KINDS: Final = {sanction_key(kind): kind for kind in SANCTIONS.values()}


def read_sanction(text: str, offender: Seat) -> Sanction:
    """
    Read a sanction: its word, after `=` what it has, before `:` another seat than the offender's.

    >>> read_sanction("points_off=5", "S"), read_sanction("N:correction=give_draw", "S")
    (PointsOff(seat='S', points=5), Correction(seat='N', remedy=<Remedy.GIVE_DRAW: 'give_draw'>))
    """
    before, colon, rest = text.partition(":")
    seat = read_seat(before, text) if colon else offender
    word, _, value = (rest if colon else text).partition("=")
    kind = _KINDS.get(word)
    if kind is None:
        raise UnknownName.among("sanction", word, _KINDS)
    read = _READ.get(kind)
    if read is not None:
        return read(seat, value, text)
    if value:
        raise _unfit(text, word)
    return cast("Callable[[Seat], Sanction]", kind)(seat)


def _points_off(seat: Seat, value: str, text: str) -> Sanction:
    return PointsOff(seat, _whole(value, text))


def _pay_each(seat: Seat, value: str, text: str) -> Sanction:
    return PayEach(seat, _whole(value, text))


def _pay_to(seat: Seat, value: str, text: str) -> Sanction:
    to, _, points = value.partition(",")
    return PayTo(seat, read_seat(to, text), _whole(points, text))


def _penalty_tiles(seat: Seat, value: str, _text: str) -> Sanction:
    return PenaltyTiles(seat, read_several_tiles(value))


def _discard_in_turn(seat: Seat, value: str, _text: str) -> Sanction:
    return DiscardInTurn(seat, read_several_tiles(value))


def _correction(seat: Seat, value: str, _text: str) -> Sanction:
    remedies = {remedy.value: remedy for remedy in Remedy}
    if value not in remedies:
        raise UnknownName.among("correction", value, remedies)
    return Correction(seat, remedies[value])


def _forfeit_play(seat: Seat, value: str, _text: str) -> Sanction:
    if value not in _EXTENTS:
        raise UnknownName.among("extent of a forfeit", value, _EXTENTS)
    return ForfeitPlay(seat, cast("Extent", value))


def _forgo_discard(seat: Seat, value: str, text: str) -> Sanction:
    return ForgoDiscard(seat, _is_marked(value, _OVERTAKE, text))


def _disqualification(seat: Seat, value: str, text: str) -> Sanction:
    return Disqualification(seat, _is_marked(value, _BLACKLISTED, text))


def _is_marked(value: str, mark: str, text: str) -> bool:
    if value not in {"", mark}:
        raise _unfit(text, f"{text.partition('=')[0]}, or {text.partition('=')[0]}={mark}")
    return bool(value)


_READ: Final[dict[type[Sanction], Callable[[Seat, str, str], Sanction]]] = {
    PointsOff: _points_off,
    PayEach: _pay_each,
    PayTo: _pay_to,
    PenaltyTiles: _penalty_tiles,
    DiscardInTurn: _discard_in_turn,
    Correction: _correction,
    ForfeitPlay: _forfeit_play,
    ForgoDiscard: _forgo_discard,
    Disqualification: _disqualification,
}


def _unfit(text: str, expected: str) -> NotationError:
    return NotationError(
        "a sanction that has nothing after it",
        place="--sanction",
        found=quote(text),
        expected=expected,
        remedy="leave out what stands after =",
    )


def offer_text(offer: Offer) -> str:
    """
    Write what a clause offers as it is written on the command line.

    >>> from paiju.referee.offer import Offer
    >>> offer_text(Offer(PointsOff, amounts=(5, 10))), offer_text(Offer(PointsOff, most=60))
    ('points_off=5|10', 'points_off=1..60')
    """
    word = sanction_key(offer.sanction)
    value = ""
    if offer.sanction in {PointsOff, PayEach, PayTo}:
        most = "" if offer.most is None else str(offer.most)
        value = "|".join(map(str, offer.amounts)) or f"{offer.least}..{most}"
        value = f"SEAT,{value}" if offer.sanction is PayTo else value
    elif offer.sanction in {PenaltyTiles, DiscardInTurn}:
        value = "TILES"
    elif offer.remedy is not None:
        value = offer.remedy.value
    elif offer.sanction is ForfeitPlay:
        value = offer.extent
    elif offer.overtake:
        value = _OVERTAKE
    text = f"{word}={value}" if value else word
    return f"{text}[={_BLACKLISTED}]" if offer.blacklist else text
