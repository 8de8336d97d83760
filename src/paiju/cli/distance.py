"""`paiju distance`: how far a hand is from ready, and which tiles bring it nearer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import typer

from paiju.cli.help import Command
from paiju.cli.options import AsJson, HandLines, HandWords, Lang, Rules, Seen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from gettext import NullTranslations

    from paiju.cli.lines import Asked
    from paiju.cli.record import Json
    from paiju.shape.discards import UsefulTile

__all__ = ["add_to", "distance", "distance_in_words", "useful_in_words", "useful_records"]

_EXAMPLE = 'Example: paiju distance "123m 4579p 3358s E C" --seen "6p 6p"'
_NAMES = ("rules", "seen")


def add_to(app: typer.Typer) -> None:
    """
    Add the command to the application.
    """
    app.command("distance", cls=Command, epilog=_EXAMPLE)(distance)


def distance(
    hand: HandWords = None,
    rules: Rules = "mcr",
    seen: Seen = "",
    jsonl: HandLines = False,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Tell how far a hand is from ready, and which tiles help.

    Useful tiles are those of a hand of 13. One of 14 is as near as its best discard leaves it.
    """
    from paiju.cli.lines import Asked, HandCommand
    from paiju.language import words

    command = HandCommand(_NAMES, _answer, partial(_lines, words(lang)))
    return command.run(hand, Asked("", rules, seen), jsonl=jsonl, as_json=as_json)


def distance_in_words(far: int, catalogue: NullTranslations) -> str:
    """
    Say a distance.

    >>> from gettext import NullTranslations
    >>> [distance_in_words(far, NullTranslations()) for far in (-1, 0, 1, 2)]
    ['complete', 'ready', '1 tile from ready', '2 tiles from ready']
    """
    if far < 0:
        return catalogue.gettext("complete")
    if far == 0:
        return catalogue.gettext("ready")
    text = catalogue.ngettext("{count} tile from ready", "{count} tiles from ready", far)
    return text.format(count=far)


def useful_in_words(useful: Sequence[UsefulTile]) -> str:
    """
    Write each tile with how many are left.
    """
    return " ".join(f"{each.tile}×{each.left}" for each in useful)


def useful_records(useful: Sequence[UsefulTile]) -> list[Json]:
    """
    Give each tile, and how many are left, as plain data.
    """
    return [{"tile": str(each.tile), "left": each.left} for each in useful]


def _found(asked: Asked) -> tuple[int, tuple[UsefulTile, ...] | None]:
    """
    Give the distance, and the useful tiles of a hand of 13.
    """
    from paiju.scoring.door import read_hand
    from paiju.shape.discards import useful_tiles
    from paiju.shape.distance import distance as find_distance
    from paiju.shape.left import left_of

    hand = read_hand(asked.hand, None)
    far = find_distance(hand, rules=asked.rules)
    if hand.win is not None:
        left_of(hand, asked.seen)  # refuses what the hand cannot leave lying
        return far, None
    return far, useful_tiles(hand, rules=asked.rules, seen=asked.seen)


def _answer(asked: Asked) -> dict[str, Json]:
    far, useful = _found(asked)
    return {"distance": far, "useful": None if useful is None else useful_records(useful)}


def _lines(catalogue: NullTranslations, asked: Asked) -> Iterator[str]:
    _ = catalogue.gettext
    far, useful = _found(asked)
    yield distance_in_words(far, catalogue)
    if useful:
        left = sum(each.left for each in useful)
        yield _("Useful tiles, {left} left: {tiles}").format(
            left=left, tiles=useful_in_words(useful)
        )
    elif useful is not None:
        yield _("No useful tile is left.")
