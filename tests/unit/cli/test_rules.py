"""`paiju rules`: the editions and what differs between two."""

from __future__ import annotations

import re
from itertools import permutations
from typing import TYPE_CHECKING

import pytest

import paiju
from paiju.cli import DONE
from paiju.cli.differences import FIELDS, differences
from paiju.cli.ruling_words import FORM_WORDS, RULING_WORDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran


def test_list_of_editions(run: Callable[..., Ran]) -> None:
    """
    Each edition has a line with its minimum.
    """
    lines = run("rules").out.splitlines()

    assert [[key, str(each.minimum_points)] for key, each in paiju.EDITIONS.items()] == [
        line.split()[:2] for line in lines[1:]
    ]
    assert "世界麻雀大会" in run("rules", "--lang", "ja").out


def test_editions_as_json(run: Callable[..., Ran]) -> None:
    """
    Every field is there under its own name.
    """
    found = run("rules", "--json").json

    assert list(paiju.EDITIONS) == [each["key"] for each in found]
    assert all(each.keys() >= set(FIELDS) for each in found)
    assert found[0] == run("rules", "show", "mcr", "--json").json


@pytest.mark.parametrize("key", [*paiju.EDITIONS, "wsom"])
def test_edition_is_shown_with_its_rulings(key: str, run: Callable[..., Ran]) -> None:
    """
    Fields in words, rulings with the number of their decision.
    """
    edition = paiju.ruleset(key)

    shown = run("rules", "show", key).out

    assert f"{edition.en} {edition.zh} ({edition.key})" == shown.splitlines()[0]
    for name, answer in edition.rulings:
        decision = paiju.RULINGS[name].decision
        line = next(line for line in shown.splitlines() if line.startswith(f"{decision}  "))
        assert line.endswith(f" ({name}={answer})")


def test_differences_of_the_two_mcr_editions(run: Callable[..., Ran]) -> None:
    """
    Rulings, the row that one lacks, and the exclusions that follow from the rulings.
    """
    lines = run("rules", "diff", "mcr", "mcr-1998").out.splitlines()

    assert "mcr → mcr-1998" == lines[0]
    assert (
        "  One melded and one concealed kong (mixed_kongs, decision 0001): "
        "the row of 5 points → each kong by its own row"
    ) in lines
    assert "  Melded and Concealed Kong 明暗杠: 5 → none" in lines
    assert "  All Terminals 清幺九 bars Triple Pung 三同刻: no → yes" in lines


def test_differences_of_fields_and_points(run: Callable[..., Ran]) -> None:
    """
    Zung Jung pays otherwise, and knows the chicken hand.
    """
    found = run("rules", "diff", "wsom", "zung-jung", "--json").json

    assert [
        ("field", "minimum_points", 5, 1),
        ("field", "share_points", 30, 25),
        ("field", "chicken_points", 0, 1),
        ("points", "pure_one_suit", 100, 80),
        ("points", "two_identical_sequences_twice", 55, 60),
        ("points", "chicken_hand", None, 1),
    ] == [tuple(each[name] for name in ("kind", "key", "here", "there")) for each in found]


def test_two_systems_are_not_compared_row_by_row(run: Callable[..., Ran]) -> None:
    """
    Their fields are compared, and that is said.
    """
    ran = run("rules", "diff", "mcr", "wsom")

    assert DONE == ran.code
    assert "They are two rule systems" in ran.out
    assert "Winning forms: four sets and a pair; knitted straight" in ran.out
    assert "Points of rows:" not in ran.out


def test_same_edition(run: Callable[..., Ran]) -> None:
    """
    Nothing differs from itself, and that is said.
    """
    assert "wsom-2008 and wsom-2008 do not differ.\n" == run("rules", "diff", "wsom", "wsom").out
    assert [] == run("rules", "diff", "wsom", "wsom", "--json").json


@pytest.mark.parametrize(("here", "there"), list(permutations(paiju.EDITIONS, 2)))
def test_differences_turn_around(here: str, there: str) -> None:
    """
    Compared the other way round, the same things differ with their sides changed.
    """
    one = differences(paiju.ruleset(here), paiju.ruleset(there))
    other = differences(paiju.ruleset(there), paiju.ruleset(here))

    assert {(each.key, each.barred, each.here, each.there) for each in one} == {
        (each.key, each.barred, each.there, each.here) for each in other
    }


def test_every_answer_has_words() -> None:
    """
    Each ruling has a title, each of its answers and each form a word.
    """
    assert paiju.RULINGS.keys() == RULING_WORDS.keys()
    for key, ruling in paiju.RULINGS.items():
        assert set(ruling.answers) == RULING_WORDS[key][1].keys()
    assert {form for each in paiju.EDITIONS.values() for form in each.forms} == FORM_WORDS.keys()


@pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hans", "ja"])
def test_rulings_are_told_in_the_language(lang: str, run: Callable[..., Ran]) -> None:
    """
    No English is left but keys.
    """
    shown = run("rules", "show", "mcr", "--lang", lang).out
    told = run("rules", "diff", "mcr", "mcr-1998", "--lang", lang).out

    for line in (shown + told).splitlines():
        assert " the " not in line
        assert not re.search("[A-Za-z]{3,} [A-Za-z]{3,}", line), line


@pytest.mark.parametrize("key", [*paiju.EDITIONS, "wsom"])
def test_name_of_an_edition_shows_it(key: str, run: Callable[..., Ran]) -> None:
    """
    `rules mcr` is `rules show mcr`.
    """
    for options in ((), ("--json",), ("--lang", "ja")):
        assert run("rules", "show", key, *options) == run("rules", key, *options)


def test_options_before_the_command(run: Callable[..., Ran]) -> None:
    """
    `--json` and `--lang` mean the same before the command and after it.
    """
    for command in (("diff", "mcr", "mcr-1998"), ("show", "wsom"), ("wsom",)):
        for options in (("--json",), ("--lang", "zh-Hans")):
            assert run("rules", *command, *options) == run("rules", *options, *command)
    assert isinstance(run("rules", "--json", "diff", "mcr", "wsom").json, list)
