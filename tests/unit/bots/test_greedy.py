"""The greedy bot and the one for clubs: what they claim, lay and discard."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.bots.tables import claim_view, turn_view

from paiju.bots.levels import bot
from paiju.tiles import Meld, tile
from paiju.view.commands import (
    AddedKong,
    CallPung,
    Chow,
    Command,
    ConcealedKong,
    Discard,
    MeldedKong,
    Pass,
    Pung,
    TouchHead,
    Win,
)
from paiju.view.table_view import FaceDownKong, RiverTile, SeatView, TableView

BOTH = pytest.mark.parametrize("name", ["greedy", "club"])


def asked(view: TableView, name: str = "greedy") -> Command:
    """
    Give what a bot asks for.
    """
    return bot(name).answer(view).command


@BOTH
def test_wins_where_it_may(name: str) -> None:
    """
    A win that the view allows is above the minimum, and is taken.
    """
    assert Win("S") == asked(claim_view("55m 19m 147p 258s ESW", "5m", Win("S")), name)


@BOTH
def test_only_thing_there_is(name: str) -> None:
    """
    Where nothing can be chosen nothing is weighed.
    """
    view = claim_view("55m 19m 147p 258s ESW", "5m")
    assert () == bot(name).answer(view).candidates

    real = replace(view, legal=(TouchHead("S"), CallPung("S")))
    assert TouchHead("S") == asked(real, name)


def test_claims_what_brings_nearer() -> None:
    """
    A chow that makes a set of a two-sided wait is taken.
    """
    chow = Chow("S", tile("1m"))

    assert chow == asked(claim_view("23m 456p 67s CC 19p EW", "1m", chow))


@BOTH
def test_does_not_break_a_set_for_a_claim(name: str) -> None:
    """
    A chow from tiles that are a set already brings nothing.
    """
    view = claim_view("345m 456p 67s EEE CC", "5m", Chow("S", tile("3m")))

    assert Pass("S") == asked(view, name)


def test_claims_pungs_and_kongs() -> None:
    """
    A pair becomes a pung; a kong of a concealed pung brings nothing.
    """
    pung = Pung("S")
    assert pung == asked(claim_view("55m 19m 147p 258s ESW", "5m", pung))

    view = claim_view("555m 19m 147p 258s ES", "5m", MeldedKong("S"))
    assert Pass("S") == asked(view)


def test_club_claims_no_pung_that_leads_below_the_minimum() -> None:
    """
    What is nearer to a complete hand alone is no reason: the nearest legal win counts.
    """
    pung = Pung("S")
    view = claim_view("99m 23p 56p 345s 78s 11s", "9m", pung)

    assert pung == asked(view)
    assert Pass("S") == asked(view, "club")


def test_kongs_that_cost_nothing() -> None:
    """
    Four tiles that are of no other use become a kong; tiles that chows want do not.
    """
    kong = ConcealedKong("E", tile("C"))
    assert kong == asked(turn_view("123m 456p 78s EE CCCC", kong))

    kong = ConcealedKong("E", tile("3m"))
    assert Discard("E", tile("W")) == asked(turn_view("123333m 45m 456p EE W", kong))

    added = AddedKong("E", tile("P"))
    view = turn_view("123m 456p 78s EE P", added, melds="[PPP]<")
    assert asked(view) in {added, Discard("E", tile("P"))}


@BOTH
def test_discards_what_is_best_and_allowed(name: str) -> None:
    """
    The best discard, or another where it is barred.
    """
    assert Discard("E", tile("9s")) == asked(turn_view("123m 456p 7899s EE CC"))
    assert Discard("E", tile("9s")) != asked(turn_view("123m 456p 7899s EE CC", barred="9s"), name)


@BOTH
@pytest.mark.parametrize(("lying", "discard"), [("2s", "1s"), ("4s", "5s")])
def test_counts_what_lies_open(name: str, lying: str, discard: str) -> None:
    """
    The wait that is kept is the one whose tiles are not in the rivers and sets of the others.
    """
    view = turn_view("123m 456m 789m CC 135s")
    river = (
        RiverTile(tile(lying), 1, claimed=False),
        RiverTile(tile(lying), 2, claimed=True),
    )
    pung = Meld.of("[222s]" if lying == "2s" else "[444s]")
    other = SeatView("S", 7, river=river, melds=(pung, FaceDownKong()))

    assert Discard("E", tile(discard)) == asked(replace(view, seats=(*view.seats, other)), name)


def test_reasons_are_given() -> None:
    """
    The greedy one tells distance and tiles, the one for clubs the rows that it goes for.
    """
    view = turn_view("123m 456m 78m EE CC P F")

    assert "distance 0" in bot("greedy").answer(turn_view("123m 456p 7899s EE CC")).why
    assert "pure_straight" in bot("club").answer(view).why
