"""Pictures of tiles in plain text, for a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from paiju.errors import UnknownName
from paiju.tiles.laid import groups_of
from paiju.tiles.meld import Source

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paiju.tiles.hand import Hand
    from paiju.tiles.laid import Group, Laid
    from paiju.tiles.meld import Meld
    from paiju.tiles.tile import Tile

__all__ = ["Frame", "hand_text", "tile_text"]

Frame = Literal["box", "ascii", "unicode"]


@dataclass(frozen=True, slots=True)
class _Border:
    """The signs of one frame: its top, its bottom, its sides and a tile's back."""

    top: tuple[str, str, str]
    bottom: tuple[str, str, str]
    across: str
    side: str
    back: str


_BORDERS: Final = {
    "box": _Border(("┌", "┬", "┐"), ("└", "┴", "┘"), "─", "│", "░░"),
    "ascii": _Border(("+", "+", "+"), ("+", "+", "+"), "-", "|", "##"),
}
_GAP: Final = "  "

# Where each kind stands in Unicode's order: winds, dragons, characters, bamboo, dots, plants,
# seasons, back. The last sign asks for plain text, without which a terminal may show the red
# dragon as a coloured emoji.
_PLACES: Final = (
    *range(7, 16),
    *range(25, 34),
    *range(16, 25),
    *range(7),
    *range(38, 42),
    *range(34, 38),
)
_FIRST_SIGN: Final = 0x1F000
_BACK_PLACE: Final = 43
_AS_TEXT: Final = "\ufe0e"


def tile_text(tile: Tile | None, *, frame: Frame = "box") -> str:
    """
    Return a tile on one line; None is a tile that lies face down.

    ``frame`` is ``box`` (lines), ``ascii`` or ``unicode`` (the tile signs, which few fonts have).
    An unknown frame raises ``UnknownName``.

    >>> from paiju.tiles.tile import tile
    >>> tile_text(tile("5m")), tile_text(tile("E")), tile_text(None)
    ('│5m│', '│E │', '│░░│')
    >>> tile_text(tile("5m"), frame="ascii"), tile_text(tile("5m"), frame="unicode")[0]
    ('|5m|', '🀋')
    """
    if frame == "unicode":
        return _unicode(tile)
    border = _border(frame)
    return f"{border.side}{_code(tile, border)}{border.side}"


def hand_text(shown: Tile | Meld | Hand, *, frame: Frame = "box", columns: int = 80) -> str:
    """
    Return a tile, a set or a hand as a picture of text lines, at most ``columns`` wide.

    A claimed tile bears its source (``<`` left, ``^`` across, ``>`` right), a tile added to a pung
    a ``+``. Groups that do not fit go below. An unknown frame raises ``UnknownName``.

    >>> from paiju.tiles.hand import Hand
    >>> print(hand_text(Hand.parse("EE 45m [3'12p]< (9999s) [FFF]^ 6m")))
    ┌──┬──┬──┬──┐  ┌──┐  ┌───┬──┬──┐  ┌──┬──┬──┬──┐  ┌──┬───┬──┐
    │4m│5m│E │E │  │6m│  │<3p│1p│2p│  │░░│9s│9s│░░│  │F │^F │F │
    └──┴──┴──┴──┘  └──┘  └───┴──┴──┘  └──┴──┴──┴──┘  └──┴───┴──┘
    """
    groups = groups_of(shown)
    if frame == "unicode":
        return _GAP.join(
            "".join(_marked(laid, _unicode(laid.tile)) for laid in group) for group in groups
        )
    border = _border(frame)
    blocks = [_block(group, border) for group in groups]
    return "\n".join(_side_by_side(row) for row in _rows(blocks, columns))


def _border(frame: str) -> _Border:
    border = _BORDERS.get(frame)
    if border is None:
        raise UnknownName.among("frame", frame, (*_BORDERS, "unicode"))
    return border


def _code(tile: Tile | None, border: _Border) -> str:
    return border.back if tile is None else f"{tile!s:2}"


def _cell(laid: Laid, border: _Border) -> str:
    return _marked(laid, _code(laid.tile, border))


def _marked(laid: Laid, text: str) -> str:
    """Put the mark of a claimed or added tile on the side that it came from."""
    if laid.is_added:
        return f"+{text}"
    if laid.source is Source.RIGHT:
        return f"{text}>"
    return f"{laid.source or ''}{text}"


def _block(group: Group, border: _Border) -> tuple[str, str, str]:
    """Draw a group: its top line, its tiles, its bottom line."""
    cells = [_cell(laid, border) for laid in group]
    lines = [border.across * len(cell) for cell in cells]
    (left, between, right), (low_left, low_between, low_right) = border.top, border.bottom
    return (
        left + between.join(lines) + right,
        border.side + border.side.join(cells) + border.side,
        low_left + low_between.join(lines) + low_right,
    )


def _rows(
    blocks: Iterable[tuple[str, str, str]], columns: int
) -> Iterable[list[tuple[str, str, str]]]:
    """Share blocks out on rows of at most ``columns``; a block that is wider stands alone."""
    row: list[tuple[str, str, str]] = []
    width = 0
    for block in blocks:
        if row and width + len(_GAP) + len(block[0]) > columns:
            yield row
            row, width = [], 0
        width += len(block[0]) + len(_GAP) * bool(row)
        row.append(block)
    yield row


def _side_by_side(row: list[tuple[str, str, str]]) -> str:
    return "\n".join(_GAP.join(lines) for lines in zip(*row, strict=True))


def _unicode(tile: Tile | None) -> str:
    place = _BACK_PLACE if tile is None else _PLACES[tile.kind]
    return chr(_FIRST_SIGN + place) + _AS_TEXT
