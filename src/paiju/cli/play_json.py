"""A deal in JSON lines, for a program that plays: events, questions, refusals, the end."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from paiju.cli.play_lines import LinesPlay
from paiju.cli.record import score_record
from paiju.cli.terminal import print_json
from paiju.errors import PaijuError, quote
from paiju.log.values import parsed
from paiju.view.wire import as_json, command_from, fields_of, message_of
from paiju.view.words import refusal_words

if TYPE_CHECKING:
    from paiju.cli.answers import Query, Quit
    from paiju.cli.record import Json
    from paiju.view.commands import Command
    from paiju.view.events import Event
    from paiju.view.refusal import Refusal
    from paiju.view.table_view import TableView

__all__ = ["JsonPlay"]


class JsonPlay(LinesPlay):
    """
    Play a deal by lines of JSON, each an object with `type` and `data`; see docs/protocol.md.

    An answer is a command as an object, or a key as in the text.
    """

    def read(self, answer: str) -> Command | Query | Quit | None:
        """
        Read a command, which is the seat's own, or what may be typed.
        """
        if not answer.lstrip().startswith("{"):
            return super().read(answer)
        try:
            command = command_from(parsed(answer.strip(), "the answer"))
        except PaijuError:
            # what it is not is said as of any other answer
            return None
        return command if getattr(command, "seat", None) == self.game.seat else None

    def say_opening(self) -> None:
        """
        Show the view that the deal begins with.
        """
        self._say_view(self.game.view)

    def say_events(self, events: list[Event]) -> None:
        """
        Give the events.
        """
        for event in events:
            _print(message_of(event))

    def say_question(self, view: TableView) -> None:  # noqa: ARG002  a question shows no view
        """
        Give what may be asked, by the key that asks for it.
        """
        _print_typed("Asked", {each.key: message_of(each.command) for each in self.offered})

    def say_reply(self, query: Query) -> None:  # noqa: ARG002  each gets the whole view
        """
        Give the view, whatever the query.
        """
        self._say_view(self.game.view)

    def say_refusal(self, refusal: Refusal) -> None:
        """
        Give the refusal, and say it in words.
        """
        said = refusal_words(replace(refusal, allowed=()), self.lang)
        _print_typed("Refused", {**fields_of(refusal), "words": said})

    def say_unknown(self, answer: str) -> None:
        """
        Say that an answer is none.
        """
        text = self.words.gettext("Not understood: {answer}.").format(answer=quote(answer.strip()))
        allowed = [message_of(each.command) for each in self.offered]
        nothing: dict[str, Json] = {"reason": None, "clause": None, "asked": None}
        _print_typed("Refused", {**nothing, "allowed": allowed, "words": text})

    def say_leaving(self, text: str) -> None:
        """
        Say that the deal is left unfinished.
        """
        _print_typed("Left", {"words": text})

    def say_end(self) -> None:
        """
        Give the result, what each seat takes, and the score of the winning hand.
        """
        deal = self.game.deal
        result, score = deal.result, deal.score
        assert result is not None
        if self.game.promise is not None:
            wall = self.game.promise.wall
            _print_typed(type(wall).__name__, fields_of(wall))
        record = {
            "result": fields_of(result),
            "totals": as_json(result.totals),
            "score": None if score is None else score_record(score, self.lang),
        }
        _print_typed("Ended", record)

    @staticmethod
    def _say_view(view: TableView) -> None:
        _print_typed("View", fields_of(view))


def _print_typed(name: str, data: Json) -> None:
    _print({"type": name, "data": data})


def _print(record: Json) -> None:
    print_json(record, one_line=True)
    sys.stdout.flush()
