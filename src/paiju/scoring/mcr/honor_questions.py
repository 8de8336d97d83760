"""Questions about winds, dragons and single pungs."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.scoring.facts import Facts
    from paiju.shape.masks import DRAGONS, ENDS, HONORS, WINDS, ones


def big_four_winds(hand: Facts) -> cython.int:
    """
    Ask for pungs of all four winds.

    >>> big_four_winds(facts("EEE SSS WWW NNN 5p5p"))
    1
    >>> big_four_winds(facts("EEE SSS WWW NN 555p"))
    0
    """
    return hand.pungs & WINDS == WINDS


def big_three_dragons(hand: Facts) -> cython.int:
    """
    Ask for pungs of all three dragons.

    >>> big_three_dragons(facts("CCC FFF PPP 123m 5p5p"))
    1
    >>> big_three_dragons(facts("CCC FFF PP 123m 555p"))
    0
    """
    return hand.pungs & DRAGONS == DRAGONS


def little_four_winds(hand: Facts) -> cython.int:
    """
    Ask for pungs of three winds and a pair of the fourth.

    >>> little_four_winds(facts("EEE SSS WWW 123p NN"))
    1
    >>> little_four_winds(facts("EEE SSS WWW 123p CC"))
    0
    """
    return ones(hand.pungs & WINDS) == 3 and 27 <= hand.pair < 31


def little_three_dragons(hand: Facts) -> cython.int:
    """
    Ask for pungs of two dragons and a pair of the third.

    >>> little_three_dragons(facts("CCC FFF 123m 456p PP"))
    1
    >>> little_three_dragons(facts("CCC FFF 123m 456p EE"))
    0
    """
    return ones(hand.pungs & DRAGONS) == 2 and hand.pair >= 31


def big_three_winds(hand: Facts) -> cython.int:
    """
    Ask for pungs of three winds.

    >>> big_three_winds(facts("EEE SSS WWW 123p CC"))
    1
    >>> big_three_winds(facts("EEE SSS 123m 456p WW"))
    0
    """
    return ones(hand.pungs & WINDS) >= 3


def two_dragon_pungs(hand: Facts) -> cython.int:
    """
    Ask for pungs of two dragons.

    >>> two_dragon_pungs(facts("CCC FFF 123m 456p EE"))
    1
    >>> two_dragon_pungs(facts("CCC 123m 456p 789s EE"))
    0
    """
    return ones(hand.pungs & DRAGONS) >= 2


def dragon_pung(hand: Facts) -> cython.int:
    """
    Count the pungs of dragons.

    >>> dragon_pung(facts("CCC 123m 456p 789s EE"))
    1
    >>> dragon_pung(facts("EEE 123m 456p 789s CC"))
    0
    """
    return ones(hand.pungs & DRAGONS)


def prevalent_wind(hand: Facts) -> cython.int:
    """
    Ask for a pung of the prevalent wind.

    >>> prevalent_wind(facts("SSS 123m 456p 789s CC", prevalent="S"))
    1
    >>> prevalent_wind(facts("SSS 123m 456p 789s CC", prevalent="E"))
    0
    """
    return (hand.pungs >> (27 + hand.prevalent)) & 1


def seat_wind(hand: Facts) -> cython.int:
    """
    Ask for a pung of the winner's own wind.

    >>> seat_wind(facts("SSS 123m 456p 789s CC", seat="S"))
    1
    >>> seat_wind(facts("SSS 123m 456p 789s CC", seat="E"))
    0
    """
    return (hand.pungs >> (27 + hand.seat)) & 1


def pungs_paid_elsewhere(hand: Facts) -> cython.ulonglong:
    """
    Give the honor pungs that are a row of their own or part of a row of winds.

    Each is a pung of honors by definition, so the row for such pungs does not count it again.
    """
    one: cython.ulonglong = 1
    if ones(hand.pungs & WINDS) >= 3:
        return hand.pungs & HONORS
    paid: cython.ulonglong = DRAGONS | one << (27 + hand.prevalent) | one << (27 + hand.seat)
    return hand.pungs & paid


def pung_of_terminals_or_honors(hand: Facts) -> cython.int:
    """
    Count the pungs of terminals and honors that no other row has paid as such.

    Nine gates holds one pung of a terminal by its own shape; a second one counts.

    >>> pung_of_terminals_or_honors(facts("111m WWW 234p 678s 55s"))
    2
    >>> pung_of_terminals_or_honors(facts("222m CCC 234p 678s 55s"))
    0
    """
    free: cython.ulonglong = hand.pungs & ENDS & ~pungs_paid_elsewhere(hand)
    count: cython.int = ones(free)
    if hand.nine_gates and hand.kept_apart:
        return count - 1
    return count


def ask_honors(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers of this module by row number.
    """
    counts[1] = big_four_winds(hand)
    counts[2] = big_three_dragons(hand)
    counts[9] = little_four_winds(hand)
    counts[10] = little_three_dragons(hand)
    counts[38] = big_three_winds(hand)
    counts[54] = two_dragon_pungs(hand)
    counts[59] = dragon_pung(hand)
    counts[60] = prevalent_wind(hand)
    counts[61] = seat_wind(hand)
    counts[73] = pung_of_terminals_or_honors(hand)
