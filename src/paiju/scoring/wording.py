"""The words that all that is told of a score shares: lines with their kinds, names of rows, lists.

A line has its kind so that a terminal can colour it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from paiju.language import words

if TYPE_CHECKING:
    from collections.abc import Sequence
    from gettext import NullTranslations

    from paiju.scoring.row import RowKind

__all__ = ["Told", "listed", "row_name", "short_name"]


class Told(NamedTuple):
    """
    One line and its kind: points, refused, reading, heading, row, struck or more.
    """

    kind: str
    text: str


def row_name(row: RowKind, scorer: str, lang: str) -> str:
    """
    Give a row's name in a language; outside Chinese, with the Chinese name of the rule text.

    >>> from paiju.scoring.mcr.table import ROWS
    >>> row_name(ROWS[0], "mcr", "en")
    'Big Four Winds 大四喜'
    """
    local = short_name(row, scorer, lang)
    if local == row.zh or (lang.startswith("zh") and local != row.en):
        return local
    return words(lang).gettext("{local} {zh}").format(local=local, zh=row.zh)


def short_name(row: RowKind, scorer: str, lang: str) -> str:
    """
    Give a row's name in a language alone.

    >>> from paiju.scoring.mcr.table import ROWS
    >>> short_name(ROWS[0], "mcr", "en")
    'Big Four Winds'
    """
    return words(lang).pgettext(scorer, row.en)


def listed(names: Sequence[str], catalogue: NullTranslations) -> str:
    """
    Join names as a language does.

    >>> listed(["a", "b", "c"], words("en"))
    'a, b and c'
    """
    *most, last = names
    if not most:
        return last
    told = most[0]
    for name in most[1:]:
        told = catalogue.gettext("{names}, {next}").format(names=told, next=name)
    return catalogue.gettext("{names} and {last}").format(names=told, last=last)
