"""Each house limit is shown to catch what is over it."""

from __future__ import annotations

import pytest

from tools import limits

LONG_FUNCTION = "def long():\n" + "    x = 1\n" * 60
# In parts, so that the check passes over this file.
PLACE = "/" + "work"
PAGES = "shared" + "/"
HOST = "pypi" + ".org"
ISSUE = "issue" + " 12"
SILENT = "# no" + "qa: F401"
IGNORED = "# type: " + "ignore[no-redef]"


def faults(path: str, text: str) -> list[str]:
    """
    Give what the tool says of one file.
    """
    return [found.fault for found in limits.file_findings(path, text)]


@pytest.mark.parametrize(
    ("path", "text", "fault"),
    [
        ("src/paiju/a.py", "x = 1\n" * 401, "401 lines, 400 are allowed"),
        ("src/paiju/row_table.py", "x = 1\n" * 701, "701 lines, 700 are allowed"),
        ("src/paiju/a.py", LONG_FUNCTION, "long has 61 lines, 60 are allowed"),
        ("src/paiju/a.pxd", "#" * 100, "100 columns, 99 are allowed"),
        ("tools/a.py", "# TODO: more\n", "work left undone; do it or leave it out"),
        (
            "src/paiju/a.py",
            "def f():\n    raise NotImplementedError\n",
            "f does nothing; do it or leave it out",
        ),
        (
            "a.py",
            f"import os  {SILENT}\n",
            "a check is silenced without its reason on the line",
        ),
        (
            "a.py",
            f"x = 1  {IGNORED}\n",
            "a check is silenced without its reason on the line",
        ),
        ("README.md", f"see {PLACE}/main\n", f"{PLACE!r} names a place of the workshop"),
        ("README.md", f"see `{PAGES}x.md`\n", f"{PAGES!r} names a place of the workshop"),
        ("x.lock", f"-i https://{HOST}/\n", f"{HOST!r} names a registry's host"),
        ("README.md", f"closes {ISSUE}\n", f"{ISSUE!r} names an issue's number"),
    ],
)
def test_what_is_over_a_limit_is_found(path: str, text: str, fault: str) -> None:
    """
    A file that is over one limit gives exactly one finding, with its fault in words.
    """
    assert [fault] == faults(path, text)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/paiju/a.py", "x = 1\n" * 400),
        ("src/paiju/rows.py", "x = 1\n" * 700),
        ("src/paiju/a.py", "def just():\n" + "    x = 1\n" * 59),
        ("docs/page.md", "a long line of a table " * 20),
        ("a.py", f"import os  {SILENT}  # it is asked for by name\n"),
        ("a.py", "workers = '/workers', 'how/work', 'unshared/x'\n"),
    ],
)
def test_what_is_within_the_limits_passes(path: str, text: str) -> None:
    """
    What stands exactly at a limit, or only looks like a forbidden word, is let be.
    """
    assert [] == faults(path, text)


def test_public_names_without_docstring_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    """
    Below 98 % every bare public name is a finding; private names do not count.
    """
    text = '"""Module."""\n\n\ndef bare(): ...\n\n\ndef _private(): ...\n'

    found = list(limits.docstring_findings({"src/paiju/a.py": text}))

    assert ["bare has no docstring"] == [finding.fault for finding in found]
    assert "50.0% of 2" in capsys.readouterr().out


def test_dear_imports_are_found() -> None:
    """
    Loading numpy, offering 41 names, or three times the allowed time each are a finding.
    """
    measured: dict[str, object] = {"loaded": ["numpy", "sys"], "names": 41, "ms": 241.0}

    found = [finding.fault for finding in limits.import_findings(measured)]

    assert [
        "`import paiju` loads numpy",
        "41 public names, 40 are allowed",
        "`import paiju` takes 241 ms, 80 are allowed",
    ] == found
