"""Ladders: what the first, second, third … fault of a kind costs, counted by seat and kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = ["DOUBLING", "MCR_STEPS", "WARN_THEN_RULE", "Ladder", "Scope"]

Scope = Literal["deal", "half", "session"]
"""Within what faults of one kind are counted."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """
    The cost of each time in points: 0 is a warning, None an amount that the referee enters.

    The last step holds for every further time.

    >>> MCR_STEPS.cost(1), MCR_STEPS.cost(2), MCR_STEPS.cost(4), MCR_STEPS.cost(20)
    (0, 5, 20, 60)
    """

    key: str
    steps: tuple[int | None, ...]
    scope: Scope

    def cost(self, time: int) -> int | None:
        """
        Give what the first, second … time costs.

        >>> WARN_THEN_RULE.cost(1), WARN_THEN_RULE.cost(2)
        (0, None)
        """
        assert time >= 1, time
        return self.steps[min(time, len(self.steps)) - 1]

    def named(self, key: str) -> Ladder:
        """
        Give the same steps for faults of another kind, counted by themselves.

        >>> MCR_STEPS.named("late_pung").key
        'late_pung'
        """
        return Ladder(key, self.steps, self.scope)


MCR_STEPS = Ladder("empty_claim", (0, 5, 10, 20, 30, 40, 50, 60), "deal")
"""wmcc-11.6.3: a warning, 5, 10, 20 "and so on" through the amounts of wmcc-11.2.2."""

DOUBLING = Ladder("empty_claim", (0, 5, 10, 20, 40, 60), "deal")
"""The other reading of "and so on", cut at the largest amount (decision 0463)."""

WARN_THEN_RULE = Ladder("small_fault", (0, None), "half")
"""wsom08-sanctions-7: a warning, and a penalty when it happens again (decision 0464)."""
