"""Questions about hands asked by several threads at once."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import TYPE_CHECKING, SupportsIndex

import pytest

import paiju
from paiju.shape import tables

if TYPE_CHECKING:
    from collections.abc import Iterator

SECONDS = 1.0
THREADS = 4
MADE = ("FIVES", "RIGHTS", "HONORS_AT", "SUITS", "HONOR_PROFILES", "DIGITS", "KNITTED_OF")
HANDS = (
    "[5555m] 46m 123p 456p 77p",
    "1479m 2368p 159s E C",
    "[EEE] [1111p] 23p 56s 99s C",
    "147m 258p 369s EEE C",
    "1111m 444p 777p 999s",
    "[123m] [456p] 78s 99s 5m 1m C",
)


@pytest.fixture
def hasty() -> Iterator[None]:
    """
    Let threads take turns as often as they can.
    """
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def answers(hand: str) -> tuple[object, ...]:
    """
    Ask everything that is asked of a hand's shape.
    """
    read = paiju.Hand.parse(hand)
    useful = paiju.useful_tiles(hand)
    full = read.with_win(useful[0].tile)
    return paiju.distance(hand), paiju.distance(read.counts), useful, paiju.discards(full)


@pytest.mark.usefixtures("hasty")
def test_threads_get_the_answers_that_one_thread_gets() -> None:
    """
    Hands with melds and without, asked by four threads at once for a second.
    """
    right = {hand: answers(hand) for hand in HANDS}
    enough = Event()

    def ask(first: int) -> list[str]:
        turn = first
        wrong: list[str] = []
        while not enough.is_set():
            hand = HANDS[turn % len(HANDS)]
            wrong += [hand] if answers(hand) != right[hand] else []
            turn += 1
        return wrong

    with ThreadPoolExecutor(THREADS) as threads:
        asked = [threads.submit(ask, first) for first in range(THREADS)]
        enough.wait(SECONDS)
        enough.set()

    assert [[]] * THREADS == [each.result() for each in asked]


class Known(list[int]):
    """
    Numbers that may be written again, but never as others.
    """

    def __setitem__(self, place: SupportsIndex | slice, value: object) -> None:
        """
        Refuse another number.
        """
        assert self[place] == value


def test_tables_that_two_threads_make_are_never_blurred(
    pure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    A thread that finds the tables not made yet writes nothing that another would read wrongly.
    """
    if not pure:
        return  # the tables are no lists then, and hold the same numbers

    tables.load()
    for name in MADE:
        monkeypatch.setattr(tables, name, Known(getattr(tables, name)))
    monkeypatch.setattr(tables, "_loaded", [])
    tables.load()

    assert [True] == tables._loaded


def test_a_fault_leaves_the_next_answer_right() -> None:
    """
    What is no hand is refused, and the hand asked next gets its own answer.
    """
    for wrong in (bytes([4] * 34), bytes(33)):
        with pytest.raises(paiju.PaijuError):
            paiju.distance(wrong)

        assert 0 == paiju.distance("147m 258p 369s EEE C")
        assert 1 == paiju.distance("[5555m] 46m 123p 456p 77p")
    with pytest.raises(paiju.ImpossibleHand):
        paiju.useful_tiles("[EEE] 123m 456p 78s CC f1", rules="wsom")

    assert [("6s", 4), ("9s", 4)] == [
        (str(tile), left) for tile, left in paiju.useful_tiles("[EEE] 123m 456p 78s CC")
    ]
