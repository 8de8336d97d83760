"""`paiju check perft`: the counts, the differences, and files that are none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from paiju.cli import DONE, REFUSED, WRONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

FILES = Path(__file__).parents[2] / "perft"


@pytest.fixture
def few(tmp_path: Path) -> Path:
    """
    Write a file with the first two positions of the World Series.
    """
    lines = FILES.joinpath("wsom-2008.perft").read_text(encoding="utf-8").splitlines()[:3]
    path = tmp_path / "few.perft"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_numbers_that_agree(few: Path, run: Callable[..., Ran]) -> None:
    """
    A line for each position, as deep as asked.
    """
    nodes = [
        json.loads(line)["nodes"] for line in few.read_text(encoding="utf-8").splitlines()[1:]
    ]
    ran = run("check", "perft", str(few), "--depth", "2")

    assert (DONE, "") == (ran.code, ran.err)
    assert [f"{few}, position {no}: {deep[0]} {deep[1]}" for no, deep in enumerate(nodes, 1)] + [
        "All numbers of 2 positions are as in the files."
    ] == ran.out.splitlines()


def test_numbers_that_differ(few: Path, run: Callable[..., Ran]) -> None:
    """
    Both are told, and the code is 1.
    """
    header, first, _ = few.read_text(encoding="utf-8").splitlines()
    position = json.loads(first)
    right, wrong = position["nodes"][0], position["nodes"][0] + 1
    few.write_text(f"{header}\n{json.dumps({**position, 'nodes': [wrong]})}\n", encoding="utf-8")
    ran = run("check", "perft", str(few))
    as_json = run("check", "perft", str(few), "--json")

    assert REFUSED == ran.code
    assert ran.out.splitlines() == [
        f"{few}, position 1: {right} DIFFERS from {wrong}",
        "1 of 1 positions differ from the files.",
    ]
    assert REFUSED == as_json.code
    assert {
        "positions": [
            {
                "file": str(few),
                "position": 1,
                "rules": "wsom-2008",
                "nodes": [right],
                "expected": [wrong],
            }
        ],
        "different": 1,
    } == as_json.json


@pytest.mark.parametrize(
    ("no", "change", "said"),
    [
        (0, {"paiju": "log"}, '"paiju": "perft"'),
        (0, {"version": 2}, '"version": 1'),
        (0, {"rules": None}, "'rules'"),
        (1, {"wall": 5}, "'wall'"),
        (1, {"prevalent": "X"}, "E, S, W or N"),
        (1, {"played": [True]}, "whole numbers at 'played'"),
        (1, {"nodes": 7}, "whole numbers at 'nodes'"),
        (1, {"played": [1]}, "played, command 1"),
        (1, {"dice": [1, 2]}, "4"),
        (1, {"wall": "1m 2m"}, "a wall of another size"),
    ],
)
def test_what_is_no_position(
    no: int, change: dict[str, object], said: str, few: Path, run: Callable[..., Ran]
) -> None:
    """
    One sentence with the line, what is there, and what is expected.
    """
    lines = [json.loads(line) for line in few.read_text(encoding="utf-8").splitlines()]
    lines[no] |= change
    few.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    ran = run("check", "perft", str(few), "--depth", "1")

    assert WRONG == ran.code
    assert said.casefold() in ran.err.casefold()


@pytest.mark.parametrize("line", ["[]", "nonsense", "[" * 100_000])
def test_what_is_no_object(line: str, few: Path, run: Callable[..., Ran]) -> None:
    """
    A line that is no JSON object is told.
    """
    few.write_text(line, encoding="utf-8")

    assert "expected a JSON object" in run("check", "perft", str(few)).err


def test_a_file_that_is_not_there(run: Callable[..., Ran]) -> None:
    """
    What is asked for is a file of positions, no log.
    """
    ran = run("check", "perft", "no/such/file")

    assert (WRONG, "") == (ran.code, ran.out)
    assert "expected a file of positions" in ran.err
