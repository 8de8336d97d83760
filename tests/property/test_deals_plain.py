"""Whole deals beside a plain one that knows the texts alone: the same commands at every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.perft.plain_deal import Asked, PlainDeal

from paiju.deal import codes
from paiju.deal.edition import Edition
from paiju.deal.practice import Practice
from paiju.rules.editions import EDITIONS, PRESETS, ruleset

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from paiju.deal.state import DealState

RULES = (*EDITIONS, *PRESETS)
DEALS = 600
COMMANDS = {
    codes.TILE_DISCARDED: codes.DISCARD,
    codes.CONCEALED_KONG_MADE: codes.CONCEALED_KONG,
    codes.ADDED_KONG_DECLARED: codes.ADDED_KONG,
}
ENDINGS = {
    codes.WON_ON_DISCARD: "discard",
    codes.WON_BY_SELF_DRAW: "self-drawn",
    codes.WON_BY_ROBBING: "robbing",
    codes.EXHAUSTED: "exhausted",
}


def asked_by(event: int) -> Asked:
    """
    Give the command that an event began with.
    """
    fields = codes.event_fields(event)
    if fields.type == codes.WIN_DECLARED:
        return Asked(codes.WIN, fields.seat)
    kind = fields.extra if fields.type == codes.REPLY_SEALED else COMMANDS[fields.type]
    return Asked(kind, fields.seat, fields.tile)


def lists(state: DealState) -> list[list[Asked]]:
    """
    List what the engine says is legal, seat by seat.
    """
    return [
        [Asked(*codes.command_fields(command)[:3]) for command in state.legal(seat)]
        for seat in range(4)
    ]


@pytest.mark.parametrize("rules", RULES)
def test_commands_are_those_of_plain_play(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    At every step of many deals the legal lists are equal; so are ends, hands and points.
    """
    edition = Edition(ruleset(rules))
    for _ in range(-(-random_count(DEALS) // len(RULES))):
        seed = chance.getrandbits(64)
        practice = Practice(edition, seed)
        practice.is_timed = practice.has_rulings = False
        plain = PlainDeal(rules, practice.wall, practice.dice, practice.prevalent)
        points: int | None = None
        while True:
            assert [plain.legal(seat) for seat in range(4)] == lists(practice.state), seed
            events = practice.step()
            if not events or events[0] & 255 == codes.SEAT_FORFEITED:
                break
            asked = asked_by(events[0])
            if events[-2:-1] and events[-2] & 255 == codes.WIN_DECLARED:
                points = plain_points(plain, codes.event_fields(events[-2]).seat)
            plain.play(asked)

        if practice.state.ending != codes.FORFEITED:
            assert ENDINGS[practice.state.ending] == plain.ended, seed
            assert points in {None, practice.state.points}, seed
            assert hands(practice.state) == [sorted(hand) for hand in plain.hands], seed


def plain_points(plain: PlainDeal, seat: int) -> int | None:
    """
    Give what a win of this seat pays now.
    """
    if plain.phase == "turn":
        assert plain.drawn is not None
        return plain.worth(seat, plain.drawn, "self-drawn")
    return plain.worth(seat, plain.tile, "robbing" if plain.phase == "robbing" else "discard")


def hands(state: DealState) -> list[list[int]]:
    """
    List the concealed tiles of each seat.
    """
    return [
        [kind for kind, number in enumerate(state.hand(seat)) for _ in range(number)]
        for seat in range(4)
    ]
