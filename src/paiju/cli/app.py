"""The application: only the command that is asked for is made, for making all takes long."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Annotated

import typer

from paiju.cli import COMPLETING
from paiju.cli.help import Group

__all__ = ["COMMANDS", "make_app"]

COMMANDS = (
    "score", "waits", "discards", "distance", "routes", "patterns", "rules", "demo", "play",
    "replay", "rule", "simulate", "botzone", "check", "verify",
)  # fmt: skip
"""The commands in the order of the help; each is a module of this room with an `add_to`."""

_EXAMPLE = 'Example: paiju score "123m 456p 789s EEE CC" --self-drawn --explain'


def make_app(arguments: list[str]) -> typer.Typer:
    """
    Make the application for these arguments.

    >>> make_app(["score", "123m"]).registered_commands[0].name
    'score'
    """
    app = typer.Typer(
        cls=Group,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        invoke_without_command=True,
        context_settings={"help_option_names": ["--help", "-h"]},
        epilog=_EXAMPLE,
    )
    app.callback()(_top)
    asked = arguments[0] if arguments and COMPLETING not in os.environ else ""
    for name in (asked,) if asked in COMMANDS else COMMANDS:
        import_module(f"paiju.cli.{name}").add_to(app)
    return app


def _top(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="print the version")] = False,
) -> None:
    """
    Mahjong: MCR 國標麻將, WSOM 世界麻將大賽. Exit 1: refused, 2: wrong input.
    """
    if version:
        from paiju import __version__

        print(f"paiju {__version__}")
    elif ctx.invoked_subcommand is None:
        print(ctx.get_help())
