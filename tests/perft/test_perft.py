"""Node counts from positions of every edition; `plain_deal` counts the first depths too."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.perft.plain_deal import Asked, PlainDeal

from paiju.deal.codes import command_fields
from paiju.deal.edition import Edition
from paiju.deal.invariants import check_state
from paiju.deal.perft import count_nodes, read_positions, state_at
from paiju.deal.wall import read_wall
from paiju.rules.editions import EDITIONS, PRESETS
from paiju.view.commands import SEATS

if TYPE_CHECKING:
    from paiju.deal.perft import Position

HERE = Path(__file__).parent
RULES = (*EDITIONS, *PRESETS)
PLAINLY = 100
SHARE = 20


def positions(rules: str) -> list[Position]:
    """
    Read an edition's file.
    """
    return list(read_positions(HERE.joinpath(f"{rules}.perft").read_text(encoding="utf-8")))


@pytest.mark.parametrize("rules", RULES)
def test_node_counts(rules: str, pure: bool) -> None:
    """
    Every depth has the nodes that its file says; uncompiled those of a twentieth.
    """
    for position in positions(rules):
        state = state_at(position, Edition(position.rules))
        check_state(state)
        most = max(position.nodes) // SHARE if pure else max(position.nodes)
        depth = sum(max(position.nodes[: no + 1]) <= most for no in range(len(position.nodes)))

        assert position.nodes[:depth] == count_nodes(state, depth)


def test_files_have_a_million_nodes() -> None:
    """
    Six files, each with positions of every kind.
    """
    every = [position for rules in RULES for position in positions(rules)]

    assert {path.stem for path in HERE.glob("*.perft")} == set(RULES)
    assert sum(sum(position.nodes) for position in every) >= 10**6
    assert len(every) >= 10 * len(RULES)


@pytest.mark.parametrize("rules", RULES)
def test_first_depths_are_those_of_plain_play(rules: str, pure: bool) -> None:
    """
    Who knows only the texts counts the same, from the wall and the commands played.
    """
    for position in positions(rules):
        wall = read_wall(position.wall, position.rules)
        plain = PlainDeal(rules, wall, position.dice, SEATS.index(position.prevalent))
        for command in position.played:
            kind, seat, tile, _ = command_fields(command)
            asked = Asked(kind, seat, tile)
            assert asked in plain.legal(seat)
            plain.play(asked)
        most = PLAINLY // SHARE if pure else PLAINLY
        depth = 1 + sum(nodes <= most for nodes in position.nodes[1:3])
        counted = [0] * depth
        count_plainly(plain, counted, 0)

        assert list(position.nodes[:depth]) == counted


def count_plainly(deal: PlainDeal, nodes: list[int], level: int) -> None:
    """
    Count the nodes below a deal.
    """
    for seat in range(4):
        for asked in deal.legal(seat):
            nodes[level] += 1
            if level + 1 < len(nodes):
                after = deal.copy()
                after.play(asked)
                count_plainly(after, nodes, level + 1)
