"""The bird of 1 bamboo: a long-tailed bird on a bamboo perch, our own drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.tile_art.ink import circle, filled, line

if TYPE_CHECKING:
    from tools.tile_art.ink import Palette

__all__ = ["bird"]

_BODY = (
    "M284 150C250 84 142 92 134 182C130 232 150 250 148 300C142 430 208 528 320 540"
    "C400 548 452 500 440 424C424 330 336 300 306 246C292 220 300 184 284 150Z"
)
_WING = "M240 300C330 286 440 356 470 500C380 516 262 440 240 300Z"
_FEATHERS = "M292 342C350 352 400 396 426 462M276 372C316 396 352 424 384 470"
_BEAK = "M136 176L64 214L140 230Z"
_CREST = "M216 108C214 84 204 68 190 58M238 104C242 80 242 66 238 48M258 112C270 92 278 80 290 70"
_TAIL = (
    ("M400 480C450 540 490 600 498 690", "red"),
    ("M380 500C410 560 430 620 420 716", "blue"),
    ("M350 510C360 570 360 640 338 700", "green"),
)
_LEGS = "M236 520V616M290 534V616"


def bird(palette: Palette) -> str:
    """
    Draw the bird.
    """
    tail = "".join(line(data, getattr(palette, colour), 40) for data, colour in _TAIL)
    spots = "".join(circle(x, y, 9, palette.face) for x, y in ((498, 690), (420, 714), (338, 700)))
    crest = "".join(circle(x, y, 15, palette.red) for x, y in ((188, 56), (238, 44), (294, 66)))
    perch = line("M96 636H332", palette.green, 40) + line(
        "M136 636H196M244 636H292", palette.face, 12
    )
    return (
        line(_LEGS, palette.gold, 18)
        + perch
        + tail
        + spots
        + line(_CREST, palette.green, 12)
        + crest
        + filled(_BEAK, palette.gold, 8)
        + filled(_BODY, palette.green)
        + filled(_WING, palette.blue)
        + line(_FEATHERS, palette.face, 12)
        + circle(206, 172, 24, palette.face)
        + circle(200, 172, 12, palette.ink)
    )
