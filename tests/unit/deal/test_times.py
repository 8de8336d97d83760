"""Deadlines in a deal: what they cost, and what follows when time is called."""

from __future__ import annotations

import pytest
from tests.unit.deal.open_discard import opened, proven
from tests.unit.deal.tables import (
    draw_and_discard,
    names,
    play,
    refused,
    table_of,
    with_table,
)

from paiju.deal.deal import Deal
from paiju.errors import NotationError
from paiju.tiles.tile import tile

READY = "123m 456m 789s 99p 46p"


def test_turn_that_runs_out_is_fined__wsom08_time_limit_2() -> None:
    """
    South takes 31 seconds over a discard: two started units of 15 s over 15 s, 10 points.
    """
    deal = table_of("wsom", {"E": "147m 28p 369s ESWN CC", "S": "258m 19p 147s NNFF P"})
    play(deal, "E C", "pass", at_ms=20_000)

    assert refused(deal, "time", 34_999) == "too_early"
    assert ["TimeCalled"] == names(play(deal, "time", at_ms=35_000))
    events = play(deal, "S P", at_ms=51_000)
    assert ["TileDiscarded", "TimeFined"] == names(events)[:2]
    assert 10 == events[1].points
    draw_and_discard(deal)
    assert -10 == deal.result.totals["S"]
    assert (0, 10, 0, 0) == deal.result.fines


def test_deadline_of_a_turn_is_called_once__decision_0450() -> None:
    """
    East's deadline is at 30 s; called at 61 s, the next is when the third unit ends, at 75 s.
    """
    deal = table_of("wsom", {"E": "147m 28p 369s ESWN CC"})
    play(deal, "time", at_ms=61_000)

    assert 75_000 == deal.view("E").deadline_ms
    assert ["too_early"] * 2 == [refused(deal, "time", at_ms) for at_ms in (61_000, 74_999)]
    assert [] == names(play(deal, "time", at_ms=75_000))[1:]
    assert 90_000 == deal.view("E").deadline_ms
    assert 15 == play(deal, "E C", at_ms=75_000)[1].points


def test_turn_without_units_is_called_once__decision_0450() -> None:
    """
    MCR says what a turn lasts and nothing of what follows: time is called, and never again.
    """
    deal = table_of("mcr", {"E": "147m 28p 369s ESWN CC"})
    play(deal, "time", at_ms=61_000)

    assert "too_early" == refused(deal, "time", 10**9)


def test_first_fifteen_seconds_are_free__wsom08_time_limit_4() -> None:
    """
    East discards 30 s after the deal: 15 s of it count, which is no overrun.
    """
    deal = table_of("wsom", {"E": "147m 28p 369s ESWN CC"})

    assert "TimeFined" not in names(play(deal, "E C", at_ms=30_000))
    late = table_of("wsom", {"E": "147m 28p 369s ESWN CC"})
    assert "TimeFined" in names(play(late, "E C", at_ms=30_001))


def test_auto_discard_throws_the_drawn_tile() -> None:
    """
    Where the rules' value says so, time called in a turn discards the tile just drawn.
    """
    deal = table_of(with_table("mcr", auto_discard=True), {"E": "147m 28p 369s ESWN CC"}, "9m")
    play(deal, "E C", "pass", at_ms=1_000)
    events = play(deal, "time", at_ms=15_000)

    assert ["TimeCalled", "TileDiscarded"] == names(events)[:2]
    assert ("9m", True) == (str(events[1].tile), events[1].drawn)


def test_auto_discard_throws_the_last_tile_after_a_claim() -> None:
    """
    After a pung nothing was drawn: the last tile of the hand goes, a fine before it if any.
    """
    rules = with_table("wsom", auto_discard=True, swap_calls=False)
    deal = table_of(rules, {"E": "147m 28p 369s ESWN P C", "W": "PPP 147m 28p 369s EF"})
    play(deal, "E P", "W pung", at_ms=20_000)
    events = play(deal, "time", at_ms=36_000)

    assert ["TimeCalled", "TileDiscarded", "TimeFined"] == names(events)[:3]
    assert ("F", False) == (str(events[1].tile), events[1].drawn)


def test_auto_discard_never_throws_a_dead_tile__wsom08_penalty_tiles_2() -> None:
    """
    South's drawn 9m has become a dead penalty tile: the last tile of his hand goes instead.
    """
    rules = with_table("wsom", auto_discard=True)
    deal = table_of(rules, {"E": "147m 28p 369s ESWN CC", "S": "258m 19p 147s NNFF P"}, "9m")
    play(deal, "E C", "pass", at_ms=20_000)
    deal.set_penalty_tiles("S", tile("9m"), live=0, dead=1)
    events = play(deal, "time", at_ms=35_000)

    assert ("P", False) == (str(events[1].tile), events[1].drawn)


def test_no_discard_for_a_seat_whose_win_is_called() -> None:
    """
    East has called a win when his time is called: he shows it; or takes it back, and discards.
    """
    rules = with_table("wsom", auto_discard=True)
    deal = table_of(rules, {"E": "234m 234p 234s 66p 789s"}, enforcement="faithful")
    play(deal, "E calls-win", at_ms=1_000)
    assert ["TimeCalled"] == names(play(deal, "time", at_ms=30_000))
    empty = deal.copy()

    assert "WinDeclared" in names(play(deal, "E shows-hand"))
    made = names(play(empty, "E withdraws"))
    assert ["CallWithdrawn", "FaultCommitted", "TileDiscarded"] == made[:3]


def test_no_discard_while_another_win_is_called__wsom08_claim_precedence_4() -> None:
    """
    South calls a win on what West has claimed; West's time runs out before it is shown.
    """
    deal = opened(with_table("wsom", auto_discard=True))
    play(deal, "W calls-pung", "W shows pung 5p", "S calls-win", at_ms=1_000)

    assert ["TimeCalled"] == names(play(deal, "time", at_ms=30_000))
    play(deal, "S shows-hand")
    assert "S" == proven(deal).result.winner


def test_dearest_fines_are_counted_right() -> None:
    """
    Three years over a discard at 9 points a second: 99,999,970 and 99,999,805 units.
    """
    rules = with_table("wsom", overtime_points=9, overtime_unit_ms=1000)
    deal = table_of(rules, {"E": "147m 28p 369s ESWN CC"})

    assert 1_799_997_975 == play(deal, "E C", at_ms=10**11)[1].points


@pytest.mark.parametrize("values", [(10**9, 1), (10, 1000), (-5, 15_000)])
def test_fines_that_no_result_holds_are_refused(values: tuple[int, int]) -> None:
    """
    A deal of three years could cost more than 2,000,000,000 points, or less than none.
    """
    rules = with_table("wsom", overtime_points=values[0], overtime_unit_ms=values[1])

    with pytest.raises(NotationError, match="Fines that no result holds"):
        Deal(rules)


def test_time_never_runs_back() -> None:
    """
    A command dated before the last event is refused.
    """
    deal = table_of("mcr", {"E": "147m 28p 369s ESWN CC"})
    play(deal, "E C", at_ms=1_000)

    assert refused(deal, "S pass", 999) == "time_runs_back"


def test_deal_without_limits_has_no_deadline() -> None:
    """
    On the platform's table time cannot be called.
    """
    deal = table_of("botzone", {})

    assert refused(deal, "time", 10**9) == "too_early"
