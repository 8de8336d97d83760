"""What tests of a played table with a court share: seats, commands as texts, what followed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.unit.deal.tables import command, names
from tests.unit.referee.scripts import PLAYERS, official

from paiju.referee.decide import RefereedDeal
from paiju.referee.fault import Fault
from paiju.referee.ruling import ReportFault, RulingRefusal
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from paiju.referee.court import CourtCommand

__all__ = ["act", "faults", "owned", "refereed", "report", "rule"]


def refereed(deal: Any) -> RefereedDeal:
    """
    Seat a court beside a deal.
    """
    return RefereedDeal(deal, PLAYERS)


def act(table: RefereedDeal, *asked: str) -> list[str]:
    """
    Play commands at a table with its court; give the names of the last one's events.
    """
    made: list[str] = []
    for text in asked:
        answer = table.play(command(text))
        assert not isinstance(answer, Refusal), (text, answer)
        made = names(answer)
    return made


def rule(table: RefereedDeal, asked: CourtCommand) -> list[str]:
    """
    Ask the court for something it grants; give the names of the events.
    """
    answer = table.rule(asked)
    assert not isinstance(answer, RulingRefusal), (asked, answer)
    return names(answer)


def report(kind: str, seat: Any, table: RefereedDeal, **more: Any) -> ReportFault:
    """
    Report a fault shown by the last event.
    """
    return ReportFault(Fault(kind, seat, (table.court.seq,), **more), official("referee"))


def faults(table: RefereedDeal) -> list[tuple[str, str, str]]:
    """
    Give the faults noted so far: kind, seat, tiles.
    """
    noted = (each.fault for each in table.court.faults)
    return [(each.kind, each.seat, " ".join(map(str, each.tiles))) for each in noted]


def owned(table: RefereedDeal, seat: Any) -> Any:
    """
    Give what a seat sees of itself.
    """
    own = table.deal.view(seat).own
    assert own is not None
    return own
