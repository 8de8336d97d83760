"""What changes when the same tile is drawn by the winner or discarded by another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.property.hands import EDITIONS, Won, random_wins

import paiju
from paiju.scoring.circumstances import Circumstances

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

ROWS_OF_THE_WAY: dict[str, dict[str, Callable[[Won, paiju.Score], bool]]] = {
    "mcr": {
        "self_drawn": lambda won, _: won.how.self_drawn,
        "fully_concealed_hand": lambda won, _: won.how.self_drawn and opened(won) == 0,
        "concealed_hand": lambda won, _: not won.how.self_drawn and opened(won) == 0,
        "melded_hand": lambda won, _: not won.how.self_drawn and opened(won) == 4,
        "last_tile_draw": lambda won, _: won.how.self_drawn and won.how.last_tile,
        "last_tile_claim": lambda won, _: not won.how.self_drawn and won.how.last_tile,
        "two_concealed_pungs": lambda won, score: concealed_pungs(won, score) >= 2,
        "three_concealed_pungs": lambda won, score: concealed_pungs(won, score) >= 3,
        "four_concealed_pungs": lambda won, score: concealed_pungs(won, score) == 4,
    },
    "wsom": {
        "concealed_hand": lambda won, score: opened(won) == 0 and form(score) == "basic",
        "final_draw": lambda won, _: won.how.self_drawn and won.how.last_tile,
        "final_discard": lambda won, _: not won.how.self_drawn and won.how.last_tile,
        "two_concealed_triplets": lambda won, score: concealed_pungs(won, score) >= 2,
        "three_concealed_triplets": lambda won, score: concealed_pungs(won, score) >= 3,
        "four_concealed_triplets": lambda won, score: concealed_pungs(won, score) == 4,
    },
}


def opened(won: Won) -> int:
    """
    Count the open melds.
    """
    return sum(meld.is_open for meld in won.hand.melds)


def form(score: paiju.Score) -> str:
    """
    Give the form of the reading that counts.
    """
    assert score.reading is not None
    return score.reading.form


def concealed_pungs(won: Won, score: paiju.Score) -> int:
    """
    Count the concealed pungs of the reading; one that a discard completed is none.
    """
    assert score.reading is not None
    return sum(
        group.kind == "concealed_kong"
        or ((group.kind == "pung" and not group.melded) and (won.how.self_drawn or not group.wins))
        for group in score.reading.groups
    )


def held(score: paiju.Score) -> set[str]:
    """
    Give the rows that hold, counted or struck, but for the one that holds when no other does.
    """
    found = {row.key for row in score.rows} | {row.key for row in score.struck}
    return found - {"chicken_hand"}


def arrangement(score: paiju.Score) -> list[Any]:
    """
    Give the groups with the one that the winning tile completed.
    """
    assert score.reading is not None
    return [(group.kind, group.tiles, group.wins) for group in score.reading.groups]


def both_ways(won: Won) -> tuple[Won, Won]:
    """
    Give the win self-drawn and by discard, otherwise equal.
    """
    how = Circumstances(
        seat=won.how.seat, prevalent=won.how.prevalent, last_tile=won.how.last_tile
    )
    return Won(won.hand, how._replace(self_drawn=True)), Won(won.hand, how)


@pytest.mark.parametrize("rules", EDITIONS)
def test_rows_of_the_way_hold_as_the_way_says(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Rows of draw, discard and concealment hold exactly where the tiles and the way say so.
    """
    of_the_way = ROWS_OF_THE_WAY[paiju.ruleset(rules).scorer]
    for won in random_wins(chance, random_count, 1000, rules):
        for each in both_ways(won):
            score = each.score(rules)
            expected = {key for key, holds in of_the_way.items() if holds(each, score)}

            assert expected == held(score) & of_the_way.keys(), each


@pytest.mark.parametrize("rules", EDITIONS)
def test_drawing_the_tile_changes_no_other_row(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    Where the arrangement stays, a drawn and a discarded tile leave all other rows alike.
    """
    of_the_way = ROWS_OF_THE_WAY[paiju.ruleset(rules).scorer].keys()
    compared = 0
    for won in random_wins(chance, random_count, 1000, rules):
        drawn, given = (each.score(rules) for each in both_ways(won))
        if arrangement(drawn) == arrangement(given):
            compared += 1

            assert held(drawn) - of_the_way == held(given) - of_the_way, won
    assert compared
