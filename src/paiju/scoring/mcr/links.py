"""Which rows of two and three chows count together: the account-once principle.

A set that no row has used yet may join one used set, once; and a set used in a row may not enter
the same row again. So rows of two chows are edges between chows, the rows counted form no ring,
and beside a row of three chows only the fourth chow may join, once.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.scoring.facts import Facts
    from paiju.scoring.mcr.chow_questions import ask_three_chows, ask_two_chows
    from paiju.shape.masks import PUNG, ones

# the rows of two chows are 69 to 72
_ABOVE_ALL_ROWS = cython.declare(cython.int, 100)


@cython.cclass
class Links:
    """
    Choose the rows of two and three chows of one reading; one object may serve many.

    `chows` are the numbers of the chows among the sets of the hand. Edge `e` joins
    `chows[first[e]]` and `chows[second[e]]` by row `rows[e]`; `chosen` is the mask of edges
    counted. `three_row` is the row of three chows counted (0: none) and `left_out` the chow
    beside it. While `forced`, `link` keeps the choice that was written into these three.
    """

    def __init__(self, points: list[int]) -> None:
        """
        Make an empty record; `points` are the values of the rows by number.
        """
        row: cython.int
        self.part = Facts()
        self.forced = False
        if not cython.compiled:
            self.chows: list[int] = [0] * 4
            self.first: list[int] = [0] * 6
            self.second: list[int] = [0] * 6
            self.rows: list[int] = [0] * 6
            self.asked: list[int] = [0] * 83
            self.points: list[int] = [0] * 83
            self.size: int = 0
            self.edges: int = 0
            self.chosen: int = 0
            self.three_row: int = 0
            self.left_out: int = -1
            self.fours: int = 0
            self.threes: int = 0
        for row in range(83):
            self.points[row] = points[row]

    def link(self, hand: Facts, counts: cython.p_int) -> cython.void:
        """
        Reduce the counts of the rows of two and three chows to those that count together.
        """
        edge: cython.int
        twos: cython.int = counts[69] + counts[70] + counts[71] + counts[72]
        self.fours = counts[13] + counts[14] + counts[16] + counts[29]
        self.threes = counts[23] + counts[28] + counts[30]
        self.threes += counts[39] + counts[41] + counts[50]
        self.edges = 0
        if not self.forced:
            self.chosen = self.three_row = 0
            self.left_out = -1
        if self.threes + twos == 0:
            return
        self.take_chows(hand)
        if twos:
            self.find_edges()
        if not self.fours:
            if not self.forced:
                self.choose()
            if self.threes:
                counts[23] = counts[28] = counts[30] = counts[39] = counts[41] = counts[50] = 0
                counts[self.three_row] = 1
        counts[69] = counts[70] = counts[71] = counts[72] = 0
        for edge in range(self.edges):
            counts[self.rows[edge]] += (self.chosen >> edge) & 1

    def choose(self) -> cython.void:
        """
        Choose what counts beside no row of four chows.
        """
        if self.threes:
            self.choose_three()
        else:
            self.choose_twos()

    def take_chows(self, hand: Facts) -> cython.void:
        """
        Take the chows of a hand.
        """
        place: cython.int
        self.size = 0
        for place in range(hand.set_count):
            if hand.sets[place] < PUNG:
                self.chows[self.size] = hand.sets[place]
                self.size += 1

    def find_edges(self) -> cython.void:
        """
        Find each pair of chows that makes a row; no pair makes two.
        """
        one: cython.int
        other: cython.int
        row: cython.int
        for one in range(self.size):
            for other in range(one + 1, self.size):
                self.part.clear_sets()
                self.part.add_set(self.chows[one], concealed=True)
                self.part.add_set(self.chows[other], concealed=True)
                ask_two_chows(self.part, self.asked)
                for row in range(69, 73):
                    if self.asked[row]:
                        self.first[self.edges] = one
                        self.second[self.edges] = other
                        self.rows[self.edges] = row
                        self.edges += 1

    def choose_three(self) -> cython.void:
        """
        Choose the dearest row of three chows together with what the fourth chow adds.
        """
        left_out: cython.int
        row: cython.int
        join: cython.int
        value: cython.int
        best: cython.int = -1
        best_join: cython.int = -1
        for left_out in range(self.size if self.size == 4 else 1):
            row = self.three_of(left_out if self.size == 4 else -1)
            if not row:
                continue
            join = self.join_of(left_out) if self.size == 4 else -1
            value = self.points[row] + (self.points[self.rows[join]] if join >= 0 else 0)
            if value > best:
                best = value
                best_join = join
                self.three_row = row
                self.left_out = left_out if self.size == 4 else -1
        self.chosen = 1 << best_join if best_join >= 0 else 0

    def three_of(self, left_out: cython.int) -> cython.int:
        """
        Give the row that three chows make, 0 for none; no three make two rows.
        """
        place: cython.int
        self.part.clear_sets()
        for place in range(self.size):
            if place != left_out:
                self.part.add_set(self.chows[place], concealed=True)
        ask_three_chows(self.part, self.asked)
        if self.asked[23]:
            return 23
        if self.asked[28]:
            return 28
        if self.asked[30]:
            return 30
        if self.asked[39]:
            return 39
        if self.asked[41]:
            return 41
        return 50 if self.asked[50] else 0

    def join_of(self, left_out: cython.int) -> cython.int:
        """
        Give the edge of the lowest row by which the fourth chow may join, -1 for none.
        """
        edge: cython.int
        best: cython.int = -1
        for edge in range(self.edges):
            if left_out not in (self.first[edge], self.second[edge]):
                continue
            if best < 0 or self.rows[edge] < self.rows[best]:
                best = edge
        return best

    def choose_twos(self) -> cython.void:
        """
        Choose as many edges as may count together; of such choices the one with the lowest rows.
        """
        edges: cython.int
        edge: cython.int
        rank: cython.int
        best: cython.int = 0
        for edges in range((1 << self.edges) - 1, 0, -1):
            rank = 0
            for edge in range(self.edges):
                # more edges rank before lower rows: no choice has more than three
                rank += (_ABOVE_ALL_ROWS - self.rows[edge]) * (edges >> edge & 1)
            if rank > best and self.admissible(edges):
                best = rank
                self.chosen = edges

    def admissible(self, edges: cython.int) -> cython.bint:
        """
        Tell whether edges form no ring and no chow enters the same row twice.
        """
        edge: cython.int
        place: cython.int
        one: cython.int
        other: cython.int
        both: cython.int
        if not cython.compiled:
            groups = [0] * 4
            used = [0] * 4
        for place in range(4):
            groups[place] = place
            used[place] = 0
        for edge in range(self.edges):
            if not edges >> edge & 1:
                continue
            one = groups[self.first[edge]]
            other = groups[self.second[edge]]
            both = 1 << self.first[edge] | 1 << self.second[edge]
            if one == other or used[self.rows[edge] - 69] & both:
                return False
            used[self.rows[edge] - 69] |= both
            for place in range(4):
                if groups[place] == other:
                    groups[place] = one
        return True

    def force(self, three_row: int, left_out: int, chosen: int) -> None:
        """
        Keep this choice until `forced` is taken back.
        """
        self.three_row = three_row
        self.left_out = left_out
        self.chosen = chosen
        self.forced = True

    def choices(self) -> list[tuple[int, int, int]]:
        """
        Give all choices as good as the one made: `three_row`, `left_out` and `chosen` of each.
        """
        most: cython.int = ones(self.chosen)
        found = [(self.three_row, self.left_out, self.chosen)]
        if self.fours or not self.edges + self.threes:
            return found
        if not self.threes:
            found += [
                (0, -1, edges)
                for edges in range(1, 1 << self.edges)
                if ones(edges) == most and self.admissible(edges)
            ]
        elif self.size == 4:
            found += self.three_choices()
        return list(dict.fromkeys(found))

    def three_choices(self) -> list[tuple[int, int, int]]:
        """
        Give the choices of three chows among four with the joining edge, as dear as the one made.
        """
        left_out: cython.int
        edge: cython.int
        row: cython.int
        most: cython.int = self.points[self.three_row]
        for edge in range(self.edges):
            most += self.points[self.rows[edge]] * (self.chosen >> edge & 1)
        found: list[tuple[int, int, int]] = []
        for left_out in range(4):
            row = self.three_of(left_out)
            if row and self.points[row] == most:
                found.append((row, left_out, 0))
            for edge in range(self.edges if row else 0):
                joins = left_out in (self.first[edge], self.second[edge])
                if joins and self.points[row] + self.points[self.rows[edge]] == most:
                    found.append((row, left_out, 1 << edge))
        return found

    def found_edges(self) -> list[tuple[int, int, int]]:
        """
        Give the pairs of chows that make a row, in the order of the edges: the two chows, the row.
        """
        return [
            (self.first[edge], self.second[edge], self.rows[edge]) for edge in range(self.edges)
        ]

    def linked_sets(self) -> dict[int, list[set[int]]]:
        """
        Give the chows, by lowest kind, that earned each row of two or three chows that counts.
        """
        edge: cython.int
        linked: dict[int, list[set[int]]] = {}
        for edge in range(self.edges):
            if self.chosen >> edge & 1:
                chows = {self.chows[self.first[edge]], self.chows[self.second[edge]]}
                linked.setdefault(self.rows[edge], []).append(chows)
        if self.three_row:
            trio = {self.chows[place] for place in range(self.size) if place != self.left_out}
            linked[self.three_row] = [trio]
        return linked
