"""What differs between two editions: fields, rulings, points of rows, exclusions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from paiju.cli.catalogue import catalogue_of
from paiju.cli.ruling_words import told_answer, told_forms, told_ruling
from paiju.language import words
from paiju.rules.rulings import RULINGS
from paiju.scoring.wording import row_name

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations

    from paiju.rules.ruleset import Ruleset

__all__ = [
    "FIELDS",
    "KINDS",
    "Difference",
    "differences",
    "edition_name",
    "field_names",
    "told_difference",
    "value_text",
]

FIELDS = (
    "minimum_points",
    "payment",
    "basic_points",
    "share_points",
    "limit_points",
    "chicken_points",
    "flowers",
    "prevalent_wind",
    "has_penalty_tiles",
    "forms",
)
"""The fields of an edition that can be compared, in the order in which they are told."""

KINDS = ("field", "ruling", "points", "bars")


class Difference(NamedTuple):
    """
    One thing that two editions say differently.

    `key` names a field, a ruling or a row; for exclusions it is the row that bars, and `barred`
    the one that it bars in one edition only. A row that an edition lacks has None.
    """

    kind: str
    key: str
    here: str | int | bool | None
    there: str | int | bool | None
    barred: str = ""


def differences(here: Ruleset, there: Ruleset) -> list[Difference]:
    """
    Compare two editions; rows are compared within one rule system only.

    >>> from paiju.rules.editions import ruleset
    >>> for each in differences(ruleset("wsom"), ruleset("zung-jung"))[-2:]:
    ...     print(each.key, each.here, each.there)
    two_identical_sequences_twice 55 60
    chicken_hand None 1
    """
    found = [*_fields(here, there)]
    if here.scorer == there.scorer:
        found += [*_rulings(here, there), *_points(here, there), *_bars(here, there)]
    return found


def _fields(here: Ruleset, there: Ruleset) -> Iterator[Difference]:
    for field in FIELDS:
        one, other = _plain(here, field), _plain(there, field)
        if one != other:
            yield Difference("field", field, one, other)


def _plain(edition: Ruleset, field: str) -> str | int | bool | None:
    value: str | int | bool | tuple[str, ...] | None = getattr(edition, field)
    return " ".join(value) if isinstance(value, tuple) else value


def _rulings(here: Ruleset, there: Ruleset) -> Iterator[Difference]:
    for key, answer in here.rulings:
        if answer != there.ruling(key):
            yield Difference("ruling", key, answer, there.ruling(key))


def _points(here: Ruleset, there: Ruleset) -> Iterator[Difference]:
    ours, theirs = catalogue_of(here.key), catalogue_of(there.key)
    for key in dict.fromkeys((*ours, *theirs)):
        one = ours[key].points if key in ours else None
        other = theirs[key].points if key in theirs else None
        if one != other:
            yield Difference("points", key, one, other)


def _bars(here: Ruleset, there: Ruleset) -> Iterator[Difference]:
    ours, theirs = catalogue_of(here.key), catalogue_of(there.key)
    for key in [key for key in ours if key in theirs]:
        one = [bar.key for bar in ours[key].bars]
        other = [bar.key for bar in theirs[key].bars]
        for barred in dict.fromkeys((*one, *other)):
            if (barred in one) != (barred in other):
                yield Difference("bars", key, barred in one, barred in other, barred)


def edition_name(edition: Ruleset, lang: str) -> str:
    """
    Name an edition in a language; outside Chinese, with the Chinese name.

    >>> from paiju.rules.editions import ruleset
    >>> edition_name(ruleset("zung-jung"), "en")
    'Zung Jung, version 3.3 中庸麻將（3.3）'
    """
    local = words(lang).pgettext("edition", edition.en)
    return local if lang.startswith("zh") else f"{local} {edition.zh}"


def field_names(catalogue: NullTranslations) -> dict[str, str]:
    """
    Name the fields of an edition.
    """
    _ = catalogue.gettext
    return {
        "minimum_points": _("Points that a hand must count to win"),
        "payment": _("Who pays"),
        "basic_points": _("Basic points that each loser pays"),
        "share_points": _("Most that a seat pays that is not liable"),
        "limit_points": _("Limit of a sum of rows"),
        "chicken_points": _("Points of a hand without a row"),
        "flowers": _("Flowers"),
        "prevalent_wind": _("Prevalent wind"),
        "has_penalty_tiles": _("Penalty tiles"),
        "forms": _("Winning forms"),
    }


def value_text(edition: Ruleset, field: str, catalogue: NullTranslations) -> str:
    """
    Tell the value of a field.
    """
    return _field_text(field, _plain(edition, field), catalogue)


def _field_text(field: str, value: str | int | bool | None, catalogue: NullTranslations) -> str:
    if field == "forms" and isinstance(value, str):
        return told_forms(value, catalogue)
    return _value_text(value, catalogue)


def _value_text(value: str | int | bool | None, catalogue: NullTranslations) -> str:
    _ = catalogue.gettext
    if value is None:
        return _("none")
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    fixed = {
        "basic_and_points": _("all pay the basic points; the discarder the hand's too"),
        "threefold": _("three times the hand; above the share the liable seat pays"),
    }
    return fixed.get(value, value) if isinstance(value, str) else str(value)


def told_difference(
    found: Difference, here: Ruleset, there: Ruleset, lang: str
) -> tuple[str, str, str]:
    """
    Tell a difference: what it is about, and what either edition says.
    """
    catalogue = words(lang)
    _ = catalogue.gettext
    sides = (found.here, found.there)
    if found.kind == "field":
        one, other = (_field_text(found.key, side, catalogue) for side in sides)
        return field_names(catalogue)[found.key], one, other
    if found.kind == "ruling":
        one, other = (told_answer(found.key, str(side), catalogue) for side in sides)
        title = told_ruling(found.key, catalogue)
        text = _("{title} ({key}, decision {no})")
        no = RULINGS[found.key].decision
        return text.format(title=title, key=found.key, no=no), one, other
    values = (_value_text(found.here, catalogue), _value_text(found.there, catalogue))
    name = _row(found.key, here, there, lang)
    if found.kind == "bars":
        barred = _row(found.barred, here, there, lang)
        name = _("{name} bars {barred}").format(name=name, barred=barred)
    return name, *values


def _row(key: str, here: Ruleset, there: Ruleset, lang: str) -> str:
    row = catalogue_of(here.key).get(key) or catalogue_of(there.key)[key]
    return row_name(row, here.scorer, lang)
