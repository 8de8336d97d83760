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

    from paiju.scoring.facts import ELSEWHERE, IN_PAIR, Facts
    from paiju.scoring.mcr.chow_questions import ask_chows
    from paiju.scoring.mcr.honor_questions import ask_honors
    from paiju.scoring.mcr.links import Links
    from paiju.scoring.mcr.options import LAST_OF_KIND_BY_MELDS
    from paiju.scoring.mcr.pung_questions import ask_concealed_pungs, ask_pungs
    from paiju.scoring.mcr.tile_questions import ask_tiles
    from paiju.scoring.mcr.way_questions import ask_waits, ask_ways, chicken_hand
    from paiju.scoring.win import Win
    from paiju.shape.masks import KNITTED, KNITTED_BODY, MELDED_KONG, PUNG, knitted_mask
    from paiju.shape.readings import Readings
    from paiju.shape.waits import Waits

_CHICKEN = cython.declare(cython.int, 43)
_FLOWERS = cython.declare(cython.int, 81)

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
        self.telling = False
        self.has_82 = edition.answers("mixed_kongs", "row_82")
        self.flowers_count = edition.answers("flowers_in_minimum", "inside")
        if not cython.compiled:
            self.points: list[int] = [0] * 83
            self.bars_low: list[int] = [0] * 83
            self.bars_high: list[int] = [0] * 83
            self.counts: list[int] = [0] * 83
            self.struck: list[int] = [0] * 83
            self.held: list[int] = [0] * 83
            self.order: list[int] = [0] * 82
            self.way_readings: list[int] = [0] * _MOST_WAYS
            self.way_places: list[int] = [0] * _MOST_WAYS
            self.way_values: list[int] = [0] * _MOST_WAYS
            self.held_count: int = 0
            self.struck_low: int = 0
            self.struck_high: int = 0
            self.sole_wait: bool = False
            self.sole_known: bool = False
            self.best_way: int = 0
            self.ways: int = 0
        for row in range(82):
            self.order[row] = edition.order[row]
        for row in range(83):
            self.points[row] = edition.points[row]
            self.bars_low[row] = edition.bars[row] & 0xFFFFFFFFFFFFFFFF
            self.bars_high[row] = edition.bars[row] >> 64

    def best(self) -> cython.int:
        """
        Find the dearest way of `win` and see it; give what it counts, flowers aside, or -1.
        """
        value: cython.int = self.search()
        if value >= 0:
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

    def paid(self, value: cython.int) -> cython.int:
        """
        Give what a value of rows pays with flowers, -1 below the minimum.
        """
        flowers: cython.int = self.win.flowers * self.points[_FLOWERS]
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
            self.ask()
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
                value = self.weigh()
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
            found &= ~self.win.held_four()
        self.sole_wait = not found & ~(one << self.win.win)
        self.sole_known = True
        return self.sole_wait

    def ask(self) -> cython.void:
        """
        Ask all rows of the reading as it stands, and choose the rows of chows that count together.
        """
        ask_honors(self.facts, self.counts)
        ask_pungs(self.facts, self.counts)
        ask_chows(self.facts, self.counts)
        ask_tiles(self.facts, self.counts)
        ask_ways(self.facts, self.counts)
        if not self.has_82:
            self.counts[82] = 0
        self.links.link(self.facts, self.counts)

    def weigh(self) -> cython.int:
        """
        Give what the asked rows count together with the winning tile put in a place.
        """
        place: cython.int
        row: cython.int
        total: cython.int = 0
        ask_concealed_pungs(self.facts, self.counts)
        ask_waits(self.facts, self.counts)
        self.hold()
        for place in range(self.held_count):
            row = self.held[place]
            if not self.is_struck(row):
                self.strike(row)
                if row != _FLOWERS:
                    total += self.counts[row] * self.points[row]
        self.facts.nothing_else = total == 0
        self.counts[_CHICKEN] = chicken_hand(self.facts)
        return total + self.counts[_CHICKEN] * self.points[_CHICKEN]

    def hold(self) -> cython.void:
        """
        List the rows that hold, the dearest first.
        """
        place: cython.int
        row: cython.int
        self.held_count = 0
        self.struck_low = self.struck_high = 0
        self.counts[_CHICKEN] = 0
        for place in range(82):
            row = self.order[place]
            if self.counts[row]:
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
            if (low >> row if row < 64 else high >> (row - 64)) & 1:
                self.struck[row] = by

    def see(self, reading: cython.int, place: cython.int) -> cython.int:
        """
        Ask one way of `win` again, after `best`; give what its rows count, flowers aside.
        """
        row: cython.int
        value: cython.int
        for row in range(83):
            self.struck[row] = 0
        self.facts.see_reading(self.readings, reading)
        self.put(place)
        self.ask()
        self.telling = True
        value = self.weigh()
        self.telling = False
        for row in range(83):
            if self.struck[row]:
                self.counts[row] = 0
        return value

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
        place: cython.int
        row: cython.int
        found: list[tuple[int, int]] = []
        for place in range(82):
            row = self.order[place]
            if self.counts[row] and row != _FLOWERS:
                found.append((row, int(self.counts[row])))
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
