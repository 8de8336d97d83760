"""Commands, events and refusals of a deal as packed integers: the numbers all rooms agree on.

A command is `type | seat << 8 | tile << 10 | extra << 16`; an event is
`type | seat << 8 | tile << 10 | index << 16 | extra << 24 | value << 32`, the value signed. A tile
is a kind (0-33), a flower (34-41), or `NO_TILE`. `numbers.pxd` has the same for compiled modules.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = [
    "ADDED",
    "ADDED_KONG",
    "ADDED_KONG_DECLARED",
    "ADDED_KONG_MADE",
    "ADDED_KONG_SET",
    "AFTER_FLOWER",
    "AFTER_KONG",
    "ALREADY_REPLIED",
    "BEFORE_WALL",
    "BELOW_MINIMUM",
    "CALL_CHOW",
    "CALL_KONG",
    "CALL_PUNG",
    "CALL_TIME",
    "CALL_WIN",
    "CALL_WITHDRAWN",
    "CHOW",
    "CHOW_CALLED",
    "CHOW_MADE",
    "CHOW_SET",
    "CLAIMED",
    "CLAIMS",
    "CLAIM_BARRED",
    "CLAIM_OVERRULED",
    "CONCEALED_KONG",
    "CONCEALED_KONG_MADE",
    "CONCEALED_KONG_SET",
    "DEAD_PENALTY_TILE",
    "DEALING",
    "DEAL_ENDED",
    "DEAL_EXHAUSTED",
    "DEAL_OVER",
    "DICE_THROWN",
    "DISCARD",
    "DRAW",
    "DRAWING",
    "ENDED",
    "ENDING",
    "EXHAUSTED",
    "FAULT_COMMITTED",
    "FLOWER_SHOWN",
    "FORFEIT",
    "FORFEITED",
    "FROM_HEAD",
    "FROM_SEAT",
    "HANDS_DEALT",
    "HAND_SHOWN",
    "HEAD_TOUCHED",
    "HEAD_WAS_TOUCHED",
    "INITIAL_FLOWERS",
    "JUST_DRAWN",
    "KONG_AFTER_CLAIM",
    "KONG_CALLED",
    "LAST_DISCARD",
    "LAST_TILE_HELD",
    "LEGAL",
    "MAY_CHOW_HIGH",
    "MAY_CHOW_LOW",
    "MAY_CHOW_MIDDLE",
    "MAY_KONG",
    "MAY_PUNG",
    "MAY_WIN",
    "MELDED_KONG",
    "MELDED_KONG_MADE",
    "MELDED_KONG_SET",
    "NOTHING_CALLED",
    "NOT_ASKED",
    "NOT_COMPLETE",
    "NOT_FROM_UPPER_SEAT",
    "NOT_IN_FAITHFUL_PLAY",
    "NOT_IN_GUIDED_PLAY",
    "NOT_POSSIBLE",
    "NOT_ROBBABLE",
    "NOT_YOUR_TURN",
    "NO_FORFEIT",
    "NO_PUNG_TO_ADD_TO",
    "NO_SUCH_SET",
    "NO_TILE",
    "NO_TILE_TO_DRAW",
    "ON_DISCARD",
    "OPENER_SEARCH",
    "OPENING_THROW",
    "OVERTAKEN",
    "OWN_DISCARD",
    "PASS",
    "PENALTY_TILE",
    "PENALTY_TILES_SET",
    "PLACE_SHIFT",
    "PLAY_STOPPED",
    "PUNG",
    "PUNG_CALLED",
    "PUNG_MADE",
    "PUNG_SET",
    "REPLACING",
    "REPLY_SEALED",
    "ROBBING",
    "ROBBING_WIN",
    "SEAT_FORFEITED",
    "SELF_DRAWN_WIN",
    "SET_SHOWN",
    "SHOW_FLOWER",
    "SHOW_HAND",
    "SHOW_SET",
    "STANDING_SET",
    "SWAP_CALL",
    "TILE_DISCARDED",
    "TILE_DRAWN",
    "TILE_NOT_HELD",
    "TIME_CALLED",
    "TIME_FINED",
    "TIME_RUNS_BACK",
    "TOO_EARLY",
    "TOO_LATE",
    "TOUCH_HEAD",
    "TURN",
    "UNDECIDED",
    "UNKNOWN_COMMAND",
    "WALL_BUILT",
    "WALL_OPENED",
    "WIN",
    "WIN_BARRED",
    "WIN_CALLED",
    "WIN_DECLARED",
    "WITHDRAW",
    "WON_BY_ROBBING",
    "WON_BY_SELF_DRAW",
    "WON_ON",
    "WON_ON_DISCARD",
    "EventFields",
    "command_fields",
    "event_fields",
    "pack_command",
    "pack_event",
]

NO_TILE = 63

# Commands of guided play.
PASS = 1
DISCARD = 2
CHOW = 3
PUNG = 4
MELDED_KONG = 5
CONCEALED_KONG = 6
ADDED_KONG = 7
WIN = 8
CALL_TIME = 9
FORFEIT = 10

# Single public acts of faithful play.
CALL_CHOW = 16
CALL_PUNG = 17
CALL_KONG = 18
CALL_WIN = 19
SHOW_SET = 20
TOUCH_HEAD = 21
DRAW = 22
SHOW_FLOWER = 23
SHOW_HAND = 24
WITHDRAW = 25

# Events.
WALL_BUILT = 1
DICE_THROWN = 2
WALL_OPENED = 3
HANDS_DEALT = 4
FLOWER_SHOWN = 5
TILE_DRAWN = 6
TILE_DISCARDED = 7
REPLY_SEALED = 8
CLAIM_OVERRULED = 9
CHOW_MADE = 10
PUNG_MADE = 11
MELDED_KONG_MADE = 12
CONCEALED_KONG_MADE = 13
ADDED_KONG_DECLARED = 14
ADDED_KONG_MADE = 15
WIN_DECLARED = 16
TIME_FINED = 17
TIME_CALLED = 18
DEAL_EXHAUSTED = 19
DEAL_ENDED = 20
SEAT_FORFEITED = 21
CHOW_CALLED = 32
PUNG_CALLED = 33
KONG_CALLED = 34
WIN_CALLED = 35
SET_SHOWN = 36
HEAD_TOUCHED = 37
HAND_SHOWN = 38
CALL_WITHDRAWN = 39
FAULT_COMMITTED = 40
STANDING_SET = 41
PENALTY_TILES_SET = 42

# `extra` of TILE_DRAWN: where the tile came from.
FROM_HEAD = 0
AFTER_KONG = 1
AFTER_FLOWER = 2

# `extra` of DICE_THROWN is first die | second die << 4; its value says what the throw was for.
OPENER_SEARCH = 0
OPENING_THROW = 1

# `extra` of WIN_DECLARED.
ON_DISCARD = 0
SELF_DRAWN_WIN = 1
ROBBING_WIN = 2

# `extra` of SHOW_SET and SET_SHOWN.
CHOW_SET = 0
PUNG_SET = 1
MELDED_KONG_SET = 2
CONCEALED_KONG_SET = 3
ADDED_KONG_SET = 4

# `extra` of DEAL_ENDED: how the deal ended.
UNDECIDED = 0
WON_ON_DISCARD = 1
WON_BY_SELF_DRAW = 2
WON_BY_ROBBING = 3
EXHAUSTED = 4
FORFEITED = 5

# Phases of a deal: what it waits for.
BEFORE_WALL = 0
DEALING = 1
INITIAL_FLOWERS = 2
TURN = 3
CLAIMS = 4
ROBBING = 5
REPLACING = 6
DRAWING = 7
ENDING = 8
ENDED = 9

# What a seat may do about a discard: bits of its options.
MAY_WIN = 1
MAY_PUNG = 2
MAY_KONG = 4
MAY_CHOW_LOW = 8
MAY_CHOW_MIDDLE = 16
MAY_CHOW_HIGH = 32

# Marks of a discard.
CLAIMED = 1
JUST_DRAWN = 2
WON_ON = 4

# Marks of a meld: who discarded the claimed tile, its place in a chow, a kong added to a pung.
FROM_SEAT = 3
PLACE_SHIFT = 2
ADDED = 16

# Why a command is refused.
LEGAL = 0
UNKNOWN_COMMAND = 1
DEAL_OVER = 2
TIME_RUNS_BACK = 3
NOT_YOUR_TURN = 4
NOT_ASKED = 5
ALREADY_REPLIED = 6
TILE_NOT_HELD = 7
NOT_FROM_UPPER_SEAT = 8
NO_SUCH_SET = 9
LAST_DISCARD = 10
NO_TILE_TO_DRAW = 11
LAST_TILE_HELD = 12
KONG_AFTER_CLAIM = 13
NO_PUNG_TO_ADD_TO = 14
NOT_COMPLETE = 15
BELOW_MINIMUM = 16
WIN_BARRED = 17
CLAIM_BARRED = 18
PENALTY_TILE = 19
DEAD_PENALTY_TILE = 20
SWAP_CALL = 21
TOO_EARLY = 22
NOT_IN_GUIDED_PLAY = 23
NOT_ROBBABLE = 24
HEAD_WAS_TOUCHED = 25
TOO_LATE = 26
OVERTAKEN = 27
NOTHING_CALLED = 28
OWN_DISCARD = 29
NOT_IN_FAITHFUL_PLAY = 30
NO_FORFEIT = 31
PLAY_STOPPED = 32
NOT_POSSIBLE = 33


@dataclass(frozen=True, slots=True)
class EventFields:
    """
    The fields of a packed event.
    """

    type: int
    seat: int
    tile: int
    index: int
    extra: int
    value: int


def pack_command(kind: int, seat: int, tile: int = NO_TILE, extra: int = 0) -> int:
    """
    Pack a command.

    >>> pack_command(DISCARD, 2, 8)
    8706
    """
    return kind | seat << 8 | tile << 10 | extra << 16


def command_fields(command: int) -> tuple[int, int, int, int]:
    """
    Give the type, seat, tile and extra of a packed command.

    >>> command_fields(8706)
    (2, 2, 8, 0)
    """
    return command & 255, command >> 8 & 3, command >> 10 & 63, command >> 16


def pack_event(  # noqa: PLR0917  # an event has as many fields
    kind: int,
    seat: int = 0,
    tile: int = NO_TILE,
    index: int = 0,
    extra: int = 0,
    value: int = 0,
) -> int:
    """
    Pack an event.

    >>> event_fields(pack_event(TIME_FINED, 3, value=-5)).value
    -5
    """
    return kind | seat << 8 | tile << 10 | index << 16 | extra << 24 | (value & 0xFFFFFFFF) << 32


def event_fields(event: int) -> EventFields:
    """
    Give the fields of a packed event.

    >>> event_fields(pack_event(TILE_DRAWN, 1, 5, 53, FROM_HEAD))
    EventFields(type=6, seat=1, tile=5, index=53, extra=0, value=0)
    """
    value = event >> 32
    return EventFields(
        event & 255,
        event >> 8 & 3,
        event >> 10 & 63,
        event >> 16 & 255,
        event >> 24 & 255,
        value - (1 << 32) if value >> 31 else value,
    )
