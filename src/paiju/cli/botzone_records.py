"""`paiju botzone export` and `import`: records of the platform, and our logs."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli import DONE
from paiju.cli.options import Lang

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.deal.deal import Deal

__all__ = ["export", "import_"]

File = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]
AsText = Annotated[bool, typer.Option("--text", help="in the text of the data sets")]
Out = Annotated[
    str | None, typer.Option("--out", metavar="FOLDER", help="write there, a file a match")
]


def export(file: File, text: AsText = False) -> int:
    """
    Write a deal played under the rules botzone as a match of the platform.

    FILE is the log of a deal, or - for standard input.
    """
    from paiju.cli.stdin import file_bytes
    from paiju.cli.terminal import print_json
    from paiju.deal.replay import replay
    from paiju.log.reader import read_log
    from paiju.sim.botzone.dataset import text_of
    from paiju.sim.botzone.recorded import match_of

    log = read_log(file_bytes(file))
    deal, name = replay(log), log.header.stream.removeprefix("deal/")
    if text:
        print(text_of(deal, name), end="")
    else:
        print_json(match_of(deal).record(name), one_line=True)
    return DONE


def import_(file: File, out: Out = None, text: AsText = False, lang: Lang = "en") -> int:
    """
    Judge recorded matches again, and write their deals as logs.

    FILE has a match in JSON a line, or with --text the text of a data set; - is standard input.
    Logs go to 1.jsonl, 2.jsonl and so on in the folder OUT; without it they are printed.
    """
    from pathlib import Path

    from paiju.cli.files import open_to_write
    from paiju.cli.terminal import print_lines
    from paiju.language import words

    catalogue = words(lang)
    count = 0
    for name, deal in _recorded(file, text=text):
        count += 1
        log = deal.log(f"deal/{name or count}")
        if out is None:
            sys.stdout.writelines(f"{line}\n" for line in log)
            continue
        with open_to_write(str(Path(out, f"{count}.jsonl")), "--out") as stream:
            stream.writelines(f"{line}\n" for line in log)
    if out is not None:
        told = catalogue.ngettext("{count} match", "{count} matches", count)
        print_lines([told.format(count=count)])
    return DONE


def _recorded(file: str, *, text: bool) -> Iterator[tuple[str, Deal]]:
    from paiju.cli.stdin import decode, file_bytes
    from paiju.sim.botzone.dataset import deal_of, read_text_matches
    from paiju.sim.botzone.records import judged_again, read_match

    lines = decode(file_bytes(file, "recorded matches")).splitlines()
    if text:
        for match in read_text_matches(lines):
            yield match.name, deal_of(match)
        return
    for line in lines:
        if line.strip():
            found = read_match(line)
            yield str(found.get("id", "")), judged_again(found).deal
