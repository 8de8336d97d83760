"""What follows by itself: draws, flowers, the closing of a window, fines and the end.

Each is a pure function of the table, so there is no command for it.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.claims import best_reply, rank_of, standing_reply
    from paiju.deal.codes import (
        ADDED_KONG_MADE,
        AFTER_FLOWER,
        CHOW,
        CHOW_MADE,
        CLAIM_OVERRULED,
        CLAIMS,
        DEAL_ENDED,
        DEAL_EXHAUSTED,
        DRAWING,
        ENDING,
        FLOWER_SHOWN,
        FROM_HEAD,
        INITIAL_FLOWERS,
        MELDED_KONG_MADE,
        NO_TILE,
        PENALTY_TILES_SET,
        PUNG,
        PUNG_MADE,
        REPLACING,
        ROBBING,
        ROBBING_WIN,
        TILE_DISCARDED,
        TILE_DRAWN,
        TIME_FINED,
        TURN,
        WIN,
        WIN_DECLARED,
    )
    from paiju.deal.legal import refuse_discard
    from paiju.deal.packing import pack
    from paiju.deal.table import Table

    __all__ = ["aged", "auto_discard", "automatic", "next_draw"]


def automatic(table: Table) -> cython.ulonglong:  # noqa: PLR0911  # one answer a phase
    """
    Give the next event that follows by itself, or 0 while the table waits for a command.
    """
    phase: cython.int = table.phase
    cost: cython.ulonglong
    if table.fine_points:
        cost = table.fine_points
        return pack(TIME_FINED, table.fine_seat, NO_TILE) | cost << 32
    if table.aging >= 0:
        return aged(table)
    if phase == TURN:
        if table.time_called and table.edition.auto_discard:
            return auto_discard(table)
        return 0
    if phase in (CLAIMS, ROBBING):
        return 0 if table.asked & ~table.replied else decided(table)
    if phase == DRAWING:
        return next_draw(table, table.turn, table.owed)
    if phase == REPLACING:
        return show_flower(table)
    if phase == INITIAL_FLOWERS:
        if table.owed == AFTER_FLOWER:
            return next_draw(table, table.turn, AFTER_FLOWER)
        return show_flower(table)
    if phase == ENDING:
        cost = table.ending
        return pack(DEAL_ENDED, 0, NO_TILE) | cost << 24
    return 0


def auto_discard(table: Table) -> cython.ulonglong:
    """
    Discard for a seat whose time has run out: the tile just drawn, else the last of the hand.
    """
    one: cython.ulonglong = 1
    tile: cython.int = last_tile(table)
    event: cython.ulonglong = pack(TILE_DISCARDED, table.turn, tile)
    return event | one << 24 if tile == table.drawn else event


def aged(table: Table) -> cython.ulonglong:
    """
    Let the live penalty tiles of the first kind become dead, of the seat that has discarded.
    """
    seat: cython.int = table.aging
    kind: cython.int = 0
    dead: cython.ulonglong
    while not table.live[34 * seat + kind]:
        kind += 1
    dead = table.live[34 * seat + kind] + table.dead[34 * seat + kind]
    return pack(PENALTY_TILES_SET, seat, kind) | dead << 24


def last_tile(table: Table) -> cython.int:
    """
    Give the drawn tile of the seat in turn, else the last tile of its hand that it may discard.

    A drawn tile that a ruling has made a dead penalty tile stays: wsom08-penalty-tiles-2.
    """
    kind: cython.int = 33
    if table.drawn != NO_TILE and not refuse_discard(table, table.turn, table.drawn):
        return table.drawn
    while kind and refuse_discard(table, table.turn, kind):
        kind -= 1
    return kind


def show_flower(table: Table) -> cython.ulonglong:
    """
    Show the first flower that the seat in turn holds.
    """
    kind: cython.int = 34
    while not table.held(table.turn, kind):
        kind += 1
    return pack(FLOWER_SHOWN, table.turn, kind)


def next_draw(table: Table, seat: cython.int, source: cython.int) -> cython.ulonglong:
    """
    Draw the next tile, or say that the wall is exhausted.
    """
    index: cython.ulonglong
    origin: cython.ulonglong = source
    if not table.may_draw(seat):
        return pack(DEAL_EXHAUSTED, 0, NO_TILE)
    index = table.next_index(seat, source)
    return pack(TILE_DRAWN, seat, table.wall[index]) | index << 16 | origin << 24


def decided(table: Table) -> cython.ulonglong:
    """
    Close a window: the overruled claims first, then what the best claim makes.
    """
    best: cython.int = best_reply(table)
    seat: cython.int
    reply: cython.ulonglong
    for seat in range(4):
        reply = standing_reply(table, seat) & 255
        if seat != best and rank_of(reply) and not table.overruled >> seat & 1:
            return pack(CLAIM_OVERRULED, seat, NO_TILE) | reply << 24
    if best >= 0:
        return claim_made(table, best)
    if table.phase == ROBBING:
        return pack(ADDED_KONG_MADE, table.giver, table.tile)
    return next_draw(table, table.giver + 1 & 3, FROM_HEAD)


def claim_made(table: Table, seat: cython.int) -> cython.ulonglong:
    """
    Give the event of a claim that stands.
    """
    reply: cython.int = table.replies[seat]
    points: cython.ulonglong
    way: cython.ulonglong = ROBBING_WIN if table.phase == ROBBING else 0
    if reply & 255 == WIN:
        points = table.worths[seat]
        return pack(WIN_DECLARED, seat, table.tile) | way << 24 | points << 32
    if reply & 255 == CHOW:
        return pack(CHOW_MADE, seat, reply >> 8)
    return pack(PUNG_MADE if reply & 255 == PUNG else MELDED_KONG_MADE, seat, table.tile)
