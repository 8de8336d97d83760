"""Tiles that are named beside a hand: those that lie open, penalty tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.errors import NotationError, quote
from paiju.tiles.notation import read_tiles

if TYPE_CHECKING:
    from paiju.tiles.tile import Tile

__all__ = ["loose_tiles"]


def loose_tiles(text: object, place: str) -> tuple[Tile, ...]:
    """
    Read tiles given beside the hand; a fault names the argument.

    >>> loose_tiles("5m E", "seen")
    (tile('5m'), tile('E'))
    """
    if not isinstance(text, str):
        raise NotationError(
            "tiles that cannot be read",
            place=place,
            found=quote(text),
            expected='a text such as "5m E"',
            remedy="write them like a hand",
        )
    try:
        return read_tiles(text)
    except NotationError as fault:
        # loose tiles cannot know which argument they stood in
        fault.place = f"{fault.place} of {place}"
        raise
