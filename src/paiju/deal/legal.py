"""What may be asked in guided play, why anything else is refused, and the event of a command.

`legal` and `refusal` ask the same questions; a test tries every command in many tables.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.codes import (
        ADDED_KONG,
        ADDED_KONG_DECLARED,
        CALL_CHOW,
        CALL_TIME,
        CHOW,
        CLAIM_BARRED,
        CLAIMS,
        CONCEALED_KONG,
        CONCEALED_KONG_MADE,
        DEAD_PENALTY_TILE,
        DEAL_OVER,
        DISCARD,
        ENDING,
        FORFEIT,
        KONG_AFTER_CLAIM,
        LAST_TILE_HELD,
        LEGAL,
        MAY_CHOW_LOW,
        MAY_KONG,
        MAY_PUNG,
        MAY_WIN,
        MELDED_KONG,
        NO_FORFEIT,
        NO_PUNG_TO_ADD_TO,
        NO_TILE,
        NO_TILE_TO_DRAW,
        NOT_IN_GUIDED_PLAY,
        NOT_YOUR_TURN,
        PASS,
        PENALTY_TILE,
        PUNG,
        REPLY_SEALED,
        ROBBING,
        SEAT_FORFEITED,
        SELF_DRAWN_WIN,
        SWAP_CALL,
        TILE_DISCARDED,
        TILE_NOT_HELD,
        TIME_CALLED,
        TIME_RUNS_BACK,
        TOO_EARLY,
        TOO_LATE,
        TURN,
        UNKNOWN_COMMAND,
        WIN,
        WIN_DECLARED,
    )
    from paiju.deal.mishap_codes import DRAW_TAIL
    from paiju.deal.packing import pack
    from paiju.deal.replies import refuse_reply, refuse_win
    from paiju.deal.table import Table
    from paiju.shape.masks import PUNG as PUNG_MELD
    from paiju.shape.masks import ones

    __all__ = [
        "add_each",
        "addable",
        "discardable",
        "event_of",
        "fill_legal",
        "is_dead",
        "refusal",
        "refuse_added_kong",
        "refuse_discard",
        "refuse_kong",
    ]


def fill_legal(table: Table, seat: cython.int) -> cython.int:
    """
    Write a seat's legal commands to the edition's `choices`, by type and tile; give their number.

    There is no clock here: a reply is legal until the window's deadline, and `refusal` knows it.
    """
    base: cython.int = seat << 8 | NO_TILE << 10
    count: cython.int = 0
    bits: cython.int
    step: cython.int
    if table.phase == TURN:
        return fill_turn(table, seat) if seat == table.turn else 0
    if table.phase not in (CLAIMS, ROBBING) or not (table.asked & ~table.replied) >> seat & 1:
        return 0
    bits = table.options[seat]
    table.edition.choices[0] = PASS | base
    count = 1
    for step in range(3):
        if bits & MAY_CHOW_LOW << step:
            table.edition.choices[count] = CHOW | seat << 8 | table.tile - 2 + step << 10
            count += 1
    if bits & MAY_PUNG:
        table.edition.choices[count] = PUNG | base
        count += 1
    if bits & MAY_KONG:
        table.edition.choices[count] = MELDED_KONG | base
        count += 1
    if bits & MAY_WIN:
        table.edition.choices[count] = WIN | base
        count += 1
    return count


def fill_turn(table: Table, seat: cython.int) -> cython.int:
    """
    Write the legal commands of the seat in turn, as `fill_legal` does.
    """
    fours: cython.ulonglong = table.fours_held(seat)
    count: cython.int = add_each(table, 0, DISCARD, seat, discardable(table, seat))
    if (fours or table.meld_counts[seat]) and refuse_kong(table, seat) == LEGAL:
        count = add_each(table, count, CONCEALED_KONG, seat, fours)
        count = add_each(table, count, ADDED_KONG, seat, addable(table, seat))
    if table.worths[seat] >= 0:
        table.edition.choices[count] = WIN | seat << 8 | NO_TILE << 10
        count += 1
    return count


def add_each(
    table: Table,
    count: cython.int,
    command: cython.int,
    seat: cython.int,
    kinds: cython.ulonglong,
) -> cython.int:
    """
    Write a command for each kind of a mask behind the first `count`; give their number.
    """
    lowest: cython.ulonglong
    base: cython.int = command | seat << 8
    while kinds:
        lowest = kinds & -kinds
        table.edition.choices[count] = base | ones(lowest - 1) << 10
        count += 1
        kinds ^= lowest
    return count


def discardable(table: Table, seat: cython.int) -> cython.ulonglong:
    """
    Give the mask of the kinds that a seat in turn may discard.
    """
    kind: cython.int
    one: cython.ulonglong = 1
    kinds: cython.ulonglong = table.kinds_held(seat)
    if table.has_penalty >> seat & 1 or not table.edition.swap_calls:
        for kind in range(34):
            if kinds >> kind & 1 and refuse_discard(table, seat, kind):
                kinds ^= one << kind
    return kinds


def addable(table: Table, seat: cython.int) -> cython.ulonglong:
    """
    Give the mask of the kinds that a seat may add to its melded pungs.
    """
    place: cython.int
    kind: cython.int
    one: cython.ulonglong = 1
    kinds: cython.ulonglong = 0
    for place in range(4 * seat, 4 * seat + table.meld_counts[seat]):
        if PUNG_MELD <= table.melds[place] < PUNG_MELD + 64:
            kind = table.melds[place] & 63
            if table.free_of(seat, kind) > 0:
                kinds |= one << kind
    return kinds


def refusal(  # noqa: PLR0911  # one reason a line
    table: Table, command: cython.int, at_ms: cython.longlong
) -> cython.int:
    """
    Say why a command is refused now; 0 when it is legal.
    """
    kind: cython.int = command & 255
    seat: cython.int = command >> 8 & 3
    tile: cython.int = command >> 10 & 63
    reason: cython.int
    if CALL_CHOW <= kind <= DRAW_TAIL:
        return NOT_IN_GUIDED_PLAY
    if not is_well_formed(command):
        return UNKNOWN_COMMAND
    if table.phase >= ENDING:
        return DEAL_OVER
    if at_ms < table.now_ms:
        return TIME_RUNS_BACK
    if kind == CALL_TIME:
        return LEGAL if 0 < table.deadline_ms <= at_ms else TOO_EARLY
    if kind == FORFEIT:
        return LEGAL if table.edition.ends_on_error else NO_FORFEIT
    if kind == WIN and table.phase == TURN and table.turn == seat:
        if table.worths[seat] >= 0:
            return LEGAL
        return refuse_win(table, seat, table.drawn)
    if kind in (DISCARD, CONCEALED_KONG, ADDED_KONG):
        return refuse_in_turn(table, kind, seat, tile)
    reason = refuse_reply(table, kind, seat, tile)
    # a window closes at its deadline, whoever calls time afterwards: decision 0442
    return TOO_LATE if not reason and 0 < table.deadline_ms < at_ms else reason


def is_well_formed(command: cython.int) -> cython.bint:
    """
    Tell whether a command of guided play has the fields that its type asks for.

    A tile may be any, or none: one that cannot be meant is not held, or makes no set.
    """
    kind: cython.int = command & 255
    tile: cython.int = command >> 10 & 63
    if not PASS <= kind <= FORFEIT or command >> 16:
        return False
    if kind in (DISCARD, CONCEALED_KONG, ADDED_KONG, CHOW):
        return tile < 42 or tile == NO_TILE
    return tile == NO_TILE and (kind != CALL_TIME or not command >> 8 & 3)


def refuse_in_turn(
    table: Table, kind: cython.int, seat: cython.int, tile: cython.int
) -> cython.int:
    """
    Refuse a discard or a kong of one's own tiles, or give 0.
    """
    reason: cython.int
    if table.phase != TURN or table.turn != seat:
        return NOT_YOUR_TURN
    if tile >= 34:
        return TILE_NOT_HELD
    if kind == DISCARD:
        return refuse_discard(table, seat, tile)
    reason = refuse_kong(table, seat)
    if reason:
        return reason
    if kind == ADDED_KONG:
        return refuse_added_kong(table, seat, tile)
    return LEGAL if table.held(seat, tile) == 4 else TILE_NOT_HELD


def refuse_discard(table: Table, seat: cython.int, tile: cython.int) -> cython.int:
    """
    Refuse a discard, or give 0.
    """
    if not table.held(seat, tile):
        return TILE_NOT_HELD
    if tile == table.claimed and not table.edition.swap_calls:
        return SWAP_CALL if has_other(table, seat, tile) else LEGAL
    # a dead penalty tile can never be discarded, while there is another: wsom08-penalty-tiles-2
    if is_dead(table, seat, tile):
        return DEAD_PENALTY_TILE if has_other(table, seat, tile) else LEGAL
    return LEGAL


def is_dead(table: Table, seat: cython.int, tile: cython.int) -> cython.bint:
    """
    Tell whether all that a seat holds of a kind are dead penalty tiles.
    """
    if not table.has_penalty >> seat & 1:
        return False
    return table.held(seat, tile) <= table.dead[34 * seat + tile]


def has_other(table: Table, seat: cython.int, tile: cython.int) -> cython.bint:
    """
    Tell whether a seat holds a tile of another kind that is no dead penalty tile.
    """
    kind: cython.int
    for kind in range(34):
        if kind != tile and table.held(seat, kind) and not is_dead(table, seat, kind):
            return True
    return False


def refuse_kong(table: Table, seat: cython.int) -> cython.int:
    """
    Refuse any kong in turn, or give 0.
    """
    if table.claimed != NO_TILE and not table.edition.kong_after_claim:
        return KONG_AFTER_CLAIM
    if table.is_last(seat):
        return LAST_TILE_HELD
    if not table.may_draw(seat):
        return NO_TILE_TO_DRAW
    return CLAIM_BARRED if (table.no_claim | table.long) >> seat & 1 else LEGAL


def refuse_added_kong(table: Table, seat: cython.int, tile: cython.int) -> cython.int:
    """
    Refuse to add a tile to a pung, or give 0.

    The tile may be one held before this turn: decision 0403.
    """
    if not table.held(seat, tile):
        return TILE_NOT_HELD
    if table.pung_at(seat, tile) < 0:
        return NO_PUNG_TO_ADD_TO
    return LEGAL if table.free_of(seat, tile) > 0 else PENALTY_TILE


def event_of(  # noqa: PLR0911  # one event a type
    table: Table, command: cython.int
) -> cython.ulonglong:
    """
    Give the event of a legal command.
    """
    kind: cython.int = command & 255
    seat: cython.int = command >> 8 & 3
    tile: cython.int = command >> 10 & 63
    event: cython.ulonglong
    extra: cython.ulonglong = kind
    points: cython.ulonglong
    if kind == DISCARD:
        event = pack(TILE_DISCARDED, seat, tile)
        extra = 1
        return event | extra << 24 if tile == table.drawn else event
    if kind == CONCEALED_KONG:
        return pack(CONCEALED_KONG_MADE, seat, tile)
    if kind == ADDED_KONG:
        return pack(ADDED_KONG_DECLARED, seat, tile)
    if kind == CALL_TIME:
        return pack(TIME_CALLED, 0, NO_TILE)
    if kind == FORFEIT:
        return pack(SEAT_FORFEITED, seat, NO_TILE)
    if kind == WIN and table.phase == TURN:
        extra = SELF_DRAWN_WIN
        points = table.worths[seat]
        return pack(WIN_DECLARED, seat, table.drawn) | extra << 24 | points << 32
    return pack(REPLY_SEALED, seat, tile) | extra << 24
