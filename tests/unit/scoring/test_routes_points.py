"""What routes pay: last tiles, claims, flowers, seats, and editions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.scoring.asked_routes import SEVEN_POINTS, nearest, needed

import paiju


def test_the_last_tile_of_its_kind_may_make_the_difference() -> None:
    """
    The open pung shows three 5m, so that the fourth is worth four points more, as 7s is not.
    """
    routes = paiju.routes("[555m] 46m 234p 678s 88s")

    assert "last_of_its_kind" in routes[0].fan
    assert {"5m": 1} == needed(routes[0])


def test_claiming_may_cost_what_a_route_needs() -> None:
    """
    Nine with the hand and a second pung concealed is five once the pung of 9m is claimed.
    """
    route = nearest("12m 456p 78s EE CCC 9m", "pung_of_terminals_or_honors")

    assert {"3m": 1, "9m": 2} == needed(route)
    assert (9, None) == (route.by_discard, route.claimed)


def test_claiming_is_told_where_it_pays() -> None:
    """
    Half Flush with two dragons stays legal with both pungs claimed but for the last tile.
    """
    route = nearest("123m 456m 78m EE CC PP", "two_dragon_pungs")

    assert {"C": 1, "P": 1} == needed(route)
    assert (15, 19, 13) == (route.by_discard, route.by_self_draw, route.claimed)


def test_nothing_is_claimed_for_forms_without_sets() -> None:
    """
    Seven Pairs have only their last tile from another.
    """
    assert nearest("1122m 3344p 556s EP", "seven_pairs").claimed is None


def test_tiles_seen_make_the_last_of_a_kind__decision_0016() -> None:
    """
    Four points, and four for a tile whose three others lie open; more than four seen is none left.
    """
    hand = "[345m] 234p 678p 56s 22m"
    declared = paiju.ruleset("mcr").with_rulings(last_of_kind="declared_only")

    route = next(each for each in paiju.routes(hand, seen="7s 7s 7s") if {"7s": 1} == needed(each))

    assert (0, 8, 9) == (route.distance, route.by_discard, route.by_self_draw)
    assert "last_of_its_kind" in [row.key for row in route.score.rows]
    for seen, rules in (("7s 7s", "mcr"), ("7s 7s 7s", declared)):
        assert all(
            {"7s": 1} != needed(each) for each in paiju.routes(hand, seen=seen, rules=rules)
        )


def test_a_tile_given_up_lies_open__decision_0016() -> None:
    """
    Two 6s lie on the table, the third is given up for the fourth, which is the last of its kind.
    """
    routes = paiju.routes(f"{SEVEN_POINTS} 4s", seen="6s 6s")
    route = next(each for each in routes if {"6s": 1} == needed(each))

    assert (0, 10, 11) == (route.distance, route.by_discard, route.by_self_draw)


def test_the_last_of_a_kind_drawn_again_makes_a_win_legal() -> None:
    """
    Complete for five, self-drawn; 7s given up with two on the table makes its last one worth four.
    """
    routes = paiju.routes("[345m] 234p 678p 567s 22m", seen="7s 7s")
    route = next(each for each in routes if {"7s": 1} == needed(each))

    assert (0, 8, 9) == (route.distance, route.by_discard, route.by_self_draw)


def test_declared_alone_the_last_of_a_kind_is_worth_nothing__decision_0016() -> None:
    """
    Mixed shifted chows with all chows and all simples stay ten where only a score is told more.
    """
    declared = paiju.ruleset("mcr").with_rulings(last_of_kind="declared_only")
    for rules, points in (("mcr", 14), (declared, 10)):
        routes = paiju.routes("[345m] 234p 678p 56s 22m", seen="4s 4s 4s", rules=rules)
        route = next(each for each in routes if {"4s": 1} == needed(each))

        assert points == route.by_discard


@pytest.mark.parametrize(
    ("hand", "seen"),
    [
        # 678s is whole; laid open it would make a melded hand
        ("6p 678s [2222p] [234s] [777s]", ""),
        # 55p or 567p is held; both claimed would leave a tile too many
        ("5567p [222m] [2222p] [222s]", "8p 8p 8p 8p"),
    ],
)
def test_nothing_is_claimed_that_is_held(hand: str, seen: str) -> None:
    """
    Only the last tile is another's, so there is nothing to claim.
    """
    first = paiju.routes(hand, seen=seen)[0]

    assert (0, None) == (first.distance, first.claimed)


def test_what_is_claimed_lies_open__decision_0016() -> None:
    """
    A claimed chow shows a 7s, two lie on the table; the fourth completes the other chow.
    """
    hand = "[345m] 456p 56s 68s 22m 1p"
    route = next(each for each in paiju.routes(hand, seen="7s 7s") if {"7s": 2} == needed(each))
    laid = paiju.score("[345m] 456p 68s 22m [567s] 7s", last_of_kind=True)

    assert "last_of_its_kind" not in route.fan
    assert "last_of_its_kind" in [row.key for row in laid.rows]
    assert laid.points == route.claimed


@pytest.mark.parametrize(
    ("hand", "points", "key"),
    [
        # five self-drawn, and three for the wait when 5s is given up and drawn again
        (f"{SEVEN_POINTS} 4s", {"closed_wait": 3, "mixed_double_chow": 0, "short_straight": 0},
         "closed_wait"),
        # nothing by a discard; self-drawn three, and two dark pungs
        ("678m 222p 77p PP [567s]", {"self_drawn": 3}, "chicken_hand"),
        ("678m 222p 77p PP [567s]", {"two_concealed_pungs": 5}, "chicken_hand"),
        # four chows and an honor pair: nothing by a discard, five self-drawn
        ("[123s] 567m 234p 67p CC", {"self_drawn": 5}, "chicken_hand"),
    ],
)  # fmt: skip
def test_points_of_an_own_edition_are_read(hand: str, points: dict[str, int], key: str) -> None:
    """
    What a last tile may add is what its rows are worth in the edition that is asked.
    """
    rules = replace(paiju.ruleset("mcr"), points=tuple(points.items()))

    assert any(
        key in route.fan and route.distance == 0 for route in paiju.routes(hand, rules=rules)
    )


@pytest.mark.parametrize(
    ("hand", "needs", "laid", "points"),
    [
        # of five 7m and 8m a pung may be held, and the chow beside it claimed
        ("67777899m 49p [888m]", {"9m": 1, "7p": 1, "8p": 1}, "77799m 89p [789m] [888m] 7p", 31),
        # the chow is claimed for the second 8s; the other ends the hand as its pair
        ("18m 8s W [567m] [789s] [CCCC]", {"7s": 1, "8s": 2, "9s": 1},
         "8s [567m] [789s] [789s] [CCCC] 8s", 13),
    ],
)  # fmt: skip
def test_claims_are_the_dearest_there_are(
    hand: str, needs: dict[str, int], laid: str, points: int
) -> None:
    """
    The tiles held may be laid to the sets in several ways.
    """
    route = next(each for each in paiju.routes(hand) if needs == needed(each))

    assert points == paiju.score(laid).points == route.claimed


def test_flowers_may_be_told_by_number() -> None:
    """
    They count as if they were written in the hand; both together are refused.
    """
    told, written = paiju.routes(SEVEN_POINTS, flowers=2), paiju.routes(f"{SEVEN_POINTS} f1 f5")

    assert [each.points for each in written] == [each.points for each in told]
    assert 14 + 2 == told[0].by_discard == told[0].score.points
    inside = paiju.ruleset("mcr").with_rulings(flowers_in_minimum="inside")
    assert 0 == paiju.routes(SEVEN_POINTS, flowers=2, rules=inside)[0].distance
    with pytest.raises(paiju.PaijuError, match="flowers"):
        paiju.routes(SEVEN_POINTS, flowers=9)


def test_seats_matter() -> None:
    """
    A pung of South is worth its wind to South alone, and in a round of South eight are nearer.
    """
    hand = "[789p] 123m 456p SS CC 5m"
    east, south, in_south = (
        paiju.routes(hand, seat=seat, prevalent=prevalent)
        for seat, prevalent in ("EE", "SE", "SS")
    )

    assert not any("seat_wind" in route.fan for route in east)
    assert any("seat_wind" in route.fan for route in south)
    assert (2, 2, 1) == (east[0].distance, south[0].distance, in_south[0].distance)
    assert ("prevalent_wind", "seat_wind") == in_south[0].fan[:2]


def test_flowers_are_paid_but_reach_no_minimum() -> None:
    """
    Two flowers make the points more, not the routes nearer.
    """
    bare = paiju.routes(SEVEN_POINTS)
    with_flowers = paiju.routes(f"{SEVEN_POINTS} f1 f5")

    assert 14 == bare[0].by_discard
    assert [each.distance for each in bare] == [each.distance for each in with_flowers]
    assert 14 + 2 == with_flowers[0].by_discard == with_flowers[0].score.points
    inside = paiju.ruleset("mcr").with_rulings(flowers_in_minimum="inside")
    assert 0 == paiju.routes(f"{SEVEN_POINTS} f1 f5", rules=inside)[0].distance


@pytest.mark.parametrize(
    ("rules", "key", "points"), [("wsom", "mixed_one_suit", 40), ("zung-jung", "chicken_hand", 1)]
)
def test_other_editions_have_their_own_minimum(rules: str, key: str, points: int) -> None:
    """
    Five points are enough under WSOM, and one, of a hand without patterns, in Zung Jung.
    """
    hand = {"wsom": "[123m] 456m 78m EE NN 1m", "zung-jung": "[123m] [456p] 99s 78s WW 1p"}[rules]
    route = next(each for each in paiju.routes(hand, rules=rules) if key in each.fan)

    assert route.points >= points
