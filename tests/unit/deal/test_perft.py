"""Positions of a perft file: where they begin, with dice and without."""

from __future__ import annotations

import pytest

from paiju.deal.deal import Deal
from paiju.deal.edition import Edition
from paiju.deal.perft import Position, state_at
from paiju.view.events import WallBuilt


@pytest.mark.parametrize("rules", ["botzone", "mcr", "wsom"])
def test_position_without_commands_is_the_deal_as_dealt(rules: str) -> None:
    """
    Wall, dice and prevalent wind alone give the opened deal; private walls have no dice.
    """
    deal = Deal(rules, seed=7, prevalent="S")
    built = deal.events[0]
    assert isinstance(built, WallBuilt)
    thrown = [die for event in deal.events for die in getattr(event, "dice", ())]
    wall = " ".join(str(each) for each in built.tiles)
    position = Position(deal.rules, wall, tuple(thrown), "S", (), ())

    assert deal.digest() == state_at(position, Edition(deal.rules)).digest()
