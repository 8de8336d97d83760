"""The searching bot: value against speed, danger, and the reasons that it gives."""

from __future__ import annotations

from dataclasses import replace
from time import thread_time

import pytest
from tests.unit.bots.tables import claim_view, played, turn_view

from paiju import _pure
from paiju.bots.danger import dangers
from paiju.bots.levels import bot
from paiju.bots.search import SearchBot, Temper
from paiju.deal.deal import Deal
from paiju.tiles import Meld, tile
from paiju.tiles.notation import read_tiles
from paiju.view.commands import (
    CallPung,
    Chow,
    Command,
    ConcealedKong,
    Discard,
    Pass,
    Pung,
    Win,
)
from paiju.view.table_view import RiverTile, SeatView, TableView


def asked(view: TableView) -> Command:
    """
    Give what the bot asks for.
    """
    return bot("search").answer(view).command


def test_wins_or_does_the_only_thing() -> None:
    """
    A win is taken; where nothing can be chosen nothing is weighed.
    """
    assert Win("S") == asked(claim_view("55m 19m 147p 258s ESW", "5m", Win("S")))
    assert () == bot("search").answer(claim_view("55m 19m 147p 258s ESW", "5m")).candidates


def test_keeps_the_route_to_the_minimum() -> None:
    """
    A tile of no route is discarded, and the rows of the best routes are told.
    """
    answer = bot("search").answer(turn_view("123m 456m 78m EE CC P F"))

    assert answer.command in {Discard("E", tile("P")), Discard("E", tile("F"))}
    first = answer.candidates[0]
    assert "pure_straight" in first.routes
    assert 1 == first.distance
    assert first.tiles > 0
    assert 0 < first.win <= 1
    assert 0 <= first.danger <= 1


def test_passes_a_chow_that_leads_to_no_win() -> None:
    """
    A claim is worth what the hand after it may still win.
    """
    view = claim_view("99m 234p 56p 345s 78s 1s", "9m", Pung("S"))
    assert Pass("S") == asked(view)

    chow = Chow("S", tile("7m"))
    view = claim_view("123m 456m 89m 23p 4s W C", "7m", chow)
    assert chow == asked(view)


def test_routes_of_a_claim_are_of_the_hand_after_it() -> None:
    """
    The rows told for a claim are those that a hand with that set counts.
    """
    answer = bot("search").answer(claim_view("55m 77m 33p 66s 22s E C P", "5m", Pung("S")))

    claimed = next(each for each in answer.candidates if isinstance(each.command, Pung))
    assert "seven_pairs" not in claimed.routes


def danger_view(*melds: str, river: str = "", wall_left: int = 12) -> TableView:
    """
    Make the view of East when South has laid sets open and thrown some tiles.
    """
    view = turn_view("19m 19p 19s ESWN CFP 5m", wall_left=wall_left)
    thrown = tuple(
        RiverTile(each, 2 * no + 1, claimed=False) for no, each in enumerate(read_tiles(river))
    )
    others = (
        SeatView("S", 13 - 3 * len(melds), river=thrown, melds=tuple(map(Meld.of, melds))),
        SeatView("W", 13),
        SeatView("N", 13),
    )
    return replace(view, seats=(*view.seats, *others))


def test_danger_grows_with_sets_and_time() -> None:
    """
    Late, and against sets laid open, a discard is more dangerous.
    """
    five = tile("5m").kind
    calm = dangers(danger_view(wall_left=70))[five].chance
    late = dangers(danger_view())[five].chance
    open_sets = dangers(danger_view("[234m]", "[678m]", "[EEE]"))[five].chance

    assert 0 < calm < late < open_sets < 1


def test_danger_falls_for_what_was_thrown() -> None:
    """
    Who waited for a tile thrown lately would have won; one thrown long ago says less.
    """
    five = tile("5m").kind
    unknown = dangers(danger_view("[234p]"))[five].chance
    lately = dangers(danger_view("[234p]", river="1p 2p 5m"))[five].chance
    long_ago = dangers(danger_view("[234p]", river="5m 1p 2p 3p 4p"))[five].chance

    assert lately < long_ago < unknown


def test_danger_of_suits_beside_what_is_laid_open() -> None:
    """
    Two sets of one suit make its tiles more dangerous than those of another.
    """
    found = dangers(danger_view("[234m]", "[678m]"))

    assert found[tile("5p").kind].chance < found[tile("5m").kind].chance


@pytest.mark.parametrize("rules", ["mcr", "wsom", "zung-jung"])
def test_danger_has_a_price_in_every_edition(rules: str) -> None:
    """
    What a discard costs is told in points of the edition.
    """
    found = dangers(replace(danger_view(), rules=rules))[tile("5m").kind]

    assert found.cost > found.chance


def test_fear_decides_where_hope_is_gone() -> None:
    """
    With nothing left to draw the safest tile goes; without fear anything may.
    """
    view = danger_view("[234m]", "[678m]", river="1p 2p 1s", wall_left=1)
    answer = bot("search").answer(view)
    safest = min(each.danger for each in answer.candidates)

    assert safest == answer.candidates[0].danger
    bold = SearchBot(temper=Temper(fear=0.0)).answer(view)
    assert {0.0} == {each.danger for each in bold.candidates}


@pytest.mark.skipif(_pure.asked(), reason="uncompiled it thinks longer")
def test_thinks_less_than_a_fifth_of_a_second(seed: int) -> None:
    """
    Of the answers of a deal all but the slowest of a hundred take less than 200 ms.
    """
    taken = []
    player = bot("search")
    started = thread_time()
    for _ in played(Deal("mcr", seed=seed), player):
        taken.append(thread_time() - started)
        started = thread_time()

    assert sorted(taken)[int(len(taken) * 0.99) - 1] < 0.2


def test_lays_a_kong_that_costs_nothing() -> None:
    """
    A kong draws once more and counts; it is weighed as all else.
    """
    kong = ConcealedKong("E", tile("C"))
    answer = bot("search").answer(turn_view("123m 456m 78m EE CCCC", kong))

    assert kong == answer.command
    assert (0.0, 0) == (answer.candidates[0].danger, answer.candidates[0].distance)


def test_commands_of_a_real_table_are_left_alone() -> None:
    """
    What leaves no hand to look at is no candidate.
    """
    view = claim_view("55m 77m 33p 66s 22s E C P", "5m", Pung("S"), CallPung("S"))
    answer = bot("search").answer(view)

    assert {Pass("S"), Pung("S")} == {each.command for each in answer.candidates}
