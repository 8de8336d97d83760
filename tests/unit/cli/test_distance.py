"""`paiju distance`: how far from ready, in words, and which tiles bring it nearer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paiju.cli import DONE, WRONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

SINGLE_WAIT = "123m 456p 789s EEE C"
# two sets, a pair and two of a chow: one tile for that chow and two for a fourth set are missing
TWO_AWAY = "123m 456p 79s 99m ESC"


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (f"{SINGLE_WAIT}C", ["complete"]),
        (f"{SINGLE_WAIT}P", ["ready"]),
        (SINGLE_WAIT, ["ready", "Useful tiles, 3 left: C×3"]),
        ("123m 456p 78s 9s EE CCC", ["complete"]),
        ("123m 456p 79s EE SCC", ["1 tile from ready", "Useful tiles, 8 left: 8s×4 E×2 C×2"]),
        (f"{TWO_AWAY} F", ["2 tiles from ready"]),
    ],
)
def test_distance_in_words(hand: str, said: list[str], run: Callable[..., Ran]) -> None:
    """
    Complete, ready, or so many tiles from it; for 13 tiles those that help, and how many are left.
    """
    ran = run("distance", hand)

    assert (DONE, "") == (ran.code, ran.err)
    assert said == ran.out.splitlines()


def test_seen_tiles_are_not_left(run: Callable[..., Ran]) -> None:
    """
    They change what is left, never the distance.
    """
    assert "3 left" not in run("distance", SINGLE_WAIT, "--seen", "C").out
    assert ["ready", "No useful tile is left."] == run(
        "distance", SINGLE_WAIT, "--seen", "CCC"
    ).out.splitlines()


def test_json(run: Callable[..., Ran]) -> None:
    """
    Distance and useful tiles; a hand of 14 has none, for it is to discard.
    """
    useful = [{"tile": "C", "left": 2}]

    assert {"distance": 0, "useful": useful} == run(
        "distance", SINGLE_WAIT, "--seen", "C", "--json"
    ).json
    assert {"distance": -1, "useful": None} == run("distance", f"{SINGLE_WAIT}C", "--json").json


def test_lines(run: Callable[..., Ran]) -> None:
    """
    A hand a line, with its own rules and seen tiles or those of the options.
    """
    lines = (
        f'{SINGLE_WAIT}\n{{"id": 2, "hand": "{SINGLE_WAIT}", "seen": "CC"}}\n'
        f'{{"hand": "{SINGLE_WAIT}", "seat": "S"}}\n'
    )

    ran = run("distance", "--jsonl", "--seen", "C", stdin=lines.encode())

    first, second, third = ran.lines
    assert WRONG == ran.code
    assert {
        "id": None, "hand": SINGLE_WAIT, "distance": 0, "useful": [{"tile": "C", "left": 2}],
    } == first  # fmt: skip
    assert (2, [{"tile": "C", "left": 1}]) == (second["id"], second["useful"])
    assert "An unknown key at the line: found 'seat'" in third["error"]


def test_forms_are_those_of_the_rules(run: Callable[..., Ran]) -> None:
    """
    Knitted tiles are near to nothing under rules that know no such hand.
    """
    hand = "147m 258p 369s ESWN"

    assert "ready" == run("distance", hand).out.splitlines()[0]
    assert "from ready" in run("distance", hand, "--rules", "wsom").out.splitlines()[0]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("123m",), "Too few tiles"),
        ((), "No hand at the command line"),
        ((SINGLE_WAIT, "--seen", "xx"), "column 1 of --seen"),
        ((SINGLE_WAIT, "--seen", "EE"), "Five of one tile at --seen"),
        ((f"{SINGLE_WAIT}C", "--seen", "xx"), "column 1 of --seen"),
        ((f"{SINGLE_WAIT}C", "--seen", "EE"), "Five of one tile at --seen"),
        ((f"{SINGLE_WAIT}C", "--seen", "CCC"), "Five of one tile at --seen"),
        ((SINGLE_WAIT, "--rules", "mrc"), "Unknown rules"),
        ((SINGLE_WAIT, "--lang", "xx"), "Unknown language"),
    ],
)
def test_wrong_input(arguments: tuple[str, ...], sentence: str, run: Callable[..., Ran]) -> None:
    """
    One sentence on stderr.
    """
    ran = run("distance", *arguments)

    assert (WRONG, "") == (ran.code, ran.out)
    assert sentence in ran.err


@pytest.mark.parametrize(
    ("lang", "said"), [("zh-Hant", "2 向聽"), ("zh-Hans", "2 向听"), ("ja", "2 向聴")]
)
def test_languages(lang: str, said: str, run: Callable[..., Ran]) -> None:
    """
    The distance is in the words of the language.
    """
    assert said == run("distance", TWO_AWAY, "--lang", lang).out.splitlines()[0]
