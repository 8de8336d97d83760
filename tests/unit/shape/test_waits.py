"""What completes a hand of 13 in form, against adding every tile and reading."""

from __future__ import annotations

from array import array
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from tests.property.hands import random_wins
from tests.unit.shape.reference import ORPHANS, waits_of

from paiju.shape.forms import FORMS, form_mask
from paiju.shape.readings import Readings
from paiju.shape.waits import Waits
from paiju.tiles import Hand

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from random import Random

ALL = form_mask(FORMS)


def counts_of(tiles: Iterable[int]) -> array[int]:
    """
    Count tiles by kind.
    """
    held = Counter(tiles)
    return array("i", [held[kind] for kind in range(34)])


def waits_found(tiles: Iterable[int], need: int, forms: int = ALL) -> set[int]:
    """
    Give the waits that the package finds.
    """
    mask = Waits().find(counts_of(tiles), need, forms)
    return {kind for kind in range(64) if mask >> kind & 1}


def waits_by_reading(tiles: list[int], need: int, forms: int) -> set[int]:
    """
    Give the kinds that leave a reading when added.
    """
    readings = Readings()
    found = set()
    for kind in range(34):
        readings.find(counts_of([*tiles, kind]), need, forms)
        if readings.size:
            found.add(kind)
    return found


def kinds(text: str) -> list[int]:
    """
    Give the concealed kinds of a hand.
    """
    return [tile.kind for tile in Hand.parse(text).concealed]


def test_random_ready_hands_wait_for_what_completes_them(
    chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    A winning hand without any one of its tiles waits as the reference says, that tile included.
    """
    for won in random_wins(chance, random_count, 100):
        need = 4 - len(won.hand.melds)
        tiles = list(won.row("mcr")[9 : 23 - 3 * len(won.hand.melds)])
        lost = tiles.pop(chance.randrange(len(tiles)))
        found = waits_found(tiles, need)

        assert lost in found
        assert waits_of(tiles, need, FORMS) == found, tiles


@pytest.mark.parametrize("form", [*FORMS, "all"])
def test_waits_in_each_form_are_those_that_reading_finds(
    form: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Adding each kind and asking for readings gives the same waits, form by form.
    """
    forms = ALL if form == "all" else form_mask([form])
    for won in random_wins(chance, random_count, 400):
        need = 4 - len(won.hand.melds)
        tiles = list(won.row("mcr")[9 : 23 - 3 * len(won.hand.melds)])
        tiles.pop(chance.randrange(len(tiles)))

        assert waits_by_reading(tiles, need, forms) == waits_found(tiles, need, forms), tiles


def test_hands_of_few_kinds_wait_for_what_completes_them(
    chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Tiles at random of one suit and some honors, ready or not, with any number of melds.
    """
    ready = 0
    for _ in range(random_count(1500)):
        first = chance.choice((0, 9, 18))
        pool = [*range(first, first + 9), *chance.sample(range(27, 34), chance.choice((0, 0, 1)))]
        need = chance.choice((0, 1, 2, 3, 4, 4, 4))
        tiles = chance.sample(pool * 4, 3 * need + 1)
        found = waits_found(tiles, need)
        ready += bool(found)

        assert waits_by_reading(tiles, need, ALL) == found, sorted(tiles)
    assert ready


@pytest.mark.parametrize(
    ("hand", "waits"),
    [
        ("1112345678999m", set(range(9))),
        ("19m19p19sESWNCFP", ORPHANS),
        ("119m19p19sESWNCF", {33}),
        ("1133m5577p99s1sEE", {18}),
        ("1111m333p555sEEE", {0}),
        ("147m258p369s123sE", {27}),
        ("147m258p36s123sEE", {26}),
        ("147m258p36sESWNC", {26, 32, 33}),
        ("147m258p369sESWN", {31, 32, 33}),
        ("123m456p789sESWN", set()),
        ("2223334445556m", {0, 2, 3, 4, 5, 6}),
    ],
)
def test_waits_worth_knowing(hand: str, waits: set[int]) -> None:
    """
    Nine gates, orphans, pairs, knitted tiles, a fifth tile, and hands that are not ready.
    """
    assert waits == waits_found(kinds(hand), 4)


@pytest.mark.parametrize("tiles", [11, 12, 14])
def test_tiles_of_another_number_wait_for_nothing(tiles: int) -> None:
    """
    Pungs and a pair, or a pung's worth less, are not one tile short of sets and a pair.
    """
    held = [kind // 3 for kind in range(tiles)]
    apart = [0, 1, 2, 9, 9, *[kind // 3 for kind in range(54, 54 + tiles - 5)]]

    assert set() == waits_found(held, 4, form_mask(["basic"]))
    assert set() == waits_found(apart, 4, form_mask(["basic"]))


def test_a_searcher_serves_many_hands() -> None:
    """
    What one hand waited for is forgotten with the next.
    """
    waits = Waits()
    first = waits.find(counts_of(kinds("1112345678999m")), 4, ALL)
    waits.find(counts_of(kinds("123m456p789sESWN")), 4, ALL)

    assert first == waits.find(counts_of(kinds("1112345678999m")), 4, ALL)
