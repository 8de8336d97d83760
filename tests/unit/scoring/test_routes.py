"""Routes of hands whose answer the rules give: what is reached, how far it is, what it takes."""

from __future__ import annotations

import re

import pytest
from tests.unit.scoring.asked_routes import DEAD, SEVEN_POINTS, nearest, needed

import paiju
from paiju.scoring.finder import BEYOND
from paiju.tiles import tile


@pytest.mark.parametrize(
    ("hand", "key", "distance"),
    [
        # one tile of another suit in thirteen of which twelve are ready to go on
        ("123m 345m 789m 55m 6m E", "full_flush", 1),
        ("123m 456m 77m 12m EE 5s", "half_flush", 1),
        # six less the pairs
        ("1122m 3344p 556s EP", "seven_pairs", 1),
        ("1122m 3344p 5566s E", "seven_pairs", 0),
        # thirteen less the kinds, less one for a pair
        ("19m 19p 19s ESWNCF 5p", "thirteen_orphans", 1),
        ("19m 19p 19s ESWNCFP", "thirteen_orphans", 0),
        ("119m 19p 19s ESWN 23p", "thirteen_orphans", 2),
        # thirteen less the kinds that fit one way to lay 147, 258 and 369
        ("147m 258p 36s ESWN C", "lesser_honors_and_knitted_tiles", 0),
        ("147m 25p 36s ESWNCF", "greater_honors_and_knitted_tiles", 0),
        ("147m 258p 3s ESWN CC", "lesser_honors_and_knitted_tiles", 1),
        ("147m 258p 369s 55m EE", "knitted_straight", 0),
        ("147m 258p 36s 567m ES", "knitted_straight", 1),
        ("147m 25p 36s EES [567m]", "knitted_straight", 1),
        # three suits in a row, and one tile short of each
        ("123m 456p 78s 99s 55m E", "mixed_straight", 1),
        ("123m 456m 78m 99s 345p", "pure_straight", 0),
        ("111m 222p 33s 777s 9p E", "mixed_shifted_pungs", 1),
        ("EE SS WW 123m 99p 55s", "big_three_winds", 2),
        ("CC FF P 123m 456p 99s", "little_three_dragons", 2),
        ("[111m] [999p] 1s 99s EEE 5m", "all_terminals_and_honors", 1),
        ("[555p] [888s] 333m 77s 2m 9p", "all_pungs", 1),
        ("[222s] [666s] 44s 88s F 1m 2s", "all_green", 2),
    ],
)
def test_distance_of_a_row(hand: str, key: str, distance: int) -> None:
    """
    A row is as many tiles away as are missing from the nearest hand that has it, less one.
    """
    assert distance == nearest(hand, key).distance


@pytest.mark.parametrize(
    ("hand", "key", "needs"),
    [
        ("19m 19p 19s ESWNCFP", "thirteen_orphans", {"1m": 1}),
        ("1122m 3344p 5566s E", "seven_pairs", {"E": 1}),
        ("123m 456m 78m 99s 345p", "pure_straight", {"9m": 1}),
        ("147m 258p 36s ESWN C", "knitted_straight", {"9s": 1}),
        ("[555p] [888s] 333m 77s 2m 2m", "all_pungs", {"2m": 1}),
    ],
)
def test_needs_of_a_ready_hand(hand: str, key: str, needs: dict[str, int]) -> None:
    """
    A ready hand needs its last tile, which completes what the rules say.
    """
    route = nearest(hand, key)

    assert (0, needs, ()) == (route.distance, needed(route), route.discards)
    assert [str(route.last)] == [*needs]


def test_a_ready_hand_below_the_minimum_is_further_from_a_legal_win() -> None:
    """
    Its waits make seven points at most, so one tile has to change first.
    """
    waits = paiju.waits(SEVEN_POINTS)
    first = paiju.routes(SEVEN_POINTS)[0]

    assert 7 == max(wait.by_self_draw.counted for wait in waits)
    assert (0, 1) == (paiju.distance(SEVEN_POINTS), first.distance)
    assert first.points >= 8


def test_a_complete_hand_below_the_minimum_may_draw_a_tile_of_its_own_again() -> None:
    """
    Complete by 4s it counts seven; waiting for 5s between 4s and 6s it counts eight.
    """
    complete = f"{SEVEN_POINTS} 4s"
    again = next(each for each in paiju.routes(complete) if {"5s": 1} == needed(each))

    assert 7 == paiju.score(complete, self_drawn=True).counted
    assert (0, (tile("5s"),), 3) == (again.distance, again.discards, again.left)
    assert (None, 8, None) == (again.by_discard, again.by_self_draw, again.claimed)


def test_a_tile_drawn_again_must_be_left() -> None:
    """
    With all other 5s on the table it is not to be drawn again.
    """
    routes = paiju.routes(f"{SEVEN_POINTS} 4s", seen="5s 5s 5s")

    assert all({"5s": 1} != needed(route) for route in routes)


def test_a_legal_win_is_told_first() -> None:
    """
    A hand that has won misses nothing; dearer ones are told after it.
    """
    first, *others = paiju.routes("123m 456p 789s EEE CC")

    assert (-1, (), ()) == (first.distance, first.needs, first.discards)
    assert (21, 23) == (first.by_discard, first.by_self_draw)
    assert all(-1 < route.distance <= -1 + BEYOND for route in others)


def test_no_route_leads_out_of_a_dead_hand() -> None:
    """
    Four melds that add up to nothing leave a Melded Hand of six and no honors, whatever the pair.
    """
    assert () == paiju.routes(DEAD)
    assert paiju.distance(DEAD) == 0


def test_four_melds_may_be_a_hand_for_a_discard() -> None:
    """
    All Pungs, Melded Hand: twelve and more by a discard; a self-draw has All Pungs and the wait.
    """
    first = paiju.routes("[555m] [777m] [333p] [888s] E")[0]

    assert (0, {"E": 1}) == (first.distance, needed(first))
    assert "melded_hand" in first.fan
    assert (12, 8) == (first.by_discard, first.by_self_draw)


def test_a_hand_without_any_row_wins_by_a_discard_alone() -> None:
    """
    Chicken Hand: self-drawn it would have a row.
    """
    route = nearest("678m 222p 77p PP [567s]", "chicken_hand")

    assert (0, 8, None) == (route.distance, route.by_discard, route.by_self_draw)


def test_tiles_that_lie_elsewhere_close_a_route() -> None:
    """
    What is left counts down, and no route needs a tile of which none is left.
    """
    hand = "123m 456m 78m 99s 345p"

    assert 4 == paiju.routes(hand)[0].left
    assert 1 == paiju.routes(hand, seen="9m 9m 9m")[0].left
    assert all("9m" not in needed(route) for route in paiju.routes(hand, seen="9m 9m 9m 9m"))


def test_a_fifth_tile_is_never_needed() -> None:
    """
    Four of a kind in the hand or its melds leave none to draw.
    """
    for hand, kind in (("1111m 444p 777p 999s", "1m"), ("[5555m] 46m 123p 456p 77p", "5m")):
        routes = paiju.routes(hand)

        assert routes
        assert [] == [route for route in routes if kind in needed(route)], hand


def test_a_route_tells_its_score() -> None:
    """
    The score is that of a discard if that is legal, and its reading is the hand.
    """
    by_discard = nearest(SEVEN_POINTS, "mixed_triple_chow")
    by_draw = next(each for each in paiju.routes(f"{SEVEN_POINTS} 4s") if not each.by_discard)

    assert (False, by_discard.by_discard) == (
        by_discard.score.self_drawn, by_discard.score.points,
    )  # fmt: skip
    assert (True, by_draw.by_self_draw) == (by_draw.score.self_drawn, by_draw.score.points)
    assert "345p 678p 345s [345m] 22m" == by_discard.hand == str(by_discard.score.reading)


def test_the_same_route_is_equal_and_can_be_read() -> None:
    """
    Routes are values; what they show is what they say.
    """
    one, other = paiju.routes(SEVEN_POINTS)[0], paiju.routes(SEVEN_POINTS)[0]

    assert one == other
    assert repr(one).startswith("Route(distance=1, needs=(Need(tile=tile(")
    assert "_row" not in repr(one)


def test_notebooks_show_a_table() -> None:
    """
    A row for each route with its tiles drawn; nothing to show is no table.
    """
    routes = paiju.routes(SEVEN_POINTS)
    page = routes._repr_html_()

    assert page is not None
    assert len(routes) + 1 == page.count("<tr>")
    assert "Mixed Triple Chow" in page
    assert "<svg" not in page
    assert 2 == routes[0]._repr_html_().count("<tr>")
    assert paiju.routes(DEAD)._repr_html_() is None


def test_notebooks_write_routes_as_the_command_line_does() -> None:
    """
    The columns stand in its order, numbers end together, the last tile is marked, a win is told.
    """
    routes = paiju.routes("123m 456m 78m EE CC PP", seen="C")
    page, alone = routes._repr_html_() or "", routes[-1]._repr_html_()
    heads = [
        "Distance", "By discard", "Self-drawn", "Claimed", "Needs ×count (left) *last", "Give up",
        "Hand", "Rows",
    ]  # fmt: skip

    assert heads == re.findall(r"<th [^>]*>([^<]+)</th>", page)
    assert 4 == page.count('<th scope="col" style="text-align:right">')
    assert 4 * len(routes) == page.count('<td style="text-align:right">')
    assert ">C(1) F×2(4)* P(2)</td>" in page
    assert ">78m EE</td>" in page
    assert (7, 7) == (alone.count('role="img"'), alone.count("<use "))
    assert re.search(r"</svg>×2\(4\)\* <svg", alone)
    won = paiju.routes("123m 456p 789s EEE CC")[0]._repr_html_()
    assert ">complete</td>" in won
    assert "<svg" not in won


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("123m",), "tiles"),
        (("123m 456p 78s EEE CC", "EE"), "Five of one tile at seen"),
        (("123m 456p 78s EEE CC", "xx"), "seen"),
    ],
)
def test_wrong_input_is_refused(arguments: tuple[str, ...], fault: str) -> None:
    """
    What is no hand, and tiles seen that cannot be, raise our errors.
    """
    hand, *seen = arguments
    with pytest.raises(paiju.PaijuError, match=fault):
        paiju.routes(hand, seen="".join(seen))
    with pytest.raises(paiju.NotationError, match="wind"):
        paiju.routes("123m 456p 78s EEE CC", seat="X")
    with pytest.raises(paiju.UnknownName, match="rules"):
        paiju.routes("123m 456p 78s EEE CC", rules="none")
