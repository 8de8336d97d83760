"""Chance from a seed and from a key: the numbers of the documents, each as likely."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from paiju.deal.chance import Chance
from paiju.deal.key_stream import DOMAIN, KeyStream
from paiju.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WHOLE = 2**64 - 1
# A quarter of all numbers of 32 bits is thrown away for these.
WASTEFUL = (3 << 29, 3 << 30)


def splitmix(seed: int) -> Iterator[int]:
    """
    Give splitmix64's numbers as its description has them.
    """
    while True:
        seed = seed + 0x9E3779B97F4A7C15 & WHOLE
        mixed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & WHOLE
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WHOLE
        yield mixed ^ mixed >> 31


def below(numbers: Iterator[int], size: int) -> int:
    """
    Take upper halves until one falls into a part that every answer has as often.
    """
    for number in numbers:
        high, low = divmod((number >> 32) * size, 1 << 32)
        if low >= (1 << 32) % size:
            return high
    raise AssertionError


def stream(key: bytes) -> Iterator[int]:
    """
    Give the numbers of a key as docs say: SHA-256 over domain, key and counter.
    """
    count = 0
    while True:
        block = sha256(b"paiju stream 1\0" + key + count.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
        count += 1


def test_splitmix_gives_its_published_numbers() -> None:
    """
    The five numbers that implementations of splitmix64 compare for the seed 1234567.
    """
    chance = Chance(1234567)

    assert [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ] == [chance.next_number() for _ in range(5)]


@pytest.mark.parametrize("seed", [0, 1, 2**63, WHOLE, -1, 2**64 + 5, 10**30])
def test_numbers_and_shuffles_of_a_seed(seed: int) -> None:
    """
    Compiled and uncompiled are compared with the same plain numbers.
    """
    chance, plain = Chance(seed), splitmix(seed & WHOLE)

    assert [next(plain) for _ in range(50)] == [chance.next_number() for _ in range(50)]
    for size in (1, 2, 6, 136, 144, 2**31 - 1, WASTEFUL[0]):
        assert [below(plain, size) for _ in range(20)] == [chance.below(size) for _ in range(20)]
    order = list(range(144))
    for last in range(143, 0, -1):
        chosen = below(plain, last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    assert bytes(order) == chance.shuffled(bytes(range(144)))
    assert 1 + below(plain, 6) == chance.die()


def test_chance_goes_on_from_its_state() -> None:
    """
    A state that was read gives the same numbers again.
    """
    chance = Chance(4)
    chance.next_number()
    state = chance.state
    first = [chance.next_number() for _ in range(3)]
    chance.state = state

    assert first == [chance.next_number() for _ in range(3)]


def test_numbers_and_shuffles_of_a_key() -> None:
    """
    Four bytes a number, the highest numbers thrown away where they would be unfair.
    """
    key = bytes(range(32))
    source, plain = KeyStream(key), stream(key)

    assert b"paiju stream 1\0" == DOMAIN
    assert [next(plain) for _ in range(50)] == [source.next_number() for _ in range(50)]
    for size in (1, 6, 144, WASTEFUL[1], 2**32):
        fair = 2**32 - 2**32 % size
        wanted = (number % size for number in plain if number < fair)
        assert [next(wanted) for _ in range(20)] == [source.below(size) for _ in range(20)]
    assert list(range(144)) == sorted(source.shuffled(bytes(range(144))))


@pytest.mark.parametrize("shuffle", [Chance(11).shuffled, KeyStream(bytes(32)).shuffled])
def test_every_order_of_few_tiles_is_as_likely(shuffle: Callable[[bytes], bytes]) -> None:
    """
    24 orders of four tiles, 4,800 shuffles (chi-square, 23 degrees).
    """
    found = Counter(shuffle(b"abcd") for _ in range(4800))

    assert 24 == len(found)
    assert 3 < sum((count - 200) ** 2 / 200 for count in found.values()) < 75


@pytest.mark.parametrize("tiles", [b"", b"a", bytes(256)])
def test_few_or_many_tiles_are_shuffled(tiles: bytes) -> None:
    """
    None, one, and as many as fit.
    """
    assert tiles == Chance(1).shuffled(tiles) == KeyStream(bytes(32)).shuffled(tiles)


def test_more_tiles_than_fit_are_refused() -> None:
    """
    It is asked for by nobody, and would write where it may not.
    """
    with pytest.raises(AssertionError, match="257"):
        Chance(1).shuffled(bytes(257))


@pytest.mark.parametrize("size", [0, 31, 33])
def test_key_has_256_bits(size: int) -> None:
    """
    No shorter one, which could be guessed, and no longer one.
    """
    with pytest.raises(NotationError, match=f"found {size} bytes, expected 32 bytes"):
        KeyStream(bytes(size))
