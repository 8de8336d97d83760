"""Pen and colours: path data in whole grid units, simple shapes, the two palettes.

A tile's grid is 600 units wide and 800 high.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

__all__ = [
    "CLASSIC",
    "HIGH_CONTRAST",
    "Palette",
    "Path",
    "around",
    "circle",
    "filled",
    "group",
    "line",
    "rectangle",
]


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one set; ``ink`` draws characters, the others tell parts of a face apart."""

    name: str
    face: str
    rim: str
    bevel: str
    ink: str
    red: str
    green: str
    blue: str
    gold: str
    back: str
    lattice: str
    index: bool


CLASSIC = Palette(
    name="classic",
    face="#fffdf3",
    rim="#5f5644",
    bevel="#e6dcbd",
    ink="#1d2a44",
    red="#b3201f",
    green="#0d6b3c",
    blue="#1f4f9e",
    gold="#a4600a",
    back="#11684a",
    lattice="#f3ead0",
    index=False,
)
HIGH_CONTRAST = Palette(
    name="high-contrast",
    face="#ffffff",
    rim="#000000",
    bevel="#ffffff",
    ink="#000000",
    red="#9c0006",
    green="#00502a",
    blue="#062f7d",
    gold="#6b3a00",
    back="#0b1f4b",
    lattice="#ffffff",
    index=True,
)


class Path:
    """Path data written short: whole numbers, relative commands."""

    def __init__(self) -> None:
        """Start with no path."""
        self._parts: list[str] = []
        self._here = (0, 0)
        self._start = (0, 0)

    def add(self, command: str, points: list[float]) -> None:
        """
        Add an absolute ``M``, ``L``, ``Q`` or ``C`` command, rounded to the grid.
        """
        whole = [round(point) for point in points]
        here = (whole[-2], whole[-1])
        if command == "M":
            self._parts.append(f"M{here[0]} {here[1]}")
            self._start = here
        elif command != "L" or here != self._here:
            moves = [value - self._here[index % 2] for index, value in enumerate(whole)]
            self._parts.append(_short(command.lower(), moves))
        self._here = here

    def close(self) -> None:
        """
        Close the outline and go back to its start.
        """
        self._parts.append("z")
        self._here = self._start

    def data(self) -> str:
        """
        Return the path data.
        """
        return "".join(self._parts)


def _short(letter: str, moves: list[int]) -> str:
    if letter == "l" and moves[1] == 0:
        return f"h{moves[0]}"
    if letter == "l" and moves[0] == 0:
        return f"v{moves[1]}"
    return (letter + " ".join(map(str, moves))).replace(" -", "-")


def circle(x: float, y: float, radius: float, colour: str) -> str:
    """
    Draw a disc.
    """
    return f'<circle cx="{round(x)}" cy="{round(y)}" r="{round(radius)}" fill="{colour}"/>'


def rectangle(box: tuple[float, float, float, float], radius: float, paint: str) -> str:
    """
    Draw a rounded rectangle: left, top, width and height; ``paint`` is its attributes.
    """
    x, y, width, height = map(round, box)
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round(radius)}" {paint}/>'
    )


def filled(data: str, colour: str, outline: int = 0) -> str:
    """
    Draw a filled path, made bolder by half of ``outline`` on each side.
    """
    bold = f' stroke="{colour}" stroke-width="{outline}" stroke-linejoin="round"' * (outline > 0)
    return f'<path d="{data}" fill="{colour}"{bold}/>'


def line(data: str, colour: str, width: int) -> str:
    """
    Draw a path's line with round ends.
    """
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def group(content: str, transform: str) -> str:
    """
    Put content in a group that is moved, turned or scaled.
    """
    return f'<g transform="{transform}">{content}</g>'


def around(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """
    Return the point at ``degrees`` clockwise from the top of a circle.
    """
    turn = radians(degrees)
    return x + radius * sin(turn), y - radius * cos(turn)
