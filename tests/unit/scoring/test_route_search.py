"""The search behind the routes: its aims, its limits, and threads side by side."""

from __future__ import annotations

import gc
import threading
import weakref
from array import array
from dataclasses import replace

import pytest

import paiju
from paiju.scoring.aiming import Aiming
from paiju.scoring.aims import aims, packed
from paiju.scoring.circumstances import Circumstances
from paiju.scoring.door import room_of
from paiju.scoring.finder import finder_of
from paiju.scoring.position import position_of

# as many targets are held, and no more
MOST = 16_384
# rows that need no aim: small ones, the way of winning, kongs that are there already
LEFT_TO_CHANCE = {
    "mcr": {
        "chicken_hand", "nine_gates", "melded_hand", "four_kongs", "three_kongs",
        "two_concealed_kongs", "last_tile_draw", "last_tile_claim", "out_with_replacement_tile",
        "robbing_the_kong",
    },
    "wsom": {
        "nine_gates", "three_kong", "four_kong", "two_kong", "blessing_of_heaven",
        "blessing_of_earth", "two_identical_sequences_twice", "final_draw", "final_discard",
        "win_on_kong", "robbing_a_kong",
    },
}  # fmt: skip


@pytest.mark.parametrize(("rules", "least"), [("mcr", 6), ("wsom", 10)])
def test_every_dear_row_is_aimed_at(rules: str, least: int) -> None:
    """
    Each row of six points, in WSOM of ten, has an aim, but for those that nobody can aim at.
    """
    room = room_of(rules)
    aimed = {key for aim in aims(room.table, room.forms) for key in aim.keys}
    worth = {key for key, row in room.table.items() if getattr(row, "points", 0) >= least}

    assert LEFT_TO_CHANCE[rules] == worth - aimed


def test_a_search_that_is_cut_short_says_so() -> None:
    """
    With no place left for targets, or too few asked for, not all are found.
    """
    room = room_of("mcr")
    at = position_of(
        paiju.Hand.parse("[123m] 456p 78s 345s 9p 1s"), Circumstances(), room.ruleset, ""
    )
    numbers = array("Q")
    for aim in aims(room.table, room.forms):
        numbers += packed(aim)
    search = Aiming(numbers)
    search.targets.open(at.head, at.held, at.left, at.last_of_kind)
    search.open()

    assert search.search_all(2, 1000)
    assert not search.search_all(3, 5)
    search.targets.size = MOST
    assert not search.search_all(2, 1000)
    assert search.targets.size == MOST


def test_threads_have_a_finder_each() -> None:
    """
    Calls in several threads at once give what they give one after another.
    """
    hands = ["123m 456m 78m EE CC PP", "[345m] 345p 678p 56s 22m", "1122m 3344p 556s EP"]
    alone = [paiju.routes(hand) for hand in hands]
    found: dict[int, object] = {}

    def find(place: int) -> None:
        found[place] = paiju.routes(hands[place % 3])

    threads = [threading.Thread(target=find, args=(place,)) for place in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [found[place] for place in range(6)] == alone * 2


def test_finders_of_many_editions_are_given_up() -> None:
    """
    A finder is kept for the editions asked for of late; the others are made anew when asked again.
    """
    editions = [replace(paiju.ruleset("mcr"), minimum_points=points) for points in range(8, 24)]
    kept = []
    for edition in editions:
        with finder_of(room_of(edition)) as finder:
            kept.append(weakref.ref(finder))
        del finder
    gc.collect()

    alive = [each() is not None for each in kept]
    assert [False] * 8 + [True] * 8 == alive
