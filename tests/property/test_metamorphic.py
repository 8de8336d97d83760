"""What a change of the hand must leave as it is, and what it must change."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest
from tests.property.hands import EDITIONS, Won, random_wins, shuffled

import paiju

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

# Rows that name kinds of tiles: no exchange of suits, ranks or dragons leaves them.
OF_CERTAIN_TILES = {"all_green", "reversible_tiles"}
MIRRORED = {
    "upper_tiles": "lower_tiles",
    "lower_tiles": "upper_tiles",
    "upper_four": "lower_four",
    "lower_four": "upper_four",
}
HONORS = tuple(range(27, 34))


def told(score: paiju.Score, names: dict[str, str] | None = None) -> tuple[Any, ...]:
    """
    Tell the totals and every admissible list of rows, some rows under other names.
    """
    names = names or {}
    lists = {
        frozenset((names.get(row.key, row.key), row.count) for row in each.rows)
        for each in (score, *score.ties)
    }
    return score.points, score.counted, score.legal, score.limit, lists


def held(score: paiju.Score) -> set[str]:
    """
    Give the rows that hold, counted or struck.
    """
    return {row.key for row in score.rows} | {row.key for row in score.struck}


def assert_same(won: Won, other: Won, rules: str, names: dict[str, str] | None = None) -> None:
    """
    Compare two wins, unless either holds a row of certain tiles.
    """
    one, two = won.score(rules), other.score(rules)
    if not OF_CERTAIN_TILES & (held(one) | held(two)):
        assert told(one, names) == told(two), (won, other)


def suits_put(suits: Sequence[int]) -> list[int]:
    """
    Give the map of kinds that puts suit `suits[s]` in the place of suit `s`.
    """
    return [9 * suit + rank for suit in suits for rank in range(9)] + list(HONORS)


@pytest.mark.parametrize("rules", EDITIONS)
def test_suits_are_alike(rules: str, chance: Random, random_count: Callable[[int], int]) -> None:
    """
    Exchanging the suits changes no total and no row.
    """
    orders = list(permutations(range(3)))[1:]
    for won in random_wins(chance, random_count, 1000, rules):
        assert_same(won, won.mapped(suits_put(chance.choice(orders))), rules)


@pytest.mark.parametrize("rules", EDITIONS)
def test_low_ranks_mirror_high_ranks(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Putting 9 for 1, 8 for 2 and so on exchanges the rows of upper and lower tiles alone.
    """
    mirror = [9 * suit + 8 - rank for suit in range(3) for rank in range(9)] + list(HONORS)
    for won in random_wins(chance, random_count, 1000, rules):
        assert_same(won, won.mapped(mirror), rules, MIRRORED)


@pytest.mark.parametrize("rules", EDITIONS)
def test_winds_are_alike_for_their_seats_and_dragons_for_all(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Exchanging winds together with seat and prevalent wind, or dragons, changes nothing.
    """
    for won in random_wins(chance, random_count, 1000, rules):
        winds, dragons = list(range(4)), list(range(31, 34))
        chance.shuffle(dragons)
        if not won.how.heavenly and not won.how.earthly:
            chance.shuffle(winds)
        to = [*range(27), *(27 + wind for wind in winds), *dragons]
        names = {wind: "ESWN"[place] for wind, place in zip("ESWN", winds, strict=True)}
        how = won.how._replace(seat=names[won.how.seat], prevalent=names[won.how.prevalent])
        assert_same(won, Won(won.mapped(to).hand, how), rules)


@pytest.mark.parametrize("rules", EDITIONS)
def test_order_of_melds_and_tiles_is_nothing(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    However melds and tiles are ordered in the text, the whole score is the same.
    """
    for won in random_wins(chance, random_count, 500, rules):
        text = shuffled(chance, won.hand)
        score = paiju.score(text, rules=rules, **won.under(rules)._asdict())

        assert won.score(rules).explain() == score.explain(), text
