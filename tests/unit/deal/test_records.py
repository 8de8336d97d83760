"""Packed commands and events as records: both ways, over all codes."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

import pytest

from paiju.deal import codes, mishap_codes
from paiju.deal.records import (
    command_of,
    event_of,
    packed_command,
    packed_event,
    reason_of,
)
from paiju.tiles.tile import TILES
from paiju.view.commands import COMMANDS
from paiju.view.events import EVENTS, TileDiscarded, TileDrawn, WallBuilt
from paiju.view.refusal import Reason

if TYPE_CHECKING:
    from random import Random

_CODES = {
    name: value
    for name, value in (*vars(codes).items(), *vars(mishap_codes).items())
    if name.isupper()
}


def _between(first: str, last: str) -> dict[str, int]:
    names = list(_CODES)
    chosen = names[names.index(first) : names.index(last) + 1]
    return {name: _CODES[name] for name in chosen}


_COMMANDS = _between("PASS", "WITHDRAW") | _between("EXPOSE_TILE", "DRAW_TAIL")
_EVENTS = _between("WALL_BUILT", "PENALTY_TILES_SET") | _between("DEAL_STOPPED", "TILE_PUT_BACK")
_REASONS = _between("UNKNOWN_COMMAND", "NOT_POSSIBLE")

# What `extra` may be where it is one of a few: everything else takes any number.
_EXTRAS = {
    "SHOW_SET": range(5),
    "SET_SHOWN": range(5),
    "SHOW_WRONG_SET": range(42),
    "TURN_WALL_TILE": range(144),
    "DEAL_STOPPED": (6, 7),
    "TILE_DRAWN": range(4),
    "TILE_DISCARDED": range(2),
    "WIN_DECLARED": range(3),
    "DEAL_ENDED": range(8),
    "STANDING_SET": range(4),
    "DICE_THROWN": [one | other << 4 for one in range(1, 7) for other in range(1, 7)],
    "REPLY_SEALED": list(_COMMANDS.values()),
    "CLAIM_OVERRULED": list(_COMMANDS.values()),
    "FAULT_COMMITTED": range(256),
}
_VALUES = {"DICE_THROWN": range(2), "TIME_FINED": range(-40, 90), "WIN_DECLARED": range(999)}


def _camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def test_every_code_has_its_record() -> None:
    """
    The records are those of the codes, by name.
    """
    assert list(COMMANDS) == [_camel(name) for name in _COMMANDS]
    assert set(EVENTS) == {_camel(name) for name in _EVENTS}


def test_every_reason_has_its_code() -> None:
    """
    The reasons are those of the codes, by name and in order.
    """
    assert [reason.name for reason in Reason] == list(_REASONS)
    assert list(Reason) == [reason_of(code) for code in _REASONS.values()]
    assert all(reason.value == reason.name.lower() for reason in Reason)


@pytest.mark.parametrize("name", _COMMANDS)
def test_commands_come_back(name: str, chance: Random) -> None:
    """
    A packed command whose fields mean something is the same after both ways.
    """
    record = COMMANDS[_camel(name)]
    known = {field.name for field in fields(record)}
    for _ in range(40):
        packed = codes.pack_command(
            _COMMANDS[name],
            chance.randrange(4) if "seat" in known else 0,
            chance.randrange(42) if known & {"tile", "one"} else codes.NO_TILE,
            chance.choice(_EXTRAS[name]) if name in _EXTRAS else 0,
        )

        assert type(command_of(packed)) is record
        assert packed == packed_command(command_of(packed))


@pytest.mark.parametrize("name", [name for name in _EVENTS if name != "WALL_BUILT"])
def test_events_come_back(name: str, chance: Random) -> None:
    """
    A packed event whose fields mean something is the same after both ways.
    """
    record = EVENTS[_camel(name)]
    known = {field.name for field in fields(record)}
    for _ in range(40):
        packed = codes.pack_event(
            _EVENTS[name],
            chance.randrange(4) if "seat" in known else 0,
            _some_tile(chance, known),
            _some_index(chance, known),
            chance.choice(_EXTRAS[name]) if name in _EXTRAS else 0,
            chance.choice(_VALUES[name]) if name in _VALUES else 0,
        )

        assert type(event_of(packed)) is record
        assert packed == packed_event(event_of(packed))
        assert 0 <= packed < 2**64


def _some_tile(chance: Random, known: set[str]) -> int:
    if "one" in known:
        return chance.randrange(42)
    return chance.choice([*range(42), codes.NO_TILE]) if "tile" in known else codes.NO_TILE


def _some_index(chance: Random, known: set[str]) -> int:
    if "other" in known:
        return chance.randrange(42)
    return chance.randrange(144) if known & {"index", "head"} else 0


def test_the_wall_stands_beside_its_event() -> None:
    """
    The record of the built wall has the tiles; the packed event has none.
    """
    packed = codes.pack_event(codes.WALL_BUILT)

    assert WallBuilt(TILES[:3]) == event_of(packed, TILES[:3])
    assert packed == packed_event(WallBuilt(TILES[:3]))


def test_a_hidden_tile_is_no_tile() -> None:
    """
    What a view leaves out is packed as nothing.
    """
    assert codes.NO_TILE == codes.event_fields(packed_event(TileDrawn("S", None, 60, "head"))).tile
    hidden = packed_event(TileDiscarded("S", TILES[5], drawn=None))

    assert codes.event_fields(hidden).extra == 0
