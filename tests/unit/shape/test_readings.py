"""Every reading of a hand is found, and each once."""

from __future__ import annotations

from array import array
from collections import Counter
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING

import pytest
from tests.property.hands import random_wins
from tests.unit.shape.reference import BODIES, ORPHANS, Found, readings_of, tiles_of

from paiju.rules.editions import ruleset
from paiju.scoring.mcr.edition import fan_edition
from paiju.scoring.mcr.kernel import Kernel
from paiju.shape.forms import FORMS, form_mask
from paiju.shape.readings import Readings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from random import Random

ALL = form_mask(FORMS)
CAPACITY = 64
WAYS = 256
Tiles = tuple[int, ...]
ONE_SUIT_SETS = [*range(7), *range(64, 73)]


def counts_of(tiles: Iterable[int]) -> array[int]:
    """
    Count tiles by kind.
    """
    held = Counter(tiles)
    return array("i", [held[kind] for kind in range(34)])


def row_of(tiles: Iterable[int], melds: tuple[int, ...] = ()) -> bytes:
    """
    Give the win row of concealed tiles, the first of them won.
    """
    own = list(tiles)
    row = [0, 0, 0, len(melds), own[0], *melds]
    row += [0] * (9 - len(row))
    row += own
    return bytes(row + [0] * (24 - len(row)))


def found_by(kernel: Kernel, row: bytes) -> list[Found]:
    """
    Give the readings that the package finds of a win row.
    """
    assert 0 == kernel.win.load_row(row, 0)
    kernel.best()
    found: list[Found] = []
    for reading in range(kernel.readings.size):
        kernel.see(reading, 5)
        codes = kernel.facts.set_codes()[kernel.facts.meld_count :]
        found.append((FORMS[kernel.facts.form], tuple(sorted(codes)), kernel.facts.pair))
    return found


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    """
    Give a kernel, which holds readings where they can be seen.
    """
    return Kernel(fan_edition(ruleset("mcr")))


@pytest.fixture(scope="module")
def one_suit() -> list[dict[Tiles, list[Found]]]:
    """
    Lay out, for 0 to 4 sets, all sets and a pair that one suit can hold: readings by tiles.
    """
    laid: list[dict[Tiles, list[Found]]] = [{} for _ in range(5)]
    for need in range(5):
        for sets in combinations_with_replacement(ONE_SUIT_SETS, need):
            for pair in range(9):
                held = Counter([pair, pair])
                for code in sets:
                    held += tiles_of(code)
                if max(held.values()) <= 4:
                    tiles = tuple(sorted(held.elements()))
                    laid[need].setdefault(tiles, []).append(("basic", sets, pair))
    return laid


def some(chance: Random, tiles: Iterable[Tiles], share: float) -> Iterator[Tiles]:
    """
    Give a share of many hands.
    """
    return (each for each in tiles if chance.random() < share)


def test_every_hand_of_one_suit_is_read(
    kernel: Kernel,
    one_suit: list[dict[Tiles, list[Found]]],
    chance: Random,
    random_count: Callable[[int], int],
) -> None:
    """
    Of all 19,000 ways that sets and a pair can lie in one suit no reading is missed or invented.
    """
    share = random_count(1000) / 1000
    for need, laid in enumerate(one_suit):
        melds = (91, 92, 93, 94)[need:]
        for tiles in some(chance, laid, share):
            first = chance.choice((0, 9, 18))
            moved = [first + kind for kind in tiles]
            expected = [
                (form, tuple(sorted(first + code for code in sets)), first + pair)
                for form, sets, pair in laid[tiles]
            ]
            if "seven_pairs" in {found[0] for found in readings_of(tiles, need, ["seven_pairs"])}:
                expected.append(("seven_pairs", (), -1))

            assert sorted(expected) == sorted(found_by(kernel, row_of(moved, melds))), moved


def test_random_hands_are_read_as_the_reference_reads_them(
    kernel: Kernel, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Forms, sets and pairs are those of a slow search from the text, for every form.
    """
    for won in random_wins(chance, random_count, 1000):
        row = won.row("mcr")
        melds = len(won.hand.melds)
        expected = readings_of(row[9 : 23 - 3 * melds], 4 - melds, FORMS)

        assert expected
        assert sorted(expected) == sorted(found_by(kernel, row)), won.hand


def test_hands_without_reading_have_none(
    chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Tiles at random, of few kinds, are read exactly when the reference reads them.
    """
    readings = Readings()
    for _ in range(random_count(1200)):
        kinds = chance.sample(range(34), chance.choice((5, 6, 9)))
        if chance.random() < 0.7:
            first = chance.choice((0, 9, 18))
            kinds = list(range(first, first + 9))
        tiles = chance.sample(kinds * 4, 14)
        readings.find(counts_of(tiles), 4, ALL)

        assert len(readings_of(tiles, 4, FORMS)) == readings.size, sorted(tiles)


@pytest.mark.parametrize("form", FORMS)
def test_only_the_forms_asked_for_are_read(
    form: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    A form outside the mask wins nothing.
    """
    readings = Readings()
    for won in random_wins(chance, random_count, 400):
        melds = len(won.hand.melds)
        tiles = list(won.row("mcr")[9 : 23 - 3 * melds])
        readings.find(counts_of(tiles), 4 - melds, form_mask([form]))

        assert len(readings_of(tiles, 4 - melds, [form])) == readings.size, tiles


def test_special_forms_need_fourteen_concealed_tiles() -> None:
    """
    Beside a meld there are no seven pairs, no orphans and no singles.
    """
    readings = Readings()
    for tiles in ([kind for kind in range(5) for _ in range(2)], sorted(ORPHANS)[:11]):
        readings.find(counts_of(tiles), 3, ALL & ~form_mask(["basic"]))

        assert 0 == readings.size


@pytest.mark.parametrize(("tiles", "need"), [(12, 4), (13, 4), (14, 3), (17, 4), (20, 4)])
def test_tiles_of_another_number_have_no_reading(tiles: int, need: int) -> None:
    """
    Sets without a pair, and more sets than are needed, are no reading and fill no more room.
    """
    readings = Readings()
    readings.find(counts_of(kind // 3 for kind in range(tiles)), need, form_mask(["basic"]))

    assert 0 == readings.size


def tiles_of_all(sets: Tiles) -> Tiles:
    """
    Give the tiles of some sets in their order.
    """
    return tuple(sorted(tile for code in sets for tile in tiles_of(code).elements()))


def most_readings(one_suit: list[dict[Tiles, list[Found]]]) -> int:
    """
    Bound the readings of any hand: what suits can hold, each of six bodies, seven pairs.
    """
    with_pair = [max(map(len, laid.values())) for laid in one_suit]
    without = [
        max(
            Counter(map(tiles_of_all, combinations_with_replacement(ONE_SUIT_SETS, need))).values()
        )
        for need in range(5)
    ]
    shares = (share for share in product(range(5), repeat=3) if sum(share) == 4)
    basic = max(with_pair[one] * without[two] * without[three] for one, two, three in shares)
    return basic + len(BODIES) * with_pair[1] + 1


def test_no_hand_comes_near_the_capacity(one_suit: list[dict[Tiles, list[Found]]]) -> None:
    """
    Readings, and ways of at most six places each, fill no half of the room held for them.
    """
    assert 4 == max(map(len, one_suit[4].values()))
    assert 11 >= most_readings(one_suit)
    assert CAPACITY >= 2 * most_readings(one_suit)
    assert WAYS >= 2 * 6 * most_readings(one_suit)
