"""Penalty tiles of one seat in the World Series: live, dead, and what may be done with them."""

from __future__ import annotations

from dataclasses import dataclass

from paiju.tiles.tile import Tile

__all__ = ["NO_PENALTY_TILES", "Penalised"]


def _without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


@dataclass(frozen=True, slots=True)
class Penalised:
    """
    The live and dead penalty tiles of a seat.

    >>> from paiju.tiles.tile import tile
    >>> shown = NO_PENALTY_TILES.exposed((tile("5p"), tile("6p")))
    >>> [str(each) for each in shown.discarded(tile("5p")).dead]
    ['6p']
    """

    live: tuple[Tile, ...] = ()
    dead: tuple[Tile, ...] = ()

    def exposed(self, tiles: tuple[Tile, ...]) -> Penalised:
        """
        Make further tiles live (wsom08-penalty-tiles-1).

        >>> from paiju.tiles.tile import tile
        >>> len(NO_PENALTY_TILES.exposed((tile("5p"),)).live)
        1
        """
        return Penalised(tuple(sorted((*self.live, *tiles))), self.dead)

    def discarded(self, tile: Tile) -> Penalised:
        """
        Give what is left after a discard of the seat: live ones not discarded are dead now.

        >>> from paiju.tiles.tile import tile
        >>> NO_PENALTY_TILES.exposed((tile("5p"),)).discarded(tile("9s")).dead
        (tile('5p'),)
        """
        left = _without(self.live, tile) if tile in self.live else self.live
        return Penalised((), tuple(sorted((*self.dead, *left))))

    def konged(self, tile: Tile) -> Penalised:
        """
        Give what is left after a concealed kong of a kind (wsom08-penalty-tiles-7).

        >>> from paiju.tiles.tile import tile
        >>> five = tile("5p")
        >>> NO_PENALTY_TILES.exposed((five, five, five)).konged(five)
        Penalised(live=(), dead=())
        """
        return Penalised(
            tuple(each for each in self.live if each != tile),
            tuple(each for each in self.dead if each != tile),
        )

    def may_discard(self, tile: Tile, held: int) -> bool:
        """
        Tell whether a hand with so many of this kind may discard one: never a dead one.

        >>> from paiju.tiles.tile import tile
        >>> dead = Penalised((), (tile("5p"),))
        >>> dead.may_discard(tile("5p"), held=1), dead.may_discard(tile("5p"), held=2)
        (False, True)
        """
        return held > self.dead.count(tile)


NO_PENALTY_TILES = Penalised()
"""No penalty tile."""
