"""How long a user waits before anything happens: importing, and one hand from the shell."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from time import perf_counter

from benchmarks.rows import Alone
from benchmarks.timing import against, best

__all__ = ["ALONE", "beyond", "cold_score", "importing", "run"]

ROUNDS = 20
HAND = ["[EEE]^ [SSSS]< WWW NN 55p", "--win", "N", "--self-drawn"]


def run(*arguments: str) -> None:
    """
    Run Python once, its output thrown away.
    """
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)


def beyond(program: str, rounds: int = ROUNDS) -> float:
    """
    Time a program by the clock on the wall, less the interpreter's own start.
    """
    calls = partial(run, "-c", program), partial(run, "-c", "pass")
    taken = against(*calls, rounds, perf_counter)
    return taken.ours - taken.theirs


def importing(rounds: int = ROUNDS) -> float:
    """
    Time `import paiju` less the interpreter's own start.
    """
    return beyond("import paiju", rounds)


def cold_score(rounds: int = ROUNDS) -> float:
    """
    Time `paiju score` from a cold process.
    """
    return best(partial(run, "-m", "paiju.cli", "score", *HAND), rounds, perf_counter)


ALONE = (
    Alone("import paiju, less Python's own start", 0.080, importing),
    Alone("paiju score from the shell", 0.250, cold_score),
)
