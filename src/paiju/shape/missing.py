"""How many tiles a hand lacks of winning, by all forms.

The sets and the pair are looked up in `tables`; a suit in which melds leave too few tiles of a
kind is asked of `caps`. Other forms are counted. Which tile would help is in `useful`.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.shape.caps import Caps
from paiju.shape.tables import load

if not cython.compiled:
    from collections.abc import MutableSequence, Sequence

    from paiju.shape.masks import (
        BASIC,
        ENDS,
        HONORS,
        KNITTED,
        KNITTED_BODY,
        SEVEN_PAIRS,
        THIRTEEN_ORPHANS,
        knitted_mask,
        ones,
    )
    from paiju.shape.profiles import flipped, merged, together
    from paiju.shape.tables import (
        DIGITS,
        FIVES,
        HONOR_PROFILES,
        HONORS_AT,
        KNITTED_OF,
        RIGHTS,
        SUITS,
        suit_and_honors,
        two_suits,
    )

_FAR = cython.declare(cython.int, 99)


@cython.cclass
class Missing:
    """
    Count the tiles that a hand lacks; one object may serve many hands.

    `need` is the number of sets beside the melds, `best` what the hand lacks: 0 when it is
    complete, 1 when it is ready. No more than four of a kind are ever asked for, the hand's own
    melds counted.
    """

    def __init__(self) -> None:
        """
        Make an idle counter; the first one reads the tables.
        """
        load()
        self.caps = Caps()
        self.is_open = False
        if not cython.compiled:
            self.tiles: list[int] = [0] * 34
            self.low: list[int] = [0] * 4
            self.high: list[int] = [0] * 4
            self.classes: list[int] = [0] * 4
            self.profiles: list[int] = [0] * 4
            self.body: list[int] = [0] * 6
            self.need: int = 0
            self.best: int = 0
            self.forms: int = 0
            self.basic: int = 0
            self.pairs: int = 0
            self.kinds: int = 0
            self.present: int = 0
            self.twice: int = 0
            self.spent: int = 0

    def take(self, counts: bytes, forms: cython.int) -> cython.int:
        """
        Take 34 counts of concealed tiles, and the mask of the forms that win.

        Give 0, or 1 for more than four of a kind, or 2 for a number of tiles that no hand has.
        """
        self.forms = forms
        return self.load(counts, 0)

    def find_rows(
        self, rows: Sequence[int], forms: cython.int, found: MutableSequence[int]
    ) -> tuple[int, int]:
        """
        Write what each row of 34 counts lacks, less one, without the interpreter's lock.

        Give the first faulty row and its fault as `take` does, or zeros.
        """
        row: cython.Py_ssize_t = 0
        fault: cython.int = 0
        size: cython.Py_ssize_t = len(found)
        start = cython.address(rows[0]) if cython.compiled else rows
        self.forms = forms
        with cython.nogil:
            for row in range(size):
                fault = self.load(start, row)
                if fault:
                    break
                found[row] = self.search() - 1
        if fault:
            return row, fault
        return 0, 0

    def load(self, counts: Sequence[int], row: cython.Py_ssize_t) -> cython.int:
        """
        Take a row of 34 counts as `take` does, without the interpreter.
        """
        start: cython.Py_ssize_t = 34 * row
        suit: cython.int
        kind: cython.int
        total: cython.int = 0
        over: cython.int = 0
        if not cython.compiled:
            held = [0] * 36
        held[34] = held[35] = 0
        for kind in range(34):
            held[kind] = counts[start + kind]
        for kind in range(34):
            self.tiles[kind] = held[kind]
            total += held[kind]
            over |= held[kind] + 3
        for suit in range(4):
            kind = 9 * suit
            self.low[suit] = held[kind] + 5 * (
                held[kind + 1] + 5 * (held[kind + 2] + 5 * (held[kind + 3] + 5 * held[kind + 4]))
            )
            self.high[suit] = held[kind + 5] + 5 * (
                held[kind + 6] + 5 * (held[kind + 7] + 5 * held[kind + 8])
            )
        if over > 7:
            return 1
        if total > 14 or total % 3 == 0:
            return 2
        self.need = (total - 1) // 3
        if self.is_open:
            self.caps.clear()
            self.is_open = False
        return 0

    def add_meld(self, code: cython.int) -> cython.void:
        """
        Take a meld of the hand, `type * 64 + lowest kind`: its tiles cannot be had again.
        """
        self.is_open = True
        self.caps.add_meld(code)

    def find(self) -> cython.int:
        """
        Give what the hand lacks.
        """
        return self.search()

    def search(self) -> cython.int:
        """
        Count by every form and keep the least.
        """
        self.look()
        self.best = _FAR
        self.basic = _FAR
        if self.forms >> BASIC & 1:
            self.best = self.basic = self.basic_lacks()
        if self.need == 4:
            if self.forms >> SEVEN_PAIRS & 1:
                self.best = min(self.best, max(0, 7 - self.pairs))
            if self.forms >> THIRTEEN_ORPHANS & 1:
                self.best = min(self.best, self.orphans())
            if self.forms >> KNITTED & 1:
                self.best = min(self.best, 14 - self.kinds)
        if self.need >= 3 and self.forms >> KNITTED_BODY & 1:
            self.bodies()
        return self.best

    def look(self) -> cython.void:
        """
        See which kinds are held, held twice and used up, and the most kinds of a knitted hand.
        """
        suit: cython.int
        low: cython.ulonglong
        high: cython.ulonglong
        fours: cython.ulonglong = 0
        present: cython.ulonglong = 0
        twice: cython.ulonglong = 0
        for suit in range(4):
            low = FIVES[self.low[suit]]
            high = FIVES[self.high[suit]]
            self.classes[suit] = (
                RIGHTS[625 * (low >> 42 & 1023) + self.high[suit]]
                if suit < 3
                else HONORS_AT[(low >> 52) + (high >> 52)]
            )
            low |= high << 5
            present |= (low & 511) << 9 * suit
            twice |= (low >> 16 & 511) << 9 * suit
            fours |= (low >> 32 & 511) << 9 * suit
        self.present = present
        self.twice = twice
        self.spent = fours
        if self.is_open:
            self.spent = self.caps.spent(self.tiles)
        self.pairs = ones(twice) + ones(fours)
        self.kinds = 0
        if self.need >= 3:
            self.count_knitted()
            self.kinds += ones(present & HONORS)

    def count_knitted(self) -> cython.void:
        """
        Count the tiles held of each knitted way, and the most of any.
        """
        way: cython.int
        first: cython.int
        second: cython.int
        held: cython.int
        most: cython.int = 0
        one: cython.int = KNITTED_OF[self.present & 511]
        two: cython.int = KNITTED_OF[self.present >> 9 & 511]
        three: cython.int = KNITTED_OF[self.present >> 18 & 511]
        for way in range(6):
            # which of 147, 258 and 369 the suits have, in the order of `knitted_mask`
            first = way // 2
            second = (first + 1 + (way + first) % 2) % 3
            held = one >> 4 * first & 15
            held += two >> 4 * second & 15
            held += three >> 4 * (3 - first - second) & 15
            self.body[way] = held
            most = max(most, held)
        self.kinds = most

    def orphans(self) -> cython.int:
        """
        Give what is lacking of thirteen orphans.
        """
        return 14 - ones(self.present & ENDS) - (1 if self.twice & ENDS else 0)

    def class_of(self, suit: cython.int) -> cython.int:
        """
        Give the class of a suit, or of the honors (3), when four of each kind may be used.
        """
        return self.class_at(suit, self.low[suit], self.high[suit])

    def class_with(self, suit: cython.int, rank: cython.int) -> cython.int:
        """
        Give the class of a suit with one more tile of a rank (0-8).
        """
        low: cython.int = self.low[suit]
        high: cython.int = self.high[suit]
        if rank < 5:
            low += DIGITS[1 << rank]
        else:
            high += DIGITS[1 << rank - 5]
        return self.class_at(suit, low, high)

    def class_at(self, suit: cython.int, low: cython.int, high: cython.int) -> cython.int:
        """
        Give the class of a suit whose ranks 1-5 and 6-9 are these numbers of base five.
        """
        if suit == 3:
            return HONORS_AT[(FIVES[low] >> 52) + (FIVES[high] >> 52)]
        return RIGHTS[625 * (FIVES[low] >> 42 & 1023) + high]

    def basic_lacks(self) -> cython.int:
        """
        Give what is lacking of the sets and the pair.
        """
        suit: cython.int
        if self.is_open:
            for suit in range(4):
                self.grade(suit)
            return together(
                merged(self.profiles[0], self.profiles[1]),
                flipped(merged(self.profiles[2], self.profiles[3])),
                self.need,
            )
        return together(
            two_suits(self.classes[0], self.classes[1]),
            suit_and_honors(self.classes[2], self.classes[3]),
            self.need,
        )

    def grade(self, suit: cython.int) -> cython.void:
        """
        Find the profile of a suit.
        """
        self.classes[suit] = self.class_of(suit)
        if self.is_open and not self.caps.is_free(self.tiles, suit):
            self.profiles[suit] = self.caps.profile(self.tiles, suit)
        elif suit == 3:
            self.profiles[suit] = HONOR_PROFILES[self.classes[suit]]
        else:
            self.profiles[suit] = SUITS[self.classes[suit]]

    def bodies(self) -> cython.void:
        """
        Count by the knitted bodies that may lower the least.
        """
        way: cython.int
        lacks: cython.int
        body: cython.ulonglong
        for way in range(6):
            lacks = 9 - self.body[way]
            if lacks < self.best:
                body = knitted_mask(way)
                if not body & ~self.present & self.spent:
                    self.best = min(self.best, lacks + self.beside(body))

    def beside(self, body: cython.ulonglong) -> cython.int:
        """
        Give what is lacking of the set and the pair, or the pair, beside a knitted body.
        """
        suit: cython.int
        got: cython.int
        if self.need == 3:
            return self.lone_pair(body)
        if not cython.compiled:
            beside = [0] * 3
        for suit in range(3):
            got = (body & self.present) >> 9 * suit & 511
            beside[suit] = self.class_at(
                suit, self.low[suit] - DIGITS[got & 31], self.high[suit] - DIGITS[got >> 5]
            )
        return together(
            two_suits(beside[0], beside[1]), suit_and_honors(beside[2], self.class_of(3)), 1
        )

    def lone_pair(self, body: cython.ulonglong) -> cython.int:
        """
        Give what is lacking of a pair beside a knitted body.
        """
        kind: cython.int
        left: cython.int
        lacks: cython.int = 2
        for kind in range(34):
            left = self.tiles[kind] - ((body & self.present) >> kind & 1)
            if left > 1:
                return 0
            if left and not self.spent >> kind & 1:
                lacks = 1
        return lacks

    def move(self, kind: cython.int, step: cython.int) -> cython.void:
        """
        Add a tile (step 1) or take one away (step -1).
        """
        suit: cython.int = kind // 9
        rank: cython.int = kind % 9
        if rank < 5:
            self.low[suit] += step * DIGITS[1 << rank]
        else:
            self.high[suit] += step * DIGITS[1 << rank - 5]
        self.tiles[kind] += step
