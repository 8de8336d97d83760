"""Deadlines in a deal: what they cost, and what follows when time is called."""

from __future__ import annotations

from tests.unit.deal.tables import (
    draw_and_discard,
    names,
    play,
    refused,
    table_of,
    with_table,
)

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
