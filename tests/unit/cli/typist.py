"""A player who types what another would choose, and a table to sit at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.bots.levels import bot
from paiju.cli.answers import Query, Quit, choices, read_answer
from paiju.cli.one_deal import OneDeal, untimed
from paiju.deal.deal import Deal
from paiju.rules.editions import ruleset

if TYPE_CHECKING:
    from collections.abc import Callable

    from paiju.bots.bot import Bot
    from paiju.view.commands import Seat

TILES = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)] + list("ESWNCFP")
GREEDY = bot("greedy")
# Something of it is always an answer: what is not is refused, and the next is read.
ANY_ANSWERS = "\n".join(["0", *TILES]) + "\n"


class Typist:
    """
    Types what a player would, and the queries before it.
    """

    def __init__(self, game: OneDeal, player: Bot, queries: str = "") -> None:
        self._game = game
        self._player = player
        self._queries = queries
        self._asked: list[str] = []

    def readline(self) -> str:
        """
        Give the next line.
        """
        view = self._game.view
        if not self._asked:
            command = self._player.answer(view).command
            key = next(each.key for each in choices(view.legal) if each.command == command)
            self._asked = [*self._queries.split(), key]
        return self._asked.pop(0) + "\n"

    def isatty(self) -> bool:
        """
        Be no terminal.
        """
        return False


def sit(rules: str, seat: Seat, seed: int, *, now: Callable[[], int] = int) -> OneDeal:
    """
    Sit down with three greedy bots.
    """
    return OneDeal(Deal(untimed(ruleset(rules)), seed=seed), seat, GREEDY, now)


def played(game: OneDeal, player: Bot = GREEDY) -> OneDeal:
    """
    Play a deal to its end, silently.
    """
    typist = Typist(game, player)
    while not game.is_over:
        while game.step():
            pass
        if not game.is_over:
            read = read_answer(typist.readline(), game.seat, choices(game.view.legal))
            assert read is not None
            assert not isinstance(read, Query | Quit)
            assert game.play(read) is None
    assert not game.step()
    return game
