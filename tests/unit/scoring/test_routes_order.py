"""Which routes are told, and in what order."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.unit.scoring.asked_routes import SEVEN_POINTS, nearest, needed, worth

import paiju
from paiju.scoring.choice import MOST_A_DISTANCE
from paiju.scoring.finder import BEYOND
from paiju.tiles import tile


@pytest.mark.parametrize("hand", ["1359m 3569p 67s N FP", SEVEN_POINTS])
def test_routes_come_the_nearest_first_and_not_too_many(hand: str) -> None:
    """
    Distances rise, up to two beyond the first, with at most five routes each.
    """
    distances = [route.distance for route in paiju.routes(hand)]

    assert sorted(distances) == distances
    assert max(distances) <= distances[0] + BEYOND
    assert all(distances.count(each) <= MOST_A_DISTANCE for each in distances)


@pytest.mark.parametrize(
    "hand",
    [
        "123m 456m 78m EE CC PP",
        "[123m] 36m 36p 258s E 19p",
        "2223334666888p",
        "456m 456p 4455566s",
    ],
)
def test_no_route_is_there_beside_a_cheaper_one(hand: str) -> None:
    """
    Of two routes of which one needs a part of the other's tiles, the further one pays more.
    """
    routes = paiju.routes(hand)
    for route in routes:
        for other in routes:
            if other is not route and not Counter(needed(other)) - Counter(needed(route)):
                pairs = zip(worth(route), worth(other), strict=True)
                assert any(ours > theirs for ours, theirs in pairs), (route, other)


@pytest.mark.parametrize("hand", ["667999m 6666p 789s", "34668m 22666s NNN", SEVEN_POINTS])
def test_routes_of_one_distance_have_an_order(hand: str) -> None:
    """
    Those that a discard wins come first, then those with more tiles left, then dearer ones.
    """
    ranks = [
        (route.distance, route.by_discard is None, -route.left, -route.points)
        for route in paiju.routes(hand)
    ]

    assert sorted(ranks) == ranks
    assert len(set(ranks)) > len({rank[0] for rank in ranks})


def test_the_nearest_level_is_searched_whole() -> None:
    """
    East's own wind, another pung, a voided suit and the pair are nine by a discard.
    """
    hand = "38m 39p ESN [123m] [678p]"

    assert 9 == paiju.score("999p EEE [123m] [678p] 8m", win="8m").points
    assert (4, True) == (
        paiju.routes(hand)[0].distance,
        paiju.routes(hand)[0].by_discard is not None,
    )
    assert 3 == nearest("3m 9p 25s [678m] [1111p] [345s]", "double_pung").distance


def test_another_last_tile_is_tried_beside_a_route_as_near() -> None:
    """
    Self-drawn on the single 6p it counts eight; the chow claimed, the melded hand counts twelve.
    """
    first, second = (
        route for route in paiju.routes("6p 7s SW [2222p] [234s] [777s]") if route.distance == 2
    )

    assert (8, "6s") == (first.by_discard, str(first.last))
    assert (None, 8, 12) == (second.by_discard, second.by_self_draw, second.claimed)
    assert (tile("6p"), {"6p": 1, "6s": 1, "8s": 1}) == (second.last, needed(second))


def test_a_tile_drawn_again_counts_among_those_left() -> None:
    """
    Two ways to a closed wait for 8s: drawing 4s, of which four are left, is told, not 9s.
    """
    route = next(
        each
        for each in paiju.routes("789m 5556789s [789m] 7s")
        if each.distance == 1 and each.by_discard is None
    )

    assert ({"4s": 1, "8s": 1}, 4 + 3) == (needed(route), route.left)


def test_what_is_left_out_nearer_is_not_told_further_away() -> None:
    """
    Three concealed pungs in an outside hand have fewer left than five others as near.
    """
    routes = paiju.routes("12m 1122999s W [123s]")

    assert 5 == [route.distance for route in routes].count(2)
    assert all("three_concealed_pungs" not in route.fan for route in routes)
