"""Practice deals as lines, for comparing two runs: events, legal lists and digests of states.

`python -m tests.property.stream SEED DEALS` prints them.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from paiju.deal.chance import Chance
from paiju.deal.edition import Edition
from paiju.deal.practice import Practice
from paiju.rules.editions import EDITIONS, PRESETS, ruleset

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["stream"]


def stream(seed: int, deals: int) -> Iterator[str]:
    """
    Give a line for each command of each deal, and the digest of the state after it.
    """
    chance = Chance(seed)
    for rules in (*EDITIONS, *PRESETS):
        edition = Edition(ruleset(rules))
        for _ in range(deals):
            practice = Practice(edition, chance.next_number())
            state = practice.state
            done = 0
            while True:
                new = practice.moments[done:]
                done = len(practice.moments)
                legal = [state.legal(seat) for seat in range(4)]
                yield f"{rules} {new} {legal} {state.digest().hex()}"
                if not practice.step():
                    break


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in stream(int(sys.argv[1]), int(sys.argv[2])))
