"""How a hand was won: read from words and flags, checked for contradictions, packed for a kernel.

A circumstance that an edition has no row for (a last tile of its kind in WSOM, the prevalent wind
there, heaven in MCR) is a fact about the table all the same and is no error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypedDict

from paiju.errors import ImpossibleHand, NotationError, number, quote
from paiju.scoring import codes
from paiju.shape.counts import meld_codes
from paiju.tiles import Hand, MeldKind
from paiju.tiles.loose import loose_tiles

if TYPE_CHECKING:
    from paiju.rules.ruleset import Ruleset

__all__ = ["Circumstances", "HowWon", "loose_tiles", "pack", "penalty_counts"]

_SEATS = {"E": 0, "S": 1, "W": 2, "N": 3}
_EVERY_FLOWER = 8
_ZEROS = (0, 0, 0, 0)

# A flag is looked up, so that what is neither true nor false is found at no cost.
_SELF_DRAWN = {False: 0, True: codes.SELF_DRAWN}
_LAST_TILE = {False: 0, True: codes.LAST_TILE}
_REPLACEMENT = {False: 0, True: codes.REPLACEMENT}
_ROBBING = {False: 0, True: codes.ROBBING}
_LAST_OF_KIND = {False: 0, True: codes.LAST_OF_KIND}
_HEAVENLY = {False: 0, True: codes.HEAVENLY}
_EARTHLY = {False: 0, True: codes.EARTHLY}
_MIXED_IN = {False: codes.MIXED_IN, True: 0}
_IGNORED = {False: 0, True: 0}


class HowWon(TypedDict, total=False):
    """
    The keywords of `paiju.score` that tell how a hand was won.
    """

    self_drawn: bool
    seat: str
    prevalent: str
    flowers: int
    last_tile: bool
    replacement: bool
    robbing: bool
    last_of_kind: bool
    heavenly: bool
    earthly: bool
    kept_apart: bool


class Circumstances(NamedTuple):
    """
    How a hand was won, in the words of `paiju.score`.
    """

    self_drawn: bool = False
    seat: str = "E"
    prevalent: str = "E"
    flowers: int = 0
    last_tile: bool = False
    replacement: bool = False
    robbing: bool = False
    last_of_kind: bool = False
    heavenly: bool = False
    earthly: bool = False
    kept_apart: bool = True

    @property
    def flags(self) -> int:
        """
        Give the flags of a win row; raise `NotationError` for one that is neither true nor false.
        """
        try:
            return (
                _SELF_DRAWN[self.self_drawn]
                | _LAST_TILE[self.last_tile]
                | _REPLACEMENT[self.replacement]
                | _ROBBING[self.robbing]
                | _LAST_OF_KIND[self.last_of_kind]
                | _HEAVENLY[self.heavenly]
                | _EARTHLY[self.earthly]
                | (_MIXED_IN[self.kept_apart] if self.self_drawn else _IGNORED[self.kept_apart])
            )
        except (KeyError, TypeError):
            # no key, or nothing that could be one: said in our words
            raise _no_flag(self) from None


def pack(hand: Hand, how: Circumstances, ruleset: Ruleset) -> bytes:
    """
    Give the win row (see `paiju.scoring.win`) of a hand of 14.

    Raise `ImpossibleHand` for circumstances that contradict each other or the tiles, and
    `NotationError` for words that cannot be read.
    """
    win = hand.win
    if win is None:
        raise ImpossibleHand(
            "no winning tile",
            place="the end of the hand",
            found="13 tiles",
            expected="14 tiles",
            remedy="add the winning tile, give win=, or ask for the waits",
        )
    seat = _SEATS.get(how.seat, -1) if type(how.seat) is str else -1
    prevalent = _SEATS.get(how.prevalent, -1) if type(how.prevalent) is str else -1
    if seat < 0 or prevalent < 0:
        raise _unknown_wind(how)
    flowers = _flowers(hand, how.flowers, ruleset)
    flags = how.flags
    if flags & ~codes.SELF_DRAWN:
        _check(hand, how)
    melds = meld_codes(hand.melds)
    count = len(melds)
    row = bytes(
        [
            *(flags, seat + 4 * prevalent, flowers, count, win.kind, *melds, *_ZEROS[count:]),
            *[tile.kind for tile in hand.concealed],
            win.kind,
        ]
    )
    return row.ljust(codes.ROW_BYTES, b"\0")


def penalty_counts(text: object, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
    """
    Read the penalty tiles of a winner: 34 counts, or nothing when there are none.

    They must be among the tiles that the winner held before the winning tile; one that went
    into a concealed kong is none any more.
    """
    if text == "":
        return ()
    tiles = loose_tiles(text, "penalty_tiles")
    held = list(hand.concealed)
    freed = {meld.tile for meld in hand.melds if meld.kind is MeldKind.CONCEALED_KONG}
    counts = [0] * 34
    for each in tiles:
        if each in freed:
            continue
        if each not in held:
            raise ImpossibleHand(
                "a penalty tile that is not in the hand",
                place="penalty_tiles",
                found=str(each),
                expected="one of the concealed tiles before the winning tile",
                remedy="name tiles that the winner still holds",
            )
        held.remove(each)
        counts[each.kind] += 1
    return tuple(counts) if ruleset.has_penalty_tiles else ()


def _flowers(hand: Hand, flowers: object, ruleset: Ruleset) -> int:
    if type(flowers) is not int:
        raise NotationError(
            "flowers that are no whole number",
            place="flowers",
            found=quote(flowers),
            expected=f"0 to {_EVERY_FLOWER}",
            remedy="give their number, or write f1 to f8 in the hand",
        )
    if not 0 <= flowers <= _EVERY_FLOWER:
        raise ImpossibleHand(
            "an impossible number of flowers",
            place="flowers",
            found=number(flowers),
            expected=f"0 to {_EVERY_FLOWER}",
            remedy="a set has eight flowers",
        )
    if flowers and hand.flowers:
        raise ImpossibleHand(
            "flowers named twice",
            place="flowers",
            found=f"{len(hand.flowers)} in the hand and flowers={flowers}",
            expected="one of the two",
            remedy="leave out flowers=",
        )
    count = flowers or len(hand.flowers)
    ruleset.check_flowers(count)
    return count


def _no_flag(how: Circumstances) -> NotationError:
    place, value = next(
        (name, value)
        for name, value in zip(how._fields, how, strict=True)
        if type(how._field_defaults[name]) is bool and value not in (True, False)
    )
    return NotationError(
        "a flag that is neither true nor false",
        place=place,
        found=quote(value),
        expected="True or False",
        remedy="say it with one of them",
    )


def _unknown_wind(how: Circumstances) -> NotationError:
    place = "seat" if how.seat not in tuple(_SEATS) else "prevalent"
    return NotationError(
        "unknown wind",
        place=place,
        found=quote(getattr(how, place)),
        expected="E, S, W or N",
        remedy="give the wind's letter",
    )


def _check(hand: Hand, how: Circumstances) -> None:
    """
    Refuse circumstances that cannot have been.
    """
    if how.replacement:
        _check_replacement(hand, how)
    if how.robbing:
        _check_robbing(hand, how)
    if how.last_of_kind and hand.win in hand.concealed:
        more = [tile for tile in hand.concealed if tile == hand.win]
        raise _contradiction(
            "last_of_kind",
            f"a last {hand.win} while the hand holds {len(more)} more concealed",
            "the other three all open",
            "leave out last_of_kind",
        )
    if how.heavenly or how.earthly:
        _check_first_turn(hand, how)


def _check_replacement(hand: Hand, how: Circumstances) -> None:
    if not how.self_drawn:
        raise _contradiction(
            "replacement",
            "a replacement tile and a win on another's tile",
            "a self-drawn win",
            "add self_drawn, or leave out replacement",
        )
    if not any(meld.is_kong for meld in hand.melds):
        raise _contradiction(
            "replacement",
            "a replacement tile without a kong",
            "a kong among the melds",
            "write the kong, or leave out replacement",
        )


def _check_robbing(hand: Hand, how: Circumstances) -> None:
    held = _count_held(hand)
    if how.self_drawn:
        raise _contradiction(
            "robbing",
            "a robbed kong and a self-drawn win",
            "one of the two",
            "leave out self_drawn or robbing",
        )
    if held:
        raise _contradiction(
            "robbing",
            f"a robbed {hand.win} while the hand holds {held} more",
            f"no other {hand.win}, for the other three are the robbed pung",
            "leave out robbing",
        )
    if how.last_tile:
        raise _contradiction(
            "robbing",
            "a robbed kong on the last tile",
            "one of the two, for no kong is made without a tile left to draw",
            "leave out last_tile or robbing",
        )


def _check_first_turn(hand: Hand, how: Circumstances) -> None:
    place = "heavenly" if how.heavenly else "earthly"
    dealer = how.seat == "E"
    if how.heavenly and how.earthly:
        raise _contradiction(
            "earthly", "both heavenly and earthly", "one of the two", "leave out one"
        )
    if hand.melds:
        raise _contradiction(
            place,
            "melds in a win of the first turn",
            "14 concealed tiles",
            f"leave out {place}, or the melds",
        )
    if how.last_tile or how.replacement or how.robbing or how.last_of_kind:
        raise _contradiction(
            place,
            "a win of the first turn that came later",
            f"no last_tile, replacement, robbing or last_of_kind beside {place}",
            "leave out the others",
        )
    if how.self_drawn != how.heavenly or dealer != how.heavenly:
        raise _contradiction(
            place,
            f"seat {how.seat}, {'self-drawn' if how.self_drawn else 'on a discard'}",
            "the dealer (seat E) with the dealt tiles (self_drawn)"
            if how.heavenly
            else "another seat than E, on the dealer's first discard",
            f"leave out {place}",
        )


def _count_held(hand: Hand) -> int:
    """
    Count the tiles of the winning kind besides the winning tile.
    """
    shown = [tile for meld in hand.melds for tile in meld.tiles]
    return (*hand.concealed, *shown).count(hand.win)


def _contradiction(place: str, found: str, expected: str, remedy: str) -> ImpossibleHand:
    return ImpossibleHand(
        "contradictory circumstances", place=place, found=found, expected=expected, remedy=remedy
    )
