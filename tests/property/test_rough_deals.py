"""Random faithful play with faults of every kind: what must hold of each deal, and the fold."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from paiju.deal import codes, mishap_codes
from paiju.deal.edition import Edition
from paiju.deal.invariants import check_finished, check_state
from paiju.deal.rough_practice import RoughPractice
from paiju.deal.state import DealState
from paiju.deal.won import score_of
from paiju.rules.editions import EDITIONS, PRESETS, ruleset

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

RULES = [*EDITIONS, *PRESETS]
DEALS = 20_004
LOOK_EVERY = 40
RAREST = {
    mishap_codes.HAND_SHOWN_AT_WIN,
    mishap_codes.KONG_NOT_CALLED,
    mishap_codes.SHOWN_BEFORE_CALL,
}
ENOUGH = 2_000


def _folded(practice: RoughPractice) -> DealState:
    state = DealState(practice.state.edition, practice.state.prevalent, 1)
    for event, at_ms in practice.moments:
        if event & 255 == codes.WALL_BUILT:
            state.build(practice.wall, at_ms)
        else:
            state.apply(event, at_ms)
    return state


@pytest.mark.parametrize("rules", RULES)
def test_whatever_goes_wrong_the_tiles_and_points_are_right(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Tiles are conserved, the deal ends, its events alone give the same state, points add up.
    """
    edition = Edition(ruleset(rules))
    seen: Counter[int] = Counter()
    deals = random_count(DEALS // len(RULES))
    for _ in range(deals):
        seed = chance.getrandbits(64)
        practice = RoughPractice(edition, seed)
        commands = 0
        while practice.step():
            commands += 1
            if commands % LOOK_EVERY == 0:
                check_state(practice.state)
        state = practice.state
        check_state(state)
        check_finished(state, [event for event, _ in practice.moments])
        score = score_of(state)
        assert (score is None) == (state.winner < 0), seed
        assert score is None or score.points == state.points, seed
        assert state.digest() == _folded(practice).digest() == state.copy().digest(), seed
        seen.update(
            event >> 24 & 255
            for event, _ in practice.moments
            if event & 255 == codes.FAULT_COMMITTED
        )

    # the rarest three are shown by hand, in test_mishaps
    missing = set(mishap_codes.FAULTS) - set(seen) - RAREST
    if not edition.times_pungs or not edition.claim_ms:
        missing.discard(mishap_codes.LATE_PUNG)
    if edition.private:
        missing -= {
            mishap_codes.WRONG_TILE_DRAWN,
            mishap_codes.HEAD_TURNED_IN_TURN,
            mishap_codes.HEAD_TURNED_OUT_OF_TURN,
            mishap_codes.WALL_TILE_TURNED_FAULT,
        }
    assert deals < ENOUGH or not missing, missing
