"""Lost time and its price, in both systems."""

from __future__ import annotations

import pytest

from paiju.referee.time_cost import (
    MCR_LATENESS,
    WSOM_2008_LATENESS,
    WSOM_CLOCK,
    WSOM_LATER_LATENESS,
    WSOM_TIME_OUT,
    TimeCost,
    break_left,
    forfeits_by_time_outs,
    medicine_break,
    overrun_points,
)


def test_w81_five_discards_of_40_seconds() -> None:
    """
    Five times 10 for the discards and 10 for the deal.
    """
    assert 60 == overrun_points((40,) * 5)


def test_w84_more_than_80_points() -> None:
    """
    15 + 15 + 15 + 20 for the discards, 25 for 255 seconds.
    """
    assert 90 == overrun_points((60, 60, 60, 75))


def test_w87_five_minutes_late() -> None:
    """
    Ten started half minutes: 50 points, and he plays.
    """
    assert TimeCost(50, "plays") == WSOM_2008_LATENESS.cost(300)


def test_w90_two_time_outs_of_20_seconds() -> None:
    """
    Each is rounded up by itself.
    """
    assert 10 == sum(WSOM_TIME_OUT.cost(seconds).points for seconds in (20, 20))


def test_w93_a_half_that_ran_into_the_break() -> None:
    """
    The break began at 70 minutes, so 7 of its 10 are left at 73.
    """
    assert 7 * 60 == break_left(70 * 60, 73 * 60)
    assert 10 * 60 == break_left(70 * 60, 69 * 60)
    assert 0 == break_left(70 * 60, 81 * 60)


@pytest.mark.parametrize(
    ("seconds", "points"), [(0, 0), (1, 5), (15, 5), (16, 10), (30, 10), (31, 15)]
)
def test_every_started_15_seconds_cost_5(seconds: int, points: int) -> None:
    """
    The clock of a deal counts started units.
    """
    assert TimeCost(points, "plays") == WSOM_CLOCK.cost(seconds)


@pytest.mark.parametrize(
    ("seconds", "cost"),
    [
        (0, TimeCost(0, "plays")),
        (1, TimeCost(10, "plays")),
        (600, TimeCost(10, "plays")),
        (601, TimeCost(20, "plays")),
        (900, TimeCost(20, "plays")),
        (901, TimeCost(0, "forfeits")),
    ],
)
def test_lateness_in_mcr(seconds: int, cost: TimeCost) -> None:
    """
    10 points up to 10 minutes, 20 up to 15, beyond a forfeit.
    """
    assert cost == MCR_LATENESS.cost(seconds)


def test_more_than_five_minutes_in_the_later_edition() -> None:
    """
    The hosts may rule absence, or points not below the price of that time.
    """
    assert TimeCost(55, "may_forfeit") == WSOM_LATER_LATENESS.cost(301)


def test_150_points_of_time_outs_are_not_yet_a_forfeit() -> None:
    """
    More than 150 in a half is one.
    """
    assert not forfeits_by_time_outs((50, 100))
    assert forfeits_by_time_outs((50, 105))


def test_medicine() -> None:
    """
    A minute with a note is free; without one, and beyond, it is a time-out.
    """
    assert 0 == medicine_break(45, note=True)
    assert 5 == medicine_break(61, note=True)
    assert 10 == medicine_break(60, note=False)
