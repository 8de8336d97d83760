"""`paiju waits`: what a hand of 13 waits for, and what each tile would be worth."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import typer

from paiju.cli.help import Command
from paiju.cli.options import (
    AsJson,
    Flowers,
    HandLines,
    HandWords,
    Lang,
    Prevalent,
    Rules,
    Seat,
    Seen,
    whole_number,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations

    from paiju.cli.lines import Asked
    from paiju.cli.record import Json
    from paiju.scoring.score import Score
    from paiju.scoring.waiting import Wait

__all__ = ["add_to", "waits"]

_EXAMPLE = 'Example: paiju waits "23344445m 888p WW" --seen "1m 4p"'


def add_to(app: typer.Typer) -> None:
    """
    Add the command to the application.
    """
    app.command("waits", cls=Command, epilog=_EXAMPLE)(waits)


def waits(
    hand: HandWords = None,
    rules: Rules = "mcr",
    seen: Seen = "",
    seat: Seat = "E",
    prevalent: Prevalent = "E",
    flowers: Flowers = "0",
    jsonl: HandLines = False,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    List what completes a hand of 13, what is left, and its worth.

    Beside each stands how many are left, and the points by discard and by self-draw; a tile
    that leaves the hand below the minimum is marked, with what it would count.
    """
    from paiju.cli.lines import Asked, HandCommand
    from paiju.language import words

    catalogue = words(lang)
    asked = Asked("", rules, seen, seat, prevalent, whole_number(flowers))
    command = HandCommand(
        Asked._fields, partial(_answer, lang=lang), partial(_lines, catalogue), only="waits"
    )
    return command.run(hand, asked, jsonl=jsonl, as_json=as_json)


def _found(asked: Asked) -> tuple[Wait, ...]:
    from paiju.scoring.waiting import waits as find_waits

    return asked.put_to(find_waits)


def _answer(asked: Asked, *, lang: str) -> dict[str, Json]:
    return {"waits": [_record(wait, lang) for wait in _found(asked)]}


def _record(wait: Wait, lang: str) -> dict[str, Json]:
    from paiju.cli.record import score_record

    return {
        "tile": str(wait.tile),
        "left": wait.left,
        "by_discard": score_record(wait.by_discard, lang),
        "by_self_draw": score_record(wait.by_self_draw, lang),
    }


def _lines(catalogue: NullTranslations, asked: Asked) -> Iterator[str]:
    from paiju.cli.table import table

    _ = catalogue.gettext
    found = _found(asked)
    if not found:
        yield _("The hand waits for nothing.")
        return
    minimum = found[0].by_discard.ruleset.minimum_points
    heads = (_("Tile"), _("Left"), _("By discard"), _("Self-drawn"))
    rows = [
        (
            str(wait.tile),
            str(wait.left),
            _worth(wait.by_discard, catalogue),
            _worth(wait.by_self_draw, catalogue),
        )
        for wait in found
    ]
    yield from table(heads, rows, right=(1, 2, 3))
    if any(_is_below(score) for wait in found for score in _scores(wait)):
        yield _("(n): counts n, below the minimum of {minimum}").format(minimum=minimum)
    if not any(wait.left and score.legal for wait in found for score in _scores(wait)):
        yield _(
            "No tile that is left reaches the minimum; for ways to reach it: {command}"
        ).format(command=_routes_command(asked))


def _routes_command(asked: Asked) -> str:
    from paiju.cli.command_line import hand_command
    from paiju.scoring.door import read_hand

    hand = str(read_hand(asked.hand, None))
    return hand_command("routes", asked._replace(hand=hand))


def _worth(score: Score, catalogue: NullTranslations) -> str:
    if score.legal:
        return str(score.points)
    if score.barred is not None:
        return catalogue.gettext("none left")
    return f"({score.counted})"


def _scores(wait: Wait) -> tuple[Score, Score]:
    return wait.by_discard, wait.by_self_draw


def _is_below(score: Score) -> bool:
    return not score.legal and score.barred is None
