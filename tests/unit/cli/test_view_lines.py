"""A table in plain text: every part of a view has its words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paiju.cli.view_lines import view_lines
from paiju.language import LANGUAGES
from paiju.tiles import Meld, tile
from paiju.tiles.notation import read_tiles
from paiju.view.commands import Pass, Pung
from paiju.view.result import DealResult
from paiju.view.table_view import FaceDownKong, RiverTile, SeatView, TableView

OWN = SeatView(
    "S",
    8,
    concealed=read_tiles("11m 234p 99s E"),
    melds=(Meld.of("[1'23m]<"), FaceDownKong()),
    river=(RiverTile(tile("N"), 3, claimed=False), RiverTile(tile("P"), 9, claimed=True)),
    flowers=read_tiles("f1 f6"),
    fined=15,
    can_win=False,
    can_claim=False,
    live=read_tiles("9s"),
    dead=read_tiles("E"),
    wall_left=7,
)
VIEW = TableView(
    "S",
    "wsom-2008",
    "E",
    "turn",
    turn="S",
    drawn=tile("4p"),
    wall_left=40,
    seats=(SeatView("E", 13), OWN),
)


def test_a_seat_is_told_whole() -> None:
    """
    Hand with the drawn tile apart, melds, flowers, wall, fines, standings, penalty tiles.
    """
    lines = list(view_lines(VIEW))

    assert lines == [
        "Prevalent wind East, you are South, 40 tiles left, 7 of them yours",
        "  East: 13 tiles",
        (
            "> South: 11m 23p 99s E [1'23m]< (????), drawn 4p, flowers f1 f6, 7 left in its wall, "
            "15 points lost on time, may not win, may not claim, live penalty tiles 9s, "
            "dead penalty tiles E"
        ),
        "Discards:",
        "  East: no discards",
        "  South: N (P)",
    ]


def test_officials_see_who_drew() -> None:
    """
    The drawn tile is the viewer's own, or, for an official, that of the seat in turn.
    """
    official = list(view_lines(replace(VIEW, viewer="official")))
    other = list(view_lines(replace(VIEW, viewer="E")))

    assert "drawn 4p" in official[2]
    assert "drawn 4p" not in other[2]


def test_claims_and_the_end_are_told() -> None:
    """
    What may be claimed or robbed, what may be asked, what each takes.
    """
    claims = replace(VIEW, phase="discarded", tile=tile("P"), legal=(Pass("S"), Pung("S")))
    robbing = replace(VIEW, phase="kong_declared", tile=tile("P"))
    result = DealResult("self_drawn", "S", deltas=(-8, 24, -8, -8))
    ended = replace(VIEW, phase="ended", turn=None, drawn=None, result=result)

    assert list(view_lines(claims))[-2:] == [
        "The discard P may be claimed",
        "Allowed: pass, pung",
    ]
    assert list(view_lines(robbing))[-1] == "The added tile P may be robbed"
    assert list(view_lines(ended))[-1] == "Scores: East -8, South +24"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_words(lang: str) -> None:
    """
    Each language tells as many lines.
    """
    assert len(list(view_lines(VIEW, lang))) == 6
