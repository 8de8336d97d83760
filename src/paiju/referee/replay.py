"""The log of a table with a court played again: each command and each ruling decided anew.

    state == fold(apply, events)

A log of a deal alone is one too: its court begins with its first ruling (decision 0476).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.deal.log_lines import actor_of, event_in, is_reveal
from paiju.deal.replay import (
    AGAINST,
    asked_for,
    check_actor,
    check_opening,
    check_reveal,
    check_times,
    in_brackets,
    opened,
    played_again,
    refuse,
    same,
)
from paiju.errors import clip
from paiju.log.chain import Log
from paiju.log.reader import read_log
from paiju.log.values import canonical
from paiju.referee.appeal import AppealDecided, AppealFiled, DecideAppeal, FileAppeal
from paiju.referee.court import decide
from paiju.referee.decide import RefereedDeal
from paiju.referee.log_lines import any_event_in, entry_of_any, read_table_header, speaker
from paiju.referee.paper import EnterResult, PaperTable, ResultEntered
from paiju.referee.refereed_log import RefereedLog
from paiju.referee.ruling import (
    FaultNoted,
    IssueRuling,
    MarkMoment,
    MomentPassed,
    ReportFault,
    RulingIssued,
    RulingRefusal,
    RulingUndone,
    UndoRuling,
)
from paiju.referee.wire import COURT_EVENTS
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from paiju.log.envelope import Envelope
    from paiju.referee.court import CourtCommand, RefereeState
    from paiju.referee.log_lines import AnyEvent, TableHeader

__all__ = ["commands_behind", "has_court", "replay_table"]

_MOST_BEHIND = 3
_SHOWN = 160


def has_court(log: Log) -> bool:
    """
    Tell whether a log names the players of a table with a court, or holds its records.

    >>> from paiju.deal.deal import Deal
    >>> has_court(read_log(Deal("botzone", seed=1).log()))
    False
    """
    return "players" in log.header.more or any(each.type in COURT_EVENTS for each in log.envelopes)


def replay_table(source: bytes | str | Iterable[str | bytes] | Log) -> RefereedLog:
    """
    Give the table that a log tells of; raise `LogError` where it cannot have been so.

    >>> from paiju.deal.deal import Deal
    >>> kept = RefereedLog.begun(Deal("wsom", seed=1), ("An", "Bo", "Cy", "Di"))
    >>> replay_table(kept.lines()).log.head == kept.log.head
    True
    """
    log = source if isinstance(source, Log) else read_log(source)
    lines = log.envelopes
    check_times(lines)
    about = read_table_header(log.header)
    table: RefereedDeal | PaperTable
    if about.on_paper:
        table, done = PaperTable(about.deal.rules, about.players, about.earlier), 0
    else:
        table, done = _begun(log, about)
    is_shown = False
    while done < len(lines):
        if is_reveal(lines[done]) and not is_shown and isinstance(table, RefereedDeal):
            check_reveal(log, table.deal, lines[done])
            table.court.seq += 1  # its line has a number, and tells the court nothing
            is_shown = True
            done += 1
        else:
            first = done
            made, actor = _decided(table, lines, first)
            done = same(lines, first, made, any_event_in, _text)
            check_actor(lines[first:done], actor)
    return RefereedLog(log, table)


def _begun(log: Log, about: TableHeader) -> tuple[RefereedDeal, int]:
    """
    Give the table as its court begins, and how many lines are done then.
    """
    lines = log.envelopes
    if about.has_court:
        deal = opened(log, lines)
        done = same(lines, 0, deal.batches[0].events, event_in, _text)
        check_opening(lines[:done])
    else:
        first = (no for no, line in enumerate(lines) if line.type in COURT_EVENTS)
        done = next(first, len(lines))
        if done and is_reveal(lines[done - 1]):
            done -= 1
        deal = played_again(log, lines[:done])
    return RefereedDeal(deal, about.players, about.earlier), done


def _decided(
    table: RefereedDeal | PaperTable, lines: Sequence[Envelope], done: int
) -> tuple[Sequence[AnyEvent], str]:
    """
    Let the table decide anew what began with this line; give the events and who caused them.
    """
    line = lines[done]
    if line.type in COURT_EVENTS:
        command = _ruling_behind(table.court, lines[done : done + _MOST_BEHIND])
        if isinstance(command, FileAppeal) and command.at_ms != line.at_ms:
            refuse(line, "an appeal with two times", f"it at {line.at_ms} ms")
        actor = speaker(command.by, table.court.players)
        return _granted(line, table.rule(command, line.at_ms)), actor
    event = any_event_in(line)
    if isinstance(table, RefereedDeal):
        if isinstance(event, ResultEntered):
            refuse(line, "a result beside a deal that is played", "an event of the deal")
        asked = asked_for(table.deal, line)
        return _granted(line, table.play(asked, line.at_ms)), actor_of(asked)
    if not isinstance(event, ResultEntered):
        refuse(line, "an event of a deal on paper", "a fault, a ruling or a result")
    written = EnterResult(event.ending, event.by, event.winner, event.discarder, event.points)
    return _granted(line, table.enter(written)), speaker(event.by, table.court.players)


def _granted(
    line: Envelope, answer: Sequence[AnyEvent] | Refusal | RulingRefusal
) -> Sequence[AnyEvent]:
    if isinstance(answer, Refusal | RulingRefusal):
        refuse(line, AGAINST, f"none: {answer.reason.value}{in_brackets(answer.clause)}")
    return answer


def _ruling_behind(court: RefereeState, lines: Sequence[Envelope]) -> CourtCommand:
    """
    Give the command of the court that makes these lines; where none does, the likeliest.
    """
    told = [any_event_in(line) for line in lines]
    asked = tuple(commands_behind(told))
    for command in asked:
        made = decide(court, command)
        if not isinstance(made, RulingRefusal) and tuple(told[: len(made)]) == made[: len(told)]:
            return command
    return asked[0]


def commands_behind(told: Sequence[AnyEvent]) -> Iterator[CourtCommand]:
    """
    Give the commands that may have led to the first of these events, the likelier first.

    >>> from paiju.referee.official import RULES
    >>> list(commands_behind([RulingUndone(1, RULES, "miscounted")]))[0].reason
    'miscounted'
    """
    first, second, third = (*told, None, None)[:_MOST_BEHIND]
    match first:
        case FaultNoted(_, fault, _, by):
            yield ReportFault(fault, by)
            if isinstance(second, RulingIssued) and second.fault == first.no:
                yield _issued(second, first)
        case RulingIssued():
            yield _issued(first, None)
        case RulingUndone(ruling, by, reason):
            yield UndoRuling(ruling, by, reason)
        case MomentPassed(moment, by):
            yield MarkMoment(moment, by)
        case AppealFiled():
            yield _filed(first)
        case AppealDecided(appeal, by, upheld, _, reason):
            if isinstance(second, RulingUndone) and isinstance(third, RulingIssued):
                yield DecideAppeal(appeal, by, upheld, reason, third.sanctions)
            yield DecideAppeal(appeal, by, upheld, reason)
        case _:
            return


def _issued(ruling: RulingIssued, noted: FaultNoted | None) -> IssueRuling:
    return IssueRuling(
        ruling.fault if noted is None else noted.fault,
        ruling.clause,
        ruling.sanctions,
        ruling.by,
        ruling.second,
        ruling.discretion,
        ruling.reason,
    )


def _filed(filed: AppealFiled) -> FileAppeal:
    return FileAppeal(
        filed.ruling,
        filed.by,
        filed.to,
        filed.at_ms,
        filed.session_ended_ms,
        filed.matter,
        filed.in_writing,
        filed.signed,
        filed.fee_dollars,
        filed.player,
    )


def _text(event: AnyEvent) -> str:
    entry = entry_of_any(event)
    return clip(canonical({"type": entry.type, "data": entry.data}), _SHOWN)
