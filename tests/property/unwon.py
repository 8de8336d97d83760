"""Random hands that are not won yet: dealt, nearly complete, or with any melds."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from paiju.cli.random_wins import random_win
from paiju.tiles import TILES, Hand, Meld, MeldKind

if TYPE_CHECKING:
    from random import Random

    from paiju.tiles import Tile

__all__ = ["any_melds", "dealt", "held_of", "nearly", "unwon", "wall_of"]

_CHOW = MeldKind.CHOW
_MELDS = (_CHOW, _CHOW, _CHOW, MeldKind.PUNG, MeldKind.MELDED_KONG, MeldKind.CONCEALED_KONG)


def held_of(hand: Hand) -> Counter[Tile]:
    """
    Count all tiles of a hand, those of its melds too.
    """
    held = Counter(hand.concealed)
    for meld in hand.melds:
        held.update(meld.tiles)
    if hand.win is not None:
        held[hand.win] += 1
    return held


def wall_of(chance: Random, held: Counter[Tile]) -> list[Tile]:
    """
    Give the tiles not held, in any order.
    """
    wall = [tile for tile in TILES[:34] for _ in range(4 - held[tile])]
    chance.shuffle(wall)
    return wall


def dealt(chance: Random) -> Hand:
    """
    Deal thirteen tiles.
    """
    return Hand(tuple(wall_of(chance, Counter())[:13]))


def nearly(chance: Random, changed: int) -> Hand:
    """
    Change some tiles of a complete hand.
    """
    won = random_win(chance).hand
    wall = wall_of(chance, held_of(won))
    concealed = [*won.concealed]
    chance.shuffle(concealed)
    return Hand((*concealed[changed:], *wall[: len(concealed[:changed])]), won.melds)


def any_melds(chance: Random) -> Hand:
    """
    Give a hand of one to four melds that need not fit together.
    """
    while True:
        melds: list[Meld] = []
        for _ in range(chance.randint(1, 4)):
            kind = chance.choice(_MELDS)
            lows = [tile for tile in TILES[:34] if kind != _CHOW or (tile.rank or 9) < 8]
            melds.append(Meld(kind, chance.choice(lows)))
        held = Counter(tile for meld in melds for tile in meld.tiles)
        if max(held.values()) <= 4:
            tiles = wall_of(chance, held)[: 13 - 3 * len(melds)]
            return Hand(tuple(tiles), tuple(melds))


def unwon(chance: Random, no: int) -> Hand:
    """
    Give a hand of one kind or another, the kinds in turn.
    """
    kind = no % 4
    if kind == 0:
        return dealt(chance)
    if kind == 3:
        return any_melds(chance)
    return nearly(chance, chance.randint(0, 2 if kind == 1 else 6))
