"""Hold `cython.cimports` lines and `.pxd` files to the arrows between the rooms.

import-linter sees neither. The order of the rooms is read from its contract in `pyproject.toml`,
where it stands once: a room may cimport itself and the rooms below it.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Cimport", "cimports", "faults", "layers", "main"]

ROOT = Path(__file__).resolve().parent.parent
PREFIX = "cython.cimports."
OUTSIDE = {"libc", "cpython", "cython"}  # what comes with the compiler
PXD_LINE = re.compile(r"^\s*(?:from\s+([\w.]+)\s+cimport\b|cimport\s+([\w.]+(?:\s*,\s*[\w.]+)*))")


class Cimport(NamedTuple):
    """
    One line that asks for another compiled module.
    """

    path: str
    line: int
    wanted: str


def layers(config: str) -> list[set[str]]:
    """
    Read the rooms from import-linter's contract, the highest first.
    """
    for contract in tomllib.loads(config)["tool"]["importlinter"]["contracts"]:
        if contract["id"] == "rooms":
            return [set(re.findall(r"\w+", layer)) for layer in contract["layers"]]
    raise LookupError("pyproject.toml has no import contract with the id `rooms`")


def cimports(path: str, text: str) -> Iterator[Cimport]:
    """
    Find the lines of a `.py` or `.pxd` that ask for another compiled module.
    """
    if path.endswith(".pxd"):
        for number, line in enumerate(text.splitlines(), 1):
            found = PXD_LINE.match(line)
            for wanted in re.findall(r"[\w.]+", (found[1] or found[2]) if found else ""):
                yield Cimport(path, number, wanted)
        return
    for node in ast.walk(ast.parse(text, path)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PREFIX):
            yield Cimport(path, node.lineno, (node.module or "").removeprefix(PREFIX))
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.startswith(PREFIX):
                    yield Cimport(path, node.lineno, alias.name.removeprefix(PREFIX))


def faults(found: Cimport, order: list[set[str]]) -> Iterator[str]:
    """
    Say what is wrong with one line: a relative name, a stranger, or an arrow that goes up.
    """
    place = f"{found.path}:{found.line}"
    top, _, rest = found.wanted.partition(".")
    if top in OUTSIDE:
        return
    if top != "paiju" or not rest:
        yield f"{place}: {found.wanted} is no module of paiju, libc or cpython by its full name"
        return
    here, there = _room(found.path.split("/")[2]), _room(rest.split(".")[0])
    heights = {room: height for height, rooms in enumerate(order) for room in rooms}
    if here not in heights or there not in heights:
        yield f"{place}: {here if here not in heights else there} is no room of the contract"
    elif heights[there] < heights[here] or (heights[there] == heights[here] and here != there):
        yield f"{place}: the room {here} may not cimport the room {there}"


def _room(name: str) -> str:
    return name.partition(".")[0]


def main() -> int:
    """
    Check every module of the package and print each cimport that goes against the arrows.
    """
    order = layers((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    sources = sorted(path for path in (ROOT / "src/paiju").rglob("*.p[yx]*") if path.is_file())
    found = [
        line
        for path in sources
        if path.suffix in {".py", ".pxd"}
        for line in cimports(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]
    wrong = [fault for line in found for fault in faults(line, order)]
    for fault in wrong:
        print(fault)
    print(f"cimport arrows: {len(found)} lines, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
