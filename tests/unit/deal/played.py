"""Deals played at random through their door, with times, for the tests of what stands on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.deal.codes import TURN
from paiju.deal.deal import Deal
from paiju.view.commands import SEATS, CallTime, Win
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from random import Random

    from paiju.rules.ruleset import Ruleset

__all__ = ["RULES", "played"]

RULES = ("mcr", "mcr-1998", "wsom-2008", "wsom-later", "zung-jung", "botzone")
_SLOWEST_MS = 20_000
_QUICK_MS = 1_200  # three replies in a window may be too late
_CLOCKS = 0.05


def played(rules: str | Ruleset, chance: Random, *, commands: int = 10**6) -> Deal:
    """
    Play a deal, or its first commands: a win where there is one, now and then the clock.
    """
    deal = Deal(rules, seed=chance.getrandbits(32), prevalent=chance.choice(SEATS))
    at_ms = 0
    while deal.result is None and commands:
        commands -= 1
        at_ms += chance.randrange(_SLOWEST_MS if deal.state.phase == TURN else _QUICK_MS)
        late = deal.state.phase != TURN and 0 < deal.state.deadline_ms < at_ms
        if (late or chance.random() < _CLOCKS) and not isinstance(
            deal.play(CallTime(), at_ms), Refusal
        ):
            continue
        legal = [each for seat in SEATS for each in deal.legal(seat)]
        wins = [each for each in legal if isinstance(each, Win)]
        assert not isinstance(deal.play(chance.choice(wins or legal), at_ms), Refusal)
    return deal
