"""
The lines of a log: a header or an envelope as one JSON object, and back.

A line is its canonical text with the hash as its last key. Reading takes the keys in any order and
any space between them, keeps keys that it does not know, and refuses what is missing or unfit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paiju.errors import LogError, clip, quote
from paiju.log.envelope import VERSION, Envelope, Header
from paiju.log.values import canonical, parsed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from paiju.log.envelope import Json

__all__ = [
    "HASH_DIGITS",
    "body_of",
    "header_body",
    "is_stream",
    "read_envelope",
    "read_header",
    "sealed",
]

HASH_DIGITS: Final = 64
LONGEST_NAME: Final = 200

_LOG: Final = "log"
_HEADER_KEYS: Final = ("paiju", "version", "stream", "hash")
_KEYS: Final = ("seq", "at_ms", "actor", "command", "type", "data", "hash")
_AGAIN: Final = "take the file again from where it came"


def header_body(header: Header) -> str:
    """
    Write the first line without its hash.

    >>> header_body(Header("deal/7", {"rules": "mcr"}))
    '{"paiju":"log","rules":"mcr","stream":"deal/7","version":1}'
    """
    known: dict[str, Json] = {"paiju": _LOG, "version": header.version, "stream": header.stream}
    return _body(known, header.more, "the header", _HEADER_KEYS)


def body_of(envelope: Envelope) -> str:
    """
    Write an envelope without its hash.

    >>> body_of(Envelope(1, 0, "E", None, "TileDrawn", {"tile": "5m"}, ""))
    '{"actor":"E","at_ms":0,"command":null,"data":{"tile":"5m"},"seq":1,"type":"TileDrawn"}'
    """
    known: dict[str, Json] = {
        "seq": envelope.seq,
        "at_ms": envelope.at_ms,
        "actor": envelope.actor,
        "command": envelope.command,
        "type": envelope.type,
        "data": envelope.data,
    }
    return _body(known, envelope.more, f"event {envelope.seq}", _KEYS)


def sealed(body: str, digest: str) -> str:
    """
    Put the hash behind what is hashed.

    >>> sealed('{"seq":1}', "ab")
    '{"seq":1,"hash":"ab"}'
    """
    return f'{body[:-1]},"hash":"{digest}"}}'


def read_header(text: str, place: str = "line 1") -> tuple[Header, str]:
    """
    Read the first line; give the header and the hash that it claims.

    >>> header, digest = read_header('{"paiju":"log","version":1,"stream":"deal/7","hash":"%s"}'
    ...                              % ("0" * 64))
    >>> header.stream
    'deal/7'
    """
    found = _Line(parsed(text, place), place)
    found.has("paiju")
    if found.value("paiju") != _LOG:
        raise found.unfit("paiju", "this is no log of paiju", f'"{_LOG}"')
    version = found.whole("version", 1)
    if version > VERSION:
        raise LogError(
            "a log of a later version",
            place=f"{place}, key 'version'",
            found=str(version),
            expected=f"{VERSION} or less",
            remedy="read it with a later paiju",
        )
    header = Header(found.text("stream", is_stream, "a text such as deal/7"),
                    found.others(_HEADER_KEYS), version)  # fmt: skip
    return header, found.digest()


def read_envelope(text: str, place: str) -> Envelope:
    """
    Read one line after the first.

    >>> line = sealed(body_of(Envelope(1, 0, "E", None, "TileDrawn", {}, "")), "0" * 64)
    >>> read_envelope(line, "line 2").type
    'TileDrawn'
    """
    found = _Line(parsed(text, place), place)
    return Envelope(
        seq=found.whole("seq", 1),
        at_ms=found.whole("at_ms", 0),
        actor=found.text("actor", _is_name, "the name of who acted"),
        command=found.text_or_null("command", _is_name, "the id of a command, or null"),
        type=found.text("type", _is_type, "a name such as TileDrawn"),
        data=found.object("data"),
        hash=found.digest(),
        more=found.others(_KEYS),
    )


def _body(
    known: Mapping[str, Json], more: Mapping[str, Json], place: str, keys: tuple[str, ...]
) -> str:
    """
    Write known and other keys as one object; no other key may have a known one's name.
    """
    twice = [key for key in more if key in keys]
    assert not twice, f"{place} has other keys with names of its own: {twice}"
    return canonical({**more, **known}, place)


class _Line:
    """
    The keys of one line, each read as the kind of value that it should have.
    """

    def __init__(self, found: dict[str, Json], place: str) -> None:
        self._found = found
        self._place = place

    def has(self, key: str) -> None:
        if key not in self._found:
            raise LogError(
                "a key is missing",
                place=self._place,
                found=f"the keys {clip(', '.join(self._found))}" if self._found else "no key",
                expected=f"the key {key!r} among them",
                remedy=_AGAIN,
            )

    def value(self, key: str) -> Json:
        self.has(key)
        return self._found[key]

    def whole(self, key: str, least: int) -> int:
        value = self.value(key)
        if type(value) is not int or value < least:
            raise self.unfit(key, "no number of this kind", f"a whole number, {least} or more")
        return value

    def text(self, key: str, fits: Callable[[str], bool], expected: str) -> str:
        value = self.value(key)
        if not isinstance(value, str) or not fits(value):
            raise self.unfit(key, "no text of this kind", expected)
        return value

    def text_or_null(self, key: str, fits: Callable[[str], bool], expected: str) -> str | None:
        return None if self.value(key) is None else self.text(key, fits, expected)

    def object(self, key: str) -> dict[str, Json]:
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.unfit(key, "this is no object", "an object, such as {}")
        return value

    def digest(self) -> str:
        return self.text("hash", _is_digest, f"{HASH_DIGITS} digits 0-9 a-f")

    def others(self, known: tuple[str, ...]) -> dict[str, Json]:
        return {key: value for key, value in self._found.items() if key not in known}

    def unfit(self, key: str, fault: str, expected: str) -> LogError:
        value = self._found[key]
        shown = quote(value) if isinstance(value, str | list | dict) else canonical(value)
        return LogError(
            fault,
            place=f"{self._place}, key {key!r}",
            found=shown,
            expected=expected,
            remedy=_AGAIN,
        )


def _is_name(text: str) -> bool:
    return 0 < len(text) <= LONGEST_NAME and text.isprintable()


def is_stream(text: str) -> bool:
    """
    Tell whether a text can name a stream.

    >>> is_stream("deal/7"), is_stream("deal")
    (True, False)
    """
    kind, slash, name = text.partition("/")
    return _is_name(text) and bool(kind and slash and name) and " " not in text


def _is_type(text: str) -> bool:
    return _is_name(text) and text.isascii() and text.isalnum() and text[0].isupper()


def _is_digest(text: str) -> bool:
    return len(text) == HASH_DIGITS and set(text) <= set("0123456789abcdef")
