"""Faults that the engine sees, and what each text makes of them in the same batch."""

from __future__ import annotations

import pytest
from tests.unit.deal.open_discard import HANDS, opened
from tests.unit.deal.tables import table_of
from tests.unit.referee.scripts import official, shown_standings
from tests.unit.referee.tables import act, faults, owned, refereed, report, rule

from paiju.referee.ruling import IssueRuling, UndoRuling
from paiju.referee.sanction import DeadHand, PayEach, Redeal, VoidDeal
from paiju.view.acts import CallWithdrawn
from paiju.view.refusal import Refusal

HAND_OF_WEST = "1m 4m 7m 2p 5p 5p 8p 6s 9s S W N F"


HAND_OF_SOUTH = "1m 2m 3m 4m 5m 6m 4p 6p 9p 9p 7s 8s 9s"


@pytest.mark.parametrize(
    ("acts", "mcr", "wsom"),
    [
        ("S calls-chow; S withdraws", ("empty_claim", ""), ("empty_claim", "")),
        ("S calls-win; S withdraws", ("violation", ""), ("empty_win", "")),
        ("S calls-chow; S calls-pung", ("empty_claim", ""), None),
        ("S calls-chow; S calls-win", ("changed_claim", ""), None),
        ("W shows pung 5p", ("violation", ""), ("unvoiced_claim", "")),
        ("W draws", ("wrong_tile_drawn", ""), ("draw_out_of_turn", "")),
        ("S draws-tail", ("wrong_tile_in_hand", ""), ("wrong_tile_drawn", "")),
        ("S 9p", ("wrong_count", "9p"), ("discard_before_draw", "9p")),
        ("S turns 53", ("violation", "1m"), ("head_turned_in_turn", "1m")),
        ("W turns 53", ("violation", "1m"), ("head_turned_out_of_turn", "1m")),
        ("W turns 60", ("violation", "?"), ("wall_tile_turned", "?")),
        ("N exposes 4p", ("exposed_tile", "4p"), ("exposed_tile", "4p")),
        ("S exposes-hand", ("shown_before_call", HAND_OF_SOUTH), ("exposed_tile", HAND_OF_SOUTH)),
        ("W calls-win; W shows-hand", ("false_win", HAND_OF_WEST), ("wrong_win", HAND_OF_WEST)),
        ("W scatters", ("table_wrecked", ""), ("table_wrecked", "")),
    ],
)
@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_what_a_text_makes_of_it(
    rules: str, acts: str, mcr: tuple[str, str] | None, wsom: tuple[str, str] | None
) -> None:
    """
    The last fault falls under the row of the text, with the tiles that lie open; or it is free.
    """
    table = refereed(opened(rules))
    act(table, *acts.split("; "))
    expected = mcr if rules == "mcr" else wsom
    noted = [(kind, tiles) for kind, _, tiles in faults(table)]
    if expected is None:
        assert [] == noted
    else:
        assert (expected[0], noted[-1][1] if expected[1] == "?" else expected[1]) == noted[-1]


def test_empty_claims_climb_the_ladder__wmcc_11_6_3() -> None:
    """
    A warning, then 5 points, in the batch of the withdrawal.
    """
    table = refereed(opened("mcr"))
    made = act(table, "S calls-chow", "S withdraws")
    assert ["CallWithdrawn", "FaultCommitted", "FaultNoted", "RulingIssued"] == made
    act(table, "S calls-pung", "S withdraws")

    assert (0, -5, 0, 0) == table.court.points


def test_false_win_is_paid_and_kills_the_hand__wmcc_11_6_6_2() -> None:
    """
    West is not ready: 20 to each, a dead hand, and the deal knows it at once; North showed too.
    """
    table = refereed(opened("mcr"))
    made = act(table, "W calls-win", "N exposes-hand", "W shows-hand")

    assert (20, 20, -60, 20) == table.court.points
    assert "StandingSet" in made
    assert 0b1100 == table.deal.state.no_win
    assert ["false_win", "hand_shown_at_failed_win"] == [kind for kind, _, _ in faults(table)]
    assert 13 == len(table.court.standings["N"].in_turn)


def test_wrong_win_makes_penalty_tiles_of_the_hand__wsom08_wrong_claims_6() -> None:
    """
    All of West's tiles are live; he exposes one of them again, which is nothing new.
    """
    table = refereed(opened("wsom"))
    act(table, "W exposes 9s", "W calls-win", "W shows-hand")

    assert {"W": {"live": HAND_OF_WEST}} == shown_standings(table.court)
    assert 13 == sum(table.deal.state.penalties_of(2)[0])


def test_hand_shown_at_a_win_that_stands__wmcc_11_6_7_2() -> None:
    """
    In MCR a warning, in the World Series nothing.
    """
    hands = {**HANDS, "S": "123m 456m 789m 46p 99p"}
    for rules, kinds in (("mcr", ["hand_shown_at_win"]), ("wsom", [])):
        table = refereed(opened(rules, hands))
        act(table, "S calls-win", "W exposes-hand", "S shows-hand")

        assert table.deal.result is not None
        assert kinds == [kind for kind, _, _ in faults(table)]


def test_tile_exposed_twice_is_one_penalty_tile__wsom08_penalty_tiles_1() -> None:
    """
    Put on view by a report, and then by its owner: the same tile.
    """
    table = refereed(opened("wsom"))
    fives = tuple(each for each in (owned(table, "W").concealed or ()) if str(each) == "5p")
    rule(table, report("exposed_tile", "W", table, tiles=fives))
    made = act(table, "W exposes 5p")

    assert ["TileExposed", "FaultCommitted"] == made
    assert {"W": {"live": "5p 5p"}} == shown_standings(table.court)


def test_mcr_knows_no_correction_of_a_wrong_set__wmcc_11_6_2() -> None:
    """
    Taken back or not, the hand is dead.
    """
    table = refereed(opened("mcr"))
    act(table, "S calls-chow", "S shows-wrong 4p 9p", "S takes-back", "S withdraws")

    assert ["wrong_set", "empty_claim"] == [kind for kind, _, _ in faults(table)]
    assert table.court.standings["S"].no_win


def test_wrong_tile_goes_back_at_once__wmcc_11_6_4() -> None:
    """
    West draws out of turn; the tile is put back in the same batch.
    """
    table = refereed(opened("mcr"))
    made = act(table, "W draws")

    assert ["TileDrawn", "FaultCommitted", "FaultNoted", "RulingIssued", "TilePutBack"] == made
    assert 13 == len(owned(table, "W").concealed or ())


def test_wrecked_table_ends_by_a_ruling__wmcc_11_6_7_2() -> None:
    """
    Nobody can go on; 30 to each and the end of the deal, in one batch.
    """
    table = refereed(opened("mcr"))
    act(table, "W scatters")
    assert [1] == [noted.no for noted in table.court.open_faults]
    ended = (PayEach("W", 30), VoidDeal("W"))
    made = rule(table, IssueRuling(1, "wmcc-11.6.7.2", ended, official("referee")))

    assert ["RulingIssued", "DealStopped", "DealEnded"] == made
    assert (30, 30, -90, 30) == table.court.points
    assert table.deal.result is not None
    assert "void" == table.deal.result.ending
    assert [] == rule(table, UndoRuling(1, official("head"), "…"))[1:]


def test_redeal_ends_the_deal__wsom08_dealing_faults_7() -> None:
    """
    A deal that cannot be put right fairly is dealt anew.
    """
    table = refereed(opened("wsom"))
    rule(table, report("unfair_deal", "S", table))
    shown = IssueRuling(1, "wsom08-dealing-faults-7", (Redeal("S"),), official("referee"))

    assert ["RulingIssued", "DealStopped", "DealEnded"] == rule(table, shown)
    assert table.deal.result is not None
    assert "redeal" == table.deal.result.ending


def test_time_fined_beyond_80_is_serious__wsom08_time_limit_7() -> None:
    """
    The deal fines time by itself; above 80 points the serious overrun waits for a ruling, once.
    """
    table = refereed(table_of("wsom", HANDS, enforcement="faithful"))
    ms = 300_000
    table.play(table.deal.legal("E")[0], ms)
    assert ["serious_overrun"] == [kind for kind, _, _ in faults(table)]
    assert [1] == [noted.no for noted in table.court.open_faults]
    for text in ("S draws", "S 9p", "W draws", "W 1m", "N draws", "N 8m", "E draws"):
        act(table, text)
    table.play(table.deal.legal("E")[0], table.deal.state.now_ms + ms)

    assert ["serious_overrun"] == [kind for kind, _, _ in faults(table)]


def test_touching_the_head_by_report_gives_the_discard_up() -> None:
    """
    Until somebody draws, West claims nothing and wins nothing; afterwards he may again.
    """
    table = refereed(opened("mcr"))
    rule(table, report("hand_in_pool", "W", table))
    assert (0b0100, 0b0100) == (table.deal.state.no_win, table.deal.state.no_claim)
    act(table, "S draws")

    assert (0, 0) == (table.deal.state.no_win, table.deal.state.no_claim)


def test_call_that_goes_on_is_no_end_of_a_mistake__wsom08_wrong_claims_1() -> None:
    """
    Who changes his call after taking the wrong tiles back still owes the right set.
    """
    table = refereed(opened("wsom"))
    act(table, "S calls-chow", "S shows-wrong 4p 9p", "S takes-back", "S calls-pung")
    assert [] == faults(table)
    made = table.events[-1]
    act(table, "S withdraws")

    assert not isinstance(made, CallWithdrawn)
    assert [("mistaken_claim", "S", "4p 9p")] == faults(table)[:1]


def test_mistaken_pung_leaves_what_it_does_not_use__wsom08_wrong_claims_1() -> None:
    """
    West shows 5p 9s for a pung of 5p, then his pair: 9s is a penalty tile.
    """
    table = refereed(opened("wsom"))
    act(table, "W calls-pung", "W shows-wrong 5p 9s", "W takes-back", "W shows pung 5p")

    assert [("mistaken_claim", "W", "9s")] == faults(table)


def test_two_mistakes_over_one_discard_are_two__wsom08_wrong_claims_1() -> None:
    """
    South gives up after one, and West makes the other.
    """
    table = refereed(opened("wsom"))
    act(table, "S calls-chow", "S shows-wrong 4p 9p", "S takes-back", "S withdraws")
    act(table, "W calls-pung", "W shows-wrong 5p 9s", "W takes-back", "W shows pung 5p")

    mistaken = [each for each in faults(table) if each[0] == "mistaken_claim"]
    assert [("mistaken_claim", "S", "4p 9p"), ("mistaken_claim", "W", "9s")] == mistaken


def test_calls_before_the_first_discard_are_no_mistake() -> None:
    """
    East calls a kong, takes it back, and waits 20 seconds too long: nothing is serious.
    """
    hands = {"E": "1111m 258p 369s ESWN"}
    table = refereed(table_of("wsom", hands, enforcement="faithful"))
    act(table, "E calls-kong", "E withdraws")
    made = table.play(table.deal.legal("E")[0], 40_000)
    assert not isinstance(made, Refusal)

    assert "TimeFined" in [type(event).__name__ for event in made]
    assert [] == faults(table)


def test_dead_hand_does_not_win() -> None:
    """
    South is dead by a ruling; his tile comes, he may say so and show, and it is a wrong win.
    """
    table = refereed(table_of("mcr", HANDS, enforcement="faithful"))
    rule(table, report("wrong_count", "S", table))
    assert DeadHand("S") in table.court.rulings[0].sanctions
    act(table, "E 5p", "S calls-win", "S shows-hand")

    assert table.deal.result is None
