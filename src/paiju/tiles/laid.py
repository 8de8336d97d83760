"""How tiles lie on the table: which lie sideways, face down or on another, group by group.

Both kinds of picture, SVG and text, are drawn from this.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paiju.tiles.meld import Meld, MeldKind, Source
from paiju.tiles.tile import Tile

if TYPE_CHECKING:
    from paiju.tiles.hand import Hand

__all__ = ["FACE_DOWN", "Group", "Laid", "groups_of"]


@dataclass(frozen=True, slots=True)
class Laid:
    """
    Hold one tile as it lies.

    ``tile`` is None face down. ``source`` is the player whose discard it was: such a tile lies
    sideways. ``is_added`` says that it was added to a pung: it lies on the tile before it.

    >>> FACE_DOWN
    Laid(tile=None, source=None, is_added=False)
    """

    tile: Tile | None
    source: Source | None = None
    is_added: bool = False


Group = tuple[Laid, ...]

FACE_DOWN = Laid(None)


def groups_of(shown: Tile | Meld | Hand) -> tuple[Group, ...]:
    """
    Lay out a tile, a set or a hand: concealed tiles, the winning tile, each set, the flowers.

    >>> from paiju.tiles.hand import Hand
    >>> [len(group) for group in groups_of(Hand.parse("EE 45m [123p] (9999s) [FFF] 6m"))]
    [4, 1, 3, 4, 3]
    """
    if isinstance(shown, Tile):
        return ((Laid(shown),),)
    if isinstance(shown, Meld):
        return (_set(shown),)
    standing = tuple(map(Laid, shown.concealed))
    win = () if shown.win is None else (Laid(shown.win),)
    flowers = tuple(map(Laid, shown.flowers))
    return tuple(filter(None, (standing, win, *map(_set, shown.melds), flowers)))


def _set(meld: Meld) -> Group:
    """
    Lay out a set: the claimed tile sideways where its source sits, an added tile on it.
    """
    tiles = list(meld.tiles)
    if meld.kind is MeldKind.CONCEALED_KONG:
        return (FACE_DOWN, Laid(tiles[1]), Laid(tiles[2]), FACE_DOWN)
    source = meld.source
    if meld.kind is MeldKind.CHOW:
        # Only the player to the left feeds a chow, so a claimed tile alone tells the source.
        if meld.claimed is None:
            return tuple(map(Laid, tiles))
        source = source or Source.LEFT
        tiles.remove(meld.claimed)
        return (Laid(meld.claimed, source), *map(Laid, tiles))
    if source is None:
        return tuple(map(Laid, tiles))
    added = (Laid(meld.tile, source, is_added=True),) * (meld.kind is MeldKind.ADDED_KONG)
    upright = [Laid(meld.tile)] * (len(tiles) - 1 - len(added))
    place = {Source.LEFT: 0, Source.ACROSS: 1, Source.RIGHT: len(upright)}[source]
    return (*upright[:place], Laid(meld.tile, source), *added, *upright[place:])
