"""Packed commands and events as records, and back: what is made only when somebody asks.

Each record class has one row: the code, and what each field is in the packed integer. Both ways
are read off the rows, so that neither can know more than the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, cast

from paiju.deal import codes, mishap_codes
from paiju.deal.codes import NO_TILE, EventFields
from paiju.tiles.meld import MeldKind
from paiju.tiles.tile import TILES, Tile
from paiju.view import acts, commands, events, mishaps
from paiju.view.commands import SEATS, Command
from paiju.view.events import Ending, Event
from paiju.view.refusal import Reason

__all__ = ["command_of", "ending_of", "event_of", "packed_command", "packed_event", "reason_of"]


@dataclass(frozen=True, slots=True)
class _Part:
    """
    One field of a record: how it is read from the packed fields, and what it adds to the whole.
    """

    read: Callable[[EventFields], object]
    write: Callable[[object], int]


class _Row(NamedTuple):
    code: int
    record: type[Command | Event]
    names: tuple[str, ...]
    parts: tuple[_Part, ...]

    def made(self, fields: EventFields) -> object:
        """
        Make the record from the packed fields.
        """
        make = cast("Callable[[*tuple[object, ...]], object]", self.record)
        return make(*[part.read(fields) for part in self.parts])


# What a set is, by its code.
_SETS = (
    MeldKind.CHOW,
    MeldKind.PUNG,
    MeldKind.MELDED_KONG,
    MeldKind.CONCEALED_KONG,
    MeldKind.ADDED_KONG,
)


def _tile(value: object) -> int:
    # Added to a whole that begins with NO_TILE.
    return 0 if value is None else (cast("Tile", value).kind - NO_TILE) << 10


def _among(names: tuple[str, ...], field: str, shift: int) -> _Part:
    return _Part(
        lambda packed: names[cast("int", getattr(packed, field))],
        lambda value: names.index(cast("str", value)) << shift,
    )


_SEAT = _Part(lambda packed: SEATS[packed.seat], lambda value: SEATS.index(value) << 8)
_TILE = _Part(lambda packed: None if packed.tile == NO_TILE else TILES[packed.tile], _tile)
_INDEX = _Part(lambda packed: packed.index, lambda value: cast("int", value) << 16)
_EXTRA = _Part(lambda packed: packed.extra, lambda value: cast("int", value) << 24)
_VALUE = _Part(
    lambda packed: packed.value,
    lambda value: (cast("int", value) & 0xFFFFFFFF) << 32,
)
_DICE = _Part(
    lambda packed: (packed.extra & 15, packed.extra >> 4),
    lambda value: (
        cast("tuple[int, int]", value)[0] << 24 | cast("tuple[int, int]", value)[1] << 28
    ),
)
# In a command `extra` stands where an event has its index.
_COMMAND_INDEX = _Part(lambda packed: packed.extra, lambda value: cast("int", value) << 16)
_OTHER = _Part(lambda packed: TILES[packed.index], lambda value: cast("Tile", value).kind << 16)
_COMMAND_OTHER = _Part(lambda packed: TILES[packed.extra], _OTHER.write)
_DRAWN = _Part(lambda packed: packed.extra == 1, lambda value: int(value is True) << 24)
_CAN_WIN = _Part(lambda packed: bool(packed.extra & 1), lambda value: int(value is True) << 24)
_CAN_CLAIM = _Part(lambda packed: bool(packed.extra & 2), lambda value: int(value is True) << 25)
_PURPOSE = _among(("opener", "opening"), "value", 32)
_SOURCE = _among(("head", "kong", "flower", "tail"), "extra", 24)
_WAY = _among(("discard", "self_drawn", "robbing"), "extra", 24)
_ENDINGS: tuple[Ending, ...] = (
    "undecided",
    "discard",
    "self_drawn",
    "robbing",
    "exhausted",
    "forfeit",
    "redeal",
    "void",
)
_ENDING = _among(_ENDINGS, "extra", 24)
_KIND = _among(_SETS, "extra", 24)
_COMMAND_KIND = _among(_SETS, "extra", 16)


def _row(code: int, record: type[Command | Event], *parts: _Part) -> _Row:
    names = tuple(record.__dataclass_fields__)
    assert len(names) == len(parts), record
    return _Row(code, record, names, parts)


_COMMAND_ROWS = (
    _row(codes.PASS, commands.Pass, _SEAT),
    _row(codes.DISCARD, commands.Discard, _SEAT, _TILE),
    _row(codes.CHOW, commands.Chow, _SEAT, _TILE),
    _row(codes.PUNG, commands.Pung, _SEAT),
    _row(codes.MELDED_KONG, commands.MeldedKong, _SEAT),
    _row(codes.CONCEALED_KONG, commands.ConcealedKong, _SEAT, _TILE),
    _row(codes.ADDED_KONG, commands.AddedKong, _SEAT, _TILE),
    _row(codes.WIN, commands.Win, _SEAT),
    _row(codes.CALL_TIME, commands.CallTime),
    _row(codes.FORFEIT, commands.Forfeit, _SEAT),
    _row(codes.CALL_CHOW, commands.CallChow, _SEAT),
    _row(codes.CALL_PUNG, commands.CallPung, _SEAT),
    _row(codes.CALL_KONG, commands.CallKong, _SEAT),
    _row(codes.CALL_WIN, commands.CallWin, _SEAT),
    _row(codes.SHOW_SET, commands.ShowSet, _SEAT, _TILE, _COMMAND_KIND),
    _row(codes.TOUCH_HEAD, commands.TouchHead, _SEAT),
    _row(codes.DRAW, commands.Draw, _SEAT),
    _row(codes.SHOW_FLOWER, commands.ShowFlower, _SEAT, _TILE),
    _row(codes.SHOW_HAND, commands.ShowHand, _SEAT),
    _row(codes.WITHDRAW, commands.Withdraw, _SEAT),
    _row(mishap_codes.EXPOSE_TILE, mishaps.ExposeTile, _SEAT, _TILE),
    _row(mishap_codes.EXPOSE_HAND, mishaps.ExposeHand, _SEAT),
    _row(mishap_codes.TURN_WALL_TILE, mishaps.TurnWallTile, _SEAT, _COMMAND_INDEX),
    _row(mishap_codes.SCATTER_WALL, mishaps.ScatterWall, _SEAT),
    _row(mishap_codes.SHOW_WRONG_SET, mishaps.ShowWrongSet, _SEAT, _TILE, _COMMAND_OTHER),
    _row(mishap_codes.TAKE_BACK_SET, mishaps.TakeBackSet, _SEAT),
    _row(mishap_codes.PUT_BACK, mishaps.PutBack, _SEAT),
    _row(mishap_codes.DRAW_TAIL, mishaps.DrawTail, _SEAT),
)
_COMMANDS = {row.code: row for row in _COMMAND_ROWS}
_COMMANDS_BY_RECORD = {row.record: row for row in _COMMAND_ROWS}

_REPLY = _Part(
    lambda packed: _COMMANDS[packed.extra].record.__name__,
    lambda value: _COMMANDS_BY_RECORD[commands.COMMANDS[cast("str", value)]].code << 24,
)

_EVENT_ROWS = (
    _row(codes.DICE_THROWN, events.DiceThrown, _SEAT, _DICE, _PURPOSE),
    _row(codes.WALL_OPENED, events.WallOpened, _INDEX),
    _row(codes.HANDS_DEALT, events.HandsDealt),
    _row(codes.FLOWER_SHOWN, events.FlowerShown, _SEAT, _TILE),
    _row(codes.TILE_DRAWN, events.TileDrawn, _SEAT, _TILE, _INDEX, _SOURCE),
    _row(codes.TILE_DISCARDED, events.TileDiscarded, _SEAT, _TILE, _DRAWN),
    _row(codes.REPLY_SEALED, events.ReplySealed, _SEAT, _REPLY, _TILE),
    _row(codes.CLAIM_OVERRULED, events.ClaimOverruled, _SEAT, _REPLY),
    _row(codes.CHOW_MADE, events.ChowMade, _SEAT, _TILE),
    _row(codes.PUNG_MADE, events.PungMade, _SEAT, _TILE),
    _row(codes.MELDED_KONG_MADE, events.MeldedKongMade, _SEAT, _TILE),
    _row(codes.CONCEALED_KONG_MADE, events.ConcealedKongMade, _SEAT, _TILE),
    _row(codes.ADDED_KONG_DECLARED, events.AddedKongDeclared, _SEAT, _TILE),
    _row(codes.ADDED_KONG_MADE, events.AddedKongMade, _SEAT, _TILE),
    _row(codes.WIN_DECLARED, events.WinDeclared, _SEAT, _TILE, _WAY, _VALUE),
    _row(codes.TIME_FINED, events.TimeFined, _SEAT, _VALUE),
    _row(codes.TIME_CALLED, events.TimeCalled),
    _row(codes.DEAL_EXHAUSTED, events.DealExhausted),
    _row(codes.DEAL_ENDED, events.DealEnded, _ENDING),
    _row(codes.SEAT_FORFEITED, events.SeatForfeited, _SEAT),
    _row(codes.CHOW_CALLED, acts.ChowCalled, _SEAT),
    _row(codes.PUNG_CALLED, acts.PungCalled, _SEAT),
    _row(codes.KONG_CALLED, acts.KongCalled, _SEAT),
    _row(codes.WIN_CALLED, acts.WinCalled, _SEAT),
    _row(codes.SET_SHOWN, acts.SetShown, _SEAT, _TILE, _KIND),
    _row(codes.HEAD_TOUCHED, acts.HeadTouched, _SEAT),
    _row(codes.HAND_SHOWN, acts.HandShown, _SEAT),
    _row(codes.CALL_WITHDRAWN, acts.CallWithdrawn, _SEAT),
    _row(codes.FAULT_COMMITTED, acts.FaultCommitted, _SEAT, _TILE, _EXTRA),
    _row(codes.STANDING_SET, acts.StandingSet, _SEAT, _CAN_WIN, _CAN_CLAIM),
    _row(codes.PENALTY_TILES_SET, acts.PenaltyTilesSet, _SEAT, _TILE, _INDEX, _EXTRA),
    _row(mishap_codes.DEAL_STOPPED, acts.DealStopped, _ENDING),
    _row(mishap_codes.TILE_EXPOSED, acts.TileExposed, _SEAT, _TILE),
    _row(mishap_codes.HAND_EXPOSED, acts.HandExposed, _SEAT),
    _row(mishap_codes.WALL_TILE_TURNED, acts.WallTileTurned, _SEAT, _TILE, _INDEX),
    _row(mishap_codes.WALL_SCATTERED, acts.WallScattered, _SEAT),
    _row(mishap_codes.WRONG_SET_SHOWN, acts.WrongSetShown, _SEAT, _TILE, _OTHER),
    _row(mishap_codes.SET_TAKEN_BACK, acts.SetTakenBack, _SEAT),
    _row(mishap_codes.TILE_PUT_BACK, acts.TilePutBack, _SEAT, _TILE, _INDEX),
)
_EVENTS = {row.code: row for row in _EVENT_ROWS}
_EVENTS_BY_RECORD = {row.record: row for row in _EVENT_ROWS}

_REASONS = {cast("int", getattr(codes, reason.name)): reason for reason in Reason}


def command_of(packed: int) -> Command:
    """
    Make the record of a packed command.

    >>> from paiju.deal.codes import DISCARD, pack_command
    >>> command_of(pack_command(DISCARD, 2, 8))
    Discard(seat='W', tile=tile('9m'))
    """
    kind, seat, tile, extra = codes.command_fields(packed)
    row = _COMMANDS[kind]
    fields = EventFields(kind, seat, tile, 0, extra, 0)
    return cast("Command", row.made(fields))


def packed_command(command: Command) -> int:
    """
    Pack the record of a command.

    >>> command_of(packed_command(commands.Chow("S", TILES[3])))
    Chow(seat='S', tile=tile('4m'))
    """
    return _packed(_COMMANDS_BY_RECORD[type(command)], command)


def event_of(packed: int, wall: tuple[Tile, ...] = ()) -> Event:
    """
    Make the record of a packed event; the wall is kept beside the event that builds it.

    >>> from paiju.deal.codes import TIME_FINED, pack_event
    >>> event_of(pack_event(TIME_FINED, 3, value=5))
    TimeFined(seat='N', points=5)
    """
    fields = codes.event_fields(packed)
    if fields.type == codes.WALL_BUILT:
        return events.WallBuilt(wall)
    return cast("Event", _EVENTS[fields.type].made(fields))


def packed_event(event: Event) -> int:
    """
    Pack the record of an event; the tiles of a wall are left out.

    >>> event_of(packed_event(events.DealEnded("exhausted")))
    DealEnded(ending='exhausted')
    """
    if isinstance(event, events.WallBuilt):
        return codes.pack_event(codes.WALL_BUILT)
    return _packed(_EVENTS_BY_RECORD[type(event)], event)


def _packed(row: _Row, record: Command | Event) -> int:
    whole = row.code | NO_TILE << 10
    for name, part in zip(row.names, row.parts, strict=True):
        whole += part.write(getattr(record, name))
    return whole


def reason_of(code: int) -> Reason:
    """
    Name a code of refusal.

    >>> from paiju.deal.codes import NOT_ASKED
    >>> reason_of(NOT_ASKED).name
    'NOT_ASKED'
    """
    return _REASONS[code]


def ending_of(code: int) -> Ending:
    """
    Name a code of how a deal ended.

    >>> from paiju.deal.codes import EXHAUSTED
    >>> ending_of(EXHAUSTED)
    'exhausted'
    """
    return _ENDINGS[code]
