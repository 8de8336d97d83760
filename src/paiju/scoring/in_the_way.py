"""The penalty tiles that bar a win on a discard, and the clause that bars it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from paiju.rules.clause import ClauseId
from paiju.scoring.reasons import PENALTY_TILE
from paiju.tiles import TILES

if TYPE_CHECKING:
    from paiju.scoring.score import Score
    from paiju.tiles import Tile

__all__ = ["InTheWay", "in_the_way"]

_OPEN_SETS = ClauseId("wsom08-penalty-tiles-3")
_SPECIAL_FORMS = ClauseId("wsom08-penalty-tiles-4")
_TOO_MANY_ORPHANS = 3


class InTheWay(NamedTuple):
    """
    The kinds of penalty tiles that bar a win, and the clause.
    """

    tiles: tuple[Tile, ...]
    clause: ClauseId


def in_the_way(score: Score) -> InTheWay | None:
    """
    Tell which penalty tiles bar the reading of a score; None when they do not.

    >>> import paiju
    >>> in_the_way(paiju.score("[234m] [666p] 345s 78s 22p 6s", rules="wsom", penalty_tiles="7s"))
    InTheWay(tiles=(tile('7s'),), clause='wsom08-penalty-tiles-3')
    """
    reading, won = score.reading, score.hand.win
    if score.barred != PENALTY_TILE or reading is None:
        return None
    assert won is not None, "a scored hand has a winning tile"
    counts = score.penalty
    penalty = {TILES[kind]: count for kind, count in enumerate(counts) if count}
    if reading.form == "thirteen_orphans":
        many = sum(penalty.values()) >= _TOO_MANY_ORPHANS
        return InTheWay(tuple(each for each in penalty if many or each == won), _SPECIAL_FORMS)
    own = Counter(score.hand.concealed)
    finished = Counter(tile for group in reading.groups if group.wins for tile in group.tiles)
    finished[won] -= 1
    barring = (each for each in penalty if own[each] - penalty[each] < finished[each])
    clause = _SPECIAL_FORMS if reading.form == "seven_pairs" else _OPEN_SETS
    return InTheWay(tuple(barring), clause)
