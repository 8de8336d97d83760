"""A deal as a log: its header, its events as entries, and back to rules and records.

What a header says of the rules is their edition and what differs from it (decision 0433).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from paiju.deal.asked import check_commitment, check_stream, costs_too_much
from paiju.errors import LogError, NotationError, UnknownName, quote
from paiju.log.chain import Log
from paiju.log.envelope import Entry, Header
from paiju.rules.editions import ruleset
from paiju.rules.table_rules import TableRules
from paiju.tiles.tile import Tile
from paiju.view.commands import SEATS, Seat
from paiju.view.wire import entry_of, event_from, fields_of, record_from

if TYPE_CHECKING:
    from paiju.deal.deal import Deal, Enforcement
    from paiju.log.envelope import Envelope, Json
    from paiju.rules.ruleset import Ruleset
    from paiju.view.commands import Command
    from paiju.view.events import Event

__all__ = [
    "HEADER_KEYS",
    "OFFICIAL",
    "TABLE",
    "DealHeader",
    "WallRevealed",
    "actor_of",
    "event_in",
    "header_of",
    "is_reveal",
    "log_of",
    "read_header",
    "reveal",
]

HEADER_KEYS: Final = ("rules", "rulings", "table", "enforcement", "prevalent", "commitment")
"""What a deal's header says beside the stream."""

TABLE: Final = "table"
"""The actor of what nobody asked for, and of what the clock or a door asks."""

OFFICIAL: Final = "official"
"""The actor of a ruling, where the log does not name who gave it."""

# What an edition's wall and scorer stand on: a log cannot change it.
_FIXED: Final = frozenset(
    {"layout", "stacks", "dead_wall_tiles", "last_of_kind", "error_points"},
)
_CHANGEABLE: Final = frozenset(TableRules.__dataclass_fields__) - _FIXED
# What follows from the wall, and no header can say either.
_FOLLOWING: Final = frozenset({"wall_tiles", "dealt_tiles", "draws_after_deal"})
_LARGEST: Final = 10**9
_WAYS: Final[tuple[Enforcement, ...]] = ("guided", "faithful")
_RULED: Final = ("StandingSet", "PenaltyTilesSet", "DealStopped")
_REMEDY: Final = "write it as docs/protocol.md says"


@dataclass(frozen=True, slots=True)
class WallRevealed:
    """
    Say, after the end, what was promised before the dice: the key and the wall in its places.

    >>> WallRevealed("00" * 32, ()).tiles
    ()
    """

    key: str
    tiles: tuple[Tile, ...]


class DealHeader(NamedTuple):
    """
    What a header says of a deal.
    """

    rules: Ruleset
    enforcement: Enforcement
    prevalent: Seat
    commitment: str = ""


def header_of(stream: str, deal: DealHeader) -> Header:
    """
    Write the header of a deal; rules that no header can name raise `LogError`.

    >>> header_of("deal/7", DealHeader(ruleset("mcr"), "guided", "E")).more
    {'rules': 'mcr', 'enforcement': 'guided', 'prevalent': 'E'}
    """
    rules = deal.rules
    base = ruleset(rules.key)
    changed = _differing(rules.table, base.table)
    others = replace(base, rulings=rules.rulings, table=rules.table) != rules
    if others or not changed.keys() <= _CHANGEABLE:
        raise LogError(
            "rules that a log cannot name",
            place="the header",
            found=f"{rules.key} with other points, limits or walls",
            expected="an edition, with rulings and times or claims of its own",
            remedy="change an edition by with_rulings, and its table's times and claims alone",
        )
    parts: dict[str, Json] = {
        "rules": rules.key,
        "rulings": dict(pair for pair in rules.rulings if pair not in base.rulings),
        "table": changed,
        "enforcement": deal.enforcement,
        "prevalent": deal.prevalent,
        "commitment": deal.commitment,
    }
    return Header(stream, {key: value for key, value in parts.items() if value})


def _differing(table: TableRules, base: TableRules) -> dict[str, Json]:
    others = fields_of(base)
    return {name: value for name, value in fields_of(table).items() if value != others[name]}


def read_header(header: Header) -> DealHeader:
    """
    Read what a header says of a deal; raise `LogError` where it cannot be one of a deal.

    >>> read_header(Header("deal/7", {"rules": "wsom", "enforcement": "guided",
    ...                               "prevalent": "S"})).rules.key
    'wsom-2008'
    """
    if not header.stream.startswith("deal/"):
        raise _unfit("stream", header.stream, "deal/ and the id of a deal")
    rules = _rules(header.more)
    way, wind = _text(header.more, "enforcement"), _text(header.more, "prevalent")
    if way not in _WAYS:
        raise _unfit("enforcement", way, "guided or faithful")
    if wind not in SEATS:
        raise _unfit("prevalent", wind, "E, S, W or N")
    return DealHeader(rules, way, wind, _promise(header.more))


def _promise(more: Mapping[str, Json]) -> str:
    """
    Read the promise of a wall, "" where there is none.
    """
    promise = _text(more, "commitment") if "commitment" in more else None
    try:
        return "" if promise is None else check_commitment(promise or None)
    except NotationError:
        expected = "64 digits of 0 to 9 and a to f, or no such key"
        raise _unfit("commitment", promise, expected) from None


def _rules(more: Mapping[str, Json]) -> Ruleset:
    try:
        rules = ruleset(_text(more, "rules"))
        answers = more.get("rulings", {})
        if not isinstance(answers, Mapping):
            raise _unfit("rulings", answers, "an object of answers by name")
        texts = {key: _text(answers, key) for key in answers}
        rules = rules.with_rulings(**texts)
    except UnknownName as fault:
        # The name is the log's, so the log is at fault.
        raise LogError(
            fault.fault,
            place="line 1",
            found=fault.found,
            expected=fault.expected,
            remedy=fault.remedy or "read it with a later paiju",
        ) from None
    return replace(rules, table=_table(rules.table, more.get("table", {})))


def _table(table: TableRules, changed: Json) -> TableRules:
    if not isinstance(changed, Mapping):
        raise _unfit("table", changed, "an object of values by name")
    for name, value in changed.items():
        if name in _FIXED or name in _FOLLOWING:
            raise _unfit("table", name, "times and claims; walls are the edition's")
        if isinstance(value, int) and not 0 <= value <= _LARGEST:
            raise _unfit("table", f"{name} {value}", f"numbers from 0 to {_LARGEST}")
    values = {**fields_of(table), **changed}
    made = record_from(TableRules, values, "line 1, key 'table'")
    if costs_too_much(made):
        dear = f"{made.overtime_points} points each {made.overtime_unit_ms} ms"
        raise _unfit("table", dear, "fines that a result holds")
    return made


def _text(found: Mapping[str, Json], key: str) -> str:
    value = found.get(key)
    if not isinstance(value, str):
        raise _unfit(key, value, "a text")
    return value


def _unfit(key: str, value: Json, expected: str) -> LogError:
    return LogError(
        "a header that is no deal's",
        place=f"line 1, key {key!r}",
        found="null" if value is None else quote(value),
        expected=expected,
        remedy=_REMEDY,
    )


def log_of(
    deal: Deal,
    stream: str = "deal/0",
    commitment: str = "",
    more: Mapping[str, Json] | None = None,
) -> Log:
    """
    Write a deal's events as a log; each batch has the actor of the command that began it.

    `more` is what the header says besides.

    >>> from paiju.deal.deal import Deal
    >>> [each.type for each in log_of(Deal("wsom", seed=1)).envelopes][:2]
    ['WallBuilt', 'DiceThrown']
    """
    promise = check_commitment(commitment)
    about = DealHeader(deal.rules, deal.enforcement, deal.prevalent, promise)
    header = header_of(check_stream(stream), about)
    log = Log(replace(header, more={**header.more, **(more or {})}))
    for at_ms, command, events in deal.batches:
        log.append(map(entry_of, events), at_ms=at_ms, actor=actor_of(command, events))
    return log


def actor_of(command: Command | None, events: tuple[Event, ...] = ()) -> str:
    """
    Give who stands in the log as the author of what a command, or an official, brought about.

    >>> from paiju.view.commands import CallTime, Pass
    >>> actor_of(Pass("S")), actor_of(CallTime())
    ('S', 'table')
    """
    if command is None:
        return OFFICIAL if type(events[0]).__name__ in _RULED else TABLE
    seat: Seat | None = getattr(command, "seat", None)
    return TABLE if seat is None or type(command).__name__ == "Forfeit" else seat


def reveal(log: Log, key: str, tiles: tuple[Tile, ...]) -> None:
    """
    Add the line that shows the promised wall, after the deal.

    >>> log = Log(Header("deal/7"))
    >>> reveal(log, "00" * 32, ())
    >>> log.envelopes[-1].data
    {'key': '0000000000000000000000000000000000000000000000000000000000000000', 'tiles': []}
    """
    at_ms = log.envelopes[-1].at_ms if len(log) else 0
    shown = WallRevealed(key, tiles)
    log.append([Entry(type(shown).__name__, fields_of(shown))], at_ms=at_ms, actor=TABLE)


def is_reveal(envelope: Envelope) -> bool:
    """
    Tell whether a line shows the promised wall, which is no event of the deal.

    >>> from paiju.log.envelope import Envelope
    >>> is_reveal(Envelope(1, 0, "table", None, "DealEnded", {}, ""))
    False
    """
    return envelope.type == WallRevealed.__name__


def event_in(envelope: Envelope) -> Event:
    """
    Read the event of a line; raise `LogError` with its place.
    """
    if is_reveal(envelope):
        # whoever may show the wall there has taken its line before
        raise LogError(
            "a wall shown out of its place",
            place=f"line {envelope.seq + 1}",
            found=envelope.type,
            expected="it once, after DealEnded",
            remedy=_REMEDY,
        )
    return event_from(envelope.type, envelope.data, f"line {envelope.seq + 1}")
