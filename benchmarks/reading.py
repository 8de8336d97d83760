"""How fast a hand's distance and its discards are read; the compiled calls are what is limited."""

from __future__ import annotations

import subprocess
import sys
from collections import deque
from functools import partial

from benchmarks.hands import HANDS, Tiles, counts_of, hands
from benchmarks.peers import beside, peer
from benchmarks.rows import Against, Alone
from benchmarks.timing import Ratio, against, best

import paiju
from paiju.shape.distance import forms_of
from paiju.shape.useful import Useful
from paiju.tiles import TILES, Hand

__all__ = ["AGAINST", "ALONE"]

REPEATS = 8
SLOW = 2_000
STARTS = 9
STARTER = """
from time import thread_time
import paiju
hand = bytes([1] * 13 + [0] * 21)
times = [thread_time()]
for _ in range(2):
    paiju.distance(hand)
    times.append(thread_time())
print(times[1] - times[0] - (times[2] - times[1]))
"""


def bulk(held: tuple[Tiles, ...]) -> bytes:
    """
    Give hands as rows, several times over, so that a call takes milliseconds.
    """
    return b"".join(map(counts_of, held)) * REPEATS


def many() -> float:
    """
    Time a hand of `distance_many`.
    """
    rows = bulk(hands())
    return best(partial(paiju.distance_many, rows)) / (REPEATS * HANDS)


def many_beside_calls(*, dealt: bool = False) -> Ratio:
    """
    Time a hand of `distance_many` beside a call of PyMahjongGB, on hands of 13 tiles.
    """
    held = hands(13, dealt=dealt)
    ours, theirs = partial(paiju.distance_many, bulk(held)), peer("PyMahjongGB", held)
    taken = against(ours, lambda: deque(theirs(), 0))
    return Ratio(taken.ours / REPEATS, taken.theirs).over(len(held))


def compiled_discards() -> float:
    """
    Time the compiled call beneath `discards`: each kind of 14 tiles dropped, by all forms of MCR.
    """
    rows, forms, finder = [*map(counts_of, hands(14))], forms_of("mcr"), Useful()
    hand = finder.hand

    def drop_each() -> None:
        for counts in rows:
            hand.take(counts, forms)
            finder.try_discards()

    return best(drop_each) / len(rows)


def discards() -> float:
    """
    Time `discards` with the tuples it gives, on hands that are read already.
    """
    tiles = [[TILES[tile // 4] for tile in hand] for hand in hands(14)[:SLOW]]
    read = [Hand(tuple(held[:-1]), win=held[-1]) for held in tiles]
    return best(lambda: deque(map(paiju.discards, read), 0)) / len(read)


def loading() -> float:
    """
    Time the first distance of a fresh process, which loads the tables, less the second.
    """
    command = [sys.executable, "-c", STARTER]
    runs = [subprocess.run(command, check=True, capture_output=True) for _ in range(STARTS)]
    return min(float(run.stdout) for run in runs)


AGAINST = (
    Against("distance, one call from Python", "riichienv", 1 / 0.6, partial(beside, "riichienv")),
    Against(
        "distance_many, a hand, against a call for all forms of MCR",
        "PyMahjongGB",
        100,
        many_beside_calls,
    ),
    Against(
        "the same, hands as dealt alone",
        "PyMahjongGB",
        None,
        partial(many_beside_calls, dealt=True),
    ),
)
ALONE = (
    Alone("distance_many, a hand", 80e-9, many),
    Alone("all discards of 14 tiles with useful tiles, compiled", 10e-6, compiled_discards),
    Alone("discards, that and the tuples it gives", None, discards),
    Alone("tables, loaded by the first distance", 10e-3, loading),
)
