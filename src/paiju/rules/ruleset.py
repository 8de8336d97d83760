"""The Ruleset record: one edition of one rule system, as values.

Behaviour asks a field here; nothing asks which edition it is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from paiju.errors import ImpossibleHand, UnknownName
from paiju.rules.rulings import RULINGS
from paiju.rules.table_rules import TableRules

__all__ = ["Ruleset"]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """
    An edition: its limits, its payments, its rulings, and the key of its scoring room.

    All points are those of one deal. `basic_points` is what each loser pays beside the fan
    (底分); `share_points` is what a seat that is not liable pays at most (None: no such limit);
    `limit_points` is where a sum of several rows is cut (None: nowhere). `points` names the rows
    whose value differs from the table; `fan_list` tells whose lists of exclusions it prints: those
    practised today or those printed in 1998. `other` is the edition shown beside a score. `table`
    says how a deal is played: wall, claims, clocks. `has_penalty_tiles` lets exposed tiles die in
    the hand, `times_pungs` makes a pung after the time for claims a fault. `document` is
    the prefix of the clauses that the table goes by (empty: no text).

    >>> from paiju.rules.editions import ruleset
    >>> rules = ruleset("mcr")
    >>> rules.key, rules.minimum_points, rules.basic_points
    ('mcr', 8, 8)
    """

    key: str
    en: str
    zh: str
    scorer: str
    payment: str
    other: str
    minimum_points: int
    forms: tuple[str, ...]
    rulings: tuple[tuple[str, str], ...]
    table: TableRules
    basic_points: int = 0
    share_points: int | None = None
    limit_points: int | None = None
    chicken_points: int = 0
    flowers: bool = False
    prevalent_wind: bool = False
    has_penalty_tiles: bool = False
    times_pungs: bool = False
    fan_list: str = "practised"
    points: tuple[tuple[str, int], ...] = ()
    document: str = ""

    def ruling(self, key: str) -> str:
        """
        Give this edition's answer to a named ruling.

        >>> from paiju.rules.editions import ruleset
        >>> ruleset("mcr").ruling("mixed_kongs")
        'row_82'
        """
        for name, answer in self.rulings:
            if name == key:
                return answer
        raise UnknownName.among("ruling", key, [name for name, _ in self.rulings])

    @property
    def winning_forms(self) -> tuple[str, ...]:
        """
        Give the forms that win after the rulings.

        >>> from paiju.rules.editions import ruleset
        >>> ruleset("mcr").with_rulings(knitted_straight_shape="not").winning_forms[:2]
        ('basic', 'seven_pairs')
        """
        if ("knitted_straight_shape", "not") in self.rulings:
            return tuple(form for form in self.forms if form != "knitted_body")
        return self.forms

    def check_flowers(self, count: int) -> None:
        """
        Raise `ImpossibleHand` for flowers where this edition has none.

        >>> from paiju.rules.editions import ruleset
        >>> ruleset("mcr").check_flowers(1)
        """
        if count and not self.flowers:
            raise ImpossibleHand(
                f"flowers under {self.key}",
                place="flowers",
                found=str(count),
                expected="0",
                remedy="these rules play without flowers",
            )

    def with_rulings(self, **answers: str) -> Ruleset:
        """
        Give the same edition with other answers to some of its rulings.

        >>> from paiju.rules.editions import ruleset
        >>> ruleset("mcr").with_rulings(sole_wait="left").ruling("sole_wait")
        'left'
        """
        for key, answer in answers.items():
            self.ruling(key)
            if answer not in RULINGS[key].answers:
                raise UnknownName.among(f"answer to {key}", answer, RULINGS[key].answers)
        rulings = tuple((key, answers.get(key, old)) for key, old in self.rulings)
        return replace(self, rulings=rulings)
