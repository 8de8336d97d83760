"""What comes through stdin: bytes that should be UTF-8."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from paiju.cli.options import STDIN
from paiju.errors import NotationError, quote

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO, TextIO

__all__ = ["decode", "file_bytes", "open_text", "read_lines", "read_text", "size"]


def read_text() -> str:
    """
    Give all of stdin as text.
    """
    return decode(_bytes().read())


def read_lines() -> Iterator[bytes]:
    """
    Give the lines of stdin as they come, those that are empty among them.
    """
    yield from _bytes()


def file_bytes(file: str, expected: str = "the log of a deal") -> bytes:
    """
    Give what a file holds, or, for `-`, all of stdin; raise `NotationError` if it cannot be read.

    >>> try:
    ...     file_bytes("no/such/file", "a file of positions")
    ... except NotationError as fault:
    ...     print(fault.expected, "-", fault.remedy)
    a file of positions - No such file or directory
    """
    if file == STDIN:
        return _bytes().read()
    try:
        return Path(file).read_bytes()
    except OSError as fault:
        # The system's own word does not name the file.
        raise NotationError(
            "a file that cannot be read",
            found=quote(file),
            expected=expected,
            remedy=fault.strerror or "",
        ) from None


def size() -> int | None:
    """
    Give the bytes of stdin; None for a pipe, of which nobody knows how much will come.
    """
    try:
        found = os.fstat(_bytes().fileno())
    except OSError:
        # a stand-in that is no file
        return None
    return found.st_size if stat.S_ISREG(found.st_mode) else None


def _bytes() -> BinaryIO:
    if sys.stdin is None:
        raise NotationError(
            "standard input is closed",
            expected="a file, a pipe or a terminal",
            remedy="write the hand after the command, or send it there",
        )
    return sys.stdin.buffer


def decode(data: bytes) -> str:
    """
    Read UTF-8; raise `NotationError` where it is none.

    >>> decode(b"123m")
    '123m'
    """
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        # The codec's own words name no remedy.
        raise NotationError(
            "a byte that is no UTF-8",
            place=f"byte {fault.start + 1}",
            found=f"0x{data[fault.start]:02x}",
            expected="text in UTF-8",
            remedy="save the text in UTF-8",
        ) from None


def open_text() -> TextIO:
    """
    Give stdin as text in UTF-8, to be read line by line; a byte that is none is shown as one.
    """
    _bytes()
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding="utf-8-sig", errors="replace")
    return sys.stdin
