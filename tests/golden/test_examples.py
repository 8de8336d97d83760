"""The hands of `examples/`, as `paiju demo` shows them, are worth what their sources say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import paiju

_FOLDER = Path(__file__).parents[2] / "examples"
POINTS = {
    "mcr": [8, 24, 30, 34, 77, 25, 90, 48],
    "wsom": [0, 60, 120, 130, 110, 315, 400],
}


def lines(name: str) -> list[dict[str, Any]]:
    """
    Read the hands of one rule system.
    """
    text = (_FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("name", POINTS)
def test_examples_have_titles_and_sources(name: str) -> None:
    """
    Each hand says in two languages what it shows, and where it comes from.
    """
    for line in lines(name):
        assert line["title"].keys() == {"en", "zh-Hant"}
        assert line["source"]
        assert line["rules"] == name


@pytest.mark.parametrize("name", POINTS)
def test_points_of_the_examples(name: str) -> None:
    """
    The points are those of the sources; one hand may not win.
    """
    shown = {"title", "source"}
    scores = [
        paiju.score(**{key: value for key, value in line.items() if key not in shown})
        for line in lines(name)
    ]

    assert POINTS[name] == [score.points for score in scores]
    assert [points > 0 for points in POINTS[name]] == [score.legal for score in scores]
