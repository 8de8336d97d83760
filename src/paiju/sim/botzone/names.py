"""Tiles by the names that the protocol gives them, and seats by their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paiju.errors import NotationError, quote
from paiju.tiles.tile import TILES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paiju.tiles.tile import Tile

__all__ = ["FLOWER_NAMES", "TILE_NAMES", "name_of", "read_seat", "read_tile", "wall_names"]

TILE_NAMES: Final = tuple(
    f"{letter}{number}"
    for letter, numbers in (("W", 9), ("B", 9), ("T", 9), ("F", 4), ("J", 3))
    for number in range(1, numbers + 1)
)
"""The names of the 34 kinds, in the order of kinds."""

FLOWER_NAMES: Final = tuple(f"H{number}" for number in range(1, 9))
"""The names of the flowers."""

_KINDS: Final = {name: kind for kind, name in enumerate((*TILE_NAMES, *FLOWER_NAMES))}
_BY_KIND: Final = (*TILE_NAMES, *FLOWER_NAMES)


def name_of(tile: Tile) -> str:
    """
    Give the protocol's name of a tile.

    >>> [name_of(TILES[kind]) for kind in (0, 9, 18, 27, 31, 34)]
    ['W1', 'B1', 'T1', 'F1', 'J1', 'H1']
    """
    return _BY_KIND[tile.kind]


def read_tile(name: str, *, flowers: bool = False) -> Tile:
    """
    Read the protocol's name of a tile; raise `NotationError` for another text.

    >>> read_tile("T7"), read_tile("J3")
    (tile('7s'), tile('P'))
    """
    kind = _KINDS.get(name)
    if kind is None or (kind >= len(TILE_NAMES) and not flowers):
        raise NotationError(
            "no tile of the protocol",
            found=quote(name),
            expected="W1-W9, B1-B9, T1-T9, F1-F4 or J1-J3",
            remedy="write tiles as the platform does",
        )
    return TILES[kind]


def read_seat(text: str) -> int:
    """
    Read the number of a seat or wind, 0 to 3.

    >>> read_seat("2")
    2
    """
    if text not in {"0", "1", "2", "3"}:
        raise NotationError("no seat of the protocol", found=quote(text), expected="0, 1, 2 or 3")
    return int(text)


def wall_names(wall: Iterable[Tile]) -> str:
    """
    Write a wall as the platform does, names with a space between two.

    >>> wall_names(TILES[:3])
    'W1 W2 W3'
    """
    return " ".join(map(name_of, wall))
