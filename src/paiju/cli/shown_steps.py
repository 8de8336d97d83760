"""The events of a replayed deal as one viewer counts them: by themselves, so no gap tells."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paiju.referee.log_lines import AnyEvent
    from paiju.referee.steps import Steps
    from paiju.view.table_view import TableView, Viewer

__all__ = ["ShownSteps"]


class ShownSteps:
    """
    Number what one viewer is shown from 1; officials, who may read the log, count as the log does.

    >>> from paiju.deal.deal import Deal
    >>> from paiju.referee.steps import Steps
    >>> from paiju.log.reader import read_log
    >>> steps = Steps(read_log(Deal("wsom", seed=1).log()))
    >>> shown = ShownSteps(steps, "spectator")
    >>> len(steps), len(shown), shown.in_log(1), shown.number_at(2)
    (5, 4, 2, 1)
    """

    def __init__(self, steps: Steps, viewer: Viewer) -> None:
        """
        Find the events that the viewer is shown.
        """
        self.steps = steps
        self.viewer: Viewer = viewer
        numbers = range(1, len(steps) + 1)
        self._in_log = (
            tuple(numbers)
            if viewer == "official"
            else tuple(no for no in numbers if steps.shown(no, viewer) is not None)
        )

    def __len__(self) -> int:
        """
        Count the viewer's events.
        """
        return len(self._in_log)

    def in_log(self, no: int) -> int:
        """
        Give the log's number of the viewer's event `no`; 0 is before the first.
        """
        return self._in_log[no - 1] if no else 0

    def number_at(self, in_log: int) -> int:
        """
        Give the viewer's number of the last event that he is shown up to one of the log.
        """
        return bisect_right(self._in_log, in_log)

    def event(self, no: int) -> AnyEvent | None:
        """
        Give the viewer's event `no`; None for what not even an official is shown, and for 0.
        """
        return self.steps.shown(self.in_log(no), self.viewer) if no else None

    def at_ms(self, no: int) -> int | None:
        """
        Give the time of the viewer's event `no`; None for 0.
        """
        return self.steps.steps[self.in_log(no) - 1].at_ms if no else None

    def view(self, no: int) -> TableView:
        """
        Give the table after the viewer's event `no`.
        """
        return self.steps.view(self.in_log(no), self.viewer)

    def end(self) -> TableView:
        """
        Give the table after the last event of the log.
        """
        return self.steps.view(len(self.steps), self.viewer)

    def next(self, no: int, step: int = 1) -> int:
        """
        Give the number of the next event that the viewer is shown, or of the one before.

        Where there is none it is the last number, or 0.
        """
        if self.viewer == "official":
            return self.steps.next_shown(no, self.viewer, step)
        return max(0, min(no + step, len(self)))
