"""Walking through a deal by keys: what each key does, and the screen after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import typer

from paiju.cli.replay import place_of
from paiju.cli.shown_steps import ShownSteps
from paiju.cli.terminal import print_lines
from paiju.cli.view_lines import view_lines
from paiju.language import words
from paiju.view.commands import SEATS
from paiju.view.events import TileDiscarded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from paiju.referee.steps import Steps
    from paiju.view.table_view import Viewer

__all__ = ["Walk", "walk"]

# What terminals, and Windows after the bars, send for the keys that have no sign.
_SENT: Final = {
    "right": ("\x1b[C", "\x1bOC", "\xe0M", "\x00M"),
    "left": ("\x1b[D", "\x1bOD", "\xe0K", "\x00K"),
    "down": ("\x1b[B", "\x1bOB", "\xe0P", "\x00P"),
    "up": ("\x1b[A", "\x1bOA", "\xe0H", "\x00H"),
    "home": ("\x1b[H", "\x1bOH", "\x1b[1~", "\xe0G", "\x00G"),
    "end": ("\x1b[F", "\x1bOF", "\x1b[4~", "\xe0O", "\x00O"),
    "enter": ("\r", "\n"),
    "back": ("\x7f", "\x08"),
    "quit": ("q", "Q", "\x1b", "\x04", ""),
}
_KEYS: Final = {sent: name for name, several in _SENT.items() for sent in several}
_LOOKS: Final[dict[str, Viewer]] = {
    "A": "official",
    "O": "spectator",
    **{seat: seat for seat in SEATS},
}
_MOST_DIGITS: Final = 6
_CLEAR: Final = "\033[H\033[2J"


class Walk:
    """
    Stand at one event of a deal and look from one place; keys change both.
    """

    def __init__(self, steps: Steps, viewer: Viewer) -> None:
        """
        Begin before the first event.
        """
        self.seen = ShownSteps(steps, viewer)
        self.at = 0
        self.digits = ""
        self.shows_keys = False
        self.is_over = False

    def press(self, key: str) -> None:
        """
        Do what a key stands for; a key that stands for nothing does nothing.
        """
        name = _KEYS.get(key, key)
        self.shows_keys = name == "?"
        if name == "quit":
            self.is_over = True
        elif name.isascii() and name.isdigit():
            self.digits = (self.digits + name)[:_MOST_DIGITS]
        elif name == "back" and self.digits:
            self.digits = self.digits[:-1]
        elif name == "enter" and self.digits:
            self.at = min(int(self.digits), len(self.seen))
            self.digits = ""
        elif name.upper() in _LOOKS:
            self._look(_LOOKS[name.upper()])
        else:
            self.digits = ""
            self.at = self._moved(name)

    def _look(self, viewer: Viewer) -> None:
        """
        Look from another place at the same time: at the last event shown there until then.
        """
        in_log = self.seen.in_log(self.at)
        self.seen = ShownSteps(self.seen.steps, viewer)
        self.at = self.seen.number_at(in_log)

    def _moved(self, name: str) -> int:
        last = len(self.seen)
        if name in {"right", " ", "enter"}:
            return self.seen.next(self.at)
        if name in {"left", "back"}:
            return self.seen.next(self.at, -1)
        if name == "down":
            return self._discard(range(self.at + 1, last + 1), last)
        if name == "up":
            return self._discard(range(self.at - 1, 0, -1), 0)
        return {"home": 0, "end": last}.get(name, self.at)

    def _discard(self, numbers: range, otherwise: int) -> int:
        """
        Give the first of these events that is a discard.
        """
        discards = (no for no in numbers if isinstance(self.seen.event(no), TileDiscarded))
        return next(discards, otherwise)

    def lines(self, lang: str) -> Iterator[str]:
        """
        Write the screen: where we stand, the table, and what keys there are.
        """
        _ = words(lang).gettext
        yield place_of(self.seen, self.at, lang)
        yield _looking(self.seen.viewer, lang)
        if self.seen.steps.deal is not None:
            yield from view_lines(self.seen.view(self.at), lang)
        yield ""
        if self.shows_keys:
            yield from _keys(lang)
        elif self.digits:
            yield _("Go to event {no}: press Enter").format(no=self.digits)
        else:
            yield _("→ next, ← back, ? all keys, q end")


def _looking(viewer: Viewer, lang: str) -> str:
    from paiju.view.words import seat_words

    _ = words(lang).gettext
    if viewer == "official":
        return _("All hands")
    if viewer == "spectator":
        return _("What is open to everybody")
    return _("As {seat} saw it").format(seat=seat_words(viewer, lang))


def _keys(lang: str) -> Iterator[str]:
    _ = words(lang).gettext
    yield _("→ or space: next event; ←: the one before")
    yield _("↓: next discard; ↑: the one before")
    yield _("Home, End: before the first event, after the last")
    yield _("a number and Enter: after that event")
    yield _("E S W N: as that seat saw it; A: all hands; O: what is open to everybody")
    yield _("q: end")


def walk(steps: Steps, viewer: Viewer, lang: str, key: Callable[[], str] = typer.getchar) -> None:
    """
    Show the deal and do what the keys say, until the end is asked for.
    """
    state = Walk(steps, viewer)
    while not state.is_over:
        print(_CLEAR, end="")
        print_lines(state.lines(lang))
        state.press(key())
