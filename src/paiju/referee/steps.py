"""A table event by event, both ways: what lay there for any viewer, and what was ruled."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, cast

from paiju.deal.commitment import is_kept
from paiju.deal.edition import Edition
from paiju.deal.records import packed_event
from paiju.deal.replay import replay
from paiju.deal.state import DealState
from paiju.deal.view_of import view_of
from paiju.referee.decide import RefereedDeal
from paiju.referee.log_lines import any_event_in, is_besides, read_table_header
from paiju.referee.replay import has_court, replay_table
from paiju.view.commands import SEATS
from paiju.view.events import WallBuilt
from paiju.view.shown import shown

if TYPE_CHECKING:
    from paiju.deal.deal import Deal
    from paiju.deal.log_lines import WallRevealed
    from paiju.log.chain import Log
    from paiju.referee.log_lines import AnyEvent, TableHeader
    from paiju.referee.refereed_log import RefereedLog
    from paiju.view.events import Event
    from paiju.view.table_view import TableView, Viewer

__all__ = ["Step", "Steps"]


class Step(NamedTuple):
    """
    One event of a table: its number in the log, its time, and what happened.
    """

    no: int
    at_ms: int
    event: AnyEvent


class Steps:
    """
    Hold a log that was replayed, and the state after each of its events.

    `kept` is None where nobody ruled, `deal` for a table on paper, which has no tiles to show.
    Faults and rulings are shown to everybody (decision 0478).

    >>> from paiju.deal.deal import Deal
    >>> from paiju.log.reader import read_log
    >>> steps = Steps(read_log(Deal("wsom", seed=1).log()))
    >>> steps.view(0, "spectator").phase, steps.view(len(steps), "E").turn
    ('before_deal', 'E')
    """

    def __init__(self, log: Log) -> None:
        """
        Replay the log; raise `LogError` where it cannot have been so.
        """
        self.log = log
        self.kept: RefereedLog | None = None
        self.deal: Deal | None = None
        if has_court(log):
            self.kept = replay_table(log)
            table = self.kept.table
            self.deal = table.deal if isinstance(table, RefereedDeal) else None
        else:
            self.deal = replay(log)
        self.header = read_table_header(log.header)
        self.about = self.header.deal
        self.stream = log.header.stream
        self.steps = tuple(
            Step(each.seq, each.at_ms, any_event_in(each)) for each in log.envelopes
        )
        self._states = _states_after(self.header, self.steps)

    def __len__(self) -> int:
        """
        Count the events.
        """
        return len(self.steps)

    def view(self, no: int, viewer: Viewer) -> TableView:
        """
        Give the table after event `no` as a viewer sees it; 0 is before the first.
        """
        view = view_of(self._states[no], viewer, self.about.commitment)
        if view.phase != "before_deal":
            return view
        # no wall stands there yet: nothing can be drawn
        return replace(view, wall_left=0)

    def shown(self, no: int, viewer: Viewer) -> AnyEvent | None:
        """
        Give what a viewer is shown of event `no`; None where he is shown nothing.
        """
        event = self.steps[no - 1].event
        if is_besides(event):
            return event
        return shown(cast("Event", event), viewer, self.about.rules.table)

    def keeps_promise(self, wall: WallRevealed) -> bool:
        """
        Tell whether a wall shown after the end is the one that was promised before the dice.
        """
        tiles, promise = bytes(tile.kind for tile in wall.tiles), self.about.commitment
        return is_kept(promise, self.stream, bytes.fromhex(wall.key), tiles)

    def next_shown(self, no: int, viewer: Viewer, step: int = 1) -> int:
        """
        Give the number of the next event, or the one before, that a viewer is shown.

        Where there is none it is the last event, or 0.
        """
        no += step
        while 0 < no <= len(self) and self.shown(no, viewer) is None:
            no += step
        return max(0, min(no, len(self)))


def _states_after(header: TableHeader, steps: tuple[Step, ...]) -> list[DealState]:
    """
    Give the state of the deal before the first step and after each.
    """
    about = header.deal
    faithful = about.enforcement == "faithful"
    state = DealState(Edition(about.rules), SEATS.index(about.prevalent), faithful)
    states = [state]
    for step in steps:
        if not is_besides(step.event):
            state = state.copy()
            if isinstance(step.event, WallBuilt):
                state.build(bytes(tile.kind for tile in step.event.tiles), step.at_ms)
            else:
                state.apply(packed_event(cast("Event", step.event)), step.at_ms)
        states.append(state)
    return states
