"""The command line as a whole: codes, sentences, help, completion, pipes."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import paiju
from paiju.cli import DONE, INTERRUPTED, REFUSED, WRONG
from paiju.language import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

FULL = Path("/dev/full")
COMMANDS = (
    (),
    ("score",),
    ("waits",),
    ("discards",),
    ("distance",),
    ("routes",),
    ("patterns",),
    ("rules",),
    ("rules", "show"),
    ("rules", "diff"),
    ("demo",),
    ("play",),
    ("replay",),
    ("rule",),
    ("rule", "faults"),
    ("rule", "open"),
    ("rule", "standing"),
    ("rule", "new"),
    ("rule", "result"),
    ("rule", "report"),
    ("rule", "issue"),
    ("rule", "undo"),
    ("rule", "moment"),
    ("rule", "appeal"),
    ("rule", "decide"),
    ("simulate",),
    ("botzone",),
    ("botzone", "play"),
    ("botzone", "judge"),
    ("botzone", "check"),
    ("botzone", "export"),
    ("botzone", "import"),
    ("check",),
    ("check", "score"),
    ("check", "shuffle"),
    ("check", "perft"),
    ("check", "deals"),
    ("verify",),
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_fits_a_terminal_and_has_an_example(
    command: tuple[str, ...], run: Callable[..., Ran]
) -> None:
    """
    At most 24 lines of 80 columns, and the last begins with the word example.
    """
    ran = run(*command, "--help")
    lines = ran.out.splitlines()

    assert (DONE, "") == (ran.code, ran.err)
    assert len(lines) <= 24
    assert max(map(len, lines)) < 80
    assert lines[0].startswith(f"Usage: paiju {' '.join(command)}".rstrip())
    assert lines[-1].startswith("Example: paiju ")


@pytest.mark.parametrize(
    "command",
    [
        each
        for each in COMMANDS
        if each[:1] not in {("check",), ("play",), ("replay",), ("verify",)}
        and (each[:1] != ("rule",) or each in {("rule",), ("rule", "faults")})
        and each[1:] not in {("export",), ("import",)}  # of files that a reader has
    ],
    ids=" ".join,
)
def test_examples_of_the_help_work(command: tuple[str, ...], run: Callable[..., Ran]) -> None:
    """
    What the help shows can be typed.
    """
    example = run(*command, "--help").out.splitlines()[-1]

    ran = run(*shlex.split(example.removeprefix("Example: paiju ")))

    assert (DONE, "") == (ran.code, ran.err)


@pytest.mark.parametrize("command", [("rules", "--help"), ("--help",), ("-h",), ()])
def test_each_option_stands_in_the_help_once(
    command: tuple[str, ...], run: Callable[..., Ran]
) -> None:
    """
    A group lists its commands; no arguments at all show the same as `--help`.
    """
    ran = run(*command)

    assert DONE == ran.code
    assert 1 == ran.out.count("--help ")
    assert "diff" in ran.out or "patterns" in ran.out


def test_check_alone_shows_its_help(run: Callable[..., Ran]) -> None:
    """
    A group that does nothing alone says what it has.
    """
    assert run("check", "--help") == run("check")


def test_every_option_of_score_is_in_its_help(run: Callable[..., Ran]) -> None:
    """
    Options that share a line are all named.
    """
    shown = run("score", "--help").out

    for name in (
        "rules", "win", "self-drawn", "replacement", "robbing", "last-tile", "last-of-kind",
        "seat", "prevalent", "flowers", "heavenly", "earthly", "mixed-in", "penalty-tiles",
        "discarder", "follow", "explain", "every-row", "jsonl", "json", "lang", "help",
    ):  # fmt: skip
        assert any(f"--{name}{end}" in shown for end in (" ", ",")), name


def test_version(run: Callable[..., Ran]) -> None:
    """
    `--version` prints the package's.
    """
    assert (DONE, f"paiju {paiju.__version__}\n", "") == run("--version")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["scroe"], "No such command 'scroe'. Did you mean 'score'?"),
        (["rules", "dif"], "No such command 'dif'. Did you mean 'diff'?"),
        (["score", "--sefl-drawn"], "--self-drawn"),
        (["score", "--win"], "Option '--win' requires an argument."),
        (["score", "--flowers", "x", "123m"], "Flowers that are no whole number at --flowers"),
        (["rules", "diff", "mcr"], "Missing argument 'OTHER'."),
        (["rules", "show"], "Missing argument 'EDITION'."),
        (["rules", "mrc"], "Did you mean 'mcr'?"),
        (["demo", "more"], "more"),
        (["score"], "No hand at the command line"),
        (["waits"], "No hand at the command line"),
        (["score", "123m", "--lang", "fr"], "Unknown language: found 'fr', expected one of en"),
        (["demo", "--lang", "zh-tw"], "did you mean zh-Hant"),
        (["rules", "show", "mcr98"], "did you mean mcr-1998 or mcr?"),
    ],
)
def test_wrong_input_is_told_in_one_sentence(
    arguments: list[str], sentence: str, run: Callable[..., Ran]
) -> None:
    """
    Exit code 2, nothing on stdout, one line on stderr.
    """
    ran = run(*arguments)

    assert (WRONG, "") == (ran.code, ran.out)
    assert sentence in ran.err
    assert ran.err.startswith("paiju: ")
    assert 1 == ran.err.count("\n")


def test_language_of_the_environment(
    run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    PAIJU_LANG is the language where none is asked for.
    """
    monkeypatch.setenv("PAIJU_LANG", "zh-Hant")

    assert "21 分（mcr）" in run("score", "123m 456p 789s EEE CC").out
    assert "21 points (mcr)" in run("score", "--lang", "en", "123m 456p 789s EEE CC").out


def test_bytes_that_are_no_text(spawn: Callable[..., subprocess.CompletedProcess[bytes]]) -> None:
    """
    An argument in no encoding gives a sentence, not a traceback.
    """
    ran = spawn("score", b"123m \xff\xfe")

    assert (WRONG, b"") == (ran.returncode, ran.stdout)
    assert 1 == ran.stderr.count(b"\n")


def test_terminal_that_cannot_show_chinese(
    spawn: Callable[..., subprocess.CompletedProcess[bytes]],
) -> None:
    """
    Signs that the encoding lacks become question marks.
    """
    ran = spawn("score", "123m 456p 789s EEE CC", env={"PYTHONIOENCODING": "ascii"})

    assert DONE == ran.returncode
    assert b"Mixed Straight ??" in ran.stdout


def test_closed_pipe_is_no_fault() -> None:
    """
    Who reads may stop reading.
    """
    with subprocess.Popen(
        [sys.executable, "-m", "paiju.cli", "patterns", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()

        assert b"" == process.stderr.read()
        assert DONE == process.wait()


@pytest.mark.skipif(not FULL.exists(), reason="a device of Linux")
def test_full_disk_is_told() -> None:
    """
    A result that cannot be written is a fault.
    """
    with FULL.open("wb") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "paiju.cli", "demo"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )

    assert WRONG == ran.returncode
    assert ran.stderr.startswith(b"paiju: Input or output failed: No space left")


def test_interrupt_ends_quietly(run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch) -> None:
    """
    Control-C gives the exit code that shells know.
    """

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("paiju.cli.score.hand_text", interrupt)

    assert (INTERRUPTED, "", "") == run("score", "123m")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "pwsh"])
def test_completion_script(
    shell: str, spawn: Callable[..., subprocess.CompletedProcess[bytes]]
) -> None:
    """
    Each shell gets a script.
    """
    ran = spawn(env={"_PAIJU_COMPLETE": f"source_{shell}"})

    assert DONE == ran.returncode
    assert b"_PAIJU_COMPLETE" in ran.stdout


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("paiju ", b"patterns"),
        ("paiju score --rules ", b"zung-jung"),
        ("paiju score --lang ", b"zh-Hans"),
        ("paiju score --seat ", b"W"),
        ("paiju patterns big_f", b"big_four_winds"),
        ("paiju rules diff mcr-", b"mcr-1998"),
    ],
)
def test_completion_offers(
    typed: str, offered: bytes, spawn: Callable[..., subprocess.CompletedProcess[bytes]]
) -> None:
    """
    Commands, editions, languages, winds and keys of rows are offered.
    """
    ran = spawn(
        env={
            "_PAIJU_COMPLETE": "complete_bash",
            "COMP_WORDS": typed,
            "COMP_CWORD": str(len(typed.split(" ")) - 1),
        }
    )

    assert offered in ran.stdout.split()


def test_refused_is_not_wrong(run: Callable[..., Ran]) -> None:
    """
    A hand that may not win is a result: printed, with exit code 1.
    """
    ran = run("score", "123m 456p 789s EEE CP")

    assert (REFUSED, "") == (ran.code, ran.err)
    assert "not a winning shape" in ran.out


def test_module_runs_as_the_script_does(
    spawn: Callable[..., subprocess.CompletedProcess[bytes]],
) -> None:
    """
    `python -m paiju.cli` is the entry point `paiju.cli:main`.
    """
    ran = spawn("--version")

    assert (DONE, f"paiju {paiju.__version__}") == (ran.returncode, ran.stdout.decode().strip())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--robbing", "--self-drawn"], "leave out --self-drawn or --robbing."),
        (["--replacement"], "add --self-drawn, or leave out --replacement."),
        (["--heavenly", "--seat", "S"], "at --heavenly: found seat S, on a discard"),
        (["--last-of-kind"], "at --last-of-kind"),
        (["--flowers", "2"], "1 in the hand and --flowers 2, expected one of the two; leave out"),
        (["--self-drawn", "--discarder", "S"], "leave out --self-drawn or --discarder."),
        (["--rules", "wsom", "--penalty-tiles", "9m"], "not in the hand at --penalty-tiles"),
    ],
)
def test_faults_name_options(options: list[str], said: str, run: Callable[..., Ran]) -> None:
    """
    What is to be given or left out is said as it is typed here.
    """
    hand = "123m 456p 789s EEE CC" + (" f1" if "--flowers" in options else "")

    ran = run("score", hand, *options)

    assert WRONG == ran.code
    assert said in ran.err


def test_thirteen_tiles_want_the_option(run: Callable[..., Ran]) -> None:
    """
    The winning tile is given with `--win`.
    """
    assert "give --win, or ask for the waits." in run("score", "123m 456p 789s EEE C").err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_are_english_in_every_language(lang: str, run: Callable[..., Ran]) -> None:
    """
    Results are told in the language, errors not yet (decision 0208).
    """
    assert run("score", "123m").err == run("score", "123m", "--lang", lang).err
