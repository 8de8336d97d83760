"""The record of one route, and how a notebook shows routes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from paiju.scoring import codes
from paiju.scoring.score import Score
from paiju.tiles import TILES, Hand, write_tiles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paiju.scoring.score import Room
    from paiju.tiles import Tile
    from paiju.tiles.picture import Cell

__all__ = ["AllRoutes", "Need", "Route", "needs_in_signs"]


@dataclass(frozen=True, slots=True)
class Need:
    """
    A tile that a route needs: how many of it, and how many are left to be drawn.

    >>> import paiju
    >>> paiju.routes("123m 456m 78m EE CC PP")[0].needs[0]
    Need(tile=tile('9m'), count=1, left=4)
    """

    tile: Tile
    count: int
    left: int


@dataclass(frozen=True, slots=True)
class Route:
    """
    One way to a legal win: how far it is, what it needs and what it is worth.

    `distance` is how many tiles are still to change before the hand waits for `last`, the tile
    that is to come last; -1 when it has won. `needs` are the tiles that the hand lacks, the last
    one among them, `discards` those that it gives up. `fan` are the keys of the rows that count
    (see `score`), the dearest first. `by_discard` and `by_self_draw` are the points when the other
    tiles are drawn; `claimed` are those by a discard when a tile was claimed for every set still
    unfinished. They are None where that is no legal win, `claimed` also where there is nothing to
    claim but the last tile.

    >>> import paiju
    >>> route = paiju.routes("123m 456m 78m EE CC PP")[0]
    >>> route.distance, [str(need.tile) for need in route.needs], route.by_discard
    (1, ['9m', 'E'], 28)
    """

    distance: int
    needs: tuple[Need, ...]
    discards: tuple[Tile, ...]
    last: Tile
    fan: tuple[str, ...]
    by_discard: int | None
    by_self_draw: int | None
    claimed: int | None
    _from: Hand = field(repr=False, compare=False)
    _room: Room = field(repr=False, compare=False)
    _row: bytes = field(repr=False, compare=False)

    @property
    def left(self) -> int:
        """
        Count the tiles left of all the kinds needed.
        """
        return sum(need.left for need in self.needs)

    @property
    def points(self) -> int:
        """
        Give the points of the dearer way to win.
        """
        return max(self.by_discard or 0, self.by_self_draw or 0)

    @property
    def score(self) -> Score:
        """
        Give the score of the win: by a discard if that is legal, else self-drawn.
        """
        row = self._row
        kinds = [*codes.concealed_of(row)]
        kinds.remove(row[4])
        tiles = tuple(TILES[kind] for kind in kinds)
        won = Hand(tiles, self._from.melds, self.last, self._from.flowers)
        laid = (row[:9] + bytes((*kinds, row[4]))).ljust(codes.ROW_BYTES, b"\0")
        return Score(won, self._room, laid, (), self._room.best(laid, ()))

    @property
    def hand(self) -> str:
        """
        Give the complete hand as it is read, the sets first.
        """
        return str(self.score.reading)

    def _repr_html_(self) -> str:
        """
        Show the route with its tiles drawn, as notebooks ask for it.
        """
        return _table([self])


class AllRoutes(tuple[Route, ...]):
    """
    The routes of one hand: a tuple that a notebook shows as one table.

    >>> import paiju
    >>> paiju.routes("123m 456m 789m EE C C")._repr_html_().count("<tr>") > 1
    True
    """

    __slots__ = ()

    def _repr_html_(self) -> str | None:
        """
        Show the routes, one alone with its tiles drawn; where there are none the text will do.
        """
        return _table(self) if self else None


def needs_in_signs(route: Route) -> list[tuple[Tile, str]]:
    """
    Give each tile that a route needs, and how many of it, how many left, and whether it ends it.

    The one that comes last has a star where there are others.

    >>> import paiju
    >>> route = paiju.routes("123m 456m 78m EE CC PP", seen="C")[-1]
    >>> [f"{tile}{signs}" for tile, signs in needs_in_signs(route)]
    ['C(1)', 'F×2(4)*', 'P(2)']
    """
    alone = sum(need.count for need in route.needs) == 1
    signs = [
        f"{f'×{need.count}' if need.count > 1 else ''}({need.left})"
        f"{'*' if need.tile == route.last and not alone else ''}"
        for need in route.needs
    ]
    return [(need.tile, each) for need, each in zip(route.needs, signs, strict=True)]


def _table(routes: Sequence[Route]) -> str:
    from paiju.tiles.picture import table_html  # noqa: PLC0415  only a notebook waits for it

    needs = "Needs ×count (left) *last"
    points = ("By discard", "Self-drawn", "Claimed")
    heads = ("Distance", *points, needs, "Give up", "Hand", "Rows")
    return table_html(heads, [_cells(route, drawn=len(routes) == 1) for route in routes])


def _cells(route: Route, *, drawn: bool) -> tuple[Cell, ...]:
    worth = (route.by_discard, route.by_self_draw, route.claimed)
    needs = [part for tile, signs in needs_in_signs(route) for part in (tile, f"{signs} ")]
    return (
        "complete" if route.distance < 0 else route.distance,
        *("-" if points is None else points for points in worth),
        # pictures of what many routes need would be many and large
        needs if drawn else "".join(map(str, needs)).rstrip(),
        [*route.discards] if drawn else write_tiles(route.discards),
        route.hand,
        ", ".join(row.en for row in route.score.rows),
    )
