"""Different ways to ask the same question give the same answer."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.property.digest import digest
from tests.property.hands import EDITIONS, other_rulings, random_wins

import paiju
from paiju.scoring import win
from paiju.scoring.mcr.edition import fan_edition
from paiju.scoring.mcr.kernel import Kernel as FanKernel
from paiju.scoring.mcr.table import ROWS as FANS
from paiju.scoring.wsom.edition import pattern_edition
from paiju.scoring.wsom.kernel import Kernel as PatternKernel

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

ROOT = Path(paiju.__file__).parents[2]
# Of these rows as many count as the account-once principle leaves.
LINKED = {23, 28, 30, 39, 41, 50, 69, 70, 71, 72}


@pytest.mark.parametrize("rules", EDITIONS)
def test_scoring_in_bulk_gives_the_same_points(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Each row of a buffer gets the points of its score, -1 where the hand may not win.
    """
    wins = list(random_wins(chance, random_count, 4000))
    scores = [won.score(rules) for won in wins]

    points = paiju.score_many(b"".join(won.row(rules) for won in wins), rules=rules)

    assert [score.points if score.legal else -1 for score in scores] == list(points)


@pytest.mark.parametrize("rules", ["mcr", "mcr-1998", "wsom", "zung-jung"])
def test_any_rulings_hold_together(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Whatever is ruled, bulk and single scores agree, rows add up, and every score can be told.
    """
    for _ in range(random_count(60)):
        edition = other_rulings(chance, rules)
        wins = list(random_wins(chance, lambda cases: cases, 10, edition))
        points = paiju.score_many(b"".join(won.row(edition) for won in wins), rules=edition)
        for won, expected in zip(wins, points, strict=True):
            score = won.score(edition)

            assert expected == (score.points if score.legal else -1), (won, edition.rulings)
            assert sum(row.points for row in score.rows) >= score.points
            assert score.explain()


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_hand_written_and_read_again_scores_the_same(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    The canonical text, with the winning tile in it or beside it, is the same hand.
    """
    for won in random_wins(chance, random_count, 1000, rules):
        how = won.under(rules)._asdict()
        *rest, last = str(won.hand).split(" ")
        score = won.score(rules)

        for again in (
            paiju.score(str(won.hand), rules=rules, **how),
            paiju.score(" ".join(rest), win=last, rules=rules, **how),
        ):
            assert won.hand == again.hand
            assert (score.points, score.rows) == (again.points, again.rows)


@pytest.mark.parametrize("rules", EDITIONS)
def test_threads_get_the_same_answers(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Many threads at once, singly and in bulk, share no kernel.
    """
    wins = list(random_wins(chance, random_count, 400, rules))
    rows = b"".join(won.row(rules) for won in wins)
    alone = [(score.points, score.rows) for score in (won.score(rules) for won in wins)]
    with ThreadPoolExecutor(8) as threads:
        bulk = [threads.submit(paiju.score_many, rows, rules=rules) for _ in range(8)]
        together = list(threads.map(lambda won: won.score(rules), wins))

    assert alone == [(score.points, score.rows) for score in together]
    assert {tuple(paiju.score_many(rows, rules=rules))} == {tuple(run.result()) for run in bulk}


@pytest.mark.parametrize("rules", ["mcr", "mcr-1998"])
def test_kernel_asks_the_questions_of_the_table(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Under every row number the kernel asks what the table's row of that number asks.
    """
    edition = fan_edition(paiju.ruleset(rules))
    kernel = FanKernel(edition)
    there = {fan.no for fan in edition.rows}
    for won in random_wins(chance, random_count, 600):
        assert 0 == kernel.win.load_row(won.row(rules), 0)
        kernel.best()
        for reading, place, _ in kernel.found_ways():
            kernel.see(reading, place)
            counts, struck = kernel.seen_counts(), kernel.seen_struck()
            for fan in FANS:
                asked = fan.count(kernel.facts) * (fan.no in there)
                seen = counts[fan.no]
                if struck[fan.no] or fan.no in LINKED:
                    assert bool(asked) >= bool(seen), (won, fan.key)
                else:
                    assert asked == seen, (won, fan.key)
                assert not struck[fan.no] or asked, (won, fan.key)


@pytest.mark.parametrize("rules", ["wsom-2008", "zung-jung"])
def test_kernel_asks_the_patterns_of_the_table(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Under every row number the kernel asks what the table's pattern of that number asks.
    """
    edition = pattern_edition(paiju.ruleset(rules))
    kernel = PatternKernel(edition)
    for won in random_wins(chance, random_count, 600, rules):
        assert 0 == kernel.win.load_row(won.row(rules), 0)
        kernel.best()
        for reading, place, _ in kernel.ways():
            kernel.see(reading, place)
            counts = dict(kernel.found())
            struck = {number for number, _, _ in kernel.strikes()}
            for pattern in edition.rows:
                asked = pattern.count(kernel.facts)
                if pattern.no in struck:
                    assert asked, (won, pattern.key)
                else:
                    assert asked == counts.get(pattern.no, 0), (won, pattern.key)


def test_compiled_and_uncompiled_scores_are_the_same(
    seed: int, pure: bool, random_count: Callable[[int], int]
) -> None:
    """
    An uncompiled run of its own prints, byte for byte, what the compiled package scores.
    """
    if pure:
        pytest.skip("this run is the uncompiled one")
    if win.__file__.endswith(".py"):
        pytest.skip("the package is not compiled here")
    wins = random_count(500)
    done = subprocess.run(
        [sys.executable, "-m", "tests.property.digest", str(seed), str(wins)],
        cwd=ROOT,
        env={**os.environ, "PAIJU_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert "" == done.stderr
    for compiled, uncompiled in zip(digest(seed, wins), done.stdout.splitlines(), strict=True):
        assert compiled == uncompiled
