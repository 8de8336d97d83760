"""Replies to a discard or to an added kong: why guided play refuses one."""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.codes import (
        ALREADY_REPLIED,
        BELOW_MINIMUM,
        CHOW,
        CLAIM_BARRED,
        CLAIMS,
        LAST_DISCARD,
        LEGAL,
        MAY_CHOW_HIGH,
        MAY_CHOW_LOW,
        MAY_CHOW_MIDDLE,
        MAY_KONG,
        MAY_PUNG,
        MAY_WIN,
        MELDED_KONG,
        NO_SUCH_SET,
        NO_TILE,
        NO_TILE_TO_DRAW,
        NOT_ASKED,
        NOT_COMPLETE,
        NOT_FROM_UPPER_SEAT,
        NOT_ROBBABLE,
        ON_DISCARD,
        OWN_DISCARD,
        PASS,
        PENALTY_TILE,
        PUNG,
        ROBBING,
        ROBBING_WIN,
        TURN,
        WIN,
        WIN_BARRED,
    )
    from paiju.deal.table import Table
    from paiju.deal.winning import worth

    __all__ = ["refuse_reply", "refuse_win"]


def refuse_reply(  # noqa: PLR0911  # one reason a line
    table: Table, kind: cython.int, seat: cython.int, tile: cython.int
) -> cython.int:
    """
    Refuse a reply to a discard or to an added kong, or give 0.
    """
    bit: cython.int = 1 << seat
    if table.phase not in (CLAIMS, ROBBING):
        return NOT_ASKED
    if seat == table.giver:
        return OWN_DISCARD
    if table.replied & bit:
        return ALREADY_REPLIED
    if kind == PASS:
        return LEGAL if table.asked & bit else NOT_ASKED
    if option_of(table, kind, tile) & table.options[seat]:
        return LEGAL
    if kind == WIN:
        return refuse_win(table, seat, table.tile)
    return refuse_set(table, kind, seat)


def option_of(table: Table, kind: cython.int, tile: cython.int) -> cython.int:
    """
    Give the option that a reply makes use of; 0 for a chow without the discard.
    """
    if kind == WIN:
        return MAY_WIN
    if kind == PUNG:
        return MAY_PUNG
    if kind == MELDED_KONG:
        return MAY_KONG
    if tile == table.tile:
        return MAY_CHOW_HIGH
    if tile == table.tile - 1:
        return MAY_CHOW_MIDDLE
    return MAY_CHOW_LOW if tile == table.tile - 2 else 0


def refuse_win(table: Table, seat: cython.int, tile: cython.int) -> cython.int:
    """
    Say why a seat may not win with a tile.
    """
    if table.no_win >> seat & 1:
        return WIN_BARRED
    # without a drawn tile, in the turn of a claim, nothing completes a hand
    if tile == NO_TILE or not table.waits[seat] >> tile & 1:
        return NOT_COMPLETE
    if table.has_penalty >> seat & 1 and is_barred(table, seat, tile):
        return PENALTY_TILE
    return BELOW_MINIMUM


def is_barred(table: Table, seat: cython.int, tile: cython.int) -> cython.bint:
    """
    Tell whether a seat could win by another's tile but for its penalty tiles.
    """
    value: cython.int
    penalised: cython.int = table.has_penalty
    if table.phase == TURN:
        return False
    table.has_penalty = 0
    value = worth(table, seat, tile, ROBBING_WIN if table.phase == ROBBING else ON_DISCARD)
    table.has_penalty = penalised
    return value >= 0


def refuse_set(table: Table, kind: cython.int, seat: cython.int) -> cython.int:
    """
    Say why a seat may not claim the last discard for a set.
    """
    if table.phase == ROBBING:
        return NOT_ROBBABLE
    if kind == CHOW and seat != table.giver + 1 & 3:
        return NOT_FROM_UPPER_SEAT
    if table.is_last(table.giver):
        return LAST_DISCARD
    if table.no_claim >> seat & 1:
        return CLAIM_BARRED
    # with private walls the next seat must have a tile as well
    if kind == MELDED_KONG and table.held(seat, table.tile) == 3:
        return NO_SUCH_SET if table.may_draw(seat) and not table.is_last(seat) else NO_TILE_TO_DRAW
    return NO_SUCH_SET
