"""The bots by name, those for people among them, and bots of other packages."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

from paiju.bots.bot import Bot
from paiju.bots.by_chance import RandomBot
from paiju.bots.club import ClubBot
from paiju.bots.greedy import GreedyBot
from paiju.bots.search import SearchBot
from paiju.errors import UnknownName

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["LEVELS", "PEOPLE", "bot"]

_MADE: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "club": ClubBot,
    "search": SearchBot,
}

LEVELS: Final = ("random", "greedy", "search")
"""The bots by strength, the weakest first."""

PEOPLE: Final = {"beginner": "greedy", "club": "club", "strong": "search"}
"""The bots that people choose by how well they play themselves."""


def bot(name: str, *, seed: int = 0) -> Bot:
    """
    Make the bot of a name: one of `LEVELS` or `PEOPLE`, or `package.module:factory`.

    A factory takes a seed and gives a bot; its module is looked for in the working folder too.
    Raise `UnknownName` for a name that is none.

    >>> bot("random", seed=7).name
    'random'
    >>> bot("paiju.bots.by_chance:RandomBot").name
    'random'
    """
    if ":" in name:
        return _loaded(name, seed)
    level = PEOPLE.get(name, name)
    if level not in _MADE:
        raise UnknownName.among("bot", name, [*LEVELS, *PEOPLE])
    return _MADE[level](seed)


def _loaded(name: str, seed: int) -> Bot:
    """
    Call the factory `package.module:factory`.
    """
    module, _, factory = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")  # a script's folder, as `python -m` has it
    unknown = UnknownName.among("bot", name, [*LEVELS, *PEOPLE])
    try:
        make = getattr(import_module(module), factory)
    except (ImportError, AttributeError, ValueError) as fault:
        raise unknown from fault
    made = make(seed) if callable(make) else None
    if not isinstance(made, Bot):
        raise unknown
    return made
