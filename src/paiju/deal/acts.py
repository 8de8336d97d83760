"""What the single public acts of faithful play change: calls, sets and hands shown, the head."""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.codes import (
        CALL_CHOW,
        CALL_WIN,
        CALL_WITHDRAWN,
        CHOW_CALLED,
        CLAIMS,
        HAND_SHOWN,
        HEAD_TOUCHED,
        SET_SHOWN,
        WIN_CALLED,
    )
    from paiju.deal.moves import unclaim
    from paiju.deal.table import Table

    __all__ = ["apply_act"]


def apply_act(table: Table, event: cython.ulonglong) -> cython.int:
    """
    Change the table by an act; a fault changes nothing by itself. Give 0.
    """
    kind: cython.int = event & 255
    seat: cython.int = event >> 8 & 3
    if kind <= WIN_CALLED:
        table.caller = seat
        table.called = CALL_CHOW + kind - CHOW_CALLED
    elif kind == SET_SHOWN:
        assert table.caller == seat, event
        table.shown = event >> 10 & 63 | (event >> 24 & 255) << 8
    elif kind == HEAD_TOUCHED:
        table.touched |= 1 << seat
    elif kind == HAND_SHOWN:
        assert table.caller == seat, event
        assert table.called == CALL_WIN, event
        table.shown = 0
        if table.late >> seat & 1:
            win_late(table, seat)
    elif kind == CALL_WITHDRAWN:
        table.caller = -1
        table.called = 0
    return 0


def win_late(table: Table, seat: cython.int) -> cython.void:
    """
    Give the discard back to a seat that wins on it after another has claimed it.
    """
    unclaim(table)
    table.giver = table.late_giver
    table.worths[seat] = table.late_worths[seat]
    table.late = 0
    table.phase = CLAIMS
