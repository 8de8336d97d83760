"""From the wall to the first turn, and every tile drawn after it."""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.claims import close
    from paiju.deal.codes import FROM_HEAD, INITIAL_FLOWERS, REPLACING
    from paiju.deal.table import Table
    from paiju.deal.turns import begin_turn, owe
    from paiju.deal.winning import see_self_drawn, see_waits

    __all__ = ["begin_play", "deal_hands", "draw", "find_flower", "open_wall"]


def open_wall(table: Table, head: cython.int) -> cython.void:
    """
    Turn the wall into draw order: clockwise from the head stack on.
    """
    place: cython.int
    size: cython.int = table.edition.tiles
    if not cython.compiled:
        built = [0] * 144
    for place in range(size):
        built[place] = table.wall[place]
    for place in range(size):
        table.wall[place] = built[(2 * head + place) % size]
    table.head_stack = head


def deal_hands(table: Table) -> cython.void:
    """
    Deal: 13 tiles to each and one more to East, or 13 each from private walls.
    """
    turn: cython.int
    seat: cython.int
    place: cython.int
    kind: cython.int
    if table.edition.private:
        # each part is drawn from its end: index 34 * seat + draw
        for seat in range(4):
            for place in range(17):
                kind = table.wall[34 * seat + place]
                table.wall[34 * seat + place] = table.wall[34 * seat + 33 - place]
                table.wall[34 * seat + 33 - place] = kind
            for place in range(13):
                table.counts[42 * seat + table.wall[34 * seat + place]] += 1
            table.heads[seat] = 13
        for seat in range(4):
            see_waits(table, seat)
        owe(table, 0, FROM_HEAD)
        return
    for turn in range(12):
        for place in range(4 * turn, 4 * turn + 4):
            table.counts[42 * (turn & 3) + table.wall[place]] += 1
    for turn in range(5):
        table.counts[42 * (turn & 3) + table.wall[48 + turn]] += 1
    table.heads[0] = 53
    table.drawn = table.wall[52]
    if table.edition.flowers and find_flower(table, 0):
        table.phase = INITIAL_FLOWERS
    else:
        begin_play(table)


def find_flower(table: Table, first: cython.int) -> cython.bint:
    """
    Turn to the first seat, from this one on in playing order, that holds a flower.

    The dealer goes on until he has none, then South, West and North: wmcc-5.7.6.
    """
    seat: cython.int
    kind: cython.int
    for seat in range(first, 4):
        for kind in range(42 * seat + 34, 42 * seat + 42):
            if table.counts[kind]:
                table.turn = seat
                table.owed = -1
                return True
    return False


def begin_play(table: Table) -> cython.void:
    """
    Give East the first turn; the tile that came to him last counts as drawn.
    """
    seat: cython.int
    table.take_tile(0, table.drawn, 1)
    for seat in range(4):
        see_waits(table, seat)
    table.counts[table.drawn] += 1
    begin_turn(table, 0)
    see_self_drawn(table)


def draw(table: Table, seat: cython.int, kind: cython.int, source: cython.int) -> cython.void:
    """
    Put the next tile into a seat's hand.
    """
    table.counts[42 * seat + kind] += 1
    table.drawn_count += 1
    if table.edition.private:
        table.heads[seat] += 1
    elif source == FROM_HEAD:
        table.heads[0] += 1
    else:
        table.tails += 1
    if table.phase == INITIAL_FLOWERS:
        if seat == 0:
            table.drawn = kind
        if not find_flower(table, seat):
            begin_play(table)
        return
    table.drawn = kind
    table.source = source
    table.turn = seat
    if kind >= 34:
        close(table)
        table.phase = REPLACING
        return
    begin_turn(table, seat)
    see_self_drawn(table)
