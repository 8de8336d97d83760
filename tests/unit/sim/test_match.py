"""Duplicate matches: every seating of a wall, exact zero against oneself, the same again."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from paiju.bots.bot import Answer
from paiju.sim.match import Match, net_sums, play_wall
from paiju.sim.statistics import interval, sign_test
from paiju.view.commands import Pass

if TYPE_CHECKING:
    from paiju.view.table_view import TableView


class Broken:
    """A bot that breaks down at its turn and asks for what is not legal at a claim."""

    name = "broken"

    def answer(self, view: TableView) -> Answer:
        """
        Raise, or answer outside of `view.legal`.
        """
        if view.phase == "turn":
            raise ZeroDivisionError
        return Answer(Pass("E" if str(view.viewer) != "E" else "S"))


def broken(seed: int) -> Broken:
    """
    Make the broken bot.
    """
    return Broken()


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("entrants", [(0, 1, 1, 1), (0, 0, 1, 1)])
@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_a_bot_against_itself_scores_exactly_nothing(
    name: str, entrants: tuple[int, int, int, int], rules: str
) -> None:
    """
    The same bot on both sides gains nothing on any wall.
    """
    match = Match((name, name), entrants, rules, seed=11)
    walls = [play_wall(match, no)[0] for no in range(2)]

    assert [0, 0] == net_sums(walls, 0)
    assert [0, 0] == net_sums(walls, 1)


def test_the_same_match_plays_the_same_deals() -> None:
    """
    Two runs of a match are equal in all but thinking time.
    """
    match = Match(("greedy", "random"), (0, 1, 1, 1), seed=3)

    assert play_wall(match, 1)[0] == play_wall(match, 1)[0]


def test_a_broken_bot_is_counted_and_the_deal_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """
    A bot that raises or asks for what is not legal has errors in its own seat alone.
    """
    from paiju.bots import levels

    monkeypatch.setitem(levels._MADE, "broken", broken)
    played, times = play_wall(Match(("broken", "greedy"), (0, 1, 1, 1), seed=3), 0)

    assert 4 == len(played)
    for each in played:
        assert {0} == {
            who for who, errors in zip(each.seating, each.errors, strict=True) if errors
        }
    assert len(times[0]) == sum(sum(each.errors) for each in played)


def test_an_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    """
    Of 200 samples of fair coins about 95 in 100 intervals hold 0.
    """
    chance = Random(1)
    samples = [[chance.choice((-1, 1)) for _ in range(60)] for _ in range(200)]
    held = sum(low <= 0 <= high for low, high in (interval(s, seed=2, times=200) for s in samples))

    assert 180 <= held <= 199


def test_the_sign_test_is_that_of_the_binomial_table() -> None:
    """
    Eight to two of ten has p = 0.109375 (2 x 56 / 1024).
    """
    assert 0.109375 == sign_test([1] * 8 + [-1] * 2)
