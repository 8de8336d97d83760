"""DealState: a deal as a fold over its packed events, with legal, decide and apply.

    state == fold(apply, events)

holds at every event. Times come in with commands and events; the wall is the first event.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.deal.codes import WALL_BUILT as _WALL_BUILT
from paiju.deal.codes import pack_event

if not cython.compiled:
    from paiju.deal.apply import apply as change
    from paiju.deal.codes import (
        ON_DISCARD,
        ROBBING_WIN,
        SELF_DRAWN_WIN,
        TURN,
        WON_BY_ROBBING,
        WON_BY_SELF_DRAW,
    )
    from paiju.deal.faithful import act_event, fill_acts, following
    from paiju.deal.follow import automatic
    from paiju.deal.inspected import Inspected
    from paiju.deal.legal import event_of, fill_legal, refusal
    from paiju.deal.possible import act_refusal, fill_possible
    from paiju.deal.winning import circumstances

    __all__ = ["DealState"]


def _order(command: int) -> tuple[int, int]:
    return command & 255, command >> 10


@cython.cclass
class DealState(Inspected):
    """
    A deal between two commands; commands and events are packed as `codes` says.

    >>> from paiju.deal.edition import Edition
    >>> from paiju.rules.editions import ruleset
    >>> state = DealState(Edition(ruleset("mcr")))
    >>> state.phase
    0
    """

    def build(self, wall: bytes, at_ms: cython.longlong) -> int:
        """
        Apply the first event: the wall in its physical order. Give the event.
        """
        place: cython.int
        assert len(wall) == self.edition.tiles, len(wall)
        for place in range(self.edition.tiles):
            self.wall[place] = wall[place]
        event = pack_event(_WALL_BUILT)
        self.apply(event, at_ms)
        return event

    def waiting(self) -> cython.int:
        """
        Give the mask of the seats that may ask for something now; 0 when the deal is over.
        """
        seat: cython.int
        seats: cython.int = 0
        if self.faithful:
            for seat in range(4):
                if fill_acts(self, seat):
                    seats |= 1 << seat
            return seats
        if self.phase == TURN:
            return 1 << self.turn
        return self.asked & ~self.replied

    def possible(self, seat: cython.int) -> tuple[int, ...]:
        """
        Give what a seat can do: in faithful play faults as well, in guided what is legal.
        """
        count: cython.int
        if not self.faithful:
            return self.legal(seat)
        count = fill_possible(self, seat)
        return tuple(sorted([self.edition.choices[place] for place in range(count)], key=_order))

    def legal(self, seat: cython.int) -> tuple[int, ...]:
        """
        Give the commands that a seat may ask now, by type and tile.

        Calling time is the clock's and not among them. No time comes in: a reply to a window is
        legal until its deadline, the moment itself included, and refused after it.
        """
        count: cython.int = fill_acts(self, seat) if self.faithful else fill_legal(self, seat)
        return tuple([self.edition.choices[place] for place in range(count)])

    def refusal(self, command: cython.int, at_ms: cython.longlong) -> cython.int:
        """
        Say why a command is refused at this time (see `codes`); 0 when it is legal.
        """
        return (
            act_refusal(self, command, at_ms) if self.faithful else refusal(self, command, at_ms)
        )

    def event_of(self, command: cython.int) -> cython.ulonglong:
        """
        Give the event of a legal command.
        """
        return act_event(self, command) if self.faithful else event_of(self, command)

    def automatic(self) -> cython.ulonglong:
        """
        Give the next event that follows by itself, or 0 while the deal waits for a command.
        """
        return following(self) if self.faithful else automatic(self)

    def apply(self, event: cython.ulonglong, at_ms: cython.longlong) -> None:
        """
        Change the state by one event; the first is `build`.
        """
        change(self, event, at_ms)

    def play(self, command: cython.int, at_ms: cython.longlong) -> list[int]:
        """
        Ask for a command: give the events it made, none when it is refused.
        """
        if self.refusal(command, at_ms):
            return []
        return self.follow(self.event_of(command), at_ms)

    def follow(self, event: cython.ulonglong, at_ms: cython.longlong) -> list[int]:
        """
        Apply an event and what follows by itself; give all of them.
        """
        events: list[int] = []
        while event:
            change(self, event, at_ms)
            events.append(event)
            event = self.automatic()
        return events

    def decide(self, command: cython.int, at_ms: cython.longlong) -> list[int]:
        """
        Give the events that a command would make, none when it is refused; change nothing.
        """
        return self.copy().play(command, at_ms)

    def settle_down(self, at_ms: cython.longlong) -> list[int]:
        """
        Apply what follows by itself after the dealing; give the events.
        """
        return self.follow(self.automatic(), at_ms)

    def copy(self) -> DealState:
        """
        Give an equal state that changes on its own; the edition is shared.
        """
        other: DealState = DealState.__new__(DealState)
        if not cython.compiled:
            other.__init__(self.edition)  # type: ignore[misc]  # its lists are made there
        other.edition = self.edition
        self.copy_to(other)
        return other

    def win_flags(self) -> int:
        """
        Give the circumstances of the win that ended the deal, as flags of `paiju.scoring.win`.
        """
        way: cython.int = ON_DISCARD
        if self.ending == WON_BY_SELF_DRAW:
            way = SELF_DRAWN_WIN
        elif self.ending == WON_BY_ROBBING:
            way = ROBBING_WIN
        return circumstances(self, self.winner, self.tile, way)
