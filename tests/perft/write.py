"""Write the perft files anew: `python -m tests.perft.write` (only when the rules of play change).

Positions are those of practice deals: at the start, in windows with several seats asked, with
kongs at hand, at the end of the wall, and while a kong can be robbed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from paiju.deal import codes
from paiju.deal.edition import Edition
from paiju.deal.perft import count_nodes
from paiju.deal.practice import Practice
from paiju.deal.wall import wall_text
from paiju.rules.editions import EDITIONS, PRESETS, ruleset
from paiju.view.commands import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from paiju.deal.state import DealState

__all__ = ["main"]

HERE = Path(__file__).parent
MOST = 60_000
SEEDS = 8_000


def _asked(state: DealState) -> int:
    return state.waiting().bit_count()


def _left(state: DealState) -> int:
    """
    Count the tiles left to draw; with private walls a fourth of them.
    """
    return state.tiles_left() // (1 if state.edition.rules.table.stacks else 4)


def _has(state: DealState, *kinds: int) -> bool:
    return any(command & 255 in kinds for seat in range(4) for command in state.legal(seat))


KONGS = (codes.MELDED_KONG, codes.CONCEALED_KONG, codes.ADDED_KONG)
SOUGHT: tuple[Callable[[DealState], bool], ...] = (
    lambda state: not state.river_count,
    lambda state: not state.river_count and _has(state, codes.WIN),
    lambda state: state.phase == codes.CLAIMS and _asked(state) >= 2,
    lambda state: state.phase == codes.CLAIMS and _asked(state) >= 3,
    lambda state: state.phase == codes.CLAIMS and _has(state, codes.WIN),
    lambda state: state.phase == codes.ROBBING,
    lambda state: state.phase == codes.TURN and _has(state, codes.ADDED_KONG),
    lambda state: state.phase == codes.TURN and _has(state, codes.WIN) and _has(state, *KONGS),
    lambda state: _left(state) == 1 and _has(state, *KONGS),
    lambda state: _left(state) <= 2 and _has(state, codes.PUNG, codes.CHOW),
    lambda state: _left(state) <= 3 and state.phase == codes.TURN,
)


def _found(edition: Edition, first: int) -> Iterator[tuple[Practice, list[int]]]:
    """
    Give a practice deal, stopped, for each kind of position that is sought.
    """
    wanted = list(SOUGHT)
    for seed in range(first, first + SEEDS):
        practice = Practice(edition, seed)
        practice.is_timed = practice.has_rulings = False
        played: list[int] = []
        while wanted:
            at = next((seek for seek in wanted if seek(practice.state)), None)
            if at is not None:
                wanted.remove(at)
                yield practice, played
                break
            events = practice.step()
            if not events or events[0] & 255 == codes.SEAT_FORFEITED:
                break
            played.append(_command(events[0]))
    assert not wanted, len(wanted)


def _command(event: int) -> int:
    """
    Give the command that an event began with.
    """
    fields = codes.event_fields(event)
    kinds = {
        codes.TILE_DISCARDED: codes.DISCARD,
        codes.CONCEALED_KONG_MADE: codes.CONCEALED_KONG,
        codes.ADDED_KONG_DECLARED: codes.ADDED_KONG,
        codes.REPLY_SEALED: fields.extra,
        codes.WIN_DECLARED: codes.WIN,
    }
    tile = codes.NO_TILE if fields.type == codes.WIN_DECLARED else fields.tile
    return codes.pack_command(kinds[fields.type], fields.seat, tile)


def _nodes(state: DealState) -> tuple[int, ...]:
    depth = 1
    while True:
        nodes = count_nodes(state, depth)
        if nodes[-1] * 6 > MOST or not nodes[-1]:
            return nodes
        depth += 1


def main() -> None:
    """
    Write a file for each edition.
    """
    for no, key in enumerate((*EDITIONS, *PRESETS)):
        lines: list[object] = [{"paiju": "perft", "version": 1, "rules": key}]
        for practice, played in _found(Edition(ruleset(key)), no * SEEDS):
            dice = practice.dice if ruleset(key).table.stacks else ()
            lines.append(
                {
                    "wall": wall_text(practice.wall),
                    "dice": dice,
                    "prevalent": SEATS[practice.prevalent],
                    "played": played,
                    "nodes": _nodes(practice.state),
                }
            )
        text = "".join(f"{json.dumps(line)}\n" for line in lines)
        HERE.joinpath(f"{key}.perft").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
