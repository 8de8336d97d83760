"""A deal in JSON lines, for a program that plays: events, questions, refusals, the end."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from paiju.cli.play_lines import LinesPlay
from paiju.cli.record import score_record
from paiju.cli.terminal import print_json
from paiju.view.wire import as_json, fields_of, message_of
from paiju.view.words import refusal_words

if TYPE_CHECKING:
    from paiju.cli.answers import Query
    from paiju.cli.record import Json
    from paiju.view.events import Event
    from paiju.view.refusal import Refusal
    from paiju.view.table_view import TableView

__all__ = ["JsonPlay"]


class JsonPlay(LinesPlay):
    """
    Play a deal by lines of JSON, each an object with `type` and `data`; answers are typed keys.

    Events are those of docs/protocol.md that the seat is shown. `Asked` has the commands by their
    keys, `Refused` a reason, `View` the whole view (any query asks for it), `Left` says that the
    deal is unfinished, `Ended` has the result and the score.
    """

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
        Give the reason and its clause.
        """
        clause = None if refusal.clause is None else str(refusal.clause)
        said = refusal_words(refusal, self.lang)
        _print_typed("Refused", {"reason": str(refusal.reason), "clause": clause, "words": said})

    def say_unknown(self, answer: str) -> None:
        """
        Say that an answer is none.
        """
        text = self.words.gettext("Not understood: {answer}.").format(answer=answer.strip())
        _print_typed("Refused", {"reason": None, "clause": None, "words": text})

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
