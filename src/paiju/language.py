"""The languages of what people read, by gettext catalogues.

English is the language of the message ids; the others have a catalogue each under `locale`.
"""

from __future__ import annotations

import gettext
from functools import cache
from pathlib import Path

from paiju.errors import UnknownName

__all__ = ["LANGUAGES", "words"]

LANGUAGES = ("en", "zh-Hant", "zh-Hans", "ja")
"""The languages by their tags, English first."""

_LOCALE = Path(__file__).with_name("locale")


@cache
def words(lang: str) -> gettext.NullTranslations:
    """
    Give the catalogue of a language; raise `UnknownName` for another tag.

    >>> words("ja").gettext("Not counted") != "Not counted"
    True
    """
    if lang not in LANGUAGES:
        raise UnknownName.among("language", lang, LANGUAGES)
    if lang == LANGUAGES[0]:
        return gettext.NullTranslations()
    return gettext.translation("paiju", str(_LOCALE), [lang.replace("-", "_")])
