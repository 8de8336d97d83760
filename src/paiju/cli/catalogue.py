"""The rows of an edition as a catalogue: points, clause, what bars what, and hands to see it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from paiju.cli.names import folded, other_names
from paiju.language import LANGUAGES
from paiju.rules.editions import ruleset
from paiju.scoring.mcr.edition import fan_edition
from paiju.scoring.wording import short_name
from paiju.scoring.wsom.edition import pattern_edition

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from paiju.rules.clause import ClauseId
    from paiju.rules.ruleset import Ruleset
    from paiju.scoring.mcr.edition import FanEdition
    from paiju.scoring.mcr.table import Fan
    from paiju.scoring.wsom.table import Pattern

__all__ = ["Bar", "Entry", "Example", "catalogue_of", "examples_of", "found_in"]


class Bar(NamedTuple):
    """
    A row that another keeps from counting, and why: printed, ruling or non_repeat.
    """

    key: str
    principle: str


class Entry(NamedTuple):
    """
    One row of an edition.

    `bars` and `barred_by` are keys with their principle; of one `series` the dearest row counts.
    """

    no: int
    key: str
    zh: str
    en: str
    points: int
    clause: ClauseId | None
    note: str
    bars: tuple[Bar, ...] = ()
    barred_by: tuple[Bar, ...] = ()
    series: tuple[str, ...] = ()


class Example(NamedTuple):
    """
    A hand that has a row, or just misses it, the other words of `paiju.score`, and why.
    """

    has: bool
    hand: str
    how: dict[str, str | int | bool]
    why: str


@cache
def catalogue_of(rules: str) -> dict[str, Entry]:
    """
    Give the rows of an edition by key.

    >>> catalogue_of("mcr")["big_three_dragons"].bars[0]
    Bar(key='two_dragon_pungs', principle='printed')
    >>> catalogue_of("wsom")["big_three_dragons"].series
    ('small_three_dragons',)
    """
    edition = ruleset(rules)
    return {entry.key: entry for entry in _ENTRIES[edition.scorer](edition)}


def _fans(edition: Ruleset) -> list[Entry]:
    made = fan_edition(edition)
    return [_fan(row, made) for row in made.rows]


def _fan(row: Fan, made: FanEdition) -> Entry:
    barred_by = tuple(
        Bar(other.key, made.principle(other.key, row.key))
        for other in made.rows
        if row.key in made.excludes(other.key)
    )
    known = {other.key for other in made.rows}
    bars = tuple(
        Bar(key, made.principle(row.key, key)) for key in made.excludes(row.key) if key in known
    )
    points = made.points[row.no]
    return Entry(row.no, row.key, row.zh, row.en, points, row.clause, row.note, bars, barred_by)


def _patterns(edition: Ruleset) -> list[Entry]:
    rows = pattern_edition(edition).rows
    return [_pattern(row, rows) for row in rows]


def _pattern(row: Pattern, rows: Iterable[Pattern]) -> Entry:
    series = tuple(
        other.key for other in rows if other.series == row.series and other.key != row.key
    )
    return Entry(row.no, row.key, row.zh, row.en, row.points, row.clause, row.note, series=series)


_ENTRIES: dict[str, Callable[[Ruleset], list[Entry]]] = {"mcr": _fans, "wsom": _patterns}


def found_in(rules: str, asked: str) -> list[Entry]:
    """
    Find rows by key, number or clause, or by a part of a name in any of the languages.

    >>> [entry.key for entry in found_in("mcr", "七对")]
    ['seven_pairs']
    >>> found_in("mcr", "19") == found_in("mcr", "mcr98-fan-19") == found_in("mcr", "チートイツ")
    True
    """
    rows = catalogue_of(rules)
    scorer = ruleset(rules).scorer
    wanted = folded(asked)
    if wanted in rows:
        return [rows[wanted]]
    numbered = [entry for entry in rows.values() if wanted in _numbers(entry)]
    if numbered:
        return numbered
    exact: list[Entry] = []
    within: list[Entry] = []
    for entry in rows.values():
        names = [folded(short_name(entry, scorer, lang)) for lang in LANGUAGES]
        names += [folded(name) for name in (entry.zh, *other_names(scorer, entry.key))]
        names += [entry.key, entry.key.replace("_", " ")]
        if wanted in names:
            exact.append(entry)
        elif any(wanted in name for name in names):
            within.append(entry)
    return exact or within


def _numbers(entry: Entry) -> tuple[str, ...]:
    """
    Give what a row is numbered by: clause, place in the list of its document, series, number.
    """
    clause = entry.clause or ""
    place = clause.rpartition("-")[2]
    return (str(entry.no), clause, place, ".".join(place.split(".")[:2]))


@cache
def examples_of(scorer: str) -> dict[str, list[Example]]:
    """
    Give the hands that show each row of a rule system.

    >>> [each.has for each in examples_of("mcr")["all_green"]]
    [True, False]
    """
    text = files("paiju.cli").joinpath("examples", f"{scorer}_rows.jsonl").read_text("utf-8")
    found: dict[str, list[Example]] = {}
    for line in text.splitlines():
        case = json.loads(line)
        row, has, hand, why = (case.pop(name) for name in ("row", "has", "hand", "why"))
        found.setdefault(row, []).append(Example(has, hand, case, why))
    return found
