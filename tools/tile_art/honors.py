"""Faces of the winds and dragons; the white dragon is an empty frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.tile_art.ink import filled, rectangle

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tools.tile_art.ink import Palette
    from tools.tile_art.outlines import Glyph

__all__ = ["dragon", "wind"]


def wind(code: str, palette: Palette, glyphs: Mapping[str, Glyph], em: int) -> str:
    """
    Draw the face of ``E``, ``S``, ``W`` or ``N``.
    """
    name = {"E": "東", "S": "南", "W": "西", "N": "北"}[code]
    return filled(glyphs[name].placed((300, 400), (470, 560), em), palette.ink, 18)


def dragon(code: str, palette: Palette, glyphs: Mapping[str, Glyph], em: int) -> str:
    """
    Draw the face of ``C`` (red), ``F`` (green) or ``P`` (white).
    """
    if code == "P":
        return _frame(palette)
    name, colour = {"C": ("中", palette.red), "F": ("發", palette.green)}[code]
    return filled(glyphs[name].placed((300, 400), (490, 580), em), colour, 18)


def _frame(palette: Palette) -> str:
    outer = rectangle(
        (96, 112, 408, 576), 30, f'fill="none" stroke="{palette.blue}" stroke-width="36"'
    )
    inner = rectangle(
        (160, 176, 280, 448), 14, f'fill="none" stroke="{palette.blue}" stroke-width="14"'
    )
    ties = filled(
        "M160 260L244 176H160ZM440 260L356 176H440ZM160 540L244 624H160ZM440 540L356 624H440Z",
        palette.blue,
    )
    return outer + inner + ties
