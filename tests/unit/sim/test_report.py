"""The report of a match: zero against oneself, everything counted once, the same again."""

from __future__ import annotations

import json

from paiju.sim.match import Match, play_wall
from paiju.sim.report import report

MATCH = Match(("greedy", "random"), (0, 1, 1, 1), seed=7)
WALLS = [play_wall(MATCH, no)[0] for no in range(3)]


def test_what_one_side_gains_the_other_loses() -> None:
    """
    Net points sum to zero, and rank points of four seats to seven a deal.
    """
    greedy, others = report(MATCH, WALLS)

    assert 0 == sum(int(str(each["net"])) for each in (greedy, others))
    assert (12, 12, 36) == (greedy["deals"], greedy["hands"], others["hands"])
    assert 12 * 7 == round(
        12 * float(str(greedy["rank_points"])) + 36 * float(str(others["rank_points"]))
    )


def test_a_report_is_the_same_byte_for_byte() -> None:
    """
    The same match played again gives the same text, with its walls in it.
    """
    again = [play_wall(MATCH, no)[0] for no in range(3)]

    assert json.dumps(report(MATCH, WALLS)) == json.dumps(report(MATCH, again))
    assert [0, 1, 2] == report(MATCH, WALLS)[0]["walls"]


def test_a_bot_against_itself_has_an_interval_of_nothing() -> None:
    """
    Net, both ends of the interval are exactly 0 and the sign test tells nothing.
    """
    match = Match(("random", "random"), (0, 1, 1, 1), seed=2)
    first = report(match, [play_wall(match, no)[0] for no in range(2)])[0]

    assert (0, 0, 0, 1.0) == (first["net"], first["low"], first["high"], first["sign_test"])
