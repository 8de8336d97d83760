"""The shuffle of walls by statistics: the two in use pass, and five well-known faults are caught.

All seeds are fixed: a result here never changes by itself. `paiju check shuffle` takes others.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from paiju.cli.shuffle_battery import Battery, deaf_bits
from paiju.deal.chance import Chance
from paiju.deal.key_stream import KeyStream
from paiju.deal.wall import tile_set
from paiju.rules.editions import ruleset

if TYPE_CHECKING:
    from collections.abc import Callable

    from paiju.cli.shuffle_battery import Finding, Shuffle

TILES = {rules: tile_set(ruleset(rules)) for rules in ("mcr", "wsom")}
WALLS = 12_000
FEW_WALLS = 4_000
MANY_WALLS = 250_000
FEWEST = 2_000
TICK = 0.0004


def key_of(number: int, size: int = 32) -> bytes:
    """
    Give a key of its own for each number.
    """
    return sha256(number.to_bytes(8, "big")).digest()[:size]


def judged(shuffle: Shuffle, tiles: bytes, walls: int, key_bytes: int = 32) -> dict[str, Finding]:
    """
    Run all tests of the battery on so many walls.
    """
    battery = Battery(tiles)
    for start in range(0, walls, 1000):
        keys = range(start, min(walls, start + 1000))
        battery.add([shuffle(key_of(key, key_bytes)) for key in keys])
    found = [*battery.findings(), deaf_bits(shuffle, key_of(walls, key_bytes))]
    return {each.test: each for each in found}


def failed(findings: dict[str, Finding]) -> set[str]:
    """
    Name the tests that were not passed.
    """
    return {test for test, each in findings.items() if not each.passed}


@pytest.fixture
def walls(random_count: Callable[[int], int]) -> Callable[[int], int]:
    """
    Scale a number of walls, but never below what the statistics need.
    """
    return lambda count: max(FEWEST, random_count(count))


@pytest.mark.parametrize("rules", TILES)
def test_walls_of_keys_are_true(rules: str, walls: Callable[[int], int]) -> None:
    """
    SHA-256 in counter mode, rejection, Fisher and Yates: nothing odd.
    """
    tiles = TILES[rules]

    found = judged(lambda key: KeyStream(key).shuffled(tiles), tiles, walls(WALLS))
    assert set() == failed(found)
    assert all(0.001 < each.probability <= 1 for each in found.values())


@pytest.mark.parametrize("rules", TILES)
def test_walls_of_seeds_are_true(rules: str, walls: Callable[[int], int]) -> None:
    """
    The generator of tests and simulation passes as well, all its 64 bits telling.
    """
    tiles = TILES[rules]

    found = judged(
        lambda key: Chance(int.from_bytes(key, "big")).shuffled(tiles), tiles, walls(WALLS), 8
    )
    assert set() == failed(found)
    assert all(0.001 < each.probability <= 1 for each in found.values())


def by_modulo(key: bytes) -> bytes:
    """
    Shuffle with bytes cut down by a remainder, so that small numbers come more often.
    """
    order = bytearray(TILES["wsom"])
    numbers = b"".join(sha256(key + bytes([block])).digest() for block in range(5))
    for last in range(len(order) - 1, 0, -1):
        chosen = numbers[last] % (last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return bytes(order)


def by_swapping_any(key: bytes) -> bytes:
    """
    Swap each place with any place: 136 ** 136 ways, which 136! does not divide.
    """
    order = bytearray(TILES["wsom"])
    chance = Chance(int.from_bytes(key, "big"))
    for place in range(len(order)):
        chosen = chance.below(len(order))
        order[place], order[chosen] = order[chosen], order[place]
    return bytes(order)


def by_small_seed(key: bytes) -> bytes:
    """
    Shuffle well, but with 32 bits of chance: 4 thousand million walls of 10 ** 190.
    """
    return Chance(int.from_bytes(key[:4], "big")).shuffled(TILES["wsom"])


def by_one_less(key: bytes) -> bytes:
    """
    Never choose the place itself (Sattolo's cycle): no tile stays where it was.
    """
    order = bytearray(TILES["wsom"])
    chance = Chance(int.from_bytes(key, "big"))
    for last in range(len(order) - 1, 0, -1):
        chosen = chance.below(last)
        order[last], order[chosen] = order[chosen], order[last]
    return bytes(order)


def by_cutting(key: bytes) -> bytes:
    """
    Cut a sorted wall anywhere: each kind comes into each place as often, but never alone.
    """
    cut = Chance(int.from_bytes(key, "big")).below(len(TILES["wsom"]))
    return TILES["wsom"][cut:] + TILES["wsom"][:cut]


def by_clock() -> Shuffle:
    """
    Make a shuffle whose seed is the time in milliseconds, a wall each 0.4 of them.
    """
    now = 1_700_000_000.0

    def shuffle(_key: bytes) -> bytes:
        nonlocal now
        now += TICK
        return Chance(int(now * 1000)).shuffled(TILES["wsom"])

    return shuffle


def test_modulo_bias_is_caught_by_places(walls: Callable[[int], int]) -> None:
    """
    A remainder of a byte makes low places likelier.
    """
    assert "places" in failed(judged(by_modulo, TILES["wsom"], walls(FEW_WALLS)))


def test_swapping_any_is_caught_by_places(walls: Callable[[int], int]) -> None:
    """
    A tile comes too often into the places just before its own.
    """
    assert {"places"} == failed(judged(by_swapping_any, TILES["wsom"], walls(FEW_WALLS), 8))


def test_sattolo_is_caught_by_places(walls: Callable[[int], int]) -> None:
    """
    One less than right: each place misses a quarter of the kind that was there.
    """
    assert {"places"} == failed(judged(by_one_less, TILES["wsom"], walls(FEW_WALLS), 8))


def test_small_seed_is_caught_by_deaf_bits() -> None:
    """
    224 bits of the key change nothing.
    """
    found = deaf_bits(by_small_seed, key_of(1))

    assert (224, False) == (found.measured, found.passed)


def test_small_seed_is_caught_by_repeats(pure: bool) -> None:
    """
    Whoever sees only walls: among 250,000 of them about seven come twice.
    """
    if pure:
        pytest.skip("a quarter of a million walls take a minute uncompiled")
    battery = Battery(TILES["wsom"])
    chance = Chance(1)
    battery.add([by_small_seed(chance.next_number().to_bytes(8, "big"))
                 for _ in range(MANY_WALLS)])  # fmt: skip
    found = {each.test: each for each in battery.findings()}

    assert {"repeats"} == failed(found)
    assert 1 <= found["repeats"].measured <= 20


def test_clock_is_caught_by_successive_walls(walls: Callable[[int], int]) -> None:
    """
    Walls of one tick are alike, came before, and no key has a say in them.
    """
    found = judged(by_clock(), TILES["wsom"], walls(FEW_WALLS))

    assert {"successive", "repeats", "key"} <= failed(found)


def test_cut_is_caught_by_neighbours(walls: Callable[[int], int]) -> None:
    """
    Each kind is in each place as often, but equal tiles stay together.
    """
    found = failed(judged(by_cutting, TILES["wsom"], walls(FEW_WALLS), 8))

    assert {"pairs", "neighbours", "repeats"} <= found
