"""The choice among targets: which are told as routes, and all that is told of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.scoring import codes
from paiju.scoring.claims import claimed_rows
from paiju.scoring.endings import counts_of_row, endings, points_of, with_last
from paiju.scoring.nearest import no_groups
from paiju.scoring.position import KINDS
from paiju.scoring.route import Need, Route
from paiju.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from paiju.scoring.endings import Ending
    from paiju.scoring.finder import Candidate
    from paiju.scoring.position import Position
    from paiju.scoring.score import Room
    from paiju.tiles import Hand

__all__ = ["MOST_A_DISTANCE", "Choice"]

MOST_A_DISTANCE = 5
"""How many routes of one distance are given."""

_TRIED = 8
_QUARTER = 4
_NOT_CARRYING = ("way", "winning_tile")


class Choice:
    """
    Choose among the candidates of one hand, and make routes of those chosen.

    `free` is the room without a minimum.
    """

    def __init__(self, hand: Hand, room: Room, free: Room, at: Position) -> None:
        self._hand = hand
        self._room = room
        self._free = free
        self._at = at
        self._minimum = room.ruleset.minimum_points
        flowers = at.head[2] * room.flower_points
        self._outside = 0 if room.flowers_in_minimum else flowers
        self._met: dict[tuple[str, ...], bool] = {}

    def routes(self, found: Sequence[Candidate]) -> list[Route]:
        """
        Give the routes of the best candidates, the nearest first.
        """
        made: list[Route] = []
        for missing in sorted({each.missing for each in found}):
            here = self._new([each for each in found if each.missing == missing], made)
            here.sort(key=_rank)
            made += here[:MOST_A_DISTANCE]
        return made

    def _new(self, found: list[Candidate], nearer: list[Route]) -> list[Route]:
        """
        Make routes of candidates of one distance, without what a nearer or cheaper one gives too.

        What only a self-draw wins is told again where a discard wins it too.
        """
        here: list[Route] = []
        for each in self._in_order(found):
            carrying = self._carrying(each)
            if self._met.get(carrying):
                continue
            route = self._route(each)
            if carrying in self._met and route.by_discard is None:
                continue
            self._met[carrying] = route.by_discard is not None
            if not any(_covers(other, route) for other in (*nearer, *here)):
                here = [other for other in here if not _covers(route, other)]
                here.append(route)
            if len(here) == _TRIED:
                break
        return here

    def _in_order(self, found: list[Candidate]) -> Iterator[Candidate]:
        """
        Give candidates of one distance: those that any win will do for first, most left first.
        """
        given = points_of(
            self._free,
            [
                with_last(self._at, each.row, each.row[4], 0, drawn=each.missing > 0)
                for each in found
            ],
        )
        ranks = [
            (points < self._minimum, -each.left, -each.value, place)
            for place, (each, points) in enumerate(zip(found, given, strict=True))
        ]
        for *_, place in sorted(ranks):
            yield found[place]

    def _carrying(self, each: Candidate) -> tuple[str, ...]:
        """
        Give the rows that carry a candidate to the minimum: the dearest, as many as make it.

        How it is won and the wait do not carry, nor do rows worth less than a quarter of it.
        """
        way = self._free.best(each.row, ())
        assert way is not None, each
        counted = 0
        keys: list[str] = []
        for row in self._free.rows_of(way, no_groups):
            if row.value * _QUARTER < self._minimum or counted >= self._minimum:
                break
            if row.earned_by not in _NOT_CARRYING:
                keys.append(row.key)
                counted += row.points
        return tuple(keys)

    def _route(self, each: Candidate) -> Route:
        """
        Make a route: choose the last tile, and see what each way to win is worth.
        """
        at = self._at
        counts = counts_of_row(each.row)
        lacks = bytearray(max(0, counts[kind] - at.held[kind]) for kind in range(KINDS))
        row = each.row[:2] + at.head[2:3] + each.row[3:]
        end = self._ending(each, row, lacks)
        by_discard, by_self_draw = self._legal(end.by_discard), self._legal(end.by_self_draw)
        flags = codes.SELF_DRAWN if by_discard is None else 0
        row = with_last(at, row, end.last, flags, drawn=each.missing > 0)
        way = self._free.best(row, ())
        assert way is not None, row
        if each.missing and not lacks[end.last]:
            lacks[end.last] += 1
        claims = points_of(self._free, claimed_rows(at, row, each.sets, lacks))
        spare = [at.held[kind] + lacks[kind] - counts[kind] for kind in range(KINDS)]
        return Route(
            distance=each.missing - 1,
            needs=tuple(
                Need(TILES[kind], count, at.left[kind])
                for kind, count in enumerate(lacks)
                if count
            ),
            discards=tuple(TILES[kind] for kind, count in enumerate(spare) for _ in range(count)),
            last=TILES[end.last],
            fan=tuple(row.key for row in self._free.rows_of(way, no_groups)),
            by_discard=by_discard,
            by_self_draw=by_self_draw,
            claimed=self._legal(max(claims, default=-1)),
            _from=self._hand,
            _room=self._room,
            _row=row,
        )

    def _ending(self, each: Candidate, row: bytes, lacks: bytearray) -> Ending:
        """
        Choose the last tile: legal in more ways, dearer by a discard, self-drawn, more left.
        """
        lasts = [kind for kind, count in enumerate(lacks) if count] or [row[4]]
        if each.last is not None:
            lasts = [each.last]

        def rank(end: Ending) -> tuple[int, int, int, int]:
            ways = [self._legal(points) for points in (end.by_discard, end.by_self_draw)]
            legal = sum(points is not None for points in ways)
            return legal, ways[0] or 0, ways[1] or 0, self._at.left[end.last]

        ends = endings(self._free, self._at, row, lasts, drawn=each.missing > 0)
        return max(ends, key=rank)

    def _legal(self, points: int) -> int | None:
        """
        Give the points of a win, None when they are below the minimum.
        """
        return points if points - self._outside >= self._minimum else None


def _rank(route: Route) -> tuple[bool, int, int]:
    return route.by_discard is None, -route.left, -route.points


def _covers(one: Route, other: Route) -> bool:
    """
    Tell whether one route needs a part of what another needs, and pays as much in every way.
    """
    if not all(
        (ours or 0) >= (theirs or 0)
        for ours, theirs in (
            (one.by_discard, other.by_discard),
            (one.by_self_draw, other.by_self_draw),
            (one.claimed, other.claimed),
        )
    ):
        return False
    wanted = {need.tile: need.count for need in other.needs}
    return all(need.count <= wanted.get(need.tile, 0) for need in one.needs)
