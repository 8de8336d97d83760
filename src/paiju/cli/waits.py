"""`paiju waits`: what a hand of 13 waits for, and what each tile would be worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from paiju.cli import DONE
from paiju.cli.help import Command
from paiju.cli.options import (
    AsJson,
    Flowers,
    HandWords,
    Lang,
    Prevalent,
    Rules,
    Seat,
    Seen,
    hand_text,
    whole_number,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from gettext import NullTranslations

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
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    List the tiles that complete a hand of 13, how many are left, and their worth.

    The points are given by discard and by self-draw; a tile that leaves the hand below
    the minimum is marked, with what it would count.
    """
    from paiju.cli.terminal import print_json, print_lines
    from paiju.language import words
    from paiju.scoring.waiting import waits as find_waits

    catalogue = words(lang)
    text = hand_text(hand)
    count = whole_number(flowers)
    found = find_waits(text, rules=rules, seen=seen, seat=seat, prevalent=prevalent, flowers=count)
    if as_json:
        print_json([_record(wait, lang) for wait in found])
    else:
        print_lines(_lines(found, catalogue))
    return DONE


def _record(wait: Wait, lang: str) -> dict[str, Json]:
    from paiju.cli.record import score_record

    return {
        "tile": str(wait.tile),
        "left": wait.left,
        "by_discard": score_record(wait.by_discard, lang),
        "by_self_draw": score_record(wait.by_self_draw, lang),
    }


def _lines(found: Sequence[Wait], catalogue: NullTranslations) -> Iterator[str]:
    from paiju.cli.table import table

    _ = catalogue.gettext
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
    if any(_is_below(score) for wait in found for score in (wait.by_discard, wait.by_self_draw)):
        yield _("(n): counts n, below the minimum of {minimum}").format(minimum=minimum)


def _worth(score: Score, catalogue: NullTranslations) -> str:
    if score.legal:
        return str(score.points)
    if score.barred is not None:
        return catalogue.gettext("none left")
    return f"({score.counted})"


def _is_below(score: Score) -> bool:
    return not score.legal and score.barred is None
