"""
The chain of a log: each line's hash is taken over the hash before it and the line's own text.

Whoever changes, drops, adds or moves a line breaks the chain from there on. Who writes the whole
file anew can make another chain, so what proves a log is its last hash, published elsewhere.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from paiju.errors import LogError, clip, quote
from paiju.log.codec import HASH_DIGITS, body_of, header_body, read_envelope, read_header, sealed
from paiju.log.envelope import Envelope

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from paiju.log.envelope import Entry, Header

__all__ = ["ORIGIN", "Log", "link"]

ORIGIN: Final = "0" * HASH_DIGITS
"""What stands for the hash before the first line."""

_SHOWN_DIGITS: Final = 12


def link(previous: str, body: str) -> str:
    """
    Give the hash of a line: SHA-256 of the hash before it, as text, and its canonical text.

    >>> link(ORIGIN, '{"paiju":"log","stream":"deal/7","version":1}')[:12]
    '99c18dc54ab2'
    """
    return sha256(f"{previous}{body}".encode()).hexdigest()


class Log:
    """
    Be one stream as it grows: its header, its envelopes, and the hash of its last line.

    >>> from paiju.log.envelope import Entry, Header
    >>> log = Log(Header("deal/7"))
    >>> made = log.append([Entry("TileDrawn", {"tile": "5m"})], at_ms=0, actor="E", command="c1")
    >>> [(each.seq, each.type) for each in made], log.head == made[-1].hash
    ([(1, 'TileDrawn')], True)
    """

    __slots__ = ("_answers", "_envelopes", "_head", "_header")

    def __init__(self, header: Header) -> None:
        self._header = header
        self._head = link(ORIGIN, header_body(header))
        self._envelopes: list[Envelope] = []
        self._answers: dict[tuple[str, str], range] = {}

    @property
    def header(self) -> Header:
        """
        Give what the first line says.
        """
        return self._header

    @property
    def head(self) -> str:
        """
        Give the hash of the last line, which stands for the whole log.
        """
        return self._head

    @property
    def envelopes(self) -> tuple[Envelope, ...]:
        """
        Give all envelopes in order.
        """
        return tuple(self._envelopes)

    def __len__(self) -> int:
        """
        Count the envelopes.
        """
        return len(self._envelopes)

    def answered(self, actor: str, command: str) -> tuple[Envelope, ...]:
        """
        Give what this command of this actor did, nothing if it is new.

        >>> from paiju.log.envelope import Header
        >>> Log(Header("deal/7")).answered("E", "c1")
        ()
        """
        places = self._answers.get((actor, command), range(0))
        return tuple(self._envelopes[place] for place in places)

    def append(
        self, entries: Iterable[Entry], *, at_ms: int, actor: str, command: str | None = None
    ) -> tuple[Envelope, ...]:
        """
        Add what one command did, all or nothing; a command given before only gives that back.

        Raise `LogError` for what no reader would take.
        """
        if command is not None and (actor, command) in self._answers:
            return self.answered(actor, command)
        before, head = len(self._envelopes), self._head
        try:
            for entry in entries:
                self._append(entry, at_ms, actor, command)
        except LogError:
            # A batch is written whole or not at all.
            del self._envelopes[before:]
            self._head = head
            raise
        if command is not None and len(self._envelopes) > before:
            self._answers[actor, command] = range(before, len(self._envelopes))
        return tuple(self._envelopes[before:])

    def _append(self, entry: Entry, at_ms: int, actor: str, command: str | None) -> None:
        seq = len(self._envelopes) + 1
        body = body_of(Envelope(seq, at_ms, actor, command, entry.type, entry.data, ""))
        digest = link(self._head, body)
        # What is written is read at once: no line leaves that a reader would refuse.
        envelope = read_envelope(sealed(body, digest), f"event {seq}")
        self._follows(envelope, f"event {seq}")
        self._envelopes.append(envelope)
        self._head = digest

    def take(self, text: str, place: str) -> None:
        """
        Add a written line after checking its place, its time, its command and its hash.
        """
        envelope = read_envelope(text, place)
        self._follows(envelope, place)
        self._is_tied(link(self._head, body_of(envelope)), envelope.hash, place)
        self._counts_once(envelope, place)
        self._envelopes.append(envelope)
        self._head = envelope.hash

    @classmethod
    def opened(cls, text: str, place: str = "line 1") -> Log:
        """
        Begin a log with its written first line.
        """
        header, digest = read_header(text, place)
        log = cls(header)
        log._is_tied(log.head, digest, place)
        return log

    def lines(self) -> Iterator[str]:
        """
        Write the log, a line each, without ends of lines.

        >>> from paiju.log.envelope import Header
        >>> [line[:14] for line in Log(Header("deal/7")).lines()]
        ['{"paiju":"log"']
        """
        body = header_body(self._header)
        yield sealed(body, link(ORIGIN, body))
        for envelope in self._envelopes:
            yield sealed(body_of(envelope), envelope.hash)

    def _follows(self, envelope: Envelope, place: str) -> None:
        if envelope.seq != len(self._envelopes) + 1:
            raise LogError(
                "a gap or a repetition",
                place=f"{place}, key 'seq'",
                found=str(envelope.seq),
                expected=str(len(self._envelopes) + 1),
                remedy="put the lines that are missing or moved back where they were",
            )
        last = self._envelopes[-1].at_ms if self._envelopes else 0
        if envelope.at_ms < last:
            raise LogError(
                "a time that goes back",
                place=f"{place}, key 'at_ms'",
                found=str(envelope.at_ms),
                expected=f"{last} or more",
                remedy="have the writer of the log mended: its times never go back",
            )

    def _counts_once(self, envelope: Envelope, place: str) -> None:
        """
        Note what a command did; its events stand together, at one time.
        """
        asked, seq = envelope.asked_by, envelope.seq
        if asked is None:
            return
        earlier = self._answers.get(asked, range(seq - 1, seq - 1))
        at_ms = self._envelopes[earlier.start].at_ms if earlier else envelope.at_ms
        if earlier.stop != seq - 1 or at_ms != envelope.at_ms:
            raise LogError(
                "a command that was carried out twice",
                place=f"{place}, key 'command'",
                found=f"{quote(asked[1])} of {quote(asked[0])} at {envelope.at_ms} ms",
                expected=f"that command in events {earlier.start + 1} to {earlier.stop} alone",
                remedy="have the writer of the log mended: a command has one effect",
            )
        self._answers[asked] = range(earlier.start, seq)

    def _is_tied(self, expected: str, found: str, place: str) -> None:
        if found != expected:
            raise LogError(
                "a line that was changed",
                place=f"{place}, key 'hash'",
                found=clip(found, _SHOWN_DIGITS),
                expected=clip(expected, _SHOWN_DIGITS),
                remedy="compare the line with another copy of the log",
            )
