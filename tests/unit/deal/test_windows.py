"""Guided windows: they close at their deadline, and rulings reach what is sealed in them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.deal.tables import names, offers, play, refused, table_of, with_table

from paiju.view import commands
from paiju.view.commands import SEATS
from paiju.view.refusal import Reason, Refusal

HANDS = {"E": "C 147m 258p 369s E S W N", "W": "CC"}
TO_WIN = {"E": "147m 28p 369s ESWN C 5p", "S": "123m 456m 789s 99p 46p", "W": "55p"}


def opened() -> Any:
    """
    East's red dragon lies at 1 s; West may pung it until 4 s.
    """
    deal = table_of("mcr", HANDS)
    play(deal, "E C", at_ms=1_000)
    return deal


@pytest.mark.parametrize("reply", ["W pung", "W pass"])
def test_window_closes_at_its_deadline__decision_0442(reply: str) -> None:
    """
    At 4 s a reply is in time, a millisecond later it is not, whoever calls time afterwards.
    """
    deal = opened()

    assert "" == refused(deal, reply, 4_000)
    assert "too_late" == refused(deal, reply, 4_001)
    assert "not_asked" == refused(deal, "S pass", 60_000)
    assert "TileDrawn" == names(play(deal, "time", at_ms=60_000))[-1]
    assert "not_asked" == refused(deal, "W pung", 60_000)


def test_too_late_leaves_nothing_to_ask__decision_0442() -> None:
    """
    After the window's end the refusal of a reply offers no other reply.
    """
    deal = opened()
    early = deal.decide(commands.MeldedKong("W"), 4_000)
    assert isinstance(early, Refusal)
    assert (commands.Pass("W"), commands.Pung("W")) == early.allowed

    late = deal.decide(commands.Pung("W"), 4_001)
    assert isinstance(late, Refusal)
    assert (Reason.TOO_LATE, ()) == (late.reason, late.allowed)


def test_window_without_a_limit_stays_open() -> None:
    """
    A limit of 0 is none.
    """
    deal = table_of(with_table("mcr", claim_ms=0), HANDS)
    play(deal, "E C", at_ms=1_000)

    assert "" == refused(deal, "W pung", 10**9)


@pytest.mark.parametrize("claim", ["pung", "kong"])
def test_claims_are_measured_from_the_claimed_discard__wsom08_time_limit_3(claim: str) -> None:
    """
    Claimed without a limit 20 s after the discard: a pung then discarded and a kong cost 5.
    """
    rules = with_table("wsom", claim_ms=0)
    deal = table_of(rules, {"E": "C 147m 258p 369s E S W N", "W": "CCC"})
    play(deal, "E C", at_ms=20_000)
    events = play(deal, f"W {claim}", at_ms=40_000)
    if claim == "pung":
        events = play(deal, f"W {offers(deal, 'W')[0].split()[1]}", at_ms=40_000)

    assert "TimeFined" in names(events)
    assert (0, 0, 5, 0) == tuple(deal.state.of_seats()["fines"])


def test_ruling_reaches_a_sealed_win() -> None:
    """
    South's win is barred before the window closes and falls like a pass: West has his pung.
    """
    deal = table_of("wsom", TO_WIN)
    play(deal, "E 5p", "S win")
    assert () == deal.set_standing("S", can_win=False, can_claim=True)[1:]
    events = play(deal, "W pung")

    assert ["ReplySealed", "PungMade"] == names(events)


def test_ruling_that_is_lifted_gives_a_sealed_win_back() -> None:
    """
    In the open window nothing of it is lost.
    """
    deal = table_of("wsom", TO_WIN)
    play(deal, "E 5p", "S win")
    for may in (False, True):
        deal.set_standing("S", can_win=may, can_claim=may)
    assert "already_replied" == refused(deal, "S pass")

    assert "WinDeclared" in names(play(deal, "W pung"))


def test_ruling_that_is_lifted_asks_again_who_has_not_replied() -> None:
    """
    South, barred while West is still asked, may win once more.
    """
    deal = table_of("wsom", TO_WIN)
    play(deal, "E 5p")
    before = offers(deal, "S")
    deal.set_standing("S", can_win=False, can_claim=False)
    assert [] == offers(deal, "S")
    deal.set_standing("S", can_win=True, can_claim=True)

    assert before == offers(deal, "S")
    assert "Win" in before


@pytest.mark.parametrize(
    ("at_ms", "deadline_ms"), [(19_000, 29_000), (2_000, 20_000), (10_000, 20_000)]
)
def test_kong_in_the_first_turn__decision_0441(at_ms: int, deadline_ms: int) -> None:
    """
    Ten seconds from the replacement, and never less than the twenty of the first discard.
    """
    deal = table_of("mcr", {"E": "1111m 258p 369s ESWN"})
    assert 20_000 == deal.state.deadline_ms
    play(deal, "E concealed 1m", at_ms=at_ms)

    assert deadline_ms == deal.state.deadline_ms


def test_phase_of_a_window_is_what_all_have_seen__decision_0445() -> None:
    """
    A discard is the last public event for all; who is asked shows nowhere but to West.
    """
    deal = opened()
    others = [deal.view(viewer) for viewer in SEATS if viewer != "W"]

    assert {("discarded", "E", None, ())} == {
        (view.phase, view.turn, view.deadline_ms, view.legal) for view in others
    }
