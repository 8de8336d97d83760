"""A table as one could build it on a desk: stacks by name, hands that take them, two open ends."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

RIGHT = {"E": "S", "S": "W", "W": "N", "N": "E"}
LEFT = {right: seat for seat, right in RIGHT.items()}


class Table(NamedTuple):
    """
    A wall that has been opened and dealt, everything by name.
    """

    opener: str
    tail: str
    head: str
    drawn: list[str]
    hands: dict[str, list[str]]


def walk(seat: str, pips: int) -> str:
    """
    Count round the table to the right, the thrower being 1.
    """
    for _ in range(pips - 1):
        seat = RIGHT[seat]
    return seat


def stacks_leftward(seat: str, stacks: int) -> list[str]:
    """
    Name all stacks from a seat's right end on, to its left, then into its left neighbour's wall.
    """
    names: list[str] = []
    for _ in range(4):
        names += [f"{seat}{number}" for number in range(1, stacks + 1)]
        seat = LEFT[seat]
    return names


def set_table(stacks: int, first: int, second: int) -> Table:
    """
    Throw, count, open and deal; a tile is named by its stack and `u` for upper, `l` for lower.
    """
    opener = walk("E", first)
    ring = stacks_leftward(opener, stacks)
    count = first + second
    ahead = ring[count:] + ring[:count]
    piles = [[f"{name}u", f"{name}l"] for name in ahead]
    drawn = [tile for pile in piles for tile in pile]
    hands: dict[str, list[str]] = {seat: [] for seat in "ESWN"}
    for _, seat in product(range(3), "ESWN"):
        hands[seat] += piles.pop(0) + piles.pop(0)
    jump = [piles[0].pop(0), piles[2].pop(0)]
    rest = [tile for pile in piles for tile in pile]
    hands["E"] += jump
    for place, seat in enumerate("SWN"):
        hands[seat].append(rest[place])
    return Table(opener, ring[count - 1], ahead[0], drawn, hands)


class Ends:
    """
    A wall of numbered tiles in stacks of two, taken from either end.
    """

    def __init__(self, size: int, dealt: int = 0) -> None:
        self.stacks = [[upper, upper + 1] for upper in range(0, size, 2)]
        for _ in range(dealt):
            self.from_head()

    def from_head(self) -> int:
        """
        Take the upper, else the lower, tile of the first stack.
        """
        return self._from(0)

    def from_tail(self) -> int:
        """
        Take the upper, else the lower, tile of the last stack.
        """
        return self._from(-1)

    def _from(self, end: int) -> int:
        tile = self.stacks[end].pop(0)
        if not self.stacks[end]:
            self.stacks.pop(end)
        return tile

    def left(self) -> list[int]:
        """
        Give the tiles that are left, from head to tail.
        """
        return [tile for stack in self.stacks for tile in stack]

    def set_apart(self) -> tuple[list[int], int | None]:
        """
        Push fourteen tiles aside as WSOM says; give them, and the upper tile of a split stack.
        """
        stacks = [list(stack) for stack in self.stacks]
        if len(stacks[-1]) == 2:
            return [tile for stack in stacks[-7:] for tile in stack], None
        full = [stack for stack in stacks if len(stack) == 2]
        seventh = full[-7]
        apart = [tile for stack in full[-6:] for tile in stack]
        return sorted([seventh[1], *apart, *stacks[-1]]), seventh[0]
