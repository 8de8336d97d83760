"""Tiles, sets and hands in English words: the alternative text of their pictures."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from paiju.tiles.meld import Meld, MeldKind, Source
from paiju.tiles.tile import TILES, Tile

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paiju.tiles.hand import Hand

__all__ = ["tile_name", "words_of"]

_SUITS: Final = {"m": "characters", "p": "dots", "s": "bamboo"}
_HONORS: Final = ("East", "South", "West", "North", "red dragon", "green dragon", "white dragon")
_FLOWERS: Final = ("spring", "summer", "autumn", "winter", "plum", "orchid", "bamboo plant")
_NAMES: Final[tuple[str, ...]] = (
    *(f"{tile.rank} {_SUITS[tile.suit]}" for tile in TILES if tile.suit is not None),
    *_HONORS,
    *(f"flower {no} {plant}" for no, plant in enumerate((*_FLOWERS, "chrysanthemum"), 1)),
)
_SOURCES: Final = {Source.LEFT: "the left", Source.ACROSS: "across", Source.RIGHT: "the right"}


def tile_name(tile: Tile) -> str:
    """
    Name a tile in English words.

    >>> from paiju.tiles.tile import tile
    >>> tile_name(tile("5m")), tile_name(tile("C")), tile_name(tile("f7"))
    ('5 characters', 'red dragon', 'flower 7 bamboo plant')
    """
    return _NAMES[tile.kind]


def words_of(shown: Tile | Meld | Hand) -> str:
    """
    Say a tile, a set or a whole hand in English words.

    >>> from paiju.tiles.hand import Hand
    >>> words_of(Hand.parse("EE 45m [3'12p]< (9999s) [FFF]^ 6m"))
    'hand: 4 5 characters, 2 East; winning tile: 6 characters; chow 1 2 3 dots, 3 claimed from \
the left; concealed kong of 9 bamboo; pung of green dragon from across'
    """
    if isinstance(shown, Tile):
        return tile_name(shown)
    if isinstance(shown, Meld):
        return _set_words(shown)
    parts = [f"hand: {_many(shown.concealed)}"]
    if shown.win is not None:
        parts.append(f"winning tile: {tile_name(shown.win)}")
    parts += [_set_words(meld) for meld in shown.melds]
    if shown.flowers:
        parts.append(f"flowers: {', '.join(map(tile_name, shown.flowers))}")
    return "; ".join(parts)


def _many(tiles: Iterable[Tile]) -> str:
    """Say tiles in order, a suit's ranks together: ``4 5 characters, 2 East``."""
    said: list[str] = []
    for suit, alike in groupby(tiles, key=lambda tile: tile.suit):
        if suit is not None:
            said.append(f"{' '.join(str(tile.rank) for tile in alike)} {_SUITS[suit]}")
            continue
        for honor, same in groupby(alike):
            count = len(tuple(same))
            said.append(f"{count} {tile_name(honor)}" if count > 1 else tile_name(honor))
    return ", ".join(said) or "no concealed tile"


def _set_words(meld: Meld) -> str:
    """Say a set: its kind, tiles, the claimed tile where it tells something, and the source."""
    kind = meld.kind.value.replace("_", " ")
    if meld.kind is not MeldKind.CHOW:
        source = "" if meld.source is None else f" from {_SOURCES[meld.source]}"
        return f"{kind} of {tile_name(meld.tile)}{source}"
    said = f"{kind} {_many(meld.tiles)}"
    claimed = "" if meld.claimed is None else f" {meld.claimed.rank} claimed"
    source = "" if meld.source is None else f" from {_SOURCES[meld.source]}"
    if not claimed:
        return said + source
    return f"{said},{claimed}{source}"
