"""What the single public acts of faithful play change: calls, sets and hands shown, the head."""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.codes import (
        CALL_CHOW,
        CALL_KONG,
        CALL_PUNG,
        CALL_WIN,
        CALL_WITHDRAWN,
        CHOW_CALLED,
        CLAIMS,
        HAND_SHOWN,
        HEAD_TOUCHED,
        NO_TILE,
        NOT_COMPLETE,
        SET_SHOWN,
        TURN,
        WIN_CALLED,
    )
    from paiju.deal.mishap_codes import (
        CHANGED_CLAIM,
        EMPTY_CLAIM,
        EMPTY_KONG,
        EMPTY_WIN,
        FALSE_SELF_DRAW,
        FALSE_WIN,
        LATE_PUNG,
        UNVOICED_CLAIM,
        WRONG_WIN,
    )
    from paiju.deal.moves import unclaim, untake
    from paiju.deal.replies import refuse_win
    from paiju.deal.table import Table

    __all__ = ["apply_act", "blame", "lay_open", "wins"]


def apply_act(table: Table, event: cython.ulonglong) -> cython.int:
    """
    Change the table by an act, or note that a fault is written down. Give 0.
    """
    kind: cython.int = event & 255
    seat: cython.int = event >> 8 & 3
    number: cython.int = event >> 24 & 255
    if kind <= WIN_CALLED:
        call(table, seat, CALL_CHOW + kind - CHOW_CALLED)
    elif kind == SET_SHOWN:
        if table.caller != seat:
            blame(table, UNVOICED_CLAIM, seat, NO_TILE)
            table.caller = seat
            table.called = CALL_CHOW + number
        table.shown = event >> 10 & 63 | number << 8
    elif kind == HEAD_TOUCHED:
        table.touched |= 1 << seat
    elif kind == HAND_SHOWN:
        assert table.caller == seat, event
        assert table.called == CALL_WIN, event
        show_hand(table, seat)
    elif kind == CALL_WITHDRAWN:
        withdraw(table, seat)
    elif table.fault == number and table.fault_seat == seat:
        table.fault = table.fault_seat = 0
        table.fault_tile = NO_TILE
    else:
        table.opened &= ~(1 << seat)
    return 0


def blame(table: Table, fault: cython.int, seat: cython.int, tile: cython.int) -> cython.void:
    """
    Note a fault; it is written down by the next event.
    """
    table.fault = fault
    table.fault_seat = seat
    table.fault_tile = tile


def call(table: Table, seat: cython.int, act: cython.int) -> cython.void:
    """
    Let a seat's call lead.
    """
    limit_ms: cython.longlong = table.edition.claim_ms if table.edition.times_pungs else 0
    if table.caller == seat:
        blame(table, CHANGED_CLAIM, seat, NO_TILE)
    elif act == CALL_PUNG and 0 < limit_ms < table.now_ms - table.shown_ms:
        blame(table, LATE_PUNG, seat, NO_TILE)
    table.caller = seat
    table.called = act


def withdraw(table: Table, seat: cython.int) -> cython.void:
    """
    Take a call back: it was empty.
    """
    fault: cython.int = EMPTY_CLAIM
    if table.called == CALL_KONG:
        fault = EMPTY_KONG
    elif table.called == CALL_WIN:
        fault = EMPTY_WIN
    blame(table, fault, seat, NO_TILE)
    table.caller = -1
    table.called = 0


def wins(table: Table, seat: cython.int) -> cython.bint:
    """
    Tell whether a seat that has called a win has one.
    """
    if (table.no_win | table.amiss) >> seat & 1:
        return False
    if table.late >> seat & 1:
        return table.late_worths[seat] >= 0
    return table.worths[seat] >= 0


def show_hand(table: Table, seat: cython.int) -> cython.void:
    """
    Lay a hand open that was called a win; where it is none play goes on from where it was.
    """
    fault: cython.int = WRONG_WIN
    draws: cython.bint = table.phase == TURN and table.turn == seat
    if wins(table, seat):
        table.shown = 0
        if table.late >> seat & 1:
            win_late(table, seat)
        return
    if refuse_win(table, seat, table.drawn if draws else table.tile) == NOT_COMPLETE:
        fault = FALSE_SELF_DRAW if draws else FALSE_WIN
    blame(table, fault, seat, NO_TILE)
    lay_open(table, seat)
    table.caller = -1
    table.called = 0


def lay_open(table: Table, seat: cython.int) -> cython.void:
    """
    Let all tiles of a hand be seen.
    """
    kind: cython.int
    for kind in range(34):
        table.exposed[34 * seat + kind] = table.counts[42 * seat + kind]


def win_late(table: Table, seat: cython.int) -> cython.void:
    """
    Give the discard back to a seat that wins on it after another has claimed it.
    """
    if table.wrong_open >= 0:
        untake(table)
    else:
        unclaim(table)
    table.giver = table.late_giver
    table.worths[seat] = table.late_worths[seat]
    table.late = 0
    table.phase = CLAIMS
