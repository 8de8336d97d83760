"""Questions about pungs of winds and dragons."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.scoring.facts import Facts
    from paiju.shape.masks import DRAGONS, WINDS, ones


def value_honor(hand: Facts) -> cython.int:
    """
    Count the pungs of dragons and of the winner's own wind; there is no prevalent wind.

    >>> value_honor(facts("CCC SSS 123m 456p 99s", seat="S"))
    2
    >>> value_honor(facts("SSS 123m 456p 789s CC", seat="E"))
    0
    """
    one: cython.ulonglong = 1
    return ones(hand.pungs & (DRAGONS | one << (27 + hand.seat)))


def small_three_dragons(hand: Facts) -> cython.int:
    """
    Ask for pungs of two dragons and a pair of the third.

    >>> small_three_dragons(facts("CCC FFF 123m 456p PP"))
    1
    >>> small_three_dragons(facts("CCC FFF 123m 456p EE"))
    0
    """
    return ones(hand.pungs & DRAGONS) == 2 and hand.pair > 30


def big_three_dragons(hand: Facts) -> cython.int:
    """
    Ask for pungs of all three dragons.

    >>> big_three_dragons(facts("CCC FFF PPP 123m 55p"))
    1
    >>> big_three_dragons(facts("CCC FFF PP 123m 555p"))
    0
    """
    return ones(hand.pungs & DRAGONS) == 3


def small_three_winds(hand: Facts) -> cython.int:
    """
    Ask for pungs of two winds and a pair of another.

    >>> small_three_winds(facts("EEE SSS 123m 456p WW"))
    1
    >>> small_three_winds(facts("EEE SSS 123m 456p CC"))
    0
    """
    return ones(hand.pungs & WINDS) >= 2 and 27 <= hand.pair <= 30


def big_three_winds(hand: Facts) -> cython.int:
    """
    Ask for pungs of three winds.

    >>> big_three_winds(facts("EEE SSS WWW 123p CC"))
    1
    >>> big_three_winds(facts("EEE SSS 123m 456p WW"))
    0
    """
    return ones(hand.pungs & WINDS) >= 3


def small_four_winds(hand: Facts) -> cython.int:
    """
    Ask for pungs of three winds and a pair of the fourth.

    >>> small_four_winds(facts("EEE SSS WWW 123p NN"))
    1
    >>> small_four_winds(facts("EEE SSS WWW 123p CC"))
    0
    """
    return ones(hand.pungs & WINDS) == 3 and 27 <= hand.pair <= 30


def big_four_winds(hand: Facts) -> cython.int:
    """
    Ask for pungs of all four winds.

    >>> big_four_winds(facts("EEE SSS WWW NNN 55p"))
    1
    >>> big_four_winds(facts("EEE SSS WWW NN 555p"))
    0
    """
    return ones(hand.pungs & WINDS) == 4


def ask_honors(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers of this module by row number.
    """
    counts[7] = value_honor(hand)
    counts[8] = small_three_dragons(hand)
    counts[9] = big_three_dragons(hand)
    counts[10] = small_three_winds(hand)
    counts[11] = big_three_winds(hand)
    counts[12] = small_four_winds(hand)
    counts[13] = big_four_winds(hand)
