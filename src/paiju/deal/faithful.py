"""Faithful play: the single public acts of a real table, in their lawful order.

A discard lies open until the next seat has drawn: who may claims by a call, shows the set and
discards; a later call overtakes until the act that the text names. What can go wrong is in
`possible`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.acts import wins
    from paiju.deal.codes import (
        ADDED_KONG_DECLARED,
        ADDED_KONG_MADE,
        ADDED_KONG_SET,
        AFTER_FLOWER,
        CALL_CHOW,
        CALL_KONG,
        CALL_PUNG,
        CALL_TIME,
        CALL_WIN,
        CALL_WITHDRAWN,
        CHOW_CALLED,
        CHOW_MADE,
        CHOW_SET,
        CLAIMS,
        CONCEALED_KONG_MADE,
        CONCEALED_KONG_SET,
        DEAL_ENDED,
        DISCARD,
        DRAW,
        DRAWING,
        ENDING,
        FAULT_COMMITTED,
        FLOWER_SHOWN,
        FROM_HEAD,
        HAND_SHOWN,
        HEAD_TOUCHED,
        INITIAL_FLOWERS,
        MAY_CHOW_LOW,
        MAY_KONG,
        MAY_PUNG,
        MAY_WIN,
        MELDED_KONG_SET,
        NO_TILE,
        PUNG_MADE,
        PUNG_SET,
        REPLACING,
        ROBBING,
        ROBBING_WIN,
        SELF_DRAWN_WIN,
        SET_SHOWN,
        SHOW_FLOWER,
        SHOW_HAND,
        SHOW_SET,
        TILE_DISCARDED,
        TIME_CALLED,
        TIME_FINED,
        TOUCH_HEAD,
        TURN,
        WIN_DECLARED,
        WITHDRAW,
    )
    from paiju.deal.follow import aged, auto_discard, next_draw
    from paiju.deal.legal import (
        add_each,
        addable,
        discardable,
        refuse_added_kong,
        refuse_kong,
    )
    from paiju.deal.mishap_codes import HAND_SHOWN_AT_FAILED_WIN, HAND_SHOWN_AT_WIN
    from paiju.deal.mishap_events import mishap_event
    from paiju.deal.packing import pack
    from paiju.deal.table import Table

    __all__ = [
        "act_event",
        "add",
        "fill_acts",
        "fill_kongs",
        "fill_sets",
        "following",
        "open_options",
        "overtakes",
    ]

_ANY_CHOW = cython.declare(cython.int, 7 * MAY_CHOW_LOW)


def add(
    table: Table, count: cython.int, kind: cython.int, seat: cython.int, tile: cython.int
) -> cython.int:
    """
    Write one more command to the edition's `choices`; give their number.
    """
    table.edition.choices[count] = kind | seat << 8 | tile << 10
    return count + 1


def fill_acts(table: Table, seat: cython.int) -> cython.int:
    """
    Write what a seat may do to the edition's `choices`, by type and tile; give their number.
    """
    phase: cython.int = table.phase
    if table.wrecked:
        return 0
    if phase in (INITIAL_FLOWERS, REPLACING, DRAWING) and seat == table.turn:
        if phase == DRAWING or (phase == INITIAL_FLOWERS and table.owed == AFTER_FLOWER):
            return 0 if table.caller >= 0 else add(table, 0, DRAW, seat, NO_TILE)
        return fill_flowers(table, seat)
    if table.caller == seat and phase != ENDING:
        return fill_caller(table, seat)
    if phase == TURN and seat == table.turn:
        return 0 if table.caller >= 0 else fill_own_turn(table, seat)
    return fill_calls(table, seat)


def fill_flowers(table: Table, seat: cython.int) -> cython.int:
    """
    Write the flowers that a seat holds and is to show.
    """
    kind: cython.int
    count: cython.int = 0
    for kind in range(34, 42):
        if table.held(seat, kind):
            count = add(table, count, SHOW_FLOWER, seat, kind)
    return count


def fill_own_turn(table: Table, seat: cython.int) -> cython.int:
    """
    Write what the seat in turn can do: discard, call a kong or a win.
    """
    kind: cython.int
    count: cython.int = add_each(table, 0, DISCARD, seat, discardable(table, seat))
    kongs: cython.ulonglong = table.fours_held(seat) | addable(table, seat)
    if kongs and not refuse_kong(table, seat):
        count = add(table, count, CALL_KONG, seat, NO_TILE)
    if table.worths[seat] >= 0:
        count = add(table, count, CALL_WIN, seat, NO_TILE)
    if table.amiss >> seat & 1:
        # a flower that was drawn out of turn
        for kind in range(34, 42):
            if table.held(seat, kind):
                count = add(table, count, SHOW_FLOWER, seat, kind)
    return count


def fill_caller(table: Table, seat: cython.int) -> cython.int:
    """
    Write what a seat whose call leads may do: show what it called, or take the call back.
    """
    act: cython.int = table.called
    count: cython.int = 0
    if act == CALL_WIN:
        if wins(table, seat):
            count = add(table, count, SHOW_HAND, seat, NO_TILE)
    elif table.phase == TURN:
        count = fill_kongs(table, seat, count)
    else:
        count = fill_sets(table, seat, act, count)
    return add(table, count, WITHDRAW, seat, NO_TILE)


def fill_kongs(table: Table, seat: cython.int, count: cython.int) -> cython.int:
    """
    Write the kongs that the seat in turn can show.
    """
    kind: cython.int
    if refuse_kong(table, seat):
        return count
    for kind in range(34):
        if table.held(seat, kind) == 4:
            count = add(table, count, SHOW_SET, seat, kind | CONCEALED_KONG_SET << 6)
        elif table.held(seat, kind) and not refuse_added_kong(table, seat, kind):
            count = add(table, count, SHOW_SET, seat, kind | ADDED_KONG_SET << 6)
    return count


def fill_sets(table: Table, seat: cython.int, act: cython.int, count: cython.int) -> cython.int:
    """
    Write the sets that a seat can make of the open discard, by one act of calling.
    """
    step: cython.int
    options: cython.int = table.options[seat]
    if act == CALL_CHOW:
        for step in range(3):
            if options & MAY_CHOW_LOW << step:
                count = add(table, count, SHOW_SET, seat, table.tile - 2 + step | CHOW_SET << 6)
    elif act == CALL_PUNG and options & MAY_PUNG:
        count = add(table, count, SHOW_SET, seat, table.tile | PUNG_SET << 6)
    elif act == CALL_KONG and options & MAY_KONG:
        count = add(table, count, SHOW_SET, seat, table.tile | MELDED_KONG_SET << 6)
    return count


def fill_calls(table: Table, seat: cython.int) -> cython.int:
    """
    Write the calls that a seat can make on another's tile, and the next seat's draw.
    """
    count: cython.int = 0
    options: cython.int = open_options(table, seat)
    if options & _ANY_CHOW and overtakes(table, seat, CALL_CHOW):
        count = add(table, count, CALL_CHOW, seat, NO_TILE)
    if options & MAY_PUNG and overtakes(table, seat, CALL_PUNG):
        count = add(table, count, CALL_PUNG, seat, NO_TILE)
    if options & MAY_KONG and overtakes(table, seat, CALL_KONG):
        count = add(table, count, CALL_KONG, seat, NO_TILE)
    if options & MAY_WIN and overtakes(table, seat, CALL_WIN):
        count = add(table, count, CALL_WIN, seat, NO_TILE)
    if table.caller >= 0:
        return count
    if table.phase == CLAIMS and seat == table.giver + 1 & 3:
        if not table.touched >> seat & 1 and table.may_draw(seat):
            count = add(table, count, TOUCH_HEAD, seat, NO_TILE)
        count = add(table, count, DRAW, seat, NO_TILE)
    elif table.phase == ROBBING and seat == table.giver:
        count = add(table, count, DRAW, seat, NO_TILE)
    return count


def open_options(table: Table, seat: cython.int) -> cython.int:
    """
    Give what a seat may still call on the tile that lies open.

    Who touched the head has given up his claim, but for overtaking another's call with a win
    where the edition leaves him that: wsom08-draw-and-discard-2, wmcc-11.6.11.5.
    """
    options: cython.int
    if table.phase not in (CLAIMS, ROBBING):
        # a set was shown and its discard has not been made
        if not (table.late & ~(table.no_win | table.amiss)) >> seat & 1:
            return 0
        return MAY_WIN if table.late_worths[seat] >= 0 else 0
    options = table.options[seat]
    if table.touched >> seat & 1:
        if table.caller < 0 or not table.edition.touch_keeps_win:
            return 0
        options &= MAY_WIN
    return 0 if table.forgone >> seat & 1 else options


def overtakes(table: Table, seat: cython.int, act: cython.int) -> cython.bint:
    """
    Tell whether a call goes before the one that leads.

    Win before pung and kong before chow; of two wins that of the seat nearer to the discarder.
    """
    giver: cython.int = table.giver if table.giver >= 0 else table.late_giver
    if table.caller < 0:
        return True
    if act != CALL_WIN:
        return table.called == CALL_CHOW and act != CALL_CHOW
    if table.called != CALL_WIN:
        return True
    return (seat - giver & 3) < (table.caller - giver & 3)


def act_event(  # noqa: PLR0911  # one event an act
    table: Table, command: cython.int
) -> cython.ulonglong:
    """
    Give the event of a possible act.
    """
    kind: cython.int = command & 255
    seat: cython.int = command >> 8 & 3
    tile: cython.int = command >> 10 & 63
    extra: cython.ulonglong = command >> 16
    one: cython.ulonglong = 1
    if kind == DISCARD:
        one = one << 24 if tile == table.drawn else 0
        return pack(TILE_DISCARDED, seat, tile) | one
    if kind == CALL_TIME:
        return pack(TIME_CALLED, 0, NO_TILE)
    if kind <= CALL_WIN:
        return pack(CHOW_CALLED + kind - CALL_CHOW, seat, NO_TILE)
    if kind == SHOW_SET:
        if extra == CONCEALED_KONG_SET:
            return pack(CONCEALED_KONG_MADE, seat, tile)
        if extra == ADDED_KONG_SET:
            return pack(ADDED_KONG_DECLARED, seat, tile)
        return pack(SET_SHOWN, seat, tile) | extra << 24
    if kind == TOUCH_HEAD:
        return pack(HEAD_TOUCHED, seat, NO_TILE)
    if kind == DRAW:
        if table.phase == ROBBING:
            return pack(ADDED_KONG_MADE, seat, table.tile)
        return next_draw(table, seat, FROM_HEAD if table.phase in (CLAIMS, TURN) else table.owed)
    if kind == SHOW_FLOWER:
        return pack(FLOWER_SHOWN, seat, tile)
    if kind > WITHDRAW:
        return mishap_event(table, command)
    return pack(HAND_SHOWN if kind == SHOW_HAND else CALL_WITHDRAWN, seat, NO_TILE)


def following(table: Table) -> cython.ulonglong:  # noqa: PLR0911  # one answer a phase
    """
    Give the event that follows an act by itself, or 0.
    """
    value: cython.ulonglong
    kind: cython.int
    if table.fine_points:
        value = table.fine_points
        return pack(TIME_FINED, table.fine_seat, NO_TILE) | value << 32
    if table.fault:
        value = table.fault
        return pack(FAULT_COMMITTED, table.fault_seat, table.fault_tile) | value << 24
    if table.opened and (table.called != CALL_WIN or table.shown >= 0):
        return opened_hand(table)
    if table.aging >= 0:
        return aged(table)
    if table.phase == ENDING:
        value = table.ending
        return pack(DEAL_ENDED, 0, NO_TILE) | value << 24
    if table.shown >= 0:
        if table.called == CALL_WIN:
            return win_shown(table)
        kind = table.shown >> 8
        kind = CHOW_MADE if kind == CHOW_SET else PUNG_MADE + (kind == MELDED_KONG_SET)
        return pack(kind, table.caller, table.shown & 63)
    if table.called == DRAW:
        # the kong that nobody robbed is made, and the hand is at the wall's end
        return next_draw(table, table.turn, table.owed)
    if table.phase == TURN and table.caller < 0:
        # a call that leads is answered first: wsom08-claim-precedence-4
        return auto_discard(table) if table.time_called and table.edition.auto_discard else 0
    return 0


def opened_hand(table: Table) -> cython.ulonglong:
    """
    Give the fault of a seat that laid its hand open before another's win was confirmed.
    """
    seat: cython.int = 0
    fault: cython.ulonglong = HAND_SHOWN_AT_FAILED_WIN
    if table.shown >= 0:
        fault = HAND_SHOWN_AT_WIN
    while not table.opened >> seat & 1:
        seat += 1
    return pack(FAULT_COMMITTED, seat, NO_TILE) | fault << 24


def win_shown(table: Table) -> cython.ulonglong:
    """
    Give the win of a hand that was called and shown.
    """
    points: cython.ulonglong = table.worths[table.caller]
    way: cython.ulonglong = 0
    tile: cython.int = table.tile
    if table.phase == TURN:
        way = SELF_DRAWN_WIN
        tile = table.drawn
    elif table.phase == ROBBING:
        way = ROBBING_WIN
    return pack(WIN_DECLARED, table.caller, tile) | way << 24 | points << 32
