"""Rows of bytes that callers hand in for bulk work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.errors import NotationError, quote

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

__all__ = ["rows_of"]


def rows_of(buffer: ReadableBuffer, size: int, remedy: str) -> tuple[memoryview, int]:
    """
    Give a C-contiguous uint8 buffer as flat bytes, and how many rows of `size` bytes it holds.

    A buffer of any shape is read row after row. Raise `NotationError` for anything else, with the
    remedy given.

    >>> rows_of(bytes(48), 24, "write rows with win_row")[1]
    2
    """
    try:
        view = memoryview(buffer)
    except TypeError:
        view = None  # not a buffer: said in our words
    if view is None:
        raise _no_rows("not a buffer", quote(buffer), remedy)
    if view.format != "B":
        found = f"items of format {view.format!r}"
        raise _no_rows("a buffer of other numbers", found, "convert it to uint8, by value")
    if not view.c_contiguous:
        found = f"strides {view.strides} for shape {view.shape}"
        raise _no_rows("a buffer with gaps", found, "copy it into one piece first")
    count, over = divmod(view.nbytes, size)
    if over:
        raise NotationError(
            "a part of a row",
            place=f"byte {count * size}",
            found=f"{over} bytes",
            expected=f"rows of {size} bytes",
            remedy=remedy,
        )
    return (view.cast("B") if view.nbytes else memoryview(b"")), count


def _no_rows(fault: str, found: str, remedy: str) -> NotationError:
    return NotationError(
        fault,
        place="hands",
        found=found,
        expected="a C-contiguous buffer of uint8",
        remedy=remedy,
    )
