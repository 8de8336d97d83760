"""A match of four players under the judge, and the record that the platform keeps of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paiju.log.envelope import Json
    from paiju.sim.botzone.judge import Judge
    from paiju.sim.botzone.verdicts import Heard

__all__ = ["Match", "Player", "answers_record", "play_match"]


class Player(Protocol):
    """
    Be asked with a request line, and answer; `0 seat wind` begins a match.
    """

    @property
    def name(self) -> str:
        """
        Give the name that reports call it by.
        """
        ...

    def ask(self, line: str) -> Heard:
        """
        Answer a request.
        """
        ...

    def replaced(self, line: str) -> None:
        """
        Take another answer in place of the last one, which was at fault.
        """
        ...

    def restart(self) -> None:
        """
        Begin anew within the match: the next request comes with the whole history.
        """
        ...

    def close(self) -> None:
        """
        End what runs.
        """
        ...


class Match(NamedTuple):
    """
    Be a match that is over: its judge, and all outputs and answers in turn.
    """

    judge: Judge
    logs: list[Json]

    def record(self, name: str) -> dict[str, Json]:
        """
        Give the match as the platform records it, with what makes it again.
        """
        return {"id": name, "initdata": self.judge.initdata, "logs": self.logs}


def play_match(judge: Judge, players: Sequence[Player]) -> Match:
    """
    Play a match to its end.

    >>> from paiju.bots.levels import bot
    >>> from paiju.sim.botzone.client import Client
    >>> from paiju.sim.botzone.judge import Judge, wall_of_seed
    >>> players = [Client(bot("random", seed=seat)) for seat in range(4)]
    >>> match = play_match(Judge(wall_of_seed(3)), players)
    >>> match.judge.is_over, match.judge.fault
    (True, None)
    """
    logs: list[Json] = [{"output": judge.output}]
    while not judge.is_over:
        asked = zip(players, judge.requests, strict=True)
        answers = [player.ask(line) for player, line in asked]
        logs.append(answers_record(answers))
        judge.hear(answers)
        logs.append({"output": judge.output})
    return Match(judge, logs)


def answers_record(answers: Sequence[Heard]) -> dict[str, Json]:
    """
    Give four answers as the platform records them.

    >>> from paiju.sim.botzone.verdicts import Heard
    >>> answers_record([Heard("PASS")] * 4)["2"]["verdict"]
    'OK'
    """
    return {str(seat): _answer(heard) for seat, heard in enumerate(answers)}


def _answer(heard: Heard) -> dict[str, Json]:
    found: dict[str, Json] = {
        "response": heard.line,
        "verdict": heard.verdict,
        "time": heard.time_ms,
        "keep_running": heard.keeps_running,
    }
    if heard.memory_mb is not None:
        found["memory"] = heard.memory_mb
    if heard.told:
        found["debug"] = heard.told
    return found
