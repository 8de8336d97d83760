"""Distances against searches that take the definition at its word."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

import numpy as np
import pytest
from tests.property.targets import concealed_counts, lacking, own_counts, targets

import paiju
from paiju.shape.profiles import merged, profile_of
from paiju.shape.tables import payload
from paiju.tiles import TILES, Hand, Meld, MeldKind, Tile

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from numpy.typing import NDArray

LANES = [(sets, pair) for sets in range(5) for pair in range(2)]
FOUR_EACH = 0o444444444


def sets_of(ranks: int, *, chows: bool) -> list[tuple[int, ...]]:
    """
    List the sets of a suit as counts.
    """
    pungs = [tuple(3 * (rank == low) for rank in range(ranks)) for low in range(ranks)]
    if not chows:
        return pungs
    return pungs + [
        tuple(int(low <= rank < low + 3) for rank in range(ranks)) for low in range(ranks - 2)
    ]


def missing_of_all(ranks: int, sets: int, pair: int, *, chows: bool) -> NDArray[np.int8]:
    """
    Give for every vector of counts 0-4 how many tiles it lacks of so many sets and pairs.

    What contains them lacks none; all else lacks one more than the best that one tile more gives.
    """
    holds = np.zeros((5,) * ranks, dtype=bool)
    pairs = [tuple(2 * (rank == at) for rank in range(ranks)) for at in range(ranks)]
    for chosen in combinations_with_replacement(sets_of(ranks, chows=chows), sets):
        for eyes in pairs if pair else [(0,) * ranks]:
            counts = tuple(map(sum, zip(*chosen, eyes, strict=True)))
            if max(counts) <= 4:
                holds[counts] = True
    for axis in range(ranks):
        np.logical_or.accumulate(holds, axis=axis, out=holds)
    lacks = np.where(holds, 0, 99).astype(np.int8)
    while True:
        better = lacks.copy()
        for axis in range(ranks):
            up, down = [slice(None)] * ranks, [slice(None)] * ranks
            up[axis], down[axis] = slice(1, None), slice(None, -1)
            here = better[tuple(down)]
            np.minimum(here, lacks[tuple(up)] + np.int8(1), out=here, where=lacks[tuple(up)] < 99)
        if (better == lacks).all():
            return lacks
        lacks = better


def table_of_suits() -> tuple[NDArray[np.uint8], list[int]]:
    """
    Read the shipped classes of every suit, by ranks 6-9 and ranks 1-5, and their profiles.
    """
    content = payload()
    rows = np.frombuffer(content, "<u2", 3125)
    classes = np.frombuffer(content, np.uint8, 403_750, 6250).reshape(-1, 625)
    profiles = np.frombuffer(content, "<u8", 126, 6250 + 403_750 + 4096)
    return classes[rows], [int(profile) for profile in profiles]


@pytest.mark.parametrize(("sets", "pair"), LANES)
def test_every_suit_lacks_what_brute_force_finds(sets: int, pair: int) -> None:
    """
    All 405,350 vectors of a suit of at most 14 tiles have the right class, for each lane.
    """
    classes, profiles = table_of_suits()
    lacks = missing_of_all(9, sets, pair, chows=True)
    lane = np.array([profile >> 6 * (2 * sets + pair) & 63 for profile in profiles] + [99])
    # rank 1 counts fastest in a place of base five, the last axis in an array
    by_place = lacks.transpose(range(8, -1, -1)).reshape(625, 3125).T
    tiles = np.indices((5,) * 9, dtype=np.int8).sum(axis=0).reshape(625, 3125).T
    asked = tiles <= 14

    assert asked.sum() == 405_350
    assert (classes[asked] < 126).all()
    assert (lane[np.minimum(classes, 126)][asked] == by_place[asked]).all()


@pytest.mark.parametrize(("sets", "pair"), LANES)
def test_honors_lack_what_brute_force_finds(
    sets: int, pair: int, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Seven honors have the profile that brute force finds.
    """
    lacks = missing_of_all(7, sets, pair, chows=False)
    for _ in range(random_count(3000)):
        counts = tuple(chance.choice((0, 0, 0, 1, 1, 2, 3, 4)) for _ in range(7))
        packed = sum(count << 3 * rank for rank, count in enumerate(counts))
        profile = profile_of(packed, FOUR_EACH, 7, chows=False)

        assert lacks[counts] == profile >> 6 * (2 * sets + pair) & 63, counts


@pytest.fixture(scope="module")
def all_targets() -> dict[int, NDArray[np.int8]]:
    """
    Give the targets of hands with one and two sets to find.
    """
    return {need: targets(need) for need in (1, 2)}


def random_open_hand(chance: Random, need: int, size: int) -> Hand:
    """
    Deal a hand that has `need` sets to find, the rest laid open, its tiles crowded together.
    """
    suits = chance.sample(range(3), 2)
    pool = [kind for kind in range(34) if kind // 9 in suits or kind > 29] * 4
    while True:
        chance.shuffle(pool)
        melds: list[Meld] = []
        left = list(pool)
        while len(melds) < 4 - need:
            kind = chance.choice(left)
            what = chance.choice(list(MeldKind))
            if what is MeldKind.CHOW:
                tiles = [kind, kind + 1, kind + 2] if kind < 27 and kind % 9 < 7 else []
            else:
                tiles = [kind] * (3 if what is MeldKind.PUNG else 4)
            if tiles and all(left.count(each) >= tiles.count(each) for each in tiles):
                for each in tiles:
                    left.remove(each)
                melds.append(Meld(what, TILES[kind]))
        concealed = [TILES[kind] for kind in left[: size - 3 * len(melds)]]
        win = concealed.pop() if size == 14 else None
        return Hand(tuple(concealed), tuple(melds), win)


@pytest.mark.parametrize("need", [1, 2])
def test_open_hands_lack_what_brute_force_finds(
    need: int,
    all_targets: dict[int, NDArray[np.int8]],
    chance: Random,
    random_count: Callable[[int], int],
) -> None:
    """
    Hands with melds never count on a fifth tile, and lack what the nearest target says.
    """
    for _ in range(random_count(3000 // need**3)):
        hand = random_open_hand(chance, need, chance.choice((13, 14)))
        wanted = all_targets[need]
        wanted = wanted[(wanted + own_counts(hand)).max(axis=1) <= 4]
        lacks = lacking(wanted, concealed_counts(hand))

        assert lacks - 1 == paiju.distance(hand, rules="wsom"), str(hand)


def random_hand(chance: Random) -> Hand:
    """
    Deal 13 tiles, with or without melds, at random, crowded, or near to being knitted.
    """
    if chance.random() < 0.4:
        return random_open_hand(chance, chance.choice((1, 2, 3)), 13)
    kinds = [*range(34)]
    if chance.random() < 0.4:
        body = [9 * suit + rank for suit in range(3) for rank in (suit, suit + 3, suit + 6)]
        kinds = body * 3 + [*range(27, 34)] * 3 + kinds
    elif chance.random() < 0.5:
        kinds = chance.sample(kinds, 8) * 4 + chance.sample(kinds, 4)
    dealt: list[Tile] = []
    while len(dealt) < 13:
        each = TILES[chance.choice(kinds)]
        if dealt.count(each) < 4:
            dealt.append(each)
    return Hand(tuple(dealt))


@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_a_useful_tile_brings_the_hand_one_nearer(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    The useful tiles are those that lower the distance, but for tiles of which all four are held.
    """
    for _ in range(random_count(1500)):
        hand = random_hand(chance)
        now = paiju.distance(hand, rules=rules)
        own = own_counts(hand) + concealed_counts(hand)
        nearer = [
            each
            for each in TILES[:34]
            if own[each.kind] < 4 and paiju.distance(hand.with_win(each), rules=rules) < now
        ]
        found = paiju.useful_tiles(hand, rules=rules)

        assert nearer == [each.tile for each in found], str(hand)
        assert [4 - int(own[each.tile.kind]) for each in found] == [each.left for each in found]


@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_a_hand_is_ready_when_it_waits_for_a_tile_it_can_draw(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Distance 0 and waits in form of which the hand lacks at least one copy are the same thing.
    """
    for _ in range(random_count(3000)):
        hand = random_hand(chance)
        own = own_counts(hand) + concealed_counts(hand)
        waits = [each for each in paiju.waits_in_form(hand, rules=rules) if own[each.kind] < 4]

        assert bool(waits) == (paiju.distance(hand, rules=rules) == 0), str(hand)
        if waits:
            assert waits == [each.tile for each in paiju.useful_tiles(hand, rules=rules)]


def test_each_discard_leaves_what_its_hand_says(
    chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    A discard has the distance and the useful tiles of the 13 tiles left, itself lying open.
    """
    for _ in range(random_count(300)):
        hand = random_hand(chance)
        own = own_counts(hand) + concealed_counts(hand)
        drawn = chance.choice([each for each in TILES[:34] if own[each.kind] < 4])
        full = hand.with_win(drawn)
        found = paiju.discards(full)

        assert paiju.distance(full) == min(each.distance for each in found) - (
            paiju.distance(full) < 0
        )
        assert {*hand.concealed, drawn} == {each.tile for each in found}
        for each in found:
            rest = [*hand.concealed, drawn]
            rest.remove(each.tile)
            left = Hand(tuple(rest), hand.melds)

            assert paiju.distance(left) == each.distance
            assert paiju.useful_tiles(left, seen=str(each.tile)) == each.useful
        order = [(each.distance, -each.left) for each in found]
        assert sorted(order) == order


def test_two_suits_together_lack_what_their_profiles_say(
    chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Merging two profiles tries every share of the sets and the pair.
    """
    for _ in range(random_count(300)):
        one, two = (
            profile_of(
                sum(chance.choice((0, 0, 1, 2, 3)) << 3 * rank for rank in range(9)),
                FOUR_EACH,
                9,
                chows=True,
            )
            for _ in range(2)
        )
        together = merged(one, two)
        for sets, pair in LANES:
            shares = [
                (one >> 6 * (2 * first + eyes) & 63)
                + (two >> 6 * (2 * (sets - first) + pair - eyes) & 63)
                for first in range(sets + 1)
                for eyes in range(pair + 1)
            ]

            assert min(shares) == together >> 6 * (2 * sets + pair) & 63
