"""Help pages that fit a terminal: options that say the same share a line."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Protocol

from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["Command", "Group"]

_WIDTH = 79
_NAMES_WIDTH = 29
_SHORT = 12
_COMPLETION = "completion, for this shell"


class _Context(Protocol):
    @property
    def command_path(self) -> str: ...


class _Formatter(Protocol):
    def write(self, string: str, /) -> None: ...


class Command(TyperCommand):
    """
    A command whose help is its docstring, its options and its example.
    """

    def format_help(self, ctx: _Context, formatter: _Formatter) -> None:
        """
        Write the help page.
        """
        arguments = [
            f" {each.metavar}" if each.required else f" [{each.metavar}]"
            for each in self.params
            if isinstance(each, TyperArgument)
        ]
        usage = f"Usage: {ctx.command_path}{''.join(arguments)} [OPTIONS]"
        parts = ([usage], _about(self.help), _options(self.params), _example(self.epilog))
        formatter.write("\n\n".join("\n".join(part) for part in parts) + "\n")


class Group(TyperGroup):
    """
    A command of commands.
    """

    def format_help(self, ctx: _Context, formatter: _Formatter) -> None:
        """
        Write the help page.
        """
        usage = f"Usage: {ctx.command_path} COMMAND [OPTIONS]"
        commands = [
            line
            for name, command in self.commands.items()
            if not command.hidden
            for line in _told(name, (command.help or "").strip().partition("\n\n")[0], _SHORT)
        ]
        parts = (
            [usage, *_about(self.help)], commands, _options(self.params), _example(self.epilog),
        )  # fmt: skip
        formatter.write("\n\n".join("\n".join(part) for part in parts) + "\n")


def _about(text: str | None) -> list[str]:
    paragraphs = (text or "").strip().split("\n\n")
    return [line for each in paragraphs for line in wrap(" ".join(each.split()), _WIDTH)]


def _example(text: str | None) -> list[str]:
    return (text or "").strip().splitlines()


def _options(params: Iterable[object]) -> list[str]:
    """
    Write a line for all the options that have one and the same help.
    """
    shared: dict[str, list[TyperOption]] = {}
    for each in params:
        if isinstance(each, TyperOption) and not each.hidden:
            is_typers = each.opts[0].endswith("-completion")
            told = _COMPLETION if is_typers else each.help or ""
            shared.setdefault(told, []).append(each)
    lines = [line for help_, alike in shared.items() for line in _alike(alike, help_)]
    return [*lines, _line("--help", "show this page")]


def _alike(options: list[TyperOption], told: str) -> Iterator[str]:
    names = ", ".join(each.opts[0] for each in options)
    value = "" if options[0].is_flag else f" {options[0].metavar or ''}".rstrip()
    yield from _told(names + value, told)


def _told(name: str, text: str, width: int = _NAMES_WIDTH) -> Iterator[str]:
    """
    Write a name and what is told about it, in as many lines as that takes.
    """
    first, *more = wrap(" ".join(text.split()).rstrip("."), _WIDTH - width - 2)
    yield _line(name, first, width)
    yield from (_line("", line, width) for line in more)


def _line(left: str, right: str, width: int = _NAMES_WIDTH) -> str:
    return f"  {left:<{width - 2}}  {right}".rstrip()
