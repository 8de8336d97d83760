"""How long a user waits before anything happens: importing, and one hand from the shell."""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter

IMPORT_SECONDS = 0.080
SCORE_SECONDS = 0.250
ROUNDS = 20


def best(command: list[str]) -> float:
    """
    Give the seconds of a command in its best round.
    """
    rounds = []
    for _ in range(ROUNDS):
        started = perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        rounds.append(perf_counter() - started)
    return min(rounds)


def test_import() -> None:
    """
    `import paiju` adds at most 80 ms to the interpreter's own start.
    """
    bare = best([sys.executable, "-c", "pass"])
    loaded = best([sys.executable, "-c", "import paiju"])
    print(
        f"\nimport paiju: {1e3 * (loaded - bare):.0f} ms (at most 80), bare {1e3 * bare:.0f} ms",
        end="",
    )

    assert loaded - bare <= IMPORT_SECONDS


def test_cold_score() -> None:
    """
    `paiju score` answers in at most 250 ms from a cold process.
    """
    hand = "[EEE]^ [SSSS]< WWW NN 55p"
    seconds = best(
        [sys.executable, "-m", "paiju.cli", "score", hand, "--win", "N", "--self-drawn"]
    )
    print(f"\npaiju score, cold: {1e3 * seconds:.0f} ms (at most 250)", end="")

    assert seconds <= SCORE_SECONDS
