"""How long bots think."""

from __future__ import annotations

from functools import cache, partial
from time import thread_time
from typing import TYPE_CHECKING

from benchmarks.rows import SEED, Alone

from paiju.bots.levels import bot
from paiju.deal.deal import Deal
from paiju.view.commands import SEATS

if TYPE_CHECKING:
    from paiju.bots.bot import Bot

__all__ = ["ALONE"]

DEALS = 4
MIDDLE = 0.5
SLOW = 0.99


@cache
def _thought(name: str, rules: str) -> list[float]:
    """
    Time every answer of a bot in all four seats, the first few of its life left out.
    """
    player = bot(name, seed=SEED)
    times = [each for deal in range(DEALS + 1) for each in _deal(player, rules, deal)]
    return sorted(times[len(times) // (DEALS + 1) :])


def _deal(player: Bot, rules: str, no: int) -> list[float]:
    deal = Deal(rules, seed=SEED + no)
    times: list[float] = []
    while deal.result is None:
        view = next(view for view in map(deal.view, SEATS) if view.legal)
        started = thread_time()
        answer = player.answer(view)
        times.append(thread_time() - started)
        deal.play(answer.command)
    return times


def share(name: str, rules: str, part: float) -> float:
    """
    Give the time that a share of the answers do not exceed.
    """
    times = _thought(name, rules)
    return times[int(len(times) * part)]


ALONE = (
    Alone("a move of greedy in mcr, 99 of 100", 1e-3, partial(share, "greedy", "mcr", SLOW)),
    Alone("a move of club in mcr, the median", None, partial(share, "club", "mcr", MIDDLE)),
    Alone("a move of search in mcr, the median", None, partial(share, "search", "mcr", MIDDLE)),
    Alone("a move of search in mcr, 99 of 100", 0.2, partial(share, "search", "mcr", SLOW)),
    Alone("a move of search in wsom, 99 of 100", 0.2, partial(share, "search", "wsom", SLOW)),
)
