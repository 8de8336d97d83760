"""Discards, claims, kongs and wins: what each does to hands, river and melds."""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.claims import ask_about, ask_about_discard, ask_about_kong, close
    from paiju.deal.codes import (
        AFTER_KONG,
        CLAIMED,
        CLAIMS,
        ENDING,
        FROM_HEAD,
        MAY_WIN,
        NO_TILE,
        ON_DISCARD,
        PLACE_SHIFT,
        ROBBING,
        ROBBING_WIN,
        SELF_DRAWN_WIN,
        TURN,
        WON_BY_ROBBING,
        WON_BY_SELF_DRAW,
        WON_ON,
        WON_ON_DISCARD,
    )
    from paiju.deal.payment import pay
    from paiju.deal.table import Table
    from paiju.deal.turns import begin_turn, bill_claim, end_turn, owe, wait_for_replies
    from paiju.deal.winning import see_self_drawn, see_waits, worth
    from paiju.shape.masks import CHOW, CONCEALED_KONG, MELDED_KONG, PUNG

    __all__ = [
        "added_kong",
        "claim",
        "concealed_kong",
        "discard",
        "end",
        "free_gone",
        "has_live",
        "late_wins",
        "look_anew",
        "see_amiss",
        "set_penalty_tiles",
        "set_standing",
        "unclaim",
        "untake",
        "win",
    ]


def discard(table: Table, seat: cython.int, kind: cython.int) -> cython.void:
    """
    Lay a tile into the river, and ask who may claim it.
    """
    end_turn(table)
    table.take_tile(seat, kind, 1)
    if table.has_penalty >> seat & 1:
        age(table, seat, kind)
    table.river[table.river_count] = seat << 6 | kind
    table.last_own[seat] = table.river_count
    table.river_count += 1
    table.visible[kind] += 1
    table.tile = kind
    table.giver = seat
    table.shown_ms = table.now_ms
    if kind != table.drawn:
        see_waits(table, seat)
    ask_about_discard(table)
    if table.asked or table.faithful:
        wait_for_replies(table, CLAIMS)
    else:
        owe(table, seat + 1 & 3, FROM_HEAD)


def claim(table: Table, seat: cython.int, kind: cython.int, code: cython.int) -> cython.void:
    """
    Make a set of the last discard; `kind` is the set's lowest.
    """
    tile: cython.int = table.tile
    each: cython.int
    mark: cython.int = table.giver
    late: cython.int = late_wins(table, seat) if table.faithful else 0
    table.river_marks[table.river_count - 1] |= CLAIMED
    if code == CHOW:
        mark |= tile - kind << PLACE_SHIFT
        for each in range(kind, kind + 3):
            if each != tile:
                table.take_tile(seat, each, 1)
                table.visible[each] += 1
    else:
        each = 2 if code == PUNG else 3
        table.take_tile(seat, tile, each)
        table.visible[tile] += each
    table.add_meld(seat, code + kind, mark)
    if code == MELDED_KONG:
        close(table)
        bill_claim(table, seat)
        see_waits(table, seat)
        owe(table, seat, AFTER_KONG)
    else:
        table.source = FROM_HEAD
        begin_turn(table, seat)
        table.claimed = tile
    table.late = late


def late_wins(table: Table, claimer: cython.int) -> cython.int:
    """
    Keep who else may win on the discard: in time until the claimer has shown and discarded.

    wsom08-claim-precedence-4; MCR names no other end (decision 0404). Who has given his claim
    up keeps nothing: wmcc-11.6.11.5.
    """
    seat: cython.int
    late: cython.int = 0
    gone: cython.int = table.forgone | 1 << claimer
    if not table.edition.touch_keeps_win:
        gone |= table.touched
    for seat in range(4):
        table.late_worths[seat] = -1
        if table.options[seat] & MAY_WIN and not gone >> seat & 1:
            late |= 1 << seat
            table.late_worths[seat] = table.worths[seat]
    table.late_giver = table.giver
    return late


def value_late(table: Table, seat: cython.int) -> cython.void:
    """
    Value a late win anew, whose seat has other penalty tiles: the table as before the claim.
    """
    giver: cython.int = table.giver
    shown: cython.int = shown_with(table)
    table.visible[table.tile] -= shown
    table.giver = table.late_giver
    table.late_worths[seat] = worth(table, seat, table.tile, ON_DISCARD)
    table.visible[table.tile] += shown
    table.giver = giver


def shown_with(table: Table) -> cython.int:
    """
    Count the tiles like the last discard that its claimer has laid to it.
    """
    seat: cython.int = table.turn
    last: cython.int
    if table.wrong_open >= 0:
        last = table.asides[4 * seat + table.aside_counts[seat] - 1]
        return (last & 63 == table.tile) + (last >> 6 & 63 == table.tile)
    last = table.melds[4 * seat + table.meld_counts[seat] - 1] & 192
    return 0 if last == CHOW else 2 + (last == MELDED_KONG)


def unclaim(table: Table) -> cython.void:
    """
    Take back the set of the last discard: a late win overtakes it.
    """
    seat: cython.int = table.turn
    place: cython.int = 4 * seat + table.meld_counts[seat] - 1
    code: cython.int = table.melds[place] & 192
    low: cython.int = table.melds[place] & 63
    each: cython.int
    table.melds[place] = table.marks[place] = 0
    table.meld_counts[seat] -= 1
    table.river_marks[table.river_count - 1] &= ~CLAIMED
    if code == CHOW:
        for each in range(low, low + 3):
            if each != table.tile:
                table.take_tile(seat, each, -1)
                table.visible[each] -= 1
    else:
        each = 2 if code == PUNG else 3
        table.take_tile(seat, low, -each)
        table.visible[low] -= each
    table.claimed = NO_TILE


def untake(table: Table) -> cython.void:
    """
    Take the two tiles of the open wrong set back into the hand; the discard lies open again.
    """
    seat: cython.int = table.wrong_open
    place: cython.int = 4 * seat + table.aside_counts[seat] - 1
    one: cython.int = table.asides[place] & 63
    other: cython.int = table.asides[place] >> 6 & 63
    table.asides[place] = 0
    table.aside_counts[seat] -= 1
    table.river_marks[table.river_count - 1] &= ~CLAIMED
    table.take_tile(seat, one, -1)
    table.take_tile(seat, other, -1)
    table.visible[one] -= 1
    table.visible[other] -= 1
    table.exposed[34 * seat + one] += 1
    table.exposed[34 * seat + other] += 1
    table.claimed = NO_TILE
    table.wrong_open = -1
    see_amiss(table, seat)
    see_waits(table, seat)


def see_amiss(table: Table, seat: cython.int) -> cython.void:
    """
    Note whether a hand has a wrong number of tiles, a wrong set or a flower left in it.

    One that is too long, or has no third tile to discard, claims no set.
    """
    kind: cython.int
    tiles: cython.int = 0
    bit: cython.int = 1 << seat
    table.amiss &= ~bit
    table.long &= ~bit
    for kind in range(34):
        tiles += table.held(seat, kind)
    if table.surplus[seat] > 0 or tiles < 3:
        table.long |= bit
    if table.surplus[seat] or table.aside_counts[seat]:
        table.amiss |= bit
    for kind in range(34, 42):
        if table.held(seat, kind):
            table.amiss |= bit


def concealed_kong(table: Table, seat: cython.int, kind: cython.int) -> cython.void:
    """
    Lay a concealed kong.
    """
    end_turn(table)
    table.take_tile(seat, kind, 4)
    # with their kong penalty tiles are as others again: wsom08-penalty-tiles-7
    table.live[34 * seat + kind] = table.dead[34 * seat + kind] = 0
    has_live(table, seat)
    table.add_meld(seat, CONCEALED_KONG + kind, seat)
    table.drawn = NO_TILE
    close(table)
    see_waits(table, seat)
    owe(table, seat, AFTER_KONG)


def added_kong(table: Table, seat: cython.int, kind: cython.int) -> cython.void:
    """
    Lay a tile to a pung, and ask who may rob it.
    """
    end_turn(table)
    table.take_tile(seat, kind, 1)
    table.drawn = NO_TILE
    table.tile = kind
    table.giver = seat
    see_waits(table, seat)
    ask_about_kong(table)
    wait_for_replies(table, ROBBING)


def win(
    table: Table, seat: cython.int, tile: cython.int, way: cython.int, points: cython.int
) -> cython.void:
    """
    End the deal with a win.
    """
    table.winner = seat
    table.points = points
    table.tile = tile
    pay(table, seat, way, points)
    if way == SELF_DRAWN_WIN:
        # a winner's turn is measured like another's: decision 0446
        end_turn(table)
        end(table, WON_BY_SELF_DRAW)
    elif way == ROBBING_WIN:
        end(table, WON_BY_ROBBING)
    else:
        table.river_marks[table.river_count - 1] |= WON_ON
        end(table, WON_ON_DISCARD)


def end(table: Table, ending: cython.int) -> cython.void:
    """
    Bring the deal to its end, however it came.
    """
    table.ending = ending
    table.phase = ENDING
    table.deadline_ms = 0
    close(table)


def set_standing(table: Table, seat: cython.int, may: cython.int) -> cython.void:
    """
    Set whether a seat may win (1) and claim (2), as an official rules.
    """
    bit: cython.int = 1 << seat
    table.no_win = table.no_win & ~bit | (0 if may & 1 else bit)
    table.no_claim = table.no_claim & ~bit | (0 if may & 2 else bit)
    look_anew(table, seat)


def set_penalty_tiles(
    table: Table, seat: cython.int, kind: cython.int, live: cython.int, dead: cython.int
) -> cython.void:
    """
    Set how many of a seat's tiles of a kind are live and dead penalty tiles.
    """
    table.live[34 * seat + kind] = live
    table.dead[34 * seat + kind] = dead
    if not has_live(table, seat) and table.aging == seat:
        table.aging = -1
    look_anew(table, seat)


def has_live(table: Table, seat: cython.int) -> cython.bint:
    """
    Note whether a seat has penalty tiles, and tell whether any is live.
    """
    place: cython.int
    lives: cython.bint = False
    table.has_penalty &= ~(1 << seat)
    for place in range(34 * seat, 34 * seat + 34):
        if table.live[place] or table.dead[place]:
            table.has_penalty |= 1 << seat
        if table.live[place]:
            lives = True
    return lives


def free_gone(table: Table, seat: cython.int, kind: cython.int) -> cython.void:
    """
    Forget penalty tiles of a kind that are no longer in the hand.
    """
    place: cython.int = 34 * seat + kind
    held: cython.int = table.held(seat, kind)
    table.live[place] = min(table.live[place], held)
    table.dead[place] = min(table.dead[place], held - table.live[place])


def age(table: Table, seat: cython.int, kind: cython.int) -> cython.void:
    """
    Take a live penalty tile out with its discard; those left die, where the rules say so.

    wsom08-penalty-tiles-2: live ones that are not discarded at the first chance become dead.
    """
    if table.live[34 * seat + kind]:
        table.live[34 * seat + kind] -= 1
    free_gone(table, seat, kind)
    if has_live(table, seat) and table.edition.penalties_die:
        table.aging = seat


def look_anew(table: Table, seat: cython.int) -> cython.void:
    """
    Find anew what a seat may do whose standing has changed: in its turn, or in an open window.

    A sealed reply stays; whether it counts is asked when the window closes.
    """
    if table.late >> seat & 1:
        value_late(table, seat)
    elif table.phase == TURN and table.turn == seat and table.drawn != NO_TILE:
        see_self_drawn(table)
    elif seat != table.giver:
        if table.phase == CLAIMS:
            ask_about(table, seat, ON_DISCARD)
        elif table.phase == ROBBING:
            ask_about(table, seat, ROBBING_WIN)
