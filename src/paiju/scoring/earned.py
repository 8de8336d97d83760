"""Which groups of a reading earned a row: the smallest number of sets that would earn it alone."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Protocol

from paiju.scoring.facts import Facts
from paiju.scoring.row import EarnedRow

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from paiju.scoring.reading import Group, Reading

__all__ = ["Earned"]

_SETS = ("chow", "pung", "melded_kong", "concealed_kong")


class Question(EarnedRow, Protocol):
    """
    A row of either table as it asks: by what it is earned, and how often.
    """

    @property
    def count(self) -> Callable[[Facts], int]:
        """
        Give the question.
        """
        ...


class Earned:
    """
    Tell the groups that earned each row of one reading.

    `linked` names the sets, by their codes, of rows that more sets hold than count; `paid` the
    mask of the kinds whose sets a row's number leaves out because another row pays them.
    """

    def __init__(
        self,
        facts: Facts,
        reading: Reading,
        linked: Mapping[int, list[set[int]]],
        paid: Mapping[int, int],
    ) -> None:
        self._groups = reading.groups
        self._linked = linked
        self._paid = paid
        self._part = Facts()
        self._part.seat = facts.seat
        self._part.prevalent = facts.prevalent
        self._part.form = facts.form
        codes = facts.set_codes()
        # the reading lists its own sets before the melds; the kernel the other way round
        ordered = codes[facts.meld_count :] + codes[: facts.meld_count]
        sets = [group for group in self._groups if group.kind in _SETS]
        self._codes = dict(zip(map(id, sets), ordered, strict=True))

    def sets(self, row: Question, count: int) -> tuple[Group, ...]:
        """
        Give the groups that earned a row; none for a row that no tile earns.
        """
        knitted = tuple(group for group in self._groups if group.kind == "knitted")
        if row.earned_by == "hand" or (row.earned_by == "knitted" and not knitted):
            return self._groups
        if row.earned_by == "knitted":
            return knitted
        if row.earned_by == "way":
            return ()
        if row.earned_by == "winning_tile":
            return tuple(group for group in self._groups if group.wins)
        return self._smallest(row, count)

    def _smallest(self, row: Question, count: int) -> tuple[Group, ...]:
        """
        Give as many smallest groups of sets as the row counts, no set in two of them.
        """
        groups = [group for group in self._groups if group.kind in _SETS or group.kind == "pair"]
        paid = self._paid.get(row.no, 0)
        groups = [group for group in groups if not paid >> group.tiles[0].kind & 1]
        of_each_size = (combinations(groups, size) for size in range(1, len(groups) + 1))
        earning = next(
            filter(
                None, ([some for some in all_ if self._count(row, some)] for all_ in of_each_size)
            )
        )
        inside: set[int] = set()
        for some in earning:
            if count and not inside & set(map(id, some)):
                inside |= set(map(id, some))
                count -= 1
        return tuple(group for group in self._groups if id(group) in inside)

    def _count(self, row: Question, groups: tuple[Group, ...]) -> int:
        sets = [group for group in groups if group.kind in _SETS]
        codes = [self._codes[id(group)] for group in sets]
        linked = self._linked.get(row.no)
        if linked is not None and set(codes) not in linked:
            return 0
        pairs = [group.tiles[0].kind for group in groups if group.kind == "pair"]
        self._part.take(codes, [group.concealed for group in sets], pairs[0] if pairs else -1)
        return row.count(self._part)
