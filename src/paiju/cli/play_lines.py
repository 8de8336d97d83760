"""A deal in lines of text, for pipes and screen readers: each event once, questions, answers."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from paiju.cli import DONE, WRONG
from paiju.cli.advice_words import advice_words
from paiju.cli.answers import Query, Quit, choices, keys_words, read_answer
from paiju.cli.deal_end import told_end
from paiju.cli.table_words import (
    clock_words,
    discard_words,
    hand_words,
    meld_words,
    score_words,
)
from paiju.cli.terminal import print_lines, print_told
from paiju.errors import quote
from paiju.language import words
from paiju.view.event_words import event_words
from paiju.view.words import refusal_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from paiju.cli.answers import Choice
    from paiju.cli.one_deal import OneDeal
    from paiju.view.commands import Command
    from paiju.view.events import Event
    from paiju.view.refusal import Refusal
    from paiju.view.table_view import TableView

__all__ = ["Answers", "LinesPlay"]

_PROMPT = "> "
_STOPS = ".。"


class Answers(Protocol):
    """
    Where answers come from: stdin, or anything that gives lines.
    """

    def readline(self) -> str:
        """
        Give the next line, nothing at the end.
        """
        ...

    def isatty(self) -> bool:
        """
        Say whether somebody types them.
        """
        ...


class LinesPlay:
    """
    Play a deal by lines: what is printed goes to stdout, what is typed comes from a stream.
    """

    def __init__(self, game: OneDeal, lang: str, answers: Answers) -> None:
        """
        Take a deal, the language to speak, and where the answers come from.
        """
        self.game = game
        self.lang = lang
        self.words = words(lang)
        self._answers = answers
        self._told = 0
        self.offered: tuple[Choice, ...] = ()

    def run(self) -> int:
        """
        Play to the end, or until the person leaves; give the exit code.
        """
        self.say_opening()
        while True:
            while self.game.step():
                pass
            told = self.game.told[self._told :]
            self._told += len(told)
            self.say_events(told)
            if self.game.is_over:
                self.say_end()
                sys.stdout.flush()
                return DONE
            code = self._ask()
            if code is not None:
                return code

    def _ask(self) -> int | None:
        """
        Ask until something happens; give the exit code when the person leaves.
        """
        view = self.game.view
        self.offered = choices(view.legal)
        self.say_question(view)
        before = len(self.game.told), view.legal
        while before == (len(self.game.told), self.game.view.legal):
            answer = self._read()
            if answer is None:
                self.say_leaving(self.words.gettext("The input ended before the deal."))
                return WRONG
            read = self.read(answer)
            if isinstance(read, Quit):
                text = self.words.gettext("You leave the table; the deal is unfinished.")
                self.say_leaving(text)
                return DONE
            if isinstance(read, Query):
                self.say_reply(read)
            elif read is None:
                self.say_unknown(answer)
            else:
                self._do(read)
        return None

    def _read(self) -> str | None:
        if self._answers.isatty():
            print(_PROMPT, end="", flush=True)
        return self._answers.readline() or None

    def read(self, answer: str) -> Command | Query | Quit | None:
        """
        Read what was typed; None for what means nothing here.
        """
        return read_answer(answer, self.game.seat, self.offered, self.lang)

    def _do(self, command: Command) -> None:
        refusal = self.game.play(command)
        # what was offered can only have come too late, and the next lines tell that
        if refusal is not None and command not in {each.command for each in self.offered}:
            self.say_refusal(refusal)

    def say_opening(self) -> None:
        """
        Say where one sits, and how to find out more.
        """
        _ = self.words.gettext
        self._say(
            [
                clock_words(self.game.view, self.game.left_ms(), self.lang),
                _("Type ? for what may be typed, quit to leave."),
            ]
        )

    def say_events(self, events: list[Event]) -> None:
        """
        Say what happened, a line each.
        """
        self._say(event_words(event, self.lang) for event in events)

    def say_question(self, view: TableView) -> None:
        """
        Say what may be done now, in one's own turn with the hand before it.
        """
        if view.phase == "turn":
            self._say([hand_words(view, self.lang)])
        self._say([self._allowed()])

    def say_reply(self, query: Query) -> None:
        """
        Answer a query.
        """
        self._say(self._reply(query))

    def say_refusal(self, refusal: Refusal) -> None:
        """
        Say why something is refused, and what may be typed.
        """
        self._say_fault(refusal_words(replace(refusal, allowed=()), self.lang))

    def say_unknown(self, answer: str) -> None:
        """
        Say that an answer means nothing here, and what may be typed.
        """
        text = self.words.gettext("Not understood: {answer}.")
        self._say_fault(text.format(answer=quote(answer.strip())))

    def say_leaving(self, text: str) -> None:
        """
        Say that the deal is left unfinished.
        """
        self._say([text])

    def say_end(self) -> None:
        """
        Say how the deal came out, and that a promised wall is shown.
        """
        if self.game.promise is not None:
            text = self.words.gettext("The wall is shown: it is the one that was promised")
            self._say([text])
        print_told(told_end(self.game.deal, self.lang))

    def _allowed(self, *, whole: bool = False) -> str:
        text = self.words.gettext("You may: {choices}")
        return text.format(choices=keys_words(self.offered, self.lang, whole=whole))

    def _say_fault(self, fault: str) -> None:
        text = self.words.gettext("{fault}; type {choices}, or ? for more.")
        told = keys_words(self.offered, self.lang)
        self._say([text.format(fault=fault.rstrip(_STOPS), choices=told)])

    def _reply(self, query: Query) -> Iterator[str]:
        view = self.game.view
        match query.letter:
            case "h":
                yield hand_words(view, self.lang)
            case "d":
                yield from discard_words(view, query.seats, self.lang)
            case "m":
                yield from meld_words(view, self.lang)
            case "t":
                yield clock_words(view, self.game.left_ms(), self.lang)
            case "s":
                yield score_words(view, self.lang)
            case "l":
                yield event_words(self.game.told[-1], self.lang)
            case "w":
                yield from advice_words(view, self.lang)
            case _:
                yield self._allowed(whole=True)
                yield from self._help()

    def _help(self) -> Iterator[str]:
        _ = self.words.gettext
        yield _("h hand, d discards (d S: of South), m melds, t tiles left, s scores, l last act")
        yield _("w what a strong player would do")
        yield _("? what may be typed, quit to leave")

    def _say(self, lines: Iterable[str]) -> None:
        print_lines(lines)
        sys.stdout.flush()
