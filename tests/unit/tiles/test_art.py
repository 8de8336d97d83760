"""
The drawings of the tiles: drawn by our generator, small, free of fonts, and easy to see.
"""

from __future__ import annotations

import gzip
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from paiju.tiles.picture import STYLES
from paiju.tiles.tile import TILES

ROOT = Path(__file__).parents[3]
SVG = "{http://www.w3.org/2000/svg}"
LARGEST_COMPRESSED = 45_000
GRAPHICS, TEXT = 3, 4.5
DRAWN_WITH = {"svg", "symbol", "g", "path", "circle", "rect"}
WITHOUT_FONTS = (
    "import runpy, sys; sys.modules['fontTools'] = None; sys.argv[1:] = ['--check'];"
    "runpy.run_module('tools.tile_art', run_name='__main__')"
)


def sprite(style: str) -> str:
    """
    Return the text of a style's file.
    """
    return files("paiju.tiles").joinpath("art", f"{style}.svg").read_text(encoding="utf-8")


def symbols(style: str) -> dict[str, ET.Element]:
    """
    Return the symbols of a style by tile code.
    """
    drawn = ET.fromstring(sprite(style)).findall(f"{SVG}symbol")
    return {each.attrib["id"].removeprefix(f"paiju-{style}-"): each for each in drawn}


def colours(element: ET.Element) -> list[str]:
    """
    Return the colours of a drawing, in order.
    """
    paints = (part.get(paint) for part in element.iter() for paint in ("fill", "stroke"))
    return [paint for paint in paints if paint and paint != "none"]


def contrast(one: str, other: str) -> float:
    """
    Return the contrast ratio of two colours as WCAG 2 defines it.
    """
    lights = sorted((luminance(one), luminance(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def luminance(colour: str) -> float:
    """
    Return the relative luminance of a colour written as #rrggbb.
    """
    shares = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    ]
    return sum(
        part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True)
    )


def test_stored_drawings_are_the_generators() -> None:
    """
    Drawing both sets again, without any font, gives the stored files to the byte.
    """
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_FONTS],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("style", STYLES)
def test_every_tile_and_the_back_are_drawn_once(style: str) -> None:
    """
    A sprite has one symbol a line for each of the 42 tiles, and then the back.
    """
    lines = [line for line in sprite(style).splitlines() if line.startswith("<symbol ")]

    assert list(symbols(style)) == [*map(str, TILES), "back"]
    assert len(lines) == len(TILES) + 1
    assert all(line.endswith("</symbol>") for line in lines)
    assert all(each.attrib["viewBox"] == "0 0 600 800" for each in symbols(style).values())


@pytest.mark.parametrize("style", STYLES)
def test_sprite_is_small(style: str) -> None:
    """
    A page can afford a sprite.
    """
    assert len(gzip.compress(sprite(style).encode(), 9, mtime=0)) <= LARGEST_COMPRESSED


@pytest.mark.parametrize("style", STYLES)
def test_sprite_needs_nothing_else(style: str) -> None:
    """
    Only outlines and plain shapes: no text, picture, script or address of another place.
    """
    root = ET.fromstring(sprite(style))

    assert {element.tag.removeprefix(SVG) for element in root.iter()} == DRAWN_WITH
    assert "href" not in sprite(style)
    assert "url(" not in sprite(style)


@pytest.mark.parametrize("style", STYLES)
def test_inks_stand_out_from_their_tile(style: str) -> None:
    """
    On the face each ink has the contrast that text needs; the back's lattice that of graphics.
    """
    drawn = symbols(style)
    back = colours(drawn.pop("back"))
    bevel, rim, third, *_ = colours(drawn["E"])
    face = third if style == "classic" else bevel
    inks = {colour for each in drawn.values() for colour in colours(each)} - {bevel, rim, face}

    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert len(inks) >= 3
    assert [ink for ink in inks if contrast(ink, face) < TEXT] == []
    assert contrast(back[0], back[-1]) >= GRAPHICS


@pytest.mark.parametrize("style", STYLES)
def test_tiles_stand_out_from_the_page(style: str) -> None:
    """
    On a light page the rim, on a dark page the face shows where a tile ends.
    """
    bevel, rim, *_ = colours(symbols(style)["E"])

    assert contrast(rim, "#ffffff") >= GRAPHICS
    assert contrast(bevel, "#121212") >= GRAPHICS


def test_licence_of_the_outlines_is_beside_them() -> None:
    """
    The outlines of the characters come from an OFL font, and its licence comes with them.
    """
    text = files("paiju.tiles").joinpath("art", "LICENSE-OFL.txt").read_text(encoding="utf-8")

    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "LXGW WenKai" in text
