"""`paiju patterns`: the catalogue, the search, the examples."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import paiju
from paiju.cli import DONE, WRONG
from paiju.cli.catalogue import Example, catalogue_of, examples_of, found_in
from paiju.cli.names import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.unit.cli.conftest import Ran

ROOT = Path(__file__).parents[3]
EXAMPLES = [
    pytest.param(scorer, key, example, id=f"{scorer}-{key}-{'has' if example.has else 'misses'}")
    for scorer in ("mcr", "wsom")
    for key, examples in examples_of(scorer).items()
    for example in examples
]


@pytest.mark.parametrize(
    ("rules", "rows"), [("mcr", 82), ("mcr-1998", 81), ("wsom", 44), ("zung-jung", 45)]
)
def test_list_has_every_row(rules: str, rows: int, run: Callable[..., Ran]) -> None:
    """
    One line a row, with points and clause, within 80 columns.
    """
    ran = run("patterns", "--rules", rules)

    assert DONE == ran.code
    assert rows == len(ran.out.splitlines()) - 1
    assert max(map(len, ran.out.splitlines())) < 80


@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_every_row_has_a_page_in_every_language(rules: str, run: Callable[..., Ran]) -> None:
    """
    The page of each row names it, its clause and a hand.
    """
    for lang in ("en", "ja"):
        for key, entry in catalogue_of(rules).items():
            ran = run("patterns", key, "--rules", rules, "--lang", lang)

            assert DONE == ran.code
            assert key in ran.out
            assert entry.clause is None or entry.clause in ran.out


@pytest.mark.parametrize(("scorer", "key", "example"), EXAMPLES)
def test_examples_show_what_they_say(scorer: str, key: str, example: Example) -> None:
    """
    A hand that has the row counts it; one that just misses it does not.
    """
    how: Any = example.how  # words of several types

    score = paiju.score(example.hand, rules=scorer, **how)

    assert example.has == (key in {row.key for row in score.rows})
    assert example.why.endswith(".")


@pytest.mark.parametrize("scorer", ["mcr", "wsom"])
def test_every_row_has_both_examples(scorer: str) -> None:
    """
    One hand that has it, one that just misses it.
    """
    examples = examples_of(scorer)

    assert catalogue_of(scorer).keys() == examples.keys()
    assert all([True, False] == [each.has for each in both] for both in examples.values())


@pytest.mark.parametrize(
    ("asked", "rules", "key"),
    [
        ("seven_pairs", "mcr", "seven_pairs"),
        ("Seven Pairs", "mcr", "seven_pairs"),
        ("七對", "mcr", "seven_pairs"),
        ("七对", "mcr", "seven_pairs"),
        ("七対", "mcr", "seven_pairs"),
        ("七対子", "wsom", "seven_pairs"),
        ("一盃口", "wsom", "two_identical_sequences"),
        ("ALL GREEN", "mcr", "all_green"),
        ("断幺九", "wsom", "no_terminals"),
        ("disc", "wsom", "final_discard"),
        ("チートイツ", "mcr", "seven_pairs"),
        ("ちーといつ", "mcr", "seven_pairs"),
        ("七対子", "mcr", "seven_pairs"),
        ("七對子", "mcr", "seven_pairs"),
        ("七對", "wsom", "seven_pairs"),
        ("ピンフ", "mcr", "all_chows"),
        ("ピンフ", "wsom", "all_sequences"),
        ("イッツー", "wsom", "nine_tile_straight"),
        ("国士無双", "mcr", "thirteen_orphans"),
        ("斷么", "mcr", "all_simples"),
        ("斷幺九", "wsom", "no_terminals"),
        ("十三么", "mcr", "thirteen_orphans"),
        ("暗槓", "mcr", "concealed_kong"),
        ("嵌张", "mcr", "closed_wait"),
        ("mcr98-fan-19", "mcr", "seven_pairs"),
        ("19", "mcr", "seven_pairs"),
        ("82", "mcr", "melded_and_concealed_kong"),
        ("7.1", "wsom", "nine_tile_straight"),
        ("wsom08-pattern-10.2", "wsom", "seven_pairs"),
        ("44", "wsom", "seven_pairs"),
    ],
)
def test_search_in_all_languages(
    asked: str, rules: str, key: str, run: Callable[..., Ran]
) -> None:
    """
    A key, or a name in any language, finds the one row.
    """
    found = run("patterns", *asked.split(), "--rules", rules, "--json").json

    assert [key] == [row["key"] for row in found]


def test_part_of_a_name_lists_what_has_it(run: Callable[..., Ran]) -> None:
    """
    Several rows are listed, not shown.
    """
    ran = run("patterns", "three", "dragons", "--rules", "wsom")

    assert ["Points", "40", "130"] == [line.split()[0] for line in ran.out.splitlines()]


def test_page_of_a_row(run: Callable[..., Ran]) -> None:
    """
    Points, key, clause, note, what bars what, and both hands.
    """
    lines = run("patterns", "all_terminals_and_honors").out.splitlines()

    assert [
        "All Terminals and Honors 混幺九: 32 points (mcr, no. 18)",
        "Key: all_terminals_and_honors; clause: mcr98-fan-18, 國標麻將競賽規則 (1998)",
        "Note: by pungs in the text of 1998; seven pairs too as played today (decision 0012)",
        "Bars: All Pungs 碰碰和; Outside Hand 全帶幺; Pung of Terminals or Honors 幺九刻",
        "Barred by: Thirteen Orphans 十三幺 (implied); All Terminals 清幺九; All Honors 字一色",
    ] == lines[:5]
    assert lines[5].startswith("Has it: ")
    assert lines[7].startswith("Just misses it: ")


def test_row_without_clause_and_bar_by_ruling(run: Callable[..., Ran]) -> None:
    """
    What no clause says is told as such.
    """
    assert "clause: none" in run("patterns", "melded_and_concealed_kong").out
    assert (
        "Fully Concealed Hand 不求人 (by a ruling)"
        in run("patterns", "four_concealed_pungs", "--rules", "mcr-1998").out
    )


def test_series_of_wsom(run: Callable[..., Ran]) -> None:
    """
    Patterns of one series are named with each other.
    """
    shown = run("patterns", "three_kong", "--rules", "wsom").out

    assert "Same series, of which the dearest counts: One Kong 一槓; Two Kong 二槓" in shown


def test_example_is_written_as_options(run: Callable[..., Ran]) -> None:
    """
    What goes with a hand can be typed after `paiju score`.
    """
    shown = run("patterns", "nine_gates", "--rules", "wsom").out

    assert "1112345678999s 2s --self-drawn --mixed-in" in shown
    assert "1112345678999p 1p --seat S" in shown


def test_unknown_row(run: Callable[..., Ran]) -> None:
    """
    A row of the other system is pointed at, anything else answered with near keys.
    """
    other = run("patterns", "four", "concealed", "trip")
    near = run("patterns", "all_gren")

    assert (WRONG, WRONG) == (other.code, near.code)
    assert "wsom has it: add --rules wsom" in other.err
    assert "did you mean all_green" in near.err


def test_key_before_name() -> None:
    """
    What is a key is looked for nowhere else.
    """
    assert ["seat_wind"] == [entry.key for entry in found_in("mcr", "seat_wind")]


def readings() -> Iterator[tuple[str, int, str]]:
    """
    Give the Japanese words of the glossary: rule system, number of the row, word.
    """
    text = (ROOT / "docs" / "guides" / "terms.md").read_text(encoding="utf-8")
    for scorer, part in zip(("mcr", "wsom"), text.split("\n(terms-")[1:], strict=True):
        lines = [line.split("|") for line in part.splitlines() if line.startswith("| ")]
        for number, cells in enumerate(lines[2:], 1):
            yield from ((scorer, number, word) for word in cells[5].split())


@pytest.mark.parametrize(("scorer", "number", "word"), list(readings()))
def test_glossary_finds_its_rows(scorer: str, number: int, word: str) -> None:
    """
    Each name and reading of the glossary leads to its row.
    """
    assert number in {entry.no for entry in found_in(scorer, word)}


def test_other_names_are_of_rows() -> None:
    """
    No name is kept for a row that is not there.
    """
    for scorer, names in NAMES.items():
        assert names.keys() <= catalogue_of(scorer).keys()


@pytest.mark.parametrize("lang", ["zh-Hans", "ja"])
def test_documents_are_named_in_the_language(lang: str, run: Callable[..., Ran]) -> None:
    """
    The title of the source is translated beside the clause.
    """
    shown = run("patterns", "19", "--lang", lang).out

    assert "国" in shown
    assert "國標" not in shown


def test_series_lists_its_patterns(run: Callable[..., Ran]) -> None:
    """
    A series is found by its number in the list of the document.
    """
    shown = run("patterns", "4.2", "--rules", "wsom").out

    assert all(word in shown for word in ("二暗刻", "三暗刻", "四暗刻"))
    assert "一槓" not in shown
