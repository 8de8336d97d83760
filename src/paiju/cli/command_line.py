"""The words of `paiju.score` as options of the command line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paiju.cli.lines import Asked
    from paiju.errors import PaijuError
    from paiju.scoring.circumstances import Circumstances

__all__ = ["hand_command", "in_options", "option_of", "score_command"]

_PLAIN = ("win", "seat", "prevalent", "flowers", "follow", "discarder", "seen")
_FLAGS = ("replacement", "robbing", "heavenly", "earthly")
_JOINED = ("self_drawn", "last_tile", "last_of_kind", "kept_apart", "penalty_tiles")
_NAMES = (*_PLAIN, *_FLAGS, *_JOINED)
# Which words of a sentence are names of arguments, and not just English, its part tells.
_IN_PLACE = re.compile(rf"(?:(?<=^)|(?<= of ))({'|'.join(_NAMES)})$")
_ASSIGNED = re.compile(rf"\b({'|'.join(_NAMES)})=(\w*)")
_IN_REMEDY = re.compile(rf"(?<!-)\b({'|'.join((*_FLAGS, *_JOINED, 'discarder'))})\b")


def option_of(name: str) -> str:
    """
    Give the option for a word of `paiju.score`.

    >>> option_of("last_tile"), option_of("kept_apart")
    ('--last-tile', '--mixed-in')
    """
    return "--mixed-in" if name == "kept_apart" else f"--{name.replace('_', '-')}"


def in_options(fault: PaijuError) -> str:
    """
    Say a fault with options where the Python door says arguments.

    >>> import paiju
    >>> try:
    ...     paiju.score("123m 456p 789s EEE CC", robbing=True, self_drawn=True)
    ... except paiju.PaijuError as fault:
    ...     print(in_options(fault).partition("; ")[2])
    leave out --self-drawn or --robbing.
    """
    said = type(fault)(
        fault.fault,
        place=_IN_PLACE.sub(_option, fault.place),
        found=_ASSIGNED.sub(_option, fault.found),
        expected=_IN_REMEDY.sub(_option, fault.expected),
        remedy=_IN_REMEDY.sub(_option, _ASSIGNED.sub(_option, fault.remedy)),
    )
    return str(said)


def _option(found: re.Match[str]) -> str:
    name, *value = found.groups()
    return option_of(name) + (f" {value[0]}" if value and value[0] else "")


def score_command(hand: str, how: Circumstances, rules: str = "mcr") -> str:
    """
    Write the command line that scores a hand so won.

    >>> from paiju.scoring.circumstances import Circumstances
    >>> score_command("123m 456p 789s EEE CC", Circumstances(self_drawn=True, seat="S"))
    'paiju score "123m 456p 789s EEE CC" --self-drawn --seat S'
    """
    words = [f'paiju score "{hand}"']
    if rules != "mcr":
        words.append(f"--rules {rules}")
    for name, value, usual in zip(how._fields, how, how._field_defaults.values(), strict=True):
        if value != usual:
            option = option_of(name)
            words.append(option if isinstance(value, bool) else f"{option} {value}")
    return " ".join(words)


def hand_command(name: str, asked: Asked) -> str:
    """
    Write the command line that asks about a hand, with the options that are not as usual.

    >>> from paiju.cli.lines import Asked
    >>> hand_command("waits", Asked("123m 456p 789s EEE C", seen="9s C", seat="S"))
    'paiju waits "123m 456p 789s EEE C" --seen "9s C" --seat S'
    """
    words = [f'paiju {name} "{asked.hand}"']
    for key, value in asked._asdict().items():
        if key != "hand" and value != asked._field_defaults[key]:
            words.append(option_of(key) + (f' "{value}"' if " " in str(value) else f" {value}"))
    return " ".join(words)
