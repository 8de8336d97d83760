"""Masks of kinds, and of forms."""

from __future__ import annotations

import pytest
from tests.unit.shape.reference import BODIES

from paiju.rules.editions import EDITIONS
from paiju.shape import masks
from paiju.shape.forms import FORMS, form_mask


def kinds_of(mask: int) -> set[int]:
    """
    Give the kinds in a mask.
    """
    return {kind for kind in range(64) if mask >> kind & 1}


def test_six_ways_of_knitted_tiles() -> None:
    """
    147, 258 and 369 lie over the suits in each of the six ways, once.
    """
    found = [kinds_of(masks.knitted_mask(way)) for way in range(6)]

    assert sorted(map(sorted, BODIES)) == sorted(map(sorted, found))


@pytest.mark.parametrize("mask", [0, 1, 1 << 33, (1 << 34) - 1, 0b1011 << 20, (1 << 64) - 1])
def test_ones_are_counted(mask: int) -> None:
    """
    As many kinds are counted as the mask has.
    """
    assert mask.bit_count() == masks.ones(mask)


def test_each_form_has_a_bit_of_its_own() -> None:
    """
    A mask of forms is the sum of theirs; every edition's forms are known.
    """
    assert [1, 2, 4, 8, 16] == [form_mask([form]) for form in FORMS]
    assert 31 == form_mask(FORMS)
    assert {form_mask(edition.forms) for edition in EDITIONS.values()} == {31, 13}


def test_constants_are_what_they_are_named_for(pure: bool) -> None:
    """
    Suits, winds, dragons, honors and terminals are the kinds that they should be.
    """
    if not pure:
        pytest.skip("compiled, the constants are numbers of C")

    assert set(range(27, 31)) == kinds_of(masks.WINDS)
    assert set(range(31, 34)) == kinds_of(masks.DRAGONS)
    assert set(range(27)) == kinds_of(masks.NUMBERS)
    assert {0, 8, 9, 17, 18, 26} == kinds_of(masks.TERMINALS)
    assert kinds_of(masks.HONORS) | kinds_of(masks.TERMINALS) == kinds_of(masks.ENDS)
    assert {0, 9, 18} == kinds_of(masks.ONE_OF_EACH_SUIT)
