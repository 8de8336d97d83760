"""What each viewer is shown of an event."""

from __future__ import annotations

import pytest

from paiju.rules.table_rules import MCR_TABLE, WSOM_TABLE
from paiju.tiles.tile import tile
from paiju.view.events import (
    ClaimOverruled,
    ConcealedKongMade,
    Event,
    FlowerShown,
    PungMade,
    ReplySealed,
    TileDiscarded,
    TileDrawn,
    TimeCalled,
    WallBuilt,
)
from paiju.view.shown import shown
from paiju.view.table_view import VIEWERS, Viewer

C = tile("C")
OTHERS: tuple[Viewer, ...] = ("E", "W", "N", "spectator")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_is_shown_the_wall(viewer: Viewer) -> None:
    """
    The wall stays secret until the deal is over and its key is shown.
    """
    assert shown(WallBuilt((C,)), viewer, MCR_TABLE) is None


@pytest.mark.parametrize(
    ("event", "left"),
    [
        (TileDrawn("S", C, 60, "kong"), TileDrawn("S", None, 60, "kong")),
        (TileDiscarded("S", C, drawn=True), TileDiscarded("S", C, drawn=None)),
        (ReplySealed("S", "Pass", None), None),
        (ConcealedKongMade("S", C), ConcealedKongMade("S", None)),
    ],
)
def test_others_are_shown_less__decision_0445(event: Event, left: Event | None) -> None:
    """
    The seat itself and officials are shown the whole event, all others what is left of it.
    """
    assert event == shown(event, "S", MCR_TABLE)
    assert event == shown(event, "official", MCR_TABLE)
    assert [left] * 4 == [shown(event, viewer, MCR_TABLE) for viewer in OTHERS]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_concealed_kong_is_shown_to_all__wsom08_kong_2(viewer: Viewer) -> None:
    """
    All four tiles are shown to the others before they are laid.
    """
    event = ConcealedKongMade("S", C)

    assert event == shown(event, viewer, WSOM_TABLE)


def test_only_officials_see_that_a_window_ran_out__decision_0445() -> None:
    """
    It would tell that somebody was asked and did not reply.
    """
    assert [TimeCalled()] == [
        told for viewer in VIEWERS if (told := shown(TimeCalled(), viewer, MCR_TABLE))
    ]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(
    "event", [PungMade("S", C), FlowerShown("S", tile("f1")), ClaimOverruled("S", "Chow")]
)
def test_what_lies_open_is_shown_to_all(event: Event, viewer: Viewer) -> None:
    """
    Melds, flowers and, after the close, overruled claims.
    """
    assert event == shown(event, viewer, MCR_TABLE)
