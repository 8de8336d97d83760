"""Lines on a terminal, and plain ones anywhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paiju.cli.terminal import paint, wrapped
from paiju.language import columns

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

HAND = "555666777p5556s 7s"


def test_pipe_gets_no_colour(run: Callable[..., Ran]) -> None:
    """
    No escape sequence stands in what goes into a pipe.
    """
    assert "\033" not in run("score", HAND, "--explain").out


def test_terminal_gets_colour(run: Callable[..., Ran], terminal: Callable[[int], None]) -> None:
    """
    Points, headings and what does not count differ.
    """
    terminal(80)

    shown = run("score", HAND, "--explain").out

    assert "\033[1;32m46 points (mcr)\033[0m" in shown
    assert "\033[1mNot counted\033[0m" in shown
    assert "\033[1mFields:\033[0m" in run("rules", "diff", "mcr", "wsom").out


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_colour_can_be_forbidden(
    name: str, value: str, run: Callable[..., Ran], terminal: Callable[[int], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """
    NO_COLOR and a dumb terminal are honoured.
    """
    terminal(80)
    monkeypatch.setenv(name, value)

    assert "\033" not in run("score", HAND, "--explain").out


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "zh-Hans", "ja"])
@pytest.mark.parametrize("width", [40, 60, 80])
def test_lines_fit_the_terminal(
    width: int, lang: str, run: Callable[..., Ran], terminal: Callable[[int], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """
    Long lines are broken, what follows hanging; nothing is lost.
    """
    whole = run("score", HAND, "--explain", "--lang", lang).out
    terminal(width)
    monkeypatch.setenv("NO_COLOR", "1")

    shown = run("score", HAND, "--explain", "--lang", lang).out

    assert max(map(columns, shown.splitlines())) <= width
    assert "".join(whole.split()) == "".join(shown.split())


def test_no_line_begins_with_a_closing_sign(terminal: Callable[[int], None]) -> None:
    """
    A comma stays with the word before it.
    """
    terminal(10)

    assert ["一二三四，", "    五六七", "    八九"] == list(wrapped("一二三四，五六七八九"))


def test_nothing_is_painted_without_a_style(terminal: Callable[[int], None]) -> None:
    """
    An empty line and a plain one stay as they are.
    """
    terminal(80)

    assert ["", "text"] == [paint("", "1"), paint("text", "")]
