"""`paiju check shuffle`: the driver; what its tests catch is in tests/property/test_shuffle.py."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from paiju.cli import DONE, REFUSED, WRONG, check_shuffle, progress
from paiju.cli.shuffle_battery import Battery, Finding
from paiju.language import LANGUAGES, words
from paiju.rules.editions import ruleset

if TYPE_CHECKING:
    from collections.abc import Callable
    from gettext import NullTranslations

    from tests.unit.cli.conftest import Ran

    from paiju.cli.shuffle_battery import Shuffle
    from paiju.rules.ruleset import Ruleset

TESTS = ["places", "pairs", "neighbours", "successive", "repeats", "key"]


def always(tiles: bytes) -> Shuffle:
    """
    Make a shuffle that gives one wall whatever the key.
    """
    return lambda _key: tiles


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """
    Let each shuffle make one wall over and over: every test fails, and it is quick.
    """
    true_sources = check_shuffle._sources

    def stuck_sources(
        edition: Ruleset, catalogue: NullTranslations
    ) -> list[check_shuffle._Source]:
        return [
            source._replace(shuffle=always(source.tiles))
            for source in true_sources(edition, catalogue)
        ]

    monkeypatch.setattr(check_shuffle, "_sources", stuck_sources)


@pytest.mark.usefixtures("stuck")
def test_bad_shuffle_is_refused(run: Callable[..., Ran]) -> None:
    """
    The seed first, then both tables; a test that failed says so, and the code is 1.
    """
    ran = run("check", "shuffle", "--n", "10000", "--seed", "5")
    lines = ran.out.splitlines()

    assert (REFUSED, "") == (ran.code, ran.err)
    assert "seed 5, 10000 walls each of mcr" == lines[0]
    assert ["Walls of keys (256 bits):", "Walls of seeds (64 bits):"] == [lines[1], lines[9]]
    assert 12 == sum(line.endswith("FAILED") for line in lines)


def test_walls_of_both_sources_differ_with_their_keys() -> None:
    """
    A key of 32 bytes, a seed of 8; each gives a whole wall.
    """
    sources = check_shuffle._sources(ruleset("wsom"), words("en"))

    assert [32, 8] == [source.key_bytes for source in sources]
    for source in sources:
        one, other = (source.shuffle(bytes([n]) * source.key_bytes) for n in (1, 2))
        assert one != other
        assert sorted(source.tiles) == sorted(one) == sorted(other)


@pytest.mark.usefixtures("stuck")
def test_report_as_json_repeats_with_its_seed(run: Callable[..., Ran]) -> None:
    """
    A seed is chosen when none is given, and it is told.
    """
    arguments = ("check", "shuffle", "--n", "10000", "--rules", "wsom", "--json")
    found = run(*arguments).json

    assert found == run(*arguments, "--seed", str(found["seed"])).json
    assert ("wsom-2008", 10000) == (found["rules"], found["walls"])
    assert {"key": TESTS, "seed": TESTS} == {
        source: [each["test"] for each in tests] for source, tests in found["sources"].items()
    }


@pytest.mark.usefixtures("stuck")
def test_tables_in_each_language(run: Callable[..., Ran]) -> None:
    """
    Nothing is left in English.
    """
    told = {run("check", "shuffle", "--n", "10000", "--seed", "5", "--lang", lang).out
            for lang in LANGUAGES}  # fmt: skip

    assert len(LANGUAGES) == len(told)


@pytest.mark.usefixtures("stuck")
def test_progress_is_told(run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch) -> None:
    """
    A line on stderr from time to time, or a bar on a terminal.
    """
    monkeypatch.setattr(progress, "_EVERY_SECONDS", -1.0)

    assert "3000 of 10000 walls\n" in run("check", "shuffle", "--n", "10000", "--seed", "1").err
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert "of 10000 walls" not in run("check", "shuffle", "--n", "10000", "--seed", "1").err


@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_true_shuffle_passes(rules: str, run: Callable[..., Ran], pure: bool) -> None:
    """
    Both sources of walls, both sizes of wall.
    """
    if pure:
        pytest.skip("twenty thousand walls; tests/property/test_shuffle.py takes fewer")
    ran = run("check", "shuffle", "--n", "10000", "--seed", "2", "--rules", rules)

    assert DONE == ran.code
    assert 12 == ran.out.count("passed")


def test_too_few_walls_are_refused(run: Callable[..., Ran]) -> None:
    """
    Statistics need ten thousand.
    """
    ran = run("check", "shuffle", "--n", "9999")

    assert (WRONG, "") == (ran.code, ran.out)
    assert "at --n: found 9999, expected 10000 or more." in ran.err
    assert "10000 or more" in run("check", "shuffle", "--help").out


def test_probability_of_a_known_sum() -> None:
    """
    Chi-square with 99 degrees exceeds 123.2 once in twenty times; so does it fall below 77.0.
    """
    from paiju.cli.shuffle_battery import _chi_square

    assert pytest.approx(0.10, abs=0.002) == _chi_square("places", 123.225, 99).probability
    assert pytest.approx(0.10, abs=0.002) == _chi_square("places", 77.046, 99).probability
    assert not Finding("places", 0.0, 1e-7).passed


def test_walls_all_alike_have_no_spread() -> None:
    """
    A mean that never varies is right or impossible.
    """
    for wall, neighbours in ((b"\0\0\0\1\1\1", (4.0, 0.0)), (b"\0\0\1\0\1\1", (2.0, 1.0))):
        battery = Battery(wall)
        battery.add([wall] * 3)
        found = {each.test: each for each in battery.findings()}

        assert neighbours == found["neighbours"][1:]
        assert (6.0, 0.0) == found["successive"][1:]
