"""A table in plain text, as one viewer sees it: the seats, the discards, what may be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.cli.table_words import (
    discard_words,
    listed,
    score_words,
    turned,
    wall_words,
    without_drawn,
)
from paiju.language import words
from paiju.tiles.notation import write_tiles
from paiju.view.commands import SEATS
from paiju.view.words import command_words, seat_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.tiles.tile import Tile
    from paiju.view.table_view import SeatView, TableView

__all__ = ["view_lines"]

_INDENT = "  "
_TURN = "> "


def view_lines(view: TableView, lang: str = "en") -> Iterator[str]:
    r"""
    Give the lines of a view: what all share, the four seats, the legal commands, the scores.

    >>> from paiju.view.table_view import SeatView, TableView
    >>> seats = (SeatView("E", 14), SeatView("S", 13))
    >>> view = TableView("S", "mcr", "E", "turn", turn="E", wall_left=91, seats=seats)
    >>> print("\n".join(view_lines(view)))
    Prevalent wind East, you are South, 91 tiles left
    > East: 14 tiles
      South: 13 tiles
    Discards:
      East: no discards
      South: no discards
    """
    _ = words(lang).gettext
    yield wall_words(view, lang)
    for seat in view.seats:
        is_in_turn = view.turn == seat.seat and view.result is None
        sees_draw = seat.seat == (view.turn if view.viewer == "official" else view.viewer)
        parts = _seat(seat, view.drawn if sees_draw else None, lang)
        yield (_TURN if is_in_turn else _INDENT) + listed(parts, lang)
    yield _("Discards:")
    yield from (_INDENT + line for line in discard_words(view, SEATS, lang))
    if view.phase == "discarded" and view.tile is not None:
        yield _("The discard {tile} may be claimed").format(tile=view.tile)
    if view.phase == "kong_declared" and view.tile is not None:
        yield _("The added tile {tile} may be robbed").format(tile=view.tile)
    if view.legal:
        allowed = listed((command_words(each, lang) for each in view.legal), lang)
        yield _("Allowed: {allowed}").format(allowed=allowed)
    if view.result is not None:
        yield score_words(view, lang)


def _seat(seat: SeatView, drawn: Tile | None, lang: str) -> Iterator[str]:
    _ = words(lang).gettext
    if seat.concealed is None:
        held = words(lang).ngettext("{n} tile", "{n} tiles", seat.tiles)
        shown = held.format(n=seat.tiles)
    else:
        shown = write_tiles(without_drawn(seat.concealed, drawn))
    tiles = " ".join([shown, *map(turned, seat.melds)])
    yield _("{seat}: {tiles}").format(seat=seat_words(seat.seat, lang), tiles=tiles)
    if drawn is not None:
        yield _("drawn {tile}").format(tile=drawn)
    if seat.flowers:
        yield _("flowers {tiles}").format(tiles=write_tiles(seat.flowers))
    if seat.wall_left is not None:
        yield _("{n} left in its wall").format(n=seat.wall_left)
    if seat.fined:
        yield _("{points} points lost on time").format(points=seat.fined)
    if not seat.can_win:
        yield _("may not win")
    if not seat.can_claim:
        yield _("may not claim")
    if seat.live:
        yield _("live penalty tiles {tiles}").format(tiles=write_tiles(seat.live))
    if seat.dead:
        yield _("dead penalty tiles {tiles}").format(tiles=write_tiles(seat.dead))
