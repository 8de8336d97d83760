"""The wall: its tiles, its stacks, its text, and the orders it is read in."""

from __future__ import annotations

import pytest

from paiju.deal.wall import (
    draw_order,
    from_draw_order,
    in_draw_order,
    read_wall,
    stack_name,
    stack_named,
    tile_set,
    wall_text,
)
from paiju.errors import ImpossibleHand, NotationError
from paiju.rules.editions import EDITIONS, ruleset
from paiju.tiles import Tile


def names_of(rules: str) -> list[str]:
    """
    Name all stacks of an edition's walls, and check that each name finds its stack.
    """
    stacks = ruleset(rules).table.stacks
    names = [stack_name(stack, stacks) for stack in range(4 * stacks)]
    assert list(range(4 * stacks)) == [stack_named(name, stacks) for name in names]
    return names


@pytest.mark.parametrize("rules", ["wsom", "wsom-later"])
def test_four_walls_of_stacks__wsom08_shuffle_5(rules: str) -> None:
    """
    Clockwise E N W S, seventeen in each from the owner's right to his left.
    """
    assert [f"{wall}{no}" for wall in "ENWS" for no in range(1, 18)] == names_of(rules)


@pytest.mark.parametrize("rules", ["mcr", "mcr-1998"])
def test_four_walls_of_stacks__mcr98_event_5_4(rules: str) -> None:
    """
    Eighteen in each: 36 tiles a player.
    """
    assert [f"{wall}{no}" for wall in "ENWS" for no in range(1, 19)] == names_of(rules)


@pytest.mark.parametrize("name", ["", "E", "E0", "E18", "X1", "1E", "E1x", "E٣", "E-1", "E" * 99])
def test_other_names_of_stacks_are_refused(name: str) -> None:
    """
    The sentence says what a name looks like.
    """
    with pytest.raises(NotationError, match='a number from 1 to 17; write "E12"'):
        stack_named(name, 17)


@pytest.mark.parametrize("rules", EDITIONS)
def test_each_edition_has_its_tiles(rules: str) -> None:
    """
    Four of each of 34 kinds; with flowers one of each of eight more.
    """
    edition = ruleset(rules)
    tiles = tile_set(edition)

    assert edition.table.wall_tiles == len(tiles) == (144 if edition.flowers else 136)
    assert [4] * 34 == [tiles.count(kind) for kind in range(34)]
    assert [int(edition.flowers)] * 8 == [tiles.count(kind) for kind in range(34, 42)]


def test_draw_order_goes_round_and_back() -> None:
    """
    What is put in draw order can be put back, from every head.
    """
    table = ruleset("mcr").table
    wall = bytes(range(144))
    for head in range(72):
        order = draw_order(table, head)

        assert list(range(144)) == sorted(order)
        assert wall == from_draw_order(in_draw_order(wall, order), order)
        assert wall[2 * head :] + wall[: 2 * head] == in_draw_order(wall, order)


def test_private_walls_are_drawn_from_their_ends() -> None:
    """
    Four parts of 34, each from its last tile to its first.
    """
    drawn = in_draw_order(bytes(range(136)), draw_order(ruleset("botzone").table))

    assert [33, 0, 67, 34, 101, 68, 135, 102] == [
        drawn[place] for place in (0, 33, 34, 67, 68, 101, 102, 135)
    ]


def test_wall_is_read_as_it_is_written() -> None:
    """
    As a text, as tiles, as kinds.
    """
    rules = ruleset("mcr")
    wall = bytes(reversed(tile_set(rules)))
    text = wall_text(wall)

    assert "f8 f7" == text[:5]
    assert wall == read_wall(text, rules)
    assert wall == read_wall([Tile(kind) for kind in wall], rules)
    assert wall == read_wall(list(wall), rules)


@pytest.mark.parametrize(
    ("left_out", "added", "sentence"),
    [
        (1, [], "A wall of another size: found 135 tiles, expected 136"),
        (0, ["1m"], "found 137 tiles"),
        (1, ["f1"], "found 3 of P, expected 4"),
        (1, ["1m"], "found 5 of 1m, expected 4"),
    ],
)
def test_wall_that_is_not_whole_is_refused(left_out: int, added: list[str], sentence: str) -> None:
    """
    Too many, too few, or of the wrong kinds.
    """
    tiles = wall_text(tile_set(ruleset("wsom"))).split()
    with pytest.raises(ImpossibleHand, match=sentence):
        read_wall([*tiles[: 136 - left_out], *added], ruleset("wsom"))


@pytest.mark.parametrize("part", ["1x", "", 42, -1])
def test_wall_of_no_tiles_is_refused(part: str | int) -> None:
    """
    The errors are those of tiles.
    """
    with pytest.raises(NotationError):
        read_wall([part], ruleset("wsom"))
