"""A table in a few lines of text, for environments that show themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.view.table_view import FaceDownKong

if TYPE_CHECKING:
    from paiju.view.table_view import SeatView, TableView

__all__ = ["table_text"]


def table_text(view: TableView) -> str:
    """
    Write what a viewer sees: a line for the table, and one for each seat.

    >>> from paiju.view.table_view import SeatView, TableView
    >>> view = TableView("E", "mcr", "E", "turn", "E", wall_left=91, seats=(SeatView("E", 14),))
    >>> print(table_text(view))
    mcr, prevalent wind E, 91 tiles left, turn of E
    E  14 tiles
    """
    moment = f"{view.phase.replace('_', ' ')} of {view.turn}" if view.turn else view.phase
    if view.tile:
        moment += f" ({view.tile})"
    first = f"{view.rules}, prevalent wind {view.prevalent}, {view.wall_left} tiles left, {moment}"
    return "\n".join([first, *map(_seat_text, view.seats)])


def _seat_text(seat: SeatView) -> str:
    held = f"{seat.tiles} tiles" if seat.concealed is None else " ".join(map(str, seat.concealed))
    melds = ["[????]" if isinstance(meld, FaceDownKong) else str(meld) for meld in seat.melds]
    parts = (
        held,
        " ".join(melds),
        " ".join(str(tile) for tile in seat.flowers),
        " ".join(str(each.tile) for each in seat.river),
    )
    return f"{seat.seat}  " + " | ".join(part for part in parts if part)
