"""Files that a command writes: opened before the work, so that none is lost for a bad name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from paiju.errors import NotationError, quote

if TYPE_CHECKING:
    from typing import TextIO

__all__ = ["open_to_write"]


def open_to_write(file: str, option: str) -> TextIO:
    """
    Open a file for text; raise `NotationError` when the system refuses.

    >>> try:
    ...     open_to_write("no/such/folder/deal.jsonl", "--log")
    ... except NotationError as fault:
    ...     print(fault.place, fault.remedy)
    --log No such file or directory
    """
    try:
        return Path(file).open("w", encoding="utf-8")
    except OSError as fault:
        # The system's own word does not name the file.
        raise NotationError(
            "a file that cannot be written",
            place=option,
            found=quote(file),
            expected="a file in a folder that may be written to",
            remedy=fault.strerror or "",
        ) from None
