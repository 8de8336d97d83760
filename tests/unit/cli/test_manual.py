"""The manual page names every command and every option, and none besides."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from tests.unit.cli.test_main import COMMANDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

MANUAL = Path(__file__).parents[3] / "docs" / "man" / "paiju.md"
OPTION = re.compile(r"--[a-z][a-z-]*")


def test_manual_names_what_the_helps_name(run: Callable[..., Ran]) -> None:
    """
    Options of all commands, those of the completion and of `check` included.
    """
    manual = MANUAL.read_text(encoding="utf-8").replace("\\-", "-")
    helps = {command: run(*command, "--help").out for command in COMMANDS}

    offered = {option for shown in helps.values() for option in OPTION.findall(shown)}
    assert offered == set(OPTION.findall(manual))
    for command in filter(None, helps):
        assert f"**paiju {' '.join(command)}**" in manual or command in {("check",), ("botzone",)}
