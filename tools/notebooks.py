"""Run a notebook's cells and write their outputs into it, as Jupyter would, without a server.

`python -m tools.notebooks docs/guides/reading-a-hand.ipynb` writes the outputs anew; with
`--check` it only tells which cells answer otherwise than the file says.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from IPython.core.displayhook import DisplayHook
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output
from traitlets.config import Config

if TYPE_CHECKING:
    from collections.abc import Generator

__all__ = ["main", "run", "written"]

Cell = dict[str, Any]
Output = dict[str, Any]
Forms = dict[str, Any]


class Kept(DisplayHook):
    """
    Keep a cell's last value, in all forms in which it shows itself, instead of printing it.
    """

    kept: list[Output]

    def write_output_prompt(self) -> None:
        """
        Print no prompt.
        """

    def write_format_data(self, format_dict: Forms, md_dict: Forms | None = None) -> None:
        """
        Keep the value.
        """
        self.kept.append(bundle(format_dict, md_dict))

    def finish_displayhook(self) -> None:
        """
        Print no empty line.
        """


def bundle(data: Forms, metadata: Forms | None) -> Output:
    """
    Give the forms of a value as notebooks keep them.
    """
    forms = {kind: lines_of(text) for kind, text in data.items()}
    return {"data": forms, "metadata": metadata or {}}


def lines_of(text: str) -> list[str]:
    """
    Part a text as notebooks keep it, each line with its end.
    """
    return text.splitlines(keepends=True)


@contextlib.contextmanager
def fresh_shell() -> Generator[InteractiveShell]:
    """
    Give a shell that reads and leaves nothing in the user's home.
    """
    with tempfile.TemporaryDirectory() as home:
        os.environ["IPYTHONDIR"] = home
        settings = Config({"HistoryManager": {"enabled": False}})
        yield InteractiveShell.instance(config=settings, displayhook_class=Kept)
        InteractiveShell.clear_instance()


def outputs_of(shell: InteractiveShell, source: str, count: int) -> list[Output]:
    """
    Run one cell: what it printed, what it displayed and its last value, in this order.
    """
    assert isinstance(shell.displayhook, Kept)
    values = shell.displayhook.kept = []
    run_cell: Any = shell.run_cell  # it has no types
    with capture_output() as captured:
        done = run_cell(source, store_history=True)
    if not done.success:
        sys.exit(f"cell {count} failed:\n{source}\n{captured.stdout}{captured.stderr}")
    printed = lines_of(captured.stdout)
    outputs = [{"name": "stdout", "output_type": "stream", "text": printed}] if printed else []
    outputs += [
        {**bundle(shown.data, shown.metadata), "output_type": "display_data"}
        for shown in captured.outputs
    ]
    kept = {"execution_count": count, "output_type": "execute_result"}
    return outputs + [{**value, **kept} for value in values]


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """
    Give the notebook with each cell run anew, in order.
    """
    cells: list[Cell] = []
    count = 0
    with fresh_shell() as shell:
        for cell in notebook["cells"]:
            if cell["cell_type"] != "code":
                cells.append(cell)
                continue
            count += 1
            outputs = outputs_of(shell, "".join(cell["source"]), count)
            cells.append({**cell, "execution_count": count, "outputs": outputs})
    return {**notebook, "cells": cells}


def written(notebook: dict[str, Any]) -> str:
    """
    Write a notebook as Jupyter does.
    """
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """
    Run the notebooks named; with `--check` write nothing and give 1 if one answers otherwise.
    """
    parser = argparse.ArgumentParser(prog="tools.notebooks", description=__doc__)
    parser.add_argument("notebooks", nargs="+", type=Path)
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    asked = parser.parse_args(arguments)
    differ = 0
    for path in asked.notebooks:
        old = path.read_text(encoding="utf-8")
        new = written(run(json.loads(old)))
        if not asked.check:
            path.write_text(new, encoding="utf-8")
        elif new != old:
            differ = 1
            cells = zip(json.loads(old)["cells"], json.loads(new)["cells"], strict=True)
            for before, after in cells:
                if before != after:
                    print(f"{path.name}: the outputs of cell {after['id']} differ")
    return differ


if __name__ == "__main__":
    sys.exit(main())
