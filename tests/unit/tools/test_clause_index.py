"""The clause index finds what does not fit between rule pages, code and tests."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[3]

INDEX = """# Rules

## Reasons

- `definition only`: names a thing
- `printing slip: see decision NNNN`: misprint
- `same as CLAUSE`: repeats
"""

PAGE = """# Scoring

(wsom08-scoring-1)=
### wsom08-scoring-1 · Sum

Points add up.

- symbol: `sample_kernel.total`
- test: `tests/test_total.py::test_sum__wsom08_scoring_1`

(wsom08-pattern-1.1)=
### wsom08-pattern-1.1 · All Sequences

Four chows.

- symbol: `sample_kernel.Kernel.count`
- test: `tests/golden/rows.jsonl::all_sequences`

(wsom08-terms-1)=
### wsom08-terms-1 · Deal

A deal is a deal. (Decision 0101.)

- not shown: definition only

(wsom10-scoring-1)=
### wsom10-scoring-1 · Sum

As [wsom08-scoring-1](#wsom08-scoring-1).

- not shown: same as wsom08-scoring-1
"""

KERNEL = '''"""Sum points (wsom08-scoring-1)."""

class Kernel:
    count = 1

def total() -> int:
    return 0
'''

TABLE = '''"""Rows."""
from typing import NamedTuple

class Pattern(NamedTuple):
    key: str
    clause: str | None
    note: str = ""

ROWS = (Pattern("all_sequences", "wsom08-pattern-1.1"),)
'''

TEST = "def test_sum__wsom08_scoring_1() -> None:\n    pass\n"


def load_tool() -> ModuleType:
    """
    Load the tool from its file, as a script is not importable by name.
    """
    spec = importlib.util.spec_from_file_location("clause_index", ROOT / "tools/clause_index.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


TOOL = load_tool()


class Sample:
    """
    A small project in which everything fits, to be spoilt.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        cases = [{"source": "made up"}, {"row": "all_sequences", "hand": "…"}]
        self.write("docs/rules/index.md", INDEX)
        self.write("docs/rules/wsom/scoring.md", PAGE)
        self.write("docs/decisions/0101-series.md", "# Series\n")
        self.write("src/sample_kernel.py", KERNEL)
        self.write("src/sample_table.py", TABLE)
        self.write("src/paiju/kernel.py", KERNEL)
        self.write("tests/test_total.py", TEST)
        self.write("tests/golden/rows.jsonl", "\n".join(json.dumps(case) for case in cases))

    def write(self, name: str, text: str) -> None:
        """
        Write a file of the project.
        """
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def swap(self, name: str, old: str, new: str) -> None:
        """
        Replace a piece of a file.
        """
        text = (self.root / name).read_text(encoding="utf-8")
        assert old in text
        self.write(name, text.replace(old, new, 1))

    def faults(self) -> list[str]:
        """
        Run the tool and give its lines.
        """
        for name in ("sample_kernel", "sample_table"):
            sys.modules.pop(name, None)
        return [str(fault) for fault in TOOL.check(TOOL.Project(self.root, ("sample_table",)))]


@pytest.fixture
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sample:
    """
    Give a small project in which everything fits.
    """
    monkeypatch.setattr(sys, "path", [str(tmp_path / "src"), *sys.path])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return Sample(tmp_path)


def test_fitting_project_has_no_fault(sample: Sample) -> None:
    """
    A project whose pages, code and tests agree passes.
    """
    assert [] == sample.faults()


PAGE_FAULTS = {
    "a heading that is no id": ("### wsom08-terms-1 ·", "### terms-1 ·", "is no clause"),
    "no target": ("(wsom08-terms-1)=\n", "", "no target (wsom08-terms-1)= above"),
    "another target": ("(wsom08-terms-1)=", "(wsom08-terms-2)=", "no target"),
    "an id twice": ("wsom08-terms-1 · Deal", "wsom08-scoring-1 · Deal", "stands at"),
    "ids that look alike in tests": (
        "wsom08-terms-1 · Deal",
        "wsom08-pattern-1-1 · D",
        "stands at",
    ),
    "no words": ("Points add up.\n", "", "wsom08-scoring-1 has no words"),
    "no test": ("- test: `tests/golden/rows.jsonl::all_sequences`\n", "", "has no test"),
    "no symbol": ("- symbol: `sample_kernel.total`\n", "", "has no symbol"),
    "nothing at all": ("- not shown: definition only\n", "", "0 reasons and no symbol"),
    "shown and not shown": (
        "`sample_kernel.total`",
        "`a`\n- not shown: definition only",
        "and not",
    ),
    "a reason off the list": ("definition only", "no time", "'no time' is no reason"),
    "same as a clause not shown": ("same as wsom08-scoring-1", "same as wsom08-terms-1", "is not"),
    "same as nothing": ("same as wsom08-scoring-1", "same as wsom08-scoring-9", "no page entry"),
    "a slip without its decision": ("definition only", "printing slip: see decision 0999", "0999"),
    "no such decision": ("Decision 0101", "Decisions 0101 and 0102", "no decision 0102"),
    "a link to no clause": ("(#wsom08-scoring-1)", "(#wsom08-scoring-7)", "wsom08-scoring-7 has"),
    "no such module": (
        "sample_kernel.total",
        "sample_kern.total",
        "there is no sample_kern.total",
    ),
    "no such name": ("sample_kernel.total", "sample_kernel.sum", "there is no sample_kernel.sum"),
    "no back-quotes": ("`sample_kernel.total`", "sample_kernel.total", "not one name"),
    "an unreadable item": ("- symbol: `sample_kernel.total`", "- symbols: `x`", "unreadable item"),
    "an item outside": ("# Scoring\n", "# Scoring\n- test: `x`\n", "outside a clause"),
    "no such test": (
        "test_sum__wsom08_scoring_1",
        "test_none__wsom08_scoring_1",
        "no test tests/",
    ),
    "no such row case": ("::all_sequences", "::no_terminals", "no case of 'no_terminals'"),
    "no row": ("wsom08-pattern-1.1", "wsom08-pattern-1.2", "wsom08-pattern-1.2"),
}


@pytest.mark.parametrize("name", PAGE_FAULTS)
def test_spoilt_page_is_found(sample: Sample, name: str) -> None:
    """
    Each way to spoil a page gives a line that names page, fault and remedy.
    """
    old, new, found = PAGE_FAULTS[name]
    sample.swap("docs/rules/wsom/scoring.md", old, new)

    faults = [fault for fault in sample.faults() if found in fault]

    assert faults
    assert all("; " in fault and ": " in fault for fault in faults)


def test_clause_without_row_is_found(sample: Sample) -> None:
    """
    A pattern on a page needs its row.
    """
    text = (
        "(wsom08-pattern-9.9)=\n### wsom08-pattern-9.9 · X\n\nX.\n\n- not shown: definition only\n"
    )
    sample.write("docs/rules/wsom/more.md", text)

    assert ["docs/rules/wsom/more.md:2: wsom08-pattern-9.9 has no row"] == [
        fault.partition(";")[0] for fault in sample.faults()
    ]


def test_index_without_reasons_is_found(sample: Sample) -> None:
    """
    The closed list of reasons has to be there.
    """
    sample.write("docs/rules/index.md", "# Rules\n")

    assert any("no list of reasons" in fault for fault in sample.faults())


def test_unknown_clause_in_code_is_found(sample: Sample) -> None:
    """
    A clause id in a string or docstring has to stand on a page; the line is named.
    """
    sample.write("src/paiju/kernel.py", '"""Say."""\n\nCLAUSE = "wsom08-scoring-44"\n')

    assert ["src/paiju/kernel.py:3: wsom08-scoring-44 has no page entry"] == [
        fault.partition(";")[0] for fault in sample.faults()
    ]


def test_unknown_decision_in_code_is_found(sample: Sample) -> None:
    """
    A decision named in code has to have its page.
    """
    sample.write("src/paiju/kernel.py", '"""See decision 0777."""\n')

    assert ["src/paiju/kernel.py:1: no decision 0777"] == [
        fault.partition(";")[0] for fault in sample.faults()
    ]


def test_unknown_clause_in_test_name_is_found(sample: Sample) -> None:
    """
    A test may only name documented clauses, also inside a class.
    """
    sample.write(
        "tests/test_more.py", "class TestMore:\n    def test_a__wsom08_play_3(self): ...\n"
    )

    assert ["tests/test_more.py:2: wsom08_play_3 has no page entry"] == [
        fault.partition(";")[0] for fault in sample.faults()
    ]


def test_unknown_decision_in_test_name_is_found(sample: Sample) -> None:
    """
    A test may end in a decision instead, which has to have its page.
    """
    text = (
        "def test_a__decision_0101() -> None: ...\n\n\ndef test_b__decision_0102() -> None: ...\n"
    )
    sample.write("tests/test_more.py", text)

    assert ["tests/test_more.py:4: no decision 0102"] == [
        fault.partition(";")[0] for fault in sample.faults()
    ]


def test_test_of_clause_said_to_be_not_shown_is_found(sample: Sample) -> None:
    """
    A page may not say that nothing shows a clause which a test shows.
    """
    sample.write("tests/test_more.py", "def test_deal__wsom08_terms_1() -> None: ...\n")

    assert any("whose page does not say so" in fault for fault in sample.faults())


def test_test_that_names_another_clause_is_found(sample: Sample) -> None:
    """
    The test listed under a clause has to end in that clause.
    """
    sample.write("tests/test_total.py", TEST + "def test_other() -> None: ...\n")
    sample.swap("docs/rules/wsom/scoring.md", "::test_sum__wsom08_scoring_1", "::test_other")

    assert any("test_other does not name wsom08-scoring-1" in fault for fault in sample.faults())


@pytest.mark.parametrize(
    ("row", "found"),
    [
        ('Pattern("x", None)', "row x has no clause"),
        ('Pattern("x", "wsom08-pattern-7.7")', "wsom08-pattern-7.7 of row x has no page entry"),
    ],
)
def test_row_without_clause_is_found(sample: Sample, row: str, found: str) -> None:
    """
    A row needs a documented clause.
    """
    sample.swap("src/sample_table.py", "ROWS = (", f"ROWS = ({row}, ")

    assert [f"sample_table: {found}"] == [fault.partition(";")[0] for fault in sample.faults()]


def test_row_with_stated_reason_passes(sample: Sample) -> None:
    """
    A row without a clause may name the decision that made it.
    """
    sample.swap("src/sample_table.py", "ROWS = (", 'ROWS = (Pattern("x", None, "decision 0101"), ')

    assert [] == sample.faults()


@pytest.mark.parametrize(
    ("text", "found"),
    [("ROWS = ()\n", "no rows"), ("import no_such_module\n", "does not import")],
)
def test_broken_table_is_found(sample: Sample, text: str, found: str) -> None:
    """
    A table that holds no rows or does not import is a fault, not a crash.
    """
    sample.write("src/sample_table.py", text)

    assert any(fault.startswith("sample_table: ") and found in fault for fault in sample.faults())


def test_main_prints_faults_and_a_summary(
    sample: Sample, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """
    The script prints a line a fault and counts at the end, and exits 1.
    """
    monkeypatch.setattr(TOOL, "__file__", str(sample.root / "tools/clause_index.py"))
    monkeypatch.setattr(TOOL, "check", lambda project: project.faults)
    sample_faults = TOOL.Project(sample.root)
    sample_faults.find("a:1", "spoilt", "mend it")
    monkeypatch.setattr(TOOL, "Project", lambda _root: sample_faults)

    assert 1 == TOOL.main()
    assert [
        "a:1: spoilt; mend it",
        "clause index: 0 clauses, 0 shown, 0 with a reason, 1 faults",
    ] == (capsys.readouterr().out.splitlines())
