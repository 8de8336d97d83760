"""Waits in form: which kinds complete a hand of thirteen, whether or not any is left.

What a wait would score, and how many of its tiles are left, is in `paiju.scoring.waiting`.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from collections.abc import Sequence

    from paiju.shape.masks import (
        BASIC,
        ENDS,
        HONORS,
        KNITTED,
        KNITTED_BODY,
        NUMBERS,
        SEVEN_PAIRS,
        THIRTEEN_ORPHANS,
        knitted_mask,
        ones,
    )


@cython.cclass
class Waits:
    """
    Find the waits of one hand; one object may serve many hands.
    """

    def __init__(self) -> None:
        """
        Make an idle searcher.
        """
        self.found = 0
        self.count = 0
        self.enough = 34
        if not cython.compiled:
            self.tiles: list[int] = [0] * 34
            self.rest: list[int] = [0] * 9

    def find(self, counts: Sequence[int], need: cython.int, forms: cython.int) -> cython.ulonglong:
        """
        Give the mask of kinds that complete 34 counts of concealed tiles.

        `need` is the number of sets the melds leave to be found (0-4), `forms` the mask of
        forms that win. A kind whose four tiles the hand holds itself is still a wait in form.
        """
        kind: cython.int
        for kind in range(34):
            self.tiles[kind] = counts[kind]
        return self.search(need, forms, 34)

    def search(self, need: cython.int, forms: cython.int, enough: cython.int) -> cython.ulonglong:
        """
        Give the waits of `tiles`; stop looking once `enough` of them are found.
        """
        kind: cython.int
        present: cython.ulonglong = 0
        one: cython.ulonglong = 1
        self.found = 0
        self.count = 0
        self.enough = enough
        for kind in range(34):
            if self.tiles[kind]:
                present |= one << kind
        if forms >> BASIC & 1:
            self.sets_and_pair()
        knitted: cython.bint = need >= 3 and forms >> KNITTED_BODY & 1
        if knitted and self.count < enough and ones(present & NUMBERS) >= 8:
            self.knitted_bodies(present)
        if need == 4 and self.count < enough:
            self.special(present, forms)
        return self.found

    def sets_and_pair(self) -> cython.void:
        """
        Add the tiles that leave `tiles` as sets and one pair.

        A suit with one tile over takes its own completing tile and the pair; of two suits with
        two tiles over, one holds the pair and the other takes the tile.
        """
        suit: cython.int
        kind: cython.int
        total: cython.int
        one_over: cython.int = -1
        two_over: cython.int = -1
        two_over_too: cython.int = -1
        odd: cython.bint
        for suit in range(4):
            total = 0
            for kind in range(9 * suit, 9 * suit + 9 if suit < 3 else 34):
                total += self.tiles[kind]
            if total % 3 == 1:
                if one_over >= 0:
                    return
                one_over = suit
            elif total % 3 == 2:
                two_over_too = two_over
                two_over = suit
        for suit in range(4):
            odd = suit in (one_over, two_over, two_over_too)
            if not odd and not self.splits(suit, pair=False):
                return
        if one_over >= 0:
            if two_over < 0:
                self.in_suit(one_over, pair=True)
            return
        if two_over_too >= 0:
            if self.splits(two_over, pair=True):
                self.in_suit(two_over_too, pair=False)
            if self.splits(two_over_too, pair=True):
                self.in_suit(two_over, pair=False)

    def in_suit(self, suit: cython.int, pair: cython.bint) -> cython.void:
        """
        Add the tiles of one suit that complete it, with or without the pair.
        """
        kind: cython.int
        one: cython.ulonglong = 1
        first: cython.int = 9 * suit
        last: cython.int = first + 8 if suit < 3 else 33
        for kind in range(first, last + 1):
            if not self.has_neighbor(kind, first, last):
                continue
            self.tiles[kind] += 1
            if self.splits(suit, pair) and not self.found >> kind & 1:
                self.found |= one << kind
                self.count += 1
            self.tiles[kind] -= 1
            if self.count >= self.enough:
                return

    def has_neighbor(self, kind: cython.int, first: cython.int, last: cython.int) -> cython.bint:
        """
        Tell whether a kind or, among numbers, one at most two ranks away is there.
        """
        near: cython.int
        if self.tiles[kind]:
            return True
        if first == 27:
            return False
        for near in range(max(first, kind - 2), kind + 3):
            if near <= last and self.tiles[near]:
                return True
        return False

    def splits(self, suit: cython.int, pair: cython.bint) -> cython.bint:
        """
        Tell whether the tiles of a suit (3: honors) split into sets, with a pair if asked.
        """
        kind: cython.int
        over: cython.int
        pairs: cython.int = 0
        if suit < 3:
            return self.suit_splits(9 * suit, pair)
        for kind in range(27, 34):
            over = self.tiles[kind] % 3
            if over == 1:
                return False
            if over == 2:
                pairs += 1
        return pairs == (1 if pair else 0)

    def suit_splits(self, first: cython.int, pair: cython.bint) -> cython.bint:
        """
        Tell whether nine counts split into chows and pungs, with a pair if asked.

        A set's ranks add up to a multiple of three; so the pair's rank is known modulo three.
        """
        rank: cython.int
        place: cython.int
        total: cython.int = 0
        if not pair:
            for place in range(9):
                self.rest[place] = self.tiles[first + place]
            return self.chains()
        for rank in range(9):
            total += (rank + 1) * self.tiles[first + rank]
        # 2 * pair == total (mod 3), so pair == 2 * total (mod 3)
        for rank in range((2 * total + 2) % 3, 9, 3):
            if self.tiles[first + rank] >= 2:
                for place in range(9):
                    self.rest[place] = self.tiles[first + place]
                self.rest[rank] -= 2
                if self.chains():
                    return True
        return False

    def chains(self) -> cython.bint:
        """
        Tell whether `rest` splits into sets: three of a rank are as good as a pung.
        """
        rank: cython.int
        over: cython.int
        for rank in range(7):
            over = self.rest[rank] % 3
            if over > self.rest[rank + 1] or over > self.rest[rank + 2]:
                return False
            self.rest[rank + 1] -= over
            self.rest[rank + 2] -= over
        return self.rest[7] % 3 == 0 and self.rest[8] % 3 == 0

    def knitted_bodies(self, present: cython.ulonglong) -> cython.void:
        """
        Add the tiles that complete nine knitted tiles, one set (unless melded) and a pair.
        """
        way: cython.int
        kind: cython.int
        body: cython.ulonglong
        missing: cython.ulonglong
        for way in range(6):
            body = knitted_mask(way)
            missing = body & ~present
            if ones(missing) > 1:
                continue
            for kind in range(27):
                self.tiles[kind] -= ((body & ~missing) >> kind) & 1
            if missing:
                if self.complete():
                    self.found |= missing
            else:
                self.sets_and_pair()
            for kind in range(27):
                self.tiles[kind] += ((body & ~missing) >> kind) & 1

    def complete(self) -> cython.bint:
        """
        Tell whether `tiles` are sets and one pair already.
        """
        suit: cython.int
        kind: cython.int
        total: cython.int
        pairs: cython.int = 0
        for suit in range(4):
            total = 0
            for kind in range(9 * suit, 9 * suit + 9 if suit < 3 else 34):
                total += self.tiles[kind]
            pairs += total % 3
            if total % 3 == 1 or not self.splits(suit, total % 3 == 2):
                return False
        return pairs == 2

    def special(self, present: cython.ulonglong, forms: cython.int) -> cython.void:
        """
        Add the tiles that complete thirteen concealed tiles without sets.
        """
        way: cython.int
        kind: cython.int
        one: cython.ulonglong = 1
        odd: cython.ulonglong = 0
        if forms >> SEVEN_PAIRS & 1:
            for kind in range(34):
                if self.tiles[kind] & 1:
                    odd |= one << kind
            if ones(odd) == 1:
                self.found |= odd
        if forms >> THIRTEEN_ORPHANS & 1 and not present & ~ENDS:
            if ones(present) == 13:
                self.found |= ENDS
            elif ones(present) == 12:
                self.found |= ENDS & ~present
        if forms >> KNITTED & 1 and ones(present) == 13:
            for way in range(6):
                if not present & NUMBERS & ~knitted_mask(way):
                    self.found |= (HONORS | knitted_mask(way)) & ~present
