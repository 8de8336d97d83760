"""A program of any language as a player: started, asked, timed and measured as the platform does.

A program that ends after its answer is started again with the whole history at its next turn; one
that asks to keep running gets the newest request alone (decision 0513).
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final, NamedTuple, cast

from paiju.errors import NotationError, quote
from paiju.sim.botzone.talk import KEEP_RUNNING, input_of
from paiju.sim.botzone.verdicts import OK, Heard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paiju.sim.botzone.talk import Form

__all__ = ["Limits", "Program", "command_of"]

_MOST_BYTES: Final = 1 << 20
_TOLD: Final = 400
_LOOK_EVERY: Final = 0.05
_PYTHON: Final = (".py", ".pyz", ".zip")


class Limits(NamedTuple):
    """
    Limit a turn: wall-clock milliseconds, the first turn twice as long, and megabytes resident.

    Memory is measured where the system shows it (Linux) and free elsewhere; 0 is no limit.

    >>> Limits().first_ms
    2000
    """

    time_ms: int = 1000
    memory_mb: int = 256

    @property
    def first_ms(self) -> int:
        """
        Give the time of the first turn.
        """
        return 2 * self.time_ms

    @property
    def told(self) -> dict[str, int]:
        """
        Give the limits as a program is told them, in seconds and megabytes.
        """
        return {"time_limit": max(1, self.time_ms // 1000), "memory_limit": self.memory_mb}


def command_of(program: str) -> tuple[str, ...]:
    """
    Give the words to start a program with; a Python file, archive or folder is run by this Python.

    >>> command_of("./bot --quick"), command_of("bot.py")[1:]
    (('./bot', '--quick'), ('bot.py',))
    """
    try:
        words = shlex.split(program)
    except ValueError:
        # an open quote: no words
        words = []
    if not words:
        raise NotationError(
            "no program",
            place="PROGRAM",
            found=quote(program),
            expected="a command line, a file or the name of a bot",
        )
    is_python = words[0].endswith(_PYTHON) or Path(words[0], "__main__.py").is_file()
    return (sys.executable, *words) if is_python else tuple(words)


class Program:
    """
    Ask a program for its answers, one match after the other.

    >>> echo = Program("echo PASS", "lines")
    >>> echo.ask("0 1 2").line
    'PASS'
    >>> echo.close()
    """

    def __init__(
        self, program: str, form: Form, limits: Limits | None = None, *, keeps: bool = True
    ) -> None:
        self.name = program
        self.form: Form = form
        self.limits = limits or Limits()
        self.keeps = keeps
        self.requests: list[str] = []
        self.responses: list[str] = []
        self._command = command_of(program)
        self._running: subprocess.Popen[bytes] | None = None
        self._stderr: IO[bytes] | None = None
        self._peak: int | None = None

    def ask(self, line: str) -> Heard:
        """
        Give a request and take the answer; what does not come in time has the verdict `TLE`.

        The other verdicts are `MLE` for too much memory, `RE` for a program that ends with an
        error, says nothing or never stops, `NJ` for what is not in JSON and should be.
        """
        if line.startswith("0 "):
            self.close()
            self.requests, self.responses = [], []
        self.requests.append(line)
        heard = self._turn(line)
        self.responses.append(heard.line)
        return heard

    def replaced(self, line: str) -> None:
        """
        Take another answer in place of the last one, which was at fault, and start anew.
        """
        self.responses[-1] = line
        self.close()

    def restart(self) -> None:
        """
        End the program, so that the next request brings the whole history.
        """
        self.close()

    def close(self) -> None:
        """
        End the program, if it runs.
        """
        process, self._running = self._running, None
        if process is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(BrokenPipeError):
                        pipe.close()
        if self._stderr is not None:
            self._stderr.close()
            self._stderr = None

    def _turn(self, line: str) -> Heard:
        began = time.monotonic()
        first = len(self.requests) == 1
        if self._running is None:
            text = input_of(self.requests, self.responses, self.form, self.limits.told)
            self._start()
        else:
            text = f"{line}\n"
        within = self.limits.first_ms if first else self.limits.time_ms
        self._write(text)
        lines, verdict = self._read(began + within / 1000)
        took = int(1000 * (time.monotonic() - began))
        keeps = verdict == OK and lines[-1:] == [KEEP_RUNNING]
        if keeps:
            lines.pop()
        if verdict == OK and not keeps:
            verdict = self._ended(began + within / 1000)
        if verdict == OK and not lines:
            verdict = "RE"
        answer, told, verdict = self._answer_in(lines, verdict)
        if verdict == "RE":
            told = told or self._last_words()
        if not (keeps and self.keeps and verdict == OK):
            self.close()
        return Heard(answer, verdict, took, self._peak, keeps, told[:_TOLD])

    def _start(self) -> None:
        self._peak = None
        self._stderr = tempfile.TemporaryFile()  # noqa: SIM115  # closed with the program
        try:
            self._running = subprocess.Popen(  # noqa: S603  # who judges a bot runs it
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._stderr,
                start_new_session=True,
            )
        except OSError as fault:
            # the system's own word says what is the matter with the file
            self.close()
            raise NotationError(
                "a program that cannot be started",
                place="PROGRAM",
                found=quote(self.name),
                expected="a command line, a file or the name of a bot",
                remedy=fault.strerror or "",
            ) from None

    def _write(self, text: str) -> None:
        assert self._running is not None, self.name
        assert self._running.stdin is not None, self.name
        with suppress(BrokenPipeError):
            self._running.stdin.write(text.encode())
            self._running.stdin.flush()

    def _read(self, deadline: float) -> tuple[list[str], str]:
        """
        Read lines until the program asks to keep running, closes its output or is late.
        """
        assert self._running is not None, self.name
        assert self._running.stdout is not None, self.name
        stream = self._running.stdout.fileno()
        data = bytearray()
        with selectors.DefaultSelector() as selector:
            selector.register(stream, selectors.EVENT_READ)
            while True:
                left = deadline - time.monotonic()
                if left <= 0:
                    return _lines(data), "TLE"
                ready = selector.select(min(left, _LOOK_EVERY))
                if self._takes_too_much():
                    return _lines(data), "MLE"
                if not ready:
                    continue
                part = os.read(stream, 1 << 16)
                data += part
                is_whole = data.endswith(f"{KEEP_RUNNING}\n".encode())
                if len(data) > _MOST_BYTES:
                    return _lines(data), "RE"
                if not part or is_whole:
                    return _lines(data), OK

    def _takes_too_much(self) -> bool:
        assert self._running is not None, self.name
        with suppress(OSError, ValueError):
            status = Path(f"/proc/{self._running.pid}/status").read_text(encoding="utf-8")
            words = status.partition("VmHWM:")[2].split()
            if words:
                self._peak = int(words[0]) // 1024
        return bool(self.limits.memory_mb) and (self._peak or 0) > self.limits.memory_mb

    def _ended(self, deadline: float) -> str:
        """
        Wait for the end of a program that has closed its output.
        """
        assert self._running is not None, self.name
        try:
            code = self._running.wait(max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            # it neither asks to be kept nor ends
            return "TLE"
        return OK if code == 0 else "RE"

    def _answer_in(self, lines: Sequence[str], verdict: str) -> tuple[str, str, str]:
        """
        Give the answer, what was said beside it, and the verdict.
        """
        if not lines:
            return "", "", verdict
        if self.form == "lines":
            return lines[0], "\n".join(lines[1:]), verdict
        try:
            found: object = json.loads(lines[0])
        except ValueError:
            # what is no JSON is told as it came
            found = None
        said = cast("dict[str, object]", found) if isinstance(found, dict) else {}
        response = said.get("response")
        if not isinstance(response, str):
            return lines[0][:_TOLD], "", "NJ" if verdict == OK else verdict
        debug = said.get("debug")
        return response, debug if isinstance(debug, str) else "", verdict

    def _last_words(self) -> str:
        if self._stderr is None:
            return ""
        self._stderr.seek(0)
        words = self._stderr.read(_MOST_BYTES).decode("utf-8", "replace").split("\n")
        return next((line for line in reversed(words) if line.strip()), "")


def _lines(data: bytearray) -> list[str]:
    """
    Give the lines that are not blank.
    """
    text = data.decode("utf-8", "replace")
    return [line.strip() for line in text.splitlines() if line.strip()]
