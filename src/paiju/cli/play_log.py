"""The log of a deal as it is played: what has happened stands in the file at once."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from paiju.deal.commitment import commitment
from paiju.deal.key_stream import KEY_BYTES
from paiju.deal.log_lines import TABLE, WallRevealed, actor_of, log_of
from paiju.errors import NotationError, quote
from paiju.log.codec import body_of, sealed
from paiju.log.envelope import Entry
from paiju.view.events import WallBuilt
from paiju.view.wire import entry_of, fields_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from paiju.deal.deal import Deal
    from paiju.log.envelope import Envelope
    from paiju.view.commands import Command
    from paiju.view.events import Event

__all__ = ["PlayLog", "Promise", "open_new", "promise_of"]


class Promise(NamedTuple):
    """
    A promise of a wall, and what shows at the end that it was kept.
    """

    commitment: str
    wall: WallRevealed


def promise_of(deal: Deal, stream: str) -> Promise:
    """
    Promise the wall of a deal by a fresh key of the system.

    >>> from paiju.deal.deal import Deal
    >>> len(promise_of(Deal("wsom", seed=1), "deal/1").commitment)
    64
    """
    key = os.urandom(KEY_BYTES)
    tiles = next(each.tiles for each in deal.events if isinstance(each, WallBuilt))
    promised = commitment(stream, key, bytes(tile.kind for tile in tiles))
    return Promise(promised, WallRevealed(key.hex(), tiles))


def open_new(file: str, option: str) -> TextIO:
    """
    Open a file that is not there yet, or empty; raise `NotationError` for any other.
    """
    from paiju.cli.files import open_to_write

    if Path(file).is_file() and Path(file).stat().st_size:
        raise NotationError(
            "a file that is there already",
            place=option,
            found=quote(file),
            expected="a new name, or an empty file",
            remedy="no log is written over: choose another name",
        )
    return open_to_write(file, option)


class PlayLog:
    """
    Write the log of a deal, each batch as soon as it has happened.
    """

    def __init__(self, out: TextIO, deal: Deal, stream: str, promise: Promise | None) -> None:
        """
        Write the header, and what has happened up to now.
        """
        self._out = out
        self._promise = promise
        self._log = log_of(deal, stream, "" if promise is None else promise.commitment)
        self._write(self._log.lines())

    def add(self, command: Command, at_ms: int, events: tuple[Event, ...]) -> None:
        """
        Write what a command brought about.
        """
        entries = map(entry_of, events)
        actor = actor_of(command, events)
        self._seal(self._log.append(entries, at_ms=at_ms, actor=actor))

    def show_wall(self) -> None:
        """
        Write the promised wall after the end of the deal, if one was promised.
        """
        if self._promise is not None:
            wall = self._promise.wall
            entry = Entry(type(wall).__name__, fields_of(wall))
            at_ms = self._log.envelopes[-1].at_ms
            self._seal(self._log.append([entry], at_ms=at_ms, actor=TABLE))

    def _seal(self, written: Iterable[Envelope]) -> None:
        self._write(sealed(body_of(each), each.hash) for each in written)

    def _write(self, lines: Iterable[str]) -> None:
        self._out.write("".join(f"{line}\n" for line in lines))
        self._out.flush()
