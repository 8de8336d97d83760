"""How fast a vector of tables takes decisions, with masks and observations."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING

from benchmarks.rows import SEED, Alone
from benchmarks.timing import seconds

from paiju.sim.spaces import ACTIONS
from paiju.sim.vector import VectorDeals

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["ALONE", "TABLES"]

TABLES = 256
STEPS = 200
ROUNDS = 5
LIMIT = 1 / 300_000


def decision(rules: str, advice: int = 1) -> float:
    """
    Time a decision; the legal actions are chosen by chance while the clock stands.
    """
    deals = VectorDeals(TABLES, rules, seed=SEED, advice=advice)
    below = Random(SEED).randrange
    return min(_round(deals, below) for _ in range(ROUNDS)) / (STEPS * TABLES)


def _round(deals: VectorDeals, below: Callable[[int], int]) -> float:
    taken = 0.0
    for _ in range(STEPS):
        masks = bytes(deals.masks)
        for table in range(TABLES):
            first, end = ACTIONS * table, ACTIONS * (table + 1)
            found = masks.find(1, first + below(ACTIONS), end)
            deals.actions[table] = (found if found >= 0 else masks.find(1, first, end)) - first
        taken += seconds(deals.step)
    return taken


ALONE = (
    *(
        Alone(f"a decision of {rules}, {TABLES} tables in step", LIMIT, partial(decision, rules))
        for rules in ("mcr", "wsom")
    ),
    Alone("the same with the useful tiles of all discards", None, partial(decision, "mcr", 2)),
    Alone("the same without advice", None, partial(decision, "mcr", 0)),
)
