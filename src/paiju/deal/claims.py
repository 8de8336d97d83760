"""Claims on a discard or on a tile added to a pung: who may ask for it, and who gets it.

In guided play a window asks only seats that may claim; replies are sealed, in any order.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.codes import (
        CHOW,
        MAY_CHOW_HIGH,
        MAY_CHOW_LOW,
        MAY_CHOW_MIDDLE,
        MAY_KONG,
        MAY_PUNG,
        MAY_WIN,
        MELDED_KONG,
        ON_DISCARD,
        PUNG,
        ROBBING_WIN,
        WIN,
    )
    from paiju.deal.replies import option_of
    from paiju.deal.table import Table
    from paiju.deal.winning import worth

    __all__ = [
        "ask_about",
        "ask_about_discard",
        "ask_about_kong",
        "best_reply",
        "chow_options",
        "close",
        "leaves_discard",
        "may_meld_kong",
        "rank_of",
        "set_options",
        "standing_reply",
    ]


def ask_about_discard(table: Table) -> cython.void:
    """
    Find what each other seat may do about the last discard, and ask those who may do something.
    """
    step: cython.int
    close(table)
    for step in range(1, 4):
        ask_about(table, table.giver + step & 3, ON_DISCARD)


def ask_about_kong(table: Table) -> cython.void:
    """
    Ask the seats that may rob the tile added to a pung.
    """
    step: cython.int
    close(table)
    for step in range(1, 4):
        ask_about(table, table.giver + step & 3, ROBBING_WIN)


def ask_about(table: Table, seat: cython.int, way: cython.int) -> cython.void:
    """
    Find what a seat may do about the tile that lies open, and ask it if it may do something.
    """
    options: cython.int = 0
    table.asked &= ~(1 << seat)
    table.worths[seat] = -1
    if table.waits[seat] >> table.tile & 1 and not table.no_win >> seat & 1:
        table.worths[seat] = worth(table, seat, table.tile, way)
        if table.worths[seat] >= 0:
            options = MAY_WIN
    # the last discard can only be won on: wsom08-dead-wall-4, wmcc-4.30
    # a hand with a tile too many claims no set: decision 0454
    if (
        way == ON_DISCARD
        and not (table.no_claim | table.long) >> seat & 1
        and not table.is_last(table.giver)
    ):
        options |= set_options(table, seat)
    table.options[seat] = options
    # in faithful play nobody is asked: who may and will calls; who has replied has been asked
    if (options and not table.faithful) or table.replied >> seat & 1:
        table.asked |= 1 << seat


def close(table: Table) -> cython.void:
    """
    Forget what was asked and replied.
    """
    seat: cython.int
    table.asked = table.replied = table.overruled = 0
    table.caller = table.shown = -1
    table.called = table.touched = table.forgone = table.late = 0
    for seat in range(4):
        table.options[seat] = table.replies[seat] = 0
        table.worths[seat] = -1


def set_options(table: Table, seat: cython.int) -> cython.int:
    """
    Give the sets that a seat may claim the last discard for.
    """
    options: cython.int = 0
    kind: cython.int = table.tile
    held: cython.int = table.free_of(seat, kind)
    if held >= 2:
        options = MAY_PUNG
        if held == 3 and may_meld_kong(table, seat):
            options |= MAY_KONG
    if seat == table.giver + 1 & 3 and kind < 27:
        options |= chow_options(table, seat)
    if options and not table.edition.swap_calls:
        if not leaves_discard(table, seat, kind, kind):
            options &= ~MAY_PUNG
        if not leaves_discard(table, seat, kind - 2, kind - 1):
            options &= ~MAY_CHOW_LOW
        if not leaves_discard(table, seat, kind - 1, kind + 1):
            options &= ~MAY_CHOW_MIDDLE
        if not leaves_discard(table, seat, kind + 1, kind + 2):
            options &= ~MAY_CHOW_HIGH
    return options


def may_meld_kong(table: Table, seat: cython.int) -> cython.bint:
    """
    Tell whether there is a tile to replace a kong's.

    With private walls both the seat and the next must have one: its own rule.
    """
    return table.may_draw(seat) and not table.is_last(seat)


def chow_options(table: Table, seat: cython.int) -> cython.int:
    """
    Give the chows that the last discard makes with two tiles of the hand.
    """
    options: cython.int = 0
    rank: cython.int = table.tile % 9
    kind: cython.int = table.tile
    below: cython.bint = rank > 0 and table.free_of(seat, kind - 1) > 0
    above: cython.bint = rank < 8 and table.free_of(seat, kind + 1) > 0
    if below and rank > 1 and table.free_of(seat, kind - 2) > 0:
        options = MAY_CHOW_LOW
    if below and above:
        options |= MAY_CHOW_MIDDLE
    if above and rank < 7 and table.free_of(seat, kind + 2) > 0:
        options |= MAY_CHOW_HIGH
    return options


def leaves_discard(
    table: Table, seat: cython.int, one: cython.int, other: cython.int
) -> cython.bint:
    """
    Tell whether a seat that lays two tiles to the last discard has one left that it may discard.

    Where the kind just claimed may not be discarded, it must be one of another kind.
    """
    kind: cython.int
    left: cython.int
    for kind in range(34):
        left = table.held(seat, kind) - (kind == one) - (kind == other)
        if kind != table.tile and left > table.dead[34 * seat + kind]:
            return True
    return False


def rank_of(reply: cython.int) -> cython.int:
    """
    Rank a reply: win, then pung and kong, then chow, then nothing.
    """
    kind: cython.int = reply & 255
    if kind == WIN:
        return 3
    if kind in (PUNG, MELDED_KONG):
        return 2
    return 1 if kind == CHOW else 0


def standing_reply(table: Table, seat: cython.int) -> cython.int:
    """
    Give a seat's reply, or 0 for a claim that a ruling has barred since: it falls like a pass.
    """
    reply: cython.int = table.replies[seat]
    return reply if option_of(table, reply & 255, reply >> 8) & table.options[seat] else 0


def best_reply(table: Table) -> cython.int:
    """
    Give the seat whose claim goes first, or -1 when all have passed.

    Of two wins that of the seat nearer to the discarder in playing order stands alone:
    wsom08-claim-precedence-1, wmcc-7.2.4.
    """
    step: cython.int
    seat: cython.int
    rank: cython.int
    best: cython.int = -1
    most: cython.int = 0
    for step in range(1, 4):
        seat = table.giver + step & 3
        rank = rank_of(standing_reply(table, seat))
        if rank > most:
            most = rank
            best = seat
    return best
