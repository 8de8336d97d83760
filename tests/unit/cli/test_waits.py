"""`paiju waits`: what is waited for, what is left, what it is worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import paiju
from paiju.cli import DONE, WRONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

HAND = "23344445m 888p WW"


def test_table_of_waits(run: Callable[..., Ran]) -> None:
    """
    Tile, how many are left, points either way; below the minimum in brackets, said below.
    """
    ran = run("waits", HAND, "--seen", "1m")

    assert DONE == ran.code
    assert [
        "Tile  Left  By discard  Self-drawn",
        "1m       3         (7)           9",
        "4m       0   none left   none left",
        "W        2         (6)          10",
        "(n): counts n, below the minimum of 8",
    ] == ran.out.splitlines()


def test_nothing_below_the_minimum_needs_no_note(run: Callable[..., Ran]) -> None:
    """
    The note stands only where a bracket does.
    """
    assert "below" not in run("waits", "45m 123456789p EE").out


def test_points_to_routes_when_no_wait_is_enough(run: Callable[..., Ran]) -> None:
    """
    When nothing that is left reaches the minimum, a line says what to ask next.
    """
    hand = ("[345m] 45m 456p 99s [123m]", "--seat", "S")
    told = (
        "No tile that is left reaches the minimum; for ways to reach it: "
        'paiju routes "45m 456p 99s [123m] [345m]" --seen "9p 1p" --seat S'
    )

    assert told == run("waits", *hand, "--seen", "9p 1p").out.splitlines()[-1]
    assert "routes" not in run("waits", HAND).out
    assert "routes" not in run("waits", *hand, "--rules", "wsom").out


def test_a_tile_that_is_gone_reaches_no_minimum(run: Callable[..., Ran]) -> None:
    """
    A wait worth enough of which none is left does not help.
    """
    hand = ("23344445m 888p WW", "--seen", "1111m WW")

    assert "routes" in run("waits", *hand).out


@pytest.mark.parametrize(
    "hand", [("1111m 444777p 999s",), ("123m 456p 78s EEE CC", "--seen", "6666s 9999s")]
)
def test_points_to_routes_when_no_tile_is_left(
    hand: tuple[str, ...], run: Callable[..., Ran]
) -> None:
    """
    Nothing is below the minimum, and nothing can come either.
    """
    out = run("waits", *hand).out

    assert "(n)" not in out
    assert f'reach it: paiju routes "{hand[0]}"' in out.splitlines()[-1]


def test_wait_in_form_alone(run: Callable[..., Ran]) -> None:
    """
    A tile of which the hand holds all four is told to have none left.
    """
    lines = [
        line for line in run("waits", "1111m 234m 567p 789s").out.splitlines() if "1m" in line
    ]

    assert [True] == ["none left" in line for line in lines]


def test_hand_that_is_not_ready(run: Callable[..., Ran]) -> None:
    """
    That is a result, not an error.
    """
    hand = "159m 159p 159s ESWN"

    assert (DONE, "The hand waits for nothing.\n", "") == run("waits", hand)
    assert [] == run("waits", hand, "--json").json


def test_json_holds_both_scores(run: Callable[..., Ran]) -> None:
    """
    Each wait has its two scores whole.
    """
    found = run("waits", HAND, "--json", "--seat", "S", "--prevalent", "W", "--flowers", "1").json
    waits = paiju.waits(HAND, seat="S", prevalent="W", flowers=1)

    assert [str(wait.tile) for wait in waits] == [wait["tile"] for wait in found]
    assert [wait.left for wait in waits] == [wait["left"] for wait in found]
    for name in ("by_discard", "by_self_draw"):
        scores = [getattr(wait, name) for wait in waits]
        assert [score.points for score in scores] == [wait[name]["points"] for wait in found]
        assert [score.reason for score in scores] == [wait[name]["reason"] for wait in found]


def test_lines(run: Callable[..., Ran]) -> None:
    """
    A hand a line, plain or an object; the options say what a line leaves out.
    """
    lines = (
        f"{HAND}\n"
        f'{{"id": "b", "hand": "{HAND}", "seen": "1m", "flowers": 2, "rules": "mcr-1998"}}\n'
        '{"id": 3, "hand": "123m"}\n'
    )

    ran = run("waits", "--jsonl", "--seen", "W", "--seat", "W", stdin=lines.encode())

    first, second, third = ran.lines
    assert WRONG == ran.code
    assert (None, HAND) == (first["id"], first["hand"])
    assert [4, 0, 1] == [wait["left"] for wait in first["waits"]]
    assert ("b", [3, 0, 2]) == (second["id"], [wait["left"] for wait in second["waits"]])
    assert first["waits"] == run("waits", HAND, "--seen", "W", "--seat", "W", "--json").json
    assert (
        second["waits"]
        == run(
            "waits", HAND, "--seen", "1m", "--seat", "W", "--flowers", "2", "--rules", "mcr-1998",
            "--json",
        ).json
    )  # fmt: skip
    assert (3, 3) == (third["id"], third["line"])
    assert third["error"].startswith("Too few tiles")


def test_shared_waits(run: Callable[..., Ran]) -> None:
    """
    The recorded hands wait for what their lines say.
    """
    golden = Path(__file__).parents[2] / "golden" / "mcr_waits.jsonl"
    cases = [json.loads(line) for line in golden.read_text(encoding="utf-8").splitlines()[1:]]
    brackets = {"chow": "[{}]", "pung": "[{}]", "kong": "[{}]", "ckong": "({})"}
    for case in cases:
        melds = [brackets[meld["type"]].format(meld["tiles"]) for meld in case["melds"]]

        found = run("waits", case["hand"], *melds, "--json").json

        assert case["waits_in_form"] == [wait["tile"] for wait in found]


def test_wrong_input(run: Callable[..., Ran]) -> None:
    """
    Fourteen tiles, and tiles seen that cannot be, are refused.
    """
    for arguments, sentence in (
        (
            ("123m 456p 789s EEE CC",),
            "A hand of 14 at the end of the hand: found 14",
        ),
        ((HAND, "--seen", "xx"), "column 1 of --seen"),
        ((HAND, "--seen", "4m"), "Five of one tile at --seen"),
        ((HAND, "--rules", "mrc"), "Unknown rules"),
        ((HAND, "--seat", "X"), "Unknown wind at --seat"),
    ):
        ran = run("waits", *arguments)

        assert (WRONG, "") == (ran.code, ran.out)
        assert sentence in ran.err


def test_languages(run: Callable[..., Ran]) -> None:
    """
    The heads are in the language, and still stand over their columns.
    """
    assert (
        "牌  剩餘      點和      自摸"
        == run("waits", HAND, "--lang", "zh-Hant").out.split("\n")[0]
    )
    assert "出和了り" in run("waits", HAND, "--lang", "ja").out.split("\n")[0]
