"""Distances here are those of an outside program, but where it counts on a fifth tile."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

import paiju
from paiju.cli.outside import outside_distance
from paiju.cli.random_wins import random_win
from paiju.shape.masks import knitted_mask
from paiju.shape.profiles import flipped, merged, profile_of, together
from paiju.tiles import TILES, Hand

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

HANDS = 20_000
SEVEN_EACH = 0o777777777
HONORS = range(27, 34)


def at_random(chance: Random) -> Hand:
    """
    Deal 13 tiles from the whole set.
    """
    return Hand(tuple(chance.sample(TILES[:34] * 4, 13)))


def near_complete(chance: Random) -> Hand:
    """
    Take a winning hand, melds and all, without its winning tile, and change a few tiles.
    """
    won = random_win(chance).hand
    held = [tile for meld in won.melds for tile in meld.tiles]
    concealed = list(won.concealed)
    for _ in range(chance.randrange(4)):
        concealed.pop(chance.randrange(len(concealed)))
        left = Counter(TILES[:34] * 4) - Counter(concealed) - Counter(held)
        concealed.append(chance.choice([*left.elements()]))
    return Hand(tuple(concealed), won.melds)


def near_knitted(chance: Random) -> Hand:
    """
    Take tiles of a knitted way and honors, singly and doubly, and a few others.
    """
    way = knitted_mask(chance.randrange(6))
    knitted = [TILES[kind] for kind in range(27) if way >> kind & 1]
    honors = [TILES[kind] for kind in HONORS]
    first = chance.sample(knitted, chance.randrange(5, 10))
    first += chance.sample(honors, chance.randrange(13 - len(first) + 1) // 2)
    left = Counter(TILES[:34] * 4) - Counter(first)
    return Hand((*first, *chance.sample([*left.elements()], 13 - len(first))))


def hands(chance: Random, count: int) -> Iterator[Hand]:
    """
    Give hands of 13, a third of each kind.
    """
    kinds = (at_random, near_complete, near_knitted)
    for place in range(count):
        yield kinds[place % 3](chance)


def without_a_limit_of_four(hand: Hand) -> int:
    """
    Give the distance by sets and a pair when a fifth tile may be counted on.
    """
    counts = hand.counts
    profiles = [
        profile_of(
            sum(counts[9 * suit + rank] << 3 * rank for rank in range(9 if suit < 3 else 7)),
            SEVEN_EACH,
            9 if suit < 3 else 7,
            chows=suit < 3,
        )
        for suit in range(4)
    ]
    first, last = merged(profiles[0], profiles[1]), merged(profiles[2], profiles[3])
    return together(first, flipped(last), 4 - len(hand.melds)) - 1


def test_distances_agree_with_an_outside_program__decision_0302(
    chance: Random, random_count: Callable[[int], int], seed: int
) -> None:
    """
    A distance differs only where a fifth tile would make the sets and the pair nearer.
    """
    pytest.importorskip("MahjongGB", reason="PyMahjongGB is built where a C++ compiler is")
    told = []
    for hand in hands(chance, random_count(HANDS)):
        ours, theirs = paiju.distance(hand), outside_distance(hand)
        if ours != theirs and not theirs == without_a_limit_of_four(hand) < ours:
            told.append((str(hand), ours, theirs))

    assert [] == told[:5], f"seed {seed}"
