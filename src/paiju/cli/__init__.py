"""The command line: one command a file; what is dear is imported by the command that wants it.

Every command ends with 0, with 1 when the rules refuse what was asked (the result is printed all
the same), or with 2 when the input is wrong, which one sentence on stderr then tells.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from paiju.errors import PaijuError

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["COMPLETING", "DONE", "INTERRUPTED", "NAME", "REFUSED", "WRONG", "main"]

DONE = 0
REFUSED = 1
WRONG = 2
INTERRUPTED = 130

NAME = "paiju"
COMPLETING = "_PAIJU_COMPLETE"

_NO_STDOUT = "Standard output is closed; send it to a file, a pipe or a terminal."


def main(arguments: Sequence[str] | None = None) -> int:
    """
    Run the command line and give its exit code; arguments are those of the process by default.

    >>> main(["score", "123m 456p 789s EEE CC"])
    21 points (mcr)
    Read as 123m 456p 789s EEE CC; C completes CC
    Counted
    ...
    0
    """
    if sys.stderr is None:
        # Closed by who called: what is to be said there is said to nobody.
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  to the end
    if sys.stdout is None:
        return _wrong(_NO_STDOUT)
    _write_any_text()
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except PaijuError as fault:
        # wrong input: its own sentence, in the words of the command line
        from paiju.cli.command_line import in_options

        return _wrong(in_options(fault))
    except BrokenPipeError:
        _drop_stdout()  # who reads has seen enough
        return DONE
    except OSError as fault:
        # a full disk, a closed terminal: the system's own word
        _drop_stdout()
        return _wrong(f"Input or output failed: {fault.strerror or fault}.")
    return code


def _drop_stdout() -> None:
    """
    Let what is left to write go nowhere, so that Python's flush at the end does not complain.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: list[str]) -> int:
    import typer

    from paiju.cli.app import make_app

    command = typer.main.get_command(make_app(arguments))
    if COMPLETING in os.environ:
        command.main(arguments, prog_name=NAME)
    try:
        with command.make_context(NAME, arguments) as context:
            code = command.invoke(context)
    except typer.TyperException as fault:
        # an option or argument that typer cannot read
        return _wrong(_sentence(fault.format_message()))
    except typer.Exit as done:
        # not a fault: how a command gives its code
        return done.exit_code
    except KeyboardInterrupt:
        # who asked has heard enough
        return INTERRUPTED
    return code if isinstance(code, int) else DONE


def _wrong(sentence: str) -> int:
    if sys.stdout is not None:
        sys.stdout.flush()
    with suppress(OSError):
        print(f"paiju: {sentence}", file=sys.stderr, flush=True)
    return WRONG


def _sentence(text: str) -> str:
    """
    Put what the parser of the command line says on one line, a wrong number in our own form.
    """
    line = " ".join(text.split())
    option, is_value, rest = line.removeprefix("Invalid value for ").partition(": ")
    for says, numbers in ((" is not a valid int", ""), (" is not in the range ", "x")):
        value, is_number, limits = rest.partition(says)
        if is_value and is_number:
            expected = _limits(limits.rstrip(".")) if numbers else "a whole number"
            fault, place = "a number that does not fit", option.strip("'")
            return str(PaijuError(fault, place=place, found=value, expected=expected))
    return line if line.endswith((".", "?", ")")) else f"{line}."


def _limits(text: str) -> str:
    """
    Say the limits of a number, which the parser writes as 0<=x<=9 or x>=1.
    """
    least, _, most = text.partition("x")
    if not least:
        return f"{most.strip('>=')} or more"
    return f"{least.strip('<=')} to {most.strip('<=')}"


def _write_any_text() -> None:
    """
    Let a terminal or pipe that cannot show a sign show another in its place.
    """
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace" if stream is sys.stderr else "replace")
