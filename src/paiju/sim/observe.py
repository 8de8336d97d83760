"""What a seat is told: the mask of its actions and its observation, written into given bytes.

An observation is made of what `view_of` shows the seat, and of advice about its own hand; a test
makes it again from the view. The rows are listed in `spaces`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.errors import NotationError, number
from paiju.shape.useful import Useful as _Useful

if not cython.compiled:
    from paiju.deal.codes import (
        AFTER_KONG,
        CLAIMS,
        ENDING,
        MAY_CHOW_LOW,
        MAY_PUNG,
        NO_TILE,
        ROBBING,
        TURN,
    )
    from paiju.deal.edition import Edition
    from paiju.deal.legal import fill_legal
    from paiju.deal.table import Table
    from paiju.shape.masks import CHOW, CONCEALED_KONG, PUNG, ones
    from paiju.shape.useful import Useful
    from paiju.sim.actions import action_of
    from paiju.sim.spaces import (
        ACTIONS,
        AFTER,
        AFTER_CHOW,
        AFTER_PUNG,
        CELLS,
        CHOWS,
        CONCEALED_KONGS,
        DISCARDED,
        DISCARDS,
        DRAWN,
        FLOWERS,
        GIVER,
        HAND,
        HELPS,
        KINDS,
        KONG_DRAW,
        LACKS,
        LATEST,
        MELDED,
        MOMENT,
        NUMBERS,
        OFFERED,
        OWN_WALLS,
        PREVALENT,
        SEAT_WIND,
        TILES_HELD,
        UNSEEN,
        WALL_LEFT,
        WORTH,
    )

    __all__ = ["Observer"]


@cython.cclass
class Observer:
    """
    Write masks and observations of the tables of one edition.

    `advice` tells what is said of the own hand: 0 nothing, 1 what it lacks, 2 also which discard
    leaves how many tiles that help. What is not said is 0.

    >>> from paiju.deal.edition import Edition
    >>> from paiju.rules.editions import ruleset
    >>> Observer(Edition(ruleset("wsom")), 1).shows_kongs
    True
    """

    def __init__(self, edition: Edition, advice: cython.int) -> None:
        """
        Make the tools; concealed kongs lie open or face down as the edition says.

        Raise `NotationError` for advice that there is not.
        """
        if not 0 <= advice <= 2:
            raise NotationError(
                "no such advice", place="advice", found=number(advice), expected="0, 1 or 2"
            )
        self.advice: int = advice
        self.shows_kongs = edition.rules.table.concealed_kong_public
        self.finder: Useful = _Useful()
        self.finder.hand.take(bytes(34), edition.forms)

    def mask(self, table: Table, seat: int) -> bytearray:
        """
        Give the 75 bytes of a seat's mask; all are 0 where it is not asked.
        """
        cells = bytearray(ACTIONS)
        self.write_mask(table, seat, cells, 0)
        return cells

    def observation(self, table: Table, seat: int) -> bytearray:
        """
        Give the 782 bytes of what any seat observes, whether it decides now or not.
        """
        cells = bytearray(CELLS)
        self.write(table, seat, cells, 0)
        return cells

    def write_mask(
        self, table: Table, seat: cython.int, out: cython.p_uchar, start: cython.Py_ssize_t
    ) -> cython.void:
        """
        Write 1 at each action that is legal for a seat, 0 elsewhere, from `start` on.
        """
        place: cython.int
        count: cython.int = fill_legal(table, seat)
        for place in range(ACTIONS):
            out[start + place] = 0
        for place in range(count):
            out[start + action_of(table, table.edition.choices[place])] = 1

    def write(
        self, table: Table, seat: cython.int, out: cython.p_uchar, start: cython.Py_ssize_t
    ) -> cython.void:
        """
        Write what a seat observes, from `start` on; advice only where it decides.
        """
        place: cython.int
        step: cython.int
        for place in range(CELLS):
            out[start + place] = 0
        self.write_own(table, seat, out, start)
        for step in range(4):
            self.write_melds(table, seat, step, out, start)
        self.write_rivers(table, seat, out, start)
        self.write_numbers(table, seat, out, start + KINDS * NUMBERS)
        if not self.advice:
            return
        if table.phase in (CLAIMS, ROBBING):
            if (table.asked & ~table.replied) >> seat & 1:
                self.advise_claim(table, seat, out, start + KINDS * NUMBERS)
        elif table.phase == TURN and table.turn == seat:
            if self.advice == 1:
                self.advise_turn(table, seat, out, start)
            else:
                self.advise_tiles(table, seat, out, start)

    def write_own(
        self, table: Table, seat: cython.int, out: cython.p_uchar, start: cython.Py_ssize_t
    ) -> cython.void:
        """
        Write the own hand, the drawn or offered tile, and what is unseen beside the hand.
        """
        kind: cython.int
        first: cython.int = 42 * seat
        unseen: cython.Py_ssize_t = start + KINDS * UNSEEN
        for kind in range(KINDS):
            out[start + KINDS * HAND + kind] = table.counts[first + kind]
            out[unseen + kind] = 4 - table.counts[first + kind] - table.visible[kind]
        if table.phase == TURN and table.turn == seat and table.drawn != NO_TILE:
            out[start + KINDS * DRAWN + table.drawn] = 1
        elif table.phase in (CLAIMS, ROBBING):
            out[start + KINDS * OFFERED + table.tile] = 1
            if table.phase == ROBBING:
                # it lies open, but not yet as part of a meld
                out[unseen + table.tile] -= 1

    def write_melds(
        self,
        table: Table,
        seat: cython.int,
        step: cython.int,
        out: cython.p_uchar,
        start: cython.Py_ssize_t,
    ) -> cython.void:
        """
        Write the melds of the seat so many steps further.
        """
        place: cython.int
        code: cython.int
        kind: cython.int
        other: cython.int = seat + step & 3
        tiles: cython.Py_ssize_t = start + KINDS * (MELDED + step)
        for place in range(4 * other, 4 * other + table.meld_counts[other]):
            code = table.melds[place] & 192
            kind = table.melds[place] & 63
            if code == CHOW:
                out[start + KINDS * (CHOWS + step) + kind] += 1
                out[tiles + kind] += 1
                out[tiles + kind + 1] += 1
                out[tiles + kind + 2] += 1
            elif code == CONCEALED_KONG:
                out[start + KINDS * NUMBERS + CONCEALED_KONGS + step] += 1
                if step == 0 or self.shows_kongs or table.phase >= ENDING:
                    out[tiles + kind] += 4
                    out[start + KINDS * UNSEEN + kind] -= 4
            else:
                out[tiles + kind] += 3 if code == PUNG else 4

    def write_rivers(
        self, table: Table, seat: cython.int, out: cython.p_uchar, start: cython.Py_ssize_t
    ) -> cython.void:
        """
        Write the discards of all seats.
        """
        no: cython.int
        place: cython.Py_ssize_t
        discarded: cython.Py_ssize_t = start + KINDS * DISCARDED
        latest: cython.Py_ssize_t = start + KINDS * LATEST
        for no in range(table.river_count):
            place = KINDS * ((table.river[no] >> 6) - seat & 3) + (table.river[no] & 63)
            out[discarded + place] += 1
            out[latest + place] = no + 1

    def write_numbers(
        self, table: Table, seat: cython.int, out: cython.p_uchar, start: cython.Py_ssize_t
    ) -> cython.void:
        """
        Write the single numbers.
        """
        step: cython.int
        other: cython.int
        kind: cython.int
        held: cython.int
        out[start + SEAT_WIND] = seat
        out[start + PREVALENT] = table.prevalent
        out[start + WALL_LEFT] = table.left()
        for step in range(4):
            other = seat + step & 3
            held = 0
            for kind in range(42 * other, 42 * other + 42):
                held += table.counts[kind]
            out[start + TILES_HELD + step] = held
            out[start + FLOWERS + step] = ones(table.flowers[other])
            if table.edition.private:
                out[start + OWN_WALLS + step] = 34 - table.heads[other]
        self.write_moment(table, seat, out, start)
        out[start + DISCARDS] = table.river_count
        if table.worths[seat] > 0:
            out[start + WORTH] = min(table.worths[seat], 255)

    def write_moment(
        self, table: Table, seat: cython.int, out: cython.p_uchar, start: cython.Py_ssize_t
    ) -> cython.void:
        """
        Write whose move it is.
        """
        if table.phase == TURN:
            out[start + MOMENT] = 0 if table.turn == seat else 3
            out[start + GIVER] = table.turn - seat & 3
            if table.source == AFTER_KONG and table.claimed == NO_TILE:
                out[start + KONG_DRAW] = 1
        elif table.phase in (CLAIMS, ROBBING):
            out[start + MOMENT] = 1 if table.phase == CLAIMS else 2
            out[start + GIVER] = table.giver - seat & 3
        else:
            out[start + MOMENT] = 4

    def take_hand(self, table: Table, seat: cython.int) -> cython.void:
        """
        Give the counter a seat's hand with its melds.
        """
        place: cython.int
        first: cython.int = 42 * seat
        if cython.compiled:
            self.finder.hand.load(cython.address(table.counts[first]), 0)
        else:
            self.finder.hand.load(table.counts[first : first + KINDS], 0)
        for place in range(4 * seat, 4 * seat + table.meld_counts[seat]):
            self.add_meld(table.melds[place])

    def add_meld(self, code: cython.int) -> cython.void:
        """
        Give the counter one more meld, without the interpreter.
        """
        self.finder.hand.is_open = True
        self.finder.hand.caps.add_meld(code)

    def advise_turn(
        self, table: Table, seat: cython.int, out: cython.p_uchar, start: cython.Py_ssize_t
    ) -> cython.void:
        """
        Write what is lacking now and after each discard.
        """
        kind: cython.int
        self.take_hand(table, seat)
        out[start + KINDS * NUMBERS + LACKS] = self.finder.hand.search()
        for kind in range(KINDS):
            if table.counts[42 * seat + kind]:
                self.finder.hand.move(kind, -1)
                out[start + KINDS * AFTER + kind] = self.finder.hand.search()
                self.finder.hand.move(kind, 1)

    def advise_tiles(
        self, table: Table, seat: cython.int, out: cython.p_uchar, start: cython.Py_ssize_t
    ) -> cython.void:
        """
        Write also how many unseen tiles would help after each discard.
        """
        kind: cython.int
        other: cython.int
        left: cython.int
        helpful: cython.ulonglong
        self.take_hand(table, seat)
        out[start + KINDS * NUMBERS + LACKS] = self.finder.hand.search()
        self.finder.discard_each(self.finder.hand)
        for kind in range(KINDS):
            if self.finder.lacks[kind] < 0:
                continue
            out[start + KINDS * AFTER + kind] = self.finder.lacks[kind]
            helpful = self.finder.helpful[kind]
            left = 0
            for other in range(KINDS):
                if helpful >> other & 1:
                    left += out[start + KINDS * UNSEEN + other]
            out[start + KINDS * HELPS + kind] = left

    def advise_claim(
        self, table: Table, seat: cython.int, out: cython.p_uchar, start: cython.Py_ssize_t
    ) -> cython.void:
        """
        Write what is lacking now and after each set that may be claimed.
        """
        step: cython.int
        low: cython.int
        kind: cython.int
        self.take_hand(table, seat)
        out[start + LACKS] = self.finder.hand.search()
        for step in range(3):
            if table.options[seat] & MAY_CHOW_LOW << step:
                self.take_hand(table, seat)
                low = table.tile - 2 + step
                for kind in range(low, low + 3):
                    if kind != table.tile:
                        self.finder.hand.move(kind, -1)
                out[start + AFTER_CHOW + step] = self.lacks_with(CHOW + low)
        if table.options[seat] & MAY_PUNG:
            self.take_hand(table, seat)
            self.finder.hand.move(table.tile, -1)
            self.finder.hand.move(table.tile, -1)
            out[start + AFTER_PUNG] = self.lacks_with(PUNG + table.tile)

    def lacks_with(self, code: cython.int) -> cython.int:
        """
        Give what is lacking after one more meld and a discard: 1 at least.
        """
        self.add_meld(code)
        self.finder.hand.need -= 1
        return max(1, self.finder.hand.search())
