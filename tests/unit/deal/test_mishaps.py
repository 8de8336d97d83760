"""Calls, sets and wins that are none: each fault is recorded, and what it does is done."""

from __future__ import annotations

import pytest
from tests.unit.deal.open_discard import HANDS, acts, faults, opened, proven, size
from tests.unit.deal.tables import names, play, refused, table_of, with_table

from paiju.tiles.tile import tile


@pytest.mark.parametrize(
    ("call", "fault"),
    [
        ("chow", "empty_claim"),
        ("pung", "empty_claim"),
        ("kong", "empty_kong"),
        ("win", "empty_win"),
    ],
)
def test_call_without_the_tiles_is_empty__wsom08_wrong_claims_3(call: str, fault: str) -> None:
    """
    West can call anything on East's discard; taking it back is a fault, and others may claim.
    """
    deal = opened()
    play(deal, f"W calls-{call}")
    assert "Withdraw" in acts(deal, "W")

    assert [fault] == faults(play(deal, "W withdraws"))
    assert "Draw" in acts(proven(deal), "S")


def test_changed_call_leads_in_place_of_the_first__wsom08_wrong_claims_2() -> None:
    """
    South calls a chow, then a pung: a changed claim, and the pung leads.
    """
    deal = opened()
    play(deal, "S calls-chow")

    assert ["changed_claim"] == faults(play(deal, "S calls-pung"))
    assert refused(deal, "S calls-pung") == "overtaken"
    assert ["Withdraw"] == acts(proven(deal), "S")


def test_call_after_the_next_draw_is_too_late__wsom08_draw_and_discard_4() -> None:
    """
    South has drawn: no call is possible, with the tiles or without.
    """
    deal = opened()
    play(deal, "S draws")

    for call in ("chow", "pung", "kong", "win"):
        assert refused(deal, f"W calls-{call}") == "too_late"


@pytest.mark.parametrize(("rules", "told"), [("mcr", ["late_pung"]), ("wsom", [])])
def test_pung_after_three_seconds__wmcc_11_6_5(rules: str, told: list[str]) -> None:
    """
    MCR counts three seconds for a pung; the call stands. The World Series has no such fault.
    """
    deal = opened(rules)
    soon = deal.copy()

    assert told == faults(play(deal, "W calls-pung", at_ms=3_001))
    assert [] == faults(play(soon, "W calls-pung", at_ms=3_000))
    assert ["SetShown", "PungMade"] == names(play(proven(deal), "W shows pung 5p"))


def test_set_shown_without_a_call__wsom08_claim_5() -> None:
    """
    South lays the chow without a word: a fault, and the set as usual.
    """
    deal = opened()
    events = play(deal, "S shows chow 4p")

    assert ["SetShown", "FaultCommitted", "ChowMade"] == names(events)
    assert ["unvoiced_claim"] == faults(events)
    assert deal.state.turn == 1
    proven(deal)


@pytest.mark.parametrize(
    ("hand", "act", "fault"),
    [
        ("1111m 258p 369s ESWN", "E shows concealed_kong 1m", "unvoiced_claim"),
        ("CC 147m 258p 369s EW C", "E shows added_kong C", "kong_not_called"),
    ],
)
def test_kong_of_ones_own_without_a_call__wsom08_kong_3(hand: str, act: str, fault: str) -> None:
    """
    East lays a kong, or adds to his pung, without a word.
    """
    deal = table_of(
        "wsom", {"E": hand, "N": "C 29m 19p 19s ESWNFF"}, "2m 4m 7p", enforcement="faithful"
    )
    if fault == "kong_not_called":
        play(deal, "E 4m", "S draws", "S 2m", "W draws", "W 4m", "N draws", "N C")
        play(deal, "E calls-pung", "E shows pung C", "E 1m")
        play(deal, "S draws", "S calls-win", "S withdraws")
        play(deal, f"S {deal.view('S').drawn}", "W draws", f"W {deal.view('W').own.concealed[0]}")
        play(deal, "N draws", f"N {deal.view('N').own.concealed[0]}", "E draws")

    assert [fault] == faults(play(deal, act))
    proven(deal)


def test_wrong_set_is_taken_back_before_the_discard__wsom08_wrong_claims_1() -> None:
    """
    South lays 9p 9p to the 5p; he takes them back, his call still leads, and he shows the chow.
    """
    deal = opened()
    play(deal, "S calls-chow")
    assert ["WrongSetShown"] == names(play(deal, "S shows-wrong 9p 9p"))
    seat = proven(deal).view("E").seats[1]
    assert ((tile("5p"), tile("9p"), tile("9p")),) == seat.wrong_sets
    assert (seat.tiles, size(deal, "S")) == (11, 11)

    events = play(deal, "S takes-back")
    assert ["SetTakenBack", "FaultCommitted"] == names(events)
    assert ["mistaken_claim"] == faults(events)
    seat = proven(deal).view("E").seats[1]
    assert ((), (tile("9p"), tile("9p"))) == (seat.wrong_sets, seat.exposed)
    assert ["SetShown", "ChowMade"] == names(play(deal, "S shows chow 4p"))


def test_wrong_set_stays_after_the_discard_and_bars_the_win__wsom08_wrong_claims_5() -> None:
    """
    After South's discard the set lies aside; his hand can never win.
    """
    deal = opened(draws="8m 8m 8m 5p")
    play(deal, "S calls-chow", "S shows-wrong 9p 9p")
    events = play(deal, "S 1m")

    assert ["TileDiscarded", "FaultCommitted"] == names(events)
    assert ["wrong_set"] == faults(events)
    assert refused(deal, "S takes-back") == "not_possible"
    assert deal.state.of_seats()["waits"][1] == 0
    assert 10 == size(proven(deal), "S")


def test_win_overtakes_a_wrong_set__wsom08_claim_precedence_4() -> None:
    """
    West has laid a wrong set on the 5p; South still wins on it.
    """
    deal = opened()
    play(deal, "W calls-pung", "W shows-wrong 1m 4m", "S calls-win", "S shows-hand")

    assert deal.result.winner == "S"
    assert 13 == size(proven(deal), "W")


def test_wrong_set_stays_with_a_kong_too() -> None:
    """
    South lays a wrong set and then a concealed kong.
    """
    rules = with_table("mcr", kong_after_claim=True)
    deal = opened(rules, {**HANDS, "S": "9999m 456m 789s 1p 46p"})
    play(deal, "S calls-chow", "S shows-wrong 1p 4p", "S calls-kong")
    events = play(deal, "S shows concealed_kong 9m")

    assert ["wrong_set"] == faults(events)
    proven(deal)


@pytest.mark.parametrize(
    ("rules", "fault"), [("wsom", "false_win"), ("mcr", "false_win"), ("mcr-1998", "false_win")]
)
def test_false_win_is_void_and_play_goes_on__wmcc_11_6_6_2(rules: str, fault: str) -> None:
    """
    West shows a hand that is none; it lies open, and the discard is open to the others.
    """
    deal = opened(rules)
    play(deal, "W calls-win")
    events = play(deal, "W shows-hand")

    assert ["HandShown", "FaultCommitted"] == names(events)
    assert [fault] == faults(events)
    assert 13 == len(deal.view("E").seats[2].exposed)
    assert ["SetShown", "PungMade"] == names(play(proven(deal), "W calls-pung", "W shows pung 5p"))
    assert 11 == len(deal.view("E").seats[2].exposed)


def test_win_below_the_minimum_is_wrong__wmcc_11_6_6_1() -> None:
    """
    South's hand is complete and counts too little for MCR.
    """
    deal = opened("mcr", {**HANDS, "S": "123m 456m 234s 99p 46p"})
    play(deal, "S calls-win")

    assert ["wrong_win"] == faults(play(deal, "S shows-hand"))
    proven(deal)


def test_false_self_draw__wmcc_11_6_6_2() -> None:
    """
    East says he has drawn his tile and has not; it is still his turn.
    """
    deal = table_of("mcr", {"E": "55p 147m 28p 69s SWNF 3m"}, enforcement="faithful")
    play(deal, "E calls-win")

    assert ["false_self_draw"] == faults(play(deal, "E shows-hand"))
    assert "Discard 5p" in [
        f"{type(x).__name__} {getattr(x, 'tile', '')}" for x in deal.legal("E")
    ]
    proven(deal)


def test_dead_hand_that_shows_a_win_has_none__wmcc_11_3() -> None:
    """
    South may not win any more: what he shows is a wrong win, late or not.
    """
    deal = opened()
    late = opened()
    deal.set_standing("S", can_win=False, can_claim=True)
    play(deal, "S calls-win")
    assert ["wrong_win"] == faults(play(deal, "S shows-hand"))

    play(late, "W calls-pung", "W shows pung 5p", "S calls-win")
    late.set_standing("S", can_win=False, can_claim=True)
    assert ["wrong_win"] == faults(play(late, "S shows-hand"))
    assert late.state.turn == 2
    proven(late)


def test_self_drawn_win_below_the_minimum_is_wrong__wmcc_11_6_6_1() -> None:
    """
    East has drawn his tile, a penalty tile or not, and the hand counts seven.
    """
    deal = table_of("mcr", {"E": "123m 567m 222s 99p 46p 5p"}, enforcement="faithful")
    deal.set_penalty_tiles("E", tile("9p"), live=1, dead=0)
    play(deal, "E calls-win")

    assert ["wrong_win"] == faults(play(deal, "E shows-hand"))
    proven(deal)
