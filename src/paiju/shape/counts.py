"""A hand as numbers: 34 counts of its concealed tiles, and a code for each meld."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.tiles import Hand, MeldKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paiju.tiles import Meld

__all__ = ["MELD_CODES", "counts_of", "meld_codes"]

MELD_CODES = {
    MeldKind.CHOW: 0,
    MeldKind.PUNG: 64,
    MeldKind.MELDED_KONG: 128,
    MeldKind.ADDED_KONG: 128,
    MeldKind.CONCEALED_KONG: 192,
}
"""What the code of a meld adds to its lowest kind."""

_KINDS = 34


def counts_of(hand: Hand) -> bytes:
    """
    Give the counts of the concealed tiles by kind, the winning tile among them.

    >>> list(counts_of(Hand.parse("[EEE] 123m 456p 789s CC"))[:5])
    [1, 1, 1, 0, 0]
    """
    counts = bytearray(_KINDS)
    for tile in hand.concealed:
        counts[tile.kind] += 1
    if hand.win is not None:
        counts[hand.win.kind] += 1
    return bytes(counts)


def meld_codes(melds: Iterable[Meld]) -> list[int]:
    """
    Give the codes of melds, `type * 64 + lowest kind`.

    >>> meld_codes(Hand.parse("[EEE] 123m 456p 789s CC").melds)
    [91]
    """
    return [MELD_CODES[meld.kind] + meld.tile.kind for meld in melds]
