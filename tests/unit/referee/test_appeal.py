"""Appeals: who, until when, in what form, to whom, and with what effect."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.referee.scripts import PLAYERS, official

from paiju.referee.appeal import AppealDecided, DecideAppeal, FileAppeal
from paiju.referee.court import CourtCommand, RefereeState, apply, decide
from paiju.referee.fault import Fault
from paiju.referee.official import Official, Role
from paiju.referee.ruling import IssueRuling, RulingReason, RulingRefusal, RulingUndone
from paiju.referee.sanction import PointsOff, WarningGiven
from paiju.rules.editions import ruleset

BO = official("S")
LEADER = Official("Leader", Role.TEAM_LEADER)
ENDED = 10_000
HALF_HOUR = 30 * 60 * 1000
MCR_APPEAL = FileAppeal(
    1,
    BO,
    Role.HEAD_REFEREE,
    ENDED + HALF_HOUR,
    ENDED,
    signed=("party", "responsible"),
    fee_dollars=200,
)
WSOM_APPEAL = FileAppeal(1, BO, Role.HEAD_REFEREE, ENDED + HALF_HOUR, ENDED)


def ask(state: RefereeState, command: CourtCommand) -> RulingRefusal | None:
    """
    Ask for a command and apply what it makes; give the refusal, if it is one.
    """
    made = decide(state, command)
    if isinstance(made, RulingRefusal):
        return made
    for event in made:
        apply(state, event)
    return None


def ruled(rules: str = "mcr", by: str = "referee", discretion: str = "") -> RefereeState:
    """
    Give a court with one ruling: 20 points off South.
    """
    state = RefereeState(ruleset(rules), PLAYERS)
    fault, clause = (
        ("violation", "wmcc-11.2.2") if rules == "mcr" else ("device_rings", "wsom08-dress-4")
    )
    ruling = IssueRuling(
        Fault(fault, "S"),
        clause,
        (PointsOff("S", 20),),
        official(by),
        discretion=discretion,
        reason="it rang",
    )
    assert ask(state, ruling) is None
    return state


def refused(state: RefereeState, command: CourtCommand) -> tuple[RulingReason, str]:
    """
    Give why a command is refused, and by which clause.
    """
    refusal = ask(state, command)
    assert refusal is not None
    return refusal.reason, refusal.clause


def test_the_last_second_of_the_half_hour_is_in_time__wmcc_12_2() -> None:
    """
    30 minutes and 0 seconds after the session.
    """
    assert ask(ruled(), replace(MCR_APPEAL, at_ms=ENDED + HALF_HOUR + 999)) is None


def test_one_second_later_is_too_late__wmcc_12_2() -> None:
    """
    30 minutes and 1 second after the session.
    """
    late = replace(MCR_APPEAL, at_ms=ENDED + HALF_HOUR + 1000)

    assert (RulingReason.APPEAL_TOO_LATE, "wmcc-12.2") == refused(ruled(), late)


@pytest.mark.parametrize(
    ("changes", "reason", "clause"),
    [
        ({"in_writing": False}, RulingReason.NOT_IN_WRITING, "wmcc-12.3"),
        ({"signed": ("party",)}, RulingReason.NOT_SIGNED, "wmcc-12.3"),
        ({"fee_dollars": 0}, RulingReason.FEE_MISSING, "wmcc-12.2"),
        ({"ruling": 2}, RulingReason.NO_SUCH_RULING, "wmcc-12.1"),
        ({"by": official("stranger")}, RulingReason.NO_RIGHT_TO_APPEAL, "wmcc-12.1"),
        ({"by": official("referee")}, RulingReason.NO_RIGHT_TO_APPEAL, "wmcc-12.1"),
        ({"by": LEADER}, RulingReason.NO_RIGHT_TO_APPEAL, "wmcc-12.1"),
        ({"to": Role.ORGANIZING_COMMITTEE}, RulingReason.WRONG_INSTANCE, "wmcc-13.1"),
        ({"to": Role.REFEREE}, RulingReason.WRONG_INSTANCE, "wmcc-13.1"),
        ({"matter": "other"}, RulingReason.WRONG_INSTANCE, "wmcc-13.1"),
    ],
)
def test_an_appeal_has_its_form_and_its_way(
    changes: dict[str, object], reason: RulingReason, clause: str
) -> None:
    """
    What is missing is named with its clause.
    """
    filing = replace(MCR_APPEAL, **changes)  # type: ignore[arg-type]  # a column of cases

    assert (reason, clause) == refused(ruled(), filing)


def test_a_team_leader_appeals_for_his_player__wmcc_12_1() -> None:
    """
    He names the player of this table.
    """
    assert ask(ruled(), replace(MCR_APPEAL, by=LEADER, player="Bo")) is None


def test_other_matters_go_to_the_organizing_committee__wmcc_13_2() -> None:
    """
    Which names the department that deals with them.
    """
    filing = replace(MCR_APPEAL, matter="other", to=Role.ORGANIZING_COMMITTEE)

    assert ask(ruled(), filing) is None


def test_an_upheld_appeal_undoes_the_ruling_and_returns_the_fee__wmcc_12_2() -> None:
    """
    Points are as if the ruling had not been.
    """
    state = ruled()
    ask(state, MCR_APPEAL)
    made = decide(state, DecideAppeal(1, official("head"), True, "no violation"))

    assert not isinstance(made, RulingRefusal)
    assert AppealDecided(1, official("head"), True, 200, "no violation") == made[0]
    assert isinstance(made[1], RulingUndone)
    for event in made:
        apply(state, event)
    assert (0, 0, 0, 0) == state.points


def test_a_rejected_appeal_keeps_the_fee__wmcc_12_2() -> None:
    """
    The ruling stands.
    """
    state = ruled()
    ask(state, MCR_APPEAL)
    ask(state, DecideAppeal(1, official("head"), False, "rightly ruled"))

    assert 0 == state.decided[1].fee_returned_dollars
    assert (0, -20, 0, 0) == state.points


def test_an_appeal_may_put_another_sanction_in_place() -> None:
    """
    A warning instead of points.
    """
    state = ruled()
    ask(state, MCR_APPEAL)
    milder = (WarningGiven("S"),)
    ask(state, DecideAppeal(1, official("head"), True, "too hard", milder))

    assert (0, 0, 0, 0) == state.points
    assert 1 == state.standings["S"].warnings
    assert 2 == len(state.rulings)


def test_an_appeal_puts_nothing_impossible_in_place() -> None:
    """
    Nobody is given points in place of losing them.
    """
    state = ruled()
    ask(state, MCR_APPEAL)
    given = DecideAppeal(1, official("head"), True, "rude", (PointsOff("S", -5),))

    assert (RulingReason.IMPOSSIBLE_SANCTION, "wmcc-13.3") == refused(state, given)


def test_from_the_head_referee_to_the_committee__wmcc_13_1() -> None:
    """
    Then there is no further instance.
    """
    state = ruled()
    ask(state, MCR_APPEAL)
    ask(state, DecideAppeal(1, official("head"), False, "rightly ruled"))
    again = (RulingReason.WRONG_INSTANCE, "wmcc-13.1")
    assert again == refused(state, MCR_APPEAL)
    assert ask(state, replace(MCR_APPEAL, to=Role.ARBITRATION_COMMITTEE)) is None
    ask(state, DecideAppeal(2, official("committee"), False, "rightly ruled"))

    final = (RulingReason.WRONG_INSTANCE, "wmcc-13.3")
    assert final == refused(state, replace(MCR_APPEAL, to=Role.ARBITRATION_COMMITTEE))


def test_papers_may_go_straight_to_the_committee__wmcc_12_4() -> None:
    """
    It reviews a referee's ruling with the powers of a head referee.
    """
    state = ruled()
    ask(state, replace(MCR_APPEAL, to=Role.ARBITRATION_COMMITTEE))
    ask(state, DecideAppeal(1, official("committee"), True, "no violation"))

    assert (0, 0, 0, 0) == state.points


def test_the_committee_does_not_overturn_a_head_referee__wmcc_13_3() -> None:
    """
    What he imposed under the rules stands.
    """
    state = ruled(by="head")
    ask(state, replace(MCR_APPEAL, to=Role.ARBITRATION_COMMITTEE))
    overturned = DecideAppeal(1, official("committee"), True, "too hard")

    assert (RulingReason.MAY_NOT_OVERTURN, "wmcc-13.3") == refused(state, overturned)


def test_the_committee_overturns_what_went_beyond_the_rules__wmcc_13_3() -> None:
    """
    A head referee's discretion is no penalty under the rules.
    """
    state = ruled(by="head", discretion="as an example")
    ask(state, replace(MCR_APPEAL, to=Role.ARBITRATION_COMMITTEE))

    assert ask(state, DecideAppeal(1, official("committee"), True, "too hard")) is None


def test_who_decides_an_appeal() -> None:
    """
    The instance it was filed with, once, and nobody of the table.
    """
    state = ruled()
    yes = DecideAppeal(1, official("head"), True, "…")
    assert (RulingReason.NO_SUCH_APPEAL, "wmcc-13.1") == refused(state, yes)
    ask(state, MCR_APPEAL)
    own = replace(yes, by=Official("Di", Role.HEAD_REFEREE))
    assert (RulingReason.OWN_TABLE, "wmcc-3.4") == refused(state, own)
    other = replace(yes, by=official("chief"))
    assert (RulingReason.WRONG_INSTANCE, "wmcc-13.1") == refused(state, other)
    assert ask(state, yes) is None

    assert (RulingReason.ALREADY_DECIDED, "wmcc-13.3") == refused(state, yes)
    assert (RulingReason.ALREADY_UNDONE, "wmcc-12.1") == refused(state, MCR_APPEAL)


def test_two_appeals_against_one_ruling_undo_it_once() -> None:
    """
    The second decision finds it undone.
    """
    state = ruled()
    ask(state, MCR_APPEAL)
    ask(state, replace(MCR_APPEAL, by=LEADER, player="Bo"))
    ask(state, DecideAppeal(1, official("head"), True, "…"))
    made = decide(state, DecideAppeal(2, official("head"), True, "…"))

    assert not isinstance(made, RulingRefusal)
    assert 1 == len(made)


def test_in_the_world_series_it_is_free_and_final__wsom08_appeal_3() -> None:
    """
    In writing to the head referee within the half hour; after him comes nobody.
    """
    state = ruled("wsom")
    assert ask(state, WSOM_APPEAL) is None
    ask(state, DecideAppeal(1, official("head"), False, "it rang"))

    assert (RulingReason.WRONG_INSTANCE, "wsom08-appeal-3") == refused(state, WSOM_APPEAL)


def test_an_objection_is_made_at_once__wsom08_appeal_1() -> None:
    """
    To the referee, without papers, while the session runs.
    """
    oral = FileAppeal(1, BO, Role.REFEREE, 500, None, in_writing=False)

    assert ask(ruled("wsom"), oral) is None
    late = replace(oral, session_ended_ms=400)
    assert (RulingReason.NOT_AT_ONCE, "wsom08-appeal-1") == refused(ruled("wsom"), late)


def test_nothing_but_the_ladder_of_instances__wsom08_appeal_2() -> None:
    """
    There is no committee; other matters go the same way, also before the session ends.
    """
    committee = replace(WSOM_APPEAL, to=Role.ARBITRATION_COMMITTEE)
    other = replace(WSOM_APPEAL, matter="other", session_ended_ms=None)

    assert (RulingReason.WRONG_INSTANCE, "wsom08-appeal-2") == refused(ruled("wsom"), committee)
    assert ask(ruled("wsom"), other) is None
    assert (RulingReason.WRONG_INSTANCE, "wsom08-appeal-2") == refused(
        ruled("wsom"), replace(other, to=Role.ORGANIZING_COMMITTEE)
    )
