"""A deal and its court in one log."""

from __future__ import annotations

import pytest
from tests.unit.referee.scripts import PLAYERS, official

from paiju.deal.deal import Deal
from paiju.errors import UnknownName
from paiju.referee.catalogue import CATALOGUES
from paiju.referee.court import RefereeState, apply
from paiju.referee.decide import RefereedDeal
from paiju.referee.fault import Fault
from paiju.referee.ruling import ReportFault, RulingIssued, RulingRefusal, UndoRuling
from paiju.referee.sanction import DeadHand
from paiju.view.acts import FaultCommitted, StandingSet
from paiju.view.commands import Discard
from paiju.view.fault_keys import FAULT_KEYS, fault_key, fault_number
from paiju.view.refusal import Refusal


def table(rules: str = "wsom") -> RefereedDeal:
    """
    Give a deal that has just begun, with its court.
    """
    return RefereedDeal(Deal(rules, seed=1), PLAYERS)


def test_a_ruling_bars_the_seat_in_the_deal() -> None:
    """
    An overcount takes win and claims; undone, both come back.
    """
    played = table()
    made = played.rule(ReportFault(Fault("overcount", "S"), official("referee")))
    assert not isinstance(made, RulingRefusal)
    assert StandingSet("S", can_win=False, can_claim=False) == made[-1]
    assert 0b0010 == played.deal.state.no_win
    undone = played.rule(UndoRuling(1, official("referee"), "counted again"))

    assert not isinstance(undone, RulingRefusal)
    assert StandingSet("S", can_win=True, can_claim=True) == undone[-1]
    assert 0 == played.deal.state.no_win


def test_what_either_refuses_changes_nothing() -> None:
    """
    A command out of turn, a report by a stranger.
    """
    played = table()
    before = len(played.events)
    tile = played.deal.view("E").legal[0]
    assert isinstance(tile, Discard)

    assert isinstance(played.play(Discard("S", tile.tile)), Refusal)
    report = ReportFault(Fault("overcount", "S"), official("stranger"))
    assert isinstance(played.rule(report), RulingRefusal)
    assert before == len(played.events)


def test_a_fault_in_the_deal_is_followed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """
    What the deal records as a fault is ruled in the same batch.
    """
    played = table()
    committed = FaultCommitted("S", None, fault_number("undercount"))
    monkeypatch.setattr(Deal, "play", lambda *_: (committed,))
    discard = played.deal.legal("E")[0]
    made = played.play(discard)

    assert not isinstance(made, Refusal)
    ruling = made[2]
    assert isinstance(ruling, RulingIssued)
    assert (DeadHand("S"),) == ruling.sanctions
    assert (len(played.events) - 3,) == ruling.evidence
    assert StandingSet("S", can_win=False, can_claim=True) == made[3]


def test_the_court_is_the_fold_of_the_log() -> None:
    """
    The same events give the same court.
    """
    played = table("mcr")
    played.play(played.deal.legal("E")[0])
    played.rule(ReportFault(Fault("wrong_win", "W"), official("referee")))
    again = RefereeState(played.deal.rules, PLAYERS)
    for event in played.events:
        apply(again, event)

    assert played.court.points == again.points == (10, 10, -30, 10)
    assert played.court.standings == again.standings
    assert played.court.seq == len(played.events)


def test_after_the_end_standings_are_the_courts_alone() -> None:
    """
    A ruling after the deal changes points and the event, not the deal.
    """
    played = table()
    while played.deal.result is None:
        for seat in ("E", "S", "W", "N"):
            legal = played.deal.legal(seat)
            if legal:
                played.play(legal[0])
    made = played.rule(ReportFault(Fault("late", "S", seconds=301), official("referee")))

    assert not isinstance(made, RulingRefusal)
    assert ["FaultNoted", "RulingIssued"] == [type(event).__name__ for event in made]


def test_every_fault_has_a_number_of_its_own() -> None:
    """
    One number a key, in a byte.
    """
    keys = {row.key for catalogue in CATALOGUES.values() for row in catalogue.rows}

    assert keys == set(FAULT_KEYS)
    assert len(FAULT_KEYS) == len(keys) < 256
    assert all(key == fault_key(fault_number(key)) for key in keys)
    with pytest.raises(UnknownName):
        fault_number("whistling")
