"""How many of each kind are left for a hand: four less its own and those that lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.errors import ImpossibleHand
from paiju.tiles import TILES
from paiju.tiles.loose import loose_tiles

if TYPE_CHECKING:
    from paiju.tiles import Hand

__all__ = ["left_of"]

_COPIES = 4
_KINDS = len(TILES)


def left_of(hand: Hand, seen: str) -> list[int]:
    """
    Give how many tiles of each kind neither the hand nor `seen` holds.

    `seen` are the tiles that lie open elsewhere; raise `ImpossibleHand` when they and the hand
    make five of a tile, `NotationError` when they cannot be read.

    >>> from paiju.tiles import Hand
    >>> left_of(Hand.parse("[EEE] 123m 456p 78s CC"), "1m 1m 9s")[:2]
    [1, 3]
    """
    left = [_COPIES] * _KINDS
    for tile in hand.concealed:
        left[tile.kind] -= 1
    for meld in hand.melds:
        for tile in meld.tiles:
            left[tile.kind] -= 1
    if hand.win is not None:
        left[hand.win.kind] -= 1
    if seen == "":
        return left
    lying = [tile.kind for tile in loose_tiles(seen, "seen")]
    for kind in lying:
        there, here = lying.count(kind), _COPIES - left[kind]
        if there + here > _COPIES:
            raise ImpossibleHand(
                "five of one tile",
                place="seen",
                found=f"{there} {TILES[kind]} seen and {here} in the hand",
                expected=f"at most {_COPIES} together",
                remedy="leave out the hand's own tiles",
            )
    for kind in lying:
        left[kind] -= 1
    return left
