"""`paiju check perft FILE…`: count every way to go on from positions, compare with the files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli import DONE, REFUSED
from paiju.cli.options import AsJson, Lang

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from paiju.cli.record import Json
    from paiju.deal.perft import Position

__all__ = ["EXAMPLE", "perft"]

EXAMPLE = "Example: paiju check perft tests/perft/mcr.perft --depth 4"

Files = Annotated[list[str], typer.Argument(metavar="FILE...", show_default=False)]
Depth = Annotated[
    int | None,
    typer.Option("--depth", metavar="N", min=1, help="no deeper than this (the files')"),
]


def perft(files: Files, depth: Depth = None, as_json: AsJson = False, lang: Lang = "en") -> int:
    """
    Count every way to go on from the positions of files (perft).

    A node is a command that a seat may ask. Each number is compared with the file's, and the last
    line sums up; FILE is - for standard input. Exit code 1: a number differs.
    """
    from paiju.cli.terminal import print_json
    from paiju.language import words

    _ = words(lang).gettext
    found: list[Json] = []
    differ = count = 0
    for name, no, position, nodes in _counted(files, depth):
        count += 1
        told = position.nodes[: len(nodes)]
        differ += told != nodes
        if as_json:
            found.append(_record(name, no, position, nodes))
            continue
        line = _("{file}, position {no}: {nodes}").format(file=name, no=no, nodes=_list(nodes))
        if told != nodes:
            line += " " + _("DIFFERS from {told}").format(told=_list(told))
        print(line, flush=True)
    if as_json:
        print_json({"positions": found, "different": differ})
    elif differ:
        text = _("{n} of {count} positions differ from the files.")
        print(text.format(n=differ, count=count))
    else:
        print(_("All numbers of {count} positions are as in the files.").format(count=count))
    return REFUSED if differ else DONE


def _counted(
    files: Sequence[str], depth: int | None
) -> Iterator[tuple[str, int, Position, tuple[int, ...]]]:
    from paiju.deal.edition import Edition
    from paiju.deal.perft import count_nodes, read_positions, state_at

    for name in files:
        for no, position in enumerate(read_positions(_text(name)), start=1):
            deep = len(position.nodes) if depth is None else min(depth, len(position.nodes))
            state = state_at(position, Edition(position.rules))
            yield name, no, position, count_nodes(state, deep)


def _text(file: str) -> str:
    from paiju.cli.stdin import decode, file_bytes

    return decode(file_bytes(file, "a file of positions"))


def _list(nodes: Sequence[int]) -> str:
    return " ".join(map(str, nodes))


def _record(name: str, no: int, position: Position, nodes: tuple[int, ...]) -> dict[str, Json]:
    return {
        "file": name,
        "position": no,
        "rules": position.rules.key,
        "nodes": list(nodes),
        "expected": list(position.nodes[: len(nodes)]),
    }
