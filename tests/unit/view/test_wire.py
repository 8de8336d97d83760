"""Records as JSON and back: every command and event, and what is refused."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.errors import LogError
from paiju.log.values import canonical, parsed
from paiju.tiles import TILES, Meld, MeldKind, Tile, tile
from paiju.view.commands import COMMANDS, SEATS, CallTime, Chow, ShowSet
from paiju.view.events import (
    EVENTS,
    DiceThrown,
    ReplySealed,
    TileDiscarded,
    TileDrawn,
    WallBuilt,
    WinDeclared,
)
from paiju.view.table_view import FaceDownKong
from paiju.view.wire import as_json, command_from, entry_of, event_from, fields_of, message_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from paiju.log.envelope import Json
    from paiju.view.commands import Command
    from paiju.view.events import Event

TILE = st.sampled_from(TILES)
WHOLE = st.integers(-(2**31), 2**31 - 1)
# What a field may hold, by its name: the type alone would not say which words a kind has.
VALUES: dict[str, st.SearchStrategy[object]] = {
    "seat": st.sampled_from(SEATS),
    "tiles": st.lists(TILE, max_size=144).map(tuple),
    "dice": st.tuples(st.integers(1, 6), st.integers(1, 6)),
    "purpose": st.sampled_from(["opener", "opening"]),
    "source": st.sampled_from(["head", "kong", "flower", "tail"]),
    "way": st.sampled_from(["discard", "self_drawn", "robbing"]),
    "ending": st.sampled_from(["undecided", "discard", "self_drawn", "robbing", "exhausted"]),
    "kind": st.sampled_from(MeldKind),
    "reply": st.sampled_from(["Pass", "Chow", "Win"]),
    "claim": st.sampled_from(["Pung", "Chow"]),
    "head": WHOLE,
    "index": WHOLE,
    "one": TILE,
    "other": TILE,
    "points": WHOLE,
    "fault": WHOLE,
    "live": WHOLE,
    "dead": WHOLE,
    "drawn": st.sampled_from([True, False, None]),
    "can_win": st.booleans(),
    "can_claim": st.booleans(),
}
MAY_BE_NULL = {"TilePutBack", "TileDrawn", "ReplySealed", "ConcealedKongMade", "FaultCommitted"}


@st.composite
def _records(
    draw: Callable[[st.SearchStrategy[object]], object],
) -> Command | Event:
    kinds = cast("list[type]", [*COMMANDS.values(), *EVENTS.values()])
    kind = cast("type", draw(st.sampled_from(kinds)))
    tiles = st.one_of(TILE, st.none()) if kind.__name__ in MAY_BE_NULL else TILE
    known = {**VALUES, "tile": tiles}
    if kind.__name__ == "DealStopped":
        known["ending"] = st.sampled_from(["redeal", "void"])
    values = [draw(known[each.name]) for each in fields(kind)]
    return cast("Command | Event", kind(*values))


@given(_records())
def test_every_record_reads_back_as_it_was(record: Command | Event) -> None:
    """
    A record written, put into canonical text and read is the same record.
    """
    name = type(record).__name__
    message = parsed(canonical(message_of(record)), "line 1")

    assert set(message) == {"type", "data"}
    assert list(fields_of(record)) == [each.name for each in fields(record)]
    if name in COMMANDS:
        assert record == command_from(message)
    else:
        assert record == event_from(name, message["data"])


@pytest.mark.parametrize(
    ("record", "text"),
    [
        (Chow("S", tile("3m")), '{"type":"Chow","data":{"seat":"S","tile":"3m"}}'),
        (CallTime(), '{"type":"CallTime","data":{}}'),
        (
            ShowSet("W", tile("C"), MeldKind.MELDED_KONG),
            '{"type":"ShowSet","data":{"seat":"W","tile":"C","kind":"melded_kong"}}',
        ),
        (
            DiceThrown("E", (3, 4), "opener"),
            '{"type":"DiceThrown","data":{"seat":"E","dice":[3,4],"purpose":"opener"}}',
        ),
        (WallBuilt((tile("1m"), tile("f8"))), '{"type":"WallBuilt","data":{"tiles":["1m","f8"]}}'),
        (
            TileDrawn("N", None, 60, "kong"),
            '{"type":"TileDrawn","data":{"seat":"N","tile":null,"index":60,"source":"kong"}}',
        ),
        (
            TileDiscarded("E", tile("P"), drawn=False),
            '{"type":"TileDiscarded","data":{"seat":"E","tile":"P","drawn":false}}',
        ),
        (
            WinDeclared("W", tile("E"), "robbing", 88),
            '{"type":"WinDeclared","data":{"seat":"W","tile":"E","way":"robbing","points":88}}',
        ),
    ],
)
def test_a_record_is_written_as_the_protocol_says(record: Command | Event, text: str) -> None:
    """
    Worked examples: names, order of fields, tiles as texts, nothing known as null.
    """
    assert text == json.dumps(message_of(record), separators=(",", ":"))
    assert text == json.dumps(as_json(record), separators=(",", ":"))


def test_an_event_is_an_entry_of_a_log() -> None:
    """
    Its type is the record's name, its data the fields.
    """
    assert entry_of(ReplySealed("S", "Pass", None)) == (
        "ReplySealed",
        {"seat": "S", "reply": "Pass", "tile": None},
    )


def test_other_records_are_their_fields() -> None:
    """
    A record that is neither command nor event has no name; what is inside it follows the rule.
    """

    @dataclass(frozen=True)
    class _Shown:
        hand: tuple[Tile, ...]
        legal: tuple[Command, ...]
        points: dict[str, int]
        kind: MeldKind
        melds: tuple[Meld | FaceDownKong, ...]

    melds = (Meld.of("[1'23m]<"), FaceDownKong())
    shown = _Shown((tile("1m"),), (CallTime(),), {"E": -8}, MeldKind.CHOW, melds)

    assert as_json(shown) == {
        "hand": ["1m"],
        "legal": [{"type": "CallTime", "data": {}}],
        "points": {"E": -8},
        "kind": "chow",
        "melds": ["[1'23m]<", None],
    }


def test_a_record_of_the_same_name_elsewhere_is_no_command() -> None:
    """
    The class counts, not its name alone.
    """

    @dataclass(frozen=True)
    class Pung:
        seat: str

    assert as_json(Pung("E")) == {"seat": "E"}


def test_what_is_no_record_has_no_fields() -> None:
    """
    Only records are written.
    """
    with pytest.raises(AssertionError, match="is no record"):
        as_json(object())


def test_other_keys_are_passed_over() -> None:
    """
    A later writer may say more.
    """
    message: Json = {"type": "Pass", "data": {"seat": "N", "why": "slow"}, "id": 4}

    assert str(command_from(message)) == "Pass(seat='N')"


COMMAND_FAULTS: list[tuple[Json, str, str, str, str]] = [
    (None, "this is no command", "the message", "null", '{"type": …, "data": {…}}'),
    (7, "this is no command", "the message", "7", '{"type": …, "data": {…}}'),
    ({}, "a key is missing", "the message", "no key", "the key 'type' among them"),
    (
        {"type": "Pass"},
        "a key is missing",
        "the message",
        "the keys type",
        "the key 'data' among them",
    ),
    (
        {"type": 3, "data": {}},
        "this is no name",
        "the message, key 'type'",
        "3",
        "the name of a command",
    ),
    (
        {"type": "Pass", "data": []},
        "this is no object",
        "the message, Pass, key 'data'",
        "a value of type list",
        "an object, such as {}",
    ),
    (
        {"type": "Pass", "data": {}},
        "a key is missing",
        "the message, Pass",
        "no key",
        "the key 'seat' among them",
    ),
    (
        {"type": "Chow", "data": {"seat": "S"}},
        "a key is missing",
        "the message, Chow",
        "the keys seat",
        "the key 'tile' among them",
    ),
    (
        {"type": "Pass", "data": {"seat": "e"}},
        "a value that is none of these",
        "the message, Pass, key 'seat'",
        "'e'",
        "one of E, S, W, N",
    ),
    (
        {"type": "Pass", "data": {"seat": 0}},
        "a value that is none of these",
        "the message, Pass, key 'seat'",
        "0",
        "one of E, S, W, N",
    ),
    (
        {"type": "Discard", "data": {"seat": "E", "tile": "五萬"}},
        "a value that is none of these",
        "the message, Discard, key 'tile'",
        "'五萬'",
        "a tile: 1m to 9s, E, S, W, N, C, F, P or f1 to f8",
    ),
    (
        {"type": "Discard", "data": {"seat": "E", "tile": None}},
        "a value that is none of these",
        "the message, Discard, key 'tile'",
        "null",
        "a tile: 1m to 9s, E, S, W, N, C, F, P or f1 to f8",
    ),
    (
        {"type": "ShowSet", "data": {"seat": "E", "tile": "1m", "kind": "kong"}},
        "a value that is none of these",
        "the message, ShowSet, key 'kind'",
        "'kong'",
        "one of chow, pung, melded_kong, added_kong, concealed_kong",
    ),
]


@pytest.mark.parametrize(("message", "fault", "place", "found", "expected"), COMMAND_FAULTS)
def test_what_is_no_command_is_refused(
    message: Json, fault: str, place: str, found: str, expected: str
) -> None:
    """
    The error says what is wrong, where, what was found and expected, and what to do.
    """
    with pytest.raises(LogError) as caught:
        command_from(message)

    fault_ = caught.value
    assert (fault, place, found, expected) == (
        fault_.fault,
        fault_.place,
        fault_.found,
        fault_.expected,
    )
    assert fault_.remedy == "write it as docs/protocol.md says"


EVENT_FAULTS: list[tuple[str, Json, str, str]] = [
    ("DiceThrown", {"seat": "E", "dice": [1], "purpose": "opener"}, "dice", "a list of"),
    ("DiceThrown", {"seat": "E", "dice": "34", "purpose": "opener"}, "dice", "a list of"),
    ("DiceThrown", {"seat": "E", "dice": [1, 2], "purpose": "x"}, "purpose", "one of opener"),
    (
        "DiceThrown",
        {"seat": "E", "dice": [1, True], "purpose": "opener"},
        "item 2",
        "whole number",
    ),
    ("WallBuilt", {"tiles": ["1m", "1x"]}, "tiles', item 2", "a tile"),
    ("TimeFined", {"seat": "E", "points": "5"}, "points", "a whole number"),
    ("TimeFined", {"seat": "E", "points": True}, "points", "a whole number"),
    ("StandingSet", {"seat": "E", "can_win": 1, "can_claim": True}, "can_win", "true or false"),
    ("TileDiscarded", {"seat": "E", "tile": "E", "drawn": 0}, "drawn", "true or false, or null"),
    ("ReplySealed", {"seat": "E", "reply": None, "tile": None}, "reply", "a text"),
]


@pytest.mark.parametrize(("name", "data", "place", "expected"), EVENT_FAULTS)
def test_what_is_no_event_is_refused(name: str, data: Json, place: str, expected: str) -> None:
    """
    Each kind of field refuses a value of another kind, and names its place.
    """
    with pytest.raises(LogError) as caught:
        event_from(name, data, "line 7")

    assert caught.value.place.startswith(f"line 7, {name}, key '")
    assert place in caught.value.place
    assert expected in caught.value.expected


@pytest.mark.parametrize(
    ("name", "remedy"),
    [("TileDiscard", "TileDiscarded"), ("Zzz", "read it with a later paiju")],
)
def test_an_unknown_event_is_named(name: str, remedy: str) -> None:
    """
    A misspelt name gets the nearest one; one like no other may be of a later version.
    """
    with pytest.raises(LogError, match="unknown event at line 7, key 'type'") as caught:
        event_from(name, {}, "line 7")

    assert repr(name) == caught.value.found
    assert remedy in caught.value.remedy
