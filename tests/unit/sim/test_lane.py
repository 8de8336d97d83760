"""A lane: its deals depend on its own seed, whatever is played, and end as deals end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.unit.sim.lanes import decisions

from paiju.deal import codes
from paiju.deal.edition import Edition
from paiju.rules.editions import ruleset
from paiju.sim.lane import Lane

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random


def _walls(lane: Lane, deals: int, choose: Callable[[tuple[int, ...]], int]) -> list[bytes]:
    """
    Play some deals of a lane and give their walls.
    """
    walls = []
    lane.goes_on = 0
    for _ in range(deals):
        walls.append(lane.table.wall_tiles())
        while not lane.forward():
            lane.act(choose(lane.table.legal(lane.seat)))
        lane.leave()
    return walls


def test_walls_do_not_depend_on_play(seed: int, chance: Random) -> None:
    """
    The deals of a seed and a number are the same for whoever plays, and others for others.
    """
    edition = Edition(ruleset("mcr"))
    first = _walls(Lane(edition, seed, 3), 4, lambda legal: legal[0])

    assert first == _walls(Lane(edition, seed, 3), 4, chance.choice)
    assert first != _walls(Lane(edition, seed, 4), 4, chance.choice)
    assert len(set(first)) == 4


def test_prevalent_wind_goes_round(chance: Random) -> None:
    """
    The first deal has an east wind, the fifth again.
    """
    lane = Lane(Edition(ruleset("wsom")), 1, 0)
    winds = []
    for _ in range(5):
        winds.append(lane.table.prevalent)
        lane.leave()

    assert [0, 1, 2, 3, 0] == winds


def test_a_lane_with_nobody_to_ask_plays_on_by_chance(random_count: Callable[[int], int]) -> None:
    """
    Where only South is played, only South decides, whole deals may pass, and all are counted.
    """
    lane = Lane(Edition(ruleset("wsom")), 7, 0)
    lane.played = 2
    paid = [0] * 4
    seats = set()
    deals = max(2, random_count(60))
    while lane.deals < deals:
        before = lane.deals
        ending = lane.forward()
        assert bool(ending) == (lane.deals > before)
        paid = [have + more for have, more in zip(paid, lane.points(), strict=True)]
        seats.add(lane.seat)
        legal = lane.table.legal(lane.seat)
        lane.act(legal[-1] if legal[-1] & 255 == codes.WIN else legal[0])

    assert {1} == seats
    assert 0 == sum(paid)


def test_asked_seats_decide_in_playing_order(
    chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Of those asked about one tile, who sits nearer behind its owner decides first.
    """
    asked: list[int] = []
    longest = 0
    for lane in decisions("mcr", chance, random_count(60)):
        if lane.table.phase not in {codes.CLAIMS, codes.ROBBING}:
            asked = []
            continue
        if not lane.table.replied:
            asked = []
        asked.append(lane.seat - lane.table.giver & 3)
        longest = max(longest, len(asked))

        assert sorted(asked) == asked
    assert longest > 1


def test_deals_end_as_they_end(chance: Random, random_count: Callable[[int], int]) -> None:
    """
    Nobody decides at the end; the points are those of the result, and sum up to nothing.
    """
    for lane in decisions("mcr", chance, random_count(20)):
        if lane.table.phase == codes.ENDED:
            assert -1 == lane.seat
            assert tuple(lane.table.of_seats()["deltas"]) == lane.points()
            assert 0 == sum(lane.points())


def test_seats_that_are_not_played_win_when_they_may(chance: Random) -> None:
    """
    Left to chance, a seat that decides and may win is the winner.
    """
    for lane in decisions("wsom", chance, 1_000):
        seat = lane.seat
        if seat >= 0 and lane.table.of_seats()["worths"][seat] >= 0:
            lane.played = 0
            assert lane.forward() in {codes.WON_ON_DISCARD, codes.WON_BY_SELF_DRAW}
            assert seat == lane.table.winner
            return
    pytest.fail("nobody could win in a thousand deals")
