"""What a player may ask at the table, in words: hand, discards, melds, tiles left, scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.language import words
from paiju.tiles import Meld, MeldKind, Source
from paiju.tiles.notation import write_tiles
from paiju.view.commands import SEATS
from paiju.view.words import seat_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from paiju.tiles import Tile
    from paiju.view.commands import Seat
    from paiju.view.table_view import FaceDownKong, SeatView, TableView

__all__ = [
    "clock_words",
    "discard_words",
    "hand_words",
    "listed",
    "meld_words",
    "river_words",
    "score_words",
    "seconds_of",
    "turned",
    "wall_words",
    "without_drawn",
]

_FACE_DOWN = "(????)"


def hand_words(view: TableView, lang: str = "en") -> str:
    """
    Say the viewer's own hand: concealed tiles, the tile just drawn, melds and flowers.

    >>> from paiju.tiles.notation import read_tiles
    >>> from paiju.view.table_view import SeatView, TableView
    >>> own = SeatView("E", 14, read_tiles("123m 44p 5566678s CC"))
    >>> view = TableView("E", "mcr", "E", "turn", drawn=read_tiles("5s")[0], seats=(own,))
    >>> hand_words(view)
    'Hand: 123m 44p 566678s CC, drawn 5s'
    """
    _ = words(lang).gettext
    own = view.own
    if own is None or own.concealed is None:
        return _("You have no hand here.")
    kept = without_drawn(own.concealed, view.drawn)
    parts = [_("Hand: {tiles}").format(tiles=write_tiles(kept))]
    if view.drawn is not None:
        parts.append(_("drawn {tile}").format(tile=view.drawn))
    if own.melds:
        parts.append(_("melds {melds}").format(melds=" ".join(map(turned, own.melds))))
    if own.flowers:
        parts.append(_("flowers {tiles}").format(tiles=write_tiles(own.flowers)))
    return listed(parts, lang)


def without_drawn(tiles: tuple[Tile, ...], drawn: Tile | None) -> tuple[Tile, ...]:
    """
    Give the tiles of a hand without the one just drawn.

    >>> from paiju.tiles.notation import read_tiles
    >>> write_tiles(without_drawn(read_tiles("1123m"), read_tiles("1m")[0]))
    '123m'
    """
    kept = list(tiles)
    if drawn in kept:
        kept.remove(drawn)
    return tuple(kept)


def turned(meld: Meld | FaceDownKong) -> str:
    """
    Write a set as it lies on the table: the claimed tile, turned, is marked and tells the giver.

    >>> [turned(Meld.of(text)) for text in ("[1'23m]<", "[555p]^", "[CCCC]>", "(EEEE)")]
    ["[1'23m]<", "[55'5p]^", "[CCCC']>", '(EEEE)']
    """
    if not isinstance(meld, Meld):
        return _FACE_DOWN
    text = str(meld)
    if meld.kind in {MeldKind.CHOW, MeldKind.CONCEALED_KONG} or meld.source is None:
        return text
    # the turned tile lies at the side of the seat that gave it
    size = 3 if meld.kind is MeldKind.PUNG else 4
    ahead = {Source.LEFT: 1, Source.ACROSS: 2, Source.RIGHT: size}[meld.source]
    return f"{text[: ahead + 1]}'{text[ahead + 1 :]}"


def river_words(seat: SeatView, lang: str = "en") -> str:
    """
    Say a seat's discards in order, those that were claimed in brackets.

    >>> from paiju.tiles.tile import tile
    >>> from paiju.view.table_view import RiverTile, SeatView
    >>> river = (RiverTile(tile("E"), 1, claimed=False), RiverTile(tile("9s"), 5, claimed=True))
    >>> river_words(SeatView("S", 13, river=river))
    'South: E (9s)'
    """
    _ = words(lang).gettext
    tiles = " ".join(f"({each.tile})" if each.claimed else str(each.tile) for each in seat.river)
    text = _("{seat}: {tiles}")
    return text.format(seat=seat_words(seat.seat, lang), tiles=tiles or _("no discards"))


def discard_words(view: TableView, seats: tuple[Seat, ...], lang: str = "en") -> Iterator[str]:
    """
    Say the discards of some seats, a line each.

    >>> from paiju.view.table_view import SeatView, TableView
    >>> view = TableView("E", "mcr", "E", "turn", seats=(SeatView("E", 14), SeatView("S", 13)))
    >>> list(discard_words(view, ("S",)))
    ['South: no discards']
    """
    for each in view.seats:
        if each.seat in seats:
            yield river_words(each, lang)


def meld_words(view: TableView, lang: str = "en") -> Iterator[str]:
    """
    Say what lies open before each seat, and how many tiles it holds.

    >>> from paiju.view.table_view import SeatView, TableView
    >>> seat = SeatView("S", 10, melds=(Meld.of("[555p]<"),))
    >>> list(meld_words(TableView("E", "mcr", "E", "turn", seats=(seat,))))
    ["South, 10 tiles in hand: [5'55p]<"]
    """
    _ = words(lang).gettext
    for each in view.seats:
        text = words(lang).ngettext(
            "{seat}, {n} tile in hand: {melds}", "{seat}, {n} tiles in hand: {melds}", each.tiles
        )
        shown = [turned(meld) for meld in each.melds]
        if each.flowers:
            shown.append(write_tiles(each.flowers))
        named = seat_words(each.seat, lang)
        yield text.format(seat=named, n=each.tiles, melds=" ".join(shown) or _("nothing open"))


def clock_words(view: TableView, left_ms: int | None, lang: str = "en") -> str:
    """
    Say the winds, how many tiles are left to draw, and how long the viewer may think.

    >>> from paiju.view.table_view import TableView
    >>> clock_words(TableView("S", "mcr", "E", "turn", wall_left=60), 7_300)
    'Prevalent wind East, you are South, 60 tiles left, 8 seconds to act'
    """
    catalogue = words(lang)
    parts = list(_winds_and_wall(view, lang))
    if left_ms is None:
        parts.append(catalogue.gettext("no clock"))
    else:
        seconds = seconds_of(left_ms)
        text = catalogue.ngettext("{n} second to act", "{n} seconds to act", seconds)
        parts.append(text.format(n=seconds))
    return listed(parts, lang)


def wall_words(view: TableView, lang: str = "en") -> str:
    """
    Say the winds and how many tiles are left to draw, once they are dealt.

    >>> from paiju.view.table_view import TableView
    >>> wall_words(TableView("spectator", "mcr", "E", "turn", wall_left=60))
    'Prevalent wind East, 60 tiles left'
    """
    return listed(_winds_and_wall(view, lang), lang)


def _winds_and_wall(view: TableView, lang: str) -> Iterator[str]:
    catalogue = words(lang)
    _ = catalogue.gettext
    yield _("Prevalent wind {wind}").format(wind=seat_words(view.prevalent, lang))
    for seat in SEATS:
        if seat == view.viewer:
            yield _("you are {seat}").format(seat=seat_words(seat, lang))
    if view.phase == "before_deal":
        return
    text = catalogue.ngettext("{n} tile left", "{n} tiles left", view.wall_left)
    yield text.format(n=view.wall_left)
    if view.own is not None and view.own.wall_left is not None:
        yield _("{n} of them yours").format(n=view.own.wall_left)


def seconds_of(left_ms: int) -> int:
    """
    Give the seconds that have begun of a time left; none is less than nothing.

    >>> seconds_of(7_300), seconds_of(-5)
    (8, 0)
    """
    return max(0, -(-left_ms // 1000))


def score_words(view: TableView, lang: str = "en") -> str:
    """
    Say what each seat has won or lost in this deal up to now, fines taken off.

    >>> from paiju.view.table_view import SeatView, TableView
    >>> seats = (SeatView("E", 14, fined=5), SeatView("S", 13))
    >>> score_words(TableView("E", "wsom-2008", "E", "turn", seats=seats))
    'Scores: East -5, South 0'
    """
    _ = words(lang).gettext
    totals = view.result.totals if view.result is not None else {}
    told = [
        f"{seat_words(each.seat, lang)} {_signed(totals.get(each.seat, -each.fined))}"
        for each in view.seats
    ]
    return _("Scores: {scores}").format(scores=listed(told, lang))


def _signed(value: int) -> str:
    return f"{value:+d}" if value else "0"


def listed(parts: Iterable[str], lang: str = "en") -> str:
    """
    Put parts into one line, with the comma of the language.

    >>> listed(["1 pung", "0 pass"])
    '1 pung, 0 pass'
    """
    return words(lang).pgettext("between the parts of a list", ", ").join(parts)
