"""What each viewer is shown of an event: the event itself, less of it, or nothing.

Views number the events they show by themselves, so a gap tells nothing either.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from paiju.rules.table_rules import TableRules
from paiju.view.acts import TilePutBack
from paiju.view.events import (
    ConcealedKongMade,
    Event,
    ReplySealed,
    TileDiscarded,
    TileDrawn,
    TimeCalled,
    WallBuilt,
)
from paiju.view.table_view import Viewer

__all__ = ["ShownEvent", "shown", "shown_events"]


class ShownEvent(NamedTuple):
    """
    An event as a viewer is shown it: its number among those he is shown, from 1, and its time.
    """

    no: int
    at_ms: int
    event: Event


def shown(event: Event, viewer: Viewer, table: TableRules) -> Event | None:
    """
    Give what a viewer is shown of an event; None where he is shown nothing.

    Nobody is shown the wall. Who was asked, how he replied, and that a window closed by the
    clock is for officials alone; a seat knows its own replies. Decision 0445.

    >>> from paiju.rules.table_rules import MCR_TABLE
    >>> from paiju.tiles.tile import tile
    >>> shown(TileDrawn("S", tile("C"), 60, "head"), "W", MCR_TABLE)
    TileDrawn(seat='S', tile=None, index=60, source='head')
    """
    if isinstance(event, WallBuilt):
        return None
    if viewer in {"official", getattr(event, "seat", None)}:
        return event
    return _of_another(event, table)


def _of_another(event: Event, table: TableRules) -> Event | None:
    if isinstance(event, ReplySealed | TimeCalled):
        return None
    if isinstance(event, TileDrawn | TilePutBack):
        return replace(event, tile=None)
    if isinstance(event, TileDiscarded):
        return replace(event, drawn=None)
    if isinstance(event, ConcealedKongMade) and not table.concealed_kong_public:
        return replace(event, tile=None)
    return event


def shown_events(
    timed: Iterable[tuple[int, Event]], viewer: Viewer, table: TableRules
) -> tuple[ShownEvent, ...]:
    """
    Give what a viewer is shown of events and their times, numbered without a gap.

    >>> from paiju.rules.table_rules import MCR_TABLE
    >>> shown_events([(0, WallBuilt(())), (7, TimeCalled())], "official", MCR_TABLE)
    (ShownEvent(no=1, at_ms=7, event=TimeCalled()),)
    """
    seen = [(at_ms, shown(event, viewer, table)) for at_ms, event in timed]
    told = [(at_ms, event) for at_ms, event in seen if event is not None]
    return tuple(ShownEvent(no, at_ms, event) for no, (at_ms, event) in enumerate(told, 1))
