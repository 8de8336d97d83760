"""
The one tree of errors.

    Exception
    └── PaijuError                      caught by who wants all of ours
        ├── NotationError (ValueError)  a text, or a value, that cannot be read
        ├── ImpossibleHand (ValueError) it can be read, but nobody can hold it
        ├── LogError (ValueError)       a log, or a record, that is broken or was changed
        └── UnknownName (LookupError)   no such rules, language, row key, …

A hand that may not win, and a command that the rules refuse, are results, not errors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = [
    "ImpossibleHand",
    "LogError",
    "NotationError",
    "PaijuError",
    "UnknownName",
    "clip",
    "number",
    "quote",
]

QUOTED_SIGNS = 40
_LARGE = 10**9


class PaijuError(Exception):
    r"""
    Say in one sentence what is wrong, where, what was found and expected, and what to do.

    `place` is a noun phrase that reads well after "at", such as "column 4"; every part but the
    fault may be left out.

    >>> str(PaijuError("digits without a suit", place="column 4", found="'W'",
    ...                expected="m, p, s or z", remedy='write "12m"'))
    'Digits without a suit at column 4: found \'W\', expected m, p, s or z; write "12m".'
    """

    def __init__(
        self,
        fault: str,
        *,
        place: str = "",
        found: str = "",
        expected: str = "",
        remedy: str = "",
    ) -> None:
        super().__init__(fault)
        self.fault = fault
        self.place = place
        self.found = found
        self.expected = expected
        self.remedy = remedy

    def __str__(self) -> str:
        """
        Give the one sentence.
        """
        place = f" at {self.place}" if self.place else ""
        met = [
            f"{word} {part}"
            for word, part in (("found", self.found), ("expected", self.expected))
            if part
        ]
        remedy = f"; {self.remedy}" if self.remedy else ""
        sentence = f"{self.fault}{place}{': ' if met else ''}{', '.join(met)}{remedy}"
        end = "" if sentence.endswith("?") else "."
        return f"{sentence[:1].upper()}{sentence[1:]}{end}"


class NotationError(PaijuError, ValueError):
    """
    Refuse a text or a value that cannot be read.

    >>> import paiju
    >>> try:
    ...     paiju.score("123x 456p 789s EEE CC")
    ... except paiju.NotationError as fault:
    ...     print(fault.place, fault.found)
    column 4 123 and then 'x'
    """


class ImpossibleHand(PaijuError, ValueError):  # noqa: N818  it names what is refused
    """
    Refuse tiles, or circumstances, that can be read but that nobody can hold or meet.

    >>> import paiju
    >>> try:
    ...     paiju.score("123m 456p 789s EEE CC", replacement=True)
    ... except paiju.ImpossibleHand as fault:
    ...     print(fault.fault)
    contradictory circumstances
    """


class LogError(PaijuError, ValueError):
    """
    Refuse a log, or a record of one, that is broken or was changed, and say where.

    >>> from paiju.log.reader import read_log
    >>> try:
    ...     read_log(b"{}")
    ... except LogError as fault:
    ...     print(fault.place, "-", fault.fault)
    line 1 - a key is missing
    """


class UnknownName(PaijuError, LookupError):  # noqa: N818  it names what is refused
    """
    Refuse a name that is not in a list of ours, and offer the nearest.

    >>> import paiju
    >>> try:
    ...     paiju.ruleset("mrc")
    ... except paiju.UnknownName as fault:
    ...     print(fault.remedy)
    did you mean mcr?
    """

    @classmethod
    def among(cls, what: str, name: object, known: Iterable[str]) -> Self:
        """
        Make the error for `name`, which should have been one of `known`.

        >>> str(UnknownName.among("rules", "mrc", ["mcr", "wsom"]))
        "Unknown rules: found 'mrc', expected one of mcr, wsom; did you mean mcr?"
        """
        from difflib import get_close_matches  # noqa: PLC0415  only a failing call pays for it

        names = tuple(known)
        short = clip(name) if isinstance(name, str) else type(name).__name__
        near = get_close_matches(short.lower(), names, n=3, cutoff=0.5)
        return cls(
            f"unknown {what}",
            found=quote(name),
            expected=f"one of {clip(', '.join(names), 4 * QUOTED_SIGNS)}",
            remedy=f"did you mean {' or '.join(near)}?" if near else "",
        )


def clip(text: str, signs: int = QUOTED_SIGNS) -> str:
    """
    Cut a text to a length that a message may hold.

    >>> clip("123456789", 5)
    '1234…'
    """
    return text if len(text) <= signs else text[: signs - 1] + "…"


def number(value: int) -> str:
    """
    Write a number no longer than a message can hold.

    >>> number(12), number(10**5000)
    ('12', 'a very large number')
    """
    return str(value) if abs(value) < _LARGE else "a very large number"


def quote(value: object) -> str:
    """
    Quote what a user gave, on one line and never longer than a message can hold.

    >>> quote("x" * 10_000_000)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'"
    >>> quote(["1m"])
    'a value of type list'
    """
    if isinstance(value, str):
        return repr(clip(value))
    return f"a value of type {clip(type(value).__name__)}"
