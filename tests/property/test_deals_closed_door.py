"""The closed door: whatever is not legal is refused, with a reason, and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from paiju.deal import codes
from paiju.deal.codes import pack_command
from paiju.deal.deal import Deal
from paiju.deal.edition import Edition
from paiju.deal.practice import Practice
from paiju.deal.records import command_of
from paiju.rules.editions import EDITIONS, PRESETS, ruleset
from paiju.tiles.tile import TILES
from paiju.view.commands import COMMANDS, SEATS, Discard
from paiju.view.refusal import Reason, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from paiju.deal.state import DealState
    from paiju.view.commands import Command

RULES = (*EDITIONS, *PRESETS)
STATES = 2_000
DOORS = 60
A_DEAL = 12
# Every type there may be, known or not, for every seat, with every number in the tile's place.
EVERY = [
    pack_command(kind, seat, tile) for kind in range(36) for seat in range(4) for tile in range(64)
]
STRANGE = [pack_command(codes.DISCARD, 0, 5, extra=1), 255, 0, (1 << 31) - 1]
REASONS = {int(getattr(codes, reason.name)) for reason in Reason}


def some_states(rules: str, chance: Random, number: int) -> Iterator[DealState]:
    """
    Give states of random deals, of the opening and the end too.
    """
    edition = Edition(ruleset(rules))
    while number > 0:
        practice = Practice(edition, chance.getrandbits(64))
        found = [practice.state.copy()]
        while practice.step():
            found.append(practice.state.copy())
        chosen = [found[0], found[-1], *chance.sample(found, min(len(found), A_DEAL - 2))]
        yield from chosen[:number]
        number -= len(chosen)


def accepted(state: DealState, at_ms: int) -> set[int]:
    """
    Say what may be asked: the lists of the seats, time after its deadline, errors where they end.

    Replies end with the deadline of their window: decision 0442.
    """
    is_closed = state.phase != codes.TURN and 0 < state.deadline_ms < at_ms
    seats = () if is_closed else range(4)
    found = {command for seat in seats for command in state.legal(seat)}
    if 0 < state.deadline_ms <= at_ms:
        found.add(pack_command(codes.CALL_TIME, 0))
    if state.edition.rules.table.error_points is not None and state.phase < codes.ENDING:
        found |= {pack_command(codes.FORFEIT, seat) for seat in range(4)}
    return found


@pytest.mark.parametrize("rules", RULES)
def test_every_command_is_refused_or_legal(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    All types × seats × tiles in random states: accepted exactly when legal, refused for a reason.
    """
    for state in some_states(rules, chance, -(-random_count(STATES) // len(RULES))):
        at_ms = state.now_ms + chance.choice((0, 0, 1_000, 60_000))
        before, digest = state.layout(), state.digest()
        allowed = accepted(state, at_ms)
        taken = set()
        for command in [*EVERY, *STRANGE]:
            reason = state.refusal(command, at_ms)
            if not reason:
                taken.add(command)
            else:
                assert reason in REASONS, command
                assert [] == state.play(command, at_ms), command

        assert allowed == taken
        assert (before, digest) == (state.layout(), state.digest())
        for command in taken:
            after = state.copy()
            assert state.decide(command, at_ms) == after.play(command, at_ms) != []
            assert after.digest() != digest
        assert before == state.layout()


@pytest.mark.parametrize("rules", RULES)
def test_time_cannot_run_back(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    A command before the last event is refused, legal or not.
    """
    for state in some_states(rules, chance, random_count(100)):
        for command in accepted(state, state.now_ms):
            assert codes.TIME_RUNS_BACK == state.refusal(command, state.now_ms - 1)
            assert [] == state.play(command, state.now_ms - 1)


def every_record() -> Iterator[Command]:
    """
    Give every command that can be written as a record.
    """
    for name, kind in COMMANDS.items():
        fields = tuple(kind.__dataclass_fields__)
        tiles = TILES if "tile" in fields else TILES[:1]
        if name == "ShowSet":
            continue  # an act of faithful play with three fields: the packed ones have it
        for seat in SEATS if "seat" in fields else ("E",):
            for tile in tiles:
                values: dict[str, Any] = {"seat": seat, "tile": tile, "index": tile.kind}
                values |= {"one": TILES[0], "other": TILES[9]}
                made: Callable[..., Command] = kind
                yield made(**{field: values[field] for field in fields})


@pytest.mark.parametrize("rules", RULES)
def test_a_refusal_says_why_and_what_is_allowed(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    At the door of records: the reason, what was asked, and the list of what the seat may ask.
    """
    commands = list(every_record())
    for _ in range(-(-random_count(DOORS) // len(RULES))):
        deal = Deal(rules, seed=chance.getrandbits(64))
        for _ in range(chance.randrange(80)):
            asked = [each for seat in SEATS for each in deal.legal(seat)]
            if asked:
                deal.play(chance.choice(asked))
        digest, events = deal.digest(), deal.events
        legal = {seat: deal.legal(seat) for seat in SEATS}
        for command in commands:
            answer = deal.play(command) if _is_refused(deal, command) else deal.decide(command)
            if isinstance(answer, Refusal):
                seat = getattr(command, "seat", None)
                assert answer.asked is command
                assert isinstance(answer.reason, Reason)
                assert answer.allowed == (() if seat is None else legal[seat])
                assert command not in answer.allowed
            elif type(command).__name__ not in {"CallTime", "Forfeit"}:
                assert command in legal[getattr(command, "seat", "E")]

        assert (digest, events) == (deal.digest(), deal.events)


def _is_refused(deal: Deal, command: Command) -> bool:
    return isinstance(deal.decide(command), Refusal)


@pytest.mark.parametrize("rules", RULES)
def test_legal_lists_are_ordered_and_unique(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    By type, then by tile; each is of its seat and has its record.
    """
    for state in some_states(rules, chance, random_count(200)):
        for seat in range(4):
            legal = state.legal(seat)
            keys = [(command & 255, command >> 10 & 63) for command in legal]

            assert sorted(set(keys)) == keys
            assert all(command >> 8 & 3 == seat for command in legal)
            assert len({command_of(command) for command in legal}) == len(legal)
            assert legal == state.possible(seat)


def test_a_copy_goes_on_by_itself(chance: Random) -> None:
    """
    What is played on a copy leaves the other as it was, both ways.
    """
    for rules in RULES:
        for state in some_states(rules, chance, A_DEAL):
            one, other = state.copy(), state.copy()
            layout = state.layout()
            legal = [command for seat in range(4) for command in state.legal(seat)]
            if legal:
                one.play(chance.choice(legal), one.now_ms)
                assert one.layout() != layout
            assert layout == state.layout() == other.layout()


def test_a_deal_and_its_copy_part() -> None:
    """
    A copied deal keeps its events; the other does not get those of the copy.
    """
    deal = Deal("mcr", seed=4)
    copied, before = deal.copy(), deal.events
    discard = next(each for each in copied.legal("E") if isinstance(each, Discard))
    copied.play(discard)

    assert before == deal.events
    assert before == copied.events[: len(before)]
    assert len(copied.events) > len(before)
