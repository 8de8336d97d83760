"""The scores of seeded random wins as lines, for comparing two runs.

`python -m tests.property.digest SEED WINS` prints them.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import TYPE_CHECKING, Any

from tests.property.hands import EDITIONS, Rules, other_rulings, random_wins

if TYPE_CHECKING:
    from collections.abc import Iterator

    import paiju

__all__ = ["digest"]

SYSTEMS = ("mcr", "wsom")


def digest(seed: int, wins: int) -> Iterator[str]:
    """
    Give a line for each win and edition: points, rows, struck rows, reading, other arrangements.

    Each win is scored under two editions with any rulings too.
    """
    chance = Random(seed)
    for won in random_wins(chance, lambda cases: cases, wins):
        editions: list[Rules] = [*EDITIONS, *(other_rulings(chance, key) for key in SYSTEMS)]
        for rules in editions:
            score = won.score(rules)
            told = [_told(score), [_told(tie) for tie in score.ties]]
            told.append([_told(other) for other in score.rejected])
            yield json.dumps([str(won.hand), won.how, score.ruleset.rulings, *told])


def _told(score: paiju.Score) -> list[Any]:
    return [
        score.points,
        score.counted,
        score.limit,
        str(score.reading),
        [(row.key, row.count, row.points, " ".join(map(str, row.sets))) for row in score.rows],
        [(row.key, row.by, row.principle, row.clause) for row in score.struck],
    ]


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in digest(int(sys.argv[1]), int(sys.argv[2])))
