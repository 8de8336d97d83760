"""Perft: counting every way to go on, so that a change of what is legal changes a number.

A file of positions is JSON Lines: first `{"paiju": "perft", "version": 1, "rules": …}`, then a
position a line: the wall in physical order as text, the dice (none for private walls), the
prevalent wind, the packed commands already played (see `codes`), and the nodes of depth 1, 2 ….
A node is a command that some seat may ask, replies to a claim in any order among them.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple, cast

from paiju.deal import codes
from paiju.deal.codes import pack_event
from paiju.deal.edition import Edition
from paiju.deal.opening import opening, read_dice
from paiju.deal.state import DealState
from paiju.deal.wall import read_wall
from paiju.errors import NotationError, clip, number, quote
from paiju.rules.editions import ruleset
from paiju.view.commands import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.rules.ruleset import Ruleset

__all__ = ["Position", "count_nodes", "read_positions", "state_at"]

_SHOWN = 60


class Position(NamedTuple):
    """
    A deal somewhere on its way, and how many nodes each depth has from there.
    """

    rules: Ruleset
    wall: str
    dice: tuple[int, ...]
    prevalent: str
    played: tuple[int, ...]
    nodes: tuple[int, ...]


def count_nodes(state: DealState, depth: int) -> tuple[int, ...]:
    """
    Count the nodes of each depth, by playing every legal command of every seat.

    >>> from paiju.deal.deal import Deal
    >>> count_nodes(Deal("mcr", seed=1).state, 1), count_nodes(Deal("mcr", seed=1).state, 0)
    ((13,), ())
    """
    nodes = [0] * depth
    if nodes:
        _count(state, nodes, 0)
    return tuple(nodes)


def _count(state: DealState, nodes: list[int], level: int) -> None:
    for seat in range(4):
        for command in state.legal(seat):
            after = state.copy()
            after.play(command, after.now_ms)
            nodes[level] += 1
            if level + 1 < len(nodes):
                _count(after, nodes, level + 1)


def state_at(position: Position, edition: Edition) -> DealState:
    """
    Play to a position.
    """
    state = DealState(edition, SEATS.index(position.prevalent))
    state.build(read_wall(position.wall, position.rules), 0)
    if position.rules.table.stacks:
        dice = read_dice(position.dice)
        opened = opening(position.rules, dice)
        extra = dice[0] | dice[1] << 4, dice[2] | dice[3] << 4
        state.apply(pack_event(codes.DICE_THROWN, 0, extra=extra[0]), 0)
        state.apply(pack_event(codes.DICE_THROWN, opened.opener, extra=extra[1], value=1), 0)
        state.apply(pack_event(codes.WALL_OPENED, index=opened.head), 0)
    state.apply(pack_event(codes.HANDS_DEALT), 0)
    state.settle_down(0)
    for no, command in enumerate(position.played, start=1):
        if not state.play(command, 0):
            raise NotationError(
                "a command that is refused",
                place=f"played, command {no}",
                found=number(command),
                expected="commands that are legal in turn",
                remedy="write the positions anew",
            )
    return state


def read_positions(text: str) -> Iterator[Position]:
    """
    Read a file of positions; raise `NotationError` where it is none.

    >>> list(read_positions('{"paiju": "perft", "version": 1, "rules": "mcr"}'))
    []
    """
    rules: Ruleset | None = None
    for no, line in enumerate(text.splitlines(), start=1):
        found = _object(line, no)
        if rules is None:
            if found.get("paiju") != "perft" or found.get("version") != 1:
                raise _unfit(no, line, '{"paiju": "perft", "version": 1, "rules": …}')
            rules = ruleset(_text(found, "rules", no))
        else:
            yield Position(
                rules,
                _text(found, "wall", no),
                _numbers(found, "dice", no),
                SEATS[SEATS.index(_wind(found, no))],
                _numbers(found, "played", no),
                _numbers(found, "nodes", no),
            )


def _object(line: str, no: int) -> dict[str, object]:
    try:
        found: object = json.loads(line)
    except (ValueError, RecursionError):
        # said in our words, with the line
        found = None
    if isinstance(found, dict):
        return cast("dict[str, object]", found)
    raise _unfit(no, line, "a JSON object")


def _text(found: dict[str, object], key: str, no: int) -> str:
    value = found.get(key)
    if isinstance(value, str):
        return value
    raise _unfit(no, value, f"a text at {key!r}")


def _wind(found: dict[str, object], no: int) -> str:
    wind = _text(found, "prevalent", no)
    if wind in SEATS:
        return wind
    raise _unfit(no, wind, "E, S, W or N at 'prevalent'")


def _numbers(found: dict[str, object], key: str, no: int) -> tuple[int, ...]:
    value = found.get(key)
    numbers = cast("list[object]", value) if isinstance(value, list) else [None]
    whole = tuple(each for each in numbers if type(each) is int and 0 <= each < 1 << 31)
    if len(whole) == len(numbers):
        return whole
    raise _unfit(no, found.get(key), f"a list of whole numbers at {key!r}")


def _unfit(no: int, found: object, expected: str) -> NotationError:
    return NotationError(
        "a line that is no position",
        place=f"line {no}",
        found="nothing" if found is None else clip(quote(found), _SHOWN),
        expected=expected,
        remedy="write it as the files in tests/perft",
    )
