"""A bot as a player of the protocol: request lines in, answer lines out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.errors import NotationError, PaijuError, quote
from paiju.sim.botzone.answers import line_of, read_answer
from paiju.sim.botzone.moves import legal
from paiju.sim.botzone.seen import Seen
from paiju.sim.botzone.verdicts import Heard
from paiju.tiles.meld import MeldKind
from paiju.view import commands

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paiju.bots.bot import Bot
    from paiju.view.commands import Command

__all__ = ["Client"]


class Client:
    """
    Let a bot play a match by the protocol; one object serves one match after the other.

    >>> from paiju.bots.levels import bot
    >>> client = Client(bot("random"))
    >>> client.answer("0 3 1")
    'PASS'
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seen = Seen()
        self.why = ""

    @property
    def name(self) -> str:
        """
        Give the name of the bot.
        """
        return self.bot.name

    def ask(self, line: str) -> Heard:
        """
        Answer a request as a program would.
        """
        return Heard(self.answer(line), keeps_running=True)

    def replaced(self, line: str) -> None:
        """
        Take another answer in place of the last one, which was at fault.
        """
        self._remember(line)

    def restart(self) -> None:
        """
        Do nothing: there is no program to start again.
        """

    def close(self) -> None:
        """
        Do nothing: there is no program to end.
        """

    def answer(self, line: str) -> str:
        """
        Give the answer to a request line; the first line of a match begins a new table.
        """
        if line.startswith("0 "):
            self.seen = Seen()
        self.seen.hear(line)
        answer = self._answer()
        self._remember(answer)
        return answer

    def catch_up(self, requests: Sequence[str], responses: Sequence[str]) -> None:
        """
        Take in what was asked and answered before; raise `NotationError` where it cannot be so.
        """
        self.seen = Seen()
        for line, answer in zip(requests, responses, strict=False):
            self.seen.hear(line)
            self._remember(answer)

    def _remember(self, answer: str) -> None:
        try:
            said = read_answer(answer)
        except NotationError:
            # an answer of the past that was none has done nothing
            return
        is_kong = said.verb == "GANG" and len(said.tiles) == 1
        self.seen.said(said.tiles[0] if is_kong else None)

    def _answer(self) -> str:
        self.why = ""
        allowed = legal(self.seen)
        if not allowed:
            return "PASS"
        command = self._choose(self.seen, allowed)
        match command:
            case commands.Pung():
                return self._claim(command, self.seen.after(MeldKind.PUNG))
            case commands.Chow(_, tile):
                return self._claim(command, self.seen.after(MeldKind.CHOW, tile))
            case _:
                return line_of(command)

    def _claim(self, command: Command, after: Seen) -> str:
        discard = self._choose(after, legal(after))
        assert isinstance(discard, commands.Discard), discard
        return line_of(command, discard.tile)

    def _choose(self, seen: Seen, allowed: tuple[Command, ...]) -> Command:
        found = self.bot.answer(seen.view(allowed))
        self.why = self.why or found.why
        if found.command not in allowed:
            raise PaijuError(
                "a bot asked for what is not legal",
                place=f"bot {self.bot.name}",
                found=quote(str(found.command)),
                expected="one of the commands in view.legal",
            )
        return found.command
