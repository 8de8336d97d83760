"""The index letters and digits of a tile, drawn with a round pen: no font is involved."""

from __future__ import annotations

from tools.tile_art.ink import group, line

__all__ = ["index"]

# Each: width, then its lines in a box 100 high; the letters p and f pass its edges.
_STROKES = {
    "1": (34, "M4 24L32 2V98"),
    "2": (56, "M4 27C6-7 54-7 54 27C54 50 20 72 4 98H56"),
    "3": (56, "M6 2H52L26 38C66 36 70 98 28 98C15 98 6 91 2 82"),
    "4": (60, "M42 98V2L2 70H60"),
    "5": (56, "M50 2H12L7 46C20 32 56 34 56 66C56 100 18 108 2 84"),
    "6": (56, "M46 3C20 16 2 42 2 68C2 108 56 108 56 68C56 32 8 32 2 66"),
    "7": (56, "M2 2H56L20 98"),
    "8": (56, "M28 46C-4 46-4 2 28 2C60 2 60 46 28 46C-8 46-8 98 28 98C64 98 64 46 28 46"),
    "9": (56, "M12 97C38 84 56 58 56 32C56-8 2-8 2 32C2 68 50 68 56 34"),
    "m": (96, "M2 98V36M2 58C8 28 48 28 48 60V98M48 60C52 28 94 28 94 60V98"),
    "p": (54, "M2 34V118M2 62C2 22 54 22 54 62C54 102 2 102 2 62"),
    "s": (46, "M44 46C36 28 2 30 4 50C6 72 46 60 46 82C46 104 8 104 0 86"),
    "f": (38, "M40 4C20-8 14 8 14 26V98M0 40H36"),
    "E": (48, "M48 2H4V98H48M4 49H42"),
    "S": (54, "M51 20C44-8 4-6 4 24C4 54 54 44 54 74C54 106 8 108 2 80"),
    "W": (98, "M0 2L24 98L49 22L74 98L98 2"),
    "N": (60, "M4 98V2L60 98V2"),
    "C": (58, "M58 24C46-12 2-6 2 50C2 106 46 112 58 76"),
    "F": (48, "M48 2H4V98M4 50H42"),
    "P": (54, "M4 98V2H26C64 2 64 58 26 58H4"),
}
_GAP = 34


def index(text: str, x: float, y: float, height: float, colour: str) -> str:
    """
    Draw index text with its left end at ``x`` and its capitals between ``y`` and ``y + height``.
    """
    drawn, left = [], 0
    for character in text:
        width, strokes = _STROKES[character]
        drawn.append(group(line(strokes, colour, 22), f"translate({left})"))
        left += width + _GAP
    scale = f"{height / 100:.2f}".rstrip("0").rstrip(".")
    return group("".join(drawn), f"translate({round(x)} {round(y)})scale({scale})")
