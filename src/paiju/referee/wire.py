"""Events of a court as entries of a log, and back; sanctions carry the names of their types."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final, TypeVar, cast

from paiju.errors import LogError, UnknownName, quote
from paiju.log.envelope import Entry, Json
from paiju.referee.appeal import AppealDecided, AppealFiled, Matter, Signature
from paiju.referee.fault import Fault, Window
from paiju.referee.official import Official, Role
from paiju.referee.ruling import FaultNoted, MomentPassed, RulingIssued, RulingUndone
from paiju.referee.sanction import SANCTIONS, Sanction
from paiju.view.wire import as_json, fields_of, record_from

if TYPE_CHECKING:
    from paiju.referee.court import CourtEvent

__all__ = ["COURT_EVENTS", "court_entry", "court_event_from"]

COURT_EVENTS: Final[dict[str, type[CourtEvent]]] = {
    kind.__name__: kind
    for kind in (
        FaultNoted,
        RulingIssued,
        RulingUndone,
        MomentPassed,
        AppealFiled,
        AppealDecided,
    )
}
"""The record of each event of a court by its name."""

T = TypeVar("T")


def court_entry(event: CourtEvent) -> Entry:
    """
    Give an event of a court as an entry of a log.

    >>> court_entry(MomentPassed(Window.SIGNING, Official("r-07", Role.REFEREE))).data
    {'moment': 'signing', 'by': {'name': 'r-07', 'role': 'referee'}}
    """
    data: dict[str, Json] = {}
    for field in fields(event):
        value: object = getattr(event, field.name)
        if field.name == "sanctions":
            value = [
                {"type": type(each).__name__, "data": fields_of(each)}
                for each in cast("tuple[Sanction, ...]", value)
            ]
        data[field.name] = as_json(value)
    return Entry(type(event).__name__, data)


def court_event_from(name: str, data: Json, place: str = "the message") -> CourtEvent:
    """
    Read an event of a court; raise `LogError` for what is none.

    >>> entry = court_entry(RulingUndone(1, Official("r-07", Role.REFEREE), "miscounted"))
    >>> court_event_from(entry.type, entry.data).reason
    'miscounted'
    """
    kind = _named(COURT_EVENTS, "event of a court", name, place)
    given = _object(data, place)
    values: list[object] = []
    for field in fields(kind):
        at = f"{place}, key {field.name!r}"
        if field.name not in given:
            raise LogError("a key is missing", place=place, expected=f"the key {field.name!r}")
        values.append(_value(name, field.name, given[field.name], at))
    return cast("Callable[[*tuple[object, ...]], CourtEvent]", kind)(*values)


@dataclass(frozen=True, slots=True)
class _Plain:
    """
    Every plain field of these records, so that each is read by the one rule for records.
    """

    no: int
    ruling: int
    appeal: int
    at_ms: int
    fee_dollars: int
    fee_returned_dollars: int
    clause: str
    discretion: str
    reason: str
    upheld: bool
    moment: Window
    to: Role
    matter: Matter
    evidence: tuple[int, ...]
    session_ended_ms: int | None
    in_writing: bool
    signed: tuple[Signature, ...]
    player: str


_SAMPLE: Final[dict[str, Json]] = {
    **dict.fromkeys(("no", "ruling", "appeal", "at_ms", "fee_dollars", "fee_returned_dollars"), 0),
    **dict.fromkeys(("clause", "discretion", "reason", "player"), ""),
    **dict.fromkeys(("upheld", "in_writing"), False),
    "moment": "signing",
    "to": "referee",
    "matter": "rules",
    "session_ended_ms": None,
    **dict.fromkeys(("evidence", "signed"), ()),
}


def _value(event: str, field: str, value: Json, place: str) -> object:
    if field == "sanctions":
        return _sanctions(value, place)
    if field in {"by", "second"}:
        return None if value is None and field == "second" else _record(Official, value, place)
    if field == "fault" and event == FaultNoted.__name__:
        return _record(Fault, value, place)
    plain = "no" if field == "fault" else field
    read = record_from(_Plain, {**_SAMPLE, plain: value}, place)
    return cast("object", getattr(read, plain))


def _record(kind: type[T], value: Json, place: str) -> T:
    return record_from(kind, _object(value, place), place)


def _named(known: Mapping[str, T], what: str, name: object, place: str) -> T:
    if isinstance(name, str) and name in known:
        return known[name]
    other = UnknownName.among(what, name, known)
    raise LogError(f"an unknown {what}", place=place, found=other.found, remedy=other.remedy)


def _object(value: Json, place: str) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise LogError("this is no object", place=place, found=quote(value))
    return value


def _sanctions(value: Json, place: str) -> tuple[Sanction, ...]:
    if not isinstance(value, list | tuple):
        raise LogError("this is no list", place=place, found=quote(value))
    found: list[Sanction] = []
    for no, each in enumerate(cast("Sequence[Json]", value), 1):
        item = _object(each, f"{place}, item {no}")
        kind = _named(SANCTIONS, "sanction", item.get("type"), f"{place}, item {no}")
        found.append(record_from(kind, item.get("data"), f"{place}, item {no}"))
    return tuple(found)
