"""The clocks of a deal: limits, fines and where they start, by the texts."""

from __future__ import annotations

import pytest

from paiju.deal.clock import (
    Overrun,
    claim_deadline,
    held_until,
    more_points_over,
    overrun,
    points_over,
    started_units,
    turn_deadline,
    turn_start,
)
from paiju.rules.editions import ruleset
from paiju.rules.table_rules import BOTZONE_TABLE, MCR_1998_TABLE, MCR_TABLE, WSOM_TABLE

S = 1000


def test_five_slow_discards_cost_both_fines__wsom08_time_limit_5() -> None:
    """
    Five discards of 40 s: 10 points each, and 20 s over the three minutes: 10 more.
    """
    assert Overrun(50, 10, is_forfeit=False) == overrun(WSOM_TABLE, [40 * S] * 5)


def test_more_than_80_points_is_a_forfeit__wsom08_time_limit_7() -> None:
    """
    60, 60, 60 and 75 s cost 65 and 25: 90 points, more than 80.
    """
    lost = overrun(WSOM_TABLE, [60 * S, 60 * S, 60 * S, 75 * S])

    assert Overrun(65, 25, is_forfeit=True) == lost
    assert lost.points == 90


def test_exactly_80_points_is_no_forfeit__wsom08_time_limit_7() -> None:
    """
    150 and 75 s cost 45 and 20, and 15 for 45 s over three minutes: 80, which is not above 80.
    """
    assert Overrun(60, 5, is_forfeit=False) == overrun(WSOM_TABLE, [195 * S])
    eighty = overrun(WSOM_TABLE, [150 * S, 75 * S])

    assert Overrun(45 + 20, 15, is_forfeit=False) == eighty
    assert eighty.points == 80


@pytest.mark.parametrize(
    ("used_ms", "points"),
    [(0, 0), (15 * S, 0), (15 * S + 1, 5), (30 * S, 5), (30 * S + 1, 10), (45 * S, 10)],
)
def test_each_started_fifteen_seconds_cost_5__wsom08_time_limit_2(
    used_ms: int, points: int
) -> None:
    """
    The limit itself is free; what is begun after it counts whole.
    """
    assert points == points_over(used_ms, 15 * S, 15 * S, 5)


def test_fines_are_counted_in_whole_numbers_of_64_bits() -> None:
    """
    What a table may say at most, over three years.
    """
    assert (10**11 - 1) * 10**6 == points_over(10**11, 1, 1, 10**6)
    assert 10**17 == more_points_over(1, 10**11 + 1, 1, 1, 10**6)


def test_overruns_of_discards_are_not_added_up__wsom08_time_limit_2() -> None:
    """
    Three discards 1 s over cost 5 each; together they would be one started unit.
    """
    assert overrun(WSOM_TABLE, [16 * S] * 3).by_discards == 15


@pytest.mark.parametrize(
    ("before_ms", "after_ms", "points"),
    [
        (0, 180 * S, 0),
        (170 * S, 180 * S + 1, 5),
        (180 * S + 1, 195 * S, 0),
        (195 * S, 196 * S, 5),
        (100 * S, 240 * S, 20),
    ],
)
def test_three_minutes_a_deal__wsom08_time_limit_1(
    before_ms: int, after_ms: int, points: int
) -> None:
    """
    A turn is charged the units over three minutes that begin in it.
    """
    assert points == more_points_over(before_ms, after_ms, 180 * S, 15 * S, 5)


def test_fines_along_the_way_are_the_fine_in_the_end() -> None:
    """
    What single turns are charged adds up to what the whole deal is charged.
    """
    turns = [20 * S, 61 * S, 5 * S, 99 * S, 33 * S, 1]
    total, charged = 0, 0
    for used in turns:
        charged += points_over(used, 15 * S, 15 * S, 5)
        charged += more_points_over(total, total + used, 180 * S, 15 * S, 5)
        total += used

    assert overrun(WSOM_TABLE, turns).points == charged


def test_a_clock_starts_at_the_discard_before__wsom08_time_limit_3() -> None:
    """
    Drawing late gains nothing: time runs from the upper seat's, or the claimed, discard.
    """
    assert turn_start(50 * S, 53 * S, 15 * S, from_own=False) == 50 * S


def test_nothing_is_timed_in_the_first_fifteen_seconds__decision_0132() -> None:
    """
    East discards after 9 s: East has used nothing, and South's clock starts at 15 s.
    """
    east = turn_start(0, 0, WSOM_TABLE.free_ms, from_own=False)
    south = turn_start(9 * S, 10 * S, WSOM_TABLE.free_ms, from_own=False)

    assert (east, south) == (15 * S, 15 * S)
    assert turn_deadline(WSOM_TABLE, east, is_first=True) == 30 * S
    assert started_units(9 * S - east, 15 * S) == 0


def test_a_replacement_starts_a_turn__wsom08_time_limit_3() -> None:
    """
    After a kong at 60 s the replacement's own time is the start.
    """
    assert WSOM_TABLE.replacement_restarts
    assert turn_start(60 * S, 60 * S, 15 * S, from_own=False) == 60 * S


def test_ten_seconds_from_ones_own_tile__wmcc_6_4() -> None:
    """
    The clock runs from the draw, the claim or the replacement.
    """
    start = turn_start(50 * S, 53 * S, 0, from_own=MCR_TABLE.discard_from == "own_tile")

    assert turn_deadline(MCR_TABLE, start, is_first=False) == 63 * S
    assert MCR_TABLE.replacement_restarts


def test_twenty_seconds_for_the_first_discard__wmcc_5_7_6() -> None:
    """
    Arranging, flowers and the dealer's first discard take at most 20 s.
    """
    assert turn_deadline(MCR_TABLE, 1 * S, is_first=True) == 21 * S


def test_fifteen_seconds_from_the_previous_discard__mcr98_play_4() -> None:
    """
    In 1998 the clock runs from the discard before, claims and flowers included; 30 s at first.
    """
    from_own = MCR_1998_TABLE.discard_from == "own_tile"
    start = turn_start(50 * S, 53 * S, 0, from_own=from_own)

    assert turn_deadline(MCR_1998_TABLE, start, is_first=False) == 65 * S
    assert turn_deadline(MCR_1998_TABLE, 0, is_first=True) == 30 * S
    assert not MCR_1998_TABLE.replacement_restarts


@pytest.mark.parametrize("rules", ["mcr", "mcr-1998"])
def test_an_overrun_has_no_tariff_in_mcr__wmcc_11_2_2(rules: str) -> None:
    """
    The referee takes points by weight; the clock takes none.
    """
    assert Overrun(0, 0, is_forfeit=False) == overrun(ruleset(rules).table, [99 * S], 99 * S)


def test_three_seconds_for_a_pung__wmcc_6_7() -> None:
    """
    Claims close 3 s after the discard.
    """
    assert claim_deadline(MCR_TABLE, 50 * S) == 53 * S


def test_programs_have_no_deadlines() -> None:
    """
    A limit of 0 is no limit.
    """
    assert claim_deadline(BOTZONE_TABLE, 50 * S) is None
    assert turn_deadline(BOTZONE_TABLE, 50 * S, is_first=False) is None
    assert points_over(99 * S, 0, 15 * S, 5) == 0


@pytest.mark.parametrize(
    ("discarder", "asker", "drawer", "held"),
    [(0, 2, 1, 16 * S), (0, 3, 1, 16 * S), (1, 3, 2, 16 * S), (1, 0, 2, None), (2, 0, 3, None)],
)
def test_draws_can_be_held_in_the_first_seconds__wsom08_time_limit_4(
    discarder: int, asker: int, drawer: int, held: int | None
) -> None:
    """
    West or North may ask South, North may ask West; nobody else anybody.
    """
    assert held == held_until(WSOM_TABLE, 1 * S, discarder, asker, drawer)


def test_draws_are_not_held_where_no_text_says_so() -> None:
    """
    MCR has no such right, and nobody draws before the seat whose turn it is.
    """
    assert held_until(MCR_TABLE, 0, 0, 2, 1) is None
    assert held_until(WSOM_TABLE, 0, 0, 3, 2) is None
