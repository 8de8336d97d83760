"""`paiju discards`: what each discard of 14 tiles leaves, the best first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import paiju
from paiju.cli import DONE, WRONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

# four sets and two single dragons: either goes, and the other is waited for
HAND = "123m 456p 789s EEE CP"


def test_table_of_discards(run: Callable[..., Ran]) -> None:
    """
    Each kind of tile, the nearest to ready with the most tiles left first, and these marked.
    """
    ran = run("discards", HAND)

    lines = ran.out.splitlines()
    assert (DONE, "") == (ran.code, ran.err)
    assert "   Discard  Distance           Left  Useful tiles" == lines[0]
    assert [
        "*  C        ready                 3  P×3",
        "*  P        ready                 3  C×3",
    ] == (lines[1:3])
    assert "*: nearest to ready, with the most useful tiles left" == lines[-1]
    assert 1 + 12 + 1 == len(lines)
    assert all("1 tile from ready" in line and line[0] == " " for line in lines[3:-1])


def test_the_best_has_most_left(run: Callable[..., Ran]) -> None:
    """
    Seen tiles decide between two that leave the hand ready.
    """
    lines = run("discards", HAND, "--seen", "PP").out.splitlines()

    assert [
        "*  P        ready                 3  C×3",
        "   C        ready                 1  P×1",
    ] == (lines[1:3])


def test_json(run: Callable[..., Ran]) -> None:
    """
    What the Python API gives, with its names.
    """
    found = run("discards", HAND, "--seen", "PP", "--json").json
    discards = paiju.discards(HAND, seen="PP")

    assert {"tile": "P", "distance": 0, "left": 3, "useful": [{"tile": "C", "left": 3}]} == found[
        0
    ]
    assert [str(each.tile) for each in discards] == [each["tile"] for each in found]
    assert [each.distance for each in discards] == [each["distance"] for each in found]
    assert [each.left for each in discards] == [each["left"] for each in found]


def test_complete_hand_is_left_ready(run: Callable[..., Ran]) -> None:
    """
    Whatever a complete hand discards, it waits for that again.
    """
    found = run("discards", "123m 456p 789s EEE CC", "--json").json

    assert {0} == {each["distance"] for each in found}
    assert all(each["tile"] in [useful["tile"] for useful in each["useful"]] for each in found)


def test_lines(run: Callable[..., Ran]) -> None:
    """
    A hand a line; one of 13 is an error of its line.
    """
    lines = f'{HAND}\n{{"id": 2, "hand": "{HAND}", "rules": "wsom"}}\n{HAND[:-1]}\n'

    ran = run("discards", "--jsonl", "--seen", "PP", stdin=lines.encode())

    first, second, third = ran.lines
    assert WRONG == ran.code
    assert (None, HAND, ["P", "C"]) == (
        first["id"], first["hand"], [each["tile"] for each in first["discards"]][:2],
    )  # fmt: skip
    assert (2, ["P", "C"]) == (second["id"], [each["tile"] for each in second["discards"]][:2])
    assert "13 tiles" in third["error"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("123m 456p 789s EEE C",), "found 13 tiles, expected 14 tiles"),
        (
            ("123m 456p 789s EEE C",),
            "useful tiles of these 13 (useful_tiles; paiju distance).",
        ),
        ((HAND, "--seen", "xx"), "column 1 of --seen"),
        ((HAND, "--seen", "EE"), "Five of one tile at --seen"),
        ((HAND, "--rules", "mrc"), "Unknown rules"),
    ],
)
def test_wrong_input(arguments: tuple[str, ...], sentence: str, run: Callable[..., Ran]) -> None:
    """
    One sentence on stderr, with what to do.
    """
    ran = run("discards", *arguments)

    assert (WRONG, "") == (ran.code, ran.out)
    assert sentence in ran.err


def test_languages(run: Callable[..., Ran]) -> None:
    """
    The heads are in the language, and still stand over their columns.
    """
    lines = run("discards", HAND, "--lang", "zh-Hant").out.splitlines()

    assert "   打出  向聽數  剩餘  進張" == lines[0]
    assert "*  C     聽牌       3  P×3" == lines[1]
    assert "有効牌" in run("discards", HAND, "--lang", "ja").out.splitlines()[0]
