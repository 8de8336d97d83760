"""
Pictures of tiles, sets and hands: SVG and HTML with alternative text, and text for a terminal.

The drawings stand in ``art/``, one file a style, and are read when first asked for. They hold
outlines only, so no font is needed to show them, and suits differ by shape, not by colour alone.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from paiju.errors import UnknownName
from paiju.tiles.box import hand_text, tile_text
from paiju.tiles.laid import Group, Laid, groups_of
from paiju.tiles.naming import tile_name, words_of
from paiju.tiles.tile import Tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from paiju.tiles.hand import Hand
    from paiju.tiles.meld import Meld

__all__ = [
    "STYLES",
    "Cell",
    "Group",
    "Laid",
    "Style",
    "groups_of",
    "hand_text",
    "html_of",
    "row_svg",
    "rows_html",
    "svg_of",
    "table_html",
    "tile_name",
    "tile_svg",
    "tile_text",
    "words_of",
]

Style = Literal["classic", "high-contrast"]
Cell: TypeAlias = "str | int | Sequence[Tile | str]"

STYLES: Final[tuple[Style, ...]] = ("classic", "high-contrast")
"""The sets of drawings; ``high-contrast`` adds each tile's code in its corner."""

HEIGHT: Final = 64

# A tile in units of the drawings; the gaps between tiles and between groups.
_WIDE: Final = 600
_HIGH: Final = 800
_TILE_GAP: Final = 16
_GROUP_GAP: Final = 260

_XMLNS: Final = "http://www.w3.org/2000/svg"
_FITTING: Final = "max-width:100%;height:auto"


def tile_svg(
    tile: Tile | None, *, style: Style = "classic", title: str | None = None, height: int = HEIGHT
) -> str:
    """
    Return one tile as an SVG of its own, ``height`` pixels high; None is a tile face down.

    ``title`` is its alternative text, in place of the English name. An unknown style raises
    ``UnknownName``.

    >>> from paiju.tiles.tile import tile
    >>> picture = tile_svg(tile("5m"), height=32)
    >>> 'width="24" height="32" role="img" aria-label="5 characters"' in picture
    True
    """
    name = "back" if tile is None else str(tile)
    said = title or ("face-down tile" if tile is None else tile_name(tile))
    return _svg(_WIDE, _HIGH, height / _HIGH, said, _drawings(style)[name])


def row_svg(
    groups: Iterable[Group],
    *,
    title: str,
    style: Style = "classic",
    height: int = HEIGHT,
) -> str:
    """
    Return groups of tiles in one row as an SVG, each face drawn once and used where it lies.

    ``title`` is the alternative text. A claimed tile lies sideways, a tile added to a pung on it,
    None face down; ``height`` is that of a tile, in pixels. An unknown style raises
    ``UnknownName``.

    >>> from paiju.tiles.meld import Meld
    >>> from paiju.tiles.tile import tile
    >>> row = row_svg([(Laid(tile("E")), Laid(tile("E")))], title="a pair of East")
    >>> row.count("<symbol "), row.count("<use ")
    (1, 2)
    """
    laid = tuple(groups)
    return _row(laid, _symbols(laid, style), title=title, style=style, height=height)


def svg_of(
    shown: Tile | Meld | Hand,
    *,
    style: Style = "classic",
    title: str | None = None,
    height: int = HEIGHT,
) -> str:
    """
    Return the SVG picture of a tile, a set or a hand.

    >>> from paiju.tiles.hand import Hand
    >>> picture = svg_of(Hand.parse("123m 456p 789s EEE C C"))
    >>> picture.count("<use "), len(picture) < 60_000
    (14, True)
    """
    if isinstance(shown, Tile):
        return tile_svg(shown, style=style, title=title, height=height)
    said = title or words_of(shown)
    return row_svg(groups_of(shown), title=said, style=style, height=height)


def html_of(
    shown: Tile | Meld | Hand,
    *,
    style: Style = "classic",
    title: str | None = None,
    height: int = HEIGHT,
) -> str:
    """
    Return the picture of a tile, a set or a hand as HTML, with its notation below for copying.

    >>> from paiju.tiles.tile import tile
    >>> html_of(tile("5m")).partition("</svg>")[2]
    '<figcaption><code>5m</code></figcaption></figure>'
    """
    picture = svg_of(shown, style=style, title=title, height=height)
    caption = f"<figcaption><code>{_escaped(str(shown))}</code></figcaption>"
    return f'<figure style="display:inline-block;margin:0">{picture}{caption}</figure>'


def rows_html(
    rows: Iterable[tuple[str, Sequence[Tile | Meld | Hand]]],
    *,
    style: Style = "classic",
    height: int = HEIGHT,
) -> str:
    """
    Return labelled rows of tiles as HTML; each face used is drawn once for all of them.

    A row is a label and what it shows; tiles that stand next to each other in it form one group.
    A row that shows nothing keeps its label.

    >>> from paiju.tiles.tile import tile
    >>> page = rows_html([("Pair", [tile("E"), tile("E")]), ("Wait", [tile("5m")])])
    >>> page.count("<symbol "), page.count("<use "), page.count("<dt")
    (2, 3, 2)
    """
    laid = [(label, shown, _grouped(shown)) for label, shown in rows]
    parts = [_hidden([group for _, _, groups in laid for group in groups], style)]
    for label, shown, groups in laid:
        said = "; ".join(map(words_of, shown))
        row = _row(groups, "", title=said, style=style, height=height) if groups else ""
        parts.append(f'<dt>{_escaped(label)}</dt><dd style="margin:0 0 .5em">{row}</dd>')
    return f'<div class="paiju-rows">{parts[0]}<dl>{"".join(parts[1:])}</dl></div>'


def table_html(
    heads: Sequence[str],
    rows: Iterable[Sequence[Cell]],
    *,
    style: Style = "classic",
    height: int = HEIGHT // 2,
) -> str:
    """
    Return a table as HTML; each face used is drawn once for the whole of it.

    A cell is a text, a number, or tiles and texts that follow each other. A column with a number
    in it ends together, its head too.

    >>> from paiju.tiles.tile import tile
    >>> page = table_html(["Tile", "Left"], [[[tile("E"), "×2"], 2], [[tile("E")], 1]])
    >>> page.count("<symbol "), page.count("<use "), page.count("<tr>")
    (1, 2, 3)
    """
    body = [list(row) for row in rows]
    parts = [
        part for row in body for cell in row if not isinstance(cell, str | int) for part in cell
    ]
    faces = [group for part in parts if isinstance(part, Tile) for group in groups_of(part)]
    sides = [
        "right" if any(isinstance(row[place], int) for row in body) else "left"
        for place in range(len(heads))
    ]
    head = "".join(
        f'<th scope="col" style="text-align:{side}">{_escaped(name)}</th>'
        for name, side in zip(heads, sides, strict=True)
    )
    lines = (
        "".join(
            f'<td style="text-align:{side}">{_shown(cell, style=style, height=height)}</td>'
            for cell, side in zip(row, sides, strict=True)
        )
        for row in body
    )
    return (
        f'<div class="paiju-table">{_hidden(faces, style)}<table><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(f'<tr>{line}</tr>' for line in lines)}</tbody></table></div>"
    )


def _shown(cell: Cell, *, style: str, height: int) -> str:
    """Write what one cell shows."""
    parts = [str(cell)] if isinstance(cell, str | int) else cell
    return "".join(
        _escaped(part)
        if isinstance(part, str)
        else _row(groups_of(part), "", title=words_of(part), style=style, height=height)
        for part in parts
    )


def _hidden(groups: Iterable[Group], style: str) -> str:
    """Define the faces that the groups use, where nothing is seen of it; no faces, nothing."""
    laid = tuple(groups)
    if not laid:
        return ""
    place = "position:absolute;width:0;height:0"
    return (
        f'<svg xmlns="{_XMLNS}" style="{place}" aria-hidden="true">{_symbols(laid, style)}</svg>'
    )


def _grouped(shown: Sequence[Tile | Meld | Hand]) -> tuple[Group, ...]:
    """Lay out things side by side, joining single tiles that follow each other."""
    groups: list[Group] = []
    after_tile = False
    for each in shown:
        is_tile = isinstance(each, Tile)
        if is_tile and after_tile:
            groups[-1] += groups_of(each)[0]
        else:
            groups += groups_of(each)
        after_tile = is_tile
    return tuple(groups)


@cache
def _drawings(style: str) -> Mapping[str, str]:
    """Read a style's drawings: the inside of each symbol, by tile code and ``back``."""
    if style not in STYLES:
        raise UnknownName.among("tile style", style, STYLES)
    # Imported here: a program that shows no picture need not wait for it.
    from importlib.resources import files  # noqa: PLC0415  # only a picture waits for it

    text = files("paiju.tiles").joinpath("art", f"{style}.svg").read_text(encoding="utf-8")
    drawings: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("<symbol "):
            head, _, drawing = line.removesuffix("</symbol>").partition(">")
            code = head.split('"')[1].removeprefix(f"paiju-{style}-")
            drawings[code] = drawing
    return drawings


def _symbols(groups: Iterable[Group], style: str) -> str:
    """Define the symbol of each face that the groups use."""
    drawings = _drawings(style)
    codes = dict.fromkeys(_code(laid) for group in groups for laid in group)
    box = f"0 0 {_WIDE} {_HIGH}"
    symbols = (
        f'<symbol id="paiju-{style}-{code}" viewBox="{box}">{drawings[code]}</symbol>'
        for code in codes
    )
    return f"<defs>{''.join(symbols)}</defs>" if codes else ""


def _code(laid: Laid) -> str:
    return "back" if laid.tile is None else str(laid.tile)


def _row(groups: Sequence[Group], defined: str, *, title: str, style: str, height: int) -> str:
    """Draw groups from symbols, standing on one line; added tiles make the row higher."""
    stacked = any(laid.is_added for group in groups for laid in group)
    base = 2 * _WIDE + _TILE_GAP if stacked else _HIGH
    left, parts = 0, [defined]
    for group in groups:
        for laid in group:
            name = f"paiju-{style}-{_code(laid)}"
            if laid.is_added:
                parts.append(_lying(name, left - _HIGH - _TILE_GAP, 0))
            elif laid.source is not None:
                parts.append(_lying(name, left, base - _WIDE))
                left += _HIGH + _TILE_GAP
            else:
                parts.append(_standing(name, left, base - _HIGH))
                left += _WIDE + _TILE_GAP
        left += _GROUP_GAP - _TILE_GAP
    return _svg(max(left - _GROUP_GAP, 1), base, height / _HIGH, title, "".join(parts))


def _standing(name: str, x: int, y: int) -> str:
    return f'<use href="#{name}" width="{_WIDE}" height="{_HIGH}" x="{x}" y="{y}"/>'


def _lying(name: str, x: int, y: int) -> str:
    turn = f"translate({x} {y + _WIDE})rotate(-90)"
    return f'<use href="#{name}" width="{_WIDE}" height="{_HIGH}" transform="{turn}"/>'


def _svg(wide: int, high: int, scale: float, title: str, content: str) -> str:
    said = _escaped(title)
    size = f'width="{round(wide * scale)}" height="{round(high * scale)}"'
    return (
        f'<svg xmlns="{_XMLNS}" viewBox="0 0 {wide} {high}" {size} role="img"'
        f' aria-label="{said}" style="{_FITTING}"><title>{said}</title>{content}</svg>'
    )


def _escaped(text: str) -> str:
    for sign, written in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(sign, written)
    return text
