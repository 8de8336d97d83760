"""`--jsonl`: a line in, a result a line out, whatever the command."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING

import pytest

from paiju.cli import DONE, REFUSED, WRONG
from paiju.cli.lines import Asked, HandCommand, answer_lines, parsed
from paiju.errors import ImpossibleHand

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.unit.cli.conftest import Ran

    from paiju.cli.record import Json

READY = "123m 456p 78s EEE CC"
COMMANDS = ("waits", "distance")
SAID = "paiju: Some lines were wrong; the results say which.\n"


@pytest.fixture
def feed(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], None]:
    """
    Give a function that puts bytes on stdin.
    """

    def put(text: bytes) -> None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))

    return put


def lengths(asked: Asked) -> dict[str, Json]:
    """
    Answer with what was asked.
    """
    return {"asked": list(asked)}


def words(asked: Asked) -> Iterator[str]:
    """
    Answer in words.
    """
    yield f"{asked.hand} it is"


COMMAND = HandCommand(("seen", "flowers"), lengths, words, only="asked")


def test_a_hand_of_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    """
    It is told in words, or as the one part of the answer that is asked for, or whole.
    """
    whole = COMMAND._replace(only="")
    for command, as_json, shown in (
        (COMMAND, False, "1m 2m it is"),
        (COMMAND, True, '["1m2m","mcr","","E","E",0]'),
        (whole, True, '{"asked":["1m2m","mcr","","E","E",0]}'),
    ):
        words_of_hand = ["1m", "2m"] if not as_json else ["1m2m"]

        assert DONE == command.run(words_of_hand, Asked(), jsonl=False, as_json=as_json)
        printed = capsys.readouterr().out.rstrip()
        assert shown == ("".join(printed.split()) if as_json else printed)


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("1m", ["1m", "wsom", "9s", "E", "E", 2]),
        ("  [123m] 4p \t", ["[123m] 4p", "wsom", "9s", "E", "E", 2]),
        ('{"hand": "1m"}', ["1m", "wsom", "9s", "E", "E", 2]),
        ('{"hand": "1m", "seen": null}', ["1m", "wsom", "9s", "E", "E", 2]),
        ('{"hand": "1m", "seen": "", "flowers": 0}', ["1m", "wsom", "", "E", "E", 0]),
        ('{"note": "x", "hand": "1m", "flowers": 8}', ["1m", "wsom", "9s", "E", "E", 8]),
    ],
)
def test_what_a_line_leaves_out_the_options_say(
    line: str, asked: list[object], feed: Callable[[bytes], None],
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """
    A plain hand, or an object with some of the keys.
    """
    feed(line.encode())

    code = COMMAND.run(None, Asked("", "wsom", "9s", flowers=2), jsonl=True, as_json=False)

    assert DONE == code
    assert {"id": None, "hand": asked[0], "asked": asked} == parsed(capsys.readouterr().out)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (b"x", "An unknown sign at column 1"),
        (b'{"hand": ', "A line that is no JSON at column"),
        (b'  {"hand"}', "A line that is no JSON at column"),
        (b"[1]", "Digits without a suit at column 3"),
        (b'{"seen": "1m"}', "A line without a hand at its keys: found no 'hand'; write"),
        (b'{"hand": 5}', "A value that is no text at key 'hand'"),
        (b'{"hand": ["1m"]}', "A value that is no text at key 'hand'"),
        (b'{"hand": "1m", "win": "2m"}', "An unknown key at the line: found 'win'"),
        (b'{"hand": "1m", "sen": "2m"}', "did you mean 'seen'?"),
        (b'{"hand": ""}', "No tiles at column 1"),
        (b"\xff", "A byte that is no UTF-8 at byte 1"),
    ],
)
def test_malformed_line_gives_an_error_line(
    command: str, line: bytes, sentence: str, run: Callable[..., Ran]
) -> None:
    """
    One sentence in the place of the result; the lines around it are answered, empty ones passed.
    """
    good = READY.encode()

    ran = run(command, "--jsonl", stdin=b"\n".join((good, line, b"", good)))

    assert (WRONG, SAID, 3) == (ran.code, ran.err, len(ran.lines))
    assert ran.lines[0] == ran.lines[2]
    assert {"id", "line", "error"} == set(ran.lines[1])
    assert (None, 2) == (ran.lines[1]["id"], ran.lines[1]["line"])
    assert sentence in ran.lines[1]["error"]


@pytest.mark.parametrize("command", ["score", "discards", "routes", *COMMANDS])
@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (b"\n\nx\n\n  \ny\n", [3, 6]),
        (b'\n{"about": "nothing"}\n\nx', [4]),
        (b"\r\n\t\r\nx\r\n", [3]),
        (b"\xef\xbb\xbfx\n\nx", [1, 3]),
    ],
)
def test_line_of_an_error_is_that_of_the_input(
    command: str, text: bytes, lines: list[int], run: Callable[..., Ran]
) -> None:
    """
    Empty lines have no result, but are counted, as an editor counts them.
    """
    ran = run(command, "--jsonl", stdin=text)

    assert (WRONG, lines) == (ran.code, [line["line"] for line in ran.lines])


@pytest.mark.parametrize("command", COMMANDS)
def test_id_is_given_back(command: str, run: Callable[..., Ran]) -> None:
    """
    The id of a line, right or wrong, stands in its result.
    """
    lines = f'{{"id": "a", "hand": "{READY}"}}\n{{"id": 7, "hand": "1m"}}\n{READY}'

    ran = run(command, "--jsonl", stdin=lines.encode())

    assert ["a", 7, None] == [line["id"] for line in ran.lines]
    assert [READY, None, READY] == [line.get("hand") for line in ran.lines]


@pytest.mark.parametrize("command", COMMANDS)
def test_header_is_passed_over(command: str, run: Callable[..., Ran]) -> None:
    """
    A first line that only says where the hands come from has no result.
    """
    ran = run(command, "--jsonl", stdin=f'{{"source": "us"}}\n{READY}'.encode())

    assert (DONE, 1) == (ran.code, len(ran.lines))


@pytest.mark.parametrize("command", COMMANDS)
def test_no_hand_beside_lines(command: str, run: Callable[..., Ran]) -> None:
    """
    Hands come through stdin then; `-` says the same.
    """
    ran = run(command, READY, "--jsonl")

    assert (WRONG, "") == (ran.code, ran.out)
    assert "A hand beside --jsonl at the command line: expected hands on stdin" in ran.err
    assert DONE == run(command, "-", "--jsonl").code


@pytest.mark.parametrize(
    ("codes", "code"),
    [
        ((), DONE),
        ((DONE, REFUSED, DONE), REFUSED),
        ((REFUSED, None), WRONG),
        ((None, DONE), WRONG),
    ],
)
def test_exit_code_is_the_highest(
    codes: tuple[int | None, ...], code: int, feed: Callable[[bytes], None]
) -> None:
    """
    2 when a line was wrong, else the highest of the answers' own.
    """
    feed(b"x\n" * len(codes))
    given = iter(codes)

    def answer(_: object) -> tuple[dict[str, Json], int]:
        own = next(given)
        if own is None:
            raise ImpossibleHand("wrong")
        return {}, own

    assert code == answer_lines(str.strip, answer)


def test_a_bar_while_the_results_go_elsewhere(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """
    It is drawn on stderr, of a file by its size; stdout holds the results alone.
    """
    hands = tmp_path / "hands.txt"
    hands.write_text(f"{READY}\n" * 3, encoding="utf-8")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    with hands.open(encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)

        COMMAND.run([], Asked(), jsonl=True, as_json=False)

    printed = capsys.readouterr()
    assert 3 == len(printed.out.splitlines())
    assert "\033" not in printed.out
    assert "100%" in printed.err


@pytest.mark.parametrize(("on_stdout", "drawn"), [(False, True), (True, False)])
def test_no_bar_among_the_results(
    on_stdout: bool, drawn: bool, monkeypatch: pytest.MonkeyPatch,
    feed: Callable[[bytes], None], capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """
    Where the results are seen to come, a bar would stand in their way; a pipe has no known end.
    """
    feed(READY.encode())
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: on_stdout)
    monkeypatch.setenv("TERM", "xterm")

    COMMAND.run(None, Asked(), jsonl=True, as_json=False)

    printed = capsys.readouterr()
    assert 1 == len(printed.out.splitlines())
    assert drawn == bool(printed.err)
