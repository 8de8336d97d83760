"""Views keep their secrets: what a viewer cannot see may be dealt anew, and nothing changes.

The states are those of random deals, in the middle and at the end, with kongs and claims sought
out. Equal means byte for byte, as a view goes over the wire.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paiju.deal.chance import Chance
from paiju.deal.codes import (
    CHOW_SET,
    CLAIMED,
    CONCEALED_KONG_SET,
    ENDED,
    MELDED_KONG_SET,
    ROBBING,
    WON_BY_ROBBING,
)
from paiju.deal.deal import Deal
from paiju.deal.lookalike import lookalike, wall_places
from paiju.deal.view_of import view_of
from paiju.deal.wall import tile_set
from paiju.log.values import canonical
from paiju.rules.editions import EDITIONS, PRESETS
from paiju.view.commands import SEATS, AddedKong, CallTime, ConcealedKong, MeldedKong, Pass, Win
from paiju.view.refusal import Refusal
from paiju.view.table_view import VIEWERS, TableView
from paiju.view.wire import as_json

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from paiju.deal.state import DealState

RULES = (*EDITIONS, *PRESETS)
DEALS = 300
# Going over the wire is slow, and a function of the record alone: one view in so many is sent.
WIRED = 13
_RARE = (AddedKong, ConcealedKong, MeldedKong)


def _deals(chance: Random, count: int) -> Iterator[Deal]:
    for no in range(count):
        yield Deal(
            RULES[no % len(RULES)],
            seed=chance.getrandbits(64),
            prevalent=chance.choice(SEATS),
        )


def _played(deal: Deal, chance: Random) -> Iterator[DealState]:
    """
    Play a deal to its end by chance, kongs first and wins seldom; give some of its states.
    """
    at_ms = 0
    yield deal.state
    while deal.result is None:
        asked = [command for seat in SEATS for command in deal.legal(seat)]
        rare = [command for command in asked if isinstance(command, _RARE)]
        claims = [
            command
            for command in asked
            if not isinstance(command, Pass) and (not isinstance(command, Win) or len(asked) < 4)
        ]
        at_ms += chance.choice((0, 900, 5_000, 17_000, 40_000))
        chosen = chance.choice(rare or (claims if chance.random() < 0.6 else asked) or asked)
        if isinstance(deal.play(chosen, at_ms), Refusal):  # too late for a window
            deal.play(CallTime(), at_ms)
        if rare or chance.random() < 0.05:
            yield deal.state
    yield deal.state


def _bytes(view: TableView) -> bytes:
    return canonical(as_json(view)).encode()


def _secrets(state: DealState) -> tuple[bytes, ...]:
    return (*(state.hand(seat) for seat in range(4)), state.wall_tiles())


def test_a_view_tells_nothing_else__decision_0445(
    chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Every viewer's view of a state is that of any state which differs where he cannot look.
    """
    source = Chance(chance.getrandbits(64))
    compared = changed = 0
    for deal in _deals(chance, random_count(DEALS)):
        for state in _played(deal, chance):
            for no, viewer in enumerate(VIEWERS):
                other = lookalike(state, no, source)
                compared += 1
                changed += _secrets(other) != _secrets(state)

                here, there = view_of(state, viewer), view_of(other, viewer)
                assert repr(here) == repr(there)
                if compared % WIRED == 0:
                    assert _bytes(here) == _bytes(there)

    assert changed > compared * 9 // 10, "the other states differ"


@pytest.mark.parametrize("rules", RULES)
def test_a_state_dealt_anew_has_the_same_tiles(rules: str, chance: Random) -> None:
    """
    Every tile of the set is in one place, and hands keep their sizes and hold no flower.
    """
    source = Chance(chance.getrandbits(64))
    deal = Deal(rules, seed=chance.getrandbits(64))
    for state in _played(deal, chance):
        for viewer in range(len(VIEWERS)):
            other = lookalike(state, viewer, source)
            places = wall_places(other)

            if places:
                assert sorted(tile_set(deal.rules)) == _tiles(other, places)
            assert [sum(other.hand(seat)[:34]) for seat in range(4)] == [
                sum(state.hand(seat)) for seat in range(4)
            ]


def _tiles(state: DealState, places: list[int]) -> list[int]:
    """
    List the tiles of hands, melds, pool and the wall that is left.
    """
    wall = state.wall_tiles()
    found = [wall[place] for place in places]
    for seat in range(4):
        found += [kind for kind, number in enumerate(state.hand(seat)) for _ in range(number)]
        found += state.flowers_of(seat)
        for code, _ in state.melds_of(seat):
            kind, lowest = code >> 6, code & 63
            found += [lowest, lowest + 1, lowest + 2] if kind == CHOW_SET else [lowest] * 3
            found += [lowest] * (kind in {MELDED_KONG_SET, CONCEALED_KONG_SET})
    found += [kind for _, kind, marks in state.discards() if not marks & CLAIMED]
    if state.phase == ROBBING or state.ending == WON_BY_ROBBING:
        found.append(state.tile)
    return sorted(found)


@pytest.mark.parametrize("rules", RULES)
def test_a_state_dealt_anew_can_be_played_on(rules: str, chance: Random) -> None:
    """
    What is asked, and what hands wait for, is found anew, so that play goes on to an end.
    """
    source = Chance(chance.getrandbits(64))
    deal = Deal(rules, seed=chance.getrandbits(64))
    for state in _played(deal, chance):
        other = lookalike(state, chance.randrange(5), source)
        at_ms = other.now_ms
        other.settle_down(at_ms)
        while other.phase != ENDED:
            asked = [command for seat in range(4) for command in other.legal(seat)]

            assert other.play(chance.choice(asked), at_ms)


def test_the_seat_itself_loses_nothing() -> None:
    """
    A seat sees its own tiles and commands, an official all hands, a spectator none.
    """
    deal = Deal("mcr", seed=1)
    east, official, spectator = (deal.view(viewer) for viewer in ("E", "official", "spectator"))

    assert east.own is not None
    assert east.own.concealed == official.seats[0].concealed
    assert len(east.own.concealed or ()) == east.own.tiles == 14
    assert east.legal == deal.legal("E")
    assert [seat.concealed for seat in spectator.seats] == [None] * 4
    assert [seat.concealed for seat in east.seats[1:]] == [None] * 3
    assert all(seat.concealed for seat in official.seats)
    assert (spectator.legal, spectator.drawn, official.drawn) == ((), None, east.drawn)
