"""The guides are true: what they print is what the command prints, and every page is near."""

from __future__ import annotations

import io
import re
import shlex
import sys
from pathlib import Path

import pytest

from paiju.cli import main
from paiju.rules.rulings import RULINGS, Ruling
from paiju.scoring.mcr.table import ROWS as FAN
from paiju.scoring.wsom.table import ROWS as PATTERNS

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
_CONSOLE = re.compile(r"^```text\n\$ (paiju .+?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)#]+\.md)")
_TREE = re.compile(r"^```\{toctree\}\n(.*?)^```$", re.MULTILINE | re.DOTALL)

SHOWN = [
    pytest.param(command, printed, id=f"{page.stem}-{command.split()[1]}")
    for page in sorted((*DOCS.glob("guides/*.md"), *ROOT.glob("README*.md")))
    if not page.name.startswith("referee.")
    for command, printed in _CONSOLE.findall(page.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("command", "printed"), SHOWN)
def test_console_blocks_are_what_is_printed(
    command: str,
    printed: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    Three dots stand for the rest of the output; where a command asks, nothing is typed.
    """
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    main(shlex.split(command)[1:])
    found = capsys.readouterr().out
    shown, dots, _ = printed.partition("…\n")

    assert shown == (found[: len(shown)] if dots else found)


@pytest.mark.parametrize(
    ("page", "lang"), [("referee.md", "en"), ("referee.zh-Hant.md", "zh-Hant")]
)
def test_the_referees_commands_go_on_from_one_another(
    page: str,
    lang: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """
    Typed one after another in an empty folder, on a terminal of 88 columns.
    """
    text = (DOCS / "guides" / page).read_text(encoding="utf-8")
    blocks = _CONSOLE.findall(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for name, value in (("COLUMNS", "88"), ("NO_COLOR", "1"), ("PAIJU_LANG", lang)):
        monkeypatch.setenv(name, value)
    for command, printed in blocks:
        main(shlex.split(command)[1:])
        assert printed == capsys.readouterr().out, command

    assert len(blocks) == text.count("```text")


def _near(page: Path) -> set[Path]:
    text = page.read_text(encoding="utf-8")
    near = {(page.parent / link).resolve() for link in _LINK.findall(text)}
    for tree in _TREE.findall(text):
        for entry in tree.split():
            if not entry.startswith(":"):
                near.update(page.parent.glob(f"{entry}.md"))
    return {other.resolve() for other in near} - {page.resolve()}


def test_every_page_is_two_clicks_from_the_start() -> None:
    """
    Links and tables of contents of the start page and of the pages it names reach all.
    """
    first = _near(DOCS / "index.md")
    second = {far for page in first for far in _near(page)}

    assert set() == {page.resolve() for page in DOCS.rglob("*.md")} - first - second - {
        (DOCS / "index.md").resolve()
    }


@pytest.mark.parametrize("words", ["seven pairs", "七對", "七对", "チートイツ"])
def test_terms_are_found_in_four_languages(words: str) -> None:
    """
    The page of terms names seven pairs as each language does.
    """
    terms = (DOCS / "guides/terms.md").read_text(encoding="utf-8")

    assert words in terms.lower()


def test_terms_name_every_row() -> None:
    """
    The names and points of the page are those of the tables.
    """
    terms = (DOCS / "guides/terms.md").read_text(encoding="utf-8")
    rows = [line.split(" | ") for line in terms.splitlines() if line.startswith("| ")]
    listed = {(row[2], row[-1].removesuffix(" |")) for row in rows}

    assert {(row.zh, str(row.points)) for row in FAN} <= listed
    assert {(row.zh, str(row.points)) for row in PATTERNS} <= listed


@pytest.mark.parametrize("ruling", RULINGS.values(), ids=RULINGS.keys())
def test_rulings_stand_on_their_pages(ruling: Ruling) -> None:
    """
    The guide and the decision name the ruling and its answers as the code does.
    """
    (page,) = DOCS.glob(f"decisions/{ruling.decision}-*.md")
    decision = page.read_text(encoding="utf-8")
    guide = (DOCS / "guides/editions.md").read_text(encoding="utf-8")
    answers = ", ".join(f"`{answer}`" for answer in ruling.answers)

    assert f"| `{ruling.key}` | {answers} |" in guide
    assert all(f"`{word}`" in decision for word in (ruling.key, *ruling.answers))


def _commands(page: Path) -> list[str]:
    """
    Give what a page has the reader type, languages aside.
    """
    text = page.read_text(encoding="utf-8")
    typed = re.findall(r"^(?:>>> |\.\.\. |\$ |    python3 |    pip )(.+)$", text, re.MULTILINE)
    return [
        line.split("  #")[0].replace(" --lang zh-Hant", "").replace("struck.zh", "struck.en")
        for line in typed
    ]


def test_both_readmes_have_the_reader_type_the_same() -> None:
    """
    Same commands, same headings, same table.
    """
    english, chinese = ROOT / "README.md", ROOT / "README.zh-Hant.md"
    marks = [
        re.findall(r"^(#+ |\| `.+?` )", page.read_text(encoding="utf-8"), re.MULTILINE)
        for page in (english, chinese)
    ]

    assert _commands(english) == _commands(chinese) != []
    assert marks[0] == marks[1] != []
