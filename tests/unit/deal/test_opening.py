"""Dice, opener, break and deal: worked cases, and every throw against a table built by hand."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from tests.unit.deal.walls import set_table, walk

from paiju.deal.chance import Chance
from paiju.deal.key_stream import KeyStream
from paiju.deal.opening import chance_of, counted_seat, dealt, opening, read_dice
from paiju.deal.wall import draw_order, in_draw_order, stack_name, tile_set
from paiju.errors import ImpossibleHand, NotationError
from paiju.rules.editions import ruleset

SUMS = tuple(range(2, 13))


def dice_of(first: int, second: int) -> tuple[int, int, int, int]:
    """
    Give four dice that show two sums.
    """
    one, other = max(1, first - 6), max(1, second - 6)
    return one, first - one, other, second - other


@pytest.mark.parametrize(
    ("pips", "seats"), [((5, 9), "ESWN"), ((2, 6, 10), "SWNE"), ((3, 7, 11), "WNES"),
                        ((4, 8, 12), "NESW")],
)  # fmt: skip
def test_dice_name_a_seat__wsom08_dice_count_1(pips: tuple[int, ...], seats: str) -> None:
    """
    5 and 9 the thrower, 2 6 10 his right neighbour, 3 7 11 across, 4 8 12 the left neighbour.
    """
    for thrower, named in enumerate(seats):
        assert [named] * len(pips) == ["ESWN"[counted_seat(thrower, sum_)] for sum_ in pips]


@pytest.mark.parametrize(
    ("pips", "seat"), [(5, "E"), (9, "E"), (2, "S"), (6, "S"), (10, "S"), (3, "W"), (7, "W"),
                       (11, "W"), (4, "N"), (8, "N"), (12, "N")],
)  # fmt: skip
def test_dealers_throw_names_the_opener__wsom08_opening_1(pips: int, seat: str) -> None:
    """
    The dealer counts as 1.
    """
    assert seat == "ESWN"[opening(ruleset("wsom"), dice_of(pips, 7)).opener]


@pytest.mark.parametrize("rules", ["mcr", "mcr-1998"])
def test_dealers_throw_names_the_opener__mcr98_event_5_5_2(rules: str) -> None:
    """
    5 9 the dealer, 2 6 10 South, 3 7 11 West, 4 8 12 North.
    """
    found = [opening(ruleset(rules), dice_of(pips, 7)).opener for pips in SUMS]

    assert "SWNESWNESWN" == "".join("ESWN"[seat] for seat in found)


@pytest.mark.parametrize(("first", "second"), [(2, 2), (7, 7), (12, 12)])
def test_both_throws_are_the_count__wsom08_opening_2(first: int, second: int) -> None:
    """
    From 4 to 24.
    """
    assert first + second == opening(ruleset("wsom"), dice_of(first, second)).count


def test_both_throws_are_the_count__mcr98_event_5_5_3() -> None:
    """
    In every pair of throws.
    """
    for first, second in product(SUMS, SUMS):
        assert first + second == opening(ruleset("mcr"), dice_of(first, second)).count


def test_opening_and_dealing__mcr98_event_5_5_4() -> None:
    """
    7 and 9: West's sixteenth stack is the end; East takes W17 W18, South S1 S2, and so on.
    """
    rules = ruleset("mcr")
    order = opening(rules, dice_of(7, 9)).order
    named = [[stack_name(order[place] // 2, 18) for place in places[::2]]
             for places in dealt(rules.table)]  # fmt: skip

    assert ["W17", "W18", "S7", "S8", "S15", "S16", "E5"] == named[0]
    assert ["S1", "S2", "S9", "S10", "S17", "S18", "E5"] == named[1]
    assert ["E5", "E7"] == [stack_name(order[place] // 2, 18) for place in (48, 52)]


@pytest.mark.parametrize(
    ("first", "second", "opener", "tail", "head"),
    [
        (8, 9, "N", "N17", "W1"),
        (2, 2, "S", "S4", "S5"),
        (5, 2, "E", "E7", "E8"),
        (5, 11, "E", "E16", "E17"),
        (5, 12, "E", "E17", "N1"),
        (7, 6, "W", "W13", "W14"),
        (7, 10, "W", "W17", "S1"),
    ],
)
def test_wsom_opens_within_the_openers_wall__wsom08_opening_3(
    first: int, second: int, opener: str, tail: str, head: str
) -> None:
    """
    The first is case W06: all seventeen stacks of North are counted, so the head is W1.
    """
    found = opening(ruleset("wsom"), dice_of(first, second))

    assert opener == "ESWN"[found.opener]
    assert (tail, head) == (stack_name(found.tail, 17), stack_name(found.head, 17))


@pytest.mark.parametrize(
    ("first", "second", "opener", "tail", "head"),
    [
        (12, 12, "N", "W7", "W8"),
        (9, 9, "E", "N1", "N2"),
        (9, 12, "E", "N4", "N5"),
        (6, 12, "S", "E1", "E2"),
        (10, 12, "S", "E5", "E6"),
        (11, 12, "W", "S6", "S7"),
    ],
)
def test_wsom_counts_on_past_17__wsom08_opening_4(
    first: int, second: int, opener: str, tail: str, head: str
) -> None:
    """
    The first is case W03: 18 is W1, so 24 is W7.
    """
    found = opening(ruleset("wsom"), dice_of(first, second))

    assert opener == "ESWN"[found.opener]
    assert (tail, head) == (stack_name(found.tail, 17), stack_name(found.head, 17))


def test_tiles_are_taken_clockwise__wsom08_opening_5() -> None:
    """
    From W8 (case W03) on to W17, then South's wall from its right, East's, North's.
    """
    order = opening(ruleset("wsom"), dice_of(12, 12)).order
    stacks = [stack_name(position // 2, 17) for position in order[::2]]

    assert ["W8", "W9"] == stacks[:2]
    assert ["W17", "S1"] == stacks[9:11]
    assert ["S17", "E1", "E17", "N1", "N17", "W1", "W7"] == [
        stacks[place] for place in (26, 27, 43, 44, 60, 61, 67)
    ]
    assert [0, 1] * 68 == [position % 2 for position in order]


@pytest.mark.parametrize(
    ("first", "second", "opener", "tail", "head"),
    [
        (2, 2, "S", "S4", "S5"),
        (5, 2, "E", "E7", "E8"),
        (8, 9, "N", "N17", "N18"),
        (8, 10, "N", "N18", "W1"),
        (12, 7, "N", "W1", "W2"),
        (12, 12, "N", "W6", "W7"),
        (9, 12, "E", "N3", "N4"),
        (10, 12, "S", "E4", "E5"),
        (11, 10, "W", "S3", "S4"),
    ],
)
def test_mcr_opens_behind_the_counted_stacks__decision_0421(
    first: int, second: int, opener: str, tail: str, head: str
) -> None:
    """
    Eighteen stacks a wall; beyond them the left neighbour's wall is counted on.
    """
    found = opening(ruleset("mcr"), dice_of(first, second))

    assert found == opening(ruleset("mcr-1998"), dice_of(first, second))
    assert opener == "ESWN"[found.opener]
    assert (tail, head) == (stack_name(found.tail, 18), stack_name(found.head, 18))


@pytest.mark.parametrize(("rules", "stacks"), [("mcr", 18), ("wsom", 17)])
def test_every_throw_agrees_with_a_table_built_by_hand(rules: str, stacks: int) -> None:
    """
    All 121 pairs of sums: opener, tail, head, order of all tiles and the four hands.
    """
    for first, second in product(SUMS, SUMS):
        table = set_table(stacks, first, second)
        found = opening(ruleset(rules), dice_of(first, second))
        drawn = [f"{stack_name(at // 2, stacks)}{'ul'[at % 2]}" for at in found.order]
        hands = [[drawn[place] for place in places] for places in dealt(ruleset(rules).table)]

        assert table.opener == "ESWN"[found.opener] == walk("E", first)
        assert (table.tail, table.head) == (
            stack_name(found.tail, stacks), stack_name(found.head, stacks)
        )  # fmt: skip
        assert table.drawn == drawn
        assert list(table.hands.values()) == hands


def test_first_stacks_go_round__wsom08_dealing_1() -> None:
    """
    Two stacks, four tiles, to East, South, West and North.
    """
    hands = dealt(ruleset("wsom").table)

    assert [(0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11), (12, 13, 14, 15)] == [
        places[:4] for places in hands
    ]


def test_twice_more_to_twelve__wsom08_dealing_2() -> None:
    """
    North's twelfth tile is the 48th of the wall.
    """
    hands = dealt(ruleset("wsom").table)

    assert (16, 17, 18, 19, 32, 33, 34, 35) == hands[0][4:12]
    assert (28, 29, 30, 31, 44, 45, 46, 47) == hands[3][4:12]


@pytest.mark.parametrize("rules", ["mcr", "mcr-1998", "wsom", "wsom-later"])
def test_jump_tiles__wsom08_dealing_3(rules: str) -> None:
    """
    East takes the first and the fifth of what is left, both of them upper tiles.
    """
    hands = dealt(ruleset(rules).table)

    assert ((48, 52), (49,), (50,), (51,)) == tuple(places[12:] for places in hands)


@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_fourteen_and_thirteen__wsom08_dealing_4(rules: str) -> None:
    """
    53 tiles in all, each once.
    """
    hands = dealt(ruleset(rules).table)

    assert [14, 13, 13, 13] == [len(places) for places in hands]
    assert list(range(53)) == sorted(place for places in hands for place in places)


def test_private_walls_give_thirteen_each() -> None:
    """
    The last thirteen tiles of each part, the last first.
    """
    rules = ruleset("botzone")
    wall = bytes(range(136))
    drawn = in_draw_order(wall, draw_order(rules.table))
    hands = [[drawn[place] for place in places] for places in dealt(rules.table)]

    assert [list(range(end - 1, end - 14, -1)) for end in (34, 68, 102, 136)] == hands
    with pytest.raises(AssertionError, match="private walls"):
        opening(rules, (1, 1, 1, 1))


@pytest.mark.parametrize("rules", ["mcr", "wsom", "botzone"])
def test_chance_is_a_whole_wall_and_four_dice(rules: str) -> None:
    """
    From a seed and from a key alike; the wall comes first.
    """
    edition = ruleset(rules)
    for source, again in ((Chance(5), Chance(5)), (KeyStream(bytes(32)), KeyStream(bytes(32)))):
        wall, dice = chance_of(edition, source)

        assert tile_set(edition) == bytes(sorted(wall))
        assert wall == again.shuffled(tile_set(edition))
        assert dice == (again.die(), again.die(), again.die(), again.die())
        assert dice == read_dice(dice)


def test_dice_are_fair() -> None:
    """
    Of 36 pairs of faces each comes about as often (chi-square, 35 degrees, far beyond 1 in 10^6).
    """
    for source in (Chance(8), KeyStream(bytes(32))):
        thrown = Counter((source.die(), source.die()) for _ in range(7200))
        faces = range(1, 7)
        odd = sum((thrown[pair] - 200) ** 2 / 200 for pair in product(faces, faces))

        assert 5 < odd < 95
        assert 7200 == sum(thrown.values())


@pytest.mark.parametrize("die", [0, 7, -1, True, 2.0, "3", 10**30])
def test_other_dice_are_refused__wsom08_dice_count_2(die: Any) -> None:
    """
    A die shows 1 to 6, and there are two in each throw.
    """
    with pytest.raises(NotationError, match="die 2"):
        read_dice([1, die, 1, 1])
    with pytest.raises(ImpossibleHand, match="wrong number of dice"):
        read_dice([1, 2, 3])
