"""A guided deal played again by single acts comes to the same end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paiju.deal import codes
from paiju.deal.codes import pack_command
from paiju.deal.deal import Deal
from paiju.deal.state import DealState
from paiju.rules.editions import EDITIONS, PRESETS

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random


_ACTS = {
    codes.CHOW: (codes.CALL_CHOW, codes.CHOW_SET),
    codes.PUNG: (codes.CALL_PUNG, codes.PUNG_SET),
    codes.MELDED_KONG: (codes.CALL_KONG, codes.MELDED_KONG_SET),
    codes.CONCEALED_KONG: (codes.CALL_KONG, codes.CONCEALED_KONG_SET),
    codes.ADDED_KONG: (codes.CALL_KONG, codes.ADDED_KONG_SET),
}
_SAME = ("deltas", "fines", "waits", "heads", "last_own")


def _as_acts(guided: int, tile: int) -> list[int]:
    """
    Give the acts by which a real table does what a guided command does.
    """
    kind, seat, named, _ = codes.command_fields(guided)
    if kind == codes.WIN:
        return [pack_command(codes.CALL_WIN, seat), pack_command(codes.SHOW_HAND, seat)]
    if kind not in _ACTS:
        return [guided]
    call, shown = _ACTS[kind]
    lowest = tile if named == codes.NO_TILE else named
    return [pack_command(call, seat), pack_command(codes.SHOW_SET, seat, lowest, shown)]


def _follow(acted: DealState, guided: DealState, commands: list[int]) -> None:
    """
    Play the acts for what guided play did, and the draws and flowers that followed by themselves.
    """
    for each in commands:
        assert acted.refusal(each, 0) == 0, (each, acted.phase)
        acted.play(each, 0)
    while guided.phase in {codes.TURN, codes.ENDED} and acted.phase != codes.ENDED:
        if acted.phase == codes.TURN:
            break
        for seat in range(4):
            drawn = [
                each for each in acted.legal(seat) if each & 255 in {codes.DRAW, codes.SHOW_FLOWER}
            ]
            if drawn:
                acted.play(drawn[-1], 0)
                break


@pytest.mark.parametrize("rules", [*EDITIONS, *PRESETS])
def test_the_same_deal_by_single_acts(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    A guided deal played again by calls, shows and draws comes to the same end.
    """
    for _ in range(random_count(20)):
        seed = chance.getrandbits(64)
        guided = Deal(rules, seed=seed).state
        acted = Deal(rules, seed=seed, enforcement="faithful").state
        _follow(acted, guided, [])
        while guided.waiting():
            standing: list[int] = []
            made: list[int] = []
            in_turn = guided.phase == codes.TURN
            tile = guided.tile
            while guided.waiting():
                seat = next(seat for seat in range(4) if guided.waiting() >> seat & 1)
                legal = guided.legal(seat)
                rare = [each for each in legal if each & 255 >= codes.PUNG]
                chosen = chance.choice(rare or legal)
                made = guided.play(chosen, 0)
                standing.append(chosen)
                if len(made) > 1 or in_turn:
                    break
            kinds = {each & 255 for each in made}
            best = [] if not in_turn else standing
            for each in standing:
                event = {
                    codes.CHOW: codes.CHOW_MADE,
                    codes.PUNG: codes.PUNG_MADE,
                    codes.MELDED_KONG: codes.MELDED_KONG_MADE,
                    codes.WIN: codes.WIN_DECLARED,
                }.get(each & 255)
                seats = {one >> 8 & 3 for one in made if one & 255 == event}
                if not in_turn and event in kinds and each >> 8 & 3 in seats:
                    best = [each]
            acts = [act for each in best for act in _as_acts(each, tile)]
            _follow(acted, guided, acts)
        ends = [
            (
                *(state.ending, state.winner, state.points, state.liable, state.discards()),
                [state.flowers_of(seat) for seat in range(4)],
            )
            for state in (guided, acted)
        ]
        assert ends[0] == ends[1]
        assert [guided.of_seats()[name] for name in _SAME] == [
            acted.of_seats()[name] for name in _SAME
        ]
