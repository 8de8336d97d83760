"""The log that `paiju rule` reads and writes: whole or not at all."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from paiju.errors import LogError, NotationError, quote
from paiju.referee.replay import replay_table

if TYPE_CHECKING:
    from paiju.referee.refereed_log import RefereedLog

__all__ = ["TableFile", "create", "read_table"]


class TableFile(NamedTuple):
    """
    A log as it stood in a file, and the table that it tells of.
    """

    path: Path
    before: bytes
    kept: RefereedLog

    def save(self) -> None:
        """
        Write the lines that came to it; raise `LogError` where another wrote meanwhile.
        """
        old = self.before if self.before.endswith(b"\n") else self.before + b"\n"
        new = list(self.kept.lines())[old.count(b"\n") :]
        if self.path.read_bytes() != self.before:
            raise LogError(
                "a log that another has written to meanwhile",
                found=quote(str(self.path)),
                expected="the log as it was read",
                remedy="look at it and give the command again",
            )
        _replace(self.path, old + "".join(f"{line}\n" for line in new).encode())


def read_table(file: str) -> TableFile:
    """
    Read a log that is to be written to.
    """
    from paiju.cli.options import STDIN
    from paiju.cli.stdin import file_bytes

    if file == STDIN:
        raise NotationError(
            "a log that cannot be written to",
            found=quote(file),
            expected="the name of a file",
            remedy="rulings are added to a file",
        )
    data = file_bytes(file)
    return TableFile(Path(file).resolve(), data, replay_table(data))


def create(file: str, kept: RefereedLog) -> None:
    """
    Write a log into a file that is not there yet.
    """
    path = Path(file)
    if path.exists():
        raise NotationError(
            "a file that is there already",
            found=quote(file),
            expected="a new name",
            remedy="no log is written over: choose another name",
        )
    _replace(path, "".join(f"{line}\n" for line in kept.lines()).encode())


def _replace(path: Path, data: bytes) -> None:
    """
    Put a file in the place of another in one step, so that nobody ever reads a half.
    """
    name = ""
    try:
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(number, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        _keep_mode(path, name)
        Path(name).replace(path)
    except OSError as fault:
        with suppress(OSError):
            Path(name).unlink()
        # the system's own word does not name the file
        raise NotationError(
            "a file that cannot be written",
            found=quote(str(path)),
            expected="room, in a folder that may be written to",
            remedy=fault.strerror or "",
        ) from None


def _keep_mode(path: Path, name: str) -> None:
    if path.exists():
        shutil.copymode(path, name)
    else:
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(0o666 & ~mask)
