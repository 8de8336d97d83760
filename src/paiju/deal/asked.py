"""What a caller hands to a deal, checked at its door: commands, seats, times, seeds, names.

What is no such thing at all raises an error of the family; what the rules forbid is a refusal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from paiju.errors import NotationError, number, quote
from paiju.log.codec import is_stream
from paiju.tiles.meld import MeldKind
from paiju.tiles.tile import Tile
from paiju.view.commands import COMMANDS, SEATS
from paiju.view.table_view import VIEWERS

if TYPE_CHECKING:
    from paiju.rules.table_rules import TableRules
    from paiju.view.commands import Command
    from paiju.view.table_view import Viewer

__all__ = [
    "check_bool",
    "check_command",
    "check_commitment",
    "check_count",
    "check_later",
    "check_overtime",
    "check_place",
    "check_seed",
    "check_several",
    "check_stream",
    "check_tile",
    "check_time",
    "check_viewer",
    "costs_too_much",
    "seat_number",
]

_LATEST_MS: Final = 10**11  # three years
_MOST_TURNS: Final = 200  # more than a wall has tiles to draw
_MOST_POINTS: Final = 2 * 10**9  # what a packed fine holds
_PLACES: Final = 144
_LARGEST_SEED: Final = 2**64 - 1
_KINDS: Final = frozenset(COMMANDS.values())
_DIGEST: Final = 64
_DIGITS: Final = frozenset("0123456789abcdef")


def _found(value: object) -> str:
    if value is None or isinstance(value, bool):
        return str(value)
    return number(value) if isinstance(value, int) else quote(value)


def check_command(command: object) -> Command:
    """
    Check that this is the record of a command, with a seat, a tile and a kind of set in it.

    No tile at all, and a tile that cannot be meant, is left to be refused.

    >>> check_command("discard")
    Traceback (most recent call last):
    ...
    paiju.errors.NotationError: This is no command: found 'discard', expected a record of \
paiju.view.commands, such as Pass("S"); ask for one of those that legal(seat) gives.
    """
    if type(command) not in _KINDS:
        raise NotationError(
            "this is no command",
            found=_found(command),
            expected='a record of paiju.view.commands, such as Pass("S")',
            remedy="ask for one of those that legal(seat) gives",
        )
    asked = cast("Command", command)
    place = type(asked).__name__
    for name in asked.__dataclass_fields__:
        value: object = getattr(asked, name)
        if name == "seat":
            seat_number(value, f"{place}, seat")
        elif name == "tile":
            if value is not None:
                check_tile(value, f"{place}, tile")
        elif name in {"one", "other"}:
            check_tile(value, f"{place}, {name}")
        elif name == "index":
            check_place(value, f"{place}, index")
        elif not isinstance(value, MeldKind):
            raise NotationError(
                "this is no kind of set",
                place=f"{place}, {name}",
                found=_found(value),
                expected=f"a MeldKind: {', '.join(MeldKind)}",
                remedy="write MeldKind.PUNG",
            )
    return asked


def seat_number(seat: object, place: str = "seat") -> int:
    """
    Give the number of a seat.

    >>> seat_number("W")
    2
    """
    if type(seat) is str and seat in SEATS:
        return SEATS.index(seat)
    raise NotationError(
        "unknown seat",
        place=place,
        found=_found(seat),
        expected="E, S, W or N",
        remedy="name the seat by its wind",
    )


def check_tile(value: object, place: str = "tile") -> Tile:
    """
    Check that this is a tile and no text of one.

    >>> check_tile(Tile(0))
    tile('1m')
    """
    if isinstance(value, Tile):
        return value
    raise NotationError(
        "this is no tile",
        place=place,
        found=_found(value),
        expected="a Tile",
        remedy='write tile("1m")',
    )


def check_place(value: object, place: str = "index") -> int:
    """
    Check a place in the wall.

    >>> check_place(60)
    60
    """
    if type(value) is int and 0 <= value < _PLACES:
        return value
    raise NotationError(
        "this is no place in a wall",
        place=place,
        found=_found(value),
        expected=f"a whole number from 0 to {_PLACES - 1}",
        remedy="count in the order in which the wall is drawn, from 0",
    )


def check_time(at_ms: object, now_ms: int) -> int:
    """
    Check a time in milliseconds; None is the time of the last event.

    >>> check_time(None, 5), check_time(7, 5)
    (5, 7)
    """
    if at_ms is None:
        return now_ms
    if type(at_ms) is int and 0 <= at_ms <= _LATEST_MS:
        return at_ms
    raise NotationError(
        "a time that is no number of milliseconds",
        place="at_ms",
        found=_found(at_ms),
        expected=f"a whole number from 0 to {_LATEST_MS}",
        remedy="count from the beginning of the stream",
    )


def check_later(at_ms: object, now_ms: int) -> int:
    """
    Check a time that may not lie before the last event.

    >>> check_later(None, 5), check_later(7, 5)
    (5, 7)
    """
    when = check_time(at_ms, now_ms)
    if when < now_ms:
        raise NotationError(
            "a time before that of the last event",
            place="at_ms",
            found=str(when),
            expected=f"{now_ms} or later",
            remedy="leave it out for the time of the last event",
        )
    return when


def costs_too_much(table: TableRules) -> bool:
    """
    Tell whether overruns of a deal could cost more than a result holds, or less than nothing.

    >>> from dataclasses import replace
    >>> from paiju.rules.table_rules import WSOM_TABLE
    >>> costs_too_much(WSOM_TABLE), costs_too_much(replace(WSOM_TABLE, overtime_points=10**9))
    (False, True)
    """
    if table.overtime_unit_ms <= 0:
        return False
    # of each turn and of the whole deal, and of each a unit that has begun
    units = 2 * (_LATEST_MS // table.overtime_unit_ms) + _MOST_TURNS
    return not 0 <= units * table.overtime_points <= _MOST_POINTS


def check_overtime(table: TableRules) -> None:
    """
    Raise `NotationError` for a table whose overruns cost more than a result holds.

    >>> from paiju.rules.table_rules import WSOM_TABLE
    >>> check_overtime(WSOM_TABLE)
    """
    if costs_too_much(table):
        raise NotationError(
            "fines that no result holds",
            place="overtime_points",
            found=f"{table.overtime_points} each {table.overtime_unit_ms} ms",
            expected=f"at most {_MOST_POINTS} points in {_LATEST_MS} ms",
            remedy="let an overrun cost fewer points, or count longer units",
        )


def check_seed(seed: object) -> int:
    """
    Check a seed; None is 0.

    >>> check_seed(None), check_seed(7)
    (0, 7)
    """
    if seed is None:
        return 0
    if type(seed) is int and 0 <= seed <= _LARGEST_SEED:
        return seed
    raise NotationError(
        "this is no seed",
        place="seed",
        found=_found(seed),
        expected="a whole number from 0 to 2**64 - 1",
        remedy="give such a number, or leave it out for 0",
    )


def check_several(value: object, place: str, expected: str) -> None:
    """
    Check that a wall, or dice, are several at all; what they are is read elsewhere.

    >>> check_several((1, 2, 3, 4), "dice", "four numbers")
    """
    if not isinstance(value, Iterable):
        raise NotationError(
            "one value where several are wanted",
            place=place,
            found=_found(value),
            expected=expected,
            remedy="give a list, or leave it out",
        )


def check_viewer(viewer: object) -> Viewer:
    """
    Check who looks on.

    >>> check_viewer("official")
    'official'
    """
    if type(viewer) is str and viewer in VIEWERS:
        return VIEWERS[VIEWERS.index(viewer)]
    raise NotationError(
        "unknown viewer",
        place="viewer",
        found=_found(viewer),
        expected="E, S, W, N, spectator or official",
        remedy="name a seat by its wind",
    )


def check_commitment(promise: object) -> str:
    """
    Check a promise of a wall; "" is none.

    >>> check_commitment("")
    ''
    """
    if type(promise) is str and (
        not promise or (len(promise) == _DIGEST and _DIGITS.issuperset(promise))
    ):
        return promise
    raise NotationError(
        "this is no promise of a wall",
        place="commitment",
        found=_found(promise),
        expected=f"{_DIGEST} digits of 0 to 9 and a to f, or an empty text",
        remedy="make it with paiju.deal.commitment.commitment",
    )


def check_stream(stream: object) -> str:
    """
    Check the name of a deal's log: what this lets through can be replayed and verified.

    >>> check_stream("deal/7")
    'deal/7'
    """
    if type(stream) is str and stream.startswith("deal/") and is_stream(stream):
        return stream
    raise NotationError(
        "this is no stream of a deal",
        place="stream",
        found=_found(stream),
        expected="deal/ and the id of a deal, without spaces",
        remedy='write "deal/7"',
    )


def check_bool(value: object, place: str) -> bool:
    """
    Check a yes or no.

    >>> check_bool(value=True, place="can_win")
    True
    """
    if isinstance(value, bool):
        return value
    raise NotationError(
        "neither yes nor no",
        place=place,
        found=_found(value),
        expected="True or False",
        remedy=f"write {place}=True or {place}=False",
    )


def check_count(value: object, place: str) -> int:
    """
    Check a number of tiles of one kind.

    >>> check_count(1, "live")
    1
    """
    if type(value) is int:
        return value
    raise NotationError(
        "this is no number of tiles",
        place=place,
        found=_found(value),
        expected="a whole number",
        remedy=f"write {place}=1",
    )
