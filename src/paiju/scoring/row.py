"""Rows of a score: those that count, and those that hold and do not, with what struck them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from paiju.rules.clause import ClauseId
    from paiju.scoring.reading import Group

__all__ = ["EarnedRow", "Row", "RowKind", "Struck"]


class RowKind(Protocol):
    """
    What a row of any table tells of itself; nothing of it changes, so all is read only.
    """

    @property
    def no(self) -> int:
        """
        Give the number, from 1.
        """
        ...

    @property
    def key(self) -> str:
        """
        Give the key.
        """
        ...

    @property
    def zh(self) -> str:
        """
        Give the Chinese name, in the rule text's characters.
        """
        ...

    @property
    def en(self) -> str:
        """
        Give the English name.
        """
        ...

    @property
    def clause(self) -> ClauseId | None:
        """
        Give the clause that defines it.
        """
        ...


class EarnedRow(RowKind, Protocol):
    """
    A row that counts in hands, and by what.
    """

    @property
    def earned_by(self) -> str:
        """
        Tell what earns it: sets, hand, winning_tile, knitted or way.
        """
        ...


class Row:
    """
    A row that counts: `points` is `value`, what one is worth here, times `count`.

    >>> import paiju
    >>> paiju.score("[234m] 234m 345p 678s 55s").rows[0]
    Row('all_chows', value=2, count=1)
    """

    __slots__ = ("_earn", "_kind", "count", "value")

    def __init__(
        self, kind: EarnedRow, value: int, count: int, earn: Callable[[int], tuple[Group, ...]]
    ) -> None:
        self._kind = kind
        self._earn = earn
        self.value = value
        self.count = count

    @property
    def no(self) -> int:
        """
        Give the number in its table.
        """
        return self._kind.no

    @property
    def key(self) -> str:
        """
        Give the key.
        """
        return self._kind.key

    @property
    def zh(self) -> str:
        """
        Give the Chinese name, in the rule text's characters.
        """
        return self._kind.zh

    @property
    def en(self) -> str:
        """
        Give the English name.
        """
        return self._kind.en

    @property
    def clause(self) -> ClauseId | None:
        """
        Give the clause that defines it; None where a decision does.
        """
        return self._kind.clause

    @property
    def earned_by(self) -> str:
        """
        Tell what earns it: sets, hand, winning_tile, knitted or way.
        """
        return self._kind.earned_by

    @property
    def points(self) -> int:
        """
        Give what the row adds.
        """
        return self.value * self.count

    @property
    def sets(self) -> tuple[Group, ...]:
        """
        Give the groups that earned it; none for a row that no tile earns.
        """
        return self._earn(self.no)

    def __eq__(self, other: object) -> bool:
        """
        Tell whether two rows say the same: key, value and count.
        """
        if not isinstance(other, Row):
            return NotImplemented
        return (self.key, self.value, self.count) == (other.key, other.value, other.count)

    def __hash__(self) -> int:
        """
        Hash what equality compares.
        """
        return hash((self.key, self.value, self.count))

    def __repr__(self) -> str:
        """
        Say key, value and count.
        """
        return f"Row({self.key!r}, value={self.value}, count={self.count})"


@dataclass(frozen=True, slots=True)
class Struck:
    """
    A row that holds but does not count: struck `by` a row's key, under a principle and a clause.

    Where a ruling strikes, `decision` is the number of its page, and no clause may say it.

    `principle` is printed, ruling, non_repeat, non_separation, non_identical, account_once,
    series or limit.

    >>> import paiju
    >>> struck = paiju.score("123m 456m 789m EEE 55p", self_drawn=True).struck[0]
    >>> struck.key, struck.by, struck.principle, struck.clause
    ('self_drawn', 'fully_concealed_hand', 'printed', 'mcr98-fan-56')
    """

    key: str
    zh: str
    en: str
    by: str
    principle: str
    clause: ClauseId | None
    decision: str | None = None
