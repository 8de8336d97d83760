"""What a seat can do in faithful play: what it may, and what can go wrong there.

Only what the whole table sees at once to be out of order is left out: a call on one's own discard,
a call that another goes before, a call for a set by one who may not claim.
"""

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
        CALL_TIME,
        CALL_WIN,
        CLAIM_BARRED,
        CLAIMS,
        DEAL_OVER,
        DISCARD,
        DRAW,
        DRAWING,
        ENDING,
        FORFEIT,
        HEAD_WAS_TOUCHED,
        LAST_DISCARD,
        LEGAL,
        MAY_CHOW_LOW,
        MAY_PUNG,
        MAY_WIN,
        NO_FORFEIT,
        NO_SUCH_SET,
        NO_TILE,
        NOT_IN_FAITHFUL_PLAY,
        NOT_POSSIBLE,
        NOT_ROBBABLE,
        NOT_YOUR_TURN,
        NOTHING_CALLED,
        OVERTAKEN,
        OWN_DISCARD,
        PASS,
        PLAY_STOPPED,
        REPLACING,
        ROBBING,
        SHOW_FLOWER,
        SHOW_HAND,
        SHOW_SET,
        TILE_NOT_HELD,
        TIME_RUNS_BACK,
        TOO_EARLY,
        TOO_LATE,
        TOUCH_HEAD,
        TURN,
        UNKNOWN_COMMAND,
        WIN,
        WITHDRAW,
    )
    from paiju.deal.faithful import (
        add,
        fill_acts,
        fill_kongs,
        fill_sets,
        open_options,
        overtakes,
    )
    from paiju.deal.legal import is_dead, refuse_discard
    from paiju.deal.mishap_codes import (
        DRAW_TAIL,
        EXPOSE_HAND,
        EXPOSE_TILE,
        PUT_BACK,
        SCATTER_WALL,
        SHOW_WRONG_SET,
        TAKE_BACK_SET,
        TURN_WALL_TILE,
    )
    from paiju.deal.mishaps import is_next
    from paiju.deal.table import Table

    __all__ = ["act_refusal", "fill_possible"]

_MOST_LONG = cython.declare(cython.int, 3)
_MOST_SHORT = cython.declare(cython.int, 2)


def fill_possible(table: Table, seat: cython.int) -> cython.int:
    """
    Write what a seat can do to the edition's `choices`: first what it may; give their number.
    """
    count: cython.int = fill_acts(table, seat)
    if table.wrecked or table.phase not in (TURN, CLAIMS, ROBBING, DRAWING, REPLACING):
        return count
    if table.phase == TURN and seat == table.turn:
        count = fill_wrong_turn(table, seat, count)
    elif table.phase in (CLAIMS, ROBBING) and seat != table.giver:
        count = fill_wrong_calls(table, seat, count)
    if table.caller == seat and table.called == CALL_WIN:
        count = add_new(table, count, SHOW_HAND, seat, NO_TILE)
    count = fill_wrong_draws(table, seat, count)
    count = fill_exposures(table, seat, count)
    return add(table, count, SCATTER_WALL, seat, NO_TILE)


def add_new(
    table: Table, count: cython.int, kind: cython.int, seat: cython.int, tile: cython.int
) -> cython.int:
    """
    Write one more command unless it stands there; give their number.
    """
    place: cython.int
    added: cython.int = add(table, count, kind, seat, tile)
    for place in range(count):
        if table.edition.choices[place] == table.edition.choices[count]:
            return count
    return added


def fill_wrong_turn(table: Table, seat: cython.int, count: cython.int) -> cython.int:
    """
    Write what can go wrong in a turn: a kong or a win that is none, a kong without a call.
    """
    if table.caller not in (-1, seat):
        return count
    if table.called != CALL_KONG and not (table.no_claim | table.long) >> seat & 1:
        count = add_new(table, count, CALL_KONG, seat, NO_TILE)
    if table.called != CALL_WIN:
        count = add_new(table, count, CALL_WIN, seat, NO_TILE)
    if table.caller < 0 and table.wrong_open == seat:
        return add(table, count, TAKE_BACK_SET, seat, NO_TILE)
    if table.caller < 0:
        count = fill_kongs(table, seat, count)
    return count


def fill_wrong_calls(table: Table, seat: cython.int, count: cython.int) -> cython.int:
    """
    Write the calls that need not hold, sets shown without a call, and sets that are none.
    """
    act: cython.int
    for act in range(CALL_CHOW, CALL_WIN + 1):
        if not why_no_call(table, act, seat):
            count = add_new(table, count, act, seat, NO_TILE)
    if table.phase == ROBBING:
        return count
    if table.caller < 0 and open_options(table, seat):
        for act in range(CALL_CHOW, CALL_WIN):
            count = fill_sets(table, seat, act, count)
    if table.caller == seat and table.called in (CALL_CHOW, CALL_PUNG):
        count = fill_wrong_sets(table, seat, count)
    return count


def fill_wrong_sets(table: Table, seat: cython.int, count: cython.int) -> cython.int:
    """
    Write the pairs of a hand that make no set with the tile it has called.
    """
    one: cython.int
    other: cython.int
    for one in range(34):
        for other in range(one, 34):
            if not table.held(seat, one) or table.held(seat, other) <= (one == other):
                continue
            if not is_set(table, seat, one, other):
                count = add(table, count, SHOW_WRONG_SET, seat, one | other << 6)
    return count


def is_set(table: Table, seat: cython.int, one: cython.int, other: cython.int) -> cython.bint:
    """
    Tell whether two tiles are those with which a seat may claim the open discard.
    """
    tile: cython.int = table.tile
    options: cython.int = table.options[seat]
    if one == tile and other == tile:
        return options & MAY_PUNG != 0
    if one == tile - 2 and other == tile - 1:
        return options & MAY_CHOW_LOW != 0
    if one == tile - 1 and other == tile + 1:
        return options & MAY_CHOW_LOW << 1 != 0
    if one == tile + 1 and other == tile + 2:
        return options & MAY_CHOW_LOW << 2 != 0
    return False


def fill_wrong_draws(table: Table, seat: cython.int, count: cython.int) -> cython.int:
    """
    Write the draws out of turn and from the wrong end, the discards before one, what goes back.
    """
    kind: cython.int
    is_own: cython.bint = table.phase == CLAIMS and is_next(table, seat)
    if table.phase not in (CLAIMS, TURN) or table.late:
        return count
    if table.phase == TURN and seat == table.turn:
        return count
    if is_own:
        if table.surplus[seat] > -_MOST_SHORT:
            for kind in range(34):
                if table.held(seat, kind) and not is_dead(table, seat, kind):
                    count = add(table, count, DISCARD, seat, kind)
        if table.may_draw(seat) and not table.edition.private:
            count = add(table, count, DRAW_TAIL, seat, NO_TILE)
    elif table.may_draw(seat) and table.surplus[seat] < _MOST_LONG:
        count = add(table, count, DRAW, seat, NO_TILE)
    if table.spare_seat == seat and table.held(seat, table.spare_tile):
        count = add(table, count, PUT_BACK, seat, NO_TILE)
    return count


def fill_exposures(table: Table, seat: cython.int, count: cython.int) -> cython.int:
    """
    Write the tiles of hand and wall that can be let seen.
    """
    kind: cython.int
    place: cython.int
    hidden: cython.bint = False
    for kind in range(34):
        if table.held(seat, kind) > table.exposed[34 * seat + kind]:
            count = add(table, count, EXPOSE_TILE, seat, kind)
            hidden = True
    if hidden and may_lay_open(table, seat):
        count = add(table, count, EXPOSE_HAND, seat, NO_TILE)
    if table.edition.private or not table.may_draw(seat):
        return count
    for place in range(table.heads[0], table.edition.tiles - table.tails + 1):
        if in_wall(table, place) and not table.turned[place]:
            table.edition.choices[count] = TURN_WALL_TILE | seat << 8 | NO_TILE << 10 | place << 16
            count += 1
    return count


def may_lay_open(table: Table, seat: cython.int) -> cython.bint:
    """
    Tell whether a seat has reason to lay its hand open: another's win, or its own, uncalled.
    """
    if table.called == CALL_WIN:
        return table.caller != seat
    if table.phase == TURN and table.turn == seat:
        return table.caller < 0 and table.worths[seat] >= 0
    if table.phase not in (CLAIMS, ROBBING) or seat == table.giver or table.caller >= 0:
        return False
    return open_options(table, seat) & MAY_WIN != 0


def in_wall(table: Table, place: cython.int) -> cython.bint:
    """
    Tell whether a tile from the head on is in the wall: not yet replaced from the tail.

    An odd number of replacements leaves the lower tile of the last stack.
    """
    end: cython.int = table.edition.tiles - table.tails
    if table.tails & 1:
        return place == end or place < end - 1
    return place < end


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
    return PLAY_STOPPED if table.wrecked else why_not(table, kind, seat, command >> 10 & 63)


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
        if table.phase == TURN and table.turn == seat:
            return CLAIM_BARRED if kind == CALL_KONG and table.called != kind else NO_SUCH_SET
        return why_no_call(table, kind, seat) or NO_SUCH_SET
    if kind in (SHOW_SET, SHOW_HAND, SHOW_WRONG_SET, WITHDRAW):
        return NO_SUCH_SET if table.caller == seat else NOTHING_CALLED
    if kind in (DRAW, DRAW_TAIL, TOUCH_HEAD, SHOW_FLOWER):
        return OVERTAKEN if table.caller >= 0 else NOT_YOUR_TURN
    if kind == EXPOSE_TILE:
        return TILE_NOT_HELD
    return NOT_POSSIBLE if WITHDRAW < kind <= DRAW_TAIL else UNKNOWN_COMMAND


def why_no_call(  # noqa: PLR0911  # one reason a line
    table: Table, kind: cython.int, seat: cython.int
) -> cython.int:
    """
    Say why a seat may not call on another's tile now, though the call might not hold; or give 0.
    """
    if table.phase not in (CLAIMS, ROBBING):
        return TOO_LATE
    if seat == table.giver:
        return OWN_DISCARD
    if table.caller >= 0 and (
        kind == table.called if table.caller == seat else not overtakes(table, seat, kind)
    ):
        return OVERTAKEN
    if not may_call(table, kind, seat):
        return HEAD_WAS_TOUCHED
    if kind == CALL_WIN:
        return LEGAL
    if table.phase == ROBBING:
        return NOT_ROBBABLE
    if table.is_last(table.giver):
        return LAST_DISCARD
    return CLAIM_BARRED if (table.no_claim | table.long) >> seat & 1 else LEGAL


def may_call(table: Table, kind: cython.int, seat: cython.int) -> cython.bint:
    """
    Tell whether a seat has not given its claim up: by touching the head or turning it up.
    """
    if table.forgone >> seat & 1:
        return False
    if not table.touched >> seat & 1:
        return True
    return kind == CALL_WIN and table.caller >= 0 and table.edition.touch_keeps_win
