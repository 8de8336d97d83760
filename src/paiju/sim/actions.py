"""From a packed command to the number of its action, and back.

The numbers are listed in `spaces`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.codes import (
        ADDED_KONG,
        CHOW,
        CONCEALED_KONG,
        DISCARD,
        MELDED_KONG,
        NO_TILE,
        PASS,
        PUNG,
        WIN,
    )
    from paiju.deal.table import Table
    from paiju.sim.spaces import (
        ACTIONS,
        CHOW_AT,
        DISCARD_AT,
        KONG_AT,
        MELDED_KONG_AT,
        PASS_AT,
        PUNG_AT,
        WIN_AT,
    )

    __all__ = ["action_of", "command_of"]


def action_of(table: Table, command: cython.int) -> cython.int:
    """
    Give the number of a legal command's action.
    """
    kind: cython.int = command & 255
    tile: cython.int = command >> 10 & 63
    if kind == DISCARD:
        return DISCARD_AT + tile
    if kind in (CONCEALED_KONG, ADDED_KONG):
        return KONG_AT + tile
    if kind == CHOW:
        return CHOW_AT + 2 + tile - table.tile
    if kind == PUNG:
        return PUNG_AT
    if kind == MELDED_KONG:
        return MELDED_KONG_AT
    return WIN_AT if kind == WIN else PASS_AT


def command_of(table: Table, seat: cython.int, action: cython.int) -> cython.int:
    """
    Give the command that an action means to a seat now; 0 for a number that means nothing.
    """
    kind: cython.int = 0
    tile: cython.int = NO_TILE
    if DISCARD_AT <= action < KONG_AT:
        kind = DISCARD
        tile = action
    elif KONG_AT <= action < CHOW_AT:
        tile = action - KONG_AT
        kind = CONCEALED_KONG if table.held(seat, tile) == 4 else ADDED_KONG
    elif CHOW_AT <= action < PUNG_AT and table.tile + action >= CHOW_AT + 2:
        kind = CHOW
        tile = table.tile - 2 + action - CHOW_AT
    elif action == PUNG_AT:
        kind = PUNG
    elif action == MELDED_KONG_AT:
        kind = MELDED_KONG
    elif action == WIN_AT:
        kind = WIN
    elif PASS_AT <= action < ACTIONS:
        kind = PASS
    return kind | seat << 8 | tile << 10 if kind else 0
