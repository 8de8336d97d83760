"""Turns and windows: who acts next, and how long the clock lets him.

What a clock costs is in `clock`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.claims import close
    from paiju.deal.clock import more_points_over, points_over, turn_start
    from paiju.deal.codes import AFTER_KONG, DRAWING, FROM_HEAD, NO_TILE, PASS, TURN
    from paiju.deal.table import Table

    __all__ = ["begin_turn", "bill_claim", "call_time", "end_turn", "owe", "wait_for_replies"]


def begin_turn(table: Table, seat: cython.int) -> cython.void:
    """
    Let a seat discard, declare a kong or win; its clock starts as the text says.
    """
    own_ms: cython.longlong = table.now_ms
    before_ms: cython.longlong = table.shown_ms
    limit_ms: cython.longlong
    close(table)
    table.turn = seat
    table.phase = TURN
    table.owed = -1
    table.claimed = NO_TILE
    table.time_called = 0
    table.giver = -1
    if table.source == AFTER_KONG and table.edition.replacement_restarts:
        before_ms = own_ms
    table.turn_ms = turn_start(
        before_ms, own_ms, table.dealt_ms + table.edition.free_ms, table.edition.from_own_tile
    )
    limit_ms = turn_limit(table)
    table.deadline_ms = table.turn_ms + limit_ms if limit_ms else 0


def turn_limit(table: Table) -> cython.longlong:
    """
    Give how long the turn that has begun may last, 0 for no limit.

    The dealer's first discard has a limit of its own, from the end of the deal. A replacement
    that starts a turn anew gives the limit of a discard, and takes nothing of the first one away.
    """
    first_ms: cython.longlong = table.edition.first_discard_ms
    limit_ms: cython.longlong = table.edition.discard_ms
    if table.river_count:
        return limit_ms
    if table.source == FROM_HEAD or not first_ms or not limit_ms:
        return first_ms
    return max(limit_ms, table.dealt_ms + table.edition.free_ms + first_ms - table.turn_ms)


def bill_claim(table: Table, seat: cython.int) -> cython.void:
    """
    Measure a claim that ends with its kong: from the claimed discard on, as with a pung.
    """
    table.turn = seat
    table.source = FROM_HEAD
    table.turn_ms = turn_start(
        table.shown_ms,
        table.now_ms,
        table.dealt_ms + table.edition.free_ms,
        table.edition.from_own_tile,
    )
    end_turn(table)


def end_turn(table: Table) -> cython.void:
    """
    Stop the clock of the seat in turn, and note what running over its limits costs.
    """
    used_ms: cython.longlong = table.now_ms - table.turn_ms
    limit_ms: cython.longlong = turn_limit(table)
    before_ms: cython.longlong = table.used_ms[table.turn]
    if used_ms > 0:
        table.used_ms[table.turn] = before_ms + used_ms
        table.fine_seat = table.turn
        table.fine_points = points_over(
            used_ms, limit_ms, table.edition.unit_ms, table.edition.unit_points
        ) + more_points_over(
            before_ms,
            before_ms + used_ms,
            table.edition.deal_ms,
            table.edition.unit_ms,
            table.edition.unit_points,
        )
    table.deadline_ms = 0
    table.time_called = 0


def owe(table: Table, seat: cython.int, source: cython.int) -> cython.void:
    """
    Let a seat draw next, from the head or for a kong.
    """
    table.turn = seat
    table.owed = source
    table.phase = DRAWING
    table.deadline_ms = 0


def wait_for_replies(table: Table, phase: cython.int) -> cython.void:
    """
    Open a window for replies.
    """
    table.phase = phase
    if table.edition.claim_ms and table.asked:
        table.deadline_ms = table.now_ms + table.edition.claim_ms


def call_time(table: Table) -> cython.void:
    """
    Let a deadline pass: who has not replied passes, and a turn runs on at its cost.
    """
    seat: cython.int
    unit_ms: cython.longlong = table.edition.unit_ms
    if table.phase == TURN:
        table.time_called = 1
        # to the first unit that has not begun, so that a deadline is called once: decision 0450
        if unit_ms:
            table.deadline_ms += unit_ms * ((table.now_ms - table.deadline_ms) // unit_ms + 1)
        else:
            table.deadline_ms = 0
        return
    for seat in range(4):
        if table.asked & ~table.replied & 1 << seat:
            table.replies[seat] = PASS
    table.replied = table.asked
    table.deadline_ms = 0
