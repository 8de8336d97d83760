"""The repeatable report of a duplicate match: counts and exact sums, no clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.sim.match import Match, Played, net_sums
from paiju.sim.statistics import interval, sign_test
from paiju.view.commands import SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["rank_points", "report"]

Cell = str | int | float | list[int]

_BY_RANK = (48, 24, 12, 0)  # 4, 2, 1 and 0 points in twelfths, so that ties share evenly


def rank_points(totals: Sequence[int]) -> tuple[int, ...]:
    """
    Give each seat's rank points in twelfths (4, 2, 1, 0 by rank); equal totals share theirs.

    >>> rank_points((24, -8, -8, -8)), rank_points((0, 0, 0, 0))
    ((48, 12, 12, 12), (21, 21, 21, 21))
    """
    above = [sum(other > each for other in totals) for each in totals]
    alike = [sum(other == each for other in totals) for each in totals]
    return tuple(sum(_BY_RANK[rank : rank + n]) // n for rank, n in zip(above, alike, strict=True))


def report(match: Match, walls: list[tuple[Played, ...]]) -> list[dict[str, Cell]]:
    """
    Give one record an entrant: totals, and the mean net points of a seat a deal, with interval.

    The same match always gives the same records; `seed` and `walls` tell how to play it again.

    >>> report(Match(("greedy", "random"), (0, 1, 1, 1)), [])[0]["deals"]
    0
    """
    return [_entrant(match, walls, who) for who in range(len(match.names))]


def _entrant(match: Match, walls: list[tuple[Played, ...]], who: int) -> dict[str, Cell]:
    sums = net_sums(walls, who)
    low, high = interval(sums, seed=match.seed)
    sat = [
        (deal, place, seat)
        for wall in walls
        for deal in wall
        for place, seat in enumerate(SEATS)
        if deal.seating[place] == who
    ]
    won = [deal.result.points for deal, _, seat in sat if deal.result.winner == seat]
    n = max(1, len(sat))
    return {
        "name": match.names[who],
        "rules": match.rules,
        "seed": match.seed,
        "walls": [deals[0].wall_no for deals in walls],
        "deals": sum(map(len, walls)),
        "hands": len(sat),
        "net": sum(sums),
        "net_a_deal": sum(sums) / n,
        "low": low / n,
        "high": high / n,
        "sign_test": sign_test(sums),
        "rank_points": sum(
            rank_points([*deal.result.totals.values()])[place] for deal, place, _ in sat
        )
        / (12 * n),
        "wins": len(won),
        "deal_ins": sum(deal.result.liable == seat for deal, _, seat in sat),
        "draws": sum(deal.result.winner is None for deal, _, _ in sat),
        "points_of_a_win": sum(won) / max(1, len(won)),
        "errors": sum(deal.errors[place] for deal, place, _ in sat),
    }
