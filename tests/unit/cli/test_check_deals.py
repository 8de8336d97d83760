"""`paiju check deals`: what it prints, and what it finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paiju.cli import DONE, REFUSED, WRONG, progress
from paiju.deal import audit, signature
from paiju.language import LANGUAGES
from paiju.rules.editions import EDITIONS, PRESETS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

    from paiju.deal.state import DealState

RULES = [*EDITIONS, *PRESETS]


def test_deals_of_every_edition(run: Callable[..., Ran]) -> None:
    """
    The seed first, a line for each edition, and that all holds.
    """
    ran = run("check", "deals", "--n", "6", "--seed", "5")
    lines = ran.out.splitlines()

    assert (DONE, "") == (ran.code, ran.err)
    assert "seed 5, 6 deals" == lines[0]
    assert [(key, "1") for key in RULES] == [tuple(line.split()[:2]) for line in lines[-7:-1]]
    assert "All that must hold does." == lines[-1]


def test_one_edition_as_json_repeats_with_its_seed(run: Callable[..., Ran]) -> None:
    """
    A seed is chosen when none is given, and it is told; what came about is counted.
    """
    found = run("check", "deals", "--n", "2", "--rules", "wsom", "--json").json
    again = run(
        "check", "deals", "--n", "2", "--rules", "wsom", "--json", "--seed", str(found["seed"])
    ).json

    assert found == again
    assert found["fault"] is None
    assert ["wsom-2008"] == list(found["seen"])
    assert 2 == found["seen"]["wsom-2008"]["DealEnded"]


def test_what_does_not_hold_is_told(
    run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    The edition, the seed of the practice deal and what was found, with the code 1.
    """

    def fails(state: DealState) -> None:
        raise AssertionError(f"a tile too many in {state.edition.rules.key}")

    monkeypatch.setattr(audit, "check_state", fails)
    ran = run("check", "deals", "--n", "3", "--seed", "1")
    as_json = run("check", "deals", "--n", "3", "--seed", "1", "--json")

    assert (REFUSED, REFUSED) == (ran.code, as_json.code)
    assert ran.out.splitlines()[-1].startswith("This does not hold: mcr, practice ")
    assert ran.out.endswith(": a tile too many in mcr\n")
    assert as_json.json["fault"] in ran.out


def test_signatures_are_printed(run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch) -> None:
    """
    As the file of signatures is written.
    """
    for name in ("DEALS", "FEW", "PRACTICE"):
        monkeypatch.setattr(signature, name, 1)
    found = run("check", "deals", "--signature").json

    assert {"random_play_1", "practice_1"} == set(found)
    assert RULES == list(found["practice_1"])


def test_tables_in_each_language(run: Callable[..., Ran]) -> None:
    """
    Nothing is left in English.
    """
    told = {
        run("check", "deals", "--n", "1", "--seed", "5", "--lang", lang).out for lang in LANGUAGES
    }

    assert len(LANGUAGES) == len(told)


def test_progress_is_told(run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch) -> None:
    """
    A line on stderr from time to time.
    """
    monkeypatch.setattr(progress, "_EVERY_SECONDS", -1.0)

    assert "1 of 2 deals\n" in run("check", "deals", "--n", "2", "--seed", "1").err


def test_an_edition_that_is_not_known(run: Callable[..., Ran]) -> None:
    """
    One sentence, and nothing is played.
    """
    ran = run("check", "deals", "--rules", "mrc")

    assert (WRONG, "") == (ran.code, ran.out)
    assert "mcr" in ran.err
