"""Duplicate matches: every wall is played in every seating; a deal's record can be repeated."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from paiju.bots.levels import bot
from paiju.deal.deal import Deal
from paiju.sim.seatings import Seating, seatings
from paiju.view.commands import SEATS

if TYPE_CHECKING:
    from paiju.bots.bot import Bot
    from paiju.view.commands import Command
    from paiju.view.result import DealResult
    from paiju.view.table_view import TableView

__all__ = ["Match", "Played", "net_sums", "play_wall"]


@dataclass(frozen=True, slots=True)
class Match:
    """
    Say who meets: names of bots, which of them takes each of the four places, and the walls.

    Wall `no` (from 0) is that of `Deal(rules, seed=seed + no)`.

    >>> Match(("greedy", "random"), (0, 1, 1, 1)).names[0]
    'greedy'
    """

    names: tuple[str, ...]
    entrants: Seating
    rules: str = "mcr"
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Played:
    """
    Record one deal: its wall, who sat where, how it ended, and errors by seat, E S W N.
    """

    wall_no: int
    seating: Seating
    result: DealResult
    errors: tuple[int, int, int, int]

    def net(self, entrant: int) -> int:
        """
        Give the points that an entrant gained in all its seats.
        """
        totals = self.result.totals
        return sum(
            totals[seat] for seat, who in zip(SEATS, self.seating, strict=True) if who == entrant
        )


def play_wall(match: Match, wall_no: int) -> tuple[tuple[Played, ...], tuple[list[float], ...]]:
    """
    Play one wall in every seating: give the deals, and each entrant's thinking times in seconds.

    A bot's seed belongs to the wall and the seat, not to the bot, so that a bot against itself
    plays the same deal in every seating and scores exactly 0.

    >>> played, times = play_wall(Match(("greedy", "greedy"), (0, 1, 1, 1), seed=5), 0)
    >>> len(played), sum(each.net(0) for each in played), len(times)
    (4, 0, 2)
    """
    times: tuple[list[float], ...] = tuple([] for _ in match.names)
    played = tuple(_deal(match, wall_no, each, times) for each in seatings(match.entrants))
    return played, times


def net_sums(walls: list[tuple[Played, ...]], entrant: int) -> list[int]:
    """
    Give an entrant's net points of each wall, summed over its seatings.

    >>> net_sums([], 0)
    []
    """
    return [sum(each.net(entrant) for each in wall) for wall in walls]


def _deal(match: Match, wall_no: int, seating: Seating, times: tuple[list[float], ...]) -> Played:
    deal = Deal(match.rules, seed=match.seed + wall_no)
    players = [
        bot(match.names[who], seed=4 * (match.seed + wall_no) + place)
        for place, who in enumerate(seating)
    ]
    errors = [0, 0, 0, 0]
    while (result := deal.result) is None:
        view = next(view for view in map(deal.view, SEATS) if view.legal)
        place = [str(view.viewer) == seat for seat in SEATS].index(True)
        started = perf_counter()
        command = _answer(players[place], view)
        times[seating[place]].append(perf_counter() - started)
        errors[place] += command is None
        deal.play(view.legal[0] if command is None else command)
    return Played(wall_no, seating, result, (errors[0], errors[1], errors[2], errors[3]))


def _answer(player: Bot, view: TableView) -> Command | None:
    """
    Ask a bot; None is an error: it broke down, or asked for what is not legal.
    """
    try:
        command = player.answer(view).command
    except Exception:  # noqa: BLE001  a stranger's program may raise anything
        return None
    return command if command in view.legal else None
