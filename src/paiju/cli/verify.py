"""`paiju verify`: whether the wall that was played is the one that was promised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli import DONE, REFUSED
from paiju.cli.help import Command
from paiju.cli.options import AsJson, Lang

if TYPE_CHECKING:
    from gettext import NullTranslations

    from paiju.cli.verifier import Verdict

__all__ = ["add_to", "verify"]

_EXAMPLE = "Example: paiju verify deal.jsonl"

LogFile = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]


def add_to(app: typer.Typer) -> None:
    """
    Add the command to the application.
    """
    app.command("verify", cls=Command, epilog=_EXAMPLE)(verify)


def verify(file: LogFile, as_json: AsJson = False, lang: Lang = "en") -> int:
    """
    Verify that the wall of a deal is the one that was promised.

    FILE is a log, or - for standard input; any change in it is found. Exit code 1: the promise
    was not kept, or cannot be checked. cli/verifier.py does the same with Python alone.
    """
    from paiju.cli import verifier
    from paiju.cli.stdin import decode, file_bytes
    from paiju.cli.terminal import print_json, print_lines
    from paiju.language import words
    from paiju.log.reader import read_log

    catalogue = words(lang)
    text = decode(file_bytes(file))
    found = verifier.verify(text)
    if found.finding != verifier.CHANGED:
        read_log(text)  # what no reader would take is wrong input, and the reader says why
    if as_json:
        kept = found.finding == verifier.KEPT
        print_json({"kept": kept, "line": found.line, "finding": found.finding})
    else:
        print_lines([_sentence(found, catalogue)])
    return DONE if found.finding == verifier.KEPT else REFUSED


def _sentence(found: Verdict, catalogue: NullTranslations) -> str:
    from paiju.cli import verifier

    _ = catalogue.gettext
    return {
        verifier.KEPT: _("The wall is the one that was promised (line {line})."),
        verifier.NOTHING_PROMISED: _("This log promises no wall: there is nothing to verify."),
        verifier.NOT_SHOWN: _(
            "The wall and its key have not been shown: look again after the deal."
        ),
        verifier.OTHER_WALL: _("The wall shown in line {line} is not the one that was promised."),
        verifier.OTHER_TILE: _("The tile drawn in line {line} is not the one in the wall."),
        verifier.UNREADABLE: _("Line {line} is no line of a deal's log."),
        verifier.SHOWN_WRONG: _(
            "Line {line} shows the wall, which is done once, after the end, its key in lower case."
        ),
        verifier.CHANGED: _("Line {line}, or one before it, was changed."),
    }[found.finding].format(line=found.line)
