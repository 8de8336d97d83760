"""The points of a win under MCR: every reading tried, the dearest kept.

The kernel works on numbers only; `paiju.scoring.mcr.room` turns what it found into a `Score`.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.scoring.mcr.edition import FanEdition

if not cython.compiled:
    from collections.abc import MutableSequence, Sequence

    from paiju.scoring.appraiser import Appraiser
    from paiju.scoring.facts import ELSEWHERE, IN_PAIR, Facts
    from paiju.scoring.mcr.combine import Combination
    from paiju.scoring.mcr.options import LAST_OF_KIND_BY_MELDS
    from paiju.scoring.win import Win
    from paiju.shape.masks import KNITTED, KNITTED_BODY, MELDED_KONG, PUNG, knitted_mask
    from paiju.shape.readings import Readings
    from paiju.shape.waits import Waits

# at most 64 readings (see `Readings`), each with at most four sets, a pair or elsewhere
_MOST_WAYS = cython.declare(cython.int, 384)


@cython.cclass
class Kernel(Appraiser):
    """
    Score wins under one edition; one object serves many wins, one at a time.

    A way is a reading with a place for the winning tile. What counts in one is the combination's
    to say; after `best` or `see` it tells of the way seen last.
    """

    def __init__(self, edition: FanEdition) -> None:
        """
        Take the points, bars and rulings of an edition.
        """
        super().__init__()
        self.win = Win()
        self.readings = Readings()
        self.waits = Waits()
        self.facts = Facts()
        self.combination = Combination(edition)
        self.links = self.combination.links
        self.flower_points = edition.flower_points
        self.forms = edition.forms
        self.minimum = edition.minimum_points
        self.options = edition.options
        self.facts.options = edition.options
        self.discard_melds = edition.answers("discard_pung", "melded")
        self.wait_beside_knitted = edition.answers("wait_beside_knitted", "counts")
        self.waits_left = edition.answers("sole_wait", "left")
        self.lost_when_mixed = edition.answers("unknown_winning_tile", "rows_lost")
        self.flowers_count = edition.answers("flowers_in_minimum", "inside")
        if not cython.compiled:
            self.way_readings: list[int] = [0] * _MOST_WAYS
            self.way_places: list[int] = [0] * _MOST_WAYS
            self.way_values: list[int] = [0] * _MOST_WAYS
            self.sole_wait: bool = False
            self.sole_known: bool = False
            self.best_way: int = 0
            self.ways: int = 0

    def best(self) -> cython.int:
        """
        Find the dearest way of `win`; give what it counts, flowers aside, or -1.

        After it `found` tells of that way; `see` has to be asked for all else.
        """
        value: cython.int = self.search()
        if self.ways > 1:
            self.see(self.way_readings[self.best_way], self.way_places[self.best_way])
        return value

    def score_rows(self, rows: Sequence[int], points: MutableSequence[int]) -> tuple[int, int]:
        """
        Write the points of each row, -1 for what may not win, without the interpreter's lock.

        Give the first faulty row and the byte of its fault plus one, or zeros.
        """
        row: cython.Py_ssize_t = 0
        fault: cython.int = 0
        size: cython.Py_ssize_t = len(points)
        with cython.nogil:
            for row in range(size):
                fault = self.win.load(rows, row)
                if fault:
                    break
                points[row] = self.paid(self.search())
        if fault:
            return row, fault
        return 0, 0

    def appraise(self) -> cython.int:
        """
        Give what the win in `row` pays, -1 for what may not win; its tiles are not checked.
        """
        self.win.load(self.row, 0)
        return self.paid(self.search())

    def paid(self, value: cython.int) -> cython.int:
        """
        Give what a value of rows pays with flowers, -1 below the minimum.
        """
        flowers: cython.int = self.win.flowers * self.flower_points
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
            self.combination.ask(self.facts)
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
                value = self.combination.weigh(self.facts)
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
        Tell whether the winner's own melded sets show the three others of the winning kind.
        """
        place: cython.int
        shown: cython.int = 0
        code: cython.int
        for place in range(self.win.meld_count):
            code = self.win.melds[place]
            if code < MELDED_KONG and self.facts.holds(code, self.win.win):
                shown += 1 if code < PUNG else 3
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
        self.facts.see_place(place, sole_wait=False, discard_melds=melds)
        if place <= IN_PAIR and self.wait_counts(place):
            self.facts.see_place(place, sole_wait=True, discard_melds=melds)

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
        enough: cython.int = 34 if self.waits_left else 2
        found = self.waits.search(4 - self.win.meld_count, self.forms, enough)
        if self.waits_left:
            found &= ~self.win.fours
        self.sole_wait = not found & ~(one << self.win.win)
        self.sole_known = True
        return self.sole_wait

    def see(self, reading: cython.int, place: cython.int) -> cython.int:
        """
        See one way of `win` again, after `best`; give what its rows count, flowers aside.
        """
        self.facts.see_reading(self.readings, reading)
        self.put(place)
        return self.combination.tell(self.facts)

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
        ways = [
            (self.way_readings[way], self.way_places[way], self.way_values[way])
            for way in range(self.ways)
        ]
        ways.insert(0, ways.pop(self.best_way))
        return ways

    def found(self) -> list[tuple[int, int]]:
        """
        Give what counts in the way seen last, the dearest first and flowers last: row and count.
        """
        return self.combination.found()

    def seen_counts(self) -> list[int]:
        """
        Give the counts of the way seen last, by row number.
        """
        return self.combination.seen_counts()

    def seen_struck(self) -> list[int]:
        """
        Give the numbers of the rows that struck each row of the way seen last (0: none).
        """
        return self.combination.seen_struck()
