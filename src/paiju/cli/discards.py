"""`paiju discards`: what each discard of a hand of 14 leaves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import typer

from paiju.cli.distance import distance_in_words, useful_in_words, useful_records
from paiju.cli.help import Command
from paiju.cli.options import AsJson, HandLines, HandWords, Lang, Rules, Seen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations

    from paiju.cli.lines import Asked
    from paiju.cli.record import Json
    from paiju.shape.discards import Discard

__all__ = ["add_to", "discards"]

_EXAMPLE = 'Example: paiju discards "123m 4579p 3358s E CC" --seen "6p 6p"'
_NAMES = ("rules", "seen")
_BEST = "*"


def add_to(app: typer.Typer) -> None:
    """
    Add the command to the application.
    """
    app.command("discards", cls=Command, epilog=_EXAMPLE)(discards)


def discards(
    hand: HandWords = None,
    rules: Rules = "mcr",
    seen: Seen = "",
    jsonl: HandLines = False,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    List the discards of a hand of 14, the best first.

    The best leave the fewest tiles to ready, and among these the most useful tiles.
    """
    from paiju.cli.lines import Asked, HandCommand
    from paiju.language import words

    command = HandCommand(_NAMES, _answer, partial(_lines, words(lang)), only="discards")
    return command.run(hand, Asked("", rules, seen), jsonl=jsonl, as_json=as_json)


def _found(asked: Asked) -> tuple[Discard, ...]:
    from paiju.shape.discards import discards as find_discards

    return find_discards(asked.hand, rules=asked.rules, seen=asked.seen)


def _answer(asked: Asked) -> dict[str, Json]:
    return {"discards": [_record(each) for each in _found(asked)]}


def _record(discard: Discard) -> dict[str, Json]:
    return {
        "tile": str(discard.tile),
        "distance": discard.distance,
        "left": discard.left,
        "useful": useful_records(discard.useful),
    }


def _lines(catalogue: NullTranslations, asked: Asked) -> Iterator[str]:
    from paiju.cli.table import table

    _ = catalogue.gettext
    found = _found(asked)
    best = (found[0].distance, found[0].left)
    heads = ("", _("Discard"), _("Distance"), _("Left"), _("Useful tiles"))
    rows = [
        (
            _BEST if (each.distance, each.left) == best else "",
            str(each.tile),
            distance_in_words(each.distance, catalogue),
            str(each.left),
            useful_in_words(each.useful),
        )
        for each in found
    ]
    yield from table(heads, rows, right=(3,))
    yield _("*: nearest to ready, with the most useful tiles left")
