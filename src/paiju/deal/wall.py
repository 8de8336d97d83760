"""The wall: its tiles, its stacks by name, and the order in which it is drawn.

A wall is written in its physical order: the walls clockwise, E N W S; in each the stacks from the
owner's right to his left; in a stack the upper tile, then the lower. Draw order begins at the head
that the dice found; index 0 is the upper tile of the head stack. What is left at the other end is
in `wall_end`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paiju.errors import ImpossibleHand, NotationError, number, quote
from paiju.tiles import Tile, tile

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paiju.rules.ruleset import Ruleset
    from paiju.rules.table_rules import TableRules

__all__ = [
    "PRIVATE_TILES",
    "WALLS",
    "draw_order",
    "from_draw_order",
    "in_draw_order",
    "place_of",
    "read_wall",
    "stack_name",
    "stack_named",
    "tile_set",
    "wall_text",
]

WALLS: Final = "ENWS"
"""The four walls, clockwise from East's."""

PRIVATE_TILES: Final = 34
"""How many tiles a private wall has."""

_ALIKE: Final = 4
_FIRST_FLOWER: Final = 34
_ALL_KINDS: Final = 42


def tile_set(rules: Ruleset) -> bytes:
    """
    Give the tiles of an edition as kinds, in the order of kinds.

    >>> from paiju.rules.editions import ruleset
    >>> len(tile_set(ruleset("mcr"))), len(tile_set(ruleset("wsom")))
    (144, 136)
    """
    alike = bytes(kind for kind in range(_FIRST_FLOWER) for _ in range(_ALIKE))
    return alike + bytes(range(_FIRST_FLOWER, _ALL_KINDS)) if rules.flowers else alike


def place_of(seat: int) -> int:
    """
    Give the place of a seat's wall in `WALLS`; of a place, the seat whose wall it is.

    >>> [WALLS[place_of(seat)] for seat in range(4)]
    ['E', 'S', 'W', 'N']
    """
    return -seat % 4


def stack_name(stack: int, stacks: int) -> str:
    """
    Name a stack by its wall and its number from the owner's right.

    >>> stack_name(0, 17), stack_name(11, 17), stack_name(40, 17)
    ('E1', 'E12', 'W7')
    """
    place, beside = divmod(stack, stacks)
    return f"{WALLS[place]}{beside + 1}"


def stack_named(name: str, stacks: int) -> int:
    """
    Give the stack with this name.

    >>> stack_named("W7", 17)
    40
    """
    wall, text = name[:1], name[1:]
    known = wall in WALLS and text.isascii() and text.isdecimal() and len(text) <= 2
    if not wall or not known or not 1 <= int(text) <= stacks:
        raise NotationError(
            "no such stack",
            found=quote(name),
            expected=f"a wall of E, S, W, N and a number from 1 to {stacks}",
            remedy='write "E12"',
        )
    return WALLS.index(wall) * stacks + int(text) - 1


def draw_order(table: TableRules, head: int = 0) -> tuple[int, ...]:
    """
    Give the physical position of each tile in draw order, from the head stack on.

    Private walls have no head stack: the order is that of seat 0's wall from its end, then that
    of seat 1's, and so on.

    >>> from paiju.rules.editions import ruleset
    >>> draw_order(ruleset("wsom").table, 41)[:3], draw_order(ruleset("botzone").table)[33:35]
    ((82, 83, 84), (0, 67))
    """
    size = table.wall_tiles
    if table.layout == "private_walls":
        ends = range(PRIVATE_TILES, size + 1, PRIVATE_TILES)
        return tuple(end - 1 - draw for end in ends for draw in range(PRIVATE_TILES))
    return tuple((2 * head + index) % size for index in range(size))


def in_draw_order(wall: bytes, order: tuple[int, ...]) -> bytes:
    """
    Give a wall's tiles in draw order.

    >>> in_draw_order(b"abcd", (2, 3, 0, 1))
    b'cdab'
    """
    return bytes(wall[position] for position in order)


def from_draw_order(drawn: bytes, order: tuple[int, ...]) -> bytes:
    """
    Give in physical order the tiles that stand in draw order.

    >>> from_draw_order(b"cdab", (2, 3, 0, 1))
    b'abcd'
    """
    wall = bytearray(len(drawn))
    for position, kind in zip(order, drawn, strict=True):
        wall[position] = kind
    return bytes(wall)


def wall_text(wall: bytes) -> str:
    """
    Write a wall: its tiles in physical order with one space between two.

    >>> wall_text(bytes([0, 27, 34]))
    '1m E f1'
    """
    return " ".join(str(Tile(kind)) for kind in wall)


def read_wall(wall: str | Iterable[Tile | str | int], rules: Ruleset) -> bytes:
    """
    Read a wall in physical order, as a text or as tiles, and check that it is whole.

    >>> from paiju.rules.editions import ruleset
    >>> text = wall_text(tile_set(ruleset("mcr")))
    >>> read_wall(text, ruleset("mcr")) == tile_set(ruleset("mcr"))
    True
    """
    wanted = tile_set(rules)
    parts = wall.split() if isinstance(wall, str) else wall
    found = bytes(tile(part).kind for part in parts)
    if len(found) != len(wanted):
        raise ImpossibleHand(
            "a wall of another size",
            found=f"{number(len(found))} tiles",
            expected=f"{len(wanted)} ({rules.key})",
        )
    for kind in range(_ALL_KINDS):
        held, due = found.count(kind), wanted.count(kind)
        if held != due:
            raise ImpossibleHand(
                "a wall with too many or too few of a kind",
                found=f"{held} of {Tile(kind)}",
                expected=str(due),
            )
    return found
