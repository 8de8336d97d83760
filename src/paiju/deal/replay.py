"""A log played again: each batch decided anew and compared with what the log says.

Nothing in a log is believed: an event that does not follow by the rules is an error with its line
(decision 0434).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from paiju.deal.deal import Deal
from paiju.deal.log_lines import OFFICIAL, TABLE, actor_of, event_in, is_reveal, read_header
from paiju.errors import LogError, PaijuError, clip
from paiju.log.chain import Log
from paiju.log.reader import read_log
from paiju.log.values import canonical
from paiju.tiles.meld import MeldKind
from paiju.view import acts, commands, events
from paiju.view.commands import Command
from paiju.view.refusal import Refusal
from paiju.view.wire import fields_of, message_of, record_from

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paiju.log.envelope import Envelope
    from paiju.view.events import Event

__all__ = ["command_behind", "replay"]

_SHOWN: Final = 160
_WALL_AND_ONE_THROW: Final = 2
_LATEST_MS: Final = 10**11
_CHANGED: Final = "the log was not written by a deal as it was played; take another copy"


def replay(source: bytes | str | Iterable[str | bytes] | Log) -> Deal:
    """
    Give the deal that a log tells, played again; raise `LogError` where it cannot have been so.

    >>> deal = Deal("wsom", seed=1)
    >>> replay(deal.log()).digest() == deal.digest()
    True
    """
    log = source if isinstance(source, Log) else read_log(source)
    lines = [each for each in log.envelopes if not (is_reveal(each) and each.seq == len(log))]
    if lines and lines[-1].at_ms > _LATEST_MS:
        _refuse(lines[-1], "a deal of years", f"a time of at most {_LATEST_MS} ms")
    deal = _opened(log, lines)
    done = _same(lines, 0, deal.batches[0].events, TABLE)
    while done < len(lines):
        done = _same(lines, done, *_decided(deal, lines[done]))
    return deal


def _decided(deal: Deal, line: Envelope) -> tuple[tuple[Event, ...], str]:
    """
    Let the deal decide anew what began with this line; give the events and who caused them.
    """
    event = event_in(line)
    if isinstance(event, acts.StandingSet):
        ruled = deal.set_standing(
            event.seat, can_win=event.can_win, can_claim=event.can_claim, at_ms=line.at_ms
        )
        return ruled, OFFICIAL
    if isinstance(event, acts.PenaltyTilesSet):
        ruled = deal.set_penalty_tiles(
            event.seat, event.tile, live=event.live, dead=event.dead, at_ms=line.at_ms
        )
        return ruled, OFFICIAL
    command = _act_behind(deal, event) or command_behind(event, f"line {line.seq + 1}")
    if command is None:
        _refuse(line, "no command leads to this event", "an event that a command begins")
    answer = deal.play(command, line.at_ms)
    if isinstance(answer, Refusal):
        why = f" ({answer.clause})" if answer.clause else ""
        _refuse(line, "an event against the rules", f"none: {answer.reason.value}{why}")
    return answer, actor_of(command, answer)


def _act_behind(deal: Deal, event: Event) -> Command | None:
    """
    Give the act of faithful play behind an event that has another command in guided play.
    """
    if deal.enforcement != "faithful":
        return None
    if isinstance(event, events.ConcealedKongMade) and event.tile is not None:
        return commands.ShowSet(event.seat, event.tile, MeldKind.CONCEALED_KONG)
    if isinstance(event, events.AddedKongDeclared):
        return commands.ShowSet(event.seat, event.tile, MeldKind.ADDED_KONG)
    if isinstance(event, events.AddedKongMade):
        return commands.Draw(event.seat)
    if isinstance(event, events.DealExhausted):
        # who found the wall empty is who could draw now
        draws = (commands.Draw(seat) for seat in commands.SEATS)
        return next((each for each in draws if each in deal.possible(each.seat)), None)
    return None


def _opened(log: Log, lines: list[Envelope]) -> Deal:
    about = read_header(log.header)
    if not lines:
        raise LogError(
            "a log without a deal",
            place="line 1",
            found="a header alone",
            expected="the wall in the next line",
            remedy=_CHANGED,
        )
    wall = event_in(lines[0])
    if not isinstance(wall, events.WallBuilt):
        _refuse(lines[0], "a deal that does not begin with its wall", "WallBuilt")
    thrown: list[int] = []
    for each in lines[1:3]:
        event = event_in(each)
        if isinstance(event, events.DiceThrown):
            thrown += event.dice
    if len(lines) == _WALL_AND_ONE_THROW:
        thrown *= 2  # it was cut there, which the comparison will tell
    try:
        return Deal(
            about.rules,
            wall=wall.tiles,
            dice=tuple(thrown) or None,
            enforcement=about.enforcement,
            prevalent=about.prevalent,
            at_ms=lines[0].at_ms,
        )
    except PaijuError as fault:
        # Wall and dice are the log's, so the log is at fault.
        raise LogError(
            fault.fault,
            place=", ".join(filter(None, ["lines 2 to 4", fault.place])),
            found=fault.found,
            expected=fault.expected,
            remedy=fault.remedy or _CHANGED,
        ) from None


def _same(lines: list[Envelope], done: int, followed: tuple[Event, ...], actor: str) -> int:
    """
    Compare a batch with its lines, and give how many lines are done then.
    """
    at_ms = lines[done].at_ms
    for event in followed:
        if done == len(lines):
            last = lines[-1]
            _refuse(last, "a log that ends inside a batch", f"{type(event).__name__} after it")
        line = lines[done]
        if event_in(line) != event:
            _refuse(line, "an event that does not follow", _text(event))
        if line.at_ms != at_ms:
            _refuse(line, "a batch with two times", f"it at {at_ms} ms")
        if line.actor != actor:
            _refuse(line, f"an event by {clip(line.actor, _SHOWN)}", f"it by {actor}")
        done += 1
    return done


def _refuse(line: Envelope, fault: str, expected: str) -> NoReturn:
    raise LogError(
        fault,
        place=f"line {line.seq + 1}",
        found=_text(event_in(line)),
        expected=expected,
        remedy=_CHANGED,
    )


def _text(event: Event) -> str:
    return clip(canonical(message_of(event)), _SHOWN)


def command_behind(event: Event, place: str = "the event") -> Command | None:
    """
    Give the command that an event is the first effect of; None where there is none.

    >>> command_behind(events.TimeCalled())
    CallTime()
    """
    kind = _BEHIND.get(type(event))
    if isinstance(event, events.ReplySealed):
        kind = _REPLIES.get(event.reply)
    return None if kind is None else record_from(kind, fields_of(event), place)


_BEHIND: Final[dict[type[Event], type[Command]]] = {
    events.TileDiscarded: commands.Discard,
    events.ConcealedKongMade: commands.ConcealedKong,
    events.AddedKongDeclared: commands.AddedKong,
    events.WinDeclared: commands.Win,
    events.TimeCalled: commands.CallTime,
    events.SeatForfeited: commands.Forfeit,
    events.TileDrawn: commands.Draw,
    events.FlowerShown: commands.ShowFlower,
    acts.ChowCalled: commands.CallChow,
    acts.PungCalled: commands.CallPung,
    acts.KongCalled: commands.CallKong,
    acts.WinCalled: commands.CallWin,
    acts.SetShown: commands.ShowSet,
    acts.HeadTouched: commands.TouchHead,
    acts.HandShown: commands.ShowHand,
    acts.CallWithdrawn: commands.Withdraw,
}
_REPLIES: Final[dict[str, type[Command]]] = {
    kind.__name__: kind
    for kind in (
        commands.Pass,
        commands.Chow,
        commands.Pung,
        commands.MeldedKong,
        commands.Win,
    )
}
