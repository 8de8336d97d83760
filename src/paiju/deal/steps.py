"""A deal event by event, both ways: what stands on the table after each, for any viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from paiju.deal.edition import Edition
from paiju.deal.log_lines import event_in, is_reveal, read_header
from paiju.deal.records import packed_event
from paiju.deal.replay import replay
from paiju.deal.state import DealState
from paiju.deal.view_of import view_of
from paiju.view.commands import SEATS
from paiju.view.events import WallBuilt
from paiju.view.shown import shown

if TYPE_CHECKING:
    from paiju.log.chain import Log
    from paiju.view.events import Event
    from paiju.view.table_view import TableView, Viewer

__all__ = ["Step", "Steps"]


class Step(NamedTuple):
    """
    One event of a deal: its number in the log, its time, and what happened.
    """

    no: int
    at_ms: int
    event: Event


class Steps:
    """
    Hold a log that was replayed, and the state after each of its events.

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
        self.deal = replay(log)
        self.about = read_header(log.header)
        self.stream = log.header.stream
        self.steps = tuple(
            Step(each.seq, each.at_ms, event_in(each))
            for each in log.envelopes
            if not is_reveal(each)
        )
        state = DealState(
            Edition(self.about.rules),
            SEATS.index(self.about.prevalent),
            self.about.enforcement == "faithful",
        )
        self._states = [state]
        for step in self.steps:
            state = state.copy()
            if isinstance(step.event, WallBuilt):
                state.build(bytes(tile.kind for tile in step.event.tiles), step.at_ms)
            else:
                state.apply(packed_event(step.event), step.at_ms)
            self._states.append(state)

    def __len__(self) -> int:
        """
        Count the events.
        """
        return len(self.steps)

    def view(self, no: int, viewer: Viewer) -> TableView:
        """
        Give the table after event `no` as a viewer sees it; 0 is before the first.
        """
        return view_of(self._states[no], viewer, self.about.commitment)

    def shown(self, no: int, viewer: Viewer) -> Event | None:
        """
        Give what a viewer is shown of event `no`; None where he is shown nothing.
        """
        return shown(self.steps[no - 1].event, viewer, self.about.rules.table)

    def next_shown(self, no: int, viewer: Viewer, step: int = 1) -> int:
        """
        Give the number of the next event, or the one before, that a viewer is shown.

        Where there is none it is the last event, or 0.
        """
        no += step
        while 0 < no <= len(self) and self.shown(no, viewer) is None:
            no += step
        return max(0, min(no, len(self)))
