"""The notebooks are true: a fresh run gives their outputs, and their pictures have words."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
NOTEBOOKS = sorted(DOCS.rglob("*.ipynb"))
MOST_BYTES = 60_000
_IMAGE = re.compile(r"<svg (?![^>]*aria-hidden)[^>]*>")

CELLS = [
    pytest.param(cell, id=f"{path.stem}-{cell['id']}")
    for path in NOTEBOOKS
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]
    if cell["cell_type"] == "code"
]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_outputs_are_those_of_a_fresh_run(path: Path) -> None:
    """
    Every cell is run; `python -m tools.notebooks` with the file's name mends what differs.
    """
    pytest.importorskip("IPython", reason="the extra `test` is not installed")
    command = [sys.executable, "-m", "tools.notebooks", "--check", str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert (0, "") == (done.returncode, done.stdout + done.stderr)


@pytest.mark.parametrize("cell", CELLS)
def test_pictures_are_said_in_words(cell: dict[str, Any]) -> None:
    """
    Each picture of an output has an alternative text, and no output is larger than 60 kB.
    """
    for output in cell["outputs"]:
        for kind, lines in output.get("data", {}).items():
            shown = "".join(lines)
            images = _IMAGE.findall(shown)

            assert len(shown.encode()) <= MOST_BYTES
            assert kind == "text/plain" or images or "<table" in shown
            assert all(re.search(r'role="img" aria-label="[^"]+"', image) for image in images)


@pytest.mark.parametrize("cell", CELLS)
def test_code_does_not_run_off_the_page(cell: dict[str, Any]) -> None:
    """
    A block of code or of text shows 88 signs in a window of 1300 pixels.
    """
    texts = ["".join(cell["source"])]
    for output in cell["outputs"]:
        data = output.get("data", {"text/plain": output.get("text", [])})
        texts += ["".join(data["text/plain"])] if list(data) == ["text/plain"] else []

    assert [] == [line for text in texts for line in text.splitlines() if len(line) > 88]


def test_every_notebook_is_on_the_start_page() -> None:
    """
    It is linked there and stands in the table of contents.
    """
    start = (DOCS / "index.md").read_text(encoding="utf-8")

    assert NOTEBOOKS
    for path in NOTEBOOKS:
        place = path.relative_to(DOCS).as_posix()
        assert f"]({place})" in start
        assert f"\n{place.removesuffix('.ipynb')}\n" in start


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_pages_show_every_cell(path: Path) -> None:
    """
    The page has the text, the code and each output, its picture if it has one.
    """
    pytest.importorskip("myst_parser", reason="the extra `docs` is not installed")
    notebook = json.loads(path.read_text(encoding="utf-8"))
    page = run_path(str(DOCS / "notebooks.py"))["myst_of"](notebook)

    for cell in notebook["cells"]:
        assert "".join(cell["source"]) in page
        for output in cell.get("outputs", []):
            data = output.get("data", {"text/plain": output.get("text", [])})
            best = data.get("text/html", data["text/plain"])
            assert "".join(best).rstrip() in page
