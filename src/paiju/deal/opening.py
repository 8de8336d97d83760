"""From the dice to the dealt hands: whom the dice name, where the wall opens, who takes what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from paiju.deal.wall import PRIVATE_TILES, draw_order, place_of, tile_set
from paiju.errors import ImpossibleHand, NotationError, quote

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paiju.rules.ruleset import Ruleset
    from paiju.rules.table_rules import TableRules

__all__ = [
    "Dice",
    "Opening",
    "Source",
    "chance_of",
    "counted_seat",
    "dealt",
    "opening",
    "read_dice",
]

Dice = tuple[int, int, int, int]
"""The dealer's two dice, then the opener's two."""

_ROUNDS: Final = 3
_AT_ONCE: Final = 4
_PRIVATE_HAND: Final = 13
_FACES: Final = range(1, 7)


class Source(Protocol):
    """
    Stand for where chance comes from: a seed (`chance`) or a key (`key_stream`).
    """

    def shuffled(self, tiles: bytes) -> bytes:
        """
        Give the tiles in an order, each as likely.
        """
        ...

    def die(self) -> int:
        """
        Throw a die.
        """
        ...


@dataclass(frozen=True, slots=True)
class Opening:
    """
    What two throws of two dice decide.

    `opener` is the seat that threw second, `count` the sum of both throws; `tail` is the stack
    where the count ended and `head` the one after it, both in physical order (`stack_name`).
    `order` has the physical position of each tile in draw order.

    >>> from paiju.rules.editions import ruleset
    >>> found = opening(ruleset("wsom"), (6, 6, 6, 6))
    >>> found.opener, found.count, found.tail, found.head, found.order[:2]
    (3, 24, 40, 41, (82, 83))
    """

    opener: int
    count: int
    head: int
    tail: int
    order: tuple[int, ...]


def counted_seat(thrower: int, pips: int) -> int:
    """
    Count seats counter-clockwise from the thrower as 1.

    >>> [counted_seat(0, pips) for pips in (5, 9, 2, 6, 10, 3, 7, 11, 4, 8, 12)]
    [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    """
    return (thrower + pips - 1) % 4


def opening(rules: Ruleset, dice: Dice) -> Opening:
    """
    Find where the wall opens; East, seat 0, throws first.

    The stacks counted are set off clockwise from the opener's right end, past his left end into
    the wall of his left neighbour; they stay where they are.

    >>> from paiju.deal.wall import stack_name
    >>> from paiju.rules.editions import ruleset
    >>> found = opening(ruleset("mcr"), (3, 4, 5, 6))
    >>> stack_name(found.tail, 18), stack_name(found.head, 18)
    ('W18', 'S1')
    """
    stacks = rules.table.stacks
    assert stacks, "private walls are not opened"
    opener = counted_seat(0, dice[0] + dice[1])
    count = sum(dice)
    tail = (place_of(opener) * stacks + count - 1) % (4 * stacks)
    head = (tail + 1) % (4 * stacks)
    return Opening(opener, count, head, tail, draw_order(rules.table, head))


def dealt(table: TableRules) -> tuple[tuple[int, ...], ...]:
    """
    Give for each seat the places of its first tiles in draw order, as it takes them.

    Three times two stacks go to each; then East takes the first and the fifth tile of what is
    left (跳牌), between them the others one each. From a private wall a seat takes thirteen.

    >>> from paiju.rules.editions import ruleset
    >>> for places in dealt(ruleset("mcr").table):
    ...     print(*places)
    0 1 2 3 16 17 18 19 32 33 34 35 48 52
    4 5 6 7 20 21 22 23 36 37 38 39 49
    8 9 10 11 24 25 26 27 40 41 42 43 50
    12 13 14 15 28 29 30 31 44 45 46 47 51
    """
    if table.layout == "private_walls":
        starts = range(0, 4 * PRIVATE_TILES, PRIVATE_TILES)
        return tuple(tuple(range(start, start + _PRIVATE_HAND)) for start in starts)
    taken: list[list[int]] = [[], [], [], []]
    for turn in range(4 * _ROUNDS):
        taken[turn % 4].extend(range(_AT_ONCE * turn, _AT_ONCE * (turn + 1)))
    for turn in range(5):
        taken[turn % 4].append(4 * _ROUNDS * _AT_ONCE + turn)
    return tuple(tuple(places) for places in taken)


def chance_of(rules: Ruleset, source: Source) -> tuple[bytes, Dice]:
    """
    Shuffle a wall, then throw the four dice: in this order, from one source.

    >>> from paiju.deal.chance import Chance
    >>> from paiju.rules.editions import ruleset
    >>> wall, dice = chance_of(ruleset("mcr"), Chance(7))
    >>> len(wall), dice
    (144, (4, 4, 1, 2))
    """
    wall = source.shuffled(tile_set(rules))
    return wall, (source.die(), source.die(), source.die(), source.die())


def read_dice(dice: Iterable[int]) -> Dice:
    """
    Check four dice: the dealer's two, then the opener's two.

    >>> read_dice([6, 6, 6, 5])
    (6, 6, 6, 5)
    """
    thrown = tuple(dice)
    for place, die in enumerate(thrown, start=1):
        if type(die) is not int or die not in _FACES:
            raise NotationError(
                "a die that shows no such number",
                place=f"die {place}",
                found=str(die) if type(die) is int and abs(die) < 10**9 else quote(die),
                expected="1 to 6",
            )
    if len(thrown) != 4:
        raise ImpossibleHand(
            "a wrong number of dice",
            found=str(len(thrown)),
            expected="4",
            remedy="give the dealer's two, then the opener's two",
        )
    return thrown[0], thrown[1], thrown[2], thrown[3]
