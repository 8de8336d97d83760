"""Random tables of faults, rulings and undoings: the court is a fold, undoing leaves nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from paiju.referee.catalogue import catalogue_of
from paiju.referee.court import CourtCommand, CourtEvent, RefereeState, apply, decide, offered
from paiju.referee.fault import Fault, Window
from paiju.referee.official import RULES, Official, Role
from paiju.referee.ruling import (
    IssueRuling,
    MarkMoment,
    ReportFault,
    RulingIssued,
    RulingRefusal,
    UndoRuling,
)
from paiju.referee.sanction import PayEach, PayTo, PointsOff, Sanction
from paiju.rules.editions import EDITIONS, ruleset
from paiju.tiles.tile import TILES
from paiju.view.commands import SEATS, Seat
from paiju.view.events import ConcealedKongMade, Event, TileDiscarded, TileDrawn

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

PLAYERS = ("An", "Bo", "Cy", "Di")
HISTORIES, ENOUGH = 2_500, 400
CHIEF = Official("c-01", Role.CHIEF_REFEREE)
SPEAKERS = (
    RULES,
    Official("Bo", Role.PLAYER),
    Official("r-07", Role.REFEREE),
    Official("h-01", Role.HEAD_REFEREE),
    Official("o-01", Role.ORGANIZING_COMMITTEE),
)


def random_event(chance: Random) -> Event:
    """
    Let a seat draw, discard or lay a concealed kong.
    """
    seat, each = chance.choice(SEATS), chance.choice(TILES[:34])
    return chance.choice(
        (
            TileDrawn(seat, each, 60, "head"),
            TileDiscarded(seat, each, drawn=None),
            ConcealedKongMade(seat, each),
        )
    )


def random_fault(state: RefereeState, chance: Random) -> Fault:
    """
    Give a fault of any kind, with evidence that may be old.
    """
    rows = state.catalogue.rows
    kind = chance.choice(sorted({each.sanction.__name__ for row in rows for each in row.offers}))
    rare = [row for row in rows if any(each.sanction.__name__ == kind for each in row.offers)]
    return Fault(
        chance.choice(chance.choice((rows, rare))).key,
        chance.choice(SEATS),
        (chance.randint(1, state.seq),) if state.seq and chance.random() < 0.5 else (),
        tuple(chance.choices(TILES[:34], k=chance.randrange(4))),
        chance.randrange(1000),
    )


def random_sanction(state: RefereeState, fault: int, chance: Random) -> Sanction | None:
    """
    Give a sanction that the clause offers, as far as it can be made.
    """
    kinds = offered(state, fault)
    if not kinds:
        return None
    offer, seat = chance.choice(kinds), state.faults[fault - 1].fault.seat
    if offer.sanction is PointsOff:
        return PointsOff(seat, chance.choice(offer.amounts or (5, 10, 15)))
    if offer.sanction is PayEach:
        return PayEach(seat, chance.choice(offer.amounts or (5, 10)))
    if offer.sanction is PayTo:
        return PayTo(seat, chance.choice([other for other in SEATS if other != seat]), 20)
    return offer.made(seat, tuple(chance.choices(TILES[:34], k=2)))


def random_command(state: RefereeState, chance: Random) -> CourtCommand:
    """
    Report, rule or undo something, possibly against the rules.
    """
    by, roll = chance.choice(SPEAKERS), chance.random()
    if state.faults and roll < 0.4:
        no = chance.randint(1, len(state.faults))
        sanction = random_sanction(state, no, chance)
        clause = state.faults[no - 1].clause
        made = () if sanction is None else (sanction,)
        return IssueRuling(no, clause, made, by, chance.choice(SPEAKERS), reason="so")
    if state.rulings and roll < 0.5:
        return UndoRuling(chance.randint(1, len(state.rulings)), by, "mistaken")
    if roll < 0.51:
        return MarkMoment(chance.choice([*Window][:-1]), by)
    return ReportFault(random_fault(state, chance), by)


def random_table(
    rules: str, chance: Random, steps: int
) -> tuple[RefereeState, list[Event | CourtEvent]]:
    """
    Play a table of so many steps; give its court and its log.
    """
    state, log = RefereeState(ruleset(rules), PLAYERS), []
    for _ in range(steps):
        events: tuple[Event | CourtEvent, ...] = (random_event(chance),)
        if chance.random() < 0.6:
            made = decide(state, random_command(state, chance))
            events = () if isinstance(made, RulingRefusal) else made
        for event in events:
            apply(state, event)
            log.append(event)
    return state, log


def seen(state: RefereeState) -> tuple[object, ...]:
    """
    Give everything that a court says of its table.
    """
    return (state.points, state.points_to_nobody, state.standings, state.outcome, state.seq)


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_court_is_the_fold_of_its_log(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    The same events give the same court, and no point is lost.
    """
    for _ in range(random_count(100)):
        state, log = random_table(rules, chance, 40)
        again = RefereeState(ruleset(rules), PLAYERS)
        for event in log:
            apply(again, event)
            assert sum(again.points) + again.points_to_nobody == 0

        assert seen(state) == seen(again)
        assert state.open_faults == again.open_faults


@pytest.mark.parametrize("rules", EDITIONS)
def test_an_undone_ruling_is_as_if_it_had_not_been(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Points and standings are those of the log without the ruling, for sanctions of every kind.
    """
    undone_kinds: set[type[Sanction]] = set()
    histories = random_count(HISTORIES // len(EDITIONS))
    for _ in range(histories):
        state, log = random_table(rules, chance, 40)
        if not state.in_force:
            continue
        rare = [
            each
            for each in state.in_force
            if not {type(sanction) for sanction in each.sanctions} <= undone_kinds
        ]
        ruling = chance.choice(rare or state.in_force)
        gone = ruling.no
        undone_kinds |= {type(each) for each in ruling.sanctions}
        undone = decide(state, UndoRuling(gone, CHIEF, "mistaken"))
        assert not isinstance(undone, RulingRefusal)
        for event in undone:
            apply(state, event)
        without = RefereeState(ruleset(rules), PLAYERS)
        for each in log:
            if isinstance(each, RulingIssued) and each.no == gone:
                apply(without, replace(each, sanctions=()))
            else:
                apply(without, each)

        assert state.points == without.points
        assert state.standings == without.standings

    rows = catalogue_of(ruleset(rules)).rows
    kinds = {offer.sanction for row in rows for offer in row.offers}
    assert histories < ENOUGH or kinds <= undone_kinds


def test_a_seat_that_may_not_win_stays_so(
    chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Whatever is drawn and discarded, only an undoing gives a dead hand its win back.
    """
    for _ in range(random_count(200)):
        state, _log = random_table("wsom", chance, 20)
        apply(state, TileDrawn("S", None, 60, "head"))
        barred: list[Seat] = [seat for seat in SEATS if state.standings[seat].no_win]
        for _step in range(10):
            apply(state, random_event(chance))

        assert all(not state.standings[seat].can_win for seat in barred)
