"""How Sphinx reads a notebook: text as MyST, code and outputs as they stand in the file.

Nothing is run: the tests compare the outputs with those of a fresh run.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from myst_parser.parsers.sphinx_ import MystParser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from docutils.nodes import document
    from sphinx.application import Sphinx

__all__ = ["NotebookParser", "myst_of", "setup"]


class NotebookParser(MystParser):
    """
    Read a notebook as a page of MyST.
    """

    supported = ("notebook",)

    def parse(self, inputstring: str, document: document) -> None:
        """
        Read the page that the notebook stands for.
        """
        super().parse(myst_of(json.loads(inputstring)), document)


def myst_of(notebook: dict[str, Any]) -> str:
    """
    Write a notebook as MyST.
    """
    parts: list[str] = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
        else:
            parts.append(f"```python\n{source}\n```")
            for output in cell["outputs"]:
                parts += shown(output)
    return "\n\n".join(parts) + "\n"


def shown(output: dict[str, Any]) -> Iterator[str]:
    """
    Write an output: its picture if it has one, else its text.
    """
    data = output.get("data", {"text/plain": output.get("text", [])})
    for kind in ("text/html", "image/svg+xml"):
        if kind in data:
            yield f"````{{raw}} html\n{''.join(data[kind])}\n````"
            return
    yield f"```text\n{''.join(data['text/plain']).rstrip()}\n```"


def setup(app: Sphinx) -> dict[str, bool]:
    """
    Let Sphinx read notebooks.
    """
    app.add_source_suffix(".ipynb", "notebook")
    app.add_source_parser(NotebookParser)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
