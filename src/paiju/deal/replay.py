"""A log played again: each batch decided anew and compared with what the log says.

Nothing in a log is believed: an event that does not follow by the rules is an error with its line
(decision 0434).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn, TypeVar

from paiju.deal.commitment import is_kept
from paiju.deal.deal import Deal
from paiju.deal.log_lines import (
    OFFICIAL,
    TABLE,
    WallRevealed,
    actor_of,
    event_in,
    is_reveal,
    read_header,
)
from paiju.errors import LogError, PaijuError, clip
from paiju.log.chain import Log
from paiju.log.reader import read_log
from paiju.log.values import canonical
from paiju.tiles.meld import MeldKind
from paiju.view import acts, commands, events, mishaps
from paiju.view.commands import Command
from paiju.view.refusal import Refusal
from paiju.view.wire import fields_of, message_of, record_from

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from paiju.log.envelope import Envelope
    from paiju.view.events import Event

__all__ = [
    "AGAINST",
    "asked_for",
    "check_actor",
    "check_opening",
    "check_reveal",
    "check_times",
    "command_behind",
    "in_brackets",
    "opened",
    "played_again",
    "refuse",
    "replay",
    "same",
]

T = TypeVar("T")

AGAINST: Final = "an event against the rules"
"""The fault of a line that its rules refuse."""

_SHOWN: Final = 160
_WALL_AND_ONE_THROW: Final = 2
_LATEST_MS: Final = 10**11
_KEY_DIGITS: Final = 64
_CHANGED: Final = "the log was not written by a deal as it was played; take another copy"


def replay(source: bytes | str | Iterable[str | bytes] | Log) -> Deal:
    """
    Give the deal that a log tells, played again; raise `LogError` where it cannot have been so.

    >>> deal = Deal("wsom", seed=1)
    >>> replay(deal.log()).digest() == deal.digest()
    True
    """
    log = source if isinstance(source, Log) else read_log(source)
    lines = log.envelopes
    if not lines or not is_reveal(lines[-1]):
        return played_again(log, lines)
    deal = played_again(log, lines[:-1])
    check_reveal(log, deal, lines[-1])
    return deal


def played_again(log: Log, lines: Sequence[Envelope]) -> Deal:
    """
    Give the deal that these lines of a log tell, each batch decided anew.
    """
    check_times(lines)
    deal = opened(log, lines)
    done = same(lines, 0, deal.batches[0].events, event_in, _text)
    check_opening(lines[:done])
    while done < len(lines):
        first = done
        followed, actor = _decided(deal, lines[first])
        done = same(lines, first, followed, event_in, _text)
        check_actor(lines[first:done], actor)
    return deal


def check_times(lines: Sequence[Envelope]) -> None:
    """
    Raise `LogError` for a log that goes on for years.
    """
    if lines and lines[-1].at_ms > _LATEST_MS:
        refuse(lines[-1], "a deal of years", f"a time of at most {_LATEST_MS} ms")


def check_reveal(log: Log, deal: Deal, line: Envelope) -> None:
    """
    Raise `LogError` for a line that shows another wall than the deal's, or not the promised one.
    """
    check_opening([line])
    if deal.result is None:
        refuse(line, "a wall shown before the end", "DealEnded before it")
    shown = record_from(WallRevealed, line.data, f"line {line.seq + 1}, {line.type}")
    if len(shown.key) != _KEY_DIGITS or set(shown.key) - set("0123456789abcdef"):
        refuse(line, "a key that is none", f"{_KEY_DIGITS} digits of 0 to 9 and a to f")
    built = event_in(log.envelopes[0])
    if not isinstance(built, events.WallBuilt) or shown.tiles != built.tiles:
        refuse(line, "a wall that is not the deal's", "the tiles of WallBuilt")
    promise = read_header(log.header).commitment
    wall = bytes(tile.kind for tile in shown.tiles)
    if promise and not is_kept(promise, log.header.stream, bytes.fromhex(shown.key), wall):
        refuse(line, "a promise that was not kept", f"the key and the wall of {promise}")


def _decided(deal: Deal, line: Envelope) -> tuple[Sequence[Event], str]:
    """
    Let the deal decide anew what began with this line; give the events and who caused them.
    """
    event, when = event_in(line), line.at_ms
    match event:
        case acts.StandingSet(seat, can_win, can_claim):
            ruled = deal.set_standing(seat, can_win=can_win, can_claim=can_claim, at_ms=when)
        case acts.PenaltyTilesSet(seat, tile, live, dead):
            ruled = deal.set_penalty_tiles(seat, tile, live=live, dead=dead, at_ms=when)
        case acts.DealStopped(ending):
            ruled = deal.stop(ending, at_ms=when)
        case _:
            command = asked_for(deal, line)
            answer = deal.play(command, when)
            if isinstance(answer, Refusal):
                refuse(line, AGAINST, f"none: {answer.reason.value}{in_brackets(answer.clause)}")
            return answer, actor_of(command)
    return ruled, OFFICIAL


def in_brackets(clause: str | None) -> str:
    """
    Give a clause as what follows a reason.

    >>> in_brackets("wmcc-6.7"), in_brackets(None)
    (' (wmcc-6.7)', '')
    """
    return f" ({clause})" if clause else ""


def asked_for(deal: Deal, line: Envelope) -> Command:
    """
    Give the command whose first effect a line tells; raise `LogError` where there is none.
    """
    event = event_in(line)
    command = _act_behind(deal, event) or command_behind(event, f"line {line.seq + 1}")
    if command is None:
        refuse(line, "no command leads to this event", "an event that a command begins")
    return command


def _act_behind(  # noqa: PLR0911  # one act an event
    deal: Deal, event: Event
) -> Command | None:
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
        return next((each for each in draws if each in deal.legal(each.seat)), None)
    if isinstance(event, events.TileDrawn) and event.source == "tail":
        return mishaps.DrawTail(event.seat)
    return None


def opened(log: Log, lines: Sequence[Envelope]) -> Deal:
    """
    Give the deal that a log opens, by the wall and the dice of its first lines.
    """
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
        refuse(lines[0], "a deal that does not begin with its wall", "WallBuilt")
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


def same(
    lines: Sequence[Envelope],
    done: int,
    followed: Sequence[T],
    read: Callable[[Envelope], T],
    told: Callable[[T], str],
) -> int:
    """
    Compare a batch with its lines, and give how many lines are done then.
    """
    first = lines[done]
    for event in followed:
        if done == len(lines):
            refuse(lines[-1], "a log that ends inside a batch", f"{type(event).__name__} after it")
        line = lines[done]
        if read(line) != event:
            refuse(line, "an event that does not follow", told(event))
        if line.at_ms != first.at_ms:
            refuse(line, "a batch with two times", f"it at {first.at_ms} ms")
        if line.command != first.command:
            refuse(line, "a batch with two commands", f"it by {_id(first)}")
        done += 1
    if done < len(lines) and first.asked_by and lines[done].asked_by == first.asked_by:
        refuse(lines[done], "two batches of one command", f"it by another than {_id(first)}")
    return done


def _id(line: Envelope) -> str:
    return "no command" if line.command is None else f"command {clip(line.command, _SHOWN)}"


def check_opening(lines: Sequence[Envelope]) -> None:
    """
    Raise `LogError` for a line of the table that somebody else caused, or a command.
    """
    check_actor(lines, TABLE)
    for line in lines:
        if line.command is not None:
            refuse(line, f"an event by {_id(line)}", "it by no command")


def check_actor(lines: Sequence[Envelope], actor: str) -> None:
    """
    Raise `LogError` for a line of a batch that somebody else caused.
    """
    for line in lines:
        if line.actor != actor:
            refuse(line, f"an event by {clip(line.actor, _SHOWN)}", f"it by {actor}")


def refuse(line: Envelope, fault: str, expected: str) -> NoReturn:
    """
    Raise `LogError` for a line.
    """
    raise LogError(
        fault,
        place=f"line {line.seq + 1}",
        found=clip(canonical({"type": line.type, "data": line.data}), _SHOWN),
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
    acts.TileExposed: mishaps.ExposeTile,
    acts.HandExposed: mishaps.ExposeHand,
    acts.WallTileTurned: mishaps.TurnWallTile,
    acts.WallScattered: mishaps.ScatterWall,
    acts.WrongSetShown: mishaps.ShowWrongSet,
    acts.SetTakenBack: mishaps.TakeBackSet,
    acts.TilePutBack: mishaps.PutBack,
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
