"""The catalogues of the languages, and the width of texts."""

from __future__ import annotations

from typing import Any

import pytest

from paiju.errors import UnknownName
from paiju.language import LANGUAGES, columns, padded, words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_a_catalogue(lang: str) -> None:
    """
    English messages are their own ids; every other language says something else.
    """
    told = words(lang).gettext("Not counted")

    assert (lang == "en") == (told == "Not counted")
    assert words(lang) is words(lang)


@pytest.mark.parametrize(
    ("lang", "found", "remedy"),
    [
        ("de", "'de'", "; did you mean en?"),
        ("zh", "'zh'", "."),
        ("zh-hant", "'zh-hant'", "; did you mean zh-Hant or zh-Hans?"),
        ("", "''", "."),
        (None, "a value of type NoneType", "."),
    ],
)
def test_unknown_language_is_refused(lang: Any, found: str, remedy: str) -> None:
    """
    The message lists the languages and offers the nearest.
    """
    with pytest.raises(UnknownName) as caught:
        words(lang)

    assert (
        f"Unknown language: found {found}, expected one of en, zh-Hant, zh-Hans, ja{remedy}"
        == str(caught.value)
    )


@pytest.mark.parametrize(
    ("text", "width"),
    [("", 0), ("abc", 3), ("七對", 4), ("七對 7", 6), ("ａ", 2), ("e\u0301", 1), ("が", 2)],
)
def test_wide_signs_take_two_columns(text: str, width: int) -> None:
    """
    Han signs and full-width letters are wide, combining signs take no room.
    """
    assert width == columns(text)
    assert 8 == columns(padded(text, 8))


def test_longer_text_is_not_cut() -> None:
    """
    Filling adds, it never takes away.
    """
    assert "一色雙龍會" == padded("一色雙龍會", 4)
