"""What goes wrong at a real table, and what each of it changes: tiles really move or lie open.

Each notes its fault (`blame`); what a text makes of that is not here.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.acts import blame, lay_open
    from paiju.deal.claims import ask_about_discard
    from paiju.deal.codes import (
        ADDED_KONG_DECLARED,
        CALL_WIN,
        CLAIMED,
        CLAIMS,
        CONCEALED_KONG_MADE,
        DRAWING,
        FROM_HEAD,
        INITIAL_FLOWERS,
        NO_TILE,
        TURN,
    )
    from paiju.deal.dealing import draw
    from paiju.deal.mishap_codes import (
        DISCARD_BEFORE_DRAW,
        DRAW_OUT_OF_TURN,
        EARLY_DRAW,
        EXPOSED_TILE,
        FROM_TAIL,
        HAND_EXPOSED,
        HEAD_TURNED_IN_TURN,
        HEAD_TURNED_OUT_OF_TURN,
        KONG_NOT_CALLED,
        MISTAKEN_CLAIM,
        SET_TAKEN_BACK,
        SHOWN_BEFORE_CALL,
        TABLE_WRECKED,
        TILE_EXPOSED,
        UNVOICED_CLAIM,
        WALL_SCATTERED,
        WALL_TILE_TURNED,
        WRONG_SET,
        WRONG_SET_SHOWN,
        WRONG_TILE_DRAWN,
    )
    from paiju.deal.mishap_codes import WALL_TILE_TURNED_FAULT as ANOTHER_TURNED
    from paiju.deal.moves import free_gone, has_live, late_wins, look_anew, see_amiss, untake
    from paiju.deal.table import Table
    from paiju.deal.turns import begin_turn, end_turn
    from paiju.deal.winning import see_waits

    __all__ = [
        "apply_mishap",
        "before_discard",
        "before_set",
        "cover",
        "draw_by_hand",
        "is_next",
        "show_flower_in_turn",
    ]


def apply_mishap(table: Table, event: cython.ulonglong) -> cython.int:
    """
    Change the table by what went wrong, or by a tile that is put back. Give 0.
    """
    kind: cython.int = event & 255
    seat: cython.int = event >> 8 & 3
    tile: cython.int = event >> 10 & 63
    index: cython.int = event >> 16 & 255
    if kind == TILE_EXPOSED:
        table.exposed[34 * seat + tile] += 1
        assert table.exposed[34 * seat + tile] <= table.held(seat, tile), event
        blame(table, EXPOSED_TILE, seat, tile)
    elif kind == HAND_EXPOSED:
        expose_hand(table, seat)
    elif kind == WALL_TILE_TURNED:
        assert table.wall[index] == tile, event
        turn_wall_tile(table, seat, index)
    elif kind == WALL_SCATTERED:
        table.wrecked = 1
        table.deadline_ms = 0
        blame(table, TABLE_WRECKED, seat, NO_TILE)
    elif kind == WRONG_SET_SHOWN:
        assert table.caller == seat, event
        show_wrong_set(table, seat, tile, index)
    elif kind == SET_TAKEN_BACK:
        assert table.wrong_open == seat, event
        take_back(table, seat)
    else:
        assert table.spare_seat == seat, event
        assert table.spare_tile == tile, event
        put_back(table, seat, tile)
    return 0


def expose_hand(table: Table, seat: cython.int) -> cython.void:
    """
    Lay a hand open: before another's win is confirmed, or before one's own is called.
    """
    lay_open(table, seat)
    if table.called == CALL_WIN and table.caller != seat:
        table.opened |= 1 << seat
    else:
        blame(table, SHOWN_BEFORE_CALL, seat, NO_TILE)


def turn_wall_tile(table: Table, seat: cython.int, index: cython.int) -> cython.void:
    """
    Turn a tile of the wall up; who turns his own head tile gives his claim up.
    """
    fault: cython.int = ANOTHER_TURNED
    tile: cython.int = table.wall[index]
    table.turned[index] = 1
    if index == table.next_index(seat, FROM_HEAD):
        fault = HEAD_TURNED_OUT_OF_TURN
        if table.phase == CLAIMS and is_next(table, seat):
            fault = HEAD_TURNED_IN_TURN
            table.forgone |= 1 << seat
    blame(table, fault, seat, tile if tile < 34 else NO_TILE)


def is_next(table: Table, seat: cython.int) -> cython.bint:
    """
    Tell whether the discard that lies open is for this seat to draw after.
    """
    return table.caller < 0 and seat == table.giver + 1 & 3


def show_wrong_set(
    table: Table, seat: cython.int, one: cython.int, other: cython.int
) -> cython.void:
    """
    Lay two tiles to the called one that make no set with it.
    """
    tile: cython.int = table.tile
    act: cython.int = table.called
    late: cython.int = late_wins(table, seat)
    touched: cython.int = table.touched
    forgone: cython.int = table.forgone
    table.asides[4 * seat + table.aside_counts[seat]] = (
        one | other << 6 | tile << 12 | table.giver << 18
    )
    table.aside_counts[seat] += 1
    table.river_marks[table.river_count - 1] |= CLAIMED
    table.take_tile(seat, one, 1)
    table.take_tile(seat, other, 1)
    table.visible[one] += 1
    table.visible[other] += 1
    cover(table, seat)
    see_amiss(table, seat)
    see_waits(table, seat)
    table.source = FROM_HEAD
    begin_turn(table, seat)
    table.claimed = tile
    table.late = late
    # a set taken back opens the discard again, not the claims that were given up
    table.touched = touched
    table.forgone = forgone
    table.wrong_open = seat
    table.wrong_call = act


def take_back(table: Table, seat: cython.int) -> cython.void:
    """
    Take the two tiles of a wrong set back; the discard lies open, and the call still leads.
    """
    act: cython.int = table.wrong_call
    touched: cython.int = table.touched
    forgone: cython.int = table.forgone
    untake(table)
    table.giver = table.turn = table.late_giver
    table.phase = CLAIMS
    table.deadline_ms = 0
    table.time_called = 0
    ask_about_discard(table)
    table.touched = touched
    table.forgone = forgone
    table.caller = seat
    table.called = act
    blame(table, MISTAKEN_CLAIM, seat, NO_TILE)


def draw_by_hand(
    table: Table,
    seat: cython.int,
    tile: cython.int,
    index: cython.int,
    source: cython.int,
) -> cython.void:
    """
    Put a tile of the wall into a hand, in turn or out of it; one that was turned up stays seen.
    """
    is_due: cython.bint = table.phase in (INITIAL_FLOWERS, DRAWING)
    table.spare_seat = -1
    table.spare_tile = NO_TILE
    if is_due or (table.phase == CLAIMS and is_next(table, seat)):
        draw(table, seat, tile, source)
        if source == FROM_TAIL:
            blame(table, WRONG_TILE_DRAWN, seat, NO_TILE)
    else:
        draw_out_of_turn(table, seat, tile)
    if table.turned[index]:
        table.turned[index] = 0
        if tile < 34:
            table.exposed[34 * seat + tile] += 1


def draw_out_of_turn(table: Table, seat: cython.int, tile: cython.int) -> cython.void:
    """
    Let a seat take the head tile though it is not for it: its hand has one too many.
    """
    early: cython.bint = table.phase == TURN and seat == table.turn + 1 & 3
    table.miscounted |= 1 << seat
    move_spare(table, seat, tile, 1)
    table.spare_seat = seat
    table.spare_tile = tile
    blame(table, EARLY_DRAW if early else DRAW_OUT_OF_TURN, seat, NO_TILE)


def put_back(table: Table, seat: cython.int, tile: cython.int) -> cython.void:
    """
    Put the tile drawn out of turn back to its place.
    """
    move_spare(table, seat, tile, -1)
    cover(table, seat)
    table.spare_seat = -1
    table.spare_tile = NO_TILE


def move_spare(table: Table, seat: cython.int, tile: cython.int, step: cython.int) -> cython.void:
    """
    Move the head tile into a hand (1) that is not to draw, or back (-1); look at all anew.
    """
    each: cython.int
    table.take_tile(seat, tile, -step)
    table.drawn_count += step
    table.heads[seat if table.edition.private else 0] += step
    table.surplus[seat] += step
    see_amiss(table, seat)
    see_waits(table, seat)
    for each in range(4):
        look_anew(table, each)


def before_discard(table: Table, seat: cython.int, tile: cython.int) -> cython.int:
    """
    See what a discard puts past correction: a draw that was left out, or a wrong set. Give 0.
    """
    if table.phase == CLAIMS:
        assert is_next(table, seat), seat
        table.turn = seat
        table.phase = TURN
        table.turn_ms = table.now_ms
        table.miscounted |= 1 << seat
        table.surplus[seat] -= 1
        see_amiss(table, seat)
        blame(table, DISCARD_BEFORE_DRAW, seat, tile)
    keep_wrong_set(table, seat)
    if table.exposed[34 * seat + tile]:
        table.exposed[34 * seat + tile] -= 1
    return 0


def keep_wrong_set(table: Table, seat: cython.int) -> cython.void:
    """
    Let a wrong set stay: it can no longer be taken back.
    """
    if table.wrong_open == seat:
        table.wrong_open = -1
        blame(table, WRONG_SET, seat, NO_TILE)


def before_set(table: Table, seat: cython.int, kind: cython.int) -> cython.void:
    """
    See what is amiss with a kong of one's own: not called, or after a wrong set.
    """
    if kind in (CONCEALED_KONG_MADE, ADDED_KONG_DECLARED):
        if table.caller != seat:
            blame(
                table,
                UNVOICED_CLAIM if kind == CONCEALED_KONG_MADE else KONG_NOT_CALLED,
                seat,
                NO_TILE,
            )
        keep_wrong_set(table, seat)


def show_flower_in_turn(table: Table, seat: cython.int) -> cython.void:
    """
    Show a flower that came into the hand out of turn; its replacement follows.
    """
    end_turn(table)
    table.drawn = NO_TILE
    table.phase = DRAWING
    see_amiss(table, seat)
    see_waits(table, seat)


def cover(table: Table, seat: cython.int) -> cython.void:
    """
    Forget tiles that were seen in a hand, or penal, and have left it.
    """
    kind: cython.int
    place: cython.int = 34 * seat
    for kind in range(34):
        table.exposed[place + kind] = min(table.exposed[place + kind], table.held(seat, kind))
    if table.amiss >> seat & 1:
        see_amiss(table, seat)
    if table.has_penalty >> seat & 1:
        for kind in range(34):
            free_gone(table, seat, kind)
        has_live(table, seat)
