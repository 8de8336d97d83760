"""`paiju routes`: what a hand may still make a legal win of, the nearest first."""

from __future__ import annotations

import shlex
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from tests.property.unwon import unwon

import paiju
from paiju.cli import DONE, WRONG
from paiju.language import columns
from paiju.tiles import read_tiles

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tests.unit.cli.conftest import Ran

    from paiju import Route

# ready for 9s, which makes a mixed straight and all chows; 6s leaves it far below eight
HAND = "[123m] 456p 78s 345s 99p"
READ = "45699p 34578s [123m]"
# ready, for 7 points at most
SEVEN_POINTS = "[345m] 345p 678p 56s 22m"
# half a flush with three pairs
DRAGONS = "123m 456m 78m EE CC PP"
NO_ROUTE = (
    "Without claiming further sets this hand reaches no legal win, by discard or self-drawn.\n"
)
# four melds that add up to nothing
DEAD = "4s [666m] [789m] [123p] [567s]"


def test_table_of_routes(run: Callable[..., Ran]) -> None:
    """
    What a route is worth and needs; below it the hand, what goes for it, and its rows by name.
    """
    ran = run("routes", HAND)

    assert (DONE, "") == (ran.code, ran.err)
    assert [
        "Distance  By discard  Self-drawn  Claimed  Needs",
        "       0          10          11        -  9s(4)",
        "    456p 345s 789s [123m] 99p",
        "    Mixed Straight and All Chows",
        "       2          10          11       10  2p(4) 3p(4)* 7p(4)",
        "    234p 567p 345s [123m] 99p, giving up 78s",
        "    Mixed Shifted Chows, All Chows, Short Straight and Closed Wait",
        "Claimed: by discard, with a tile claimed for each unfinished set",
        "(n): n are left; *: comes last; - under Claimed: no legal win, or nothing to claim",
        f'Distance 0 names one waiting tile; for all: paiju waits "{READ}"',
    ] == ran.out.splitlines()


def test_points_are_those_with_the_marked_tile_last(run: Callable[..., Ran]) -> None:
    """
    Where more than one is needed a star marks the last; the hand below, won by it, is worth that.
    """
    lines = run("routes", DRAGONS, "--seen", "C").out.splitlines()

    checked = 0
    for worth, way in zip(lines[1:-2:3], lines[2:-2:3], strict=True):
        (marked,) = [need for need in worth.split()[4:] if need.endswith("*")]
        last = marked.partition("(")[0].partition("×")[0]
        hand, _, gone = way.partition(", giving up ")
        won = paiju.score(hand.strip(), win=last)
        before = Counter(paiju.Hand.parse(DRAGONS).concealed) - Counter(read_tiles(gone))

        assert str(won.points) == worth.split()[1]
        assert not before - Counter(read_tiles(hand.strip()))
        checked += 1
    assert len(paiju.routes(DRAGONS, seen="C")) == checked


def test_two_of_a_tile_are_written_once(run: Callable[..., Ran]) -> None:
    """
    The pung of the dragon that is not held needs two beside its pair's; the sign is explained.
    """
    out = run("routes", DRAGONS, "--seen", "C").out

    assert "F×2(4)* P(2)" in out
    assert "C(1)" in out
    assert "; ×n: n are needed; " in out


def test_signs_that_do_not_occur_are_not_explained(run: Callable[..., Ran]) -> None:
    """
    A won hand needs nothing and is told to be complete, in the words of `paiju distance`.
    """
    won = "123m 456p 789s EEE CC"
    for lang, word in (("en", "complete"), ("zh-Hant", "已和牌"), ("ja", "和了形")):
        out = run("routes", won, "--lang", lang).out
        first = out.splitlines()[1]

        assert [word, "21", "23", "-"] == first.split()
        assert word == run("distance", won, "--lang", lang).out.strip()
        assert not {"(n)", "×n", "*"} & set(out.replace("：", ":").replace(" ", ":").split(":"))
        assert -1 == run("routes", won, "--json").json[0]["distance"]


def test_no_legal_win_and_nothing_to_claim_are_told_apart(run: Callable[..., Ran]) -> None:
    """
    A bar under By discard or Self-drawn is no legal win; under Claimed it may be nothing to claim.
    """
    barred = run("routes", f"{SEVEN_POINTS} 4s").out
    for legend, out in ((True, barred), (False, run("routes", HAND).out)):
        assert legend == ("; -: no legal win; - under Claimed" in out)
        assert "; - under Claimed: no legal win, or nothing to claim\n" in out


def test_all_waits_of_a_ready_hand_are_a_command_away(run: Callable[..., Ran]) -> None:
    """
    The line stands below a route of distance 0 alone; the command lists its last tile, too.
    """
    for hand, options in (
        (HAND, ("--seat", "S", "--seen", "9s")),
        (f"{SEVEN_POINTS} 4s", ("--seen", "3s 3s")),
        (f"{SEVEN_POINTS} 4s f1", ()),
        (f"{SEVEN_POINTS} 4s", ("--flowers", "2")),
    ):
        told = run("routes", hand, *options).out.splitlines()[-1]
        command = told.partition(": paiju ")[2]
        first = run("routes", hand, *options, "--json").json[0]

        waits = {wait["tile"]: wait["left"] for wait in run(*shlex.split(command), "--json").json}
        assert first["left"] == waits[first["last"]]
        assert len(waits) >= 2
    assert "paiju waits" not in run("routes", DRAGONS).out


def test_flowers_are_counted(run: Callable[..., Ran]) -> None:
    """
    By their number, on the command line and in a line; they go into the command told below.
    """
    bare = run("routes", HAND, "--json").json[0]
    ran = run("routes", HAND, "--flowers", "2", "--json").json[0]
    line = run("routes", "--jsonl", stdin=f'{{"hand": "{HAND}", "flowers": 2}}'.encode()).lines[0]

    assert bare["by_discard"] + 2 == ran["by_discard"] == line["routes"][0]["by_discard"]
    told = run("routes", HAND, "--flowers", "2").out.splitlines()[-1]
    assert told.endswith(f'paiju waits "{READ}" --flowers 2')


def width_of(route: Route) -> int:
    """
    Give how wide a route's needs are.
    """
    return sum(len(f" {need.tile}×{need.count}(4)") for need in route.needs)


@pytest.fixture
def widest(chance: Random, random_count: Callable[[int], int]) -> str:
    """
    Give the hand with the widest needs of 300 random ones.
    """
    hands = [str(unwon(chance, no)) for no in range(random_count(300))]
    return max(hands, key=lambda hand: max(map(width_of, paiju.routes(hand)), default=0))


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ja"])
def test_table_fits_a_terminal_of_80_columns(
    lang: str, widest: str, run: Callable[..., Ran], terminal: Callable[[int], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """
    A CJK sign is two of them; in a pipe no line is broken.
    """
    routes = paiju.routes(widest)
    whole = run("routes", widest, "--lang", lang).out.splitlines()
    terminal(80)
    monkeypatch.setenv("NO_COLOR", "1")

    lines = run("routes", widest, "--lang", lang).out.splitlines()

    assert max(map(columns, lines)) <= 80
    assert "".join("".join(whole).split()) == "".join("".join(lines).split())
    assert [] == [line for line in lines if line != line.rstrip()]
    assert all(
        f" {need.tile}" in line
        for route, line in zip(routes, whole[1::3], strict=False)
        for need in route.needs
    )


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

    assert (DONE, NO_ROUTE) == (ran.code, ran.out)
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
        ("zh-Hant", "向聽數  點和  自摸  鳴牌  所需", "花龍及平和"),
        ("zh-Hans", "向听数  点和  自摸  鸣牌  所需", "花龙及平和"),
        ("ja", "向聴数  出和了り  自摸  鳴き  必要な牌", "花龍、平和"),
    ],
)
def test_languages(lang: str, head: str, names: str, run: Callable[..., Ran]) -> None:
    """
    Heads and rows are in the language.
    """
    lines = run("routes", HAND, "--lang", lang).out.splitlines()

    assert head == lines[0]
    assert ["    456p 345s 789s [123m] 99p", f"    {names}"] == lines[2:4]
