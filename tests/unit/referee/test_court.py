"""The court: who may rule, within what, and what stays when a ruling is undone."""

from __future__ import annotations

import pytest
from tests.unit.referee.scripts import PLAYERS, official

from paiju.errors import UnknownName
from paiju.referee.catalogue import CATALOGUES, catalogue_of, with_ladder
from paiju.referee.court import CourtCommand, RefereeState, apply, decide, offered
from paiju.referee.fault import Fault, Window
from paiju.referee.ladder import DOUBLING
from paiju.referee.official import Official, Role
from paiju.referee.penalty_tiles import Penalised
from paiju.referee.ruling import (
    IssueRuling,
    MarkMoment,
    ReportFault,
    RulingReason,
    RulingRefusal,
    UndoRuling,
)
from paiju.referee.ruling_words import court_words, ruling_refusal_words
from paiju.referee.sanction import (
    Correction,
    PayTo,
    PointsOff,
    Remedy,
    Suspension,
    WarningGiven,
)
from paiju.rules.editions import ruleset
from paiju.tiles.tile import tile
from paiju.view.commands import Seat
from paiju.view.events import TileDiscarded

REFEREE, HEAD = official("referee"), official("head")


def court(rules: str = "mcr") -> RefereeState:
    """
    Give a court before anything has happened.
    """
    return RefereeState(ruleset(rules), PLAYERS)


def ask(state: RefereeState, command: CourtCommand) -> RulingReason | None:
    """
    Ask for a command and apply what it makes; give the reason if it is refused.
    """
    made = decide(state, command)
    if isinstance(made, RulingRefusal):
        assert made.clause in ruling_refusal_words(made)
        return made.reason
    for event in made:
        apply(state, event)
    return None


def points_off(points: int, fault: Fault | int = 1, by: Official = REFEREE) -> IssueRuling:
    """
    Rule points off South for a violation.
    """
    return IssueRuling(fault, "wmcc-11.2.2", (PointsOff("S", points),), by)


VIOLATION = Fault("violation", "S")


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (ReportFault(Fault("whistling", "S"), REFEREE), RulingReason.UNKNOWN_FAULT),
        (points_off(5, Fault("whistling", "S")), RulingReason.UNKNOWN_FAULT),
        (ReportFault(VIOLATION, official("S")), RulingReason.NOT_A_REPORTER),
        (ReportFault(VIOLATION, official("stranger")), RulingReason.NOT_A_REPORTER),
        (ReportFault(VIOLATION, official("organizers")), RulingReason.NOT_A_REPORTER),
        (ReportFault(Fault("violation", "S", (9,)), REFEREE), RulingReason.UNKNOWN_EVENT),
        (points_off(5), RulingReason.NO_SUCH_FAULT),
        (points_off(5, VIOLATION, official("rules")), RulingReason.NO_ROLE),
        (points_off(5, VIOLATION, official("organizers")), RulingReason.NO_ROLE),
        (points_off(5, VIOLATION, official("E")), RulingReason.NO_ROLE),
        (points_off(5, VIOLATION, official("player referee")), RulingReason.OWN_TABLE),
        (points_off(7, VIOLATION), RulingReason.OUTSIDE_RANGE),
        (IssueRuling(VIOLATION, "", (PointsOff("S", 5),), REFEREE), RulingReason.NO_CLAUSE),
        (
            IssueRuling(VIOLATION, "wmcc-11.6.8", (PointsOff("S", 5),), REFEREE),
            RulingReason.WRONG_CLAUSE,
        ),
        (IssueRuling(VIOLATION, "wmcc-11.2.2", (), REFEREE), RulingReason.NO_SANCTION),
        (
            IssueRuling(VIOLATION, "wmcc-11.2.2", (PointsOff("N", 5),), REFEREE),
            RulingReason.OTHER_SEAT,
        ),
        (UndoRuling(1, HEAD, "…"), RulingReason.NO_SUCH_RULING),
        (UndoRuling(1, official("N"), "…"), RulingReason.NO_ROLE),
        (MarkMoment(Window.SIGNING, official("N")), RulingReason.NO_ROLE),
        (MarkMoment(Window.ALWAYS, REFEREE), RulingReason.NEVER_PASSES),
        (IssueRuling(VIOLATION, " ", (PointsOff("S", 5),), REFEREE), RulingReason.NO_CLAUSE),
        (
            IssueRuling(VIOLATION, "wmcc-11.2.2", (PointsOff("S", 7),), REFEREE, discretion=" "),
            RulingReason.OUTSIDE_RANGE,
        ),
    ],
)
def test_what_is_refused(command: CourtCommand, reason: RulingReason) -> None:
    """
    No clause, no role, own table, no such thing, outside the range.
    """
    assert reason == ask(court(), command)


def test_discretion_goes_beyond_the_clause_and_is_said() -> None:
    """
    With its reason stated, another amount, seat and clause may be ruled.
    """
    state = court()
    ruling = IssueRuling(
        VIOLATION, "wmcc-11", (PointsOff("S", 7), WarningGiven("N")), REFEREE, discretion="unique"
    )

    assert ask(state, ruling) is None
    assert (0, -7, 0, 0) == state.points
    said = court_words(state.rulings[0], state.catalogue)
    assert said.endswith("; beyond the clause: unique")


def test_after_the_window_a_ruling_is_refused__wmcc_11_note() -> None:
    """
    A fault first raised with the ruling is held to its window.
    """
    state = court()
    apply(state, TileDiscarded("S", tile("5p"), drawn=None))
    apply(state, TileDiscarded("W", tile("5p"), drawn=None))

    late = points_off(5, Fault("violation", "S", (1,)))
    assert RulingReason.WINDOW_CLOSED == ask(state, late)
    assert ask(state, points_off(5, Fault("violation", "S", (2,)))) is None


def test_a_fault_noted_in_time_is_ruled_later() -> None:
    """
    The window is that of raising it.
    """
    state = court()
    ask(state, ReportFault(VIOLATION, official("N")))
    apply(state, TileDiscarded("W", tile("5p"), drawn=None))
    ask(state, MarkMoment(Window.SIGNING, REFEREE))

    assert ask(state, points_off(30)) is None


def test_a_discard_that_has_passed_is_not_the_last() -> None:
    """
    Told that the next discard was made, a court closes what came before and nothing after it.
    """
    state = court()
    apply(state, TileDiscarded("S", tile("5p"), drawn=None))
    assert ask(state, MarkMoment(Window.NEXT_DISCARD, REFEREE)) is None

    late = ReportFault(Fault("violation", "S", (1,)), official("N"))
    assert RulingReason.WINDOW_CLOSED == ask(state, late)
    assert ask(state, ReportFault(VIOLATION, official("N"))) is None
    assert ask(state, MarkMoment(Window.AT_ONCE, REFEREE)) is None
    mixed = ReportFault(Fault("wrong_tile_drawn", "S", (1,)), official("N"))
    assert RulingReason.WINDOW_CLOSED == ask(state, mixed)


def test_points_may_go_to_two_players() -> None:
    """
    Each of two harmed players is paid once.
    """
    state = court("wsom")
    ask(state, ReportFault(Fault("table_wrecked", "S"), official("N")))

    def pays(*to: Seat) -> IssueRuling:
        paid = tuple(PayTo("S", each, 20) for each in to)
        return IssueRuling(1, "wsom08-drawing-faults-4", paid, REFEREE, reason="both were ready")

    assert RulingReason.ALREADY_RULED == ask(state, pays("W", "W"))
    assert ask(state, pays("W", "N")) is None
    assert (0, -40, 20, 20) == state.points
    assert RulingReason.ALREADY_RULED == ask(state, pays("N"))


def test_nothing_is_ruled_twice() -> None:
    """
    A second ruling of the same kind needs the first one undone.
    """
    state = court()
    ask(state, ReportFault(VIOLATION, official("N")))
    ask(state, points_off(30))
    assert RulingReason.ALREADY_RULED == ask(state, points_off(5))
    ask(state, UndoRuling(1, REFEREE, "too hard"))

    assert ask(state, points_off(5)) is None
    assert (0, -5, 0, 0) == state.points
    assert RulingReason.ALREADY_UNDONE == ask(state, UndoRuling(1, REFEREE, "…"))


def test_a_correction_may_come_twice() -> None:
    """
    Tiles are put right as often as they have to be.
    """
    state = court("wsom")
    ask(state, ReportFault(Fault("bag", "S"), official("N")))
    away = (Correction("S", Remedy.PUT_AWAY),)
    assert ask(state, IssueRuling(1, "wsom08-dress-3", away, REFEREE)) is None

    assert ask(state, IssueRuling(1, "wsom08-dress-3", away, REFEREE)) is None


def test_a_referee_does_not_undo_his_head_referee() -> None:
    """
    A ruling is undone by the same rank or a higher one; a second official counts.
    """
    state = court()
    ask(state, points_off(30, VIOLATION, HEAD))
    assert RulingReason.LOWER_RANK == ask(state, UndoRuling(1, REFEREE, "…"))
    assert ask(state, UndoRuling(1, official("chief"), "…")) is None
    ask(
        state,
        IssueRuling(Fault("cheating", "S"), "wmcc-11.6.1", (Suspension("S"),), REFEREE, HEAD),
    )

    assert RulingReason.LOWER_RANK == ask(state, UndoRuling(2, REFEREE, "…"))


@pytest.mark.parametrize(
    ("second", "reason"),
    [
        (None, RulingReason.SECOND_MISSING),
        (REFEREE, RulingReason.SECOND_MISSING),
        (official("other"), RulingReason.SECOND_MISSING),
        (Official("Di", Role.HEAD_REFEREE), RulingReason.OWN_TABLE),
        (HEAD, None),
    ],
)
def test_suspension_needs_two__wmcc_11_4(
    second: Official | None, reason: RulingReason | None
) -> None:
    """
    A referee and a head referee, two people, none of this table.
    """
    ruling = IssueRuling(Fault("cheating", "S"), "wmcc-11.4", (Suspension("S"),), REFEREE, second)

    assert reason == ask(court(), ruling)


def test_a_ladder_counts_what_came_before() -> None:
    """
    Undoing the first warning makes the next fault the second again, not the third.
    """
    state = court()
    for _ in range(2):
        ask(state, ReportFault(Fault("empty_claim", "S"), official("rules")))
    ask(state, UndoRuling(1, REFEREE, "it was North"))
    ask(state, ReportFault(Fault("empty_claim", "S"), official("rules")))

    assert (0, -10, 0, 0) == state.points
    assert 0 == state.standings["S"].warnings


def test_what_is_offered_shrinks_with_what_was_ruled() -> None:
    """
    A clause's sanctions are offered until they are imposed.
    """
    state = court()
    ask(state, ReportFault(Fault("opponents_tile_exposed", "S"), official("W")))
    assert ["PayTo", "VoidDeal"] == [each.sanction.__name__ for each in offered(state, 1)]
    paid = (PayTo("S", "W", 30),)
    ask(state, IssueRuling(1, "wmcc-11.6.7.3", paid, REFEREE))

    assert ["VoidDeal"] == [each.sanction.__name__ for each in offered(state, 1)]


def test_points_are_accounted_for_to_the_last() -> None:
    """
    What the seats lose and gain, and what goes to nobody, sum to nothing.
    """
    state = court()
    ask(state, ReportFault(Fault("wrong_win", "S"), official("rules")))
    ask(state, points_off(40, VIOLATION))

    assert (10, -70, 10, 10) == state.points
    assert 40 == state.points_to_nobody


def test_a_botzone_table_has_no_referee() -> None:
    """
    Without a text there are no faults.
    """
    with pytest.raises(UnknownName):
        catalogue_of(ruleset("botzone"))
    with pytest.raises(UnknownName, match="wrong_win"):
        catalogue_of(ruleset("mcr"))["wrong_wim"]


def test_rows_of_both_texts_rest_on_their_own_document() -> None:
    """
    A clause of a row stands in the document of its catalogue, or in the one it falls back on.
    """
    for document, allowed in (("wmcc", ("wmcc",)), ("wsom08", ("wsom08",))):
        for row in CATALOGUES[document].rows:
            assert all(clause.startswith(allowed) for clause in row.clauses)


def test_points_for_time_are_those_of_the_tariff() -> None:
    """
    After a wrong measurement was undone, 20 seconds over cost 10 points and no other amount.
    """
    state = court("wsom")
    ask(state, ReportFault(Fault("time_overrun", "S", seconds=20), official("rules")))
    ask(state, UndoRuling(1, REFEREE, "said without a clause"))

    def ruling(points: int) -> IssueRuling:
        return IssueRuling(1, "wsom08-time-limit-2", (PointsOff("S", points),), REFEREE)

    assert RulingReason.OUTSIDE_RANGE == ask(state, ruling(15))
    assert ask(state, ruling(10)) is None


def test_other_reading_of_the_ladder__decision_0463() -> None:
    """
    5, 10, 20, 40, 60: by another ladder each kind is still counted by itself.
    """
    ladders = [row.ladder for row in with_ladder(DOUBLING).rows if row.ladder is not None]

    assert {"empty_claim", "early_draw", "late_pung"} == {each.key for each in ladders}
    assert [0, 5, 10, 20, 40, 60, 60] == [ladders[0].cost(time) for time in range(1, 8)]


def test_rows_are_found_by_their_clauses() -> None:
    """
    Every row that rests on a clause, in the order of the text.
    """
    rows = catalogue_of(ruleset("mcr")).named_by("wmcc-6.8.2")

    assert ["wrong_kong"] == [row.key for row in rows]


def test_another_tile_of_the_kind_may_be_discarded__wsom08_penalty_tiles_2() -> None:
    """
    One of two equal tiles is dead: the other may go.
    """
    dead = Penalised((), (tile("5p"),))

    assert not dead.may_discard(tile("5p"), held=1)
    assert dead.may_discard(tile("5p"), held=2)
