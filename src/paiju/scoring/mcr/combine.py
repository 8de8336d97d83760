"""Which rows of one way count together under MCR, and for how much.

Rows are counted from the dearest down; what a counted row bars is struck. Which way is the dearest
is the kernel's to find.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.scoring.mcr.edition import FanEdition

if not cython.compiled:
    from paiju.scoring.facts import Facts
    from paiju.scoring.mcr.chow_questions import ask_chows
    from paiju.scoring.mcr.honor_questions import ask_honors
    from paiju.scoring.mcr.links import Links
    from paiju.scoring.mcr.pung_questions import ask_concealed_pungs, ask_pungs
    from paiju.scoring.mcr.tile_questions import ask_tiles
    from paiju.scoring.mcr.way_questions import ask_waits, ask_ways, chicken_hand

_CHICKEN = cython.declare(cython.int, 43)
_FLOWERS = cython.declare(cython.int, 81)
_MIXED_KONGS = cython.declare(cython.int, 82)

# the rows that depend on where the winning tile goes
_PLACED = frozenset({12, 33, 66, 77, 78, 79})


@cython.cclass
class Combination:
    """
    Add up the rows of one way under one edition; one object may serve many.

    By row number `counts` holds how often each counts, and after `tell` `struck` the row that
    struck each one that held (0: none).
    """

    def __init__(self, edition: FanEdition) -> None:
        """
        Take the points, bars and order of an edition.
        """
        row: cython.int
        self.links = Links(edition.points)
        self.telling = False
        self.has_mixed_kongs = edition.answers("mixed_kongs", "row_82")
        if not cython.compiled:
            self.points: list[int] = [0] * 83
            self.bars_low: list[int] = [0] * 83
            self.bars_high: list[int] = [0] * 83
            self.counts: list[int] = [0] * 83
            self.struck: list[int] = [0] * 83
            self.held: list[int] = [0] * 83
            self.order: list[int] = [0] * 82
            self.is_placed: list[int] = [0] * 83
            self.held_count: int = 0
            self.struck_low: int = 0
            self.struck_high: int = 0
        for row in range(82):
            self.order[row] = edition.order[row]
        for row in range(83):
            self.is_placed[row] = row in _PLACED
            self.points[row] = edition.points[row]
            self.bars_low[row] = edition.bars[row] & 0xFFFFFFFFFFFFFFFF
            self.bars_high[row] = edition.bars[row] >> 64

    def ask(self, hand: Facts) -> cython.void:
        """
        Ask all rows of the reading as it stands, and choose the rows of chows that count together.
        """
        ask_honors(hand, self.counts)
        ask_pungs(hand, self.counts)
        ask_chows(hand, self.counts)
        ask_tiles(hand, self.counts)
        ask_ways(hand, self.counts)
        self.counts[_CHICKEN] = 0
        if not self.has_mixed_kongs:
            self.counts[_MIXED_KONGS] = 0
        self.links.link(hand, self.counts)
        self.hold()

    def weigh(self, hand: Facts) -> cython.int:
        """
        Give what the asked rows count together with the winning tile put in a place.
        """
        place: cython.int
        row: cython.int
        total: cython.int = 0
        ask_concealed_pungs(hand, self.counts)
        ask_waits(hand, self.counts)
        self.counts[_CHICKEN] = 0
        self.struck_low = self.struck_high = 0
        for place in range(self.held_count):
            row = self.held[place]
            if self.counts[row] and not self.is_struck(row):
                self.strike(row)
                if row != _FLOWERS:
                    total += self.counts[row] * self.points[row]
        hand.nothing_else = total == 0
        self.counts[_CHICKEN] = chicken_hand(hand)
        return total + self.counts[_CHICKEN] * self.points[_CHICKEN]

    def hold(self) -> cython.void:
        """
        List the rows that hold, the dearest first, and those that a place may yet bring.
        """
        place: cython.int
        row: cython.int
        self.held_count = 0
        for place in range(82):
            row = self.order[place]
            if self.counts[row] or self.is_placed[row]:
                self.held[self.held_count] = row
                self.held_count += 1

    def is_struck(self, row: cython.int) -> cython.bint:
        """
        Tell whether a dearer row has struck a row.
        """
        if row < 64:
            return (self.struck_low >> row) & 1
        return (self.struck_high >> (row - 64)) & 1

    def strike(self, row: cython.int) -> cython.void:
        """
        Strike what a counted row bars; a struck row bars nothing.
        """
        low: cython.ulonglong = self.bars_low[row] & ~self.struck_low
        high: cython.ulonglong = self.bars_high[row] & ~self.struck_high
        self.struck_low |= low
        self.struck_high |= high
        if self.telling:
            self.mark(low, high, row)

    def mark(self, low: cython.ulonglong, high: cython.ulonglong, by: cython.int) -> cython.void:
        """
        Write down which of the rows that hold a row struck.
        """
        place: cython.int
        row: cython.int
        for place in range(self.held_count):
            row = self.held[place]
            if self.counts[row] and (low >> row if row < 64 else high >> (row - 64)) & 1:
                self.struck[row] = by

    def tell(self, hand: Facts) -> cython.int:
        """
        Ask and weigh a way, and write down which row struck which; give what the rows count.
        """
        row: cython.int
        value: cython.int
        for row in range(83):
            self.struck[row] = 0
        self.ask(hand)
        self.telling = True
        value = self.weigh(hand)
        self.telling = False
        for row in range(83):
            if self.struck[row]:
                self.counts[row] = 0
        return value

    def found(self) -> list[tuple[int, int]]:
        """
        Give what counts in the way seen last, the dearest first and flowers last: row and count.
        """
        place: cython.int
        row: cython.int
        found: list[tuple[int, int]] = []
        for place in range(self.held_count):
            row = self.held[place]
            if row != _FLOWERS and self.counts[row] and not self.is_struck(row):
                found.append((row, int(self.counts[row])))
        if self.counts[_CHICKEN]:
            found.append((_CHICKEN, 1))
        if self.counts[_FLOWERS]:
            found.append((_FLOWERS, int(self.counts[_FLOWERS])))
        return found

    def seen_counts(self) -> list[int]:
        """
        Give the counts of the way seen last, by row number.
        """
        return [int(self.counts[row]) for row in range(83)]

    def seen_struck(self) -> list[int]:
        """
        Give the numbers of the rows that struck each row of the way seen last (0: none).
        """
        return [self.struck[row] for row in range(83)]
