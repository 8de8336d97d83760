"""The event of each command that is a fault of faithful play, or puts one right."""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.codes import FROM_HEAD, NO_TILE, TILE_DRAWN
    from paiju.deal.mishap_codes import (
        EXPOSE_HAND,
        EXPOSE_TILE,
        FROM_TAIL,
        HAND_EXPOSED,
        PUT_BACK,
        SCATTER_WALL,
        SET_TAKEN_BACK,
        SHOW_WRONG_SET,
        TAKE_BACK_SET,
        TILE_EXPOSED,
        TILE_PUT_BACK,
        TURN_WALL_TILE,
        WALL_SCATTERED,
        WALL_TILE_TURNED,
        WRONG_SET_SHOWN,
    )
    from paiju.deal.packing import pack
    from paiju.deal.table import Table
    from paiju.deal.wall_end import next_from_head

    __all__ = ["mishap_event"]


def mishap_event(  # noqa: PLR0911  # one event a command
    table: Table, command: cython.int
) -> cython.ulonglong:
    """
    Give the event of a possible fault or correction.
    """
    kind: cython.int = command & 255
    seat: cython.int = command >> 8 & 3
    tile: cython.int = command >> 10 & 63
    index: cython.ulonglong = command >> 16
    source: cython.ulonglong = FROM_TAIL
    if kind == EXPOSE_TILE:
        return pack(TILE_EXPOSED, seat, tile)
    if kind == EXPOSE_HAND:
        return pack(HAND_EXPOSED, seat, NO_TILE)
    if kind == TURN_WALL_TILE:
        return pack(WALL_TILE_TURNED, seat, table.wall[index]) | index << 16
    if kind == SCATTER_WALL:
        return pack(WALL_SCATTERED, seat, NO_TILE)
    if kind == SHOW_WRONG_SET:
        return pack(WRONG_SET_SHOWN, seat, tile) | index << 16
    if kind == TAKE_BACK_SET:
        return pack(SET_TAKEN_BACK, seat, NO_TILE)
    if kind == PUT_BACK:
        index = spare_place(table, seat)
        return pack(TILE_PUT_BACK, seat, table.spare_tile) | index << 16
    index = table.next_index(seat, FROM_TAIL)
    return pack(TILE_DRAWN, seat, table.wall[index]) | index << 16 | source << 24


def spare_place(table: Table, seat: cython.int) -> cython.int:
    """
    Give the place of the tile that a seat has just drawn out of turn.
    """
    if table.edition.private:
        return table.next_index(seat, FROM_HEAD) - 1
    return next_from_head(table.edition.tiles, table.heads[0] - 1, table.tails)
