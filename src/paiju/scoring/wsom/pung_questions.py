"""Questions about pungs and kongs together."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.scoring.facts import Facts
    from paiju.shape.masks import ONE_OF_EACH_SUIT, SUIT

_RANKS_1_TO_6 = cython.declare(cython.ulonglong, ONE_OF_EACH_SUIT * 0x3F)
_RANKS_1_TO_7 = cython.declare(cython.ulonglong, ONE_OF_EACH_SUIT * 0x7F)


def all_triplets(hand: Facts) -> cython.int:
    """
    Ask for four pungs or kongs.

    >>> all_triplets(facts("[111m] [333p] 555s EEE CC"))
    1
    >>> all_triplets(facts("[111m] [333p] 555s 567s CC"))
    0
    """
    return hand.pung_count == 4


def two_concealed_triplets(hand: Facts) -> cython.int:
    """
    Ask for two concealed pungs or kongs; one completed by a discard is not concealed.

    >>> two_concealed_triplets(facts("(1111m) 333p 567s 678s CC"))
    1
    >>> two_concealed_triplets(facts("(1111m) 567s 678s CC 333p"))
    0
    """
    return hand.concealed_pungs >= 2


def three_concealed_triplets(hand: Facts) -> cython.int:
    """
    Ask for three concealed pungs or kongs.

    >>> three_concealed_triplets(facts("111m 333p 555s 678s CC"))
    1
    >>> three_concealed_triplets(facts("[111m] 333p 555s 678s CC"))
    0
    """
    return hand.concealed_pungs >= 3


def four_concealed_triplets(hand: Facts) -> cython.int:
    """
    Ask for four concealed pungs or kongs.

    >>> four_concealed_triplets(facts("111m 333p 555s EEE CC"))
    1
    >>> four_concealed_triplets(facts("111m 333p CC 555s EEE"))
    0
    """
    return hand.concealed_pungs == 4


def kongs(hand: Facts) -> cython.int:
    """
    Count the kongs of any kind.

    >>> kongs(facts("[1111m] (3333p) 555s EEE CC"))
    2
    """
    return hand.melded_kongs + hand.concealed_kongs


def one_kong(hand: Facts) -> cython.int:
    """
    Ask for a kong of any kind.

    >>> one_kong(facts("(1111m) 333p 567s EEE CC"))
    1
    >>> one_kong(facts("111m 123m 333p EEE CC"))
    0
    """
    return kongs(hand) >= 1


def two_kong(hand: Facts) -> cython.int:
    """
    Ask for two kongs.

    >>> two_kong(facts("(1111m) [3333p] 567s EEE CC"))
    1
    >>> two_kong(facts("(1111m) [333p] 567s EEE CC"))
    0
    """
    return kongs(hand) >= 2


def three_kong(hand: Facts) -> cython.int:
    """
    Ask for three kongs.

    >>> three_kong(facts("(1111m) [3333p] [5555s] EEE CC"))
    1
    >>> three_kong(facts("(1111m) [3333p] [555s] EEE CC"))
    0
    """
    return kongs(hand) >= 3


def four_kong(hand: Facts) -> cython.int:
    """
    Ask for four kongs.

    >>> four_kong(facts("(1111m) [3333p] [5555s] (EEEE) CC"))
    1
    >>> four_kong(facts("(1111m) [3333p] [5555s] [EEE] CC"))
    0
    """
    return kongs(hand) == 4


def small_three_similar_triplets(hand: Facts) -> cython.int:
    """
    Ask for pungs of one rank in two suits and a pair of it in the third.

    >>> small_three_similar_triplets(facts("222m 222p 678m EEE 22s"))
    1
    >>> small_three_similar_triplets(facts("222m 222p 678m EEE 33s"))
    0
    """
    one: cython.ulonglong = 1
    others: cython.ulonglong
    if hand.pair < 0 or hand.pair > 26:
        return 0
    others = ONE_OF_EACH_SUIT << hand.pair % 9 & ~(one << hand.pair)
    return hand.pungs & others == others


def three_similar_triplets(hand: Facts) -> cython.int:
    """
    Ask for pungs of one rank in all three suits.

    >>> three_similar_triplets(facts("222m 222p 222s 678m EE"))
    1
    >>> three_similar_triplets(facts("222m 222p 333s 678m EE"))
    0
    """
    return hand.pungs & hand.pungs >> 9 & hand.pungs >> 18 & SUIT != 0


def three_consecutive_triplets(hand: Facts) -> cython.int:
    """
    Ask for three pungs of one suit, each one rank above the last.

    >>> three_consecutive_triplets(facts("[222m] 333m 444m EEE CC"))
    1
    >>> three_consecutive_triplets(facts("[222m] 333m 555m EEE CC"))
    0
    """
    return hand.pungs & hand.pungs >> 1 & hand.pungs >> 2 & _RANKS_1_TO_7 != 0


def four_consecutive_triplets(hand: Facts) -> cython.int:
    """
    Ask for four pungs of one suit, each one rank above the last.

    >>> four_consecutive_triplets(facts("[222m] [333m] 444m 555m CC"))
    1
    >>> four_consecutive_triplets(facts("[222m] [333m] 444m 666m CC"))
    0
    """
    p: cython.ulonglong = hand.pungs
    return p & p >> 1 & p >> 2 & p >> 3 & _RANKS_1_TO_6 != 0


def ask_pungs(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers of this module by row number.
    """
    counts[15] = all_triplets(hand)
    counts[16] = two_concealed_triplets(hand)
    counts[17] = three_concealed_triplets(hand)
    counts[18] = four_concealed_triplets(hand)
    counts[19] = one_kong(hand)
    counts[20] = two_kong(hand)
    counts[21] = three_kong(hand)
    counts[22] = four_kong(hand)
    counts[28] = small_three_similar_triplets(hand)
    counts[29] = three_similar_triplets(hand)
    counts[31] = three_consecutive_triplets(hand)
    counts[32] = four_consecutive_triplets(hand)
