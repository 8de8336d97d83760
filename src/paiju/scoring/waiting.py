"""Waits: what a hand of thirteen waits for, what is left, and what each tile would score."""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from paiju.errors import ImpossibleHand
from paiju.scoring import codes
from paiju.scoring.circumstances import Circumstances, loose_tiles
from paiju.scoring.door import read_hand, room_of, score_of
from paiju.scoring.reasons import NONE_LEFT
from paiju.scoring.score import Score
from paiju.shape.waits import Waits
from paiju.tiles import TILES, Hand, Tile

if TYPE_CHECKING:
    from paiju.rules.ruleset import Ruleset

__all__ = ["Wait", "waits", "waits_in_form"]

_COPIES = 4


@dataclass(frozen=True)
class Wait:
    """
    One tile that completes the hand: how many are left, and its score won in either way.

    >>> wait = waits("123m 456p 78s EEE CC")[0]
    >>> wait.tile, wait.left, wait.by_discard.points, wait.by_self_draw.points
    (tile('6s'), 4, 12, 14)
    """

    tile: Tile
    left: int
    by_discard: Score
    by_self_draw: Score


def waits(
    hand: str | Hand,
    *,
    rules: str | Ruleset = "mcr",
    seen: str = "",
    seat: str = "E",
    prevalent: str = "E",
    flowers: int = 0,
) -> tuple[Wait, ...]:
    """
    Give what a hand of 13 waits for, in the order of the tiles; nothing when it is not ready.

    `seen` are the tiles that lie open elsewhere on the table; `left` counts what neither they
    nor the hand hold: a tile of which the hand itself holds all four is a wait in form only, with
    none left and no score. Raise `ImpossibleHand` for a hand of 14.

    >>> [(str(wait.tile), wait.left) for wait in waits("123m 456p 78s EEE CC", seen="9s 9s")]
    [('6s', 4), ('9s', 2)]
    """
    read = _thirteen(hand)
    held = _held(read)
    lying = Counter(loose_tiles(seen, "seen"))
    for tile, count in lying.items():
        if count + held[tile] > _COPIES:
            raise ImpossibleHand(
                "five of one tile",
                place="seen",
                found=f"{count} {tile} seen and {held[tile]} in the hand",
                expected=f"at most {_COPIES} together",
                remedy="leave out the hand's own tiles",
            )
    found: list[Wait] = []
    for tile in waits_in_form(read, rules=rules):
        left = _COPIES - held[tile] - lying[tile]
        ways = (
            Circumstances(self_drawn=drawn, seat=seat, prevalent=prevalent, flowers=flowers)
            for drawn in (False, True)
        )
        if held[tile] < _COPIES:
            scores = [score_of(read.with_win(tile), how, rules) for how in ways]
        else:
            scores = [_none_left(read, rules)] * 2
        found.append(Wait(tile, left, *scores))
    return tuple(found)


def _none_left(hand: Hand, rules: str | Ruleset) -> Score:
    return Score(hand, room_of(rules), bytes(codes.ROW_BYTES), (), None, barred=NONE_LEFT)


def waits_in_form(hand: str | Hand, *, rules: str | Ruleset = "mcr") -> tuple[Tile, ...]:
    """
    Give the tiles that complete a hand of 13 in form, whether or not any is left.

    >>> [str(tile) for tile in waits_in_form("23344445m 888p WW")]
    ['1m', '4m', 'W']
    """
    read = _thirteen(hand)
    counts = array("i", bytes(4 * 34))
    for tile in read.concealed:
        counts[tile.kind] += 1
    mask = Waits().find(counts, 4 - len(read.melds), room_of(rules).forms)
    return tuple(tile for tile in TILES[:34] if mask >> tile.kind & 1)


def _thirteen(hand: str | Hand) -> Hand:
    read = read_hand(hand, None)
    if read.win is not None:
        raise ImpossibleHand(
            "a complete number of tiles",
            place="the end of the hand",
            found="14 tiles",
            expected="13 tiles",
            remedy="leave out the tile to be discarded",
        )
    return read


def _held(hand: Hand) -> Counter[Tile]:
    held = Counter(hand.concealed)
    for meld in hand.melds:
        held.update(meld.tiles)
    return held
