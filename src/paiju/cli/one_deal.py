"""One deal with a person in one seat and bots in the others, whatever shows it.

Both ways of showing it, lines and a screen, ask this for what happened and answer through it;
neither sees more of the deal than the person's view.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from paiju.view.commands import SEATS, CallTime
from paiju.view.events import ReplySealed
from paiju.view.refusal import Refusal
from paiju.view.shown import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from paiju.bots.bot import Bot
    from paiju.cli.play_log import Promise
    from paiju.deal.deal import Deal
    from paiju.rules.ruleset import Ruleset
    from paiju.view.commands import Command, Seat
    from paiju.view.events import Event
    from paiju.view.table_view import TableView

__all__ = ["OneDeal", "untimed"]


def untimed(rules: Ruleset) -> Ruleset:
    """
    Take the clocks from the table of an edition.

    >>> from paiju.rules.editions import ruleset
    >>> untimed(ruleset("wsom")).table.discard_ms
    0
    """
    table = replace(
        rules.table, first_discard_ms=0, discard_ms=0, claim_ms=0, deal_ms=0, free_ms=0
    )
    return replace(rules, table=table)


def _forget(*_batch: object) -> None:
    """
    Keep nothing of what a command brought about.
    """


class OneDeal:
    """
    Lead a deal from one of the person's choices to the next.

    `now` tells the time in ms since the deal began; `keep` is given what each command brought
    about, `promise` is that of the wall, if there is one; `told` keeps the events that the person
    was shown, oldest first, without replies, which nobody but the person himself knows.
    """

    def __init__(self, deal: Deal, seat: Seat, bot: Bot, now: Callable[[], int]) -> None:
        """
        Sit down; one bot plays in all other seats, and keeps nothing from one to the next.
        """
        self.seat: Seat = seat
        self.told: list[Event] = []
        self.promise: Promise | None = None
        self.keep: Callable[[Command, int, tuple[Event, ...]], object] = _forget
        self._deal = deal
        self._bot = bot
        self._now = now
        self._tell(deal.events)

    @property
    def deal(self) -> Deal:
        """
        Give the deal, for its end and its log.
        """
        return self._deal

    @property
    def rules(self) -> Ruleset:
        """
        Give the rules of the deal.
        """
        return self._deal.rules

    @property
    def view(self) -> TableView:
        """
        Give what the person sees.
        """
        view = self._deal.view(self.seat)
        if self.promise is None:
            return view
        return replace(view, commitment=self.promise.commitment)

    @property
    def is_over(self) -> bool:
        """
        Say whether the deal has ended.
        """
        return self._deal.result is not None

    @property
    def is_asked(self) -> bool:
        """
        Say whether the deal waits for the person alone.
        """
        return not self.is_over and self._waiting() is None

    def step(self) -> bool:
        """
        Let one of the others act; give False when all wait for the person, or the deal is over.
        """
        seat = None if self.is_over else self._waiting()
        if seat is None:
            return False
        command = self._bot.answer(self._deal.view(seat)).command
        now = self._now()
        # the claims may be over, where nobody looked at the deal for long
        if self._call_time(now):
            return True
        done = self._deal.play(command, now)
        assert not isinstance(done, Refusal), done
        self._done(command, now, done)
        return True

    def play(self, command: Command) -> Refusal | None:
        """
        Do what the person asks; give the refusal when the rules refuse it.
        """
        now = self._now()
        self._call_time(now)
        done = self._deal.play(command, now)
        if isinstance(done, Refusal):
            return done
        self._done(command, now, done)
        return None

    def look_at_clock(self) -> bool:
        """
        Close the claims when their time is up; give whether it was.

        A turn that lasts too long goes on, at the price that the rules have for it.
        """
        return self._call_time(self._now())

    def _call_time(self, now: int) -> bool:
        deadline = self._deal.deadline_ms
        is_called = self.view.phase != "turn" or self.rules.table.auto_discard
        if not is_called or deadline is None or now <= deadline:
            return False
        done = self._deal.play(CallTime(), now)
        assert not isinstance(done, Refusal), done
        self._done(CallTime(), now, done)
        return True

    def left_ms(self) -> int | None:
        """
        Give the time left to act, less than nothing when it is over; None without a clock.
        """
        deadline = self.view.deadline_ms
        return None if deadline is None else deadline - self._now()

    def _waiting(self) -> Seat | None:
        """
        Give the first of the others that is to act.
        """
        for seat in SEATS:
            if seat != self.seat and self._deal.legal(seat):
                return seat
        return None

    def _done(self, command: Command, at_ms: int, events: tuple[Event, ...]) -> None:
        # kept before it is told: nothing that anybody saw is lost
        self.keep(command, at_ms, events)
        self._tell(events)

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            part = shown(event, self.seat, self._deal.rules.table)
            if part is not None and not isinstance(part, ReplySealed):
                self.told.append(part)
