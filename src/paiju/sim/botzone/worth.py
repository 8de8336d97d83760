"""What a complete hand is worth at the platform's table, below the minimum too."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from paiju.rules.editions import ruleset
from paiju.scoring.codes import (
    LAST_OF_KIND,
    LAST_TILE,
    REPLACEMENT,
    ROBBING,
    ROW_BYTES,
    SELF_DRAWN,
)
from paiju.scoring.door import room_of
from paiju.shape.waits import Waits

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["MINIMUM", "discard_flags", "self_drawn_flags", "waits_of", "worth"]

MINIMUM: Final = ruleset("botzone").minimum_points
"""The fan that a win needs."""

_SETS: Final = 4
_ALL_FOUR: Final = 4


def waits_of(counts: Sequence[int], melds: int) -> int:
    """
    Give the mask of the kinds that complete a hand of 13: 34 counts and a number of melds.

    >>> counts = [1, 1, 1, 1, 1, 1, 1, 1, 1, *[0] * 18, 3, 1, *[0] * 5]
    >>> waits_of(counts, 0) == 1 << 28
    True
    """
    return Waits().find(array("i", counts), _SETS - melds, room_of("botzone").forms)


def self_drawn_flags(seen: int, *, after_kong: bool, is_last: bool) -> int:
    """
    Give the flags of a self-drawn win; `seen` tells how many of the tile's kind lie open.

    >>> flags = SELF_DRAWN | LAST_OF_KIND | LAST_TILE
    >>> self_drawn_flags(3, after_kong=False, is_last=True) == flags
    True
    """
    flags = SELF_DRAWN
    if after_kong:
        flags |= REPLACEMENT
    if seen == _ALL_FOUR - 1:
        flags |= LAST_OF_KIND
    return flags | LAST_TILE if is_last else flags


def discard_flags(seen: int, *, is_last: bool, robbing: bool = False) -> int:
    """
    Give the flags of a win on another's tile; `seen` counts the open tiles of its kind and it.

    >>> discard_flags(4, is_last=False) == LAST_OF_KIND
    True
    """
    if robbing:
        return ROBBING
    flags = LAST_OF_KIND if seen == _ALL_FOUR else 0
    return flags | LAST_TILE if is_last else flags


def worth(
    counts: Sequence[int],
    melds: Sequence[int],
    kind: int,
    flags: int,
    winds: int,
) -> int:
    """
    Give the fan of a complete hand, flowers aside; -1 for one that is not complete.

    `counts` are its 34 counts of concealed tiles, the winning tile of `kind` among them; `melds`
    are `64 * type + lowest kind`; `winds` is the seat and four times the prevalent wind.

    >>> counts = [1, 1, 1, 1, 1, 1, 1, 1, 1, *[0] * 18, 3, 2, *[0] * 5]
    >>> worth(counts, [], 28, 0, 0) > MINIMUM
    True
    """
    row = bytearray(ROW_BYTES)
    row[0], row[1], row[3], row[4] = flags, winds, len(melds), kind
    row[5 : 5 + len(melds)] = bytes(melds)
    tiles = bytes(each for each in range(34) for _ in range(counts[each]))
    row[9 : 9 + len(tiles)] = tiles
    way = room_of("botzone").best(bytes(row), ())
    return -1 if way is None else way.value
