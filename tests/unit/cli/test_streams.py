"""Standard streams that whoever called has closed: one sentence, never a traceback."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys

import pytest

from paiju.cli import DONE, WRONG, main

CLOSED = (
    ("--help",),
    ("--version",),
    ("score", "123m456p789sEEECC"),
    ("waits", "123m456p789sEEEC"),
    ("patterns",),
    ("rules",),
    ("demo",),
    ("scroe",),
)
READING = (("score", "-"), ("score", "--jsonl"), ("waits", "-"), ("distance", "--jsonl"))
IN_A_SHELL = shutil.which("sh") is None


def closed(command: tuple[str, ...], redirected: str) -> subprocess.CompletedProcess[bytes]:
    """
    Run a command of the command line with streams that a shell closes.
    """
    line = shlex.join([sys.executable, "-m", "paiju.cli", *command])
    return subprocess.run(["sh", "-c", f"{line} {redirected}"], capture_output=True, check=False)


@pytest.mark.skipif(IN_A_SHELL, reason="no shell to close a stream")
@pytest.mark.parametrize("command", CLOSED, ids=" ".join)
def test_closed_stdout(command: tuple[str, ...]) -> None:
    """
    One sentence on stderr and exit code 2; without stderr too, the code alone.
    """
    ran = closed(command, ">&-")

    assert (WRONG, 1) == (ran.returncode, ran.stderr.count(b"\n"))
    assert ran.stderr.startswith(b"paiju: Standard output is closed")
    assert WRONG == closed(command, ">&- 2>&-").returncode


@pytest.mark.skipif(IN_A_SHELL, reason="no shell to close a stream")
@pytest.mark.parametrize("command", READING, ids=" ".join)
def test_closed_stdin(command: tuple[str, ...]) -> None:
    """
    What should be read from stdin and cannot is told in one sentence.
    """
    ran = closed(command, "<&-")

    assert (WRONG, b"", 1) == (ran.returncode, ran.stdout, ran.stderr.count(b"\n"))
    assert ran.stderr.startswith(b"paiju: Standard input is closed")


@pytest.mark.skipif(IN_A_SHELL, reason="no shell to close a stream")
def test_closed_stderr() -> None:
    """
    A sentence that nobody can read goes nowhere, not to stdout.
    """
    assert (WRONG, b"") == (
        closed(("scroe",), "2>&-").returncode,
        closed(("scroe",), "2>&-").stdout,
    )
    assert DONE == closed(("--version",), "2>&-").returncode


def test_closed_streams_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """
    A stream that Python has none for is found before anything is written.
    """
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)

    assert WRONG == main(["--version"])
    sys.stderr.close()


def test_closed_stdin_in_this_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """
    The same for stdin.
    """
    monkeypatch.setattr(sys, "stdin", None)

    assert WRONG == main(["score", "-"])
    assert "Standard input is closed" in capsys.readouterr().err
