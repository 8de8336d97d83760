"""What four answers ask for, whose claim goes first, and the first fault among them.

Answers are looked at in playing order from the seat that acts: decision 0512.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from paiju.deal import codes
from paiju.errors import NotationError
from paiju.sim.botzone.answers import Answer, read_answer
from paiju.tiles.tile import TILES
from paiju.view import commands
from paiju.view.commands import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from paiju.deal.deal import Deal
    from paiju.view.commands import Command

__all__ = [
    "FALSE_WIN",
    "OK",
    "WRONG_ANSWER",
    "Fault",
    "Heard",
    "Stage",
    "fault_of",
    "replies_to",
    "winner_of",
]

OK: Final = "OK"
"""The verdict on a program that ran and answered in time."""

WRONG_ANSWER: Final = "WA"
"""The error of an answer that is illegal or cannot be read."""

FALSE_WIN: Final = "WH"
"""The error of a win that is none."""

_WINDOWS: Final = (codes.CLAIMS, codes.ROBBING)


class Stage(NamedTuple):
    """
    Say what the requests are about: nothing to choose, a turn, a discard, or an added kong.

    >>> Stage("turn", 2).seat
    2
    """

    kind: Literal["quiet", "turn", "discard", "kong"]
    seat: int


class Heard(NamedTuple):
    """
    Be what came from a program: its line, the verdict of its run, what it took.

    `memory_mb` is None where it could not be measured; `told` is what it said beside the answer.

    >>> Heard("PASS").verdict
    'OK'
    """

    line: str
    verdict: str = OK
    time_ms: int = 0
    memory_mb: int | None = None
    keeps_running: bool = False
    told: str = ""


class Fault(NamedTuple):
    """
    Say who made an error, the platform's code, its answer, and why in a word.

    `why` is `run` (see the code), `unreadable`, `only_pass`, `false_win` or `illegal`.

    >>> Fault(1, "WA", "PLAY W1", "illegal").seat
    1
    """

    seat: int
    verdict: str
    line: str
    why: str


def fault_of(deal: Deal, stage: Stage, answers: Sequence[Heard]) -> Fault | None:
    """
    Give the first fault, None where there is none; `deal` has what the answers are about.

    >>> from paiju.deal.deal import Deal
    >>> fault_of(Deal("botzone", seed=1), Stage("quiet", 0), [Heard("PASS")] * 3 + [Heard("HU")])
    Fault(seat=3, verdict='WA', line='HU', why='only_pass')
    """
    order = [(stage.seat + step) % 4 for step in range(4)]
    for seat in order:
        if answers[seat].verdict != OK:
            return Fault(seat, answers[seat].verdict, answers[seat].line, "run")
    for seat in order:
        try:
            read_answer(answers[seat].line)
        except NotationError:
            # what cannot be read is an error of the game
            return Fault(seat, WRONG_ANSWER, answers[seat].line, "unreadable")
    said = [read_answer(heard.line) for heard in answers]
    quiet = order if stage.kind == "quiet" else order[1:] if stage.kind == "turn" else order[:1]
    for seat in quiet:
        if said[seat].verb != "PASS":
            return Fault(seat, WRONG_ANSWER, answers[seat].line, "only_pass")
    why = ""
    seat = stage.seat
    if stage.kind == "turn":
        why = _wrong(deal, seat, said[seat], is_turn=True)
    elif stage.kind != "quiet":
        for seat in _by_rank(stage, said):
            why = _wrong(deal, seat, said[seat], is_turn=False)
            if why or said[seat].verb != "PASS":
                break
    if not why:
        return None
    code = FALSE_WIN if why == "false_win" else WRONG_ANSWER
    return Fault(seat, code, answers[seat].line, why)


def _by_rank(stage: Stage, said: Sequence[Answer]) -> Iterator[int]:
    """
    Give the other seats: those that win first, then pungs and kongs, chows, and the rest.
    """
    order = [(stage.seat + step) % 4 for step in range(1, 4)]
    for verbs in (("HU",), ("PENG", "GANG"), ("CHI",), ("PLAY", "BUGANG", "PASS")):
        yield from (seat for seat in order if said[seat].verb in verbs)


def _wrong(deal: Deal, seat: int, answer: Answer, *, is_turn: bool) -> str:
    command = _turn(seat, answer) if is_turn else _claim(seat, answer)
    if command is None:
        return "illegal"
    if isinstance(command, commands.Pass):
        return ""
    if command not in deal.legal(SEATS[seat]):
        return "false_win" if answer.verb == "HU" else "illegal"
    return "" if is_turn or _has_discard(deal, seat, answer, command) else "illegal"


def _has_discard(deal: Deal, seat: int, answer: Answer, claim: Command) -> bool:
    """
    Tell whether the tile to be discarded after a claim is held then.
    """
    if answer.verb not in {"PENG", "CHI"}:
        return True
    held = list(deal.state.hand(seat))
    open_kind = deal.state.tile
    held[open_kind] += 1
    first = claim.tile.kind if isinstance(claim, commands.Chow) else open_kind
    step = 1 if isinstance(claim, commands.Chow) else 0
    for place in range(3):
        held[first + place * step] -= 1
    return held[answer.tiles[-1].kind] > 0


def _turn(seat: int, answer: Answer) -> Command | None:
    """
    Give the command of an answer in one's own turn, None for one that has no place there.
    """
    wind = SEATS[seat]
    match answer:
        case ("PLAY", (tile,)):
            return commands.Discard(wind, tile)
        case ("GANG", (tile,)):
            return commands.ConcealedKong(wind, tile)
        case ("BUGANG", (tile,)):
            return commands.AddedKong(wind, tile)
        case ("HU", _):
            return commands.Win(wind)
        case _:
            return None


def _claim(seat: int, answer: Answer) -> Command | None:
    """
    Give the command of an answer to another's tile, None for one that has no place there.
    """
    wind = SEATS[seat]
    match answer:
        case ("PASS", _):
            return commands.Pass(wind)
        case ("HU", _):
            return commands.Win(wind)
        case ("PENG", _):
            return commands.Pung(wind)
        case ("GANG", ()):
            return commands.MeldedKong(wind)
        case ("CHI", (middle, _)) if middle.rank is not None and 1 < middle.rank < 9:
            return commands.Chow(wind, TILES[middle.kind - 1])
        case _:
            return None


def winner_of(stage: Stage, answers: Sequence[Heard]) -> tuple[int, Answer] | None:
    """
    Give the seat whose claim goes first, with its answer; None when all have passed.

    >>> winner_of(Stage("discard", 0), [Heard("PASS")] * 4) is None
    True
    """
    said = [read_answer(heard.line) for heard in answers]
    first = next(_by_rank(stage, said))
    return None if said[first].verb == "PASS" else (first, said[first])


def replies_to(deal: Deal, stage: Stage, answers: Sequence[Heard]) -> tuple[Command, ...]:
    """
    Give the commands that faultless answers ask for; a losing claim that is illegal is a pass.

    >>> from paiju.deal.deal import Deal
    >>> answers = [Heard("PLAY B1"), *[Heard("PASS")] * 3]
    >>> replies_to(Deal("botzone", seed=1), Stage("turn", 0), answers)
    (Discard(seat='E', tile=tile('1p')),)
    """
    said = [read_answer(heard.line) for heard in answers]
    if stage.kind == "turn":
        command = _turn(stage.seat, said[stage.seat])
        assert command is not None, said
        return (command,)
    replies: list[Command] = []
    for step in range(1, 4):
        seat = (stage.seat + step) % 4
        allowed = deal.legal(SEATS[seat]) if deal.state.phase in _WINDOWS else ()
        if allowed:
            asked = _claim(seat, said[seat])
            replies.append(asked if asked in allowed else allowed[0])
    return tuple(replies)
