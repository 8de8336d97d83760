"""The two sprites: every face and the back as one ``<symbol>`` a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.tile_art.body import back, body
from tools.tile_art.flowers import flower
from tools.tile_art.honors import dragon, wind
from tools.tile_art.index import index
from tools.tile_art.ink import group
from tools.tile_art.suits import bamboo, character, dots

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tools.tile_art.ink import Palette
    from tools.tile_art.outlines import Glyph

__all__ = ["CODES", "sprite"]

CODES = (
    *(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
    *"ESWNCFP",
    *(f"f{number}" for number in range(1, 9)),
)


def sprite(palette: Palette, glyphs: Mapping[str, Glyph], em: int) -> str:
    """
    Return one set as SVG text: a symbol a line, 42 faces and then the back.
    """
    symbols = [(code, _face(code, palette, glyphs, em)) for code in CODES]
    symbols.append(("back", back(palette)))
    lines = [
        f'<symbol id="paiju-{palette.name}-{code}" viewBox="0 0 600 800">{drawing}</symbol>'
        for code, drawing in symbols
    ]
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
    return "\n".join([head, *lines, "</svg>", ""])


def _face(code: str, palette: Palette, glyphs: Mapping[str, Glyph], em: int) -> str:
    picture = _picture(code, palette, glyphs, em)
    if not palette.index:
        return body(palette) + picture
    lower = group(picture, "translate(66 184)scale(.78)")
    return body(palette) + lower + index(code, 70, 62, 118, palette.ink)


def _picture(code: str, palette: Palette, glyphs: Mapping[str, Glyph], em: int) -> str:
    if code[0] == "f":
        return flower(int(code[1]), palette, glyphs, em)
    if code in "ESWN":
        return wind(code, palette, glyphs, em)
    if code in "CFP":
        return dragon(code, palette, glyphs, em)
    rank, suit = int(code[0]), code[1]
    if suit == "m":
        return character(rank, palette, glyphs, em)
    return (dots if suit == "p" else bamboo)(rank, palette)
