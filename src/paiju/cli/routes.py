"""`paiju routes`: what a hand may still make a legal win of, the nearest first."""

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
    from paiju.scoring.route import AllRoutes, Route

__all__ = ["add_to", "routes"]

_EXAMPLE = 'Example: paiju routes "1359m 3569p 67s N FP" --seen "8s 8s" --seat S'
_NONE = "-"
_UNDER = "    "


def add_to(app: typer.Typer) -> None:
    """
    Add the command to the application.
    """
    app.command("routes", cls=Command, epilog=_EXAMPLE)(routes)


def routes(
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
    List the ways from 13 or 14 tiles to a legal win.

    The nearest come first. The points are given by discard, self-drawn, and by discard after
    claiming a tile for every set still unfinished.
    """
    from paiju.cli.lines import Asked, HandCommand
    from paiju.language import words

    lines = partial(_lines, words(lang), lang)
    command = HandCommand(Asked._fields, partial(_answer, lang), lines, only="routes")
    asked = Asked("", rules, seen, seat, prevalent, whole_number(flowers))
    return command.run(hand, asked, jsonl=jsonl, as_json=as_json)


def _found(asked: Asked) -> AllRoutes:
    from paiju.scoring.routes import routes as find_routes

    return asked.put_to(find_routes)


def _answer(lang: str, asked: Asked) -> dict[str, Json]:
    return {"routes": [_record(route, lang) for route in _found(asked)]}


def _record(route: Route, lang: str) -> dict[str, Json]:
    return {
        "distance": route.distance,
        "needs": [
            {"tile": str(need.tile), "count": need.count, "left": need.left}
            for need in route.needs
        ],
        "left": route.left,
        "discards": [str(tile) for tile in route.discards],
        "last": str(route.last),
        "by_discard": route.by_discard,
        "by_self_draw": route.by_self_draw,
        "claimed": route.claimed,
        "fan": list(route.fan),
        "names": _names(route, lang),
        "hand": route.hand,
    }


def _names(route: Route, lang: str) -> list[str]:
    from paiju.scoring.wording import short_name

    score = route.score
    scorer = score.ruleset.scorer
    return [short_name(score.table[key], scorer, lang) for key in route.fan]


def _lines(catalogue: NullTranslations, lang: str, asked: Asked) -> Iterator[str]:
    from paiju.cli.table import table
    from paiju.scoring.route import needs_in_signs
    from paiju.scoring.wording import listed

    _ = catalogue.gettext
    found = _found(asked)
    if not found:
        yield _(
            "Without claiming further sets this hand reaches no legal win,"
            " by discard or self-drawn."
        )
        return
    heads = (_("Distance"), _("By discard"), _("Self-drawn"), _("Claimed"))
    needs = _("Needs")
    head, *lines = table(heads, [_cells(route, catalogue) for route in found], right=range(4))
    yield f"{head}  {needs}"
    for route, line in zip(found, lines, strict=True):
        yield from _beside(line, [f"{tile}{signs}" for tile, signs in needs_in_signs(route)])
        yield _UNDER + _way(route, catalogue)
        yield _UNDER + listed(_names(route, lang), catalogue)
    yield _("Claimed: by discard, with a tile claimed for each unfinished set")
    yield _("; ").join(_legend(found, catalogue))
    ready = next((route for route in found if route.distance == 0), None)
    if ready is not None:
        yield _("Distance 0 names one waiting tile; for all: {command}").format(
            command=_waits_command(ready, asked)
        )


def _cells(route: Route, catalogue: NullTranslations) -> tuple[str, ...]:
    from paiju.cli.distance import distance_in_words

    far = route.distance
    worth = (route.by_discard, route.by_self_draw, route.claimed)
    return (
        distance_in_words(far, catalogue) if far < 0 else str(far),
        *(_NONE if points is None else str(points) for points in worth),
    )


def _beside(line: str, needs: list[str]) -> Iterator[str]:
    """
    Write what is needed beside a line; what a terminal has no room for goes below it.
    """
    from paiju.cli.terminal import width
    from paiju.language import columns

    most = width()
    indent = " " * columns(line)
    for need in needs:
        if most and line.strip() and columns(f"{line}  {need}") > most:
            yield line
            line = indent
        line += ("  " if columns(line) == len(indent) else " ") + need
    yield line


def _way(route: Route, catalogue: NullTranslations) -> str:
    """
    Write the hand that a route comes to, and what is given up for it.
    """
    from paiju.tiles import write_tiles

    if not route.discards:
        return route.hand
    text = catalogue.gettext("{hand}, giving up {tiles}")
    return text.format(hand=route.hand, tiles=write_tiles(route.discards))


def _legend(found: AllRoutes, catalogue: NullTranslations) -> Iterator[str]:
    """
    Explain the signs that stand in the table.
    """
    from paiju.scoring.route import needs_in_signs

    _ = catalogue.gettext
    signs = "".join(signs for route in found for _tile, signs in needs_in_signs(route))
    if "(" in signs:
        yield _("(n): n are left")
    if "×" in signs:
        yield _("×n: n are needed")
    if "*" in signs:
        yield _("*: comes last")
    if any(None in (route.by_discard, route.by_self_draw) for route in found):
        yield _("-: no legal win")
    if any(route.claimed is None for route in found):
        yield _("- under Claimed: no legal win, or nothing to claim")


def _waits_command(route: Route, asked: Asked) -> str:
    """
    Write the command that lists all waits of a hand, after the discard of one of 14.
    """
    from paiju.cli.command_line import hand_command
    from paiju.scoring.door import read_hand
    from paiju.tiles import Hand

    hand = read_hand(asked.hand, None)
    seen = asked.seen
    if hand.win is not None:
        (given_up,) = route.discards
        held = [*hand.concealed, hand.win]
        held.remove(given_up)
        hand = Hand(tuple(held), hand.melds, flowers=hand.flowers)
        seen = f"{seen} {given_up}".strip()
    return hand_command("waits", asked._replace(hand=str(hand), seen=seen))
