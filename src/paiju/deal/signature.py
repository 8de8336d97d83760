"""Signatures: short texts that change when deals are played or paid otherwise.

Compiled and uncompiled they are the same; tests/golden/signatures.json keeps them.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from paiju.deal.chance import Chance
from paiju.deal.edition import Edition
from paiju.deal.practice import Practice
from paiju.deal.random_play import RandomPlay
from paiju.rules.editions import EDITIONS, PRESETS, ruleset

if TYPE_CHECKING:
    from paiju.rules.ruleset import Ruleset

__all__ = ["DEALS", "FEW", "PRACTICE", "of_practice", "of_random_play", "signatures"]

DEALS: Final = 2_000
"""How many deals at random one signature sums up."""

FEW: Final = 100
"""How many an uncompiled run has the time for."""

PRACTICE: Final = 20
"""How many practice deals one signature sums up."""

_SEED: Final = 20081122
_BYTES: Final = 8


def of_random_play(rules: Ruleset, deals: int) -> str:
    """
    Sum up deals at random, as `paiju simulate` plays them.

    >>> of_random_play(ruleset("wsom"), 1) == of_random_play(ruleset("wsom"), 1)
    True
    """
    run = RandomPlay(Edition(rules), _SEED)
    run.play(deals)
    return f"{run.signature:016x}"


def of_practice(rules: Ruleset, deals: int) -> str:
    """
    Sum up practice deals: every event with its time, and what each seat gained, fined and owed.

    >>> len(of_practice(ruleset("wsom"), 1))
    64
    """
    chance, edition, whole = Chance(_SEED), Edition(rules), hashlib.sha256()
    for _ in range(deals):
        practice = Practice(edition, chance.next_number())
        while practice.step():
            pass
        of_seats = practice.state.of_seats()
        numbers = [
            *(number for moment in practice.moments for number in moment),
            *(*of_seats["deltas"], *of_seats["fines"], practice.state.liable),
        ]
        mask = (1 << 8 * _BYTES) - 1
        whole.update(b"".join((number & mask).to_bytes(_BYTES, "little") for number in numbers))
    return whole.hexdigest()


def signatures() -> dict[str, dict[str, str]]:
    """
    Give all signatures: by what they sum up, then by edition.
    """
    rules = [ruleset(key) for key in (*EDITIONS, *PRESETS)]
    return {
        f"random_play_{DEALS}": {each.key: of_random_play(each, DEALS) for each in rules},
        f"random_play_{FEW}": {each.key: of_random_play(each, FEW) for each in rules},
        f"practice_{PRACTICE}": {each.key: of_practice(each, PRACTICE) for each in rules},
    }
