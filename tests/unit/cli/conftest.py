"""How the tests run the command line: in this process, or in one of its own."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from paiju.cli import main

if TYPE_CHECKING:
    from collections.abc import Callable


class Ran(NamedTuple):
    """
    What a run of the command line gave.
    """

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """
        Read what was printed as JSON.
        """
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        """
        Read what was printed as JSON lines.
        """
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """
    Give a function that runs the command line in this process, with bytes on stdin.
    """

    def run_it(*arguments: str, stdin: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main(arguments)
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return run_it


@pytest.fixture
def spawn() -> Callable[..., subprocess.CompletedProcess[bytes]]:
    """
    Give a function that runs the command line in a process of its own.
    """

    def spawn_it(
        *arguments: str | bytes, env: dict[str, str] | None = None, stdin: bytes = b""
    ) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [sys.executable, "-m", "paiju.cli", *arguments],
            input=stdin,
            capture_output=True,
            check=False,
            env={**os.environ, **(env or {})},
        )

    return spawn_it


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """
    Give a function that makes stdout look like a terminal of so many columns.
    """

    def make_terminal(columns: int) -> None:
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.delenv("NO_COLOR", raising=False)

    return make_terminal
