"""
What a tile is: tiles, sets, hands, and the notation they are written in.
"""

from __future__ import annotations

from paiju.tiles.hand import Hand
from paiju.tiles.meld import Meld, MeldKind, Source
from paiju.tiles.notation import read_tiles, write_tiles
from paiju.tiles.tile import TILES, Tile, tile

__all__ = [
    "TILES",
    "Hand",
    "Meld",
    "MeldKind",
    "Source",
    "Tile",
    "read_tiles",
    "tile",
    "write_tiles",
]
