"""A deal on a screen: the table as one sits at it, by keys. Needs Textual, the extra tui."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from paiju.cli import DONE
from paiju.cli.advice_words import advice_words
from paiju.cli.answers import choices
from paiju.cli.deal_end import told_end
from paiju.cli.screen_text import (
    HAND_KEYS,
    bar_text,
    hand_text,
    head_text,
    held_tiles,
    seat_text,
    seats_from,
)
from paiju.cli.terminal import print_lines, print_told
from paiju.language import words
from paiju.view.commands import Discard
from paiju.view.event_words import event_words
from paiju.view.words import refusal_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from textual.app import ComposeResult
    from textual.events import Key

    from paiju.cli.one_deal import OneDeal
    from paiju.view.commands import Command

__all__ = ["PlayScreen"]

_NEWS: Final = 3
_STYLES: Final = {
    "points": "bold",
    "refused": "bold",
    "heading": "bold underline",
    "struck": "dim",
}
_TICK_SECONDS: Final = 0.25


class _Page(ModalScreen[None]):
    """
    A page over the table: how to play, or how the deal came out.
    """

    CSS = """
    _Page { align: center middle; }
    #page { width: 76; height: auto; max-height: 22; border: round $foreground; padding: 0 1; }
    #page Static { width: 100%; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,question_mark,space", "dismiss", "back"),
        Binding("q", "app.leave", "leave"),
    ]

    def __init__(self, lines: Iterable[Text]) -> None:
        """
        Take what the page says.
        """
        super().__init__()
        self._lines = list(lines)

    def compose(self) -> ComposeResult:
        """
        Lay the page out.
        """
        with VerticalScroll(id="page"):
            yield Static(Text("\n").join(self._lines))


class PlayScreen(App[int]):
    """
    Show a deal and take its keys.

    `pace_ms` is how long each of the others waits before it acts; 0: they act at once.
    """

    CSS = """
    Screen { layout: vertical; overflow: hidden; }
    Static { height: auto; width: 100%; }
    #table { height: 1fr; }
    #left, #right { width: 26; height: 100%; padding: 0 1; content-align: left middle; }
    #middle { width: 1fr; padding: 0 1; }
    #across { height: 1fr; min-height: 6; }
    #own { height: 1fr; min-height: 6; }
    #news { height: 3; }
    #hand { height: 2; }
    #bar { height: 1; }
    #foot { height: 1; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", "?"),
        Binding("w", "advise", "w"),
        Binding("q", "leave", "q"),
        Binding("left", "move(-1)", "←"),
        Binding("right", "move(1)", "→"),
        Binding("enter", "discard", "Enter"),
    ]

    def __init__(self, game: OneDeal, lang: str, heading: str, pace_ms: int) -> None:
        """
        Take a deal, the language to speak, and what to say of it at the top.
        """
        super().__init__()
        self.game = game
        self._lang = lang
        self._words = words(lang)
        self._pace_ms = pace_ms
        self._heading = heading
        self._cursor: int | None = None
        self._fault = ""
        self._limit_ms = 0
        self._asked: object = None
        self._has_ended = False

    def play_out(self) -> int:
        """
        Run until the deal is over or left; print the end where it stays to be read.
        """
        code = self.run()
        if self.game.is_over:
            print_lines(event_words(each, self._lang) for each in self.game.told[-2:])
            print_told(told_end(self.game.deal, self._lang))
        return DONE if code is None else code

    def compose(self) -> ComposeResult:
        """
        Lay the table out.
        """
        yield Static(id="head")
        with Horizontal(id="table"):
            yield Static(id="left")
            with Vertical(id="middle"):
                yield Static(id="across")
                yield Static(id="own")
            yield Static(id="right")
        for name in ("news", "hand", "bar", "foot"):
            yield Static(id=name)

    def on_mount(self) -> None:
        """
        Begin.
        """
        self.title = self._heading
        self._show()
        if self._pace_ms:
            self.set_interval(self._pace_ms / 1000, self._act)
        else:
            self._act_on()
        if self.game.left_ms() is not None:
            self.set_interval(_TICK_SECONDS, self._look_at_clock)

    def on_key(self, event: Key) -> None:
        """
        Take a key of a tile or of a choice.
        """
        if isinstance(self.screen, _Page) or event.character is None:
            return
        offered = choices(self.game.view.legal)
        for each in offered:
            if each.key == event.character and not isinstance(each.command, Discard):
                self._do(each.command)
                return
        if event.character in HAND_KEYS:
            self._discard(HAND_KEYS.index(event.character))

    def action_move(self, step: int) -> None:
        """
        Move the mark along the hand.
        """
        held = len(held_tiles(self.game.view))
        if held:
            start = held - 1 if self._cursor is None else self._cursor + step
            self._cursor = start % held
            self._show()

    def action_discard(self) -> None:
        """
        Discard the marked tile.
        """
        if self._cursor is not None:
            self._discard(self._cursor)

    def action_leave(self) -> None:
        """
        Leave the table.
        """
        self.exit(DONE)

    def action_advise(self) -> None:
        """
        Show what a strong player would do, where there is something to choose.
        """
        view = self.game.view
        if view.legal:
            self.push_screen(_Page(map(Text, advice_words(view, self._lang))))

    def action_help(self) -> None:
        """
        Show how to play.
        """
        self.push_screen(_Page(map(Text, self._help())))

    def _help(self) -> list[str]:
        _ = self._words.gettext
        return [
            self._heading,
            "",
            _("a to n: discard the tile above the key"),
            _("left, right, Enter: mark a tile, discard it"),
            _("1, 2, …: win, kong, pung or chow as the bar says; 0: pass"),
            _("w what a strong player would do"),
            _("? this page, Esc back, q leave the table"),
            "",
            _("> whose turn it is; * a claimed discard; ' the claimed tile of a set"),
            _("< ^ > after a set: from the left, across, right; (????) a hidden kong"),
            _("paiju play --text plays by lines, for screen readers"),
        ]

    def _discard(self, place: int) -> None:
        held = held_tiles(self.game.view)
        if place < len(held) and self.game.view.legal:
            self._do(Discard(self.game.seat, held[place]))

    def _do(self, command: Command) -> None:
        refusal = self.game.play(command)
        self._fault = "" if refusal is None else refusal_words(refusal, self._lang).split("\n")[0]
        self._cursor = None
        self._show()
        if not self._pace_ms:
            self._act_on()

    def _act_on(self) -> None:
        """
        Let the others act until the person is asked, or to the end.
        """
        while not self.game.is_over and not self.game.is_asked:
            self._act()
        self._act()

    def _act(self) -> None:
        """
        Let the others act: one in its turn, or all who may claim.
        """
        moved = self.game.step()
        while self.game.view.phase in {"discarded", "kong_declared"} and self.game.step():
            moved = True
        if moved:
            self._fault = ""
            self._show()
        if self.game.is_over and not self._has_ended:
            self._has_ended = True
            self.push_screen(_Page(self._end()))

    def _look_at_clock(self) -> None:
        self.game.look_at_clock()
        self._show()

    def _end(self) -> list[Text]:
        lines = [Text(event_words(each, self._lang), "bold") for each in self.game.told[-2:]]
        for kind, told in told_end(self.game.deal, self._lang):
            # spaces that a screen would drop at the beginning of a line
            indent = len(told) - len(told.lstrip())
            lines.append(Text("\u00a0" * indent + told.lstrip(), _STYLES.get(kind, "")))
        return [*lines, Text(""), Text(self._words.gettext("Esc the table, q leave"))]

    def _show(self) -> None:
        view, lang = self.game.view, self._lang
        left_ms = self.game.left_ms()
        asked = (view.phase, view.deadline_ms)
        if asked != self._asked:
            self._asked, self._limit_ms = asked, left_ms or 0
        own, right, across, left = seats_from(self.game.seat)
        news = [event_words(each, lang) for each in self.game.told[-_NEWS:]]
        if self._fault:
            news[-1:] = [self._fault]
        foot = self._words.gettext("? keys   q leave")
        parts = {
            "head": head_text(view, left_ms, self._limit_ms, lang),
            "own": seat_text(view, own, lang),
            "right": seat_text(view, right, lang),
            "across": seat_text(view, across, lang),
            "left": seat_text(view, left, lang),
            "news": Text("\n".join(news)),
            "hand": hand_text(view, self._cursor),
            "bar": bar_text(choices(view.legal), lang),
            "foot": Text(f"{self._heading}   {foot}", style="dim"),
        }
        # pages lie above the table, which is the first screen
        table = self.screen_stack[0]
        for name, text in parts.items():
            table.query_one(f"#{name}", Static).update(text)
