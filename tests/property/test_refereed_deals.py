"""Random faithful play with faults and rulings mixed in: tiles, points, standings, the log."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from tests.property.refereed import PLAYERS, REFEREED, begun, played, step

from paiju.deal.invariants import check_state
from paiju.referee.court import RefereeState, apply
from paiju.referee.refereed_log import RefereedLog
from paiju.referee.replay import replay_table
from paiju.rules.editions import ruleset

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from paiju.referee.decide import RefereedDeal

DEALS = 1_200
MOST_STEPS = 3_000
REPLAY_EVERY = 50
ENOUGH = 500
EVERYWHERE = (
    "no WinDeclared",
    "WinDeclared",
    "WrongSetShown",
    "SetTakenBack",
    "HandExposed",
    "TilePutBack",
    "WallScattered",
    "RulingIssued",
    "UndoRuling",
)
# No claims and penalty tiles are sanctions of the World Series.
WORLD_SERIES = ("no set", "no dead tile")


def check_points(table: RefereedDeal) -> None:
    """
    Assert that every point of a finished table went to a seat or to nobody.
    """
    result, court = table.deal.result, table.court
    assert result is not None
    assert sum(result.deltas) == 0
    assert sum(result.totals.values()) + sum(result.fines) == 0
    assert sum(court.points) + court.points_to_nobody == 0


@pytest.mark.parametrize("rules", REFEREED)
def test_whatever_goes_wrong_and_is_ruled_adds_up(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Deals end; tiles and points are right; no dead hand wins, no barred seat claims; a log replays.
    """
    seen: Counter[str] = Counter()
    deals = random_count(DEALS // len(REFEREED))
    for deal_no in range(deals):
        kept = begun(rules, chance, logged=deal_no % REPLAY_EVERY == 0)
        table = played(kept)
        for _ in range(MOST_STEPS):
            if table.deal.result is not None:
                break
            step(kept, chance, seen)
        check_state(table.deal.state)
        check_points(table)
        again = RefereeState(ruleset(rules), PLAYERS)
        for event in table.events:
            apply(again, event)
        assert (again.points, again.standings) == (table.court.points, table.court.standings)
        if isinstance(kept, RefereedLog):
            assert replay_table(kept.lines()).log.head == kept.log.head

    wanted = EVERYWHERE if rules.startswith("mcr") else EVERYWHERE + WORLD_SERIES
    missing = [name for name in wanted if not seen[name]]
    assert deals < ENOUGH or missing == []
