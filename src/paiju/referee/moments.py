"""The moments of a deal after which a fault may no longer be raised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.referee.fault import Window
from paiju.view.events import (
    AddedKongMade,
    ChowMade,
    ConcealedKongMade,
    DealEnded,
    HandsDealt,
    MeldedKongMade,
    PungMade,
    TileDiscarded,
    TileDrawn,
)

if TYPE_CHECKING:
    from paiju.view.commands import Seat
    from paiju.view.events import Event

__all__ = ["Moments"]

# Later moments close the earlier windows too.
_ORDER = (
    Window.TILES_TAKEN,
    Window.FOUR_TILES_EACH,
    Window.DEALT,
    Window.OWN_DISCARD,
    Window.ALL_DISCARDED,
    Window.AT_ONCE,
    Window.NEXT_DISCARD,
    Window.DEAL_END,
    Window.SIGNING,
    Window.HALF_END,
)
_SEATS = 4


class Moments:
    """
    What has passed so far: last events of each kind, first discards, and the end of things.

    >>> moments = Moments()
    >>> moments.seen(DealEnded("exhausted"), 90)
    >>> moments.is_open(Window.DEAL_END, "E", ()), moments.is_open(Window.SIGNING, "E", ())
    (False, True)
    """

    __slots__ = ("discarded", "last_discard", "last_step", "over")

    def __init__(self) -> None:
        """
        Begin before the deal.
        """
        self.over = -1
        self.discarded: set[Seat] = set()
        self.last_discard = 0
        self.last_step = 0

    def passed(self, moment: Window, seq: int) -> None:
        """
        Note that a moment has passed with this event; a discard or a draw comes again.

        >>> moments = Moments()
        >>> moments.passed(Window.NEXT_DISCARD, 5)
        >>> [moments.is_open(Window.NEXT_DISCARD, "E", (seq,)) for seq in (4, 6)]
        [False, True]
        >>> moments.passed(Window.SIGNING, 7)
        >>> moments.is_open(Window.NEXT_DISCARD, "E", (8,))
        False
        """
        if moment in {Window.AT_ONCE, Window.NEXT_DISCARD}:
            self.last_step = seq
            if moment is Window.NEXT_DISCARD:
                self.last_discard = seq
            moment = Window.DEALT
        self.over = max(self.over, _ORDER.index(moment))

    def seen(self, event: Event, seq: int) -> None:
        """
        Note an event of the deal.
        """
        match event:
            case HandsDealt():
                self.passed(Window.DEALT, seq)
            case DealEnded():
                self.passed(Window.DEAL_END, seq)
            case TileDiscarded(seat):
                self.discarded.add(seat)
                self.last_discard = self.last_step = seq
            case (
                TileDrawn()
                | ChowMade()
                | PungMade()
                | MeldedKongMade()
                | ConcealedKongMade()
                | AddedKongMade()
            ):
                self.last_step = seq
            case _:
                pass

    def is_open(self, window: Window, seat: Seat, events: tuple[int, ...]) -> bool:
        """
        Tell whether a fault of a seat, shown by these events, may still be raised.

        >>> moments = Moments()
        >>> moments.last_discard = 20
        >>> moments.is_open(Window.NEXT_DISCARD, "E", (19,))
        False
        """
        if window is Window.ALWAYS:
            return True
        if self.over >= _ORDER.index(window):
            return False
        last = {Window.AT_ONCE: self.last_step, Window.NEXT_DISCARD: self.last_discard}
        if window in last:
            return last[window] <= max(events, default=last[window])
        if window is Window.OWN_DISCARD:
            return seat not in self.discarded
        return window is not Window.ALL_DISCARDED or len(self.discarded) < _SEATS
