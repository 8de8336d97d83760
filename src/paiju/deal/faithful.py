"""Faithful play: the single public acts of a real table, in their lawful order.

A discard lies open until the next seat has drawn: who may claims by a call, shows the set and
discards; a later call overtakes until the act that the text names. What can go wrong is not here.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
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
        CLAIM_BARRED,
        CLAIMS,
        CONCEALED_KONG_MADE,
        CONCEALED_KONG_SET,
        DEAL_ENDED,
        DEAL_OVER,
        DISCARD,
        DRAW,
        DRAWING,
        ENDING,
        FLOWER_SHOWN,
        FORFEIT,
        FROM_HEAD,
        HAND_SHOWN,
        HEAD_TOUCHED,
        HEAD_WAS_TOUCHED,
        INITIAL_FLOWERS,
        LAST_DISCARD,
        LEGAL,
        MAY_CHOW_LOW,
        MAY_KONG,
        MAY_PUNG,
        MAY_WIN,
        MELDED_KONG_SET,
        NO_FORFEIT,
        NO_SUCH_SET,
        NO_TILE,
        NOT_IN_FAITHFUL_PLAY,
        NOT_YOUR_TURN,
        NOTHING_CALLED,
        OVERTAKEN,
        PASS,
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
        TILE_NOT_HELD,
        TIME_CALLED,
        TIME_FINED,
        TIME_RUNS_BACK,
        TOO_EARLY,
        TOO_LATE,
        TOUCH_HEAD,
        TURN,
        UNKNOWN_COMMAND,
        WIN,
        WIN_DECLARED,
        WITHDRAW,
    )
    from paiju.deal.follow import auto_discard, next_draw
    from paiju.deal.legal import (
        add_each,
        addable,
        discardable,
        refuse_added_kong,
        refuse_discard,
        refuse_kong,
    )
    from paiju.deal.packing import pack
    from paiju.deal.replies import refuse_win
    from paiju.deal.table import Table

    __all__ = ["act_event", "act_refusal", "fill_possible", "following"]

_ANY_CHOW = cython.declare(cython.int, 7 * MAY_CHOW_LOW)


def add(
    table: Table, count: cython.int, kind: cython.int, seat: cython.int, tile: cython.int
) -> cython.int:
    """
    Write one more command to the edition's `choices`; give their number.
    """
    table.edition.choices[count] = kind | seat << 8 | tile << 10
    return count + 1


def fill_possible(table: Table, seat: cython.int) -> cython.int:
    """
    Write what a seat can do to the edition's `choices`, by type and tile; give their number.
    """
    phase: cython.int = table.phase
    if phase in (INITIAL_FLOWERS, REPLACING, DRAWING) and seat == table.turn:
        if phase == DRAWING or table.owed == AFTER_FLOWER:
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
    count: cython.int = add_each(table, 0, DISCARD, seat, discardable(table, seat))
    kongs: cython.ulonglong = table.fours_held(seat) | addable(table, seat)
    if kongs and not refuse_kong(table, seat):
        count = add(table, count, CALL_KONG, seat, NO_TILE)
    if table.worths[seat] >= 0:
        count = add(table, count, CALL_WIN, seat, NO_TILE)
    return count


def fill_caller(table: Table, seat: cython.int) -> cython.int:
    """
    Write what a seat whose call leads can do: show what it called, or take the call back.
    """
    act: cython.int = table.called
    kind: cython.int
    step: cython.int
    count: cython.int = 0
    if act == CALL_WIN:
        count = add(table, count, SHOW_HAND, seat, NO_TILE)
    elif table.phase == TURN:
        for kind in range(34):
            if table.held(seat, kind) == 4:
                count = add(table, count, SHOW_SET, seat, kind | CONCEALED_KONG_SET << 6)
            elif table.held(seat, kind) and not refuse_added_kong(table, seat, kind):
                count = add(table, count, SHOW_SET, seat, kind | ADDED_KONG_SET << 6)
    elif act == CALL_CHOW:
        for step in range(3):
            if table.options[seat] & MAY_CHOW_LOW << step:
                count = add(table, count, SHOW_SET, seat, table.tile - 2 + step | CHOW_SET << 6)
    else:
        kind = PUNG_SET if act == CALL_PUNG else MELDED_KONG_SET
        count = add(table, count, SHOW_SET, seat, table.tile | kind << 6)
    return add(table, count, WITHDRAW, seat, NO_TILE)


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
        return MAY_WIN if table.late >> seat & 1 else 0
    options = table.options[seat]
    if table.touched >> seat & 1:
        if table.caller < 0 or not table.edition.touch_keeps_win:
            return 0
        options &= MAY_WIN
    return options


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


def act_refusal(table: Table, command: cython.int, at_ms: cython.longlong) -> cython.int:
    """
    Say why a command is refused in faithful play; 0 when it is possible.
    """
    kind: cython.int = command & 255
    seat: cython.int = command >> 8 & 3
    place: cython.int
    count: cython.int
    if table.phase >= ENDING:
        return DEAL_OVER
    if at_ms < table.now_ms:
        return TIME_RUNS_BACK
    if command == CALL_TIME | NO_TILE << 10:
        return LEGAL if 0 < table.deadline_ms <= at_ms else TOO_EARLY
    count = fill_possible(table, seat)
    for place in range(count):
        if table.edition.choices[place] == command:
            return LEGAL
    return why_not(table, kind, seat, command >> 10 & 63)


def why_not(  # noqa: PLR0911  # one reason a line
    table: Table, kind: cython.int, seat: cython.int, tile: cython.int
) -> cython.int:
    """
    Say why an act is not possible now.
    """
    if PASS <= kind <= WIN and kind != DISCARD:
        return NOT_IN_FAITHFUL_PLAY
    if kind == FORFEIT:
        return NOT_IN_FAITHFUL_PLAY if table.edition.ends_on_error else NO_FORFEIT
    if kind == DISCARD:
        if table.phase == TURN and table.turn == seat and table.caller < 0:
            return refuse_discard(table, seat, tile) if tile < 34 else TILE_NOT_HELD
        return NOT_YOUR_TURN
    if CALL_CHOW <= kind <= CALL_WIN:
        return why_no_call(table, kind, seat)
    if kind in (SHOW_SET, SHOW_HAND, WITHDRAW):
        return NO_SUCH_SET if table.caller == seat else NOTHING_CALLED
    if kind in (DRAW, TOUCH_HEAD, SHOW_FLOWER):
        return OVERTAKEN if table.caller >= 0 else NOT_YOUR_TURN
    return UNKNOWN_COMMAND


def why_no_call(  # noqa: PLR0911  # one reason a line
    table: Table, kind: cython.int, seat: cython.int
) -> cython.int:
    """
    Say why a seat may not call now.
    """
    if table.phase == TURN and table.turn == seat:
        if kind == CALL_WIN:
            return refuse_win(table, seat, table.drawn)
        return refuse_kong(table, seat) or NO_SUCH_SET
    if table.phase not in (CLAIMS, ROBBING):
        return TOO_LATE
    if table.caller >= 0 and not overtakes(table, seat, kind):
        return OVERTAKEN
    if table.touched >> seat & 1:
        return HEAD_WAS_TOUCHED
    if kind == CALL_WIN:
        return refuse_win(table, seat, table.tile)
    if table.is_last(table.giver):
        return LAST_DISCARD
    return CLAIM_BARRED if table.no_claim >> seat & 1 else NO_SUCH_SET


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
        return next_draw(table, seat, FROM_HEAD if table.phase == CLAIMS else table.owed)
    if kind == SHOW_FLOWER:
        return pack(FLOWER_SHOWN, seat, tile)
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
    if table.phase == TURN and table.time_called and table.edition.auto_discard:
        return auto_discard(table)
    return 0


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
