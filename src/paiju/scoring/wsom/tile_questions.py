"""Questions about which tiles a hand is made of."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.scoring.facts import Facts
    from paiju.scoring.wsom.options import HONORS_ALONE_ARE_MIXED, PAIRS_ARE_NEVER_PURE
    from paiju.shape.masks import (
        BASIC,
        ENDS,
        HONORS,
        NUMBERS,
        ONE_OF_EACH_SUIT,
        SEVEN_PAIRS,
        SUIT,
        TERMINALS,
        THIRTEEN_ORPHANS,
    )

_MIDDLE_CHOWS = cython.declare(cython.ulonglong, ONE_OF_EACH_SUIT * 0x3E)


def in_one_suit(hand: Facts) -> cython.bint:
    """
    Tell whether the number tiles, if any, are all of one suit.

    >>> bool(in_one_suit(facts("EEE SSS CCC FFF PP")))
    True
    """
    numbers: cython.ulonglong = hand.kinds & NUMBERS
    return not (numbers & ~SUIT and numbers & ~(SUIT << 9) and numbers & ~(SUIT << 18))


def has_end_in_each(hand: Facts, ends: cython.ulonglong) -> cython.bint:
    """
    Tell whether each set and the pair hold one of these terminals and honors.

    >>> bool(has_end_in_each(facts("123m 789p 111s 789s 99s"), 1 << 0 | 1 << 17 | 1 << 18))
    False
    """
    one: cython.ulonglong = 1
    if hand.form != BASIC or hand.chows & _MIDDLE_CHOWS:
        return False
    return not (hand.pungs | one << hand.pair) & ~ends


def pure_pairs_count(hand: Facts) -> cython.bint:
    """
    Tell whether rows on honors or terminals alone may be asked of this form (decision 0107).

    >>> bool(pure_pairs_count(facts("EESSWWNNCCFFPP")))
    True
    """
    return hand.form == BASIC or not hand.options & PAIRS_ARE_NEVER_PURE


def no_terminals(hand: Facts) -> cython.int:
    """
    Ask for number tiles from 2 to 8 only.

    >>> no_terminals(facts("222m 345m 345p 456s 88s"))
    1
    >>> no_terminals(facts("222m 345m 345p 456s 99s"))
    0
    """
    return not hand.kinds & ENDS


def mixed_one_suit(hand: Facts) -> cython.int:
    """
    Ask for one suit and honors, both present (decision 0103).

    >>> mixed_one_suit(facts("111m 234m 567m 789m CC"))
    1
    >>> mixed_one_suit(facts("111m 234m 567m 789p CC"))
    0
    """
    enough: cython.ulonglong = hand.kinds & NUMBERS | hand.options & HONORS_ALONE_ARE_MIXED
    return enough != 0 and hand.kinds & HONORS != 0 and in_one_suit(hand)


def pure_one_suit(hand: Facts) -> cython.int:
    """
    Ask for one suit and nothing else.

    >>> pure_one_suit(facts("111m 234m 567m 789m 99m"))
    1
    >>> pure_one_suit(facts("111m 234m 567m 789m CC"))
    0
    """
    return not hand.kinds & HONORS and in_one_suit(hand)


def all_honors(hand: Facts) -> cython.int:
    """
    Ask for winds and dragons only, as sets or as seven pairs.

    >>> all_honors(facts("EEE SSS CCC FFF PP"))
    1
    >>> all_honors(facts("EEE SSS CCC FFF 99s"))
    0
    """
    return not hand.kinds & ~HONORS and pure_pairs_count(hand)


def mixed_lesser_terminals(hand: Facts) -> cython.int:
    """
    Ask for a terminal or honor in each set and the pair; no chow is needed (decision 0109).

    >>> mixed_lesser_terminals(facts("[123m] 789p 123s EEE 99s"))
    1
    >>> mixed_lesser_terminals(facts("[123m] 789p 123s EEE 88s"))
    0
    """
    return has_end_in_each(hand, ENDS)


def pure_lesser_terminals(hand: Facts) -> cython.int:
    """
    Ask for a terminal in each set and the pair.

    >>> pure_lesser_terminals(facts("[123m] 789p 123s 111p 99s"))
    1
    >>> pure_lesser_terminals(facts("[123m] 789p 123s 111p EE"))
    0
    """
    return has_end_in_each(hand, TERMINALS)


def mixed_greater_terminals(hand: Facts) -> cython.int:
    """
    Ask for terminals and honors only, as four pungs or seven pairs.

    >>> mixed_greater_terminals(facts("[111m] 999m EEE 999s CC"))
    1
    >>> mixed_greater_terminals(facts("19m 19p 19s ESWNCFPP"))
    0
    """
    return not hand.kinds & ~ENDS and hand.form != THIRTEEN_ORPHANS


def pure_greater_terminals(hand: Facts) -> cython.int:
    """
    Ask for terminals only, as sets or as seven pairs.

    >>> pure_greater_terminals(facts("[111m] 999m 111p 999s 11s"))
    1
    >>> pure_greater_terminals(facts("[111m] 999m 111p 999s CC"))
    0
    """
    return not hand.kinds & ~TERMINALS and pure_pairs_count(hand)


def thirteen_terminals(hand: Facts) -> cython.int:
    """
    Ask for one of each terminal and honor, and one more of them.

    >>> thirteen_terminals(facts("19m 19p 19s ESWNCFPP"))
    1
    >>> thirteen_terminals(facts("111m 999p 111s EEE CC"))
    0
    """
    return hand.form == THIRTEEN_ORPHANS


def seven_pairs(hand: Facts) -> cython.int:
    """
    Ask for seven pairs; four alike, not a kong, are two of them.

    >>> seven_pairs(facts("1133m 5577p 9999s CC"))
    1
    >>> seven_pairs(facts("111333m 555p 999s CC"))
    0
    """
    return hand.form == SEVEN_PAIRS


def ask_tiles(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers of this module by row number.
    """
    counts[3] = no_terminals(hand)
    counts[4] = mixed_one_suit(hand)
    counts[5] = pure_one_suit(hand)
    counts[14] = all_honors(hand)
    counts[33] = mixed_lesser_terminals(hand)
    counts[34] = pure_lesser_terminals(hand)
    counts[35] = mixed_greater_terminals(hand)
    counts[36] = pure_greater_terminals(hand)
    counts[43] = thirteen_terminals(hand)
    counts[44] = seven_pairs(hand)
