"""`paiju routes`: what a hand may still make a legal win of, the nearest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import paiju
from paiju.cli import DONE, WRONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

# ready for 9s, which makes a mixed straight and all chows; 6s leaves it far below eight
HAND = "[123m] 456p 78s 345s 99p"
# four melds that add up to nothing
DEAD = "4s [666m] [789m] [123p] [567s]"


def test_table_of_routes(run: Callable[..., Ran]) -> None:
    """
    Two lines a route: what it is worth, what it needs and the hand; then its rows by name.
    """
    ran = run("routes", HAND)

    lines = ran.out.splitlines()
    assert (DONE, "") == (ran.code, ran.err)
    assert (
        "Distance  By discard  Self-drawn  Claimed  Needs              Hand"
        == lines[0]
    )  # fmt: skip
    assert [
        "       0          10          11        -  9s(4)              456p 345s 789s [123m] 99p",
        "    Mixed Straight and All Chows",
    ] == lines[1:3]
    assert [
        "Claimed: by discard, with a tile claimed for each unfinished set; -: no legal win",
        "5m×2(3): needs two 5m, of which three are left",
    ] == lines[-2:]


def test_two_of_a_tile_are_written_once(run: Callable[..., Ran]) -> None:
    """
    The pung of the dragon that is not held at all needs three.
    """
    out = run("routes", "123m 456m 78m EE CC PP", "--seen", "C").out

    assert "F×2(4)" in out
    assert "C(1)" in out


def test_json(run: Callable[..., Ran]) -> None:
    """
    What the Python API gives, with its names.
    """
    found = run("routes", HAND, "--seen", "9s", "--json").json
    routes = paiju.routes(HAND, seen="9s")

    assert {
        "distance": 0,
        "needs": [{"tile": "9s", "count": 1, "left": 3}],
        "left": 3,
        "discards": [],
        "last": "9s",
        "by_discard": 10,
        "by_self_draw": 11,
        "claimed": None,
        "fan": ["mixed_straight", "all_chows"],
        "names": ["Mixed Straight", "All Chows"],
        "hand": "456p 345s 789s [123m] 99p",
    } == found[0]
    assert [(each.distance, list(each.fan), each.hand) for each in routes] == [
        (each["distance"], each["fan"], each["hand"]) for each in found
    ]


def test_a_dead_hand_is_told_so(run: Callable[..., Ran]) -> None:
    """
    No route is an answer, not a fault.
    """
    ran = run("routes", DEAD)

    assert (DONE, "No legal win can be drawn from this hand.\n") == (ran.code, ran.out)
    assert [] == run("routes", DEAD, "--json").json


def test_lines(run: Callable[..., Ran]) -> None:
    """
    A hand a line, as text or with what differs beside it; a wrong one is an error of its line.
    """
    lines = (
        f'{HAND}\n{{"id": 2, "hand": "{HAND}", "seen": "9s 9s 9s 9s"}}\n123m\n'
        f'{{"id": "x", "hand": "[123m] 456m 78m EE NN 1m", "rules": "wsom", "seat": "N"}}\n'
    )

    ran = run("routes", "--jsonl", stdin=lines.encode())

    first, second, third, fourth = ran.lines
    assert WRONG == ran.code
    assert (None, HAND, 0) == (first["id"], first["hand"], first["routes"][0]["distance"])
    assert 2 == second["id"]
    assert 0 < second["routes"][0]["distance"]
    assert (None, 3) == (third["id"], third["line"])
    assert "Too few tiles" in third["error"]
    assert "x" == fourth["id"]
    assert any("mixed_one_suit" in each["fan"] for each in fourth["routes"])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("123m",), "Too few tiles"),
        ((HAND, "--seen", "xx"), "column 1 of --seen"),
        ((HAND, "--seen", "9p 9p 9p"), "Five of one tile at --seen"),
        ((HAND, "--rules", "mrc"), "Unknown rules"),
        ((HAND, "--seat", "X"), "wind"),
        ((), "No hand"),
    ],
)
def test_wrong_input(arguments: tuple[str, ...], sentence: str, run: Callable[..., Ran]) -> None:
    """
    One sentence on stderr, with what to do.
    """
    ran = run("routes", *arguments)

    assert (WRONG, "") == (ran.code, ran.out)
    assert sentence in ran.err


@pytest.mark.parametrize(
    ("lang", "head", "names"),
    [
        ("zh-Hant", "向聽數  點和  自摸  鳴牌  所需", "    花龍及平和"),
        ("zh-Hans", "向听数  点和  自摸  鸣牌  所需", "    花龙及平和"),
        ("ja", "向聴数  出和了り  自摸  鳴き  必要な牌", "    花龍、平和"),
    ],
)
def test_languages(lang: str, head: str, names: str, run: Callable[..., Ran]) -> None:
    """
    Heads and rows are in the language.
    """
    lines = run("routes", HAND, "--lang", lang).out.splitlines()

    assert head == lines[0][: len(head)]
    assert names == lines[2]
