"""The log of a table with its court: written, read, replayed equal, and refused where forged."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.unit.referee.scripts import PLAYERS, cases, make_sanction, official, play

from paiju.deal.deal import Deal
from paiju.errors import ImpossibleHand, LogError, NotationError
from paiju.log.chain import Log
from paiju.log.envelope import Entry, Header
from paiju.log.reader import read_log
from paiju.referee.appeal import DecideAppeal, FileAppeal, Signature
from paiju.referee.fault import Fault, Window
from paiju.referee.log_lines import any_event_in, entry_of_any, read_table_header, speaker
from paiju.referee.official import RULES, Role
from paiju.referee.paper import EnterResult, PaperTable
from paiju.referee.refereed_log import RefereedLog
from paiju.referee.replay import commands_behind, has_court, replay_table
from paiju.referee.ruling import (
    IssueRuling,
    MarkMoment,
    MomentPassed,
    ReportFault,
    RulingReason,
    RulingRefusal,
    UndoRuling,
)
from paiju.referee.steps import Steps
from paiju.tiles.tile import tile
from paiju.view.commands import SEATS, CallTime, Discard, Forfeit
from paiju.view.events import HandsDealt, WallBuilt
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from random import Random

    from paiju.referee.court import CourtCommand, CourtEvent

REFEREE = official("referee")
HEAD = official("head")
SIGNED: tuple[Signature, ...] = ("party", "responsible")


def begun(rules: str = "mcr") -> RefereedLog:
    """
    Give a table whose deal has just been opened.
    """
    return RefereedLog.begun(Deal(rules, seed=1), PLAYERS, "deal/1")


def on_paper(rules: str = "mcr") -> RefereedLog:
    """
    Give a table of which no tile is known.
    """
    return RefereedLog.on_paper(rules, PLAYERS, "deal/1")


def appealed() -> tuple[CourtCommand, ...]:
    """
    Give rulings and appeals of every kind, one after another.
    """
    wrong_win = Fault("wrong_win", "S")
    dead, points = make_sanction(["DeadHand", "S"]), make_sanction(["PointsOff", "S", 5])
    filed = FileAppeal(
        3, official("W"), Role.HEAD_REFEREE, 60_000, 0, signed=SIGNED, fee_dollars=200
    )
    return (
        ReportFault(wrong_win, REFEREE),
        IssueRuling(Fault("talk", "N"), "wmcc-6.1", (make_sanction(["WarningGiven", "N"]),), HEAD),
        UndoRuling(1, REFEREE, "counted again"),
        ReportFault(Fault("slow_play", "W"), official("S")),
        IssueRuling(3, "wmcc-6.4", (make_sanction(["PointsOff", "W", 5]),), REFEREE),
        filed,
        DecideAppeal(1, HEAD, True, "rightly", (make_sanction(["WarningGiven", "W"]),)),
        ReportFault(Fault("late", "E", seconds=60), RULES),
        MarkMoment(Window.SIGNING, REFEREE),
        IssueRuling(1, "wmcc-11.6.6.1", (dead, points), HEAD, None, "seen by all"),
    )


@pytest.mark.parametrize("make", [begun, on_paper])
def test_a_log_replays_to_the_same_court(make: Any) -> None:
    """
    Rulings, their undoing, appeals: the table read from the log is the table that wrote it.
    """
    kept: RefereedLog = make()
    for command in appealed():
        assert not isinstance(kept.rule(command), RulingRefusal), command
    again = replay_table("\n".join(kept.lines()))

    assert kept.log.head == again.log.head
    for name in ("faults", "rulings", "undone", "appeals", "decided", "standings", "seq"):
        assert getattr(kept.court, name) == getattr(again.court, name)
    assert kept.table.events == again.table.events
    assert (-10, -5, 0, 0) == again.court.points
    assert 15 == again.court.points_to_nobody
    assert len(kept.log) == kept.court.seq


def test_a_table_played_and_ruled_at_random_replays(chance: Random) -> None:
    """
    Commands of seats and reports of officials mixed: both folds come out equal.
    """
    for rules in ("mcr", "wsom", "wsom-later"):
        kept = RefereedLog.begun(Deal(rules, seed=chance.getrandbits(32)), PLAYERS)
        deal = kept.table.deal  # type: ignore[union-attr]  # begun() has one
        at_ms = 0
        while deal.result is None:
            at_ms += chance.randrange(900)
            if chance.random() < 0.1:
                seat = chance.choice(SEATS)
                kept.rule(ReportFault(Fault("empty_claim", seat), REFEREE), at_ms)
                rulings = kept.court.in_force
                if rulings and chance.random() < 0.3:
                    kept.rule(UndoRuling(chance.choice(rulings).no, REFEREE, "no"), at_ms)
            legal = [each for seat in SEATS for each in deal.legal(seat)]
            assert not isinstance(kept.play(chance.choice(legal), at_ms), Refusal)
        again = replay_table(kept.lines())

        assert kept.court.standings == again.court.standings
        assert deal.digest() == again.table.deal.digest()  # type: ignore[union-attr]  # as above


def test_every_script_can_be_written_and_read() -> None:
    """
    The court's events of every scripted case are lines that are read back equal.
    """
    for case in cases()[::5]:
        state = play(case).state
        log = Log(Header("deal/1"))
        made: tuple[CourtEvent, ...] = (*state.faults, *state.rulings)
        for event in made:
            log.append([entry_of_any(event)], at_ms=0, actor="official")
        assert list(made) == [any_event_in(line) for line in read_log(log.lines()).envelopes]


def test_rulings_may_follow_in_the_log_of_a_deal_alone() -> None:
    """
    Where the header names nobody the players are called by their seats.
    """
    deal = Deal("mcr", seed=1)
    plain = deal.log("deal/1")
    assert not has_court(read_log(plain))
    kept = replay_table(plain)
    assert SEATS == kept.court.players
    made = kept.rule(ReportFault(Fault("wrong_win", "S"), REFEREE))

    assert not isinstance(made, RulingRefusal)
    assert ["FaultNoted", "RulingIssued", "StandingSet"] == [type(each).__name__ for each in made]
    assert (10, -30, 10, 10) == replay_table(kept.lines()).court.points
    assert has_court(kept.log)


def test_the_wall_shown_after_the_deal_has_a_number() -> None:
    """
    Rulings after it count on; before the end, and twice, it is refused.
    """
    kept = RefereedLog.begun(Deal("mcr", seed=1), PLAYERS)
    deal = kept.table.deal  # type: ignore[union-attr]  # begun() has one
    while deal.result is None:
        kept.play(next(each for seat in SEATS for each in deal.legal(seat)))
    wall = deal.events[0]
    assert isinstance(wall, WallBuilt)
    kept.reveal("00" * 32, wall.tiles)
    made = kept.rule(ReportFault(Fault("late", "S", seconds=60), REFEREE))

    assert not isinstance(made, RulingRefusal)
    assert kept.court.seq == len(kept.log) == replay_table(kept.lines()).court.seq
    kept.reveal("00" * 32, wall.tiles)
    with pytest.raises(LogError):
        replay_table(kept.lines())
    plain = RefereedLog(read_log(deal.log()), kept.table)
    plain.reveal("00" * 32, wall.tiles)
    assert SEATS == replay_table(plain.lines()).court.players


def test_a_result_on_paper() -> None:
    """
    Written down, put right, and no more after the signing.
    """
    kept = on_paper()
    kept.enter(EnterResult("exhausted", REFEREE))
    made = kept.enter(EnterResult("discard", REFEREE, "E", "S", 10), 5_000)

    assert not isinstance(made, RulingRefusal)
    again = replay_table(kept.lines())
    assert isinstance(again.table, PaperTable)
    assert again.table.result is not None
    assert (34, -18, -8, -8) == again.table.result.deltas
    assert isinstance(kept.enter(EnterResult("exhausted", official("S"))), RulingRefusal)
    kept.rule(MarkMoment(Window.SIGNING, REFEREE))
    late = kept.enter(EnterResult("exhausted", REFEREE))
    assert isinstance(late, RulingRefusal)
    assert RulingReason.WINDOW_CLOSED is late.reason


@pytest.mark.parametrize(
    "given",
    [
        EnterResult("exhausted", REFEREE, "E"),
        EnterResult("discard", REFEREE, "E", None, 10),
        EnterResult("self_drawn", REFEREE, "E", "S", 10),
        EnterResult("self_drawn", REFEREE, "E"),
    ],
)
def test_a_result_that_cannot_be(given: EnterResult) -> None:
    """
    Who won and who gave the tile fit the ending.
    """
    with pytest.raises(ImpossibleHand):
        on_paper().enter(given)


def test_what_is_refused_writes_nothing() -> None:
    """
    Refusals of deal and court, and what a table does not have.
    """
    kept, paper = begun(), on_paper()
    before = kept.lines()
    assert isinstance(kept.play(Discard("S", tile("1m"))), Refusal)
    assert isinstance(kept.rule(UndoRuling(1, REFEREE, "")), RulingRefusal)
    with pytest.raises(NotationError):
        kept.enter(EnterResult("exhausted", REFEREE))
    with pytest.raises(NotationError):
        paper.play(CallTime())
    kept.rule(ReportFault(Fault("late", "S", seconds=60), REFEREE), 9_000)
    with pytest.raises(NotationError, match="9000 or later"):
        kept.play(Forfeit("S"), 8_999)
    assert before == kept.lines()[: len(before)]
    played = Deal("mcr", seed=1)
    played.play(played.legal("E")[0])
    with pytest.raises(NotationError, match="just been opened"):
        RefereedLog.begun(played, PLAYERS)
    with pytest.raises(NotationError, match="four"):
        RefereedLog.on_paper("mcr", ("An", "An", "Cy", "Di"))


def test_a_rejected_appeal_replays() -> None:
    """
    The ruling stands, and the fee is kept.
    """
    kept = begun()
    kept.rule(ReportFault(Fault("wrong_win", "S"), REFEREE))
    kept.rule(FileAppeal(1, official("S"), Role.HEAD_REFEREE, 5, signed=SIGNED, fee_dollars=200))
    made = kept.rule(DecideAppeal(1, HEAD, False, "rightly ruled"))

    assert not isinstance(made, RulingRefusal)
    assert 0 == replay_table(kept.lines()).court.decided[1].fee_returned_dollars


def test_what_does_not_follow_from_a_ruling_is_refused() -> None:
    """
    The deal bars what the ruling bars, no less.
    """
    kept = begun("wsom")
    kept.rule(ReportFault(Fault("overcount", "S"), REFEREE))
    log = read_log(begun("wsom").lines())
    entries = [Entry(line.type, line.data) for line in kept.log.envelopes[len(log) :]]
    less = Entry("StandingSet", {"seat": "S", "can_win": False, "can_claim": True})
    log.append([*entries[:-1], less], at_ms=0, actor="official")

    with pytest.raises(LogError, match="does not follow"):
        replay_table(log)


def _forged(kept: RefereedLog, *entries: Entry) -> Log:
    log = read_log(kept.lines())
    log.append(entries, at_ms=kept.now_ms, actor="official")
    return log


def test_forged_lines_are_refused_with_their_place() -> None:
    """
    A ruling against the rules, a result at a deal, a deal's event on paper, and others.
    """
    ruled = begun()
    ruled.rule(ReportFault(Fault("slow_play", "W"), REFEREE))
    ruled.rule(IssueRuling(1, "wmcc-6.4", (make_sanction(["PointsOff", "W", 5]),), REFEREE))
    line = ruled.log.envelopes[-1]
    changed = json.loads(json.dumps(line.data))
    changed["sanctions"][0]["data"]["points"] = 7
    short = begun()
    short.rule(ReportFault(Fault("slow_play", "W"), REFEREE))
    paper = on_paper()
    paper.enter(EnterResult("exhausted", REFEREE))
    entered = Entry("ResultEntered", paper.log.envelopes[0].data)
    filed = begun()
    filed.rule(ReportFault(Fault("wrong_win", "S"), REFEREE))
    appeal = FileAppeal(1, official("S"), Role.HEAD_REFEREE, 5, signed=SIGNED, fee_dollars=200)
    assert not isinstance(filed.rule(appeal), RulingRefusal)
    early = begun()
    early.rule(ReportFault(Fault("wrong_win", "S"), REFEREE))
    standing = Entry("StandingSet", {"seat": "S", "can_win": False, "can_claim": True})

    for log, told in (
        (_forged(short, Entry("RulingIssued", changed)), "outside_range"),
        (_forged(begun(), entered), "a result beside"),
        (_forged(on_paper(), Entry("HandsDealt", {})), "of a deal on paper"),
        (_forged(begun(), standing), "no command"),
        (_forged(early, Entry("AppealFiled", filed.log.envelopes[-1].data)), "two times"),
        (_forged(begun(), Entry("RulingUndone", {"ruling": 1, "by": {}, "reason": ""})), "'name'"),
    ):
        with pytest.raises(LogError, match=f"(?i){told}"):
            replay_table(log)


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"players": ["An", "An", "Cy", "Di"]}, "players"),
        ({"players": [1, 2, 3, 4]}, "players"),
        ({"players": "An"}, "players"),
        ({"earlier": 5}, "earlier"),
        ({"earlier": {"S": 5}}, "earlier"),
        ({"earlier": {"S": {"small_fault": -1}}}, "earlier"),
    ],
)
def test_headers_that_are_no_tables(more: dict[str, Any], key: str) -> None:
    """
    Names and counts are what the protocol says.
    """
    keys = {"rules": "mcr", "enforcement": "paper", "prevalent": "E", **more}

    with pytest.raises(LogError, match=key):
        read_table_header(Header("deal/1", keys))


def test_earlier_faults_stand_in_the_header() -> None:
    """
    What was counted before is counted on after a replay.
    """
    kept = RefereedLog.on_paper("mcr", PLAYERS, earlier={("S", "empty_claim"): 2})
    kept.rule(ReportFault(Fault("empty_claim", "S"), REFEREE))

    assert (0, -10, 0, 0) == replay_table(kept.lines()).court.points


def test_who_spoke_is_the_actor() -> None:
    """
    A player is his seat, a clock the rules, anybody else an official.
    """
    assert "S" == speaker(official("S"), PLAYERS)
    assert "rules" == speaker(RULES, PLAYERS)
    assert "official" == speaker(REFEREE, PLAYERS)
    assert "official" == speaker(official("stranger"), PLAYERS)
    assert [] == list(commands_behind([HandsDealt()]))


def test_steps_show_rulings_to_all() -> None:
    """
    Between two events of the deal a ruling changes no tile, and on paper there are none.
    """
    kept = begun()
    kept.rule(MarkMoment(Window.AT_ONCE, REFEREE))
    steps = Steps(kept.log)
    last = len(steps)

    assert isinstance(steps.shown(last, "spectator"), MomentPassed)
    assert steps.view(last, "E") == steps.view(last - 1, "E")
    assert last == steps.next_shown(last, "spectator")
    assert steps.deal is not None
    assert Steps(on_paper().log).deal is None
    assert Steps(read_log(Deal("mcr", seed=1).log())).kept is None
