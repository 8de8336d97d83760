"""The ends of the wall: replacements, half a stack, the dead wall, the last tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.unit.deal.walls import Ends

from paiju.deal.wall_end import (
    dead_wall,
    last_live,
    next_from_head,
    next_from_tail,
    split_stack,
)
from paiju.rules.editions import ruleset

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

DEALS = 400


@pytest.mark.parametrize(
    ("size", "first"), [(136, [134, 135, 132, 133, 130]), (144, [142, 143, 140, 141, 138])]
)
def test_replacements_take_the_upper_tile_first__decision_0105(
    size: int, first: list[int]
) -> None:
    """
    The spec's own rows.
    """
    assert first == [next_from_tail(size, 53, done) for done in range(5)]


def test_ends_meet_as_on_a_desk__decision_0422(
    chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    MCR's wall is played out: head and tail in any order give the tiles that a desk gives.
    """
    for _ in range(random_count(DEALS)):
        desk, head, replaced, taken = Ends(144, 53), 53, 0, set(range(53))
        tail_share = chance.random()
        while desk.stacks:
            if chance.random() < tail_share:
                place = next_from_tail(144, head, replaced)
                replaced += 1
                assert desk.from_tail() == place
            else:
                place = next_from_head(144, head, replaced)
                head = place + 1
                assert desk.from_head() == place
            taken.add(place)
        assert set(range(144)) == taken


@pytest.mark.parametrize("replaced", range(9))
def test_last_tile_of_a_wall_played_out(replaced: int) -> None:
    """
    After an odd number of replacements the lower tile of a half stack is the last.
    """
    desk = Ends(144, 53)
    for _ in range(replaced):
        desk.from_tail()

    assert desk.left()[-1] == last_live(ruleset("mcr").table, replaced)
    assert () == dead_wall(ruleset("mcr").table, replaced)
    assert split_stack(ruleset("mcr").table, replaced) is None


@pytest.mark.parametrize(("kongs", "index"), [(0, 121), (1, 120), (2, 119), (3, 118), (4, 117)])
def test_sea_bottom_index_after_kongs(kongs: int, index: int) -> None:
    """
    Case W15.
    """
    assert index == last_live(ruleset("wsom").table, kongs)


@pytest.mark.parametrize("kongs", range(17))
def test_fourteen_tiles_stay__wsom08_dead_wall_1(kongs: int) -> None:
    """
    However many kongs: fourteen, and 69 draws after the deal.
    """
    table = ruleset("wsom").table
    desk = Ends(136, 53)
    for _ in range(kongs):
        desk.from_tail()
    apart, _ = desk.set_apart()

    assert 14 == len(apart)
    assert tuple(apart) == dead_wall(table, kongs)
    assert 69 == len(desk.left()) - 14 + kongs == table.draws_after_deal


@pytest.mark.parametrize("kongs", range(17))
def test_seventh_full_stack_is_split__wsom08_dead_wall_2(kongs: int) -> None:
    """
    After an odd number: its lower tile is dead, its upper one the last of the live wall.
    """
    table = ruleset("wsom").table
    desk = Ends(136, 53)
    for _ in range(kongs):
        desk.from_tail()
    apart, upper = desk.set_apart()
    live = [tile for tile in desk.left() if tile not in apart]

    assert live[-1] == last_live(table, kongs)
    assert (None if upper is None else upper // 2) == split_stack(table, kongs)
    assert upper is None or upper == live[-1]


def test_nobody_claims_so_south_draws_the_last_tile() -> None:
    """
    Case W12: 69 draws beginning with South; the 69th is South's, and its index is 121.
    """
    table = ruleset("wsom").table
    places, head = [], 53
    for _ in range(table.draws_after_deal):
        places.append(next_from_head(136, head, 0))
        head = places[-1] + 1

    assert (69, 121) == (len(places), places[-1])
    assert "S" == "SWNE"[(len(places) - 1) % 4]
    assert places[-1] == last_live(table, 0)
