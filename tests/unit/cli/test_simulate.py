"""`paiju simulate`: counts that add up, one signature, a line a deal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from paiju.cli import DONE, WRONG
from paiju.cli.simulate import rounded
from paiju.deal.edition import Edition
from paiju.deal.random_play import RandomPlay
from paiju.language import LANGUAGES
from paiju.rules.editions import EDITIONS, PRESETS, ruleset

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.unit.cli.conftest import Ran


@pytest.mark.parametrize("rules", [*EDITIONS, *PRESETS])
def test_counts_add_up(rules: str, run: Callable[..., Ran]) -> None:
    """
    Every deal is won or exhausted; the signature is that of the same play elsewhere.
    """
    found = run("simulate", "--deals", "20", "--rules", rules, "--seed", "7", "--json").json
    other = RandomPlay(Edition(ruleset(rules)), 7)
    other.play(20)

    assert (rules, 7, 20) == (found["rules"], found["seed"], found["deals"])
    assert found["wins"] + found["exhausted"] == 20
    assert 0 <= found["self_drawn"] <= found["wins"]
    assert f"{other.signature:016x}" == found["signature"]
    assert (other.events, other.points) == (found["events"], found["points"])


def test_a_line_a_deal_is_written(run: Callable[..., Ran], tmp_path: Path) -> None:
    """
    The lines sum up to what is printed, and playing deals one by one changes nothing.
    """
    out = tmp_path / "deals.jsonl"
    options = ("simulate", "--deals", "60", "--rules", "wsom", "--seed", "7", "--json")

    found = run(*options, "--jsonl", str(out)).json
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]

    assert found == run(*options).json
    assert list(range(1, 61)) == [line["deal"] for line in lines]
    assert found["events"] == sum(line["events"] for line in lines)
    assert found["points"] == sum(line["points"] for line in lines)
    assert found["exhausted"] == sum(line["ending"] == "exhausted" for line in lines)
    assert found["self_drawn"] == sum(line["ending"] == "self_drawn" for line in lines)
    assert found["wins"] == sum(line["winner"] is not None for line in lines)
    assert {line["ending"] for line in lines if line["liable"]} <= {"discard", "robbing"}


def test_the_report_has_a_seed_that_can_be_given(run: Callable[..., Ran]) -> None:
    """
    The seed comes first; with it the run is the same.
    """
    first = run("simulate", "--deals", "8").out
    seed = first.splitlines()[0].split()[1].rstrip(",")

    assert first == run("simulate", "--deals", "8", "--seed", seed).out
    assert f"seed {seed}, 8 deals of mcr" == first.splitlines()[0]
    assert [line.split("  ")[0] for line in first.splitlines()[1:]] == [
        "Wins",
        "Self-drawn",
        "Exhausted",
        "Mean points of a win",
        "Events",
        "Signature",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_words(lang: str, run: Callable[..., Ran]) -> None:
    """
    The report can be told in every language.
    """
    assert DONE == run("simulate", "--deals", "2", "--lang", lang).code


def test_long_runs_say_how_far_they_are(
    run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """
    Where there is no terminal a line tells now and then how many deals are done.
    """
    monkeypatch.setattr("paiju.cli.progress._EVERY_SECONDS", -1.0)
    monkeypatch.setattr("paiju.cli.simulate._AT_ONCE", 5)

    for more in ((), ("--jsonl", str(tmp_path / "out.jsonl"))):
        err = run("simulate", "--deals", "12", *more).err.splitlines()
        assert err == [f"{done} of 12 deals" for done in (0, 5, 10)]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--deals", "0"), "--deals"),
        (("--seed", "-1"), "--seed"),
        (("--rules", "mrc"), "Unknown rules: found 'mrc'"),
        (("--rules", "Botzone"), "did you mean botzone?"),
        (("--jsonl", "no/such/folder/x"), "A file that cannot be written at --jsonl"),
    ],
)
def test_wrong_options_are_told(
    options: tuple[str, ...], sentence: str, run: Callable[..., Ran]
) -> None:
    """
    One sentence says what is wrong, before anything is printed.
    """
    ran = run("simulate", "--deals", "2", *options)

    assert (WRONG, "") == (ran.code, ran.out)
    assert sentence in ran.err


def test_means_are_rounded_half_up() -> None:
    """
    Shares and means are exact until they are printed.
    """
    assert [rounded(1, 8, 2), rounded(2, 3, 1), rounded(0, 0, 2)] == ["0.13", "0.7", "-"]
