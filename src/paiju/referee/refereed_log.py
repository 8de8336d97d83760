"""The door of a table with a court that keeps its log: every command goes through both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.deal.asked import check_later, check_stream
from paiju.deal.log_lines import DealHeader, actor_of, header_of, log_of
from paiju.deal.log_lines import reveal as reveal_wall
from paiju.errors import NotationError
from paiju.log.chain import Log
from paiju.log.envelope import Header
from paiju.referee.appeal import FileAppeal
from paiju.referee.decide import RefereedDeal
from paiju.referee.log_lines import PAPER, check_players, entry_of_any, speaker, table_keys
from paiju.referee.paper import PaperTable
from paiju.referee.ruling import RulingRefusal
from paiju.rules.editions import ruleset
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from paiju.deal.deal import Deal
    from paiju.log.envelope import Envelope
    from paiju.referee.court import CourtCommand, RefereeState
    from paiju.referee.log_lines import AnyEvent, Earlier, Players
    from paiju.referee.paper import EnterResult
    from paiju.rules.ruleset import Ruleset
    from paiju.tiles.tile import Tile
    from paiju.view.commands import Command, Seat

__all__ = ["RefereedLog"]


class RefereedLog:
    """
    A table with its court, played or on paper, and the log of what happens there.

    >>> from paiju.deal.deal import Deal
    >>> from paiju.referee.fault import Fault
    >>> from paiju.referee.official import Official, Role
    >>> from paiju.referee.ruling import ReportFault
    >>> kept = RefereedLog.begun(Deal("wsom", seed=1), ("An", "Bo", "Cy", "Di"))
    >>> made = kept.rule(ReportFault(Fault("overcount", "S"), Official("r-07", Role.REFEREE)))
    >>> [(line.seq, line.actor, line.type) for line in kept.log.envelopes[5:7]]
    [(6, 'official', 'FaultNoted'), (7, 'official', 'RulingIssued')]
    """

    __slots__ = ("log", "table")

    def __init__(self, log: Log, table: RefereedDeal | PaperTable) -> None:
        """
        Take a log and the table of which it tells all.
        """
        self.log = log
        self.table = table

    @classmethod
    def begun(
        cls,
        deal: Deal,
        players: Players,
        stream: str = "deal/0",
        commitment: str = "",
        earlier: Earlier | None = None,
    ) -> RefereedLog:
        """
        Put a court beside a deal that has just been opened.
        """
        named = check_players(tuple(players))
        if len(deal.batches) > 1:
            raise NotationError(
                "a deal that goes on already",
                place="deal",
                found=f"{len(deal.batches) - 1} commands played",
                expected="a deal that has just been opened",
                remedy="read the log of that deal; rulings can be added to it",
            )
        keys = table_keys(named, earlier or {})
        return cls(log_of(deal, stream, commitment, keys), RefereedDeal(deal, named, earlier))

    @classmethod
    def on_paper(
        cls,
        rules: str | Ruleset,
        players: Players,
        stream: str = "deal/0",
        prevalent: Seat = "E",
        earlier: Earlier | None = None,
    ) -> RefereedLog:
        """
        Begin the log of a table that is played with tiles of bone.
        """
        named, edition = check_players(tuple(players)), ruleset(rules)
        header = header_of(check_stream(stream), DealHeader(edition, "faithful", prevalent))
        keys = {**header.more, "enforcement": PAPER, **table_keys(named, earlier or {})}
        table = PaperTable(edition, named, earlier)
        return cls(Log(Header(header.stream, keys)), table)

    @property
    def court(self) -> RefereeState:
        """
        Give the court of the table.
        """
        return self.table.court

    @property
    def now_ms(self) -> int:
        """
        Give the time of the last line.
        """
        lines = self.log.envelopes
        return lines[-1].at_ms if lines else 0

    def play(self, command: Command, at_ms: int | None = None) -> tuple[AnyEvent, ...] | Refusal:
        """
        Ask the deal for a command; what follows from its faults stands in the same batch.
        """
        when = self._time(at_ms)
        if not isinstance(self.table, RefereedDeal):
            raise _none_here("a command of a deal", "report, rule and enter the result")
        made = self.table.play(command, when)
        if isinstance(made, Refusal):
            return made
        self._write(made, when, actor_of(command))
        return made

    def rule(
        self, command: CourtCommand, at_ms: int | None = None
    ) -> tuple[AnyEvent, ...] | RulingRefusal:
        """
        Ask the court for a command; an appeal has its own time.
        """
        when = self._time(command.at_ms if isinstance(command, FileAppeal) else at_ms)
        made: Sequence[AnyEvent] | RulingRefusal = self.table.rule(command, when)
        if isinstance(made, RulingRefusal):
            return made
        self._write(made, when, speaker(command.by, self.court.players))
        return tuple(made)

    def enter(
        self, command: EnterResult, at_ms: int | None = None
    ) -> tuple[AnyEvent, ...] | RulingRefusal:
        """
        Write down the result of a deal on paper.
        """
        when = self._time(at_ms)
        if not isinstance(self.table, PaperTable):
            raise _none_here("a result written down", "let the deal end by itself")
        made = self.table.enter(command)
        if isinstance(made, RulingRefusal):
            return made
        self._write(made, when, speaker(command.by, self.court.players))
        return made

    def reveal(self, key: str, tiles: tuple[Tile, ...]) -> None:
        """
        Show the promised wall after the deal.
        """
        reveal_wall(self.log, key, tiles)
        self.court.seq += 1  # its line has a number, and tells the court nothing

    def lines(self) -> tuple[str, ...]:
        """
        Give the lines of the log.
        """
        return tuple(self.log.lines())

    def _time(self, at_ms: int | None) -> int:
        return check_later(at_ms, self.now_ms)

    def _write(self, made: Iterable[AnyEvent], at_ms: int, actor: str) -> tuple[Envelope, ...]:
        return self.log.append(map(entry_of_any, made), at_ms=at_ms, actor=actor)


def _none_here(what: str, remedy: str) -> NotationError:
    return NotationError(
        f"{what} at a table that has none",
        place="the log",
        expected="a log of the other kind",
        remedy=remedy,
    )
