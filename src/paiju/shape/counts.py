"""A hand as numbers, beside its `counts`: a code for each meld."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.tiles import MeldKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paiju.tiles import Meld

__all__ = ["MELD_CODES", "meld_codes"]

MELD_CODES = {
    MeldKind.CHOW: 0,
    MeldKind.PUNG: 64,
    MeldKind.MELDED_KONG: 128,
    MeldKind.ADDED_KONG: 128,
    MeldKind.CONCEALED_KONG: 192,
}
"""What the code of a meld adds to its lowest kind."""


def meld_codes(melds: Iterable[Meld]) -> list[int]:
    """
    Give the codes of melds, `type * 64 + lowest kind`.

    >>> from paiju.tiles import Hand
    >>> meld_codes(Hand.parse("[EEE] 123m 456p 789s CC").melds)
    [91]
    """
    return [MELD_CODES[meld.kind] + meld.tile.kind for meld in melds]
