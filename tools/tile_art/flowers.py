"""Faces of the four seasons and four plants: character, number and a small drawing each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.tile_art.index import index
from tools.tile_art.ink import around, circle, filled, group, line

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tools.tile_art.ink import Palette
    from tools.tile_art.outlines import Glyph

__all__ = ["flower"]


def flower(number: int, palette: Palette, glyphs: Mapping[str, Glyph], em: int) -> str:
    """
    Draw the face of ``f1`` to ``f8``.
    """
    name = "春夏秋冬梅蘭竹菊"[number - 1]
    colour = palette.red if number <= 4 else palette.ink
    left = 300 if palette.index else 362
    character = filled(glyphs[name].placed((left, 206), (300, 300), em), colour, 5)
    number_text = "" if palette.index else index(str(number), 96, 120, 160, palette.ink)
    return number_text + character + _DRAWINGS[number - 1](palette)


def _petals(count: int, petal: str, first: float = 0) -> str:
    """Repeat a petal, drawn upwards from the origin, around the drawing's centre."""
    return "".join(
        group(petal, f"translate(300 550)rotate({first + 360 * step / count:g})")
        for step in range(count)
    )


def _sprout(palette: Palette) -> str:
    stem = line("M300 722C300 640 296 600 300 560", palette.green, 26)
    leaves = filled(
        "M300 590C230 600 150 560 130 440C230 430 300 490 300 590Z"
        "M300 560C300 470 360 410 470 420C466 520 390 580 300 560Z",
        palette.green,
    )
    veins = line(
        "M184 478C226 504 256 530 276 560M426 456C386 476 354 500 330 528", palette.face, 12
    )
    soil = line("M190 726H410", palette.gold, 24)
    return stem + leaves + veins + soil


def _sun(palette: Palette) -> str:
    rays = _petals(12, line("M0-112V-160", palette.red, 26))
    return rays + circle(300, 550, 84, palette.red)


def _leaf(palette: Palette) -> str:
    blade = filled(
        "M300 380C330 420 350 440 352 470L410 444L404 500L470 506C450 560 410 600 340 640"
        "L300 664L260 640C190 600 150 560 130 506L196 500L190 444L248 470"
        "C250 440 270 420 300 380Z",
        palette.gold,
        14,
    )
    veins = line("M300 460V640M300 580L376 524M300 580L224 524", palette.face, 12)
    return line("M300 650V728", palette.gold, 22) + blade + veins


def _snow(palette: Palette) -> str:
    arm = line("M0 0V-170M-50-156L0-104L50-156", palette.blue, 24)
    return _petals(6, arm)


def _plum(palette: Palette) -> str:
    petals = "".join(
        circle(*around(300, 550, 98, 72 * step), 80, palette.red) for step in range(5)
    )
    stamens = _petals(5, line("M0 0V-56", palette.face, 12), 36)
    return petals + stamens + circle(300, 550, 26, palette.face)


def _orchid(palette: Palette) -> str:
    blades = line(
        "M300 726C290 620 220 520 110 520M300 726C280 600 250 470 180 420"
        "M310 726C330 620 400 560 492 590",
        palette.green,
        24,
    )
    bloom = "".join(
        group(
            filled("M0 0C-40-30-36-84 0-104C36-84 40-30 0 0Z", palette.blue),
            f"translate(390 450)rotate({turn})",
        )
        for turn in (0, 72, 144, 216, 288)
    )
    return (
        line("M304 726C306 620 340 520 390 450", palette.green, 16)
        + blades
        + bloom
        + circle(390, 450, 18, palette.face)
    )


def _stalk(palette: Palette) -> str:
    cane = "".join(line(f"M272 {top}V{top + 78}", palette.green, 40) for top in (402, 524, 646))
    leaves = "".join(
        group(
            filled("M0 0C60-44 130-40 210 0C130 40 60 44 0 0Z", palette.green),
            f"translate({x} {y})rotate({turn})",
        )
        for x, y, turn in ((306, 492, -34), (310, 506, 14), (306, 640, 32), (238, 622, 206))
    )
    return cane + leaves


def _chrysanthemum(palette: Palette) -> str:
    petal = filled("M0-60C-30-90-30-150 0-172C30-150 30-90 0-60Z", palette.gold)
    inner = filled("M0-20C-20-40-20-80 0-100C20-80 20-40 0-20Z", palette.gold)
    return (
        _petals(12, petal)
        + circle(300, 550, 92, palette.face)
        + _petals(8, inner)
        + circle(300, 550, 22, palette.red)
    )


_DRAWINGS: tuple[Callable[[Palette], str], ...] = (
    _sprout,
    _sun,
    _leaf,
    _snow,
    _plum,
    _orchid,
    _stalk,
    _chrysanthemum,
)
