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
        self.weight = 0
        if not cython.compiled:
            self.tiles: list[int] = [0] * 34

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
            if not odd and not self.suit_splits(suit, pair=False):
                return
        if one_over >= 0:
            if two_over < 0:
                self.in_suit(one_over, pair=True)
            return
        if two_over_too >= 0:
            if self.suit_splits(two_over, pair=True):
                self.in_suit(two_over_too, pair=False)
            if self.suit_splits(two_over_too, pair=True):
                self.in_suit(two_over, pair=False)

    def in_suit(self, suit: cython.int, pair: cython.bint) -> cython.void:
        """
        Add the tiles of one suit that complete it, with or without the pair.
        """
        rank: cython.int
        nearby: cython.ulonglong
        one: cython.ulonglong = 1
        packed: cython.ulonglong = self.pack(suit)
        weight: cython.int = self.weight
        for rank in range(9 if suit < 3 else 7):
            # the tile must join one of its own kind, or among numbers one at most two away
            nearby = (packed << 6) >> (3 * rank)
            nearby &= 0o77777 if suit < 3 else 0o700
            if nearby and self.splits(suit, packed + (one << 3 * rank), weight + rank + 1, pair):
                self.add(9 * suit + rank)
            if self.count >= self.enough:
                return

    def add(self, kind: cython.int) -> cython.void:
        """
        Add a wait.
        """
        one: cython.ulonglong = 1
        self.found |= one << kind
        self.count = ones(self.found)

    def pack(self, suit: cython.int) -> cython.ulonglong:
        """
        Give the counts of a suit (3: honors) as one number, three bits a rank; take its weight.

        The weight is the sum of the ranks of its tiles.
        """
        rank: cython.int
        packed: cython.ulonglong = 0
        self.weight = 0
        for rank in range((9 if suit < 3 else 7) - 1, -1, -1):
            packed = packed << 3 | self.tiles[9 * suit + rank]
            self.weight += (rank + 1) * self.tiles[9 * suit + rank]
        return packed

    def suit_splits(self, suit: cython.int, pair: cython.bint) -> cython.bint:
        """
        Tell whether the tiles of a suit (3: honors) split into sets, with a pair if asked.
        """
        packed: cython.ulonglong = self.pack(suit)
        return self.splits(suit, packed, self.weight, pair)

    def splits(
        self,
        suit: cython.int,
        packed: cython.ulonglong,
        weight: cython.int,
        pair: cython.bint,
    ) -> cython.bint:
        """
        Tell whether packed counts split into sets, with a pair if asked.

        A set's ranks add up to a multiple of three; so the pair's rank is known modulo three.
        """
        rank: cython.int
        two: cython.ulonglong = 2
        if suit == 3:
            return self.pungs(packed, pair)
        if not pair:
            return self.chains(packed)
        # 2 * rank == weight (mod 3), so rank == 2 * weight (mod 3)
        for rank in range((2 * weight + 2) % 3, 9, 3):
            if packed >> 3 * rank & 7 >= 2 and self.chains(packed - (two << 3 * rank)):
                return True
        return False

    def pungs(self, packed: cython.ulonglong, pair: cython.bint) -> cython.bint:
        """
        Tell whether packed honors are pungs, with a pair if asked.
        """
        over: cython.int
        pairs: cython.int = 0
        while packed:
            over = packed & 7
            packed >>= 3
            if over % 3 == 1:
                return False
            pairs += over % 3 == 2
        return pairs == (1 if pair else 0)

    def chains(self, packed: cython.ulonglong) -> cython.bint:
        """
        Tell whether packed numbers split into sets: three of a rank are as good as a pung.
        """
        over: cython.int
        while packed:
            over = packed & 7
            packed >>= 3
            if over >= 3:
                over -= 3
            if over:
                if over > packed & 7 or over > packed >> 3 & 7:
                    return False
                packed -= over * 0o11
        return True

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
                for kind in range(27):
                    if missing >> kind & 1 and self.complete():
                        self.add(kind)
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
            if total % 3 == 1 or not self.suit_splits(suit, pair=total % 3 == 2):
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
