"""How many of each kind a hand may still use beside its melds, and when that matters."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from collections.abc import Sequence

    from paiju.shape.masks import MELDED_KONG, PUNG
    from paiju.shape.profiles import profile_of

FOUR_EACH = 0o444444444
_MEMO = cython.declare(cython.int, 509)


@cython.cclass
class Caps:
    """
    Hold the numbers of each suit, three bits a rank, and the profiles asked for under them.
    """

    def __init__(self) -> None:
        """
        Allow four of each.
        """
        if not cython.compiled:
            self.of_suit: list[int] = [0] * 4
            self.memo_counts: list[int] = [0] * _MEMO
            self.memo_caps: list[int] = [0] * _MEMO
            self.memo: list[int] = [0] * _MEMO
        self.clear()

    def clear(self) -> cython.void:
        """
        Allow four of each.
        """
        suit: cython.int
        for suit in range(4):
            self.of_suit[suit] = FOUR_EACH

    def add_meld(self, code: cython.int) -> cython.void:
        """
        Take the tiles of a meld, `type * 64 + lowest kind`, from what may be used.
        """
        kind: cython.int = code & 63
        used: cython.ulonglong = 0o111 if code < PUNG else 3 if code < MELDED_KONG else 4
        self.of_suit[kind // 9] -= used << 3 * (kind % 9)

    def spent(self, tiles: Sequence[int]) -> cython.ulonglong:
        """
        Give the kinds of which the hand holds all that it may use.
        """
        kind: cython.int
        one: cython.ulonglong = 1
        kinds: cython.ulonglong = 0
        for kind in range(34):
            if self.of_suit[kind // 9] >> 3 * (kind % 9) & 7 == tiles[kind]:
                kinds |= one << kind
        return kinds

    def is_free(self, tiles: Sequence[int], suit: cython.int) -> cython.bint:
        """
        Tell whether the tiles of a suit lack the same as if four of each kind could be used.

        A set of which no tile is held can as well be a pung of a kind that nobody touched; so a
        kind of which two or fewer may be used matters only to tiles within its chows, and one of
        which three may be used only to a hand that holds them all and would ask for a fourth.
        """
        rank: cython.int
        near: cython.int
        cap: cython.int
        reach: cython.int = 2 if suit < 3 else 0
        ranks: cython.int = 9 if suit < 3 else 7
        if self.of_suit[suit] == FOUR_EACH:
            return True
        for rank in range(ranks):
            cap = self.of_suit[suit] >> 3 * rank & 7
            if cap == 3 and tiles[9 * suit + rank] == 3:
                return False
            if cap < 3:
                for near in range(max(0, rank - reach), min(ranks, rank + reach + 1)):
                    if tiles[9 * suit + near]:
                        return False
        return True

    def profile(self, tiles: Sequence[int], suit: cython.int) -> cython.ulonglong:
        """
        Give the profile of the tiles of a suit; it is kept for the next time.
        """
        rank: cython.int
        place: cython.int
        ranks: cython.int = 9 if suit < 3 else 7
        counts: cython.ulonglong = 0
        for rank in range(ranks - 1, -1, -1):
            counts = counts << 3 | tiles[9 * suit + rank]
        # the two ranks that honors do not have tell honors from numbers
        caps: cython.ulonglong = self.of_suit[suit] & (0o777777777 if suit < 3 else 0o7777777)
        place = (31 * counts + caps) % _MEMO
        if self.memo_counts[place] != counts or self.memo_caps[place] != caps:
            self.memo_counts[place] = counts
            self.memo_caps[place] = caps
            self.memo[place] = profile_of(counts, caps, ranks, chows=suit < 3)
        return self.memo[place]
