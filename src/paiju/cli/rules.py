"""`paiju rules`: the editions, what each says, and what differs between two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli import DONE
from paiju.cli.help import Command, Group
from paiju.cli.options import AsJson, Lang, editions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from paiju.cli.differences import Difference
    from paiju.cli.record import Json
    from paiju.rules.ruleset import Ruleset

__all__ = ["add_to", "diff", "list_editions", "show"]

_EXAMPLE = "Example: paiju rules diff mcr mcr-1998"

Edition = Annotated[
    str, typer.Argument(metavar="EDITION", show_default=False, autocompletion=editions)
]
Other = Annotated[
    str, typer.Argument(metavar="OTHER", show_default=False, autocompletion=editions)
]


def add_to(app: typer.Typer) -> None:
    """
    Add the command and its own commands to the application.
    """
    group = typer.Typer(
        cls=Group, rich_markup_mode=None, invoke_without_command=True, epilog=_EXAMPLE
    )
    group.callback()(list_editions)
    group.command("show", cls=Command, epilog="Example: paiju rules show wsom")(show)
    group.command("diff", cls=Command, epilog=_EXAMPLE)(diff)
    for key in editions():
        group.command(key, cls=Command, hidden=True)(_show_one(key))
    app.add_typer(group, name="rules")


def _show_one(key: str) -> Callable[[bool, str], int]:
    """
    Make the command that shows an edition by its name alone.
    """

    def shown(as_json: AsJson = False, lang: Lang = "en") -> int:
        """
        Show this edition.
        """
        return show(key, as_json, lang)

    return shown


def list_editions(ctx: typer.Context, as_json: AsJson = False, lang: Lang = "en") -> None:
    """
    List the editions of the rules, show one, or compare two.
    """
    from paiju.cli.table import table
    from paiju.cli.terminal import print_json, print_lines
    from paiju.language import words
    from paiju.rules.editions import EDITIONS

    catalogue = words(lang)
    if ctx.invoked_subcommand is not None:
        # Before the command or after it, an option means the same.
        given = {"as_json": as_json, "lang": lang}
        ctx.default_map = dict.fromkeys(("show", "diff", *editions()), given)
        return
    if as_json:
        print_json([_record(each, lang) for each in EDITIONS.values()])
        return
    _ = catalogue.gettext
    rows = [
        (key, str(each.minimum_points), catalogue.pgettext("edition", each.en))
        for key, each in EDITIONS.items()
    ]
    print_lines(table((_("Key"), _("Minimum"), _("Name")), rows, right=(1,)))


def show(edition: Edition, as_json: AsJson = False, lang: Lang = "en") -> int:
    """
    Show an edition: points, limits, and answers to what the texts leave open.
    """
    from paiju.cli.terminal import print_json, print_lines
    from paiju.language import words
    from paiju.rules.editions import ruleset

    words(lang)
    asked = ruleset(edition)
    if as_json:
        print_json(_record(asked, lang))
    else:
        print_lines(_shown(asked, lang))
    return DONE


def diff(edition: Edition, other: Other, as_json: AsJson = False, lang: Lang = "en") -> int:
    """
    Compare two editions: fields, rulings, points of rows, exclusions.
    """
    from paiju.cli.differences import differences
    from paiju.cli.terminal import print_json, print_lines
    from paiju.language import words
    from paiju.rules.editions import ruleset

    words(lang)
    here, there = ruleset(edition), ruleset(other)
    found = differences(here, there)
    if as_json:
        print_json([each._asdict() for each in found])
    else:
        print_lines(_told(here, there, found, lang))
    return DONE


def _record(edition: Ruleset, lang: str) -> dict[str, Json]:
    from paiju.cli.differences import FIELDS, edition_name

    fields: dict[str, Json] = {field: getattr(edition, field) for field in FIELDS}
    return {
        "key": edition.key,
        "en": edition.en,
        "zh": edition.zh,
        "name": edition_name(edition, lang),
        "scorer": edition.scorer,
        "other": edition.other,
        **fields,
        "points": dict(edition.points),
        "rulings": dict(edition.rulings),
    }


def _shown(edition: Ruleset, lang: str) -> Iterator[str]:
    from paiju.cli.differences import FIELDS, edition_name, field_names, value_text
    from paiju.cli.ruling_words import told_answer, told_ruling
    from paiju.cli.table import table
    from paiju.language import words
    from paiju.rules.rulings import RULINGS

    catalogue = words(lang)
    _ = catalogue.gettext
    yield f"{edition_name(edition, lang)} ({edition.key})"
    names = field_names(catalogue)
    fields = [(names[field], value_text(edition, field, catalogue)) for field in FIELDS]
    yield from table(("", ""), fields)
    yield _("Rulings, each with its decision:")
    text = _("{no}  {title}: {answer} ({key}={value})")
    for key, value in edition.rulings:
        title, answer = told_ruling(key, catalogue), told_answer(key, value, catalogue)
        no = RULINGS[key].decision
        yield text.format(no=no, title=title, answer=answer, key=key, value=value)


def _told(here: Ruleset, there: Ruleset, found: list[Difference], lang: str) -> Iterator[str]:
    from paiju.cli.differences import KINDS, told_difference
    from paiju.language import words

    catalogue = words(lang)
    _ = catalogue.gettext
    if not found:
        yield _("{here} and {there} do not differ.").format(here=here.key, there=there.key)
        return
    headings = {
        "field": _("Fields:"),
        "ruling": _("Rulings:"),
        "points": _("Points of rows:"),
        "bars": _("Exclusions:"),
    }
    yield f"{here.key} → {there.key}"
    for kind in KINDS:
        alike = [each for each in found if each.kind == kind]
        if alike:
            yield headings[kind]
        for each in alike:
            about, one, other = told_difference(each, here, there, lang)
            told = _("{about}: {here} → {there}").format(about=about, here=one, there=other)
            yield f"  {told}"
    if here.scorer != there.scorer:
        yield _("They are two rule systems: their rows cannot be compared one by one.")
