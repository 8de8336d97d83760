"""The languages of what people read: gettext catalogues, and the width of texts in a terminal.

English is the language of the message ids; the others have a catalogue each under `locale`.
"""

from __future__ import annotations

import gettext
from functools import cache
from pathlib import Path
from unicodedata import combining, east_asian_width

from paiju.errors import UnknownName

__all__ = ["LANGUAGES", "columns", "padded", "words"]

LANGUAGES = ("en", "zh-Hant", "zh-Hans", "ja")
"""The languages by their tags, English first."""

_LOCALE = Path(__file__).with_name("locale")
_WIDE = "WF"


def words(lang: str) -> gettext.NullTranslations:
    """
    Give the catalogue of a language; raise `UnknownName` for another tag.

    Where the catalogues were not compiled, as in a build without Babel, all messages are English.

    >>> words("ja").gettext("Not counted")
    '数えない役'
    """
    if lang not in LANGUAGES:
        raise UnknownName.among("language", lang, LANGUAGES)
    return _catalogue(lang)


@cache
def _catalogue(lang: str) -> gettext.NullTranslations:
    if lang == LANGUAGES[0]:
        return gettext.NullTranslations()
    folder = lang.replace("-", "_")
    return gettext.translation("paiju", str(_LOCALE), [folder], fallback=True)


def columns(text: str) -> int:
    """
    Count the columns that a text takes in a terminal, where most Han signs take two.

    >>> columns("All Green 綠一色")
    16
    """
    return sum((east_asian_width(sign) in _WIDE) + 1 for sign in text if not combining(sign))


def padded(text: str, width: int) -> str:
    """
    Fill a text with spaces to a number of columns; a longer one stays as it is.

    >>> padded("七對", 6)
    '七對  '
    """
    return text + " " * (width - columns(text))
