"""The invariants hold of real deals, and fall when something is not as it must be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from paiju.deal import codes
from paiju.deal.audit import folded
from paiju.deal.edition import Edition
from paiju.deal.invariants import check_finished, check_state
from paiju.deal.practice import Practice
from paiju.rules.editions import EDITIONS, PRESETS, ruleset

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from paiju.deal.state import DealState

RULES = (*EDITIONS, *PRESETS)
FORFEITED_SEED = 39
ROBBED_SEED = 18


class Altered:
    """
    A state that gives other answers than the true one.
    """

    def __init__(self, state: DealState, **answers: Any) -> None:
        self._state = state
        self._answers = answers

    def __getattr__(self, name: str) -> Any:
        """
        Give the altered answer, else the true one.
        """
        answers = self.__dict__["_answers"]
        return answers[name] if name in answers else getattr(self.__dict__["_state"], name)


def played(rules: str, ending: int, seed: int = 0) -> Practice:
    """
    Give the first practice deal from a seed on that ends so, after a few draws.
    """
    edition = Edition(ruleset(rules))
    while True:
        practice = Practice(edition, seed)
        while practice.step():
            pass
        if practice.state.ending == ending and practice.commands > 12:
            return practice
        seed += 1


def events_of(practice: Practice) -> list[int]:
    """
    List the packed events.
    """
    return [moment.event for moment in practice.moments]


@pytest.mark.parametrize("rules", RULES)
def test_practice_deals_hold(rules: str) -> None:
    """
    Every state between two commands, and the whole record.
    """
    for seed in range(3):
        practice = Practice(Edition(ruleset(rules)), seed)
        check_state(practice.state)
        while practice.step():
            check_state(practice.state)
        check_finished(practice.state, events_of(practice))


@pytest.mark.parametrize("rules", RULES)
def test_every_event_leaves_a_state_that_holds(rules: str) -> None:
    """
    Between two commands too: while flowers are replaced, while a claim is decided.
    """
    practice = Practice(Edition(ruleset(rules)), ROBBED_SEED)
    while practice.step():
        pass
    for state in folded(practice, practice.moments):
        if state.phase > codes.DEALING:
            check_state(state)
    check_finished(practice.state, events_of(practice))
    if rules == "wsom-2008":
        assert codes.WON_BY_ROBBING == practice.state.ending


def in_play(rules: str = "mcr", seed: int = 3, commands: int = 40) -> DealState:
    """
    Give a state in the middle of a deal, in somebody's turn, with a discard behind it.
    """
    practice = Practice(Edition(ruleset(rules)), seed)
    while practice.commands < commands or practice.state.phase != codes.TURN:
        assert practice.step()
    return practice.state


def _more_of(state: DealState) -> Callable[[int], bytes]:
    def hand(seat: int) -> bytes:
        counts = bytearray(state.hand(seat))
        counts[0] += seat == state.turn
        return bytes(counts)

    return hand


def _other_of(state: DealState) -> Callable[[int], bytes]:
    def hand(seat: int) -> bytes:
        counts = bytearray(state.hand(seat))
        if seat == state.turn:
            held = next(kind for kind in range(34) if counts[kind])
            counts[held] -= 1
            counts[33 - held] += 1
        return bytes(counts)

    return hand


def faults(state: DealState) -> Iterator[tuple[str, dict[str, Any]]]:
    """
    Give what may be wrong in a state.
    """
    of_seats, arrays = state.of_seats(), state.arrays()
    wall = state.wall_tiles()
    yield "a tile too many", {"hand": _more_of(state)}
    yield "another tile", {"hand": _other_of(state)}
    yield "a fifth tile in the wall", {"wall_tiles": lambda: b"\0" + wall[1:-1] + b"\0"}
    yield "a tile drawn twice", {"tails": state.tails + 1}
    yield "points from nowhere", {"of_seats": lambda: of_seats | {"deltas": [8, 0, 0, 0]}}
    yield "open tiles miscounted", {"arrays": lambda: [[0] * len(each) for each in arrays]}
    yield "a reply of who was not asked", {"replied": 1}
    yield "asked in a turn", {"asked": 1}
    yield "nobody's turn", {"waiting": lambda: 0}
    yield "an end in play", {"ending": codes.EXHAUSTED}
    yield "a wall that grows", {"tiles_left": lambda: 1_000}
    yield (
        "legal commands out of order",
        {"legal": lambda seat: tuple(reversed(state.legal(seat)))},
    )
    yield "legal commands twice", {"legal": lambda seat: state.legal(seat) * 2}
    yield "commands of another seat", {"legal": lambda _seat: state.legal(state.turn)}
    yield "a discard unmarked", {"discards": lambda: _unmarked(state)}


def _unmarked(state: DealState) -> list[tuple[int, int, int]]:
    return [(seat, kind, marks ^ codes.CLAIMED) for seat, kind, marks in state.discards()]


@pytest.mark.parametrize("what", [what for what, _ in faults(in_play())])
def test_a_wrong_state_falls(what: str) -> None:
    """
    Each single fault is found.
    """
    state = in_play()
    answers = dict(faults(state))[what]
    broken: Any = Altered(state, **answers)

    with pytest.raises(AssertionError):
        check_state(broken)


def changed(events: list[int], kind: int, change: Callable[[int], int]) -> list[int]:
    """
    Change the last event of a type.
    """
    at = max(no for no, event in enumerate(events) if event & 255 == kind)
    return [*events[:at], change(events[at]), *events[at + 1 :]]


@pytest.mark.parametrize("rules", ["wsom", "mcr", "botzone"])
def test_a_wrong_record_falls(rules: str) -> None:
    """
    A payment, a draw or an end that does not fit the state.
    """
    practice = played(rules, codes.WON_ON_DISCARD)
    state, events = practice.state, events_of(practice)
    check_finished(state, events)
    wrong = (
        changed(events, codes.WIN_DECLARED, lambda event: event + (1 << 32)),
        changed(events, codes.WIN_DECLARED, lambda event: event + (1 << 24)),
        changed(events, codes.TILE_DRAWN, lambda event: event - (1 << 16)),
        changed(events, codes.WIN_DECLARED, lambda event: event + 1),
        [*events, codes.pack_event(codes.TIME_FINED, 1, value=5)],
        events[:-1],
    )
    for record in wrong:
        with pytest.raises(AssertionError):
            check_finished(state, record)


def test_an_error_ends_a_deal_at_its_price() -> None:
    """
    The offender pays 30, the others get 10 each; another price falls.
    """
    practice = played("botzone", codes.FORFEITED, FORFEITED_SEED)
    state, events = practice.state, events_of(practice)
    check_state(state)
    check_finished(state, events)

    assert [-30, 10, 10, 10] == sorted(state.of_seats()["deltas"])
    other = changed(events, codes.SEAT_FORFEITED, lambda event: event ^ 256)
    with pytest.raises(AssertionError):
        check_finished(state, other)


@pytest.mark.parametrize("rules", RULES)
def test_an_exhausted_wall_has_its_number_of_draws(rules: str) -> None:
    """
    91 after the deal in MCR, 69 in the World Series, a whole wall of one's own on Botzone.
    """
    practice = played(rules, codes.EXHAUSTED)
    events = events_of(practice)
    draws = sum(event & 255 == codes.TILE_DRAWN for event in events)
    if rules != "botzone":
        assert (91 if rules.startswith("mcr") else 69) == draws
    discarder = [event >> 8 & 3 for event in events if event & 255 == codes.TILE_DISCARDED][-1]
    last = max(
        no
        for no, event in enumerate(events)
        if event & 255 == codes.TILE_DRAWN
        and (rules != "botzone" or event >> 8 & 3 == (discarder + 1) % 4)
    )

    with pytest.raises(AssertionError):
        check_finished(practice.state, [*events[:last], *events[last + 1 :]])
