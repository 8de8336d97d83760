"""Hold the catalogues of faults to the rule pages and to the scripted cases, clause by clause.

`python tools/fault_index.py` prints one line for each clause that names a fault and has no row,
each row whose clause is on no page, and each row or clause without a scripted case; it ends with 1
if there is one.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import NamedTuple

from paiju.referee.catalogue import CATALOGUES
from paiju.rules.editions import ruleset

__all__ = ["NO_FAULT", "Page", "faults_of", "main", "pages", "scripts"]

ROOT = Path(__file__).resolve().parent.parent
_CLAUSE = re.compile(
    r"^\((\S+)\)=\n### \S+ · ([^\n]*)\n(.*?)(?=^\(\S+\)=$|^## |\Z)", re.MULTILINE | re.DOTALL
)
_NAMES_A_FAULT = re.compile(
    r"\b(faults?|penal(?:ty|ties|ise[sd]?)|warn(?:ing|ed|s)?|forfeits?|disqualif\w+|points off"
    r"|deduct\w*|barred|costs? points|dead hand|undercount|overcount|absent|suspend\w*|smoking"
    r"|nobody (?:leaves|bangs|talks|looks|reaches)|punished|wrong win)\b",
    re.IGNORECASE,
)
_REPEATS = re.compile(r"\s*As \[(\S+?)\]")

# Chapters of definitions, scoring and announcements: their words name a fault without making one.
_CHAPTERS = ("mcr98-", "wmcc-1.", "wmcc-2.", "wmcc-5.", "wmcc-9.", "wmcc-4.")
NO_FAULT = {
    "wmcc-3.4": "who officials are",
    "wmcc-11.note": "until when faults are raised: the windows",
    "wmcc-13.3": "appeals",
    "wsom08-general-1": "what the chapters are",
    "wsom08-general-3": "who has the last word",
    "wsom08-conduct-general-1": "who has the last word",
    "wsom08-conduct-general-2": "repeats wsom08-general-4",
    "wsom08-counting-5": "reading the card is allowed",
    "wsom08-counting-8": "a right, not a fault",
    "wsom08-penalty-tiles-3": "what penalty tiles may serve for: the scorer",
    "wsom08-penalty-tiles-4": "what penalty tiles may serve for: the scorer",
    "wsom08-penalty-tiles-7": "when a penalty tile is none any more",
    "wsom08-wrong-count-6": "a repeated line",
    "wsom08-sanctions-0": "who decides",
    "wsom08-win-5": "says that there is no penalty",
    "wsom08-collusion-2": "says what is lawful",
    "wsom08-absence-4": "whose points a replacement brings",
    "wsom10-conduct-general-1": "which principles hold",
    "wsom10-penalty-tiles-0": "why there are penalty tiles",
    "wsom10-health-1": "what the hosts are not liable for",
}
"""Clauses that use a fault's words and name none, with what they are about instead."""


class Page(NamedTuple):
    """
    A clause as its page has it: what it says, and the clause that it repeats, if it does.
    """

    text: str
    repeats: str


def pages(root: Path = ROOT) -> dict[str, Page]:
    """
    Read every clause of the rule pages.
    """
    found: dict[str, Page] = {}
    for path in sorted((root / "docs/rules").rglob("*.md")):
        for clause, title, text in _CLAUSE.findall(path.read_text(encoding="utf-8")):
            words = re.split(
                r"^- (?:symbol|test|not shown):", text, maxsplit=1, flags=re.MULTILINE
            )[0]
            repeated = _REPEATS.match(words)
            found[clause] = Page(f"{title}. {words}", repeated[1] if repeated else "")
    return found


def scripts(root: Path = ROOT) -> list[dict[str, object]]:
    """
    Read every scripted case.
    """
    return [
        case
        for path in sorted((root / "tests/referee").glob("*.jsonl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if "id" in (case := json.loads(line))
    ]


def faults_of(clauses: dict[str, Page], cases: list[dict[str, object]]) -> list[str]:
    """
    Give everything that does not fit, a line each.
    """
    resting = {
        clause: row.key
        for catalogue in CATALOGUES.values()
        for row in catalogue.rows
        for clause in row.clauses
    }
    faults = [
        f"{clause}: row {key} rests on it, and no page has it"
        for clause, key in resting.items()
        if clause not in clauses
    ]
    faults += [
        f"{clause}: it names a fault and has no row"
        for clause, page in clauses.items()
        if _names_a_fault(clause, page) and clause not in resting and clause not in NO_FAULT
    ]
    faults += [
        f"{clause}: it is exempt and on no page" for clause in NO_FAULT.keys() - clauses.keys()
    ]
    faults += [f"{clause}: it is exempt and has a row" for clause in NO_FAULT.keys() & resting]
    shown = {str(case["clause"]) for case in cases}
    faults += [
        f"{clause}: no scripted case shows it (row {key})"
        for clause, key in resting.items()
        if clause in clauses and not {clause, clauses[clause].repeats} & shown
    ]
    return faults + _rows_without_script(cases)


def _names_a_fault(clause: str, page: Page) -> bool:
    if clause.startswith(_CHAPTERS) or page.repeats:
        return False
    return _NAMES_A_FAULT.search(page.text) is not None


def _rows_without_script(cases: list[dict[str, object]]) -> list[str]:
    played: dict[str, set[str]] = {}
    for case in cases:
        steps = case["steps"]
        assert isinstance(steps, list), case["id"]
        keys = {step["fault"] for step in steps if isinstance(step, dict) and "fault" in step}
        played.setdefault(ruleset(str(case["rules"])).document, set()).update(keys)
    # The later edition is played by the scripts of 2008 where it repeats them.
    played["wsom10"] = played.get("wsom10", set()) | played.get("wsom08", set())
    return [
        f"{document}: no scripted case of the fault {row.key}"
        for document in ("wmcc", "wsom08", "wsom10")
        for row in CATALOGUES[document].rows
        if row.key not in played.get(document, set())
    ]


def main() -> int:
    """
    Check this project; print faults and a summary.
    """
    clauses, cases = pages(), scripts()
    faults = faults_of(clauses, cases)
    print(*faults, sep="\n", end="\n" if faults else "")
    rows = sum(len(CATALOGUES[document].rows) for document in ("wmcc", "wsom08", "wsom10"))
    print(f"fault index: {rows} rows, {len(cases)} scripted cases, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
