"""
Records as JSON and back: what goes into logs and over the wire, by one rule for all records.

A tile or a meld is its text, a seat its letter, a kind its name, several values a list; nothing
known is null, so a kong that lies face down is null too. A command, or an event, is
`{"type": its name, "data": {its fields}}`; another record is the object of its fields. Reading
passes over keys that it does not know and is exact in all others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import StrEnum
from types import UnionType
from typing import (
    Final,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from paiju.errors import LogError, UnknownName, clip, quote
from paiju.log.envelope import Entry, Json
from paiju.tiles.meld import Meld, MeldKind
from paiju.tiles.tile import TILES, Tile
from paiju.view.commands import COMMANDS, Command, Seat
from paiju.view.events import EVENTS, Event
from paiju.view.table_view import FaceDownKong

__all__ = [
    "as_json",
    "command_from",
    "entry_of",
    "event_from",
    "fields_of",
    "message_of",
    "record_from",
]

T = TypeVar("T")

_BY_TEXT: Final = {str(tile): tile for tile in TILES}
_NAMES: Final = {"Tile": Tile, "MeldKind": MeldKind, "Seat": Seat}
_REMEDY: Final = "write it as docs/protocol.md says"


class _Form(NamedTuple):
    """
    What a value of one kind is, in words, and how it is read from JSON at a place.
    """

    expected: str
    read: Callable[[Json, str, str], object]


def as_json(value: object) -> Json:
    """
    Give any record, or any value of a record's field, as JSON.

    >>> as_json((TILES[0], None, True))
    ['1m', None, True]
    """
    if value is None or isinstance(value, FaceDownKong):
        return None
    if isinstance(value, str | Tile | Meld):
        return str(value)
    if isinstance(value, bool | int):
        return value
    if isinstance(value, tuple | list):
        return [as_json(each) for each in cast("Sequence[object]", value)]
    if isinstance(value, Mapping):
        pairs = cast("Mapping[object, object]", value).items()
        return {str(key): as_json(each) for key, each in pairs}
    typed = _TYPED.get(type(value).__name__) is type(value)
    return message_of(cast("Command | Event", value)) if typed else fields_of(value)


def fields_of(record: object) -> dict[str, Json]:
    """
    Give the fields of a record by their names.

    >>> from paiju.view.commands import Discard
    >>> fields_of(Discard("E", TILES[17]))
    {'seat': 'E', 'tile': '9p'}
    """
    assert is_dataclass(record), f"{quote(record)} is no record"
    return {each.name: as_json(getattr(record, each.name)) for each in fields(record)}


def message_of(record: Command | Event) -> dict[str, Json]:
    """
    Give a command or an event as one object.

    >>> from paiju.view.commands import CallTime
    >>> message_of(CallTime())
    {'type': 'CallTime', 'data': {}}
    """
    return {"type": type(record).__name__, "data": fields_of(record)}


def entry_of(event: Event) -> Entry:
    """
    Give an event as an entry of a log.

    >>> from paiju.view.events import TileDiscarded
    >>> entry_of(TileDiscarded("E", TILES[17], drawn=True)).data
    {'seat': 'E', 'tile': '9p', 'drawn': True}
    """
    return Entry(type(event).__name__, fields_of(event))


def command_from(message: Json, place: str = "the message") -> Command:
    """
    Read a command; raise `LogError` for what is none.

    >>> command_from({"type": "Discard", "data": {"seat": "E", "tile": "9p"}})
    Discard(seat='E', tile=tile('9p'))
    """
    if not isinstance(message, Mapping):
        raise _unfit("this is no command", place, message, '{"type": …, "data": {…}}')
    for key in ("type", "data"):
        if key not in message:
            raise _missing(key, message, place)
    name, data = message["type"], message["data"]
    if not isinstance(name, str):
        raise _unfit("this is no name", f"{place}, key 'type'", name, "the name of a command")
    return cast("Command", _record(COMMANDS, "command", name, data, place))


def event_from(name: str, data: Json, place: str = "the message") -> Event:
    """
    Read an event; raise `LogError` for what is none.

    >>> event_from("TimeFined", {"seat": "N", "points": 5, "by": "R7"})
    TimeFined(seat='N', points=5)
    """
    return cast("Event", _record(EVENTS, "event", name, data, place))


def _record(
    known: Mapping[str, type[Command | Event]], what: str, name: str, data: Json, place: str
) -> object:
    kind = known.get(name)
    if kind is None:
        other = UnknownName.among(what, name, known)
        raise LogError(
            f"an unknown {what}",
            place=f"{place}, key 'type'",
            found=other.found,
            expected=f"the name of a known {what}",
            remedy=other.remedy or "read it with a later paiju",
        )
    return record_from(kind, data, f"{place}, {name}")


def record_from(kind: type[T], data: Json, place: str) -> T:
    """
    Read a record of one class from the object of its fields; raise `LogError` for what is none.

    >>> from paiju.view.commands import Discard
    >>> record_from(Discard, {"seat": "E", "tile": "9p"}, "the message")
    Discard(seat='E', tile=tile('9p'))
    """
    if not isinstance(data, Mapping):
        raise _unfit("this is no object", f"{place}, key 'data'", data, "an object, such as {}")
    values: list[object] = []
    for field, form in _forms(kind).items():
        if field not in data:
            raise _missing(field, data, place)
        values.append(form.read(data[field], f"{place}, key {field!r}", form.expected))
    return cast("Callable[[*tuple[object, ...]], T]", kind)(*values)


def _forms(kind: type[object]) -> dict[str, _Form]:
    found = _FORMS.get(kind)
    if found is None:
        assert is_dataclass(kind), f"{kind.__name__} is no record"
        hints = get_type_hints(kind, localns=_NAMES)
        found = _FORMS[kind] = {each.name: _form_of(hints[each.name]) for each in fields(kind)}
    return found


def _form_of(hint: object) -> _Form:
    """
    Say how a field of this type is read.
    """
    if hint in _PLAIN:
        return _PLAIN[cast("type", hint)]
    inner = get_args(hint)
    if get_origin(hint) is Literal:
        return _one_of(dict(zip(inner, inner, strict=True)))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _one_of({each.value: each for each in hint})
    if get_origin(hint) is tuple:
        return _several(_form_of(inner[0]), None if inner[-1] is ... else len(inner))
    record = cast("type[object]", hint)
    if is_dataclass(record):
        return _part(record)
    known = get_origin(hint) in {Union, UnionType}
    assert known, f"no field of a record has the type {hint}"
    some, none = inner
    assert none is type(None), f"no field of a record has the type {hint}"
    return _or_null(_form_of(some))


def _part(kind: type[object]) -> _Form:
    def read(value: Json, place: str, _expected: str) -> object:
        return record_from(kind, value, place)

    return _Form(f"the object of {kind.__name__}", read)


def _exactly(kind: type, told: str) -> _Form:
    def read(value: Json, place: str, expected: str) -> object:
        if type(value) is not kind:
            raise _unfit("a value of another kind", place, value, expected)
        return value

    return _Form(told, read)


def _one_of(known: Mapping[str, object], told: str = "") -> _Form:
    def read(value: Json, place: str, expected: str) -> object:
        if not isinstance(value, str) or value not in known:
            raise _unfit("a value that is none of these", place, value, expected)
        return known[value]

    return _Form(told or f"one of {', '.join(known)}", read)


def _several(each: _Form, count: int | None) -> _Form:
    def read(value: Json, place: str, expected: str) -> object:
        if not isinstance(value, list | tuple) or count not in {None, len(value)}:
            raise _unfit("a value of another kind", place, value, expected)
        return tuple(
            each.read(part, f"{place}, item {no}", each.expected)
            for no, part in enumerate(value, 1)
        )

    times = "" if count is None else f"{count} times "
    return _Form(f"a list of {times}{each.expected}", read)


def _or_null(some: _Form) -> _Form:
    def read(value: Json, place: str, expected: str) -> object:
        return None if value is None else some.read(value, place, expected)

    return _Form(f"{some.expected}, or null", read)


_FORMS: Final[dict[type[object], dict[str, _Form]]] = {}
_TYPED: Final[dict[str, type[Command | Event]]] = {**COMMANDS, **EVENTS}
_PLAIN: Final[dict[object, _Form]] = {
    str: _exactly(str, "a text"),
    int: _exactly(int, "a whole number"),
    bool: _exactly(bool, "true or false"),
    Tile: _one_of(_BY_TEXT, "a tile: 1m to 9s, E, S, W, N, C, F, P or f1 to f8"),
}


def _missing(key: str, found: Mapping[str, Json], place: str) -> LogError:
    return LogError(
        "a key is missing",
        place=place,
        found=f"the keys {clip(', '.join(found))}" if found else "no key",
        expected=f"the key {key!r} among them",
        remedy=_REMEDY,
    )


def _unfit(fault: str, place: str, value: Json, expected: str) -> LogError:
    found = "null" if value is None else str(value) if isinstance(value, int) else quote(value)
    return LogError(fault, place=place, found=found, expected=expected, remedy=_REMEDY)
