"""Rows of a score: those that count, and those that hold and do not, with what struck them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from paiju.rules.clause import ClauseId
    from paiju.scoring.reading import Group

__all__ = ["Row", "RowKind", "Struck"]


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


@dataclass(frozen=True, slots=True)
class Row:
    """
    A row that counts: `points` is `value` times `count`; `sets` are the groups that earned it.
    """

    no: int
    key: str
    zh: str
    en: str
    value: int
    count: int
    clause: ClauseId | None
    sets: tuple[Group, ...] = ()

    @classmethod
    def of(cls, kind: RowKind, *, value: int, count: int, sets: tuple[Group, ...]) -> Row:
        """
        Make the row of a kind that counts so often, at what one is worth here.
        """
        return cls(kind.no, kind.key, kind.zh, kind.en, value, count, kind.clause, sets)

    @property
    def points(self) -> int:
        """
        Give what the row adds.
        """
        return self.value * self.count


@dataclass(frozen=True, slots=True)
class Struck:
    """
    A row that holds but does not count: struck `by` a row's key, under a principle and a clause.

    `principle` is printed, ruling, non_repeat, non_separation, non_identical, account_once,
    series or limit.
    """

    key: str
    zh: str
    en: str
    by: str
    principle: str
    clause: ClauseId | None
