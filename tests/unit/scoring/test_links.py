"""Which rows of two, three and four chows count together, against a slow reading of the text."""

from __future__ import annotations

from itertools import chain, combinations, combinations_with_replacement, pairwise
from typing import TYPE_CHECKING

import pytest

from paiju.rules.editions import ruleset
from paiju.scoring.mcr.edition import fan_edition
from paiju.scoring.mcr.kernel import Kernel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

CHOWS = [kind for kind in range(27) if kind % 9 < 7]
RED = 31
FOURS = {14: 48, 16: 32}
THREES = {23: 24, 28: 16, 30: 16, 39: 8, 41: 8, 50: 6}
TWOS = {69, 70, 71, 72}
OF_CHOWS = FOURS.keys() | THREES.keys() | TWOS


def of_four(chows: Sequence[int]) -> int:
    """
    Give the row of one chow four times, or of four a rank or two apart; 0 for none.
    """
    suits, lows = {low // 9 for low in chows}, sorted(chows)
    steps = {after - before for before, after in pairwise(lows)}
    if len(suits) > 1 or len(steps) > 1 or not steps <= {0, 1, 2}:
        return 0
    return 14 if steps == {0} else 16


def of_three(chows: Sequence[int]) -> int:
    """
    Give the row of three chows of one suit or of all three; 0 for none.
    """
    suits, lows = {low // 9 for low in chows}, sorted(low % 9 for low in chows)
    steps = (lows[1] - lows[0], lows[2] - lows[1])
    if len(suits) == 1:
        return {(0, 0): 23, (3, 3): 28, (1, 1): 30, (2, 2): 30}.get(steps, 0)
    if len(suits) == 3:
        return {(3, 3): 39, (0, 0): 41, (1, 1): 50}.get(steps, 0)
    return 0


def of_two(one: int, other: int) -> int:
    """
    Give the row of two chows; 0 for none.
    """
    if one // 9 == other // 9:
        return {0: 69, 3: 71, 6: 72}.get(abs(one - other), 0)
    return 70 if one % 9 == other % 9 else 0


def may_count_together(edges: Sequence[tuple[int, int, int]]) -> bool:
    """
    Tell whether each row joins parts not yet joined, and no chow enters the same row twice.
    """
    group = list(range(4))
    used: set[tuple[int, int]] = set()
    for one, other, row in edges:
        if group[one] == group[other] or {(one, row), (other, row)} & used:
            return False
        used |= {(one, row), (other, row)}
        group = [group[one] if each == group[other] else each for each in group]
    return True


def points_of(chows: Sequence[int]) -> int:
    """
    Give the most points that rows of chows may count together.
    """
    four = of_four(chows)
    if four:
        return FOURS[four]
    edges = [
        (one, other, of_two(chows[one], chows[other]))
        for one, other in combinations(range(4), 2)
        if of_two(chows[one], chows[other])
    ]
    best = 0
    for left_out in range(4):
        row = of_three([low for place, low in enumerate(chows) if place != left_out])
        if row:
            joins = any(left_out in edge[:2] for edge in edges)
            best = max(best, THREES[row] + joins)
    choices = chain.from_iterable(combinations(edges, size) for size in range(1, 4))
    return best or max((len(some) for some in choices if may_count_together(some)), default=0)


def hands(chance: Random, share: float) -> Iterator[tuple[int, ...]]:
    """
    Give a share of all hands of four chows that can be held.
    """
    for chows in combinations_with_replacement(CHOWS, 4):
        held = [low + step for low in chows for step in range(3)]
        if chance.random() < share and max(map(held.count, held)) <= 4:
            yield chows


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    """
    Give a kernel of MCR as played today.
    """
    return Kernel(fan_edition(ruleset("mcr")))


def load(kernel: Kernel, chows: Sequence[int]) -> int:
    """
    Let a kernel score four open chows and a pair of red dragons, and see the best way.
    """
    row = bytes([1, 0, 0, 4, RED, *chows, RED, RED])
    assert 0 == kernel.win.load_row(row.ljust(24, b"\0"), 0)
    value = kernel.best()
    kernel.see(kernel.best_reading(), kernel.best_place())
    return value


def test_chows_count_as_much_as_the_text_allows(
    kernel: Kernel, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Rows of chows add up to the most that account-once and non-identical leave.
    """
    points = fan_edition(ruleset("mcr")).points
    for chows in hands(chance, random_count(1000) / 1000):
        load(kernel, chows)
        counts = kernel.seen_counts()
        counted = {row: counts[row] for row in OF_CHOWS if counts[row]}

        assert points_of(chows) == sum(points[row] * count for row, count in counted.items())
        assert sum(row in THREES or row in FOURS for row in counted) <= 1


def test_every_choice_is_worth_as_much(
    kernel: Kernel, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Other choices of rows that may count together leave the total as it is, and all differ.
    """
    for chows in hands(chance, random_count(300) / 1000):
        value = load(kernel, chows)
        choices = kernel.links.choices()

        assert len(choices) == len(set(choices))
        for choice in choices:
            kernel.links.force(*choice)
            seen = kernel.see(kernel.best_reading(), kernel.best_place())
            kernel.links.forced = False

            assert value == seen, (chows, choice)
