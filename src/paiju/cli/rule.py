"""`paiju rule`: faults, rulings and appeals in the log of a deal, or of a table on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli import DONE
from paiju.cli.help import Command, Group
from paiju.cli.options import AsJson, Lang, Rules
from paiju.cli.rule_acts import add_acts
from paiju.cli.rule_appeals import add_appeals

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.cli.record import Json
    from paiju.referee.fault import Catalogue, FaultRow
    from paiju.referee.refereed_log import RefereedLog

__all__ = ["add_to", "faults", "show_open", "standing"]

_EXAMPLE = "Example: paiju rule faults pung --rules mcr"
_OPEN_EXAMPLE = "Example: paiju rule open deal.jsonl"
_STANDING_EXAMPLE = "Example: paiju rule standing deal.jsonl"

LogFile = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]
Asked = Annotated[list[str] | None, typer.Argument(metavar="TEXT", show_default=False)]


def add_to(app: typer.Typer) -> None:
    """
    Add the command and its own commands to the application.
    """
    group = typer.Typer(
        cls=Group,
        rich_markup_mode=None,
        epilog=_EXAMPLE,
        help="Note faults in a log, rule on them, hear appeals.",
    )
    group.command("faults", cls=Command, epilog=_EXAMPLE)(faults)
    group.command("open", cls=Command, epilog=_OPEN_EXAMPLE)(show_open)
    group.command("standing", cls=Command, epilog=_STANDING_EXAMPLE)(standing)
    add_acts(group)
    add_appeals(group)
    app.add_typer(group, name="rule")


def faults(
    asked: Asked = None, rules: Rules = "mcr", as_json: AsJson = False, lang: Lang = "en"
) -> int:
    """
    List the faults that the rules name, with their clauses.

    TEXT is a key, a clause or a part of a name in any of the four languages; one fault alone is
    shown with who may raise it, until when, and its sanctions.
    """
    from paiju.cli.table import table
    from paiju.cli.terminal import print_json, print_lines
    from paiju.errors import UnknownName
    from paiju.language import words
    from paiju.referee.catalogue import catalogue_of
    from paiju.rules.editions import ruleset

    _ = words(lang).gettext
    known = catalogue_of(ruleset(rules))
    word = " ".join(asked or ())
    rows = _found(known, word) if word else list(known.rows)
    if not rows:
        raise UnknownName.among("fault", word, [row.key for row in known.rows])
    if as_json:
        print_json([_record(row, lang) for row in rows])
    elif len(rows) == 1:
        print_lines(_page(rows[0], lang))
    else:
        listed = [(row.key, row.clause, row.name(lang)) for row in rows]
        print_lines(table((_("Key"), _("Clause"), _("Name")), listed))
    return DONE


def _found(known: Catalogue, word: str) -> list[FaultRow]:
    from paiju.cli.names import folded
    from paiju.language import LANGUAGES

    wanted = folded(word)
    exact = [row for row in known.rows if wanted in {row.key, *row.clauses}]
    return exact or [
        row
        for row in known.rows
        if wanted in row.key.replace("_", " ")
        or any(wanted in folded(row.name(lang)) for lang in LANGUAGES)
    ]


def _page(row: FaultRow, lang: str) -> Iterator[str]:
    from paiju.cli.rule_told import offer_words
    from paiju.language import words
    from paiju.referee.fault import window_words

    catalogue = words(lang)
    _ = catalogue.gettext
    yield f"{row.name(lang)} ({row.key})"
    yield "  " + _("Clauses: {clauses}").format(clauses=", ".join(row.clauses))
    until = window_words(row.window, lang)
    yield "  " + _("To be raised {window}").format(window=until)
    if row.note:
        yield "  " + catalogue.pgettext("note", row.note)
    for offer in row.offers:
        yield f"  {offer_words(offer, lang)}"


def _record(row: FaultRow, lang: str) -> Json:
    from paiju.cli.rule_words import offer_text

    offers: list[Json] = [
        {
            "sanction": offer_text(each),
            "way": each.way,
            "seconded": [role.value for role in each.seconded],
        }
        for each in row.offers
    ]
    return {
        "key": row.key,
        "name": row.name(lang),
        "clauses": list(row.clauses),
        "window": row.window.value,
        "reporters": [each.value for each in row.reporters],
        "offers": offers,
    }


def show_open(file: LogFile, as_json: AsJson = False, lang: Lang = "en") -> int:
    """
    Show what waits for a ruling, and what may be imposed.

    What a fault may cost is written as --sanction of `paiju rule issue` takes it.
    """
    from paiju.cli.rule_told import print_open

    return print_open(_read(file, lang), lang, as_json=as_json)


def standing(file: LogFile, as_json: AsJson = False, lang: Lang = "en") -> int:
    """
    Show points by deal and by rulings, and what each seat may do.
    """
    from paiju.cli.rule_told import print_standing

    return print_standing(_read(file, lang), lang, as_json=as_json)


def _read(file: str, lang: str) -> RefereedLog:
    from paiju.cli.stdin import file_bytes
    from paiju.language import words
    from paiju.referee.replay import replay_table

    words(lang)
    return replay_table(file_bytes(file))
