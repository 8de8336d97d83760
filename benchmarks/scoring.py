"""Our scoring speed against PyMahjongGB's, on the same random wins, in one thread of one run."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from benchmarks.rows import SEED, Against
from benchmarks.timing import Ratio, against

import paiju
from paiju.cli.outside import arguments
from paiju.cli.random_wins import random_win
from paiju.scoring.circumstances import pack

if TYPE_CHECKING:
    from collections.abc import Callable

    from paiju.cli.random_wins import RandomWin

__all__ = ["AGAINST", "codes_of", "how_won", "scorer", "their_total", "tuples_of", "wins"]

HANDS = 5_000

Melds = tuple[tuple[str, str, int], ...]


@cache
def wins() -> tuple[RandomWin, ...]:
    """
    Give the random wins that all of these take.
    """
    chance = Random(SEED)
    wins: list[RandomWin] = []
    while len(wins) < HANDS:
        win = random_win(chance)
        if win.how.kept_apart:
            wins.append(win)
    return tuple(wins)


def scorer() -> Callable[..., Any]:
    """
    Give the outside scorer's call.
    """
    score: Callable[..., Any] = import_module("MahjongGB").MahjongFanCalculator
    return score


def their_total(*call: object) -> int:
    """
    Give the outside scorer's total.
    """
    return sum(row[0] for row in scorer()(*call))


def rows_beside_tuples() -> Ratio:
    """
    Time `score_many` on rows of bytes beside the outside scorer's calls with their tuples ready.
    """
    rules, theirs = paiju.ruleset("mcr"), scorer()
    rows = b"".join(pack(win.hand, win.how, rules) for win in wins())
    calls = [arguments(win) for win in wins()]

    def plain_calls() -> None:
        for call in calls:
            theirs(*call)

    return against(lambda: paiju.score_many(rows), plain_calls).over(HANDS)


def texts_beside_tuples() -> Ratio:
    """
    Time a text scored with all its rows beside building the tuples from it and a call.
    """
    texts = [(str(win.hand), win.how._asdict()) for win in wins()]
    theirs_too = [(str(win.hand), how_won(win)) for win in wins()]
    score = scorer()

    def ours() -> None:
        for text, how in texts:
            assert paiju.score(text, **how).rows

    def theirs() -> None:
        for text, how in theirs_too:
            assert score(*tuples_of(text), *how)

    return against(ours, theirs).over(HANDS)


def how_won(win: RandomWin) -> tuple[Any, ...]:
    """
    Give the circumstances as the outside scorer takes them.
    """
    return arguments(win)[3:]


def tuples_of(text: str) -> tuple[Melds, tuple[str, ...], str]:
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

AGAINST = (
    Against("score_many, a hand, against tuples ready", "PyMahjongGB", 3, rows_beside_tuples),
    Against("score from text with all rows", "PyMahjongGB", 0.5, texts_beside_tuples),
)
