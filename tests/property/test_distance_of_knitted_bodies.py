"""Distances and useful tiles by nine knitted tiles against a search of every such hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import TYPE_CHECKING

import numpy as np
import pytest
from tests.property.targets import concealed_counts, lacking, own_counts, targets

import paiju
from paiju.tiles import TILES, Hand, Meld, MeldKind

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from numpy.typing import NDArray

WAYS = [
    [
        9 * suit + rank
        for suit, first in enumerate(firsts)
        for rank in (first, first + 3, first + 6)
    ]
    for firsts in permutations(range(3))
]


@pytest.fixture(scope="module")
def bodies() -> dict[int, NDArray[np.int8]]:
    """
    Give the nine knitted tiles of every way with a pair (3 sets to find), and a set too (4).
    """
    found: dict[int, NDArray[np.int8]] = {}
    for need in (3, 4):
        beside = targets(need - 3)
        both = np.concatenate([beside + np.bincount(way, minlength=34) for way in WAYS])
        found[need] = both.astype(np.int8)[both.max(axis=1) <= 4]
    return found


def knitted_hand(chance: Random, need: int) -> Hand:
    """
    Deal 14 tiles near a knitted body, with one set laid open if `need` is 3, often of its tiles.
    """
    way = chance.choice(WAYS)
    near = [*way, *way, *range(34)]
    meld: list[int] = []
    what = chance.choice([MeldKind.PUNG, MeldKind.ADDED_KONG, MeldKind.CONCEALED_KONG])
    if need == 3:
        meld = [chance.choice(near)] * (3 if what is MeldKind.PUNG else 4)
    left = [kind for kind in range(34) for _ in range(4 - meld.count(kind))]
    dealt = [kind for kind in chance.sample(way, chance.randrange(5, 10)) if kind in left]
    for kind in dealt:
        left.remove(kind)
    size = 3 * need + 2
    if chance.random() < 0.5:
        left = [kind for kind in left if kind in chance.sample(near, 12)] + left[::9]
    dealt += chance.sample(left, size - len(dealt))
    tiles = [TILES[kind] for kind in dealt]
    return Hand(tuple(tiles[1:]), tuple(Meld(what, TILES[kind]) for kind in meld[:1]), tiles[0])


@pytest.mark.parametrize("need", [3, 4])
def test_knitted_bodies_lack_what_brute_force_finds(
    need: int,
    bodies: dict[int, NDArray[np.int8]],
    chance: Random,
    random_count: Callable[[int], int],
) -> None:
    """
    Each discard has the distance and the useful tiles of the nearest nine knitted tiles and rest.

    Alone, and under all of MCR, where the other forms are what they are without this one.
    """
    mcr = paiju.ruleset("mcr")
    alone = replace(mcr, forms=("knitted_body",))
    without = replace(mcr, forms=tuple(each for each in mcr.forms if each != "knitted_body"))
    for _ in range(random_count(3000 if need == 3 else 150)):
        hand = knitted_hand(chance, need)
        own = own_counts(hand)
        wanted = bodies[need][(bodies[need] + own).max(axis=1) <= 4]
        held = concealed_counts(hand)
        lacks = lacking(wanted, held)

        assert lacks - 1 == paiju.distance(hand, rules=alone), str(hand)
        assert min(lacks - 1, paiju.distance(hand, rules=without)) == paiju.distance(hand)
        by_tile = {each.tile: each for each in paiju.discards(hand, rules=alone)}
        all_forms = {each.tile: each for each in paiju.discards(hand)}
        others = {each.tile: each for each in paiju.discards(hand, rules=without)}
        for tile, found in by_tile.items():
            rest = held.copy()
            rest[tile.kind] -= 1
            lacks = lacking(wanted, rest)
            nearest = wanted[np.maximum(wanted - rest, 0).sum(axis=1) == lacks]
            left = np.where((nearest > rest).any(axis=0), 4 - held - own, 0)
            told = [(TILES[kind], int(left[kind])) for kind in np.flatnonzero(left)]
            other = others[tile]
            best = min(lacks - 1, other.distance)
            together = {
                *(told if lacks - 1 == best else []),
                *(other.useful if other.distance == best else []),
            }

            assert (lacks - 1, told) == (found.distance, [*found.useful]), f"{hand} - {tile}"
            assert best == all_forms[tile].distance, f"{hand} - {tile}"
            assert together == {*all_forms[tile].useful}, f"{hand} - {tile}"
