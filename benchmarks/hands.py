"""The random hands that the benchmarks read, and how each program writes them."""

from __future__ import annotations

from functools import cache
from random import Random

from benchmarks.rows import SEED

__all__ = ["HANDS", "Tiles", "codes_of", "counts_of", "hands", "letters_of"]

HANDS = 40_000

Tiles = tuple[int, ...]
"""The tiles of a hand as riichienv numbers them: 136, four of each kind in a row."""

CHOWS = [(low, low + 1, low + 2) for suit in (0, 9, 18) for low in range(suit, suit + 7)]
PUNGS = [(kind, kind, kind) for kind in range(34)]

CODES = (
    *[f"{suit}{rank}" for suit in "WBT" for rank in range(1, 10)],
    *("F1", "F2", "F3", "F4", "J1", "J2", "J3"),
)


@cache
def hands(size: int | None = None, *, dealt: bool = False) -> tuple[Tiles, ...]:
    """
    Give the hands, 13 and 14 tiles in turn, or those of one size or as dealt alone.

    Of each four two are dealt from the wall; two are four sets and a pair less one to five tiles
    and filled up from the wall, as hands are in the middle of a deal.
    """
    chance = Random(SEED)
    places = [(13 + no % 2, no % 4 < 2) for no in range(HANDS)]
    made = [(*place, drawn(chance, *place)) for place in places]
    return tuple(
        hand for has, is_dealt, hand in made if size in {None, has} and (is_dealt or not dealt)
    )


def drawn(chance: Random, size: int, is_dealt: int) -> Tiles:
    """
    Fill a hand up from the wall: an empty one, or a part of a complete one.
    """
    kept = 0 if is_dealt else 14 - chance.randint(1, 5)
    held = set(chance.sample(complete(chance), kept))
    while len(held) < size:
        held.add(chance.randrange(136))
    return tuple(sorted(held))


def complete(chance: Random) -> Tiles:
    """
    Give four random sets and a pair, chows as likely as pungs.
    """
    while True:
        kinds = [chance.choice(PUNGS)[0]] * 2
        for _ in range(4):
            kinds += chance.choice(chance.choice((CHOWS, PUNGS)))
        if all(kinds.count(kind) <= 4 for kind in kinds):
            kinds.sort()
            return tuple(4 * kind + kinds[:place].count(kind) for place, kind in enumerate(kinds))


@cache
def counts_of(hand: Tiles) -> bytes:
    """
    Count the tiles of each of the 34 kinds.
    """
    kinds = [tile // 4 for tile in hand]
    return bytes(kinds.count(kind) for kind in range(34))


def codes_of(hand: Tiles) -> tuple[str, ...]:
    """
    Write the tiles in the code that Botzone and PyMahjongGB take.
    """
    return tuple(CODES[tile // 4] for tile in hand)


def letters_of(hand: Tiles) -> str:
    """
    Write the hand in the code that cmajiang takes: honors by number, white 5, red 7.
    """
    counts = counts_of(hand)
    words = []
    for suit, first in zip("mpsz", range(0, 36, 9), strict=True):
        ranks = enumerate(counts[first : first + 9], start=1)
        digits = "".join(str(rank) * count for rank, count in ranks)
        words.append(suit + digits if digits else "")
    return "".join(words)
