"""Our scoring speed against PyMahjongGB's, on the same random wins, in one thread of one run."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from benchmarks.timing import Ratio, against

import paiju
from paiju.cli.outside import arguments
from paiju.cli.random_wins import random_win
from paiju.scoring.circumstances import pack
from paiju.scoring.door import score_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from paiju.cli.random_wins import RandomWin

HANDS = 5_000
SEED = 20081122

gb = pytest.importorskip("MahjongGB", reason="PyMahjongGB is built where a C++ compiler is")


@pytest.fixture(scope="module")
def wins() -> list[RandomWin]:
    """
    Give the random wins that all of these take.
    """
    chance = Random(SEED)
    wins: list[RandomWin] = []
    while len(wins) < HANDS:
        win = random_win(chance)
        if win.how.kept_apart:
            wins.append(win)
    return wins


def show(what: str, ratio: Ratio, least: float) -> None:
    """
    Print one line of the table.
    """
    ours, theirs = (1e6 * each / HANDS for each in ratio)
    print(f"\n{what}: ours {ours:.2f} us, PyMahjongGB {theirs:.2f} us a hand", end="")
    print(f" = {ratio.times:.2f} times as fast (at least {least}); {HANDS} random wins", end="")


def plain_calls(wins: list[RandomWin]) -> Callable[[], object]:
    """
    Give the outside scorer's calls with their tuples ready.
    """
    calls = [arguments(win) for win in wins]

    def theirs() -> None:
        for call in calls:
            gb.MahjongFanCalculator(*call)

    return theirs


def test_score_many_against_its_plain_call(wins: list[RandomWin]) -> None:
    """
    Rows of bytes are scored at least three times as fast as tuples that are ready.
    """
    rules = paiju.ruleset("mcr")
    rows = b"".join(pack(win.hand, win.how, rules) for win in wins)

    ratio = against(lambda: paiju.score_many(rows), plain_calls(wins))
    show("score_many against its plain call", ratio, 3)

    assert ratio.times >= 3


def test_score_from_text_against_tuples_from_text(wins: list[RandomWin]) -> None:
    """
    A text scored with all its rows takes at most twice what building the tuples and a call take.
    """
    texts = [(str(win.hand), win.how._asdict()) for win in wins]
    theirs_too = [(str(win.hand), how_won(win)) for win in wins]

    def ours() -> None:
        for text, how in texts:
            assert paiju.score(text, **how).rows

    def theirs() -> None:
        for text, how in theirs_too:
            assert gb.MahjongFanCalculator(*tuples_of(text), *how)

    ratio = against(ours, theirs)
    show("score(text).rows against tuples from text", ratio, 0.5)

    assert ratio.times >= 0.5


def how_won(win: RandomWin) -> tuple[Any, ...]:
    """
    Give the circumstances as the outside scorer takes them.
    """
    return arguments(win)[3:]


def tuples_of(text: str) -> tuple[Any, Any, str]:
    """
    Build melds, tiles and winning tile as the outside scorer takes them, from our notation.
    """
    melds, tiles = [], []
    for word in text.split():
        if word[0] in "[(":
            kinds = codes_of(word.strip("[]()<>^+").replace("+", ""))
            if kinds[0] != kinds[1]:
                melds.append(("CHI", kinds[1], 1))
            elif len(kinds) == 3:
                melds.append(("PENG", kinds[0], 1))
            else:
                melds.append(("GANG", kinds[0], 0 if word[0] == "(" else 1))
        elif word[0] != "f":
            tiles += codes_of(word)
    return tuple(melds), tuple(tiles[:-1]), tiles[-1]


def codes_of(word: str) -> list[str]:
    """
    Write the tiles of a word in the outside scorer's code.
    """
    digits: list[str] = []
    codes: list[str] = []
    for sign in word:
        if sign.isdigit():
            digits.append(sign)
        elif sign in SUITS:
            codes += [SUITS[sign] + digit for digit in digits]
            digits.clear()
        elif sign in HONORS:
            codes.append(HONORS[sign])
    return codes


SUITS = {"m": "W", "p": "B", "s": "T"}
HONORS = {"E": "F1", "S": "F2", "W": "F3", "N": "F4", "C": "J1", "F": "J2", "P": "J3"}


def test_both_score_the_same(wins: list[RandomWin]) -> None:
    """
    What is timed is the same work: the totals agree.
    """
    for win in wins[:500]:
        total = sum(row[0] for row in gb.MahjongFanCalculator(*arguments(win)))
        text = str(win.hand)
        again = sum(row[0] for row in gb.MahjongFanCalculator(*tuples_of(text), *how_won(win)))
        score = score_of(win.hand, win.how)

        assert total == again == score.counted + win.how.flowers, text
