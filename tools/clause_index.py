"""Hold the rule pages, the code and the tests to each other, clause by clause.

Reads docs/rules/**/*.md, the package and the tests; prints one line a fault (place, fault,
remedy) and a summary; exits 1 when there is a fault. What a page looks like: docs/rules/index.md.
"""

from __future__ import annotations

import ast
import importlib
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

__all__ = ["Clause", "Fault", "Project", "check", "main"]

DOCUMENTS = "mcr98|wmcc|wsom08|wsom10"
_ANY_ID = re.compile(rf"(?:{DOCUMENTS})-[a-z0-9]+(?:[-.][a-z0-9]+)*")
_ID = re.compile(rf"\b(?:{DOCUMENTS})-(?:[a-z0-9]+[-.])*[0-9]+(?:\.[0-9]+)*(?!-|\.?[a-z0-9])")
_SUFFIX = re.compile(rf"__((?:{DOCUMENTS})_\w+)$")
_DECIDED = re.compile(r"__decision_(\d{4})$")
_TARGET = re.compile(r"\(([^)]+)\)=")
_HEADING = re.compile(r"### (\S+) · (\S.*)")
_ITEM = re.compile(r"- (symbol|test|not shown): (.+)")
_REASON = re.compile(r"- `([^`]+)`: \S")
_DECISIONS = re.compile(r"\b[Dd]ecisions?\s+(\d{4}\b(?:(?:,\s+|\s+and\s+)\d{4}\b)*)")
_ROW_CLAUSE = re.compile(r"(\w+)-(?:fan|pattern)-[0-9.]+")
_FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef
_UNKNOWN = "write it in docs/rules or mend the id"
_ROW_TABLES = ("paiju.scoring.mcr.table", "paiju.scoring.wsom.table")


@dataclass(frozen=True, slots=True)
class Fault:
    """
    One thing that does not fit, where it stands, and what to do about it.
    """

    place: str
    fault: str
    remedy: str

    def __str__(self) -> str:
        """
        Give the fault as one line.
        """
        return f"{self.place}: {self.fault}; {self.remedy}"


@dataclass(slots=True)
class Clause:
    """
    One clause as its page has it; the items are texts with their line numbers.
    """

    id: str
    page: str
    line: int
    words: int = 0
    symbol: list[tuple[int, str]] = field(default_factory=list)
    test: list[tuple[int, str]] = field(default_factory=list)
    reason: list[tuple[int, str]] = field(default_factory=list)

    @property
    def place(self) -> str:
        """
        Say where the clause stands.
        """
        return f"{self.page}:{self.line}"


class Row(NamedTuple):
    """
    What this tool reads of a row of points.
    """

    key: str
    clause: str | None
    words: str


def underscored(clause: str) -> str:
    """
    Spell a clause id as the end of a test's name.

    >>> underscored("wsom08-pattern-4.2.3")
    'wsom08_pattern_4_2_3'
    """
    return clause.replace("-", "_").replace(".", "_")


class Project:
    """
    The files of a project under one root, read once.
    """

    def __init__(self, root: Path, tables: tuple[str, ...] = _ROW_TABLES) -> None:
        """
        Look at the project under `root`; `tables` are the modules that hold rows.
        """
        self.root = root
        self.tables = tables
        self.faults: list[Fault] = []
        self.clauses: dict[str, Clause] = {}

    def find(self, place: str, fault: str, remedy: str) -> None:
        """
        Note a fault.
        """
        self.faults.append(Fault(place, fault, remedy))

    def files(self, folder: str, suffix: str) -> Iterator[tuple[str, str]]:
        """
        Give name and text of each file under a folder, in order.
        """
        for path in sorted((self.root / folder).rglob(f"*{suffix}")):
            yield path.relative_to(self.root).as_posix(), path.read_text(encoding="utf-8")

    @cached_property
    def reasons(self) -> list[re.Pattern[str]]:
        """
        Read the closed list of reasons from the index page.
        """
        index = self.root / "docs/rules/index.md"
        text = index.read_text(encoding="utf-8") if index.exists() else ""
        section = text.partition("## Reasons")[2].partition("\n## ")[0]
        found = [match[1] for line in section.splitlines() if (match := _REASON.match(line))]
        if not found:
            self.find("docs/rules/index.md:1", "no list of reasons", "write it under '## Reasons'")
        return [
            re.compile(
                re.escape(reason)
                .replace("NNNN", "(?P<decision>[0-9]{4})")
                .replace("CLAUSE", rf"(?P<clause>(?:{DOCUMENTS})-\S+)")
            )
            for reason in found
        ]

    @cached_property
    def tests(self) -> dict[str, tuple[str, int]]:
        """
        Read the node id of every test, with its last name and line.
        """
        found: dict[str, tuple[str, int]] = {}
        for name, text in self.files("tests", ".py"):
            for names, node in _test_functions(ast.parse(text), ()):
                found["::".join((name, *names))] = (node.name, node.lineno)
        return found

    @cached_property
    def row_cases(self) -> dict[str, set[str]]:
        """
        Read what each file of cases shows: rows that have hands, clauses that have scripts.
        """
        found: dict[str, set[str]] = {}
        for folder, key in (("tests/golden", "row"), ("tests/referee", "clause")):
            for name, text in self.files(folder, ".jsonl"):
                cases = [json.loads(line) for line in text.splitlines()[1:] if line.strip()]
                found[name] = {case[key] for case in cases if key in case}
        return found


def _test_functions(
    tree: ast.Module | ast.ClassDef, above: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], ast.FunctionDef | ast.AsyncFunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from _test_functions(node, (*above, node.name))
        elif isinstance(node, _FUNCTIONS) and node.name.startswith("test"):
            yield (*above, node.name), node


def _read_page(project: Project, page: str, text: str) -> None:
    clause: Clause | None = None
    target = ""
    for line, words in enumerate(text.splitlines(), start=1):
        place = f"{page}:{line}"
        if match := _TARGET.fullmatch(words):
            target = match[1]
        elif words.startswith("### "):
            clause = _start_clause(project, page, line, words, target)
            target = ""
        elif words.startswith(("# ", "## ")):
            clause = None
        elif match := _ITEM.fullmatch(words):
            if clause is None:
                project.find(place, f"{match[1]!r} outside a clause", "put it under its clause")
            else:
                _add_item(project, clause, line, match[1], match[2])
        elif words.startswith(("- symbol", "- test", "- not shown")):
            project.find(place, f"unreadable item {words!r}", "write '- symbol: `…`' and so on")
        elif clause is not None:
            clause.words += len(words.split())


def _start_clause(
    project: Project, page: str, line: int, words: str, target: str
) -> Clause | None:
    place = f"{page}:{line}"
    match = _HEADING.fullmatch(words)
    if match is None or not _ANY_ID.fullmatch(match[1]):
        project.find(place, f"heading {words!r} is no clause", "write '### <clause id> · <title>'")
        return None
    if target != match[1]:
        project.find(place, f"no target ({match[1]})= above", "put it on the line above")
    clause = Clause(match[1], page, line)
    for other in project.clauses.values():
        if underscored(other.id) == underscored(clause.id):
            fault = f"{clause.id} stands at {other.place} too"
            project.find(place, fault, "keep one; ids that differ in marks only are the same")
    project.clauses.setdefault(clause.id, clause)
    return clause


def _add_item(project: Project, clause: Clause, line: int, kind: str, text: str) -> None:
    if kind == "not shown":
        clause.reason.append((line, text))
    elif len(text) > 2 and text[0] == text[-1] == "`" and "`" not in text[1:-1]:
        (clause.symbol if kind == "symbol" else clause.test).append((line, text[1:-1]))
    else:
        fault = f"{kind} {text} is not one name in back-quotes"
        project.find(f"{clause.page}:{line}", fault, "write one name an item")


def _check_clause(project: Project, clause: Clause) -> None:
    shown = bool(clause.symbol or clause.test)
    if shown and clause.reason:
        project.find(clause.place, f"{clause.id} is shown and not shown", "keep one of the two")
    elif shown and not (clause.symbol and clause.test):
        other = "test" if clause.symbol else "symbol"
        project.find(clause.place, f"{clause.id} has no {other}", f"add '- {other}: `…`'")
    elif not shown and len(clause.reason) != 1:
        fault = f"{clause.id} has {len(clause.reason)} reasons and no symbol"
        project.find(clause.place, fault, "add symbol and test, or '- not shown: <reason>'")
    if not clause.words:
        project.find(clause.place, f"{clause.id} has no words", "say what the clause says")
    for line, text in clause.reason:
        _check_reason(project, f"{clause.page}:{line}", clause.id, text)
    for line, text in clause.symbol:
        if lack := _symbol_fault(project.root, text):
            project.find(f"{clause.page}:{line}", lack, "name what decides the clause now")
    for line, text in clause.test:
        _check_test(project, f"{clause.page}:{line}", clause.id, text)


def _check_reason(project: Project, place: str, clause: str, text: str) -> None:
    matches = [match for reason in project.reasons if (match := reason.fullmatch(text))]
    if not matches:
        project.find(place, f"{text!r} is no reason", "use one of docs/rules/index.md")
    for match in matches:
        other = project.clauses.get(match.groupdict().get("clause", ""))
        if other is not None and not other.test:
            fault = f"{clause} is said to be shown by {other.id}, which is not"
            project.find(place, fault, "give that one's reason or show it")


def _symbol_fault(root: Path, symbol: str) -> str | None:
    source = str(root / "src")
    if source not in sys.path:
        sys.path.insert(0, source)
    names = symbol.split(".")
    for length in range(len(names), 0, -1):
        try:
            found: object = importlib.import_module(".".join(names[:length]))
        except ImportError as error:
            if isinstance(error, ModuleNotFoundError) and symbol.startswith(error.name or "?"):
                continue
            return f"{symbol} does not import: {error}"
        for name in names[length:]:
            found = getattr(found, name, None)
        return f"there is no {symbol}" if found is None else None
    return f"there is no {symbol}"


def _check_test(project: Project, place: str, clause: str, node: str) -> None:
    file, _, name = node.partition("::")
    if file.endswith(".jsonl"):
        wrong = file.startswith("tests/referee/") and name != clause
        if wrong or name not in project.row_cases.get(file, ()):
            project.find(place, f"{file} has no case of {name!r}", "name a row that has cases")
        return
    if node not in project.tests:
        project.find(place, f"there is no test {node}", "name a test that exists")
    elif not project.tests[node][0].endswith(f"__{underscored(clause)}"):
        remedy = f"let its name end in __{underscored(clause)}"
        project.find(place, f"{name} does not name {clause}", remedy)


def _check_named(project: Project) -> None:
    for name, text in (*project.files("docs", ".md"), *project.files("src/paiju", ".py")):
        for match in _DECISIONS.finditer(text):
            place = f"{name}:{text.count(chr(10), 0, match.start()) + 1}"
            _check_decisions(project, place, match[1])
        for line, clause in _ids_in_code(text) if name.endswith(".py") else _ids_in(text, 1):
            if clause not in project.clauses:
                project.find(f"{name}:{line}", f"{clause} has no page entry", _UNKNOWN)


def _check_decisions(project: Project, place: str, named: str) -> None:
    for number in re.findall("[0-9]{4}", named):
        if not any((project.root / "docs/decisions").glob(f"{number}-*.md")):
            project.find(place, f"no decision {number}", "write its page or mend it")


def _check_test_names(project: Project) -> None:
    known = {underscored(clause.id): clause for clause in project.clauses.values()}
    for node, (name, line) in project.tests.items():
        place = f"{node.partition('::')[0]}:{line}"
        if match := _DECIDED.search(name):
            _check_decisions(project, place, match[1])
        if match := _SUFFIX.search(name):
            shown = known.get(match[1])
            if shown is None:
                project.find(place, f"{match[1]} has no page entry", "end in a documented clause")
            elif not shown.test:
                remedy = f"list it as a test at {shown.place}"
                project.find(place, f"{name} shows {shown.id}, whose page does not say so", remedy)


def _ids_in(text: str, first_line: int) -> Iterator[tuple[int, str]]:
    for match in _ID.finditer(text):
        yield first_line + text.count("\n", 0, match.start()), match[0]


def _ids_in_code(text: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from _ids_in(node.value, node.lineno)


def _read_rows(module: str) -> list[Row]:
    rows: dict[str, Row] = {}
    for value in vars(importlib.import_module(module)).values():
        for item in value if isinstance(value, tuple | list) else (value,):
            if hasattr(item, "key") and hasattr(item, "clause") and not isinstance(item, type):
                rows[item.key] = Row(item.key, item.clause, repr(item))
    return list(rows.values())


def _check_rows(project: Project, module: str, rows: list[Row]) -> None:
    stated = {row.clause for row in rows}
    documents = {clause.partition("-")[0] for clause in stated if clause}
    for row in rows:
        if row.clause is None:
            if not _DECISIONS.search(row.words):
                fault = f"row {row.key} has no clause"
                project.find(module, fault, "give it one, or 'decision NNNN' in its note")
        elif row.clause not in project.clauses:
            fault = f"{row.clause} of row {row.key} has no page entry"
            project.find(module, fault, _UNKNOWN)
    for clause in project.clauses.values():
        place = _ROW_CLAUSE.fullmatch(clause.id)
        if place and place[1] in documents and clause.id not in stated:
            fault = f"{clause.id} has no row"
            project.find(clause.place, fault, f"add the row to {module} or mend the id")
    if not rows:
        project.find(module, "no rows", "let the table hold rows with .key and .clause")


def check(project: Project) -> list[Fault]:
    """
    Check a whole project and give its faults.
    """
    for page, text in project.files("docs/rules", ".md"):
        if not page.endswith("index.md"):
            _read_page(project, page, text)
    for clause in project.clauses.values():
        _check_clause(project, clause)
    _check_named(project)
    _check_test_names(project)
    for module in project.tables:
        if fault := _symbol_fault(project.root, module):
            project.find(module, fault, "mend the table")
        else:
            _check_rows(project, module, _read_rows(module))
    return project.faults


def main() -> int:
    """
    Check this project; print faults and a summary.
    """
    project = Project(Path(__file__).resolve().parent.parent)
    for fault in check(project):
        print(fault)
    clauses = project.clauses.values()
    shown = sum(bool(clause.test) for clause in clauses)
    counts = f"{len(clauses)} clauses, {shown} shown, {len(clauses) - shown} with a reason"
    print(f"clause index: {counts}, {len(project.faults)} faults")
    return 1 if project.faults else 0


if __name__ == "__main__":
    sys.exit(main())
