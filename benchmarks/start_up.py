"""How long a user waits before anything happens: importing, and one hand from the shell."""

from __future__ import annotations

import subprocess
import sys
from functools import partial

from benchmarks.rows import Alone
from benchmarks.timing import against, best

__all__ = ["ALONE"]

ROUNDS = 20
HAND = ["[EEE]^ [SSSS]< WWW NN 55p", "--win", "N", "--self-drawn"]


def run(*arguments: str) -> None:
    """
    Run Python once, its output thrown away.
    """
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)


def importing() -> float:
    """
    Time `import paiju` less the interpreter's own start.
    """
    taken = against(partial(run, "-c", "import paiju"), partial(run, "-c", "pass"), ROUNDS)
    return taken.ours - taken.theirs


def cold_score() -> float:
    """
    Time `paiju score` from a cold process.
    """
    return best(partial(run, "-m", "paiju.cli", "score", *HAND), ROUNDS)


ALONE = (
    Alone("import paiju, less Python's own start", 0.080, importing),
    Alone("paiju score from the shell", 0.250, cold_score),
)
