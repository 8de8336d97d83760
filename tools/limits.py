"""Hold the house limits: sizes, docstrings, words that may not stand here, and dear imports.

`python tools/limits.py` prints one line for each place over a limit and ends with 1 if there is
one. The limits are a ratchet: they may fall, they do not rise.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Finding", "file_findings", "import_findings", "main", "text_findings"]

ROOT = Path(__file__).resolve().parent.parent
CODE = {".py", ".pyi", ".pxd", ".sh", ".ts", ".js", ".css"}
FILE_LINES = 400
TABLE_LINES = 700
FUNCTION_LINES = 60
LINE_LENGTH = 99
DOCUMENTED = 0.98
PUBLIC_NAMES = 40
IMPORT_MS = 80
DEAR = ("numpy", "pydantic", "sqlalchemy", "fastapi", "typer", "rich")

# Paths of one machine and hosts of registries have no place in the project: written in parts, so
# that this file may be read by its own check.
_HOSTS = {
    "pypi": "org",
    "pythonhosted": "org",
    "npmjs": "(?:org|com)",
    "deb.debian": "org",
    "crates": "io",
    "proxy.golang": "org",
    "rubygems": "org",
}
FORBIDDEN = {
    "a place of the workshop": re.compile("(?<![\\w.~-])/" + "work\\b|(?<![\\w-])shared" + "/"),
    "a registry's host": re.compile(
        "|".join(rf"\b{re.escape(name)}\.{ending}\b" for name, ending in _HOSTS.items())
    ),
    "an issue's number": re.compile(r"\bissues?\s#?\d+\b"),
}
UNDONE = re.compile(r"\b(?:TODO|FIXME|XXX|HACK|TBD)\b|\bfor now\b|\bimplement(?:ed)? later\b")
SUPPRESSION = re.compile(
    r"#\s*(?:noqa(?::\s*[A-Z]+\d+(?:,\s*[A-Z]+\d+)*)?|type:\s*ignore(?:\[[\w, -]+\])?"
    r"|pyright:\s*ignore(?:\[[\w, ]+\])?|pylint:\s*disable=[\w, -]+|pragma:\s*no cover)"
    r"(?P<reason>.*)"
)


class Finding(NamedTuple):
    """
    One place that is over a limit.
    """

    path: str
    line: int
    fault: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.fault}"


def tracked() -> list[str]:
    """
    List the files that are, or would be, part of a commit.
    """
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    names = sorted({name for name in listed.stdout.split("\0") if name})
    return [name for name in names if (ROOT / name).is_file()]


def file_findings(path: str, text: str) -> Iterator[Finding]:
    """
    Check one file's sizes, its words and, if it is Python, its functions and suppressions.
    """
    yield from text_findings(path, text)
    suffix = Path(path).suffix
    if suffix not in CODE:
        return
    lines = text.splitlines()
    limit = TABLE_LINES if re.search(r"table|rows", Path(path).stem) else FILE_LINES
    if len(lines) > limit:
        yield Finding(path, limit + 1, f"{len(lines)} lines, {limit} are allowed")
    for number, line in enumerate(lines, 1):
        if len(line) > LINE_LENGTH:
            yield Finding(path, number, f"{len(line)} columns, {LINE_LENGTH} are allowed")
        if UNDONE.search(line) and not _is_limits(path):
            yield Finding(path, number, "work left undone; do it or leave it out")
        silenced = SUPPRESSION.search(line)
        if silenced and len(silenced["reason"].strip(" #:-")) < len("reason"):
            yield Finding(path, number, "a check is silenced without its reason on the line")
    if suffix in {".py", ".pyi"}:
        yield from _function_findings(path, ast.parse(text, path))


def text_findings(path: str, text: str) -> Iterator[Finding]:
    """
    Look for words that may stand nowhere in the project.
    """
    for fault, pattern in FORBIDDEN.items():
        for found in pattern.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield Finding(path, line, f"{found.group().strip()!r} names {fault}")


def _is_limits(path: str) -> bool:
    return Path(path).name in {"limits.py", "test_limits.py"}


def _function_findings(path: str, tree: ast.Module) -> Iterator[Finding]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        size = (node.end_lineno or node.lineno) - node.lineno + 1
        if size > FUNCTION_LINES:
            yield Finding(
                path, node.lineno, f"{node.name} has {size} lines, {FUNCTION_LINES} are allowed"
            )
        if path.startswith("src/") and not path.endswith(".pyi") and _is_stub(node):
            yield Finding(path, node.lineno, f"{node.name} does nothing; do it or leave it out")


def _is_stub(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    body = [
        line
        for line in node.body
        if not (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))
    ]
    raised = [line.exc for line in body if isinstance(line, ast.Raise)]
    return any("NotImplementedError" in ast.dump(fault) for fault in raised if fault)


def public(tree: ast.Module) -> Iterator[tuple[str, int, bool]]:
    """
    Name what a user may call or read in a module, its line, and whether it has a docstring.
    """
    yield "the module", 1, bool(ast.get_docstring(tree))
    waiting: list[tuple[str, ast.stmt]] = [("", node) for node in tree.body]
    for prefix, node in waiting:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        marks = {ast.unparse(mark).rpartition(".")[2] for mark in node.decorator_list}
        if node.name.startswith("_") or marks & {"overload", "setter", "override"}:
            continue
        yield prefix + node.name, node.lineno, bool(ast.get_docstring(node))
        if isinstance(node, ast.ClassDef):
            waiting.extend((f"{prefix}{node.name}.", inner) for inner in node.body)


def docstring_findings(sources: dict[str, str]) -> Iterator[Finding]:
    """
    Check that nearly all public names of the package have a docstring.
    """
    bare: list[Finding] = []
    count = 0
    for path, text in sources.items():
        private = Path(path).name.startswith("_") and Path(path).name != "__init__.py"
        if not path.startswith("src/") or not path.endswith(".py") or private:
            continue
        for name, line, documented in public(ast.parse(text, path)):
            count += 1
            if not documented:
                bare.append(Finding(path, line, f"{name} has no docstring"))
    share = 1 - len(bare) / count if count else 1
    print(f"public names with a docstring: {share:.1%} of {count}")
    if share < DOCUMENTED:
        yield from bare


def import_findings(measured: dict[str, object]) -> Iterator[Finding]:
    """
    Check what `import paiju` loads, how many names it offers and that it is not far too slow.

    The exact time is a benchmark's; here only three times the limit is a fault.
    """
    path = "src/paiju/__init__.py"
    loaded, names, ms = measured["loaded"], measured["names"], measured["ms"]
    assert isinstance(loaded, list)
    assert isinstance(names, int)
    assert isinstance(ms, float)
    print(f"import paiju: {ms:.0f} ms, {names} public names")
    for name in sorted(set(DEAR) & set(loaded)):
        yield Finding(path, 1, f"`import paiju` loads {name}")
    if names > PUBLIC_NAMES:
        yield Finding(path, 1, f"{names} public names, {PUBLIC_NAMES} are allowed")
    if ms > 3 * IMPORT_MS:
        yield Finding(path, 1, f"`import paiju` takes {ms:.0f} ms, {IMPORT_MS} are allowed")


def measure_import() -> dict[str, object]:
    """
    Import the package in a fresh Python and tell its best time of three and what it loaded.
    """
    program = (
        "import sys, time, json; start = time.perf_counter(); import paiju;"
        "ms = (time.perf_counter() - start) * 1000;"
        "names = len(getattr(paiju, '__all__', ()));"
        "loaded = sorted({name.partition('.')[0] for name in sys.modules});"
        "print(json.dumps({'ms': ms, 'names': names, 'loaded': loaded}))"
    )
    runs: list[dict[str, object]] = []
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=False
        )
        if done.returncode:
            sys.exit("limits: `import paiju` failed; its traceback stands above")
        runs.append(json.loads(done.stdout))
    return min(runs, key=lambda run: float(str(run["ms"])))


def main() -> int:
    """
    Check every file of the project and the import, and print what is over a limit.
    """
    sources: dict[str, str] = {}
    for name in tracked():
        try:
            sources[name] = (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a binary file has no words and no lines
    findings = [found for name, text in sources.items() for found in file_findings(name, text)]
    findings += docstring_findings(sources)
    findings += import_findings(measure_import())
    for finding in findings:
        print(finding)
    print(f"limits: {len(sources)} files, {len(findings)} over a limit")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
