"""The result of scoring a hand: rows that count, rows struck and why, and what else could be.

A score asks its room for the parts when somebody looks at them; all come from the one way that
the kernel found.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, Protocol

from paiju.rules import editions
from paiju.scoring import codes
from paiju.scoring.reasons import NO_SHAPE, NONE_LEFT
from paiju.scoring.row import Row, Struck

if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable, Mapping

    from paiju.rules.ruleset import Ruleset
    from paiju.scoring.appraiser import Appraiser
    from paiju.scoring.nearest import NearMiss
    from paiju.scoring.reading import Group, Reading
    from paiju.scoring.row import RowKind
    from paiju.tiles import Hand

__all__ = ["Detail", "OtherEdition", "Room", "Row", "Score", "Struck", "Way"]


class Way(NamedTuple):
    """
    One arrangement: reading, place of the winning tile, value, and the choice of linked rows.

    `found` are the rows that count, the dearest first: number and count.
    """

    reading: int
    place: int
    value: int
    found: tuple[tuple[int, int], ...]
    choice: tuple[int, int, int] | None = None


class Detail(NamedTuple):
    """
    What is to be told about one way: `sets` are the groups that earned each row, by its number.

    `plain_sum` is what the rows would count without a limit, `limit` the limit that was met.
    """

    sets: Mapping[int, tuple[Group, ...]]
    struck: tuple[Struck, ...]
    reading: Reading | None
    plain_sum: int
    limit: str | None


class OtherEdition(NamedTuple):
    """
    What another edition says: points, the rows that differ with both points, its rows by key.
    """

    rules: str
    points: int
    counted: int
    rows: tuple[tuple[str, int, int], ...]
    table: Mapping[str, RowKind]

    def __repr__(self) -> str:
        """
        Say all but the table.
        """
        return f"<{self.rules}: {self.points} points, counts {self.counted}, {self.rows}>"


class Room(Protocol):
    """
    The scoring room of one rule system, made ready for one edition.

    `table` holds the rows by key, `forms` is the mask of the forms that win, `flower_points` what
    a flower is worth (0 where there are none), `limit_values` what single rows above the limit
    are worth.
    """

    ruleset: Ruleset
    table: Mapping[str, RowKind]
    forms: int
    flower_points: int
    flowers_in_minimum: bool
    limit_values: frozenset[int]

    def __hash__(self) -> int:
        """
        Give the hash of the room itself: what is made for a room is kept beside it.
        """
        ...

    def best(self, row: bytes, penalty: tuple[int, ...], /) -> Way | None:
        """
        Give the dearest legal way of a win, None when there is none.
        """
        ...

    def ways(self, row: bytes, penalty: tuple[int, ...], /) -> list[Way]:
        """
        Give all legal ways, the best first, with every choice of linked rows as good as its own.
        """
        ...

    def appraiser(self) -> Appraiser:
        """
        Make a kernel that values wins for a deal.
        """
        ...

    def rows_of(self, way: Way, earn: Callable[[int], tuple[Group, ...]]) -> tuple[Row, ...]:
        """
        Give the rows of a way; `earn` tells the groups of a row when somebody asks.
        """
        ...

    def detail(self, row: bytes, way: Way) -> Detail:
        """
        Tell all about one way.
        """
        ...

    def score_rows(self, rows: memoryview, points: array[int]) -> tuple[int, int]:
        """
        Write the points of each row, -1 for what may not win.

        Give the first faulty row and the byte of its fault plus one, or zeros.
        """
        ...

    def made_for(self, ruleset: Ruleset) -> Room:
        """
        Give the room of another edition of the same system.
        """
        ...


_NOTHING = Detail({}, (), None, 0, None)


class Score:
    """
    What a hand is worth under one edition.

    `points` is what is paid, flowers included (0 for a hand that may not win); `counted` is what
    the minimum is tested on; `legal` tells whether the hand may win. The rest is worked out when
    somebody looks at it.

    >>> import paiju
    >>> score = paiju.score("[EEE]^ [SSSS]< WWW NN 55p", win="N", self_drawn=True)
    >>> score.points, score.rows[0].en
    (98, 'Big Four Winds')
    """

    def __init__(
        self,
        hand: Hand,
        room: Room,
        win_row: bytes,
        penalty: tuple[int, ...],
        way: Way | None,
        *,
        barred: str | None = None,
    ) -> None:
        self.hand = hand
        self._room = room
        self._win_row = win_row
        self._penalty = penalty
        self._way = way
        self._barred = barred
        self._rows: tuple[Row, ...] | None = None
        value = 0 if way is None else way.value
        flowers = win_row[2] * room.flower_points
        self.counted: int = value + flowers if room.flowers_in_minimum else value
        enough = way is not None and self.counted >= room.ruleset.minimum_points
        self.legal: bool = enough and barred is None
        self.points: int = value + flowers if self.legal else 0

    def __repr__(self) -> str:
        """
        Say the edition, the points and the rows in one line.
        """
        rows = ", ".join(f"{row.en} {row.points}" for row in self.rows) or "no rows"
        if self.legal:
            return f"<Score {self.rules}: {self.points} points ({rows})>"
        return f"<Score {self.rules}: may not win, {self.reason} ({rows})>"

    @property
    def rules(self) -> str:
        """
        Give the key of the edition.
        """
        return self._room.ruleset.key

    @property
    def ruleset(self) -> Ruleset:
        """
        Give the edition.
        """
        return self._room.ruleset

    @property
    def barred(self) -> str | None:
        """
        Say what else than rows and shape bars the win; None when nothing does.
        """
        return self._barred

    @property
    def penalty(self) -> tuple[int, ...]:
        """
        Give how many of each kind are penalty tiles of the winner; nothing when none is.
        """
        return self._penalty

    @property
    def table(self) -> Mapping[str, RowKind]:
        """
        Give the rows that the edition has, by key.
        """
        return self._room.table

    @property
    def self_drawn(self) -> bool:
        """
        Tell whether the winning tile was self-drawn.
        """
        return bool(self._win_row[0] & codes.SELF_DRAWN)

    @property
    def reason(self) -> str | None:
        """
        Say why the hand may not win; None when it may.
        """
        if self.legal:
            return None
        if self._barred is not None:
            return self._barred
        if self._way is None:
            return NO_SHAPE
        return f"below the minimum of {self.ruleset.minimum_points}: counts {self.counted}"

    @cached_property
    def _detail(self) -> Detail:
        if self._way is None:
            return _NOTHING
        return self._room.detail(self._win_row, self._way)

    @property
    def rows(self) -> tuple[Row, ...]:
        """
        Give the rows that count, the dearest first; flowers are a row.
        """
        if self._rows is None:
            way = self._way
            self._rows = () if way is None else self._room.rows_of(way, self._sets_of)
        return self._rows

    @cached_property
    def lost_rows(self) -> tuple[Row, ...]:
        """
        Give the rows that no longer hold because the drawn winning tile was not kept apart.
        """
        if self._way is None or not self._win_row[0] & codes.MIXED_IN:
            return ()
        apart = bytes([self._win_row[0] & ~codes.MIXED_IN]) + self._win_row[1:]
        way = self._room.best(apart, self._penalty)
        assert way is not None, "it wins mixed in"
        still = {row.key for row in self.rows} | {struck.key for struck in self.struck}
        rows = self._room.rows_of(way, self._sets_of)
        return tuple(row for row in rows if row.key not in still)

    def _sets_of(self, no: int) -> tuple[Group, ...]:
        return self._detail.sets.get(no, ())

    @property
    def struck(self) -> tuple[Struck, ...]:
        """
        Give the rows that hold and do not count, each with what struck it.
        """
        return self._detail.struck

    @property
    def reading(self) -> Reading | None:
        """
        Give the reading that counts; None when there is none.
        """
        return self._detail.reading

    @property
    def plain_sum(self) -> int:
        """
        Give the sum of the rows before any limit.
        """
        return self._detail.plain_sum

    @property
    def limit(self) -> str | None:
        """
        Tell which limit was met: sum_cut, single or None.
        """
        return self._detail.limit

    @cached_property
    def _others(self) -> tuple[Score, ...]:
        if self._way is None:
            return ()
        seen = {self._told()}
        found: list[Score] = []
        penalty = () if self._barred else self._penalty
        for way in self._room.ways(self._win_row, penalty):
            other = Score(self.hand, self._room, self._win_row, penalty, way, barred=self._barred)
            if other._told() not in seen:
                seen.add(other._told())
                found.append(other)
        return tuple(found)

    def _told(self) -> tuple[str, tuple[tuple[str, int], ...]]:
        """
        Give what makes two arrangements different to who reads them: groups, rows and counts.
        """
        return str(self.reading), tuple((row.key, row.count) for row in self.rows)

    @cached_property
    def ties(self) -> tuple[Score, ...]:
        """
        Give the other arrangements and choices of rows that are worth as much.
        """
        return tuple(other for other in self._others if other.counted == self.counted)

    @cached_property
    def rejected(self) -> tuple[Score, ...]:
        """
        Give the arrangements that are worth less, the dearest first.
        """
        less = [other for other in self._others if other.counted < self.counted]
        return tuple(sorted(less, key=lambda other: -other.counted))

    @cached_property
    def other_edition(self) -> OtherEdition | None:
        """
        Give what the other edition of the same system says; None when it says the same total.
        """
        if self._barred == NONE_LEFT:
            return None
        room = self._room.made_for(editions.ruleset(self.ruleset.other))
        way = room.best(self._win_row, () if self._barred else self._penalty)
        other = Score(self.hand, room, self._win_row, self._penalty, way, barred=self._barred)
        if (other.points, other.counted) == (self.points, self.counted):
            return None
        here = {row.key: row.points for row in self.rows}
        there = {row.key: row.points for row in other.rows}
        rows = tuple(
            (key, here.get(key, 0), there.get(key, 0))
            for key in dict.fromkeys((*here, *there))
            if here.get(key, 0) != there.get(key, 0)
        )
        return OtherEdition(other.rules, other.points, other.counted, rows, other.table)

    @cached_property
    def near_misses(self) -> tuple[NearMiss, ...]:
        """
        Give the rows that one other tile, or another way to win, would have added.
        """
        if self._barred == NONE_LEFT:
            return ()
        from paiju.scoring import nearest  # noqa: PLC0415  only a hand that lacks points asks

        return nearest.near_misses(self.hand, self._room, self._win_row, self._penalty, self.rows)

    def explain(self, lang: str = "en", *, every_row: bool = False) -> str:
        """
        Tell in words what counts, what does not and why; `lang` is en, zh-Hant, zh-Hans or ja.

        `every_row` adds the rows that do not hold.
        """
        from paiju.scoring import explain  # noqa: PLC0415  only a reader waits for the words

        return explain.explanation(self, lang, every_row=every_row)

    def _repr_html_(self) -> str:
        """
        Show the tiles, the rows and the reasons, as notebooks ask for them.
        """
        from paiju.scoring import picture  # noqa: PLC0415  only a notebook waits for it

        return picture.score_html(self)
