"""The points of a win under MCR: every reading tried, the dearest kept.

The kernel works on numbers only; what it found is turned into a `Score` by `paiju.scoring.mcr.room`.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.scoring.mcr.edition import FanEdition

if not cython.compiled:
    from paiju.scoring.facts import ELSEWHERE, IN_PAIR, Facts
    from paiju.scoring.mcr.chow_questions import ask_chows
    from paiju.scoring.mcr.honor_questions import ask_honors
    from paiju.scoring.mcr.links import Links
    from paiju.scoring.mcr.options import LAST_OF_KIND_BY_MELDS
    from paiju.scoring.mcr.pung_questions import ask_pungs
    from paiju.scoring.mcr.tile_questions import ask_tiles
    from paiju.scoring.mcr.way_questions import ask_ways
    from paiju.scoring.win import Win
    from paiju.shape.masks import (
        BASIC,
        KNITTED,
        KNITTED_BODY,
        MELDED_KONG,
        PUNG,
        knitted_mask,
        ones,
    )
    from paiju.shape.readings import Readings
    from paiju.shape.waits import Waits

# at most 64 readings (see `Readings`), each with at most four sets, a pair or elsewhere
_MOST_WAYS = cython.declare(cython.int, 384)


@cython.cclass
class Kernel:
    """
    Score wins under one edition; one object serves many wins, one at a time.

    A way is a reading with a place for the winning tile. After `best` or `see` the way seen last
    tells, by row number, what `counts`, and in `struck` the row that struck each one that held.
    """

    def __init__(self, edition: FanEdition) -> None:
        """
        Take the points, bars and rulings of an edition.
        """
        row: cython.int
        self.win = Win()
        self.readings = Readings()
        self.waits = Waits()
        self.facts = Facts()
        self.links = Links(edition.points)
        self.forms = edition.forms
        self.minimum = edition.minimum_points
        self.options = edition.options
        self.facts.options = edition.options
        self.discard_melds = edition.answers("discard_pung", "melded")
        self.wait_beside_knitted = edition.answers("wait_beside_knitted", "counts")
        self.waits_left = edition.answers("sole_wait", "left")
        self.lost_when_mixed = edition.answers("unknown_winning_tile", "rows_lost")
        self.has_82 = edition.answers("mixed_kongs", "row_82")
        self.flowers_count = edition.answers("flowers_in_minimum", "inside")
        if not cython.compiled:
            self.points: list[int] = [0] * 83
            self.bars_low: list[int] = [0] * 83
            self.bars_high: list[int] = [0] * 83
            self.counts: list[int] = [0] * 83
            self.struck: list[int] = [0] * 83
            self.way_readings: list[int] = [0] * _MOST_WAYS
            self.way_places: list[int] = [0] * _MOST_WAYS
            self.way_values: list[int] = [0] * _MOST_WAYS
        for row in range(83):
            self.points[row] = edition.points[row]
            self.bars_low[row] = edition.bars[row] & 0xFFFFFFFFFFFFFFFF
            self.bars_high[row] = edition.bars[row] >> 64

    def best(self) -> cython.int:
        """
        Find the dearest reading of `win`; give what its rows count, flowers aside, or -1.
        """
        return self.search()

    def score_rows(
        self, rows: cython.const_uchar[::1], points: cython.int[::1]
    ) -> tuple[int, int]:
        """
        Write the points of each row, -1 for what may not win, without the interpreter's lock.

        Give the first faulty row and the byte of its fault plus one, or zeros.
        """
        row: cython.Py_ssize_t
        fault: cython.int = 0
        value: cython.int
        with cython.nogil:
            for row in range(points.shape[0]):
                fault = self.win.load(rows, row)
                if fault:
                    break
                value = self.search()
                points[row] = self.paid(value)
        if fault:
            return row, fault
        return 0, 0

    def paid(self, value: cython.int) -> cython.int:
        """
        Give what a value of rows pays with flowers, -1 below the minimum.
        """
        flowers: cython.int = self.win.flowers * self.points[81]
        if value < 0 or value + (flowers if self.flowers_count else 0) < self.minimum:
            return -1
        return value + flowers

    def search(self) -> cython.int:
        """
        Try every reading and every place of the winning tile.
        """
        place: cython.int
        reading: cython.int
        value: cython.int
        outcome: cython.int
        seen: cython.int
        best: cython.int = -1
        self.open_win()
        self.ways = 0
        for reading in range(self.readings.size):
            self.facts.see_reading(self.readings, reading)
            seen = 0
            for place in range(self.facts.meld_count, ELSEWHERE + 1):
                if not self.fits(place):
                    continue
                self.put(place)
                outcome = 4 * (self.facts.dark_pungs - self.facts.concealed_pungs)
                outcome = 1 << (outcome + self.facts.wait)
                if seen & outcome:
                    continue
                seen |= outcome
                value = self.tally()
                self.way_readings[self.ways] = reading
                self.way_places[self.ways] = place
                self.way_values[self.ways] = value
                self.ways += 1
                if value > best:
                    best = value
                    self.best_way = self.ways - 1
        return best

    def open_win(self) -> cython.void:
        """
        Take what all readings share, and find the readings.
        """
        kind: cython.int
        self.facts.see_win(self.win)
        if not self.lost_when_mixed:
            self.facts.kept_apart = True
        if self.options & LAST_OF_KIND_BY_MELDS and self.last_by_melds():
            self.facts.last_of_kind = True
        self.sole_known = False
        for kind in range(34):
            self.readings.tiles[kind] = self.win.tiles[kind]
        self.readings.search(4 - self.win.meld_count, self.forms)

    def last_by_melds(self) -> cython.bint:
        """
        Tell whether the winner's own open melds show the three others of the winning kind.
        """
        place: cython.int
        shown: cython.int = 0
        for place in range(self.win.meld_count):
            if self.win.melds[place] < MELDED_KONG:
                if self.facts.holds(self.win.melds[place], self.win.win):
                    shown += 1 if self.win.melds[place] < PUNG else 3
        return shown == 3

    def fits(self, place: cython.int) -> cython.bint:
        """
        Tell whether the winning tile may complete this place of the reading.
        """
        form: cython.int = self.facts.form
        if place < self.facts.set_count:
            return self.facts.holds(self.facts.sets[place], self.win.win)
        if place == IN_PAIR:
            return self.facts.pair == self.win.win or (self.facts.pair < 0 and form != KNITTED)
        return place == ELSEWHERE and (form == KNITTED or self.in_body())

    def in_body(self) -> cython.bint:
        """
        Tell whether the winning tile may be one of nine knitted tiles.
        """
        body: cython.ulonglong = 0
        one: cython.ulonglong = 1
        way: cython.int
        if self.facts.form != KNITTED_BODY or self.win.win > 26:
            return False
        for way in range(6):
            if not knitted_mask(way) & ~self.facts.kinds:
                body |= knitted_mask(way)
        return body & one << self.win.win != 0

    def put(self, place: cython.int) -> cython.void:
        """
        Put the winning tile in a place, with its wait if that counts.
        """
        melds: cython.bint = self.discard_melds and not self.facts.self_drawn
        self.facts.see_place(place, False, melds)
        if place <= IN_PAIR and self.wait_counts(place):
            self.facts.see_place(place, True, melds)

    def wait_counts(self, place: cython.int) -> cython.bint:
        """
        Tell whether the wait ended in this place is one that may count.
        """
        if place < IN_PAIR and not self.facts.wait_of(self.facts.sets[place]):
            return False
        if not self.wait_beside_knitted and self.in_body():
            return False
        return self.facts.kept_apart and self.is_sole()

    def is_sole(self) -> cython.bint:
        """
        Tell whether no other kind would have completed the hand.
        """
        kind: cython.int
        found: cython.ulonglong
        one: cython.ulonglong = 1
        if self.sole_known:
            return self.sole_wait
        for kind in range(34):
            self.waits.tiles[kind] = self.win.tiles[kind] - (kind == self.win.win)
        found = self.waits.search(4 - self.win.meld_count, self.forms, 34 if self.waits_left else 2)
        if self.waits_left:
            found &= ~self.win.held_four()
        self.sole_wait = not found & ~(one << self.win.win)
        self.sole_known = True
        return self.sole_wait

    def tally(self) -> cython.int:
        """
        Ask all rows of the reading as it stands and give what they count, flowers aside.
        """
        row: cython.int
        total: cython.int = 0
        ask_honors(self.facts, self.counts)
        ask_pungs(self.facts, self.counts)
        ask_chows(self.facts, self.counts)
        ask_tiles(self.facts, self.counts)
        ask_ways(self.facts, self.counts)
        self.counts[43] = 0
        if not self.has_82:
            self.counts[82] = 0
        self.links.link(self.facts, self.counts)
        self.strike()
        for row in range(1, 83):
            total += self.counts[row] * self.points[row]
        total -= self.counts[81] * self.points[81]
        if total == 0:
            self.counts[43] = 1
            total = self.points[43]
        return total

    def strike(self) -> cython.void:
        """
        Strike what the counted rows bar, from the dearest down; a struck row bars nothing.
        """
        row: cython.int
        barred: cython.int
        low: cython.ulonglong
        high: cython.ulonglong
        for row in range(1, 83):
            self.struck[row] = 0
        for row in range(1, 83):
            if not self.counts[row] or self.struck[row]:
                continue
            low = self.bars_low[row]
            high = self.bars_high[row]
            if not low | high:
                continue
            for barred in range(1, 83):
                if (low >> barred if barred < 64 else high >> (barred - 64)) & 1:
                    if self.counts[barred] and not self.struck[barred]:
                        self.struck[barred] = row
        for row in range(1, 83):
            if self.struck[row]:
                self.counts[row] = 0

    def see(self, reading: cython.int, place: cython.int) -> cython.int:
        """
        Ask one way of `win` again, after `best`; give what its rows count, flowers aside.
        """
        self.facts.see_reading(self.readings, reading)
        self.put(place)
        return self.tally()

    def best_reading(self) -> int:
        """
        Give the reading of the best way.
        """
        return self.way_readings[self.best_way]

    def best_place(self) -> int:
        """
        Give the place of the winning tile in the best way.
        """
        return self.way_places[self.best_way]

    def found_ways(self) -> list[tuple[int, int, int]]:
        """
        Give the ways that `best` tried, the best first: reading, place and value.
        """
        way: cython.int
        ways = [
            (self.way_readings[way], self.way_places[way], self.way_values[way])
            for way in range(self.ways)
        ]
        ways.insert(0, ways.pop(self.best_way))
        return ways

    def seen_counts(self) -> list[int]:
        """
        Give the counts of the way seen last, by row number.
        """
        row: cython.int
        return [self.counts[row] for row in range(83)]

    def seen_struck(self) -> list[int]:
        """
        Give the numbers of the rows that struck each row of the way seen last (0: none).
        """
        row: cython.int
        return [self.struck[row] for row in range(83)]
