"""Outlines of the Chinese characters on the tiles, kept as plain text in ``outlines.json``.

The art is drawn from that file, so no font is needed to draw it again. Only ``read_font``, which
a maintainer runs to renew the file, wants fontTools and a font under the Open Font License.
"""

from __future__ import annotations

import json
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, TypedDict

from tools.tile_art.ink import Path

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["CHARACTERS", "STORE", "Glyph", "load", "read_font", "save"]

CHARACTERS = "一二三四五六七八九萬東南西北中發春夏秋冬梅蘭竹菊"
STORE = FilePath(__file__).with_name("outlines.json")


class Outlines(TypedDict):
    """What ``outlines.json`` holds: where the outlines come from and a path for each character."""

    font: str
    version: str
    copyright: str
    em: int
    glyphs: dict[str, str]


class Glyph:
    """One character's outline in font units, y downwards."""

    def __init__(self, path: str) -> None:
        """Read a path of absolute ``M L Q C Z`` commands, separated by single spaces."""
        self._tokens = path.split(" ")
        numbers = [int(token) for token in self._tokens if not token.isalpha()]
        across, down = numbers[0::2], numbers[1::2]
        self.middle = ((min(across) + max(across)) / 2, (min(down) + max(down)) / 2)
        self.extent = (max(across) - min(across), max(down) - min(down))

    def placed(self, centre: tuple[float, float], em: tuple[float, float], units: int) -> str:
        """
        Return the outline as path data, its extent centred, its em square ``em`` wide and high.
        """
        path = Path()
        (left, top), (wide, high) = self.middle, (em[0] / units, em[1] / units)
        points: list[float] = []
        command = "M"
        for part in [*self._tokens, "Z"]:
            if not part.isalpha():
                middle, scale, offset = (
                    (top, high, centre[1]) if len(points) % 2 else (left, wide, centre[0])
                )
                points.append(offset + (int(part) - middle) * scale)
                continue
            if points:
                path.add(command, points)
                points = []
            if part == "Z" and command != "Z":
                path.close()
            command = part
        return path.data()


def load() -> tuple[dict[str, Glyph], int]:
    """
    Return the stored outlines by character, and the units of their em square.
    """
    stored: Outlines = json.loads(STORE.read_text(encoding="utf-8"))
    return {name: Glyph(path) for name, path in stored["glyphs"].items()}, stored["em"]


def save(outlines: Outlines) -> None:
    """
    Write ``outlines.json``, one character a line.
    """
    STORE.write_text(
        json.dumps(outlines, ensure_ascii=False, indent=1) + "\n", encoding="utf-8", newline="\n"
    )


def read_font(file: str, face: int = 0) -> Outlines:
    """
    Read the outlines of ``CHARACTERS`` from a font file; ``face`` picks one of a collection.
    """
    # Imported here: only a maintainer who renews the outlines has fontTools.
    from fontTools.pens.recordingPen import DecomposingRecordingPen  # noqa: PLC0415  # is heavy
    from fontTools.ttLib import TTFont  # noqa: PLC0415  # is heavy

    font = TTFont(file, fontNumber=face)
    glyphs, names, text = font.getGlyphSet(), font.getBestCmap() or {}, font["name"]
    found: dict[str, str] = {}
    for character in CHARACTERS:
        pen = DecomposingRecordingPen(glyphs)
        glyphs[names[ord(character)]].draw(pen)
        found[character] = " ".join(
            part for command, points in pen.value for part in _written(command, points)
        )
    return {
        "font": str(text.getDebugName(4)),
        "version": str(text.getDebugName(5)),
        "copyright": str(text.getDebugName(0)),
        "em": int(vars(font["head"])["unitsPerEm"]),
        "glyphs": found,
    }


def _written(command: str, points: Sequence[tuple[float, float]]) -> list[str]:
    """
    Write one pen command as path tokens, splitting a spline of several off-curve points.
    """
    if command == "qCurveTo":
        from fontTools.pens.basePen import decomposeQuadraticSegment  # noqa: PLC0415  # is heavy

        return [
            token
            for off, on in decomposeQuadraticSegment(points)
            for token in ("Q", *_numbers((off, on)))
        ]
    letter = {"moveTo": "M", "lineTo": "L", "curveTo": "C", "closePath": "Z"}[command]
    return [letter, *_numbers(points)]


def _numbers(points: Sequence[tuple[float, float]]) -> list[str]:
    """
    Write points as whole numbers, y downwards.
    """
    return [str(number) for x, y in points for number in (round(x), -round(y))]
