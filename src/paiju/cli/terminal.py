"""Lines for a terminal: coloured and wrapped there, plain anywhere else."""

from __future__ import annotations

import json
import os
import shutil
import sys
from typing import TYPE_CHECKING

from paiju.language import columns

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from paiju.cli.record import Json
    from paiju.scoring.wording import Told

__all__ = [
    "has_colour",
    "is_terminal",
    "paint",
    "print_json",
    "print_lines",
    "print_told",
    "width",
    "wrapped",
]

_STYLES = {"points": "1;32", "refused": "1;31", "heading": "1", "struck": "2", "more": "2"}
_HANGING = 4
_NEVER_FIRST = "，。、；：）」"


def print_told(lines: Iterable[Told]) -> None:
    """
    Print what a score tells.
    """
    for kind, text in lines:
        for line in wrapped(text):
            print(paint(line, _STYLES.get(kind, "")))


def print_lines(lines: Iterable[str]) -> None:
    """
    Print plain lines, a heading being one that ends with a colon.
    """
    for text in lines:
        style = _STYLES["heading"] if text.endswith((":", "：")) else ""
        for line in wrapped(text):
            print(paint(line, style))


def print_json(value: Json, *, one_line: bool = False) -> None:
    """
    Print JSON, its text as it is read.
    """
    print(json.dumps(value, ensure_ascii=False, indent=None if one_line else 2))


def is_terminal() -> bool:
    """
    Tell whether somebody looks at stdout.
    """
    return sys.stdout.isatty()


def has_colour() -> bool:
    """
    Tell whether stdout is a terminal that shows colours and may.
    """
    forbidden = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return is_terminal() and not forbidden


def paint(text: str, style: str) -> str:
    """
    Put a line into a style where colours are wanted.
    """
    return f"\033[{style}m{text}\033[0m" if style and text and has_colour() else text


def width() -> int:
    """
    Give the columns of the terminal; 0 where a line may have any length, as in a pipe.
    """
    return shutil.get_terminal_size().columns if is_terminal() else 0


def wrapped(text: str) -> Iterator[str]:
    """
    Break a line at the width of the terminal, what follows hanging; in a pipe it stays whole.
    """
    most = width()
    if not most or columns(text) <= most:
        yield text
        return
    indent = " " * (len(text) - len(text.lstrip()) + _HANGING)
    line = ""
    for word in _words(text):
        if line.strip() and columns(line + word.rstrip()) > most:
            yield line.rstrip()
            line = indent + word.lstrip()
        else:
            line += word
    yield line.rstrip()


def _words(text: str) -> Iterator[str]:
    """
    Give the parts between which a line may break: after a space, and after a Han sign.
    """
    part = ""
    for sign, following in zip(text, f"{text[1:]} ", strict=True):
        part += sign
        if sign == " " or (columns(sign) > 1 and following not in _NEVER_FIRST):
            yield part
            part = ""
    yield part
