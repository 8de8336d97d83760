"""
What a log is made of: one header, then envelopes around what happened.

A stream is one log, such as `deal/…`; its envelopes are numbered from 1 without a gap, and their
times never go back. How they are written is the codec's business, what ties them the chain's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

__all__ = ["VERSION", "Entry", "Envelope", "Header", "Json"]

Json: TypeAlias = "Mapping[str, Json] | Sequence[Json] | str | int | bool | None"
"""What a log can hold; a number is whole."""

VERSION: Final = 1
"""The version of the form of logs that is written here."""


def _nothing() -> dict[str, Json]:
    return {}


class Entry(NamedTuple):
    """
    Be one thing that happened: its type, in the past tense, and what belongs to it.

    >>> Entry("TileDiscarded", {"seat": "E", "tile": "5m"}).type
    'TileDiscarded'
    """

    type: str
    data: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Header:
    """
    Be the first line of a log: the stream, and in `more` what else is said once.

    >>> Header("deal/7", {"rules": "mcr"}).more["rules"]
    'mcr'
    """

    stream: str
    more: Mapping[str, Json] = field(default_factory=_nothing)
    version: int = VERSION


@dataclass(frozen=True, slots=True)
class Envelope:
    """
    Be one line of a log: what happened, when, who asked for it, by which command.

    `command` is the id that the asker gave, None where nobody asked. `more` keeps what a later
    version wrote beside it. `hash` ties the line to all lines before it.
    """

    seq: int
    at_ms: int
    actor: str
    command: str | None
    type: str
    data: Mapping[str, Json]
    hash: str
    more: Mapping[str, Json] = field(default_factory=_nothing)

    @property
    def asked_by(self) -> tuple[str, str] | None:
        """
        Give who asked by which command, or None where nobody asked.

        >>> Envelope(1, 0, "E", "c1", "TileDiscarded", {}, "").asked_by
        ('E', 'c1')
        """
        return None if self.command is None else (self.actor, self.command)
