"""The door: what a deal is made from, its batches, refusals, copies and results."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.deal.tables import names, play, table_of

from paiju.deal.deal import Deal
from paiju.deal.wall import tile_set
from paiju.errors import ImpossibleHand, NotationError, UnknownName
from paiju.rules.clause import ClauseId
from paiju.rules.editions import EDITIONS, PRESETS, ruleset
from paiju.view.commands import Discard, Pass
from paiju.view.events import HandsDealt, WallBuilt
from paiju.view.refusal import Reason, Refusal


def a_deal(*given: Any, **named: Any) -> Any:
    """
    Make a deal of whatever is given, right or wrong.
    """
    return Deal(*given, **named)


@pytest.mark.parametrize("rules", [*EDITIONS, *PRESETS])
def test_every_edition_deals(rules: str) -> None:
    """
    East has 14 tiles and the others 13; East may discard.
    """
    deal = a_deal(rules, seed=3)

    counts = [len(deal.view(seat).own.concealed) for seat in "ESWN"]
    assert [14, 13, 13, 13] == counts
    assert isinstance(deal.legal("E")[0], Discard)
    assert ruleset(rules) is deal.rules


def test_seed_decides_wall_and_dice() -> None:
    """
    Equal seeds give equal deals, others others; none means zero.
    """
    assert a_deal("mcr", seed=5).digest() == a_deal("mcr", seed=5).digest()
    assert a_deal("mcr", seed=5).digest() != a_deal("mcr", seed=6).digest()
    assert a_deal("mcr").digest() == a_deal("mcr", seed=0).digest()


def test_dice_and_wall_may_be_given() -> None:
    """
    The same wall opened by other dice deals other hands.
    """
    wall = tile_set(ruleset("wsom"))
    one = a_deal("wsom", wall=wall, dice=(1, 1, 1, 1))
    two = a_deal("wsom", wall=wall, dice=(6, 6, 6, 6))

    assert one.view("E").own.concealed != two.view("E").own.concealed
    assert bytes(tile.kind for tile in one.events[0].tiles) == wall


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"enforcement": "strict"}, UnknownName),
        ({"prevalent": "X"}, NotationError),
        ({"wall": "1m 2m"}, ImpossibleHand),
        ({"dice": (0, 1, 2, 3)}, NotationError),
        ({"rules": "riichi"}, UnknownName),
    ],
)
def test_what_cannot_be_is_said(given: dict[str, object], fault: type[Exception]) -> None:
    """
    Wrong words, walls and dice raise errors of the family.
    """
    with pytest.raises(fault):
        a_deal(**given)


def test_unknown_seats_are_said() -> None:
    """
    A seat is one of four letters.
    """
    with pytest.raises(NotationError, match="Unknown seat"):
        a_deal("mcr", seed=1).legal("X")


def test_opening_is_the_first_batch() -> None:
    """
    It has no command; each command makes one batch more, refused ones none.
    """
    deal = a_deal("wsom", seed=1)
    first = deal.batches[0]
    assert (0, None) == (first.at_ms, first.command)
    assert isinstance(first.events[0], WallBuilt)
    assert isinstance(first.events[4], HandsDealt)

    command = deal.legal("E")[0]
    made = deal.play(command, 1_000)
    assert isinstance(deal.play(command, 1_000), Refusal)
    assert [(1_000, command, made)] == [tuple(batch) for batch in deal.batches[1:]]
    assert deal.events == tuple(event for batch in deal.batches for event in batch.events)


def test_refusal_says_reason_clause_and_what_is_allowed() -> None:
    """
    South asks out of turn.
    """
    deal = a_deal("wsom", seed=1)
    refusal = deal.play(Pass("S"))
    assert Refusal(Reason.NOT_ASKED, ClauseId("wsom08-claim-2"), Pass("S"), ()) == refusal

    east = deal.decide(Pass("E"))
    assert isinstance(east, Refusal)
    assert deal.legal("E") == east.allowed


def test_copy_has_its_own_history() -> None:
    """
    What a copy plays is not in the first.
    """
    deal = a_deal("wsom", seed=1)
    twin = deal.copy()
    twin.play(twin.legal("E")[0])

    assert 1 == len(deal.batches)
    assert 2 == len(twin.batches)


def test_private_walls_are_dealt_without_dice() -> None:
    """
    The platform's deal begins with walls, hands and East's first draw.
    """
    assert ["WallBuilt", "HandsDealt", "TileDrawn"] == names(a_deal("botzone", seed=1).events)


def test_prevalent_wind_is_scored() -> None:
    """
    A pung of south winds in the south round counts for East too.
    """
    hand = {"E": "SSS 123p 456p 789p 99p"}
    keys = []
    for prevalent in "ES":
        deal = table_of("mcr", hand)
        deal = a_deal(
            "mcr",
            wall=[tile.kind for tile in deal.events[0].tiles],
            dice=(1, 2, 3, 4),
            prevalent=prevalent,
        )
        play(deal, "E win")
        keys.append("prevalent_wind" in [row.key for row in deal.score.rows])

    assert [False, True] == keys


def test_ruling_is_a_batch_without_a_command() -> None:
    """
    An official's ruling is one event, and the state follows it.
    """
    deal = a_deal("wsom", seed=1)
    events = deal.set_standing("W", can_win=False, can_claim=False, at_ms=50)

    assert ["StandingSet"] == names(events)
    assert (50, None, events) == tuple(deal.batches[-1])


@pytest.mark.parametrize("at_ms", [-1, 10**11 + 1, 1.5, True, "soon"])
def test_times_are_whole_milliseconds(at_ms: object) -> None:
    """
    A time outside three years, or none at all, is an error; nothing is played.
    """
    deal = a_deal("wsom", seed=1)
    command = deal.legal("E")[0]

    with pytest.raises(NotationError, match="milliseconds"):
        deal.play(command, at_ms)
    with pytest.raises(NotationError, match="milliseconds"):
        a_deal("wsom", seed=1, at_ms=at_ms)
    assert 1 == len(deal.batches)


def test_deal_may_begin_late() -> None:
    """
    The first batch has the time that is given.
    """
    assert 5_000 == a_deal("wsom", seed=1, at_ms=5_000).batches[0].at_ms
