"""What the tests of faithful play share: an open discard, and what a seat can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.unit.deal.tables import play, table_of

from paiju.deal.invariants import check_state
from paiju.deal.replay import replay
from paiju.view.acts import FaultCommitted
from paiju.view.commands import Discard
from paiju.view.fault_keys import fault_key

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
    Name what a seat may do, its discards aside.
    """
    found = []
    for each in deal.legal(seat):
        named = getattr(each, "tile", None)
        if not isinstance(each, Discard):
            found.append(type(each).__name__ + (f" {named}" if named else ""))
    return found


def faults(events: Any) -> list[str]:
    """
    Name the faults among some events.
    """
    return [fault_key(each.fault) for each in events if isinstance(each, FaultCommitted)]


def proven(deal: Any) -> Any:
    """
    Give the deal after its invariants and its log have been proven.
    """
    check_state(deal.state)
    assert replay(deal.log()).digest() == deal.digest()
    return deal


def size(deal: Any, seat: str) -> int:
    """
    Count the tiles in a hand.
    """
    return len(deal.view("official").seats["ESWN".index(seat)].concealed)
