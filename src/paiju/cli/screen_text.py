"""The table for a screen of 80 columns and 24 lines: each part as styled text, from a view alone.

Nothing depends on colour: a suit is in each tile's text, marks are signs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from paiju.cli.table_words import seconds_of, turned, wall_words, without_drawn
from paiju.language import words
from paiju.tiles.notation import write_tiles
from paiju.view.commands import SEATS, Discard
from paiju.view.words import command_words, seat_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from paiju.cli.answers import Choice
    from paiju.tiles import Tile
    from paiju.view.commands import Seat
    from paiju.view.table_view import RiverTile, SeatView, TableView

__all__ = [
    "HAND_KEYS",
    "bar_text",
    "hand_text",
    "head_text",
    "held_tiles",
    "seat_text",
    "seats_from",
]

HAND_KEYS: Final = "abcdefghijklmn"
"""The keys of the tiles in the hand, from the left."""

_IN_A_ROW: Final = 6
_CELL: Final = 4
_CLAIMED: Final = "*"
_BAR_CELLS: Final = 20
_SUITS: Final = {"m": "red", "p": "blue", "s": "green"}
_MARK: Final = "> "


def seats_from(seat: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """
    Give the seats as they sit round the table: one's own, to the right, across, to the left.

    >>> seats_from("W")
    ('W', 'N', 'E', 'S')
    """
    first = SEATS.index(seat)
    own, right, across, left = (*SEATS[first:], *SEATS[:first])
    return own, right, across, left


def head_text(view: TableView, left_ms: int | None, limit_ms: int, lang: str = "en") -> Text:
    """
    Write the first line: winds, tiles left, the time left as a number and a shrinking bar.

    >>> from paiju.view.table_view import TableView
    >>> str(head_text(TableView("S", "mcr", "E", "turn", wall_left=9), 5_000, 10_000))
    'Prevalent wind East, you are South, 9 tiles left  5 s ##########..........'
    """
    text = Text(wall_words(view, lang), style="bold")
    if left_ms is not None:
        text.append(f"  {seconds_of(left_ms)} s ")
        full = max(0, min(_BAR_CELLS, -(-_BAR_CELLS * left_ms // max(1, limit_ms))))
        text.append("#" * full + "." * (_BAR_CELLS - full))
    return text


def seat_text(view: TableView, seat: Seat, lang: str = "en") -> Text:
    """
    Write a seat: its wind, tiles and flowers, its melds, its discards in rows of six.

    A claimed discard has a star, the last one is shown reversed.

    >>> from paiju.tiles.tile import tile
    >>> from paiju.view.table_view import RiverTile, SeatView, TableView
    >>> river = tuple(RiverTile(tile("E"), no, claimed=no == 2) for no in range(1, 8))
    >>> seat = SeatView("S", 13, river=river)
    >>> print(seat_text(TableView("E", "mcr", "E", "turn", turn="S", seats=(seat,)), "S"))
    > South  13 tiles
    E   E*  E   E   E   E
    E
    """
    shown = next(each for each in view.seats if each.seat == seat)
    lines = [_title(view, shown, lang)]
    if shown.melds and seat != view.viewer:
        lines.append(Text(" ".join(map(turned, shown.melds))))
    lines += [_row(view, row) for row in _rows(shown.river)]
    return Text("\n").join(lines)


def _title(view: TableView, seat: SeatView, lang: str) -> Text:
    catalogue = words(lang)
    mark = _MARK if view.turn == seat.seat else "  "
    held = catalogue.ngettext("{n} tile", "{n} tiles", seat.tiles).format(n=seat.tiles)
    parts = [seat_words(seat.seat, lang), held]
    if seat.flowers:
        parts.append(write_tiles(seat.flowers))
    if seat.fined:
        parts.append(f"-{seat.fined}")
    return Text(mark + "  ".join(parts), style="bold" if mark == _MARK else "")


def _rows(river: Sequence[RiverTile]) -> Iterable[Sequence[RiverTile]]:
    return (river[first : first + _IN_A_ROW] for first in range(0, len(river), _IN_A_ROW))


def _row(view: TableView, river: Sequence[RiverTile]) -> Text:
    last = max((each.no for seat in view.seats for each in seat.river), default=0)
    line = Text()
    for each in river:
        cell = f"{each.tile}{_CLAIMED if each.claimed else ''}"
        style = _style(each.tile) + (" reverse" if each.no == last else "")
        line.append(cell, style=style)
        line.append(" " * (_CELL - len(cell)))
    line.rstrip()
    return line


def _style(tile: Tile) -> str:
    return _SUITS.get(tile.suit or "", "bold")


def held_tiles(view: TableView) -> tuple[Tile, ...]:
    """
    Give the viewer's concealed tiles as they stand before him, the one just drawn last.

    >>> from paiju.tiles.notation import read_tiles
    >>> from paiju.view.table_view import SeatView, TableView
    >>> own = SeatView("E", 3, read_tiles("125m"))
    >>> drawn = read_tiles("2m")[0]
    >>> [str(each) for each in held_tiles(TableView("E", "mcr", "E", "turn", drawn=drawn,
    ...                                             seats=(own,)))]
    ['1m', '5m', '2m']
    """
    own = view.own
    tiles = () if own is None or own.concealed is None else own.concealed
    kept = without_drawn(tiles, view.drawn)
    return kept if view.drawn is None else (*kept, view.drawn)


def hand_text(view: TableView, cursor: int | None) -> Text:
    """
    Write the own hand, the drawn tile apart, the melds behind it; below, the key of each tile.

    >>> from paiju.tiles.notation import read_tiles
    >>> from paiju.view.commands import Discard
    >>> from paiju.view.table_view import SeatView, TableView
    >>> tiles = read_tiles("12m")
    >>> legal = tuple(Discard("E", each) for each in tiles)
    >>> print(hand_text(TableView("E", "mcr", "E", "turn", drawn=tiles[1],
    ...                           seats=(SeatView("E", 2, tiles),), legal=legal), 0))
    1m    2m
    a     b
    """
    allowed = {each.tile for each in view.legal if isinstance(each, Discard)}
    tiles, keys = Text(), Text(style="dim")
    held = held_tiles(view)
    for place, (tile, key) in enumerate(zip(held, HAND_KEYS, strict=False)):
        gap = "  " if view.drawn is not None and place == len(held) - 1 and place else ""
        marked = place == cursor
        tiles.append(gap)
        tiles.append(str(tile), style=_style(tile) + (" reverse" if marked else ""))
        tiles.append(" " * (_CELL - len(str(tile))))
        keys.append(f"{gap}{key if tile in allowed else '':<{_CELL}}")
    own = view.own
    if own is not None and own.melds:
        tiles.append("  " + " ".join(map(turned, own.melds)))
    tiles.rstrip()
    keys.rstrip()
    return Text("\n").join([tiles, keys])


def bar_text(offered: Sequence[Choice], lang: str = "en") -> Text:
    """
    Write the claims bar: each choice but the discards behind its key.

    >>> from paiju.cli.answers import choices
    >>> from paiju.view.commands import Pass, Pung
    >>> str(bar_text(choices([Pass("S"), Pung("S")])))
    '[1] pung  [0] pass'
    """
    text = Text()
    for each in offered:
        if not isinstance(each.command, Discard):
            text.append("  " if text else "")
            text.append(f"[{each.key}]", style="reverse bold")
            text.append(f" {command_words(each.command, lang)}")
    if any(isinstance(each.command, Discard) for each in offered):
        text.append("  " if text else "")
        text.append(words(lang).gettext("Your turn: the key below a tile discards it"))
    return text
