"""`paiju demo`: the example hands, in a clone and installed."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import paiju
from paiju.cli import DONE
from paiju.language import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

EXAMPLES = Path(__file__).parents[3] / "examples"
PACKAGED = Path(paiju.__file__).parent / "cli" / "examples"


def test_hands_are_those_of_the_examples_folder() -> None:
    """
    The folder at the root and the package's data are the same files.
    """
    for name in ("mcr.jsonl", "wsom.jsonl"):
        assert (EXAMPLES / name).read_bytes() == (PACKAGED / name).read_bytes()


def test_each_hand_is_explained(run: Callable[..., Ran]) -> None:
    """
    Fifteen hands, each with its title, its command and its explanation.
    """
    ran = run("demo")

    assert (DONE, "") == (ran.code, ran.err)
    assert [f"{number}." for number in range(1, 16)] == [
        part.split()[0] for part in ran.out.split("\n\n")
    ]


def test_commands_of_the_demo_give_its_points(run: Callable[..., Ran]) -> None:
    """
    What is shown can be typed and prints the same points.
    """
    for part in run("demo").out.split("\n\n"):
        _, command, points, *_ = part.splitlines()

        assert points == run(*shlex.split(command)[2:]).out.splitlines()[0]


def test_titles_in_every_language(run: Callable[..., Ran]) -> None:
    """
    Titles differ by language; traditional Chinese is that of the files.
    """
    titles = {
        lang: [each["title"] for each in run("demo", "--json", "--lang", lang).json]
        for lang in LANGUAGES
    }
    lines = [
        json.loads(line)
        for name in ("mcr", "wsom")
        for line in (PACKAGED / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    ]

    assert [line["title"]["en"] for line in lines] == titles["en"]
    assert [line["title"]["zh-Hant"] for line in lines] == titles["zh-Hant"]
    assert 4 == len({each[0] for each in titles.values()})
