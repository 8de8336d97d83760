"""The table in the middle of a deal: every tile in its place, whose turn it is, what is asked.

Flat arrays and small questions about them; what may be done is in `legal`, what an event changes
in `apply`, what follows by itself in `follow`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.codes import BEFORE_WALL, FROM_HEAD, NO_TILE
    from paiju.deal.edition import Edition
    from paiju.deal.wall_end import next_from_head, next_from_tail
    from paiju.shape.masks import PUNG

    __all__ = ["Table"]

_ARRAYS = (
    ("wall", 144),
    ("counts", 168),
    ("melds", 16),
    ("marks", 16),
    ("meld_counts", 4),
    ("flowers", 4),
    ("river", 128),
    ("river_marks", 128),
    ("visible", 34),
    ("heads", 4),
    ("last_own", 4),
    ("waits", 4),
    ("worths", 4),
    ("late_worths", 4),
    ("options", 4),
    ("replies", 4),
    ("fines", 4),
    ("deltas", 4),
    ("used_ms", 4),
    ("live", 136),
    ("dead", 136),
    ("surplus", 4),
    ("aside_counts", 4),
    ("asides", 16),
    ("exposed", 136),
    ("turned", 144),
)


@cython.cclass
class Table:
    """
    Hold a deal as it stands.

    `counts` are the concealed tiles, 42 kinds a seat; `melds` four a seat, `type * 64 + lowest
    kind`, each with its mark (see `codes`); `river` all discards in order, `seat * 64 + kind`,
    claimed ones too, with `river_marks`; `visible` how many of a kind lie open in the pool and in
    melds; `last_own` where in the river each seat's last discard stands (-1: none); `waits` the
    kinds that complete a hand of thirteen; `worths` what a win would pay now. `wall` is in its
    physical order until it is opened, then in draw order. `tile` is the last discard, or the tile
    added to a pung, and `giver` its seat; `owed` is the draw that comes next.

    In faithful play `caller` is the seat whose call leads and `called` its act; `shown` a set or
    hand that was just shown; `touched` who has touched the head tile; `late` who may still win on
    the tile that the seat in turn has claimed, from `late_giver`.

    Of what went wrong: `fault` is the fault just committed, `surplus` how many tiles a hand has
    too many, `asides` its wrong sets (`one | other << 6 | called << 12 | giver << 18`), `exposed`
    and `turned` what was seen of hand and wall, `spare_tile` the last tile if drawn out of turn,
    `opened` who has laid his hand open at another's call, `aging` whose live penalty tiles die.
    `amiss` marks hands no tile completes, `long` those that claim no set.
    """

    def __init__(self, edition: Edition, prevalent: int = 0, faithful: cython.bint = 0) -> None:
        """
        Set up an empty table; the prevalent wind is a seat's number.
        """
        self.edition: Edition = edition
        self.prevalent: int = prevalent
        self.faithful: int = faithful
        if not cython.compiled:
            for name, size in _ARRAYS:
                setattr(self, name, [0] * size)
            self.wall: list[int]
            self.counts: list[int]
            self.melds: list[int]
            self.marks: list[int]
            self.meld_counts: list[int]
            self.flowers: list[int]
            self.river: list[int]
            self.river_marks: list[int]
            self.visible: list[int]
            self.heads: list[int]
            self.last_own: list[int]
            self.waits: list[int]
            self.worths: list[int]
            self.late_worths: list[int]
            self.options: list[int]
            self.replies: list[int]
            self.fines: list[int]
            self.deltas: list[int]
            self.used_ms: list[int]
            self.live: list[int]
            self.dead: list[int]
            self.surplus: list[int]
            self.aside_counts: list[int]
            self.asides: list[int]
            self.exposed: list[int]
            self.turned: list[int]
        self.clear()

    def clear(self) -> cython.void:
        """
        Clear the table: before the wall, and before anybody holds a tile.
        """
        i: cython.int
        for i in range(168):
            self.counts[i] = 0
        for i in range(34):
            self.visible[i] = 0
        for i in range(136):
            self.live[i] = self.dead[i] = 0
        for i in range(4):
            self.meld_counts[i] = self.flowers[i] = self.heads[i] = 0
            self.waits[i] = self.options[i] = self.replies[i] = 0
            self.fines[i] = self.deltas[i] = self.used_ms[i] = 0
            self.last_own[i] = self.worths[i] = self.late_worths[i] = -1
        for i in range(16):
            self.melds[i] = self.marks[i] = 0
        for i in range(128):
            self.river[i] = self.river_marks[i] = 0
        self.clear_faults()
        self.clear_numbers()

    def clear_faults(self) -> cython.void:
        """
        Clear what went wrong; a table of guided play has nothing of it in its arrays.
        """
        i: cython.int
        for i in range(144 if self.faithful else 0):
            self.turned[i] = 0
        for i in range(136 if self.faithful else 0):
            self.exposed[i] = 0
        for i in range(16 if self.faithful else 0):
            self.asides[i] = 0
        for i in range(4 if self.faithful else 0):
            self.surplus[i] = self.aside_counts[i] = 0
        self.fault: int = 0
        self.fault_seat: int = 0
        self.fault_tile: int = NO_TILE
        self.amiss: int = 0
        self.long: int = 0
        self.miscounted: int = 0
        self.forgone: int = 0
        self.opened: int = 0
        self.aging: int = -1
        self.wrong_open: int = -1
        self.wrong_call: int = 0
        self.spare_seat: int = -1
        self.spare_tile: int = NO_TILE
        self.wrecked: int = 0

    def clear_numbers(self) -> cython.void:
        """
        Clear what stands alone.
        """
        self.head_stack: int = 0
        self.dice: int = 0
        self.tails: int = 0
        self.drawn_count: int = 0
        self.river_count: int = 0
        self.phase: int = BEFORE_WALL
        self.turn: int = 0
        self.tile: int = NO_TILE
        self.giver: int = -1
        self.drawn: int = NO_TILE
        self.source: int = FROM_HEAD
        self.owed: int = -1
        self.claimed: int = NO_TILE
        self.asked: int = 0
        self.replied: int = 0
        self.overruled: int = 0
        self.no_win: int = 0
        self.no_claim: int = 0
        self.has_penalty: int = 0
        self.caller: int = -1
        self.called: int = 0
        self.shown: int = -1
        self.touched: int = 0
        self.late: int = 0
        self.late_giver: int = -1
        self.time_called: int = 0
        self.fine_seat: int = 0
        self.fine_points: int = 0
        self.now_ms: int = 0
        self.dealt_ms: int = 0
        self.shown_ms: int = 0
        self.turn_ms: int = 0
        self.deadline_ms: int = 0
        self.ending: int = 0
        self.winner: int = -1
        self.liable: int = -1
        self.points: int = 0

    def copy_to(self, other: Table) -> cython.void:
        """
        Make another table of the same edition equal to this one.
        """
        i: cython.int
        for i in range(144):
            other.wall[i] = self.wall[i]
        for i in range(168):
            other.counts[i] = self.counts[i]
        for i in range(16):
            other.melds[i] = self.melds[i]
            other.marks[i] = self.marks[i]
        for i in range(128):
            other.river[i] = self.river[i]
            other.river_marks[i] = self.river_marks[i]
        for i in range(34):
            other.visible[i] = self.visible[i]
        for i in range(136):
            other.live[i] = self.live[i]
            other.dead[i] = self.dead[i]
        for i in range(4):
            other.meld_counts[i] = self.meld_counts[i]
            other.flowers[i] = self.flowers[i]
            other.heads[i] = self.heads[i]
            other.last_own[i] = self.last_own[i]
            other.waits[i] = self.waits[i]
            other.worths[i] = self.worths[i]
            other.late_worths[i] = self.late_worths[i]
            other.options[i] = self.options[i]
            other.replies[i] = self.replies[i]
            other.fines[i] = self.fines[i]
            other.deltas[i] = self.deltas[i]
            other.used_ms[i] = self.used_ms[i]
        if self.faithful or other.faithful:
            self.copy_mishaps(other)
        self.copy_faults(other)
        self.copy_numbers(other)

    def copy_mishaps(self, other: Table) -> cython.void:
        """
        Copy the arrays that only faithful play fills.
        """
        i: cython.int
        for i in range(144):
            other.turned[i] = self.turned[i]
        for i in range(136):
            other.exposed[i] = self.exposed[i]
        for i in range(16):
            other.asides[i] = self.asides[i]
        for i in range(4):
            other.surplus[i] = self.surplus[i]
            other.aside_counts[i] = self.aside_counts[i]

    def copy_faults(self, other: Table) -> cython.void:
        """
        Copy what stands alone of what went wrong.
        """
        other.fault = self.fault
        other.fault_seat = self.fault_seat
        other.fault_tile = self.fault_tile
        other.amiss = self.amiss
        other.long = self.long
        other.miscounted = self.miscounted
        other.forgone = self.forgone
        other.opened = self.opened
        other.wrong_open = self.wrong_open
        other.wrong_call = self.wrong_call
        other.spare_seat = self.spare_seat
        other.spare_tile = self.spare_tile
        other.wrecked = self.wrecked

    def copy_numbers(self, other: Table) -> cython.void:
        """
        Copy what stands alone.
        """
        other.prevalent = self.prevalent
        other.faithful = self.faithful
        other.head_stack = self.head_stack
        other.dice = self.dice
        other.tails = self.tails
        other.drawn_count = self.drawn_count
        other.river_count = self.river_count
        other.phase = self.phase
        other.turn = self.turn
        other.tile = self.tile
        other.giver = self.giver
        other.drawn = self.drawn
        other.source = self.source
        other.owed = self.owed
        other.claimed = self.claimed
        other.asked = self.asked
        other.replied = self.replied
        other.overruled = self.overruled
        other.no_win = self.no_win
        other.no_claim = self.no_claim
        other.has_penalty = self.has_penalty
        other.caller = self.caller
        other.called = self.called
        other.shown = self.shown
        other.touched = self.touched
        other.late = self.late
        other.late_giver = self.late_giver
        other.aging = self.aging
        other.time_called = self.time_called
        other.fine_seat = self.fine_seat
        other.fine_points = self.fine_points
        other.now_ms = self.now_ms
        other.dealt_ms = self.dealt_ms
        other.shown_ms = self.shown_ms
        other.turn_ms = self.turn_ms
        other.deadline_ms = self.deadline_ms
        other.ending = self.ending
        other.winner = self.winner
        other.liable = self.liable
        other.points = self.points

    def left(self) -> cython.int:
        """
        Count the tiles that may still be drawn.
        """
        return self.edition.draws - self.drawn_count

    def may_draw(self, seat: cython.int) -> cython.bint:
        """
        Tell whether there is a tile for a seat to draw.
        """
        if self.edition.private:
            return self.heads[seat] < 34
        return self.edition.draws > self.drawn_count

    def is_last(self, seat: cython.int) -> cython.bint:
        """
        Tell whether the tile that a seat drew or discards last is the last one of the wall.

        With private walls it is when the next seat has none to draw.
        """
        if self.edition.private:
            return self.heads[seat + 1 & 3] == 34
        return self.edition.draws == self.drawn_count

    def next_index(self, seat: cython.int, source: cython.int) -> cython.int:
        """
        Give the place in draw order of the next tile for a seat.
        """
        if self.edition.private:
            return 34 * seat + self.heads[seat]
        if source == FROM_HEAD:
            return next_from_head(self.edition.tiles, self.heads[0], self.tails)
        return next_from_tail(self.edition.tiles, self.heads[0], self.tails)

    def held(self, seat: cython.int, kind: cython.int) -> cython.int:
        """
        Count a seat's concealed tiles of a kind.
        """
        return self.counts[42 * seat + kind]

    def kinds_held(self, seat: cython.int) -> cython.ulonglong:
        """
        Give the mask of the kinds that a seat holds, flowers aside.
        """
        kind: cython.int
        first: cython.int = 42 * seat
        kinds: cython.ulonglong = 0
        for kind in range(33, -1, -1):
            kinds += kinds + (self.counts[first + kind] > 0)
        return kinds

    def fours_held(self, seat: cython.int) -> cython.ulonglong:
        """
        Give the mask of the kinds of which a seat holds all four.
        """
        kind: cython.int
        first: cython.int = 42 * seat
        kinds: cython.ulonglong = 0
        for kind in range(33, -1, -1):
            kinds += kinds + (self.counts[first + kind] == 4)
        return kinds

    def free_of(self, seat: cython.int, kind: cython.int) -> cython.int:
        """
        Count a seat's concealed tiles of a kind that are no penalty tiles.
        """
        place: cython.int = 34 * seat + kind
        if self.has_penalty >> seat & 1:
            return self.counts[42 * seat + kind] - self.live[place] - self.dead[place]
        return self.counts[42 * seat + kind]

    def take_tile(self, seat: cython.int, kind: cython.int, number: cython.int) -> cython.void:
        """
        Take tiles out of a seat's hand.
        """
        self.counts[42 * seat + kind] -= number

    def add_meld(self, seat: cython.int, code: cython.int, mark: cython.int) -> cython.void:
        """
        Lay a meld before a seat.
        """
        place: cython.int = 4 * seat + self.meld_counts[seat]
        self.melds[place] = code
        self.marks[place] = mark
        self.meld_counts[seat] += 1

    def pung_at(self, seat: cython.int, kind: cython.int) -> cython.int:
        """
        Give the place of a seat's melded pung of a kind, or -1.
        """
        place: cython.int
        for place in range(4 * seat, 4 * seat + self.meld_counts[seat]):
            if self.melds[place] == PUNG + kind:
                return place
        return -1
