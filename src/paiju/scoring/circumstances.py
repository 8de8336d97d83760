"""How a hand was won: read from words and flags, checked for contradictions, packed for a kernel.

A circumstance that an edition has no row for (a last tile of its kind in WSOM, the prevalent wind
there, heaven in MCR) is a fact about the table all the same and is no error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypedDict

from paiju.errors import ImpossibleHand, NotationError, quote
from paiju.scoring import codes
from paiju.tiles import Hand, MeldKind, read_tiles

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paiju.rules.ruleset import Ruleset

__all__ = ["Circumstances", "HowWon", "pack", "penalty_counts"]

_SEATS = {"E": 0, "S": 1, "W": 2, "N": 3}
_MELD_CODES = {
    MeldKind.CHOW: 0,
    MeldKind.PUNG: 64,
    MeldKind.MELDED_KONG: 128,
    MeldKind.ADDED_KONG: 128,
    MeldKind.CONCEALED_KONG: 192,
}
_EVERY_FLOWER = 8


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
        Give the flags of a win row.
        """
        return (
            bool(self.self_drawn) * codes.SELF_DRAWN
            | bool(self.last_tile) * codes.LAST_TILE
            | bool(self.replacement) * codes.REPLACEMENT
            | bool(self.robbing) * codes.ROBBING
            | bool(self.last_of_kind) * codes.LAST_OF_KIND
            | bool(self.heavenly) * codes.HEAVENLY
            | bool(self.earthly) * codes.EARTHLY
            | (not self.kept_apart and bool(self.self_drawn)) * codes.MIXED_IN
        )


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
    melds = [_MELD_CODES[meld.kind] + meld.tile.kind for meld in hand.melds]
    kinds = [tile.kind for tile in hand.concealed]
    kinds.append(win.kind)
    row = [flags, seat + 4 * prevalent, flowers, len(melds), win.kind, *melds]
    row += [0] * (9 - len(row))
    row += kinds
    row += [0] * (codes.ROW_BYTES - len(row))
    return bytes(row)


def penalty_counts(text: object, hand: Hand, ruleset: Ruleset) -> tuple[int, ...]:
    """
    Read the penalty tiles of a winner: 34 counts, or nothing when there are none.

    They must be among the tiles that the winner held before the winning tile; one that went
    into a concealed kong is none any more.
    """
    if text == "":
        return ()
    tiles = read_tiles(text) if isinstance(text, str) else None
    if tiles is None:
        raise NotationError(
            "penalty tiles that cannot be read",
            place="penalty_tiles",
            found=quote(text),
            expected='tiles such as "5m E"',
            remedy="write them like a hand",
        )
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
            found=str(flowers) if abs(flowers) < 10**9 else "a very large number",
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
    if count and not ruleset.flowers:
        raise ImpossibleHand(
            f"flowers under {ruleset.key}",
            place="flowers",
            found=str(count),
            expected="0",
            remedy="these rules play without flowers",
        )
    return count


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
    for wrong, place, found, expected, remedy in _contradictions(hand, how):
        if wrong:
            raise ImpossibleHand(
                "contradictory circumstances",
                place=place,
                found=found,
                expected=expected,
                remedy=remedy,
            )


def _contradictions(hand: Hand, how: Circumstances) -> Iterable[tuple[bool, str, str, str, str]]:
    win = hand.win
    held = hand.concealed.count(win) if win is not None else 0
    melded = sum(meld.tiles.count(win) for meld in hand.melds) if win is not None else 0
    kongs = any(meld.is_kong for meld in hand.melds)
    drawn = how.self_drawn
    return (
        (
            how.replacement and not drawn,
            "replacement",
            "a replacement tile and a win on another's tile",
            "a self-drawn win",
            "add self_drawn, or leave out replacement",
        ),
        (
            how.replacement and not kongs,
            "replacement",
            "a replacement tile without a kong",
            "a kong among the melds",
            "write the kong, or leave out replacement",
        ),
        (
            how.robbing and drawn,
            "robbing",
            "a robbed kong and a self-drawn win",
            "one of the two",
            "leave out self_drawn or robbing",
        ),
        (
            how.robbing and held + melded > 0,
            "robbing",
            f"a robbed {win} while the hand holds {held + melded} more",
            f"no other {win}, for the other three are the robbed pung",
            "leave out robbing",
        ),
        (
            how.robbing and how.last_tile,
            "robbing",
            "a robbed kong on the last tile",
            "one of the two, for no kong is made without a tile left to draw",
            "leave out last_tile or robbing",
        ),
        (
            how.last_of_kind and held > 0,
            "last_of_kind",
            f"a last {win} while the hand holds {held} more concealed",
            "the other three all open",
            "leave out last_of_kind",
        ),
        *_first_turn(hand, how),
    )


def _first_turn(hand: Hand, how: Circumstances) -> Iterable[tuple[bool, str, str, str, str]]:
    """
    Give the contradictions of a win in the first turn.
    """
    late = how.last_tile or how.replacement or how.robbing or how.last_of_kind
    place = "heavenly" if how.heavenly else "earthly"
    first = how.heavenly or how.earthly
    dealer = how.seat == "E"
    return (
        (
            how.heavenly and how.earthly,
            "earthly",
            "both heavenly and earthly",
            "one of the two",
            "leave out one",
        ),
        (
            first and bool(hand.melds),
            place,
            "melds in a win of the first turn",
            "14 concealed tiles",
            f"leave out {place}, or the melds",
        ),
        (
            first and late,
            place,
            "a win of the first turn that came later",
            f"no last_tile, replacement, robbing or last_of_kind beside {place}",
            "leave out the others",
        ),
        (
            how.heavenly and not (dealer and how.self_drawn),
            "heavenly",
            f"seat {how.seat}, {'self-drawn' if how.self_drawn else 'on a discard'}",
            "the dealer (seat E) with the dealt tiles (self_drawn)",
            "leave out heavenly",
        ),
        (
            how.earthly and (dealer or how.self_drawn),
            "earthly",
            f"seat {how.seat}, {'self-drawn' if how.self_drawn else 'on a discard'}",
            "another seat than E, on the dealer's first discard",
            "leave out earthly",
        ),
    )
