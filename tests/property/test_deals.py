"""Random deals of every edition keep what must hold, and reach everything that can happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paiju.deal.audit import Audit
from paiju.rules.editions import EDITIONS, PRESETS, ruleset

if TYPE_CHECKING:
    from collections.abc import Callable

RULES = (*EDITIONS, *PRESETS)
DEALS = 20_000
THOROUGHLY = 1_000
# What a full run of any edition must have seen …
EVERYWHERE = {
    *("WallBuilt", "HandsDealt", "TileDrawn", "TileDiscarded", "ReplySealed", "ClaimOverruled"),
    *("ChowMade", "PungMade", "MeldedKongMade", "ConcealedKongMade", "AddedKongDeclared"),
    *("AddedKongMade", "WinDeclared", "DealExhausted", "DealEnded", "StandingSet"),
    *("won_on_discard", "won_by_self_draw", "won_by_robbing", "exhausted"),
    *("robbing", "replacement", "last_tile", "last_discard", "last_of_kind", "four_kongs"),
}
# … with one wall, with flowers, with fines, and with private walls.
ONE_WALL = {"DiceThrown", "WallOpened", "TimeCalled"}
FLOWERS = {"FlowerShown", "flower_at_the_end"}
WSOM = {"TimeFined", "heavenly", "earthly", "nobody_liable", "another_liable"}
PRIVATE = {"SeatForfeited", "forfeited"}


def expected(rules: str) -> set[str]:
    """
    Say what may come about in an edition.
    """
    edition = ruleset(rules)
    found = set(EVERYWHERE)
    found |= ONE_WALL if edition.table.stacks else PRIVATE
    found |= FLOWERS if edition.flowers else set()
    return found | (WSOM if edition.share_points is not None else set())


@pytest.mark.parametrize("rules", RULES)
def test_random_deals_hold_together(
    rules: str, seed: int, pure: bool, random_count: Callable[[int], int]
) -> None:
    """
    Tiles, hands, points, walls and payments are right, folds and codec give the same state.

    In a full run everything that can come about in the edition does.
    """
    audit = Audit(ruleset(rules), seed)
    deals = -(-random_count(DEALS) // len(RULES))
    thoroughly = -(-random_count(THOROUGHLY) // len(RULES))
    for no in range(deals):
        try:
            audit.deal(thoroughly=no < thoroughly)
        except AssertionError as fault:
            fault.add_note(f"{rules}: paiju.deal.practice.Practice(edition, {audit.playing})")
            raise

    assert deals == audit.seen["DealEnded"]
    if deals * len(RULES) >= DEALS:
        assert set() == {name for name in expected(rules) if not audit.seen[name]}
    impossible = {*EVERYWHERE, *ONE_WALL, *FLOWERS, *WSOM, *PRIVATE} - expected(rules)
    impossible -= {"heavenly", "earthly"}  # a circumstance everywhere, a row in WSOM alone
    assert {} == {name: audit.seen[name] for name in impossible if audit.seen[name]}
