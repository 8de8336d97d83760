"""How fast deals are played: stepped from Python, with and without a log, and in bulk.

All play at random: each legal command as likely, and each seat that may reply does. `riichienv`
plays single deals of riichi in the same way; its log is off where ours is.
"""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING

from benchmarks.rows import SEED, Against, Alone
from benchmarks.timing import Ratio, against, best

from paiju.deal import codes
from paiju.deal.chance import Chance
from paiju.deal.codes import pack_event
from paiju.deal.deal import Deal
from paiju.deal.edition import Edition
from paiju.deal.random_play import RandomPlay
from paiju.deal.state import DealState
from paiju.deal.wall import tile_set
from paiju.rules.editions import ruleset

if TYPE_CHECKING:
    from collections.abc import Callable

    # A command and the events that it made, batch by batch.
    Kept = list[tuple[int, int, list[int]]]

__all__ = ["AGAINST", "ALONE", "LOG", "UNCOMPILED", "batch", "log_share", "stepped"]

DEALS = 60
BATCH = 3_000
COPIES = 5_000
FEW = 3
HEAD = 30
"""Where the wall is opened: it is shuffled, so one stack is as good as another."""


def stepped(rules: str, deals: int = DEALS, kept: list[Kept] | None = None) -> Callable[[], None]:
    """
    Give a call that plays deals command by command on packed integers, keeping events or not.
    """
    edition = Edition(ruleset(rules))
    tiles = tile_set(edition.rules)
    dealt, opened = pack_event(codes.HANDS_DEALT), pack_event(codes.WALL_OPENED, index=HEAD)
    draws = Chance(SEED)

    def play() -> None:
        chance = Random(SEED).random
        for _ in range(deals):
            state = DealState(edition)
            events = [state.build(draws.shuffled(tiles), 0), opened, dealt]
            state.apply(opened, 0)
            state.apply(dealt, 0)
            events += state.settle_down(0)
            batches = None if kept is None else [(0, 0, events)]
            while waiting := state.waiting():
                for seat in (0, 1, 2, 3):
                    if waiting >> seat & 1:
                        legal = state.legal(seat)
                        command = legal[int(chance() * len(legal))]
                        made = state.play(command, 0)
                        if batches is not None:
                            batches.append((0, command, made))
            if kept is not None and batches is not None:
                kept.append(batches)

    return play


@cache
def _riichi_play(deals: int) -> Callable[[], None]:
    """
    Give a call that plays single deals of riichi at random, without their log.
    """
    env = import_module("riichienv").RiichiEnv(game_mode=0, skip_mjai_logging=True, seed=SEED)

    def play() -> None:
        chance = Random(SEED).random
        for _ in range(deals):
            asked = env.reset()
            while not env.is_done:
                actions = {}
                for seat, seen in asked.items():
                    legal = seen.legal_actions()
                    actions[seat] = legal[int(chance() * len(legal))]
                asked = env.step(actions)

    return play


def beside_riichienv(rules: str) -> Ratio:
    """
    Time a deal stepped from Python beside one of riichienv, in turns.
    """
    return against(stepped(rules), _riichi_play(DEALS)).over(DEALS)


def log_share(rules: str) -> Ratio:
    """
    Time a deal whose events are kept beside one whose events are not; the log is written of them.
    """
    return against(stepped(rules, kept=[]), stepped(rules)).over(DEALS)


def batch(rules: str) -> float:
    """
    Time a deal of many played in one call.
    """
    run = RandomPlay(Edition(ruleset(rules)), SEED)
    return best(partial(run.play, BATCH)) / BATCH


def copied() -> float:
    """
    Time the copy of a state in mid-deal.
    """
    deal = Deal("mcr", seed=SEED)
    chance = Random(SEED)
    for _ in range(60):
        asked = [command for seat in range(4) for command in deal.state.legal(seat)]
        deal.state.play(chance.choice(asked), 0)
    copy = deal.state.copy

    def copies() -> None:
        for _ in range(COPIES):
            copy()

    return best(copies) / COPIES


def lines(rules: str) -> float:
    """
    Time the lines of a whole deal's log, hashes included, with all that reads them again.
    """
    deal = Deal(rules, seed=SEED)
    chance = Random(SEED)
    while deal.result is None:
        deal.play(
            chance.choice([each for seat in ("E", "S", "W", "N") for each in deal.legal(seat)])
        )
    return best(deal.log, rounds=3)


AGAINST = tuple(
    Against(
        f"a deal of {rules} stepped from Python, log off",
        "riichienv",
        5,
        partial(beside_riichienv, rules),
    )
    for rules in ("mcr", "wsom")
)
LOG = tuple(
    Against(
        f"a deal of {rules} stepped from Python, log on",
        "itself, log off",
        0.7,
        partial(log_share, rules),
    )
    for rules in ("mcr", "wsom")
)
ALONE = (
    *(
        Alone(f"a deal of {rules} at random, in bulk", 1 / 25_000, partial(batch, rules))
        for rules in ("mcr", "wsom", "botzone")
    ),
    Alone("the copy of a state in mid-deal", 2e-6, copied),
    Alone("the log of a deal of mcr, as lines", None, partial(lines, "mcr")),
)
UNCOMPILED = Alone(
    "a deal of mcr stepped from Python, uncompiled",
    1 / 50,
    lambda: best(stepped("mcr", FEW), rounds=3) / FEW,
)
