"""Faithful play accepts what is possible, and nothing else: every kind of command tried."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from tests.property.refereed import REFEREED, begun, played, step

from paiju.referee.decide import RefereedDeal
from paiju.tiles.meld import MeldKind
from paiju.tiles.tile import TILES, Tile
from paiju.view import commands, mishaps
from paiju.view.commands import SEATS, Command, Seat
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

STATES = 2_000
TRIED = 40

_PLAIN: tuple[Callable[[Seat], Command], ...] = (
    commands.CallChow,
    commands.CallPung,
    commands.CallKong,
    commands.CallWin,
    commands.ShowHand,
    commands.TouchHead,
    commands.Draw,
    commands.Withdraw,
    mishaps.ExposeHand,
    mishaps.ScatterWall,
    mishaps.TakeBackSet,
    mishaps.PutBack,
    mishaps.DrawTail,
    commands.Pass,
    commands.Pung,
    commands.Win,
    commands.Forfeit,
)
_WITH_TILE: tuple[Callable[[Seat, Tile], Command], ...] = (
    commands.Discard,
    commands.ShowFlower,
    mishaps.ExposeTile,
    commands.Chow,
    commands.ConcealedKong,
    commands.AddedKong,
)


def any_command(chance: Random) -> Command:
    """
    Ask for anything at all.
    """
    seat, tile, roll = chance.choice(SEATS), chance.choice(TILES), chance.random()
    if roll < 0.4:
        return chance.choice(_PLAIN)(seat)
    if roll < 0.7:
        return chance.choice(_WITH_TILE)(seat, tile)
    if roll < 0.8:
        return mishaps.TurnWallTile(seat, chance.randrange(144))
    if roll < 0.9:
        return mishaps.ShowWrongSet(seat, *sorted((tile, chance.choice(TILES))))
    return commands.ShowSet(seat, tile, chance.choice([*MeldKind]))


def try_all(table: RefereedDeal, chance: Random, seen: Counter[str]) -> None:
    """
    Assert that what is possible is accepted, what is not is refused, and asking changes nothing.
    """
    deal = table.deal
    before = deal.digest()
    possible = {each for seat in SEATS for each in deal.possible(seat)}
    legal = {each for seat in SEATS for each in deal.legal(seat)}
    assert legal <= possible
    tried = [any_command(chance) for _ in range(TRIED)]
    for command in [*possible, *tried]:
        answer = deal.decide(command)
        assert (command in possible) == (not isinstance(answer, Refusal)), (command, answer)
    assert before == deal.digest()
    seen["states"] += 1
    seen["refused"] += sum(command not in possible for command in tried)


@pytest.mark.parametrize("rules", REFEREED)
def test_accepted_exactly_when_possible(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Tried at every tenth step of random tables with faults and rulings.
    """
    seen: Counter[str] = Counter()
    wanted = random_count(STATES // len(REFEREED))
    while seen["states"] < wanted:
        kept = begun(rules, chance)
        table = played(kept)
        while table.deal.result is None and seen["states"] < wanted:
            for _ in range(chance.randrange(1, 20)):
                if table.deal.result is None:
                    step(kept, chance, Counter(), 0.2)
            try_all(table, chance, seen)

    assert seen["refused"] > seen["states"]
