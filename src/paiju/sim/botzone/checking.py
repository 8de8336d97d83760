"""A program's faults against the protocol, each with the message at which it occurs.

The match goes on after a fault with a harmless answer in its place, so that one match shows all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from paiju.sim.botzone.verdicts import OK, Fault, Heard

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from paiju.sim.botzone.judge import Judge
    from paiju.sim.botzone.match import Player

__all__ = ["Finding", "faults_of_match"]


class Finding(NamedTuple):
    """
    Be a fault: the number of the message in the match, from 1, the request, and the fault.

    `told` is what the program said of it, or the platform of its end; `restarted` that it had
    just been started again with the whole history.

    >>> Finding(3, "2 W1", Fault(0, "WA", "PASS", "illegal")).no
    3
    """

    no: int
    request: str
    fault: Fault
    told: str = ""
    restarted: bool = False


def faults_of_match(
    judge: Judge, program: Player, others: Sequence[Player], seat: int, restart_every: int = 0
) -> Iterator[Finding]:
    """
    Play a match with the program in one seat and faultless players in the others; give its faults.

    Every so many messages it is ended and started with the whole history (0: never).
    """
    no = 0
    while not judge.is_over:
        no += 1
        restarts = restart_every > 0 and no % restart_every == 0
        if restarts:
            program.restart()
        request = judge.requests[seat]
        answers = [
            (program if each == seat else others[each]).ask(judge.requests[each])
            for each in range(4)
        ]
        fault = judge.fault_in(answers)
        if fault is not None and fault.seat == seat:
            yield Finding(no, request, fault, answers[seat].told, restarts)
            answers[seat] = _harmless(judge, seat, request)
            program.replaced(answers[seat].line)
        judge.hear(answers)


def _harmless(judge: Judge, seat: int, request: str) -> Heard:
    """
    Give what can always be answered: the tile just drawn, elsewhere a pass.
    """
    is_own = judge.stage.kind == "turn" and judge.stage.seat == seat
    return Heard(f"PLAY {request.split()[1]}" if is_own else "PASS", OK)
