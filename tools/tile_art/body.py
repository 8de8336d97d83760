"""The body that every face stands on, and the back of a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.tile_art.ink import rectangle

if TYPE_CHECKING:
    from tools.tile_art.ink import Palette

__all__ = ["back", "body"]


def body(palette: Palette) -> str:
    """
    Draw an empty tile: rim, bevel and face.
    """
    rim = rectangle(
        (10, 10, 580, 780), 72, f'fill="{palette.bevel}" stroke="{palette.rim}" stroke-width="20"'
    )
    if palette.bevel == palette.face:
        return rim
    return rim + rectangle((36, 36, 528, 728), 52, f'fill="{palette.face}"')


def back(palette: Palette) -> str:
    """
    Draw a tile that lies face down: a lattice in a frame, unlike any face.
    """
    body = rectangle(
        (10, 10, 580, 780), 72, f'fill="{palette.back}" stroke="{palette.rim}" stroke-width="20"'
    )
    frame = rectangle(
        (72, 72, 456, 656), 44, f'fill="none" stroke="{palette.lattice}" stroke-width="18"'
    )
    diamonds = "".join(
        f"M{x} {y - 58}l44 58-44 58-44-58z"
        for row, y in enumerate(range(168, 680, 116))
        for x in ((190, 300, 410) if row % 2 == 0 else (245, 355))
    )
    return f'{body}{frame}<path d="{diamonds}" fill="{palette.lattice}"/>'
