"""Faithful play: single public acts in their lawful order, and who overtakes whom until when."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.deal.open_discard import HANDS, acts, opened, proven
from tests.unit.deal.tables import command, names, play, refused, table_of, with_table

from paiju.deal import codes
from paiju.deal.invariants import check_state
from paiju.view.commands import SEATS


def test_nobody_is_asked_and_the_next_seat_may_draw__wsom08_play_2() -> None:
    """
    A discard lies open: who can claims by a call, South can also touch the head or draw.
    """
    deal = opened()

    assert ["CallChow", "CallWin", "TouchHead", "Draw"] == acts(deal, "S")
    assert ["CallPung"] == acts(deal, "W")
    assert ["CallWin"] == acts(deal, "N")
    assert [] == acts(deal, "E")
    assert deal.state.asked == 0
    assert set(deal.legal("S")) < set(deal.possible("S"))


def test_a_claim_is_a_call_a_set_and_a_discard__wsom08_claim_5() -> None:
    """
    South calls, shows the chow, discards; the next batch is West's to begin.
    """
    deal = opened()

    assert ["ChowCalled"] == names(play(deal, "S calls-chow"))
    assert ["ShowSet 4p", "Withdraw"] == acts(deal, "S")[-2:]
    assert ["SetShown", "ChowMade"] == names(play(deal, "S shows chow 4p"))
    assert str(deal.view("S").own.melds[0]) == "[45'6p]<"
    assert ["TileDiscarded"] == names(play(deal, "S 9p"))
    assert ["TileDrawn"] == names(play(deal, "W draws"))


def test_call_may_be_taken_back_before_showing__wsom08_wrong_claims_2() -> None:
    """
    West withdraws his pung: others may claim again, and so may he.
    """
    deal = opened()
    play(deal, "W calls-pung")
    assert ["CallWithdrawn", "FaultCommitted"] == names(play(deal, "W withdraws"))

    assert ["CallChow", "CallWin", "TouchHead", "Draw"] == acts(deal, "S")
    assert ["CallPung"] == acts(deal, "W")
    assert refused(deal, "W withdraws") == "nothing_called"


def test_kong_of_ones_own_is_called_shown_and_replaced__wsom08_kong_7() -> None:
    """
    East calls a kong, shows which, then draws from the tail.
    """
    deal = table_of("wsom", {"E": "1111m 258p 369s ESWN"}, tail="7s", enforcement="faithful")
    assert ["CallKong"] == acts(deal, "E")
    assert ["KongCalled"] == names(play(deal, "E calls-kong"))
    assert ["ShowSet 1m", "Withdraw"] == acts(deal, "E")
    assert refused(deal, "E 2p") == "not_your_turn"
    assert ["ConcealedKongMade"] == names(play(deal, "E shows concealed_kong 1m"))
    assert ["Draw"] == acts(deal, "E")

    events = play(deal, "E draws")
    assert (134, "kong") == (events[0].index, events[0].source)


def added() -> Any:
    """
    Let East pung 5p, draw the fourth and add it; South waits for it.
    """
    deal = table_of(
        "wsom",
        {
            "E": "55p 147m 28p 369s EEWW",
            "S": "123m 456m 789s 99p 46p",
            "W": "28m 147s 39p CFPNNS",
            "N": "5p 19m 19s 36p SSFCPN",
        },
        draws="2s 8s 2m 8s 2s 8m 5p",
        enforcement="faithful",
    )
    play(deal, "E 1m", "S draws", "S 2s", "W draws", "W 8s", "N draws", "N 5p")
    play(deal, "E calls-pung", "E shows pung 5p", "E 4m", "S draws", "S 8s", "W draws", "W 2s")
    play(deal, "N draws", "N 8m", "E draws", "E calls-kong")
    assert ["AddedKongDeclared"] == names(play(deal, "E shows added_kong 5p"))
    return deal


def test_added_kong_can_be_robbed_until_the_replacement_is_drawn__wsom08_robbing_5() -> None:
    """
    South calls a win when the tile is laid; East's draw would have ended that.
    """
    deal = added()
    made = deal.copy()
    assert (["Draw"], ["CallWin"]) == (acts(deal, "E"), acts(deal, "S"))

    play(deal, "S calls-win")
    assert refused(deal, "E draws") == "overtaken"
    play(deal, "S shows-hand")
    assert ("robbing", "S", "E") == (
        deal.result.ending,
        deal.result.winner,
        deal.result.liable,
    )

    assert ["AddedKongMade", "TileDrawn"] == names(play(made, "E draws"))
    assert acts(made, "S") == []


def test_self_drawn_win_is_called_and_shown__wsom08_win_2() -> None:
    """
    East says the win, then shows the hand.
    """
    deal = table_of("wsom", {"E": "123m 456m 789s 99p 456p"}, enforcement="faithful")
    assert ["CallWin"] == acts(deal, "E")
    play(deal, "E calls-win")
    assert ["ShowHand", "Withdraw"] == acts(deal, "E")

    assert ["HandShown", "WinDeclared", "DealEnded"] == names(play(deal, "E shows-hand"))
    assert deal.result.ending == "self_drawn"


def test_flowers_are_shown_and_replaced_one_by_one__wmcc_5_7_6() -> None:
    """
    East shows, draws; in play a drawn flower is shown and replaced by two acts.
    """
    deal = table_of(
        "mcr",
        {"E": "f1 147m 258p 369s EEEE", "S": "f2 19m 19p 19s 258m SSS"},
        draws="f3",
        tail="1s 2s 4s",
        enforcement="faithful",
    )
    assert (["ShowFlower f1"], []) == (acts(deal, "E"), acts(deal, "S"))
    check_state(deal.state)
    play(deal, "E flower f1")
    check_state(deal.state)
    assert ["Draw"] == acts(deal, "E")
    play(deal, "E draws", "S flower f2", "S draws", "E 1m", "S draws")
    assert ["ShowFlower f3"] == acts(deal, "S")
    assert refused(deal, "S flower f2") == "not_your_turn"

    assert ["FlowerShown"] == names(play(deal, "S flower f3"))
    assert ["TileDrawn"] == names(play(deal, "S draws"))


def test_reaching_for_a_tile_that_is_not_there_ends_the_deal__wsom08_dead_wall_6() -> None:
    """
    Nobody wins on the last discard: the next seat finds the wall exhausted.
    """
    deal = table_of("wsom", {}, enforcement="faithful")
    while deal.state.tiles_left():
        _step(deal)
    seat = SEATS[deal.state.turn]
    play(deal, f"{seat} {deal.view(seat).drawn}")
    after = SEATS[(deal.state.turn + 1) % 4]

    assert "TouchHead" not in acts(deal, after)
    assert ["DealExhausted", "DealEnded"] == names(play(deal, f"{after} draws"))
    proven(deal)


def _step(deal: Any) -> None:
    seat = SEATS[deal.state.turn]
    if deal.state.phase == codes.TURN:
        tile = deal.view(seat).drawn
        play(deal, f"{seat} {tile}")
    else:
        play(deal, f"{SEATS[(deal.state.giver + 1) % 4]} draws")


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("S pass", "not_in_faithful_play"),
        ("W pung", "not_in_faithful_play"),
        ("W 5p", "not_your_turn"),
        ("E calls-win", "own_discard"),
        ("W shows-hand", "nothing_called"),
        ("W shows pung 6p", "nothing_called"),
        ("E draws-tail", "not_your_turn"),
        ("W exposes 1p", "tile_not_held"),
        ("W exposes-hand", "not_possible"),
        ("W puts-back", "not_possible"),
        ("W flower f1", "not_your_turn"),
        ("W forfeit", "no_forfeit"),
        ("time", "too_early"),
    ],
)
def test_why_an_act_is_not_possible(asked: str, reason: str) -> None:
    """
    What nobody can do on East's discard, and why.
    """
    assert reason == refused(opened(), asked)


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("E 2m", "tile_not_held"),
        ("E calls-pung", "no_such_set"),
        ("S calls-win", "too_late"),
    ],
)
def test_why_an_act_in_turn_is_not_possible(asked: str, reason: str) -> None:
    """
    What East, and others, cannot do before his first discard.
    """
    assert reason == refused(table_of("wsom", HANDS, enforcement="faithful"), asked)


def test_acts_after_the_end_and_before_the_last_are_refused() -> None:
    """
    A deal that is over takes no act; time never runs back.
    """
    deal = opened()
    play(deal, "S calls-win", at_ms=500)
    assert refused(deal, "S shows-hand", 499) == "time_runs_back"
    play(deal, "S shows-hand", at_ms=500)

    assert refused(deal, "W draws") == "deal_over"
    assert deal.state.waiting() == 0


def test_number_that_is_no_command_is_refused() -> None:
    """
    A packed command of a type that does not exist is none in faithful play either.
    """
    assert codes.UNKNOWN_COMMAND == opened().state.refusal(200, 500)


def test_wrong_set_is_refused_before_it_is_shown() -> None:
    """
    South called a chow and shows one that his tiles do not make.
    """
    deal = opened()
    play(deal, "S calls-chow")

    assert refused(deal, "S shows chow 3p") == "no_such_set"
    assert refused(deal, "S shows pung 5p") == "no_such_set"


def test_last_discard_can_only_be_won_on__wsom08_dead_wall_4() -> None:
    """
    No pung of it is possible.
    """
    deal = table_of(
        "wsom",
        {"S": "19m 19s 258s SSSWWW", "W": "5546p 258m 369s NNN"},
        "_68 5p",
        enforcement="faithful",
    )
    while deal.state.tiles_left():
        _step(deal)
    play(deal, "S 5p")

    assert refused(deal, "W calls-pung") == "last_discard"


def test_barred_from_claims() -> None:
    """
    An official has taken West's claims away.
    """
    deal = table_of("wsom", HANDS, enforcement="faithful")
    deal.set_standing("W", can_win=True, can_claim=False)
    play(deal, "E 5p")

    assert acts(deal, "W") == []
    assert refused(deal, "W calls-pung") == "claim_barred"


def test_time_called_in_a_turn_discards_where_the_rules_say_so() -> None:
    """
    South's turn runs out: time is called, the drawn tile goes, and the fine follows.
    """
    rules = with_table("wsom", auto_discard=True)
    deal = table_of(rules, HANDS, enforcement="faithful", draws="9m")
    play(deal, "E 5p", "S draws", at_ms=20_000)

    events = play(deal, "time", at_ms=36_000)
    assert ["TimeCalled", "TileDiscarded", "TimeFined"] == names(events)


def test_every_possible_act_has_a_record() -> None:
    """
    What is possible goes through the door both ways.
    """
    deal = opened()
    for seat in SEATS:
        for each in deal.possible(seat):
            assert not refused_record(deal, each)
    assert command("W calls-pung") in deal.possible("W")


def refused_record(deal: Any, each: object) -> bool:
    """
    Tell whether a record is refused.
    """
    return type(deal.decide(each)).__name__ == "Refusal"
