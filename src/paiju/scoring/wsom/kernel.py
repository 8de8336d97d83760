"""The points of a win under the World Series of Mahjong: every arrangement tried.

An arrangement is a reading of the hand and the place of the winning tile in it. The winner shows
the dearest one that penalty tiles leave him. What adds up in it is `combine`'s to say.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.scoring.wsom.edition import PatternEdition

if not cython.compiled:
    from collections.abc import Iterable, MutableSequence, Sequence

    from paiju.scoring.appraiser import Appraiser
    from paiju.scoring.facts import IN_PAIR, Facts
    from paiju.scoring.win import Win
    from paiju.scoring.wsom.combine import Combination
    from paiju.scoring.wsom.options import DISCARD_LEAVES_CONCEALED, PENALTY_TILES_IN_SETS
    from paiju.shape.masks import PUNG, SEVEN_PAIRS, THIRTEEN_ORPHANS
    from paiju.shape.readings import Readings

# What is given in place of points: no winning form, and barred by penalty tiles.
_NO_SHAPE = cython.declare(cython.int, -1)
_BARRED = cython.declare(cython.int, -2)

_WAYS = cython.declare(cython.int, 256)


@cython.cclass
class Kernel(Appraiser):
    """
    Score wins under one edition; one object serves many wins, one at a time.

    Load `win` and set the penalty tiles (they stay until set again), then ask `best`. What it
    found, or what `see` saw last, is told by `found`, `strikes`, `limit` and `plain_sum`;
    `barred` tells whether penalty tiles bar the arrangement seen last.
    """

    def __init__(self, edition: PatternEdition) -> None:
        """
        Take the points, series, limit and rulings of an edition.
        """
        super().__init__()
        self.win = Win()
        self.readings = Readings()
        self.facts = Facts()
        self.combination = Combination(edition)
        self.forms = edition.forms
        self.minimum = edition.minimum_points
        self.facts.options = edition.options
        self.discard_melds = not edition.options & DISCARD_LEAVES_CONCEALED
        self.sets_barred = not edition.options & PENALTY_TILES_IN_SETS
        self.penalty_count = 0
        self.way_count = 0
        self.best_reading = self.best_place = -1
        self.barred = 0
        self.barred_by_penalty = 0
        if not cython.compiled:
            self.penalty: list[int] = [0] * 34
            self.way_readings: list[int] = [0] * _WAYS
            self.way_places: list[int] = [0] * _WAYS
            self.way_values: list[int] = [0] * _WAYS

    def set_penalty(self, kinds: Iterable[int]) -> None:
        """
        Set the kinds of the penalty tiles, one for each tile; the winning tile is none of them.
        """
        kind: cython.int
        for kind in range(34):
            self.penalty[kind] = 0
        self.penalty_count = 0
        for kind in kinds:
            self.penalty[kind] += 1
            self.penalty_count += 1

    def set_penalty_tiles(self, kind: cython.int, number: cython.int) -> cython.void:
        """
        Say how many tiles of a kind in the winner's hand are penalty tiles.
        """
        self.penalty_count += number - self.penalty[kind]
        self.penalty[kind] = number

    def appraise(self) -> cython.int:
        """
        Give what the win in `row` pays, -1 for what may not win; its tiles are not checked.
        """
        value: cython.int
        self.win.load(self.row, 0)
        value = self.search()
        return -1 if value < self.minimum else value

    def best(self) -> cython.int:
        """
        Find the dearest arrangement of `win` that is not barred, and see it; give what it pays.

        A hand without pattern pays 0 where it has no points of its own; -1 means that the tiles
        are no winning form, -2 that penalty tiles bar every arrangement (`barred_by_penalty`).
        """
        value: cython.int = self.search()
        if value >= 0:
            self.see(self.best_reading, self.best_place)
        return value

    def see(self, reading: cython.int, place: cython.int) -> cython.int:
        """
        See one arrangement of the hand scored last; give what it pays, barred or not.
        """
        self.facts.see_reading(self.readings, reading)
        self.put(place)
        self.barred = self.bars(place)
        return self.combination.combine(self.facts)

    def score_rows(self, rows: Sequence[int], points: MutableSequence[int]) -> tuple[int, int]:
        """
        Write the points of each row, -1 for what may not win, without the interpreter's lock.

        Give the first faulty row and the byte of its fault plus one, or zeros. A row has no
        penalty tiles; those that are set are forgotten.
        """
        row: cython.Py_ssize_t = 0
        fault: cython.int = 0
        size: cython.Py_ssize_t = len(points)
        self.set_penalty(())
        with cython.nogil:
            for row in range(size):
                fault = self.win.load(rows, row)
                if fault:
                    break
                points[row] = self.search()
                if points[row] < self.minimum:
                    points[row] = -1
        if fault:
            return row, fault
        return 0, 0

    def search(self) -> cython.int:
        """
        Try every reading and every place of the winning tile.

        Of two that pay the same the one with the larger sum before the limit is kept.
        """
        reading: cython.int
        kind: cython.int
        value: cython.int
        way: cython.int
        first: cython.int
        best: cython.int = _NO_SHAPE
        best_sum: cython.int = 0
        self.facts.see_win(self.win)
        for kind in range(34):
            self.readings.tiles[kind] = self.win.tiles[kind]
        self.readings.search(4 - self.win.meld_count, self.forms)
        self.way_count = 0
        for reading in range(self.readings.size):
            self.facts.see_reading(self.readings, reading)
            first = self.way_count
            self.find_places(reading)
            for way in range(first, self.way_count):
                if self.way_values[way] == _BARRED:
                    continue
                self.put(self.way_places[way])
                value = self.combination.combine(self.facts)
                self.way_values[way] = value
                if value > best or (value == best and self.combination.plain_sum > best_sum):
                    best = value
                    best_sum = self.combination.plain_sum
                    self.best_reading = reading
                    self.best_place = self.way_places[way]
        self.barred_by_penalty = best == _NO_SHAPE and self.way_count > 0
        return _BARRED if self.barred_by_penalty else best

    def find_places(self, reading: cython.int) -> cython.void:
        """
        Add the places of the winning tile in the reading seen, of equal ones the first.

        Places are equal when the same number of pungs stays concealed and both are barred or
        neither.
        """
        place: cython.int
        outcome: cython.int
        barred: cython.bint
        seen: cython.int = 0
        for place in range(self.facts.meld_count, IN_PAIR + 1):
            if not self.fits(place):
                continue
            self.put(place)
            barred = self.bars(place)
            outcome = 1 << (2 * (self.facts.dark_pungs - self.facts.concealed_pungs) + barred)
            if seen & outcome:
                continue
            seen |= outcome
            self.way_readings[self.way_count] = reading
            self.way_places[self.way_count] = place
            self.way_values[self.way_count] = _BARRED if barred else 0
            self.way_count += 1

    def fits(self, place: cython.int) -> cython.bint:
        """
        Tell whether the winning tile may complete this set, or the pair, of the reading.
        """
        if place == IN_PAIR:
            return self.facts.pair == self.win.win or self.facts.pair < 0
        if place >= self.facts.set_count:
            return False
        return self.facts.holds(self.facts.sets[place], self.win.win)

    def put(self, place: cython.int) -> cython.void:
        """
        Put the winning tile in a place.
        """
        melds: cython.bint = self.discard_melds and not self.facts.self_drawn
        self.facts.see_place(place, sole_wait=False, discard_melds=melds)

    def bars(self, place: cython.int) -> cython.bint:
        """
        Tell whether penalty tiles bar the reading seen with the winning tile in this place.

        They bar a set or pair that a discard completes if it cannot do without one of them: the
        others of the kind may be fewer than it needs.
        """
        if self.facts.self_drawn or not self.penalty_count:
            return False
        if self.facts.form == THIRTEEN_ORPHANS:
            return self.penalty[self.win.win] > 0 or self.penalty_count >= 3
        if not self.sets_barred and self.facts.form != SEVEN_PAIRS:
            return False
        if place == IN_PAIR:
            return self.needs_penalty(self.win.win, 1)
        return self.set_needs_penalty(self.facts.sets[place])

    def set_needs_penalty(self, code: cython.int) -> cython.bint:
        """
        Tell whether the winning tile cannot complete a set without a penalty tile.
        """
        kind: cython.int
        if code >= PUNG:
            return self.needs_penalty(self.win.win, 2)
        for kind in range(code, code + 3):
            if kind != self.win.win and self.needs_penalty(kind, 1):
                return True
        return False

    def needs_penalty(self, kind: cython.int, number: cython.int) -> cython.bint:
        """
        Tell whether a number of one's own tiles of a kind cannot be had without penalty tiles.
        """
        own: cython.int = self.win.tiles[kind] - (kind == self.win.win)
        return own - self.penalty[kind] < number

    def ways(self) -> list[tuple[int, int, int]]:
        """
        List all different arrangements tried: reading, place and what each pays (-2 if barred).
        """
        return [
            (self.way_readings[way], self.way_places[way], self.way_values[way])
            for way in range(self.way_count)
        ]

    def found(self) -> list[tuple[int, int]]:
        """
        List what the arrangement seen last is paid for: row numbers and counts.
        """
        return self.combination.found()

    def strikes(self) -> list[tuple[int, int, str]]:
        """
        List what was struck in it: row number, number of the row that struck it, the reason.
        """
        return self.combination.strikes()

    @property
    def plain_sum(self) -> int:
        """
        Give its sum before the limit.
        """
        return self.combination.plain_sum

    @property
    def limit(self) -> str | None:
        """
        Name the limit it came to: "single" pattern, "sum_cut" or None.
        """
        return self.combination.limit()
