"""`paiju routes`: what a hand may still make a legal win of, the nearest first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import typer

from paiju.cli.help import Command
from paiju.cli.options import AsJson, HandLines, HandWords, Lang, Prevalent, Rules, Seat, Seen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations

    from paiju.cli.lines import Asked
    from paiju.cli.record import Json
    from paiju.scoring.route import AllRoutes, Route

__all__ = ["add_to", "routes"]

_EXAMPLE = 'Example: paiju routes "1359m 3569p 67s N FP" --seen "8s 8s" --seat S'
_NAMES = ("rules", "seen", "seat", "prevalent")
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
    command = HandCommand(_NAMES, partial(_answer, lang), lines, only="routes")
    asked = Asked("", rules, seen, seat, prevalent)
    return command.run(hand, asked, jsonl=jsonl, as_json=as_json)


def _found(asked: Asked) -> AllRoutes:
    from paiju.scoring.routes import routes as find_routes

    return find_routes(
        asked.hand,
        rules=asked.rules,
        seen=asked.seen,
        seat=asked.seat,
        prevalent=asked.prevalent,
    )


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
    from paiju.scoring.wording import listed

    _ = catalogue.gettext
    found = _found(asked)
    if not found:
        yield _("No legal win can be drawn from this hand.")
        return
    heads = (
        _("Distance"), _("By discard"), _("Self-drawn"), _("Claimed"), _("Needs"), _("Hand"),
    )  # fmt: skip
    rows = [_cells(route) for route in found]
    head, *lines = table(heads, rows, right=(0, 1, 2, 3))
    yield head
    for route, line in zip(found, lines, strict=True):
        yield line
        yield _UNDER + listed(_names(route, lang), catalogue)
    yield _("Claimed: by discard, with a tile claimed for each unfinished set; -: no legal win")
    yield _("5m×2(3): needs two 5m, of which three are left")


def _cells(route: Route) -> tuple[str, ...]:
    worth = (route.by_discard, route.by_self_draw, route.claimed)
    needs = [
        f"{need.tile}{f'×{need.count}' if need.count > 1 else ''}({need.left})"
        for need in route.needs
    ]
    return (
        str(route.distance),
        *(_NONE if points is None else str(points) for points in worth),
        " ".join(needs),
        route.hand,
    )
