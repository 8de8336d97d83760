"""Claims on a discard: who is asked, who may claim what, and whose claim stands."""

from __future__ import annotations

from itertools import permutations, product
from typing import TYPE_CHECKING, Any

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

from paiju.tiles.tile import tile
from paiju.view.commands import SEATS, Chow, MeldedKong, Pung, Win
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from paiju.view.commands import Command

# All three wait for 5p, South may chow it too, West and North hold what makes no pung.
EAST = "147m 28p 369s ESWN C 5p"


def three_winners() -> Any:
    """
    Let East discard the 5p for which all others wait.
    """
    deal = table_of(
        "wsom",
        {
            "E": EAST,
            "S": "123m 456m 789s 99p 46p",
            "W": "123m 456s 777s 11p 46p",
            "N": "345m 678m 234s FF 34p",
        },
    )
    play(deal, "E 5p")
    return deal


def test_win_goes_to_the_nearest_seat__wsom08_claim_precedence_1() -> None:
    """
    South, West and North all call a win with legal hands: South alone wins.
    """
    deal = three_winners()

    events = play(deal, "N win", "W win", "S win")
    assert [
        "ReplySealed",
        "ClaimOverruled",
        "ClaimOverruled",
        "WinDeclared",
        "DealEnded",
    ] == names(events)
    assert ("S", "discard", "E") == (deal.result.winner, deal.result.ending, deal.result.liable)


def test_opposite_seat_goes_before_the_upper_seat__wmcc_7_2_4() -> None:
    """
    South passes: West, nearer to the discarder in playing order than North, wins.
    """
    deal = three_winners()
    play(deal, "N win", "S pass", "W win")

    assert deal.result.winner == "W"


def test_win_goes_before_pung_and_pung_before_chow__wsom08_claim_precedence_1() -> None:
    """
    South chows, West pungs, North wins: the win stands, both others are overruled.
    """
    hands = {
        "E": EAST,
        "S": "46p 19m 19s 369s ESWN",
        "W": "55p 147m 28p 69s SWNFP",
        "N": "345m 678m 234s FF 34p",
    }
    deal = table_of("wsom", hands)
    play(deal, "E 5p")
    played = deal.copy()
    events = play(played, "S chow 4p", "W pung", "N win")
    assert ["S", "W", "N"] == [each.seat for each in events[1:4]]
    assert played.result.winner == "N"

    events = play(deal, "N pass", "S chow 4p", "W pung")
    assert ["ReplySealed", "ClaimOverruled", "PungMade"] == names(events)
    assert str(deal.view("W").own.melds[0]) == "[555p]^"


def test_chow_comes_from_the_upper_seat_only__wsom08_chow_1() -> None:
    """
    West could make a chow of East's discard, but East is not his upper seat.
    """
    deal = table_of(
        "wsom", {"E": EAST, "S": "55p 147m 28p 69s SWNFP", "W": "46p 19m 19s 369s ESWN"}
    )
    play(deal, "E 5p")

    assert refused(deal, "W chow 4p") == "not_from_upper_seat"
    assert deal.legal("W") == ()


@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_each_chow_that_the_hand_makes_is_offered__wmcc_6_6(rules: str) -> None:
    """
    South holds 3467p: three chows of 5p, and no pung.
    """
    deal = table_of(rules, {"E": EAST, "S": "3467p 19m 19s ESWNF"})
    play(deal, "E 5p")

    assert ["Pass", "Chow 3p", "Chow 4p", "Chow 5p"] == offers(deal, "S")
    assert refused(deal, "S chow 6p") == "no_such_set"
    assert refused(deal, "S pung") == "no_such_set"
    events = play(deal, "S chow 4p")
    assert ["ReplySealed", "ChowMade"] == names(events)
    assert str(deal.view("S").own.melds[0]) == "[45'6p]<"


@pytest.mark.parametrize(
    ("tile", "south"),
    [("1p", "89m 29p 19s EESWNFF"), ("9p", "78m 8p 23s 19m EESWNF"), ("E", "CC")],
)
def test_chows_do_not_go_round_the_end_of_a_suit__wsom08_sets_1(tile: str, south: str) -> None:
    """
    Neither 1p with 8m 9m, nor 9p with 2s 3s, nor a wind makes a chow: South is not asked.
    """
    deal = table_of("wsom", {"E": f"147m 369s SWN C 8p 1s 4p {tile}", "S": south})

    assert ["TileDiscarded", "TileDrawn"] == names(play(deal, f"E {tile}"))


def test_claimed_kind_may_be_discarded__decision_0106() -> None:
    """
    Having punged 5p with two of three, West may discard the third at once.
    """
    deal = table_of("wsom", {"E": EAST, "W": "555p 147m 28p 9s SWFP"})
    play(deal, "E 5p", "W pung")

    assert refused(deal, "W 5p") == ""


def test_swap_calls_are_a_value_of_the_rules() -> None:
    """
    An edition that bars them refuses the claimed kind, in this turn alone.
    """
    rules = with_table("wsom", swap_calls=False)
    deal = table_of(rules, {"E": EAST, "W": "555p 147m 28p 9s SWFP"})
    play(deal, "E 5p", "W pung")

    assert refused(deal, "W 5p") == "swap_call"
    assert "Discard 5p" not in offers(deal, "W")
    play(deal, "W F", "pass")
    draw_and_discard(deal, left=deal.state.tiles_left() - 4)


@pytest.mark.parametrize(
    ("pair", "claim"),
    [("34p", "Chow 3p"), ("46p", "Chow 4p"), ("67p", "Chow 5p"), ("55p", "Pung")],
)
def test_no_claim_is_offered_that_leaves_no_discard(pair: str, claim: str) -> None:
    """
    Where 5p may not be claimed and discarded, South needs another tile that he may discard.
    """
    rules = with_table("wsom", swap_calls=False)
    deal = table_of(rules, {"E": EAST, "S": f"{pair} 5p 1199m 1199s EE", "W": "258s SSWWNNFFPP"})
    for kind in ("1m", "9m", "1s", "9s", "E"):
        deal.set_penalty_tiles("S", tile(kind), live=0, dead=2)
    other = deal.copy()
    other.set_penalty_tiles("S", tile("E"), live=1, dead=1)
    for each in (deal, other):
        play(each, "E 5p")

    assert claim not in offers(deal, "S")
    assert ("MeldedKong" in offers(deal, "S")) == (claim == "Pung")
    assert claim in offers(other, "S")
    play(other, f"S {claim.lower()}", "S E")


def test_passing_costs_nothing__wsom08_win_5() -> None:
    """
    Having passed a win on 5p, South may win on the next 5p discarded.
    """
    deal = table_of(
        "wsom",
        {
            "E": EAST,
            "S": "123m 456m 789s 99p 46p",
            "W": "147m 28p 369s ESW PP",
            "N": "258m 19p 147s NNFFF",
        },
        draws="9s 5p",
    )
    play(deal, "E 5p", "S pass", "S 9s", "pass", "W 5p")

    assert "Win" in offers(deal, "S")


def test_only_who_may_claim_is_asked_and_once() -> None:
    """
    Others are not asked; a second reply and one's own discard are refused.
    """
    deal = three_winners()

    assert refused(deal, "E pass") == "own_discard"
    play(deal, "S pass")
    assert refused(deal, "S win") == "already_replied"
    play(deal, "W pass", "N pass")
    assert refused(deal, "W win") == "not_asked"


@pytest.mark.parametrize(
    ("rules", "place", "turn"),
    [("wsom", "_68", "S"), ("mcr", "_82", "N"), ("mcr-1998", "_82", "N")],
)
def test_last_discard_can_only_be_won_on__wsom08_dead_wall_4(
    rules: str, place: str, turn: str
) -> None:
    """
    The last tile, 5p, is discarded: the next seat could pung or chow it, the one after waits.

    Eight flowers in the middle of MCR's wall take eight tiles from its tail.
    """
    after = {"S": "WNE", "N": "ESW"}[turn]
    hands = {turn: "19m 19s 258s SSSWWW"}
    hands[after[0]] = "5546p 258m 369s NNN" + (" 1s" if after[0] == "E" else "")
    hands[after[1]] = "123m 456m 789s 99p 46p"
    deal = table_of(rules, hands, f"{place} 5p")
    draw_and_discard(deal, left=0)
    assert deal.state.turn == SEATS.index(turn)
    play(deal, f"{turn} 5p")

    assert ["Pass", "Win"] == offers(deal, after[1])
    assert deal.legal(after[0]) == ()
    assert refused(deal, f"{after[0]} pung") == "last_discard"
    assert refused(deal, f"{after[0]} chow 4p") == "last_discard"
    passed = deal.copy()
    play(passed, "pass")
    assert ("exhausted", dict.fromkeys("ESWN", 0)) == (
        passed.result.ending,
        passed.result.totals,
    )


def _stands(replies: dict[str, Command]) -> str | None:
    """
    Find whose claim stands, by the texts: wins first, nearest first, then pung or kong, then chow.
    """
    for kinds in ((Win,), (Pung, MeldedKong), (Chow,)):
        for seat in "SWN":
            if isinstance(replies.get(seat), kinds):
                return seat
    return None


def test_every_set_of_replies_in_every_order_of_arrival__wsom08_claim_precedence_1() -> None:
    """
    All replies of all seats to one discard, in all orders: the same claim stands each time.
    """
    deal = table_of(
        "wsom",
        {
            "E": EAST,
            "S": "123m 456m 789s 99p 46p",
            "W": "123m 456s 777s 55p 11p",
            "N": "345m 678m 234s FF 34p",
        },
    )
    play(deal, "E 5p")
    asked = [seat for seat in SEATS if deal.legal(seat)]
    assert ["S", "W", "N"] == asked
    assert [3, 3, 2] == [len(deal.legal(seat)) for seat in asked]
    tried = 0
    for chosen in product(*(deal.legal(seat) for seat in asked)):
        replies = dict(zip(asked, chosen, strict=True))
        ends = set()
        for order in permutations(chosen):
            played = deal.copy()
            for reply in order:
                assert not isinstance(played.play(reply), Refusal)
            made = next((each for each in played.events if type(each).__name__ in _MADE), None)
            assert _stands(replies) == (made.seat if made else None)
            ends.add((played.digest(), tuple(played.events[-1:])))
            tried += 1
        assert len(ends) == 1
    assert 3 * 3 * 2 * 6 == tried


_MADE = {"WinDeclared", "PungMade", "MeldedKongMade", "ChowMade"}


def test_window_closes_at_its_deadline_with_passes__wmcc_6_7() -> None:
    """
    Three seconds after the discard the clock may close the window: who was silent has passed.
    """
    deal = table_of(
        "mcr", {"E": EAST, "S": "46p 19m 19s 369s ESWN", "W": "55p 147m 28p 69s SWNFP"}
    )
    play(deal, "E 5p", at_ms=5_000)
    play(deal, "S chow 4p", at_ms=5_500)

    assert refused(deal, "time", 7_999) == "too_early"
    events = play(deal, "time", at_ms=8_000)
    assert ["TimeCalled", "ChowMade"] == names(events)


def test_window_without_any_claim_closes_with_a_draw() -> None:
    """
    Nobody has replied when time is called: the next seat draws.
    """
    deal = table_of("mcr", {"E": EAST, "S": "46p 19m 19s 369s ESWN"})
    play(deal, "E 5p", at_ms=5_000)

    assert ["TimeCalled", "TileDrawn"] == names(play(deal, "time", at_ms=9_000))


def test_kong_and_pung_of_one_seat_exclude_each_other() -> None:
    """
    Holding three of the discard, West chooses; the other tiles stay as they were.
    """
    deal = table_of("wsom", {"E": EAST, "W": "555p 147m 28p 9s SWFP"})
    play(deal, "E 5p")
    assert ["Pass", "Pung", "MeldedKong"] == offers(deal, "W")
    play(deal, "W pung")

    assert "Discard 5p" in offers(deal, "W")
