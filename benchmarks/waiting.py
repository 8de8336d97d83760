"""How fast a text hand of 13 gets its waits with both scores, here and by PyMahjongGB's calls."""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from random import Random
from statistics import fmean, median
from typing import TYPE_CHECKING

from benchmarks.rows import SEED, Against, Alone
from benchmarks.scoring import codes_of, scorer, tuples_of
from benchmarks.timing import Ratio, against, best

import paiju
from paiju.cli.random_wins import random_win
from paiju.tiles import TILES, Hand

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from benchmarks.scoring import Melds

__all__ = ["AGAINST", "ALONE", "HANDS", "every_tile", "ready", "useful_tiles"]

HANDS = 2_000
MOST_WAITS = 5
ROUNDS = 5
MOST_SECONDS = 60e-6

KINDS = [codes_of(str(tile))[0] for tile in TILES[:34]]
# flowers, self-drawn, fourth of its kind, about a kong, wall's last, winds: by discard, then drawn
WAYS = tuple((0, drawn, False, False, False, 0, 0) for drawn in (False, True))
# what PyMahjongGB tells the useful tiles of, by the number of melds: each refuses more
FORMS = {
    0: ("SevenPairs", "ThirteenOrphans", "HonorsAndKnittedTiles", "KnittedStraight", "Regular"),
    1: ("KnittedStraight", "Regular"),
}


@cache
def ready() -> tuple[str, ...]:
    """
    Give texts of ready hands with one to five waits: random wins, a random tile taken out.
    """
    chance = Random(SEED)
    texts: list[str] = []
    while len(texts) < HANDS:
        won = random_win(chance).hand
        tiles = [*won.concealed, *([won.win] if won.win else [])]
        del tiles[chance.randrange(len(tiles))]
        text = str(Hand(tuple(tiles), won.melds))
        if 1 <= len(paiju.waits_in_form(text)) <= MOST_WAITS:
            texts.append(text)
    return tuple(texts)


@cache
def each_hand() -> tuple[float, ...]:
    """
    Time the waits of each hand.
    """
    return tuple(best(partial(paiju.waits, text), ROUNDS) for text in ready())


def with_rows() -> float:
    """
    Time the waits of a hand with every row of every score.
    """

    def call(text: str) -> None:
        for wait in paiju.waits(text):
            _ = wait.by_discard.rows, wait.by_self_draw.rows

    return fmean(best(partial(call, text), ROUNDS) for text in ready())


def beside(theirs: Callable[[str], object]) -> Ratio:
    """
    Time the waits of a hand beside other calls that answer the same.
    """

    def asking(ask: Callable[[str], object]) -> Callable[[], object]:
        return lambda: [ask(text) for text in ready()]

    ready()
    return against(asking(paiju.waits), asking(theirs), ROUNDS).over(HANDS)


def every_tile(text: str) -> dict[str, list[int]]:
    """
    Give PyMahjongGB's totals, by discard and self-drawn, of each tile that wins.
    """
    melds, tiles = thirteen(text)
    return totals(melds, tiles, KINDS)


def useful_tiles(text: str) -> dict[str, list[int]]:
    """
    Give the same, asking first which tiles complete the hand.
    """
    melds, tiles = thirteen(text)
    useful: set[str] = set()
    for form in FORMS.get(len(melds), ("Regular",)):
        distance, found = getattr(import_module("MahjongGB"), f"{form}Shanten")(tiles)
        if distance == 0:
            useful.update(found)
    return totals(melds, tiles, useful)


def thirteen(text: str) -> tuple[Melds, tuple[str, ...]]:
    """
    Build melds and concealed tiles as PyMahjongGB takes them.
    """
    melds, tiles, last = tuples_of(text)
    return melds, (*tiles, last)


def totals(melds: Melds, tiles: tuple[str, ...], kinds: Iterable[str]) -> dict[str, list[int]]:
    """
    Try each of the tiles both ways; one that does not win is refused at the first.
    """
    score = scorer()
    found: dict[str, list[int]] = {}
    for kind in kinds:
        try:
            found[kind] = [sum(row[0] for row in score(melds, tiles, kind, *how)) for how in WAYS]
        except TypeError:
            # its way to say that a hand does not win
            continue
    return found


AGAINST = (
    Against(
        "waits from text, against each of 34 tiles tried both ways",
        "PyMahjongGB",
        1,
        partial(beside, every_tile),
    ),
    Against(
        "waits from text, against its useful tiles tried both ways",
        "PyMahjongGB",
        1,
        partial(beside, useful_tiles),
    ),
)
ALONE = (
    Alone("waits from text with both scores, mean", MOST_SECONDS, lambda: fmean(each_hand())),
    Alone("waits from text with both scores, median", MOST_SECONDS, lambda: median(each_hand())),
    Alone("the same with every row looked at, mean", MOST_SECONDS, with_rows),
)
