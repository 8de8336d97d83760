"""The pages agree with the code: bars of the fan, public names, pictures, the manual as built."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from runpy import run_path
from xml.etree import ElementTree as ET

import pytest

import paiju
from paiju.scoring.mcr.edition import fan_edition
from paiju.scoring.mcr.table import ROWS, Fan
from paiju.tiles.picture import words_of

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
NAMES = {row.en: row.key for row in ROWS}
_FAN = re.compile(r"^\(mcr98-fan-(\d+)\)=\n(.*?)(?=^\(mcr98|\Z)", re.MULTILINE | re.DOTALL)
_NAME = re.compile("|".join(sorted(map(re.escape, NAMES), key=len, reverse=True)))
_BLOCK = re.compile(r"^```(?:text|\{doctest\})\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_IMAGE = re.compile(r'<img src="\.\./_static/([^"]+)" alt="([^"]+)">')

PRINTED = "1998 prints:"
EMPTY = "Of these without effect:"
IMPLIED = "Of these barred only where implied:"
FREE = "Of these not barred in `mcr`:"
UNPRINTED = "Barred though not printed:"
TODAY = "Today's lists add:"

PAGES = {
    int(number): {
        label: set(map(NAMES.__getitem__, _NAME.findall(_first_sentence)))
        for paragraph in text.split("\n\n")
        for label, colon, rest in [" ".join(paragraph.split()).partition(":")]
        for label in [label + colon]
        for _first_sentence in [rest.partition(".")[0]]
    }
    for page in DOCS.glob("rules/mcr/mcr98-fan-points-*.md")
    for number, text in _FAN.findall(page.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("row", ROWS[:81], ids=lambda row: row.key)
def test_fan_pages_bar_what_the_editions_bar(row: Fan) -> None:
    """
    What is printed, less what has no effect or is free, with what is not printed, is barred.
    """
    page = PAGES[row.no]
    printed, free = page[PRINTED], page.get(FREE, set())
    other = page.get(EMPTY, set()) | page.get(IMPLIED, set())
    barred = printed - other | page.get(UNPRINTED, set())

    assert {*row.excludes, *row.printed_too} == printed
    assert other | free <= printed
    assert set(row.practised_too) == page.get(TODAY, set())
    assert set(fan_edition(paiju.ruleset("mcr-1998")).excludes(row.key)) == barred
    assert set(fan_edition(paiju.ruleset("mcr")).excludes(row.key)) == barred - free


@pytest.mark.parametrize(
    ("hand", "rows"),
    [
        ("1112345678999m 5m", 1),
        ("[EEE] [SSS] [WWW] 999m 55p", 1),
        ("[EEE] [SSS] [WWW] 456m 55p", 0),
        ("[EEE] [SSS] [WWW] 456m NN", 0),
    ],
)
@pytest.mark.parametrize("rules", ["mcr", "mcr-1998"])
def test_both_editions_bar_only_the_implied_pungs(rules: str, hand: str, rows: int) -> None:
    """
    Beside rows 4, 9 and 38 a pung that they do not imply counts.
    """
    score = paiju.score(hand, rules=rules, seat="N", prevalent="N")
    found = {row.key: row.count for row in score.rows}

    assert rows == found.get("pung_of_terminals_or_honors", 0)


def test_reference_has_every_public_name() -> None:
    """
    Each stands on the page once, with an example in its docstring or below it.
    """
    page = (DOCS / "guides/api.md").read_text(encoding="utf-8")
    entries = re.split(r"^\.\. (?:auto\w+|py:data):: paiju\.(\w+)", page, flags=re.MULTILINE)[1:]
    below = dict(zip(entries[::2], entries[1::2], strict=True))

    assert sorted(paiju.__all__) == sorted(entries[::2])
    for name, text in below.items():
        thing = getattr(paiju, name)
        said = text if isinstance(thing, dict | tuple) else thing.__doc__
        assert ">>> " in said, name


def test_pictures_are_drawn_and_said_in_words(tmp_path: Path) -> None:
    """
    The pictures of the guide are those that a build draws; each has an alternative text.
    """
    pictures = run_path(str(DOCS / "pictures.py"))
    pictures["draw"](tmp_path)
    page = (DOCS / "guides/pictures.md").read_text(encoding="utf-8")
    shown = dict(_IMAGE.findall(page))

    assert page.count("<img") == len(shown)
    assert set(shown) == {path.name for path in tmp_path.glob("*.svg")}
    assert "score.html" in page
    assert "<svg" in (tmp_path / "score.html").read_text(encoding="utf-8")
    for name in shown:
        assert ET.parse(tmp_path / name).getroot().tag.endswith("}svg")
    hand = words_of(paiju.Hand.parse(pictures["HAND"]))
    assert hand == shown["hand-classic.svg"] == shown["hand-high-contrast.svg"]
    assert f"`{pictures['HAND']}`" in page
    assert f'paiju.score("{pictures["SCORED"]}", win="N", self_drawn=True)' in page


@pytest.mark.parametrize("page", sorted(DOCS.glob("guides/*.md")), ids=lambda page: page.stem)
def test_code_does_not_run_off_the_page(page: Path) -> None:
    """
    A block of code shows 88 signs in a window of 1300 pixels.
    """
    blocks = _BLOCK.findall(page.read_text(encoding="utf-8"))

    assert [] == [line for block in blocks for line in block.splitlines() if len(line) > 88]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """
    Build the manual page alone, with the settings of the documentation, as man and as HTML.
    """
    pytest.importorskip("sphinx", reason="the extra `docs` is not installed")
    root = tmp_path_factory.mktemp("manual")
    (root / "man").mkdir()
    shutil.copy(DOCS / "man" / "paiju.md", root / "man")
    for builder in ("man", "html"):
        command = [sys.executable, "-m", "sphinx", "-q", "-W", "-c", str(DOCS)]
        command += ["-D", "root_doc=man/paiju", "-b", builder, str(root), str(root / builder)]
        subprocess.run(command, check=True, cwd=root)
    return root


def test_manual_as_built_has_two_dashes(built: Path) -> None:
    """
    Options can be copied from the page, from its HTML and from what `man` shows.
    """
    source = (built / "man/paiju.1").read_text(encoding="utf-8")
    page = (built / "html/man/paiju.html").read_text(encoding="utf-8")

    assert "\\-\\-rules" in source
    assert "--rules" in page
    assert not set("–—") & set(source + page)


@pytest.mark.skipif(shutil.which("man") is None, reason="there is no man here")
def test_man_shows_two_dashes(built: Path) -> None:
    """
    `man` in the plainest locale shows the option as it is typed.
    """
    command = ["man", "-l", str(built / "man/paiju.1")]
    plain = {**os.environ, "LC_ALL": "C", "MANPAGER": "cat", "MANWIDTH": "80"}
    shown = subprocess.run(command, check=True, capture_output=True, text=True, env=plain).stdout

    assert "--rules NAME" in re.sub(".\b", "", shown)


def test_sidebar_tells_the_command_from_the_project() -> None:
    """
    The manual page is `paiju (command)` there.
    """
    assert "\npaiju (command) <man/paiju>\n" in (DOCS / "index.md").read_text(encoding="utf-8")


def test_kept_manual_is_the_one_built(built: Path) -> None:
    """
    `man/paiju.1` goes into the packages; `python3 dev.py docs` builds what belongs there.
    """
    fresh = (built / "man/paiju.1").read_text(encoding="utf-8")

    assert fresh == (ROOT / "man/paiju.1").read_text(encoding="utf-8")
