"""What completes a seat's hand, how it would be won, and what the win would pay.

A hand is looked at when it changes: whether it is ready is a cheap question, and only a ready
hand is asked for its waits. Each complete hand is valued by the edition's own kernel.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.codes import (
        AFTER_KONG,
        ROBBING_WIN,
        SELF_DRAWN_WIN,
    )
    from paiju.deal.table import Table
    from paiju.scoring.win import (
        EARTHLY,
        HEAVENLY,
        LAST_OF_KIND,
        LAST_TILE,
        REPLACEMENT,
        ROBBING,
        SELF_DRAWN,
    )
    from paiju.shape.masks import ones

    __all__ = ["circumstances", "fill_row", "see_self_drawn", "see_waits", "worth"]


def see_waits(table: Table, seat: cython.int) -> cython.void:
    """
    Find the kinds that complete a seat's hand, which lacks one tile.
    """
    kind: cython.int
    first: cython.int = 42 * seat
    table.waits[seat] = 0
    if table.amiss >> seat & 1:
        return
    if cython.compiled:
        table.edition.missing.load(cython.address(table.counts[first]), 0)
    else:
        table.edition.missing.load(table.counts[first : first + 34], 0)
    if table.edition.missing.search() > 1:
        return
    for kind in range(34):
        table.edition.waits.tiles[kind] = table.counts[first + kind]
    table.waits[seat] = table.edition.waits.search(
        4 - table.meld_counts[seat], table.edition.forms, 34
    )


def see_self_drawn(table: Table) -> cython.void:
    """
    Value the hand of the seat in turn as a self-drawn win, if its drawn tile completes it.
    """
    seat: cython.int = table.turn
    table.worths[seat] = -1
    if table.waits[seat] >> table.drawn & 1 and not table.no_win >> seat & 1:
        table.worths[seat] = worth(table, seat, table.drawn, SELF_DRAWN_WIN)


def circumstances(table: Table, seat: cython.int, kind: cython.int, way: cython.int) -> cython.int:
    """
    Give the flags of a win (see `paiju.scoring.win`) by this tile, in this way.
    """
    flags: cython.int = 0
    if way == ROBBING_WIN:
        return ROBBING
    if way == SELF_DRAWN_WIN:
        flags = SELF_DRAWN
        if table.source == AFTER_KONG:
            flags |= REPLACEMENT
        if table.visible[kind] == 3:
            flags |= LAST_OF_KIND
        if table.is_last(seat):
            flags |= LAST_TILE
        if not table.river_count and not table.drawn_count and not table.meld_counts[0]:
            flags |= HEAVENLY
        return flags
    # the discard lies open itself
    if table.visible[kind] == 4:
        flags = LAST_OF_KIND
    if table.is_last(table.giver):
        flags |= LAST_TILE
    if table.river_count == 1 and not table.meld_counts[0]:
        flags |= EARTHLY
    return flags


def worth(table: Table, seat: cython.int, kind: cython.int, way: cython.int) -> cython.int:
    """
    Give what a complete hand would pay, -1 if it may not win.
    """
    held: cython.int
    value: cython.int
    fill_row(table, seat, kind, circumstances(table, seat, kind, way))
    if not table.has_penalty >> seat & 1:
        return table.edition.appraiser.appraise()
    for held in range(34):
        table.edition.appraiser.set_penalty_tiles(
            held, table.live[34 * seat + held] + table.dead[34 * seat + held]
        )
    value = table.edition.appraiser.appraise()
    for held in range(34):
        table.edition.appraiser.set_penalty_tiles(held, 0)
    return value


def fill_row(table: Table, seat: cython.int, kind: cython.int, flags: cython.int) -> cython.void:
    """
    Write the row of a win, the winning tile last when it is another's.
    """
    row = table.edition.appraiser.row
    held: cython.int
    end: cython.int
    place: cython.int
    melds: cython.int = table.meld_counts[seat]
    row[0] = flags
    row[1] = seat + 4 * table.prevalent
    row[2] = ones(table.flowers[seat])
    row[3] = melds
    row[4] = kind
    for place in range(4):
        row[5 + place] = table.melds[4 * seat + place] if place < melds else 0
    place = 9
    for held in range(34):
        end = place + table.counts[42 * seat + held]
        while place < end:
            row[place] = held
            place += 1
    if not flags & SELF_DRAWN:
        row[place] = kind
