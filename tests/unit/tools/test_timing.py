"""The clock of the speed limits sees what it times: the time of a child process too."""

from __future__ import annotations

import time

from benchmarks import start_up
from benchmarks.timing import best, seconds

SLEEP = 0.2


def test_a_child_that_sleeps_is_seen() -> None:
    """
    A program that does nothing for so long takes at least that, beyond the interpreter's start.
    """
    taken = start_up.beyond(f"import time; time.sleep({SLEEP})", rounds=2)

    assert SLEEP / 2 < taken < 20 * SLEEP


def test_figures_of_the_start_are_positive() -> None:
    """
    Importing paiju takes longer than importing nothing, and a cold score longer than that.
    """
    importing, scoring = start_up.importing(rounds=3), start_up.cold_score(rounds=2)

    assert 0 < importing < scoring


def test_the_usual_clock_is_the_thread_s_own() -> None:
    """
    What sleeps in this process costs no processor time, unless another clock is asked for.
    """

    def sleep() -> None:
        time.sleep(SLEEP / 4)

    assert seconds(sleep) < SLEEP / 8
    assert best(sleep, 1, time.perf_counter) >= SLEEP / 5
