"""A deal under the rules `botzone` as a match of the platform: judged anew from its commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.deal import codes
from paiju.errors import LogError
from paiju.sim.botzone.answers import line_of
from paiju.sim.botzone.judge import Judge
from paiju.sim.botzone.match import Match, answers_record
from paiju.sim.botzone.names import wall_names
from paiju.sim.botzone.verdicts import Heard
from paiju.tiles.tile import TILES
from paiju.view import commands
from paiju.view.commands import SEATS

if TYPE_CHECKING:
    from paiju.deal.deal import Deal
    from paiju.log.envelope import Json
    from paiju.tiles.tile import Tile
    from paiju.view.commands import Command

__all__ = ["check_finished", "match_of"]

_Reply = commands.Pass | commands.Chow | commands.Pung | commands.MeldedKong | commands.Win


def check_finished(deal: Deal) -> None:
    """
    Raise `LogError` for a deal of other rules, or one that is still played.

    >>> from paiju.deal.deal import Deal
    >>> try:
    ...     check_finished(Deal("mcr", seed=1))
    ... except LogError as fault:
    ...     print(fault.found)
    rules mcr
    """
    is_ours = deal.rules.key == "botzone"
    if not is_ours or deal.result is None:
        raise LogError(
            "a deal that is no match of the platform",
            found="a deal that is not over" if is_ours else f"rules {deal.rules.key}",
            expected="a finished deal under the rules botzone",
            remedy="play one with --rules botzone",
        )


def match_of(deal: Deal) -> Match:
    """
    Give a finished deal as a recorded match; what overruled claims would have discarded is ours.

    >>> from paiju.deal.deal import Deal
    >>> deal = Deal("botzone", seed=1)
    >>> while deal.result is None:
    ...     _ = [deal.play(deal.legal(seat)[0]) for seat in SEATS if deal.legal(seat)]
    >>> match_of(deal).judge.deal.result == deal.result
    True
    """
    check_finished(deal)
    wall: tuple[Tile, ...] = getattr(deal.events[0], "tiles", ())
    judge = Judge(wall_names(wall), SEATS.index(deal.prevalent))
    said = [command for _, command, _ in deal.batches if command is not None]
    logs: list[Json] = [{"output": judge.output}]
    while not judge.is_over:
        answers = _answers(judge, said)
        logs.append(answers_record(answers))
        judge.hear(answers)
        logs.append({"output": judge.output})
    return Match(judge, logs)


def _answers(judge: Judge, said: list[Command]) -> list[Heard]:
    """
    Take from the commands what answers the newest requests.
    """
    answers = [Heard("PASS")] * 4
    if judge.stage.kind in {"discard", "kong"}:
        replies = _replies(judge, said)
        # the discard after a claim belongs to it, if the claim stood
        thrown = said[0] if said and isinstance(said[0], commands.Discard) else None
        for reply in replies:
            discard = None
            if isinstance(reply, commands.Chow | commands.Pung):
                if thrown is not None and thrown.seat == reply.seat:
                    discard = thrown.tile
                    said.pop(0)
                else:
                    discard = _spare(judge, reply)
            answers[SEATS.index(reply.seat)] = Heard(line_of(reply, discard))
    elif judge.stage.kind == "turn" and not isinstance(said[0], commands.Forfeit):
        answers[judge.stage.seat] = Heard(line_of(said.pop(0)))
        return answers
    if said and isinstance(said[0], commands.Forfeit):
        answers[SEATS.index(said[0].seat)] = Heard("", "RE")
    return answers


def _replies(judge: Judge, said: list[Command]) -> list[_Reply]:
    """
    Take the replies of the seats that are asked about what lies open.
    """
    deal = judge.settled()
    in_window = deal.state.phase in {codes.CLAIMS, codes.ROBBING}
    asked = {seat for seat in SEATS if in_window and deal.legal(seat)}
    found: list[_Reply] = []
    while said:
        first = said[0]
        if not isinstance(first, _Reply) or first.seat not in asked:
            break
        asked.remove(first.seat)
        found.append(first)
        said.pop(0)
    return found


def _spare(judge: Judge, claim: commands.Chow | commands.Pung) -> Tile:
    """
    Give a tile that a claim which gave way leaves in the hand: nobody has said which.
    """
    deal = judge.settled()
    held = list(deal.state.hand(SEATS.index(claim.seat)))
    tile = deal.state.tile
    held[tile] += 1
    first, step = (claim.tile.kind, 1) if isinstance(claim, commands.Chow) else (tile, 0)
    for place in range(3):
        held[first + step * place] -= 1
    return next(TILES[kind] for kind in range(34) if held[kind])
