"""`paiju patterns`: the rows of an edition, all of them or one with hands that show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli import DONE
from paiju.cli.help import Command
from paiju.cli.options import AsJson, Lang, Rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from gettext import NullTranslations

    from paiju.cli.catalogue import Bar, Entry, Example
    from paiju.cli.record import Json

__all__ = ["add_to", "patterns"]

_EXAMPLE = 'Example: paiju patterns "seven pairs" --rules wsom'


def _keys() -> list[str]:
    from paiju.cli.catalogue import catalogue_of

    return [*catalogue_of("mcr"), *catalogue_of("wsom")]


Asked = Annotated[
    list[str] | None,
    typer.Argument(metavar="KEY", show_default=False, autocompletion=_keys),
]


def add_to(app: typer.Typer) -> None:
    """
    Add the command to the application.
    """
    app.command("patterns", cls=Command, epilog=_EXAMPLE)(patterns)


def patterns(
    asked: Asked = None, rules: Rules = "mcr", as_json: AsJson = False, lang: Lang = "en"
) -> int:
    """
    List the rows of an edition with their points and clauses.

    KEY shows one with what it bars, its note, a hand that has it and one that just
    misses it; it may be a part of the name in any of the four languages, a Japanese
    reading, a number or a clause.
    """
    from paiju.cli.catalogue import catalogue_of, found_in
    from paiju.cli.terminal import print_json, print_lines
    from paiju.language import words
    from paiju.rules.editions import ruleset

    catalogue = words(lang)
    word = " ".join(asked or ())
    entries = found_in(rules, word) if word else list(catalogue_of(rules).values())
    if not entries:
        raise _unknown(word, rules)
    page = _Page(ruleset(rules).key, ruleset(rules).scorer, lang, catalogue)
    if as_json:
        records = [page.record(entry) for entry in entries]
        print_json(records)
    elif word and len(entries) == 1:
        print_lines(page.entry(entries[0]))
    else:
        print_lines(page.list(entries))
    return DONE


def _unknown(word: str, rules: str) -> Exception:
    from paiju.cli.catalogue import catalogue_of, found_in
    from paiju.errors import UnknownName, quote
    from paiju.rules.editions import ruleset

    for other in ("mcr", "wsom"):
        if found_in(other, word) and ruleset(other).scorer != ruleset(rules).scorer:
            return UnknownName(
                f"no such row in {rules}",
                found=quote(word),
                expected="a key, or a part of a name",
                remedy=f"{other} has it: add --rules {other}",
            )
    return UnknownName.among("row", word, catalogue_of(rules))


class _Page:
    """
    Rows of one edition as text or plain data, in a language.
    """

    def __init__(self, rules: str, scorer: str, lang: str, catalogue: NullTranslations) -> None:
        from paiju.cli.catalogue import catalogue_of, examples_of

        self._rules = rules
        self._scorer = scorer
        self._lang = lang
        self._words = catalogue
        self._rows = catalogue_of(rules)
        self._examples = examples_of(scorer)

    def list(self, entries: Sequence[Entry]) -> Iterator[str]:
        """
        Tell many rows, one a line.
        """
        from paiju.cli.table import table

        _ = self._words.gettext
        rows = [
            (str(entry.points), self._name(entry.key), entry.clause or "") for entry in entries
        ]
        yield from table((_("Points"), _("Name"), _("Clause")), rows, right=(0,))

    def entry(self, entry: Entry) -> Iterator[str]:
        """
        Tell one row whole.
        """
        _, ngettext = self._words.gettext, self._words.ngettext
        text = ngettext(
            "{name}: {points} point ({rules}, no. {no})",
            "{name}: {points} points ({rules}, no. {no})",
            entry.points,
        )
        name = self._name(entry.key)
        yield text.format(name=name, points=entry.points, rules=self._rules, no=entry.no)
        clause = self._clause(entry)
        yield _("Key: {key}; clause: {clause}").format(key=entry.key, clause=clause)
        if entry.note:
            yield _("Note: {note}").format(note=self._words.pgettext("note", entry.note))
        if entry.series:
            yield _("Same series, of which the dearest counts: {rows}").format(
                rows=self._names(entry.series)
            )
        yield from self._barring(entry)
        for example in self._examples.get(entry.key, ()):
            yield from self._example(example)

    def _barring(self, entry: Entry) -> Iterator[str]:
        _ = self._words.gettext
        if entry.bars:
            yield _("Bars: {rows}").format(rows=self._bars(entry.bars))
        if entry.barred_by:
            yield _("Barred by: {rows}").format(rows=self._bars(entry.barred_by))

    def _bars(self, bars: Iterable[Bar]) -> str:
        """
        Name barred rows; what is not printed says so.
        """
        _ = self._words.gettext
        marks = {"printed": "{name}", "non_repeat": _("{name} (implied)"),
                 "ruling": _("{name} (by a ruling)")}  # fmt: skip
        return self._words.gettext("; ").join(
            marks[each.principle].format(name=self._name(each.key)) for each in bars
        )

    def _example(self, example: Example) -> Iterator[str]:
        _ = self._words.gettext
        text = _("Has it: {hand}") if example.has else _("Just misses it: {hand}")
        options = "".join(
            f" --{name.replace('_', '-')}" + ("" if value is True else f" {value}")
            for name, value in example.how.items()
            if name != "kept_apart"
        )
        mixed = "" if example.how.get("kept_apart", True) else " --mixed-in"
        yield text.format(hand=f"{example.hand}{options}{mixed}")
        if self._lang == "en":
            yield f"    {example.why}"

    def record(self, entry: Entry) -> dict[str, Json]:
        """
        Give a row as plain data.
        """
        return {
            "rules": self._rules,
            "no": entry.no,
            "key": entry.key,
            "zh": entry.zh,
            "en": entry.en,
            "name": self._short(entry.key),
            "points": entry.points,
            "clause": entry.clause,
            "note": self._words.pgettext("note", entry.note) if entry.note else "",
            "series": list(entry.series),
            "bars": [each._asdict() for each in entry.bars],
            "barred_by": [each._asdict() for each in entry.barred_by],
            "examples": [each._asdict() for each in self._examples.get(entry.key, ())],
        }

    def _clause(self, entry: Entry) -> str:
        from paiju.rules.clause import document

        if entry.clause is None:
            return self._words.gettext("none")
        title = self._words.pgettext("document", document(entry.clause))
        text = self._words.gettext("{names}, {next}")
        return text.format(names=entry.clause, next=title)

    def _name(self, key: str) -> str:
        from paiju.scoring.wording import row_name

        return row_name(self._rows[key], self._scorer, self._lang)

    def _short(self, key: str) -> str:
        from paiju.scoring.wording import short_name

        return short_name(self._rows[key], self._scorer, self._lang)

    def _names(self, keys: Iterable[str]) -> str:
        return self._words.gettext("; ").join(map(self._name, keys))
