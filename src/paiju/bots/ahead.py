"""What targets bring one step on: a discard, the tile that comes next, and the discard after it.

A hand has no room for all its targets: what is held for one is given up for another. Summed over
targets alone a hand that keeps everything open looks too good; so for each next tile only those
count that its best discard leaves.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

_ALL = cython.declare(cython.int, 34)
_STEPS = cython.declare(cython.int, 41650)


@cython.cclass
class Ahead:
    """
    Sum what targets bring by discard, next tile and next discard, 35 × 34 × 35 places.

    The first discard is 34 where the hand waits for a tile; the second is 34 where it then is
    complete.
    """

    def __init__(self) -> None:
        """
        Make an empty table.
        """
        self.is_turn = False
        self.want_count = self.spare_count = self.spare_tiles = 0
        if not cython.compiled:
            self.steps: list[float] = [0.0] * _STEPS
            self.wants: list[int] = [0] * 34
            self.spares: list[int] = [0] * 34

    def begin(self, is_turn: cython.bint) -> cython.void:
        """
        Begin a hand: of 14 tiles when it is its turn.
        """
        place: cython.int
        self.is_turn = bool(is_turn)
        for place in range(_STEPS):
            self.steps[place] = 0

    def add(self, rest: cython.p_int, held: cython.p_int, gain: cython.double) -> cython.void:
        """
        Add what a target brings; `rest` counts its concealed tiles, `held` those of the hand.
        """
        first: cython.int
        place: cython.int
        row: cython.int
        self.list_kinds(rest, held)
        gain /= self.want_count
        if not self.is_turn:
            for place in range(self.want_count):
                row = 35 * (34 * _ALL + self.wants[place])
                self.add_next(row, rest, held, gain)
            return
        self.spare_tiles -= 1
        for first in range(self.spare_count):
            # the first discard is gone when the second is made
            rest[self.spares[first]] += 1
            for place in range(self.want_count):
                row = 35 * (34 * self.spares[first] + self.wants[place])
                self.add_next(row, rest, held, gain)
            rest[self.spares[first]] -= 1

    def list_kinds(self, rest: cython.p_int, held: cython.p_int) -> cython.void:
        """
        List the kinds that a target lacks, and those that the hand has to spare.
        """
        kind: cython.int
        self.want_count = self.spare_count = self.spare_tiles = 0
        for kind in range(34):
            if rest[kind] > held[kind]:
                self.wants[self.want_count] = kind
                self.want_count += 1
            elif rest[kind] < held[kind]:
                self.spares[self.spare_count] = kind
                self.spare_count += 1
                self.spare_tiles += held[kind] - rest[kind]

    def add_next(
        self, row: cython.int, rest: cython.p_int, held: cython.p_int, gain: cython.double
    ) -> cython.void:
        """
        Add to each discard that the target allows next, or to the win when it then is complete.
        """
        place: cython.int
        kind: cython.int
        if not self.spare_tiles:
            self.steps[row + _ALL] += gain
            return
        for place in range(self.spare_count):
            kind = self.spares[place]
            if rest[kind] < held[kind]:
                self.steps[row + kind] += gain

    def gain(self, first: cython.int) -> cython.double:
        """
        Give what a discard brings when each tile that comes next has its best discard after it.
        """
        kind: cython.int
        second: cython.int
        row: cython.int
        most: cython.double
        total: cython.double = 0
        for kind in range(34):
            row = 35 * (34 * first + kind)
            most = self.steps[row + _ALL]
            for second in range(34):
                most = max(most, self.steps[row + second])
            total += most
        return total
