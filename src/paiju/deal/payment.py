"""Who pays what for a win, or for an error that ends the deal.

The same as `paiju.scoring.settle` says, on a table and without the interpreter; tests compare
the two.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.codes import ROBBING_WIN, SELF_DRAWN_WIN
    from paiju.deal.table import Table

    __all__ = ["liable_seat", "pay", "pay_error"]


def liable_seat(table: Table, winner: cython.int, way: cython.int) -> cython.int:
    """
    Give the seat that is liable for a win, -1 for none.

    Where the edition exempts who follows a discard, the first to discard the winning kind since
    the winner's last discard, that one included, is liable; nobody, when that is the winner.
    """
    first: cython.int = table.last_own[winner]
    last: cython.int = table.river_count
    place: cython.int
    seat: cython.int
    if way == SELF_DRAWN_WIN:
        return -1
    if table.edition.share_points < 0:
        return table.giver
    if way == ROBBING_WIN:
        if not table.edition.robbed_kong_immunity:
            return table.giver
    else:
        last -= 1
    if first < 0:
        if not table.edition.window_from_start:
            return table.giver
        first = 0
    for place in range(first, last):
        if table.river[place] & 63 == table.tile:
            seat = table.river[place] >> 6
            return -1 if seat == winner else seat
    return table.giver


def pay(table: Table, winner: cython.int, way: cython.int, points: cython.int) -> cython.void:
    """
    Settle a win: find who is liable and what each gains or loses.
    """
    seat: cython.int
    paid: cython.int
    share: cython.int = points
    table.liable = liable_seat(table, winner, way)
    if table.edition.threefold and table.liable >= 0 and 0 <= table.edition.share_points < points:
        share = table.edition.share_points
    for seat in range(4):
        if seat == winner:
            continue
        if table.edition.threefold:
            paid = 3 * points - 2 * share if seat == table.liable else share
        else:
            paid = table.edition.basic_points
            if table.liable < 0 or seat == table.liable:
                paid += points
        table.deltas[seat] -= paid
        table.deltas[winner] += paid


def pay_error(table: Table, seat: cython.int) -> cython.void:
    """
    Settle an error that ends the deal, where an edition has a price for it.
    """
    other: cython.int
    for other in range(4):
        table.deltas[other] += (
            table.edition.error_costs if other == seat else table.edition.error_gives
        )
