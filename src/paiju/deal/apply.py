"""What each event changes on the table.

`apply` takes what has happened: it asserts and never refuses. It knows no clock, no chance and no
log; times come with the events.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.acts import apply_act
    from paiju.deal.claims import close
    from paiju.deal.codes import (
        ADDED,
        ADDED_KONG_DECLARED,
        ADDED_KONG_MADE,
        AFTER_FLOWER,
        AFTER_KONG,
        CHOW_CALLED,
        CHOW_MADE,
        CLAIM_OVERRULED,
        CONCEALED_KONG_MADE,
        DEAL_ENDED,
        DEAL_EXHAUSTED,
        DEALING,
        DICE_THROWN,
        DRAW,
        DRAWING,
        ENDED,
        EXHAUSTED,
        FAULT_COMMITTED,
        FLOWER_SHOWN,
        FORFEITED,
        HANDS_DEALT,
        JUST_DRAWN,
        MELDED_KONG_MADE,
        NO_TILE,
        PENALTY_TILES_SET,
        PUNG_MADE,
        REPLACING,
        REPLY_SEALED,
        SEAT_FORFEITED,
        STANDING_SET,
        TILE_DISCARDED,
        TILE_DRAWN,
        TIME_CALLED,
        TIME_FINED,
        TURN,
        WALL_BUILT,
        WALL_OPENED,
        WIN_DECLARED,
    )
    from paiju.deal.dealing import deal_hands, draw, open_wall
    from paiju.deal.mishap_codes import DEAL_STOPPED, TILE_EXPOSED
    from paiju.deal.mishaps import (
        apply_mishap,
        before_discard,
        before_set,
        cover,
        draw_by_hand,
        show_flower_in_turn,
    )
    from paiju.deal.moves import (
        added_kong,
        claim,
        concealed_kong,
        discard,
        end,
        set_penalty_tiles,
        set_standing,
        win,
    )
    from paiju.deal.payment import pay_error
    from paiju.deal.table import Table
    from paiju.deal.turns import call_time, owe
    from paiju.shape.masks import CHOW, MELDED_KONG, PUNG

    __all__ = ["apply"]


def apply(table: Table, event: cython.ulonglong, at_ms: cython.longlong) -> cython.int:
    """
    Change the table by one event; the wall of `WALL_BUILT` stands there already. Give 0.
    """
    kind: cython.int = event & 255
    assert at_ms >= table.now_ms, (at_ms, table.now_ms)
    table.now_ms = at_ms
    if kind in (TILE_DRAWN, TILE_DISCARDED, REPLY_SEALED, CLAIM_OVERRULED):
        return apply_tile(table, event)
    if CHOW_MADE <= kind <= ADDED_KONG_MADE:
        apply_set(table, event)
        if table.faithful:
            cover(table, event >> 8 & 3)
        return 0
    if kind <= FLOWER_SHOWN:
        return apply_opening(table, event)
    if CHOW_CALLED <= kind <= FAULT_COMMITTED:
        return apply_act(table, event)
    if kind >= TILE_EXPOSED:
        return apply_mishap(table, event)
    return apply_ending(table, event)


def apply_tile(table: Table, event: cython.ulonglong) -> cython.int:
    """
    Change the table by a draw, a discard, or a reply to one. Give 0.
    """
    kind: cython.int = event & 255
    seat: cython.int = event >> 8 & 3
    tile: cython.int = event >> 10 & 63
    extra: cython.int = event >> 24 & 255
    if kind == TILE_DRAWN:
        assert table.wall[event >> 16 & 255] == tile, event
        assert (event >> 16 & 255) == table.next_index(seat, extra), event
        if table.faithful:
            draw_by_hand(table, seat, tile, event >> 16 & 255, extra)
        else:
            draw(table, seat, tile, extra)
    elif kind == TILE_DISCARDED:
        if table.faithful:
            before_discard(table, seat, tile)
        assert table.phase == TURN, event
        assert table.turn == seat, event
        assert table.held(seat, tile), event
        discard(table, seat, tile)
        table.river_marks[table.river_count - 1] = JUST_DRAWN if extra else 0
        table.drawn = NO_TILE
        if table.faithful:
            cover(table, seat)
    elif kind == REPLY_SEALED:
        assert table.asked & ~table.replied & 1 << seat, event
        table.replied |= 1 << seat
        table.replies[seat] = extra | tile << 8
    else:
        table.overruled |= 1 << seat
    return 0


def apply_set(table: Table, event: cython.ulonglong) -> cython.int:
    """
    Change the table by a set that is made or a kong that is declared. Give 0.
    """
    kind: cython.int = event & 255
    seat: cython.int = event >> 8 & 3
    tile: cython.int = event >> 10 & 63
    place: cython.int
    if table.faithful:
        before_set(table, seat, kind)
    if kind == CHOW_MADE:
        claim(table, seat, tile, CHOW)
    elif kind == PUNG_MADE:
        claim(table, seat, tile, PUNG)
    elif kind == MELDED_KONG_MADE:
        claim(table, seat, tile, MELDED_KONG)
    elif kind == CONCEALED_KONG_MADE:
        assert table.held(seat, tile) == 4, event
        concealed_kong(table, seat, tile)
    elif kind == ADDED_KONG_DECLARED:
        assert table.held(seat, tile) == 1, event
        added_kong(table, seat, tile)
    else:
        place = table.pung_at(seat, tile)
        assert place >= 0, event
        table.melds[place] = MELDED_KONG + tile
        table.marks[place] |= ADDED
        table.visible[tile] += 1
        close(table)
        owe(table, seat, AFTER_KONG)
        if table.faithful:
            table.called = DRAW
    return 0


def apply_opening(table: Table, event: cython.ulonglong) -> cython.int:
    """
    Change the table by an event of the opening, or by a flower that is shown. Give 0.
    """
    kind: cython.int = event & 255
    seat: cython.int = event >> 8 & 3
    tile: cython.int = event >> 10 & 63
    extra: cython.int = event >> 24 & 255
    if kind == FLOWER_SHOWN:
        assert table.held(seat, tile) == 1, event
        table.take_tile(seat, tile, 1)
        table.flowers[seat] |= 1 << tile - 34
        if table.phase == TURN:
            show_flower_in_turn(table, seat)
        table.owed = AFTER_FLOWER
        if table.phase == REPLACING:
            table.phase = DRAWING
            table.drawn = NO_TILE
    elif kind == WALL_BUILT:
        table.phase = DEALING
    elif kind == DICE_THROWN:
        # four dice in the order thrown, four bits each
        table.dice |= extra << (8 if event >> 32 else 0)
    elif kind == WALL_OPENED:
        open_wall(table, event >> 16 & 255)
    else:
        assert kind == HANDS_DEALT, event
        table.dealt_ms = table.shown_ms = table.now_ms
        deal_hands(table)
    return 0


def apply_ending(table: Table, event: cython.ulonglong) -> cython.int:
    """
    Change the table by an event of time, of standing, or of the end. Give 0.
    """
    kind: cython.int = event & 255
    seat: cython.int = event >> 8 & 3
    extra: cython.int = event >> 24 & 255
    value: cython.int = event >> 32
    if kind == TIME_FINED:
        table.fines[seat] += value
        table.fine_points = 0
    elif kind == TIME_CALLED:
        call_time(table)
    elif kind == STANDING_SET:
        set_standing(table, seat, extra)
    elif kind == PENALTY_TILES_SET:
        set_penalty_tiles(table, seat, event >> 10 & 63, event >> 16 & 255, extra)
    elif kind == WIN_DECLARED:
        assert value == table.worths[seat], event
        win(table, seat, event >> 10 & 63, extra, value)
    elif kind == DEAL_STOPPED:
        table.opened = 0
        end(table, extra)
    elif kind == DEAL_EXHAUSTED:
        end(table, EXHAUSTED)
    elif kind == SEAT_FORFEITED:
        pay_error(table, seat)
        table.liable = seat
        end(table, FORFEITED)
    else:
        assert kind == DEAL_ENDED, event
        assert extra == table.ending, event
        for seat in range(4):
            table.deltas[seat] -= table.fines[seat]
        table.phase = ENDED
    return 0
