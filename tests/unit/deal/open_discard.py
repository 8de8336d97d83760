"""What the tests of faithful play share: an open discard, and what a seat can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.unit.deal.tables import play, table_of

from paiju.view.commands import Discard

if TYPE_CHECKING:
    from paiju.rules.ruleset import Ruleset

EAST = "147m 28p 369s ESWN C 5p"
HANDS = {
    "E": EAST,
    "S": "123m 456m 789s 99p 46p",
    "W": "55p 147m 28p 69s SWNF",
    "N": "345m 678m 234s FF 34p",
}


def opened(rules: str | Ruleset = "wsom", hands: dict[str, str] = HANDS, **more: str) -> Any:
    """
    Begin a deal of single acts; East discards 5p, for which South and North wait.
    """
    deal = table_of(rules, hands, enforcement="faithful", **more)
    play(deal, "E 5p")
    return deal


def acts(deal: Any, seat: str) -> list[str]:
    """
    Name what a seat can do, its discards aside.
    """
    found = []
    for each in deal.possible(seat):
        named = getattr(each, "tile", None)
        if not isinstance(each, Discard):
            found.append(type(each).__name__ + (f" {named}" if named else ""))
    return found
