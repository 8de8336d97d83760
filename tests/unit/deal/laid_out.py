"""Deals whose hands and draws a test chooses; all other tiles fill the wall in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.deal.deal import Deal
from paiju.deal.opening import dealt, opening
from paiju.deal.wall import draw_order, from_draw_order, tile_set
from paiju.deal.wall_end import next_from_tail
from paiju.rules.editions import ruleset
from paiju.tiles.notation import read_tiles
from paiju.view.commands import SEATS, AddedKong, ConcealedKong, Discard, Pass

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paiju.view.commands import Command, Seat

__all__ = ["laid_out", "pass_all", "play"]

DICE = (1, 4, 3, 3)
_IN_TURN = (Discard, ConcealedKong, AddedKong)


def laid_out(
    rules: str,
    hands: Mapping[Seat, str],
    draws: str = "",
    replacements: str = "",
    prevalent: Seat = "E",
) -> Deal:
    """
    Begin a deal with these hands (East's 14th tile is the one he drew last) and these draws.

    `draws` come from the head, after the deal, `replacements` from the tail. What a hand lacks
    is filled with tiles that nobody chose, honors first; flowers lie near the end of the wall.
    """
    edition = ruleset(rules)
    table = edition.table
    chosen: dict[int, int] = {}
    places = dealt(table)
    for seat, text in hands.items():
        chosen |= dict(zip(places["ESWN".index(seat)], _kinds(text), strict=False))
    chosen |= dict(enumerate(_kinds(draws), table.dealt_tiles))
    size = table.wall_tiles
    for no, kind in enumerate(_kinds(replacements)):
        chosen[next_from_tail(size, 0, no)] = kind
    left = list(tile_set(edition))
    for kind in chosen.values():
        left.remove(kind)
    plain = sorted((kind for kind in left if kind < 34), reverse=True)
    free = [place for place in range(size) if place not in chosen]
    late = free[-30:-22]
    flowers = [kind for kind in left if kind >= 34]
    chosen |= dict(zip(late, flowers, strict=False))
    free = [place for place in range(size) if place not in chosen]
    chosen |= dict(zip(free, plain, strict=True))
    order = opening(edition, DICE).order if table.stacks else draw_order(table)
    wall = from_draw_order(bytes(chosen[place] for place in range(size)), order)
    return Deal(edition, wall=wall, dice=DICE, prevalent=prevalent)


def play(deal: Deal, *commands: Command) -> None:
    """
    Play commands one after another; whoever is asked in between and does not claim passes.
    """
    for command in commands:
        if isinstance(command, _IN_TURN):
            pass_all(deal)
        assert isinstance(deal.play(command), tuple), command
        if not isinstance(command, _IN_TURN):
            pass_all(deal)


def pass_all(deal: Deal) -> None:
    """
    Let everybody pass who is asked.
    """
    for seat in SEATS:
        if Pass(seat) in deal.legal(seat):
            deal.play(Pass(seat))


def _kinds(text: str) -> list[int]:
    return [tile.kind for tile in read_tiles(text)] if text else []
