"""The command that scores a hand, for who wants to try it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paiju.scoring.circumstances import Circumstances

__all__ = ["score_command"]


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
            option = "mixed-in" if name == "kept_apart" else name.replace("_", "-")
            words.append(f"--{option}" if isinstance(value, bool) else f"--{option} {value}")
    return " ".join(words)
