"""Lanes played on by chance, what is rare first, for the tests of this room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.deal import codes
from paiju.deal.edition import Edition
from paiju.rules.editions import ruleset
from paiju.sim.lane import Lane

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

__all__ = ["decisions"]

_RARE = {codes.MELDED_KONG, codes.CONCEALED_KONG, codes.ADDED_KONG, codes.WIN}


def decisions(rules: str, chance: Random, deals: int) -> Iterator[Lane]:
    """
    Give a lane before each decision of some deals, and at the end of each.
    """
    lane = Lane(Edition(ruleset(rules)), chance.getrandbits(64), 0)
    lane.goes_on = 0
    while lane.deals < deals:
        if lane.forward():
            yield lane
            lane.leave()
            continue
        yield lane
        legal = lane.table.legal(lane.seat)
        rare = [command for command in legal if command & 255 in _RARE]
        claims = [command for command in legal if command & 255 not in {codes.PASS, *_RARE}]
        lane.act(chance.choice(rare or (claims if chance.random() < 0.5 else legal) or legal))
