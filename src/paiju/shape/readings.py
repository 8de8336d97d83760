"""Every way to read the concealed tiles of a complete hand.

A reading is a form, the sets still needed beside the melds, and the pair. Which of its places the
winning tile takes is asked later, by the scorer. Waits are in `waits`.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from collections.abc import Sequence

    from paiju.shape.masks import (
        BASIC,
        CHOW,
        ENDS,
        KNITTED,
        KNITTED_BODY,
        NUMBERS,
        PUNG,
        SEVEN_PAIRS,
        THIRTEEN_ORPHANS,
        knitted_mask,
        ones,
    )

_CAPACITY = cython.declare(cython.int, 64)


@cython.cclass
class Readings:
    """
    Find and hold the readings of one hand; one object may serve many hands.

    `size` readings are held; reading `r` has form `forms[r]`, sets `sets[4 * r …]` (as many as
    were needed, less three for a knitted body; each `type * 64 + lowest kind`) and pair
    `pairs[r]` (-1 where the form has none).
    """

    def __init__(self) -> None:
        """
        Make an empty holder.
        """
        self.size = 0
        if not cython.compiled:
            self.forms: list[int] = [0] * _CAPACITY
            self.sets: list[int] = [0] * (4 * _CAPACITY)
            self.pairs: list[int] = [0] * _CAPACITY
            self.path: list[int] = [0] * 4
            self.tiles: list[int] = [0] * 34

    def find(self, counts: Sequence[int], need: cython.int, forms: cython.int) -> cython.void:
        """
        Find the readings of 34 counts of concealed tiles.

        `need` is the number of sets the melds leave to be found (0-4), `forms` the mask of
        forms that win.
        """
        kind: cython.int
        for kind in range(34):
            self.tiles[kind] = counts[kind]
        self.search(need, forms)

    def search(self, need: cython.int, forms: cython.int) -> cython.void:
        """
        Find the readings of `tiles`.
        """
        kind: cython.int
        present: cython.ulonglong = 0
        one: cython.ulonglong = 1
        for kind in range(34):
            if self.tiles[kind]:
                present |= one << kind
        self.size = 0
        self.need = need
        if forms >> BASIC & 1:
            self.basic()
        if need >= 3 and forms >> KNITTED_BODY & 1 and ones(present & NUMBERS) >= 9:
            self.knitted_bodies(present)
        if need == 4:
            self.special(present, forms)

    def basic(self) -> cython.void:
        """
        Add the readings as sets and a pair, when each suit has a fitting number of tiles.

        A set's ranks add up to a multiple of three; so the pair's rank is known modulo three.
        """
        suit: cython.int
        kind: cython.int
        total: cython.int
        weight: cython.int = 0
        pair_suit: cython.int = -1
        for suit in range(4):
            total = 0
            for kind in range(9 * suit, 9 * suit + 9 if suit < 3 else 34):
                total += self.tiles[kind]
            if total % 3 == 1:
                return
            if total % 3 == 2:
                if pair_suit >= 0:
                    return
                pair_suit = suit
        if pair_suit < 0:
            return
        self.form = BASIC
        if pair_suit == 3:
            self.pair_then_sets(27, 34, 1)
            return
        for kind in range(9):
            weight += (kind + 1) * self.tiles[9 * pair_suit + kind]
        # 2 * rank == weight (mod 3), so rank == 2 * weight (mod 3)
        kind = 9 * pair_suit
        self.pair_then_sets(kind + (2 * weight + 2) % 3, kind + 9, 3)

    def knitted_bodies(self, present: cython.ulonglong) -> cython.void:
        """
        Add the readings as nine knitted tiles, one set (unless melded) and a pair.
        """
        way: cython.int
        kind: cython.int
        body: cython.ulonglong
        for way in range(6):
            body = knitted_mask(way)
            if present & body != body:
                continue
            self.form = KNITTED_BODY
            self.need -= 3
            for kind in range(27):
                self.tiles[kind] -= (body >> kind) & 1
            self.pair_then_sets(0, 34, 1)
            for kind in range(27):
                self.tiles[kind] += (body >> kind) & 1
            self.need += 3

    def special(self, present: cython.ulonglong, forms: cython.int) -> cython.void:
        """
        Add the readings of fourteen concealed tiles that have no sets.
        """
        kind: cython.int
        way: cython.int
        odd: cython.int = 0
        kinds: cython.int = ones(present)
        if kinds <= 7 and forms >> SEVEN_PAIRS & 1:
            for kind in range(34):
                odd |= self.tiles[kind] & 1
            if not odd:
                self.form = SEVEN_PAIRS
                self.keep(-1)
        if kinds == 13 and present == ENDS and forms >> THIRTEEN_ORPHANS & 1:
            self.form = THIRTEEN_ORPHANS
            self.keep(-1)
        if kinds == 14 and forms >> KNITTED & 1:
            for way in range(6):
                if not present & NUMBERS & ~knitted_mask(way):
                    self.form = KNITTED
                    self.keep(-1)
                    return

    def pair_then_sets(self, first: cython.int, last: cython.int, step: cython.int) -> cython.void:
        """
        Try each pair among the kinds from `first` to before `last`, a step apart.
        """
        pair: cython.int = first
        while pair < last:
            if self.tiles[pair] >= 2:
                self.tiles[pair] -= 2
                self.split(0, 0, pair, chow_only=False)
                self.tiles[pair] += 2
            pair += step

    def split(
        self, kind: cython.int, depth: cython.int, pair: cython.int, chow_only: cython.bint
    ) -> cython.void:
        """
        Take the lowest tile left as a pung, then as a chow, and go on with the rest.

        A pung is never tried after a chow of the same lowest tile, so no reading comes twice.
        """
        while kind < 34 and self.tiles[kind] == 0:
            kind += 1
            chow_only = False
        if kind == 34:
            self.keep(pair)
            return
        if depth == self.need:
            return
        if self.tiles[kind] >= 3 and not chow_only:
            self.path[depth] = PUNG + kind
            self.tiles[kind] -= 3
            self.split(kind, depth + 1, pair, chow_only=False)
            self.tiles[kind] += 3
        if kind < 27 and kind % 9 < 7 and self.tiles[kind + 1] and self.tiles[kind + 2]:
            self.path[depth] = CHOW + kind
            self.tiles[kind] -= 1
            self.tiles[kind + 1] -= 1
            self.tiles[kind + 2] -= 1
            self.split(kind, depth + 1, pair, chow_only=True)
            self.tiles[kind] += 1
            self.tiles[kind + 1] += 1
            self.tiles[kind + 2] += 1

    def keep(self, pair: cython.int) -> cython.void:
        """
        Hold the reading just found.
        """
        place: cython.int
        self.forms[self.size] = self.form
        self.pairs[self.size] = pair
        for place in range(4):
            self.sets[4 * self.size + place] = self.path[place]
        self.size += 1
