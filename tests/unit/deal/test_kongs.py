"""Kongs: which may be declared when, what replaces them, and who may rob one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.deal.tables import (
    draw_and_discard,
    names,
    offers,
    play,
    refused,
    table_of,
    with_table,
)

from paiju.rules.editions import EDITIONS, PRESETS

# South lacks 5p for 456p; all others wait for nothing.
READY = "123m 456m 789s 99p 46p"


def test_concealed_kong_is_replaced_from_the_end__wsom08_kong_2() -> None:
    """
    East declares four of the dealt tiles, draws the first tile of the kong tail, and goes on.
    """
    deal = table_of("wsom", {"E": "1111m 258p 369s ESWN"}, tail="7s")

    events = play(deal, "E concealed 1m")

    assert ["ConcealedKongMade", "TileDrawn"] == names(events)
    assert (134, "kong", "7s") == (events[1].index, events[1].source, str(events[1].tile))
    assert str(deal.view("E").own.melds[0]) == "(1111m)"


def test_melded_kong_needs_a_concealed_pung__wsom08_kong_4() -> None:
    """
    West, with three of the discard, may take it for a kong and draws from the tail.
    """
    deal = table_of("wsom", {"E": "147m 258p 369s ESWN C", "W": "CCC 123m 456p 789s P"})
    play(deal, "E C")

    assert ["Pass", "Pung", "MeldedKong"] == offers(deal, "W")
    assert ["ReplySealed", "MeldedKongMade", "TileDrawn"] == names(play(deal, "W kong"))
    assert str(deal.view("W").own.melds[0]) == "[CCCC]^"


def test_discard_cannot_be_added_to_a_melded_pung__wsom08_kong_5() -> None:
    """
    West has a melded pung of 7s; when South discards the fourth nobody is asked.
    """
    deal = table_of(
        "wsom",
        {
            "E": "147m 258p 369s ESWN 7s",
            "S": "258m 147p 258s SSWW",
            "W": "77s 123m 456p 13s EFP",
            "N": "369m 369p 148s NNCC",
        },
        draws="9m 9m 7s",
    )
    play(deal, "E 7s", "W pung", "W P", "N 9m", "E 9m")

    assert ["TileDiscarded", "TileDrawn"] == names(play(deal, "S 7s"))
    assert refused(deal, "W kong") == "not_asked"


def test_added_kong_of_a_drawn_tile__wmcc_6_8_1() -> None:
    """
    West adds the fourth tile, drawn, to his pung; nobody robs it, so it is replaced at once.
    """
    deal = table_of(
        "mcr", {"E": "147m 258p 369s ESWN C", "W": "CC 123m 456p 789s FP"}, draws="1p 2s 9m C"
    )
    play(deal, "E C", "W pung", "W F", "pass", "N 1p", "pass", "E 1m", "pass", "S 9m", "pass")

    assert "AddedKong C" in offers(deal, "W")
    events = play(deal, "W added C")
    assert ["AddedKongDeclared", "AddedKongMade", "TileDrawn"] == names(events)
    assert events[2].source == "kong"
    assert str(deal.view("W").own.melds[0]) == "[CCCC+]^"


@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_added_kong_of_a_tile_held_before__decision_0403(rules: str) -> None:
    """
    West punged with two of three; the third may be added after his next draw, not at once.
    """
    deal = table_of(
        rules, {"E": "147m 258p 369s ESWN C", "W": "CCC 123m 456p 789s F"}, draws="1p 2s 9m 1s"
    )
    play(deal, "E C", "W pung")

    assert refused(deal, "W added C") == "kong_after_claim"
    play(deal, "W F", "pass", "N 1p", "pass", "E 1m", "pass", "S 9m", "pass")
    assert "AddedKong C" in offers(deal, "W")


@pytest.mark.parametrize("rules", ["mcr", "wsom", "botzone"])
def test_no_kong_in_the_turn_of_a_claim__wsom08_kong_2(rules: str) -> None:
    """
    West holds four north winds; having punged he may not declare them before his next draw.
    """
    hands = {"E": "147m 258p 369s SEE C", "W": "CC NNNN 456p 789s F"}
    if rules == "botzone":
        hands["E"] = "147m 258p 369s SEE C"[:-2]
    draws = {"E": "C"} if rules == "botzone" else ""
    deal = table_of(rules, hands, draws)
    play(deal, "E C", "W pung")

    assert refused(deal, "W concealed N") == "kong_after_claim"
    assert all(offer.startswith("Discard") for offer in offers(deal, "W"))


def test_kong_after_a_claim_is_a_value_of_the_rules() -> None:
    """
    An edition that allows it lets West declare the four at once.
    """
    rules = with_table("wsom", kong_after_claim=True)
    deal = table_of(rules, {"E": "147m 258p 369s SEE CC", "W": "CC NNNN 456p 789s F"})
    play(deal, "E C", "W pung")

    assert "ConcealedKong N" in offers(deal, "W")


def test_drawer_of_the_last_tile_may_not_kong__wsom08_dead_wall_3() -> None:
    """
    South draws the 69th tile and holds four of a kind: he may only discard.
    """
    deal = table_of(
        "wsom",
        {"E": "147m 258p 369s EEWN 1p", "S": "CCCC 159m 159p 19s 4m"},
        draws="",
    )
    draw_and_discard(deal, left=0)

    assert deal.state.turn == 1
    assert deal.state.tiles_left() == 0
    assert refused(deal, "S concealed C") == "last_tile_held"
    assert not [offer for offer in offers(deal, "S") if offer.startswith("Concealed")]


def test_kong_with_one_live_tile_left_draws_the_last_one__wsom08_dead_wall_3() -> None:
    """
    Its replacement, from the tail, is the 69th draw: no further kong, and only a discard.
    """
    deal = table_of("wsom", {"E": "CCCC 147m 258p 369s N", "S": "159m 159p 19s FFP 44m"})
    draw_and_discard(deal, left=1)
    assert (deal.state.turn, deal.state.tiles_left()) == (0, 1)

    events = play(deal, "E concealed C")

    assert (134, "kong") == (events[1].index, events[1].source)
    assert deal.state.tiles_left() == 0
    assert all(offer.startswith("Discard") for offer in offers(deal, "E"))
    play(deal, f"E {events[1].tile}", "pass")
    assert deal.result.ending == "exhausted"


def test_no_kong_without_a_tile_to_draw__mcr98_play_7() -> None:
    """
    The drawer of the 91st tile of the wall has nothing to replace a kong with.
    """
    deal = table_of("mcr", {"N": "CCCC 159m 159p 19s 4m", "E": "147m 258p 369s EEWN 1p"})
    draw_and_discard(deal, left=0)
    seat = "ESWN"[deal.state.turn]

    assert all(offer.startswith("Discard") for offer in offers(deal, seat))


def test_win_goes_before_a_melded_kong__wsom08_robbing_3() -> None:
    """
    West calls a kong and South a win on one discard: the kong does not come about.
    """
    deal = table_of(
        "wsom", {"E": "147m 28p 369s ESWN 5p C", "S": READY, "W": "555p 123m 789m 12s FF"}
    )
    play(deal, "E 5p")

    assert ["Pass", "Pung", "MeldedKong"] == offers(deal, "W")
    events = play(deal, "W kong", "S win")
    assert ["ReplySealed", "ClaimOverruled", "WinDeclared", "DealEnded"] == names(events)
    assert ("W", "MeldedKong") == (events[1].seat, events[1].claim)


def to_the_added_kong() -> Any:
    """
    Let East pung 5p, for which South waits, and draw the fourth.
    """
    deal = table_of(
        "wsom",
        {
            "E": "55p 147m 28p 369s EEWW",
            "S": READY,
            "W": "28m 147s 39p CFPNNS",
            "N": "5p 19m 19s 36p SSFCPN",
        },
        draws="2s 8s 2m 8s 2s 8m 5p",
    )
    play(deal, "E 1m", "pass", "S 2s", "pass", "W 8s", "pass", "N 5p", "S pass", "E pung")
    play(deal, "E 4m", "pass", "S 8s", "pass", "W 2s", "pass", "N 8m", "pass")
    return deal


def add_the_fourth(*, robs: bool) -> Any:
    """
    Let East add the fourth; South robs it or not.
    """
    deal = to_the_added_kong()
    assert "AddedKong 5p" in offers(deal, "E")
    assert ["AddedKongDeclared"] == names(play(deal, "E added 5p"))
    assert ["Pass", "Win"] == offers(deal, "S")
    assert refused(deal, "W pung") == "not_robbable"
    play(deal, "S win" if robs else "S pass")
    return deal


def test_added_kong_is_robbed_as_a_win_by_discard__wsom08_robbing_1() -> None:
    """
    East adds 5p to his pung; South, who waits for it, wins with East as discarder.
    """
    deal = add_the_fourth(robs=True)

    result = deal.result
    assert ("robbing", "S", "E") == (result.ending, result.winner, result.liable)
    assert "robbing_a_kong" in [row.key for row in deal.score.rows]
    assert deal.score.points == result.points
    assert str(deal.view("official").seats[0].melds[0]) == "[555p]<"


def test_added_kong_nobody_robs_is_made__wsom08_kong_3() -> None:
    """
    South passes: the kong is made, and East draws from the tail.
    """
    deal = add_the_fourth(robs=False)

    assert ["AddedKongMade", "TileDrawn"] == names(deal.events[-2:])
    assert str(deal.view("official").seats[0].melds[0]) == "[5555p+]<"


def test_concealed_kong_cannot_be_robbed__wsom08_robbing_3() -> None:
    """
    South waits for 5p, all four of which East declares as a concealed kong: nobody is asked.
    """
    deal = table_of("wsom", {"E": "5555p 147m 28p 369s ES", "S": READY})

    assert ["ConcealedKongMade", "TileDrawn"] == names(play(deal, "E concealed 5p"))


@pytest.mark.parametrize("rules", [*EDITIONS, *PRESETS])
def test_four_kongs_do_not_end_a_deal__wsom08_kong_1(rules: str) -> None:
    """
    East declares three concealed kongs one after the other; play goes on.
    """
    first = "1111m 2222p 3333s E" if rules == "botzone" else "1111m 2222p 3333s EE"
    deal = table_of(rules, {"E": first}, {"E": "E"} if rules == "botzone" else "")
    play(deal, "E concealed 1m", "E concealed 2p", "E concealed 3s")

    assert deal.result is None
    assert deal.legal("E")


BOTZONE = {
    "E": "FFFF CC PP 19m 59p 1s",
    "S": "147m 258p 369s NNNE",
    "W": "147m 258p 369s WWWE",
    "N": "147m 258p 369s SSSE",
}


def to_the_end_of_wall(deal: Any, seat: int) -> None:
    """
    Let all discard what they draw until this seat's wall is empty and East is to discard.
    """
    state = deal.state
    while state.of_seats()["heads"][seat] < 34 or state.turn or deal.legal("E") == ():
        draw_and_discard(deal, left=state.tiles_left() - 1)
        play(deal, "pass")


def test_botzone_kong_needs_a_tile_in_the_own_wall() -> None:
    """
    East has drawn the last tile of its wall: no kong.
    """
    deal = table_of("botzone", BOTZONE)
    assert "ConcealedKong F" in offers(deal, "E")
    to_the_end_of_wall(deal, 0)

    assert [34, 33, 33, 33] == deal.state.of_seats()["heads"]
    assert refused(deal, "E concealed F") == "no_tile_to_draw"


def test_botzone_kong_needs_a_tile_in_the_next_wall() -> None:
    """
    East twice punged in place of drawing: when South's wall is empty East has a tile left.
    """
    deal = table_of("botzone", BOTZONE, {"S": "C P"})
    play(deal, "E 1m", "pass", "S C", "E pung", "E 9m", "pass", "S P", "E pung", "E 5p", "pass")
    to_the_end_of_wall(deal, 1)

    assert [33, 34, 32, 32] == deal.state.of_seats()["heads"]
    assert refused(deal, "E concealed F") == "last_tile_held"


def test_botzone_kong_from_a_discard_needs_a_tile_to_draw__decision_0406() -> None:
    """
    West konged once and so has drawn its wall out first; East discards the fourth C then.
    """
    hands = {
        "E": "147m 258p 369s EEES",
        "S": "147m 258p 369s NNNE",
        "W": "FFFF CCC 147m 258p",
        "N": "147m 258p 369s SSSP",
    }
    deal = table_of("botzone", hands, {"E": "_20 C"})
    draw_and_discard(deal, left=81)
    play(deal, "pass", "W concealed F")
    draw_and_discard(deal, left=3)
    play(deal, "pass")
    assert [33, 33, 34, 33] == deal.state.of_seats()["heads"]
    draw_and_discard(deal, left=2)
    play(deal, "pass", "E C")

    assert ["Pass", "Pung"] == offers(deal, "W")
    assert refused(deal, "W kong") == "no_tile_to_draw"


def test_botzone_kong_from_a_discard_needs_a_tile_for_the_next__decision_0406() -> None:
    """
    North konged once and so has drawn its wall out first; West, with a tile left, holds three C.
    """
    hands = {
        "E": "147m 258p 369s EEES",
        "S": "147m 258p 369s NNNE",
        "W": "147m 258p 369s CCC P",
        "N": "FFFF 147m 258p 369s",
    }
    deal = table_of("botzone", hands, {"E": "_20 C"})
    draw_and_discard(deal, left=80)
    play(deal, "pass", "N concealed F")
    draw_and_discard(deal, left=3)
    play(deal, "pass")
    draw_and_discard(deal, left=2)
    play(deal, "pass")
    assert [34, 33, 33, 34] == deal.state.of_seats()["heads"]
    play(deal, "E C")

    assert ["Pass", "Pung"] == offers(deal, "W")
    assert refused(deal, "W kong") == "no_tile_to_draw"
    assert refused(deal, "S kong") == "no_such_set"


def test_right_to_rob_can_be_taken_away_while_it_is_open__wsom08_robbing_1() -> None:
    """
    East has laid the tile; South, barred from winning by an official, is asked no more.
    """
    deal = to_the_added_kong()
    play(deal, "E added 5p")
    assert ["Pass", "Win"] == offers(deal, "S")
    barred = deal.copy()

    events = barred.set_standing("S", can_win=False, can_claim=True)
    assert ["StandingSet", "AddedKongMade", "TileDrawn"] == names(events)
    deal.set_standing("W", can_win=False, can_claim=False)
    assert ["Pass", "Win"] == offers(deal, "S")
