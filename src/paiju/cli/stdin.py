"""What comes through stdin: bytes that should be UTF-8."""

from __future__ import annotations

import os
import stat
import sys
from typing import TYPE_CHECKING

from paiju.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

__all__ = ["decode", "read_lines", "read_text", "size"]


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
