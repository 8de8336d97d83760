"""Which penalty tiles bar a win, and by which clause."""

from __future__ import annotations

import pytest

import paiju
from paiju.scoring.in_the_way import in_the_way


@pytest.mark.parametrize(
    ("hand", "penalty", "tiles", "clause"),
    [
        ("[234m] [666p] 345s 78s 22p 6s", "7s2p", "7s", 3),
        ("[234m] [666p] 345s 78s 22p 6s", "7s8s", "7s 8s", 3),
        ("[222m] [777p] 555m 44s 99s 4s", "4s9s", "4s", 3),
        ("[123s] 222p 888p 444m E E", "E", "E", 3),
        ("[234m] [666p] [888s] 5678p 5p", "5p", "5p", 3),
        ("1155m 2266p 3399s E E", "E1m", "E", 4),
        ("222m 5555p 88s 99s NN 2m", "2m2m2m", "2m", 4),
        ("19m19p19sESWNCFP C", "CE", "C", 4),
        ("19m19p19sESWNCFP C", "1mEP", "1m E P", 4),
    ],
)
def test_tiles_and_clause(hand: str, penalty: str, tiles: str, clause: int) -> None:
    """
    The tiles that the discard would bring into an open set, or the forms' own reasons.
    """
    found = in_the_way(paiju.score(hand, rules="wsom", penalty_tiles=penalty))

    assert found is not None
    assert (tiles, f"wsom08-penalty-tiles-{clause}") == (
        " ".join(map(str, found.tiles)),
        found.clause,
    )


@pytest.mark.parametrize(
    ("hand", "rules"),
    [
        ("[234m] [666p] 345s 78s 22p 6s", "wsom"),
        ("123m 456p 789s EEE CP", "wsom"),
        ("[333p] [333s] [678p] 678s 55p", "mcr"),
    ],
)
def test_nothing_in_the_way(hand: str, rules: str) -> None:
    """
    A win, and a hand that may not win for another reason, have no such tile.
    """
    assert in_the_way(paiju.score(hand, rules=rules)) is None
