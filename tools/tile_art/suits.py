"""Faces of the three suits: dots are discs, bamboos sticks, characters a numeral over 萬.

Each suit has a shape of its own; colour only helps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.tile_art.bird import bird
from tools.tile_art.ink import around, circle, filled, group, rectangle

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tools.tile_art.ink import Palette
    from tools.tile_art.outlines import Glyph

__all__ = ["bamboo", "character", "dots"]

# Where the discs lie: radius, then x, y and colour of each.
_DOTS: dict[int, tuple[int, tuple[tuple[int, int, str], ...]]] = {
    2: (122, ((300, 216, "green"), (300, 584, "blue"))),
    3: (96, ((150, 164, "blue"), (300, 400, "red"), (450, 636, "green"))),
    4: (108, ((178, 210, "blue"), (422, 210, "green"), (178, 590, "green"), (422, 590, "blue"))),
    5: (
        90,
        (
            (156, 180, "blue"),
            (444, 180, "green"),
            (300, 400, "red"),
            (156, 620, "green"),
            (444, 620, "blue"),
        ),
    ),
    6: (
        90,
        tuple((x, 160, "green") for x in (186, 414))
        + tuple((x, y, "red") for y in (430, 640) for x in (186, 414)),
    ),
    7: (
        80,
        (
            (134, 140, "green"),
            (300, 210, "green"),
            (466, 280, "green"),
            *((x, y, "red") for y in (474, 660) for x in (196, 404)),
        ),
    ),
    8: (
        78,
        tuple((x, y, "blue") for y in (136, 312, 488, 664) for x in (196, 404)),
    ),
    9: (
        78,
        tuple(
            (x, y, colour)
            for y, colour in ((152, "green"), (400, "red"), (648, "blue"))
            for x in (128, 300, 472)
        ),
    ),
}

# Where the sticks stand: length and width, then x, y, degrees and colour of each.
_STICKS: dict[int, tuple[int, int, tuple[tuple[int, int, int, str], ...]]] = {
    2: (300, 76, ((300, 222, 0, "green"), (300, 578, 0, "blue"))),
    3: (300, 76, ((300, 222, 0, "blue"), (170, 578, 0, "green"), (430, 578, 0, "green"))),
    4: (
        300,
        76,
        (
            (170, 222, 0, "blue"),
            (430, 222, 0, "green"),
            (170, 578, 0, "green"),
            (430, 578, 0, "blue"),
        ),
    ),
    5: (
        300,
        66,
        (
            (136, 222, 0, "green"),
            (464, 222, 0, "blue"),
            (300, 400, 0, "red"),
            (136, 578, 0, "blue"),
            (464, 578, 0, "green"),
        ),
    ),
    6: (
        300,
        66,
        tuple((x, 222, 0, "green") for x in (130, 300, 470))
        + tuple((x, 578, 0, "blue") for x in (130, 300, 470)),
    ),
    7: (
        206,
        60,
        (
            (300, 158, 0, "red"),
            *((x, 400, 0, "green") for x in (130, 300, 470)),
            *((x, 642, 0, "blue") for x in (130, 300, 470)),
        ),
    ),
    8: (
        300,
        56,
        (
            (100, 222, 0, "green"),
            (500, 222, 0, "green"),
            (228, 222, -38, "green"),
            (372, 222, 38, "green"),
            (100, 578, 0, "blue"),
            (500, 578, 0, "blue"),
            (228, 578, 38, "blue"),
            (372, 578, -38, "blue"),
        ),
    ),
    9: (
        206,
        60,
        tuple(
            (x, y, 0, colour)
            for x, colour in ((130, "green"), (300, "red"), (470, "blue"))
            for y in (158, 400, 642)
        ),
    ),
}


def dots(rank: int, palette: Palette) -> str:
    """
    Draw the face of 1 to 9 dots.
    """
    if rank == 1:
        return _great_dot(palette)
    radius, places = _DOTS[rank]
    return "".join(
        _dot(x, y, radius, getattr(palette, colour), palette) for x, y, colour in places
    )


def _dot(x: float, y: float, radius: float, colour: str, palette: Palette) -> str:
    ring = f'fill="{colour}" stroke="{palette.face}" stroke-width="{round(radius * 0.13)}"'
    return (
        circle(x, y, radius, colour)
        + f'<circle cx="{x}" cy="{y}" r="{round(radius * 0.6)}" {ring}/>'
        + circle(x, y, radius * 0.18, palette.face)
    )


def _great_dot(palette: Palette) -> str:
    petals = "".join(
        circle(*around(300, 400, 172, 30 * step), 26, palette.face) for step in range(12)
    )
    return (
        circle(300, 400, 232, palette.green)
        + petals
        + circle(300, 400, 122, palette.face)
        + _dot(300, 400, 98, palette.red, palette)
    )


def bamboo(rank: int, palette: Palette) -> str:
    """
    Draw the face of 1 to 9 bamboo; the 1 is a bird on a bamboo perch.
    """
    if rank == 1:
        return bird(palette)
    length, width, places = _STICKS[rank]
    return "".join(
        group(
            _stick(length, width, getattr(palette, colour), palette),
            f"translate({x} {y})" + f"rotate({degrees})" * (degrees != 0),
        )
        for x, y, degrees, colour in places
    )


def _stick(length: int, width: int, colour: str, palette: Palette) -> str:
    """Draw an upright stick with three joints, its middle at the origin."""
    half, joint = length // 2, width + 26
    shaft = rectangle((-width / 2, 12 - half, width, length - 24), 8, f'fill="{colour}"')
    joints = "".join(
        rectangle((-joint / 2, y - 20, joint, 40), 20, f'fill="{colour}"')
        for y in (20 - half, 0, half - 20)
    )
    shine = filled(f"M-6 {50 - half}h12v{half - 80}h-12zM-6 30h12v{half - 80}h-12z", palette.face)
    return shaft + joints + shine


def character(rank: int, palette: Palette, glyphs: Mapping[str, Glyph], em: int) -> str:
    """
    Draw the face of 1 to 9 characters: the numeral over 萬.
    """
    numeral = glyphs["一二三四五六七八九"[rank - 1]].placed((300, 212), (400, 330), em)
    myriad = glyphs["萬"].placed((300, 572), (430, 390), em)
    return filled(numeral, palette.ink, 16) + filled(myriad, palette.red, 12)
