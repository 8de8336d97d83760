"""`paiju demo`: the example hands of both rule systems, scored and explained."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

import typer

from paiju.cli import DONE
from paiju.cli.help import Command
from paiju.cli.options import AsJson, Lang

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.cli.record import Json

__all__ = ["add_to", "demo", "example_lines"]

SYSTEMS = ("mcr", "wsom")
_EXAMPLE = "Example: paiju demo --lang zh-Hant"


def add_to(app: typer.Typer) -> None:
    """
    Add the command to the application.
    """
    app.command("demo", cls=Command, epilog=_EXAMPLE)(demo)


def demo(as_json: AsJson = False, lang: Lang = "en") -> int:
    """
    Score the hands of examples/, of both rule systems, and explain.
    """
    from paiju.cli.cases import read_case
    from paiju.cli.command_line import score_command
    from paiju.cli.record import score_record
    from paiju.cli.terminal import print_json, print_lines, print_told
    from paiju.language import words
    from paiju.scoring.door import score_of
    from paiju.scoring.explain import told
    from paiju.scoring.wording import Told

    catalogue = words(lang)
    records: list[Json] = []
    for number, (title, line) in enumerate(example_lines(), 1):
        case = read_case(line, "mcr")
        score = score_of(case.hand, case.how, case.rules, case.penalty_tiles)
        local = catalogue.pgettext("demo", title)
        if as_json:
            records.append({"title": local, **score_record(score, lang)})
            continue
        if number > 1:
            print()
        print_told([Told("heading", f"{number}. {local}")])
        command = score_command(str(line["hand"]), case.how, case.rules)
        print_lines([f"$ {command}"])
        print_told(told(score, lang))
    if as_json:
        print_json(records)
    return DONE


def example_lines() -> Iterator[tuple[str, dict[str, object]]]:
    """
    Give the English title and the line of each example.

    >>> next(example_lines())[0]
    'Nothing at all: eight points for it'
    """
    from importlib.resources import files

    for system in SYSTEMS:
        text = files("paiju.cli").joinpath("examples", f"{system}.jsonl").read_text("utf-8")
        for line in text.splitlines():
            found: dict[str, object] = json.loads(line)
            title = cast("dict[str, str]", found["title"])
            yield title["en"], found
