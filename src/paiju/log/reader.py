"""
Reading a whole log: bytes, a text or lines in, a checked log out, or an error and nothing.

Ends of lines may be of either kind, and the last may be missing; a log that ends inside a line was
cut, and is refused with the number of that line.
"""

from __future__ import annotations

from io import BytesIO, StringIO
from typing import TYPE_CHECKING, Final

from paiju.errors import LogError, clip, quote
from paiju.log.chain import Log

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["LONGEST_LINE", "read_log"]

LONGEST_LINE: Final = 1_000_000
"""How many bytes, or signs of a text, a line may have."""

_SHOWN_DIGITS: Final = 12
_MARK: Final = "\ufeff"
_AGAIN: Final = "take the file again from where it came"


def read_log(source: bytes | str | Iterable[str | bytes], *, head: str | None = None) -> Log:
    r"""
    Read a log whole; raise `LogError` at its first fault.

    `head` is the hash of the last line as it was published; with it a log that was shortened at
    the end of a line, or written anew, is found out too.

    >>> from paiju.log.envelope import Header
    >>> log = Log(Header("deal/7"))
    >>> read_log("\n".join(log.lines()), head=log.head).header.stream
    'deal/7'
    """
    lines = _lines(source)
    first = next(lines, None)
    if first is None:
        raise LogError(
            "an empty log",
            place="line 1",
            found="nothing",
            expected='a first line such as {"paiju":"log",…}',
            remedy=_AGAIN,
        )
    if first.startswith(_MARK):
        raise LogError(
            "a byte order mark before the log",
            place="line 1",
            found=quote(_MARK),
            expected="{ as the first sign",
            remedy="save the file as UTF-8 without a byte order mark",
        )
    log = Log.opened(first)
    for count, text in enumerate(lines, 2):
        log.take(text, f"line {count}")
    if head is not None and head != log.head:
        raise LogError(
            "a log that does not end as published",
            place=f"line {len(log) + 1}",
            found=f"the hash {clip(log.head, _SHOWN_DIGITS)}",
            expected=clip(head, _SHOWN_DIGITS),
            remedy="ask for the whole log, or for its head",
        )
    return log


def _lines(source: bytes | str | Iterable[str | bytes]) -> Iterator[str]:
    """
    Give the lines without their ends; one without an end must be whole all the same.
    """
    if isinstance(source, bytes):
        pieces: Iterable[str | bytes] = BytesIO(source)
    elif isinstance(source, str):
        pieces = StringIO(source, newline="\n")
    else:
        pieces = source
    for count, piece in enumerate(pieces, 1):
        place = f"line {count}"
        if len(piece) > LONGEST_LINE:
            raise LogError(
                "a line too long",
                place=place,
                found=f"{len(piece)} bytes",
                expected=f"at most {LONGEST_LINE}",
                remedy=_AGAIN,
            )
        yield _whole(piece if isinstance(piece, str) else _decoded(piece, place), place)


def _whole(text: str, place: str) -> str:
    if not text.strip():
        raise LogError(
            "an empty line",
            place=place,
            found=quote(text),
            expected="one JSON object",
            remedy="take the line out",
        )
    if text.endswith("\n"):
        return text[:-1].removesuffix("\r")
    if not text.endswith("}"):
        raise LogError(
            "a log that ends inside a line",
            place=place,
            found=f"{quote(text[-_SHOWN_DIGITS:])} and nothing more",
            expected="the rest of the line",
            remedy=f"{_AGAIN}; the lines before this one are whole",
        )
    return text


def _decoded(piece: bytes, place: str) -> str:
    try:
        return piece.decode("utf-8")
    except UnicodeDecodeError as fault:
        # The codec's own words name neither the line nor a remedy.
        at_end = fault.end == len(piece) and "unexpected end" in fault.reason
        raise LogError(
            "a log that ends inside a sign" if at_end else "a byte that is no UTF-8",
            place=f"{place}, byte {fault.start + 1}",
            found=f"0x{piece[fault.start]:02x}",
            expected="text in UTF-8",
            remedy=_AGAIN,
        ) from None
