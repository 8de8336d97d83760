"""Explanations beyond the golden texts: names, widths, rules of one's own, what cannot be."""

from __future__ import annotations

from dataclasses import replace

import pytest

import paiju
from paiju.errors import UnknownName
from paiju.language import LANGUAGES, columns
from paiju.scoring.explain import reason_in_words, told
from paiju.scoring.mcr.table import ROWS
from paiju.scoring.wording import row_name, short_name
from paiju.scoring.wsom.table import CHICKEN_HAND
from paiju.scoring.wsom.table import ROWS as PATTERNS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_has_a_name_of_its_own(lang: str) -> None:
    """
    No two rows of one system are called the same.
    """
    fans = [short_name(row, "mcr", lang) for row in ROWS]
    patterns = [short_name(row, "wsom", lang) for row in (*PATTERNS, CHICKEN_HAND)]

    assert 82 == len(set(fans))
    assert 45 == len(set(patterns))


def test_chinese_name_stands_beside_a_foreign_one() -> None:
    """
    In Chinese it is the name; elsewhere it is added where it differs.
    """
    all_pungs = next(row for row in ROWS if row.key == "all_pungs")
    thirteen_orphans = next(row for row in ROWS if row.key == "thirteen_orphans")

    assert ["All Pungs 碰碰和", "碰碰和", "碰碰和", "対々和（碰碰和）"] == [
        row_name(all_pungs, "mcr", lang) for lang in LANGUAGES
    ]
    assert "十三幺" == row_name(thirteen_orphans, "mcr", "ja")


def test_row_without_translation_keeps_both_names() -> None:
    """
    A row that a catalogue does not know is told in English with its Chinese name.
    """
    assert "All Pungs 碰碰和" == row_name(ROWS[47], "unknown", "zh-Hans")


def test_unknown_language_is_refused() -> None:
    """
    An explanation is asked for by one of the four tags.
    """
    with pytest.raises(UnknownName, match="expected one of en, zh-Hant, zh-Hans, ja"):
        paiju.score("123m 456p 789s EEE CC").explain("fr")


def test_sets_stand_under_each_other() -> None:
    """
    The sets of the rows begin in one column, whatever the signs of the names.
    """
    for lang in LANGUAGES:
        lines = [line.text for line in told(paiju.score("[111p]> 79999p11999s 8p"), lang)]
        with_sets = [line for line in lines if line.endswith(("999s", "[111p]", "  789p"))]

        assert 3 < len(with_sets)
        starts = {columns(line[: line.rindex("  ") + 2]) for line in with_sets[1:]}
        assert 1 == len(starts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reason_of_each_kind(lang: str) -> None:
    """
    Every reason that a score may have is told, and none when it may win.
    """
    wait = next(each for each in paiju.waits("1111m 234m 567p 789s") if str(each.tile) == "1m")
    penalty = paiju.score("[234m] [666p] 345s 78s 22p 6s", rules="wsom", penalty_tiles="7s")
    scores = (
        paiju.score("123m 456p 789s EEE CP"),
        paiju.score("[333p] [333s] [678p] 678s 55p"),
        penalty,
        wait.by_discard,
    )

    assert "" == reason_in_words(paiju.score("123m 456p 789s EEE CC"), lang)
    assert 4 == len({reason_in_words(score, lang) for score in scores})
    if lang == "en":
        assert [score.reason for score in scores] == [
            reason_in_words(score, lang) for score in scores
        ]


def test_tile_that_cannot_be_won_has_no_neighbours() -> None:
    """
    Of a fifth tile nothing but the reason is told.
    """
    wait = next(each for each in paiju.waits("1111m 234m 567p 789s") if str(each.tile) == "1m")

    assert "May not win (mcr): no tile left: the hand holds all four" == wait.by_discard.explain(
        every_row=True
    )


def test_other_edition_may_differ_in_its_minimum_alone() -> None:
    """
    With the same rows there is nothing to tell but that.
    """
    house = replace(paiju.ruleset("mcr"), minimum_points=6)

    lines = paiju.score("[333p] [333s] [678p] 678s 55p", rules=house).explain().splitlines()

    assert "7 points (mcr)" == lines[0]
    assert "Under mcr-1998: may not win, counts 7" == lines[-1]
