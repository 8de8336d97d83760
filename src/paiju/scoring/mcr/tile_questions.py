"""Questions about which tiles a hand is made of."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.scoring.facts import Facts
    from paiju.scoring.mcr.options import PAIRS_STACK
    from paiju.shape.masks import (
        BASIC,
        DRAGONS,
        ENDS,
        HONORS,
        ONE_OF_EACH_SUIT,
        SEVEN_PAIRS,
        SUIT,
        TERMINALS,
        THIRTEEN_ORPHANS,
        WINDS,
    )

# 2 3 4 6 8 of bamboo and the green dragon
_GREEN = cython.declare(cython.ulonglong, 0b10101110 << 18 | 1 << 32)
# 1 2 3 4 5 8 9 of dots, 2 4 5 6 8 9 of bamboo and the white dragon
_REVERSIBLE = cython.declare(cython.ulonglong, 0b110011111 << 9 | 0b110111010 << 18 | 1 << 33)


def of_sets(hand: Facts) -> cython.bint:
    """
    Tell whether rows that the text defines by sets may be asked of this form.
    """
    return hand.form == BASIC or (hand.form == SEVEN_PAIRS and hand.options & PAIRS_STACK != 0)


def only(hand: Facts, kinds: cython.ulonglong) -> cython.bint:
    """
    Tell whether sets and pairs are made of these kinds only.
    """
    return not hand.kinds & ~kinds and hand.form in (BASIC, SEVEN_PAIRS)


def suits_held(hand: Facts) -> cython.int:
    """
    Count the suits of number tiles in the hand.
    """
    m: cython.int = hand.kinds & SUIT != 0
    p: cython.int = hand.kinds & SUIT << 9 != 0
    s: cython.int = hand.kinds & SUIT << 18 != 0
    return m + p + s


def all_green(hand: Facts) -> cython.int:
    """
    Ask for sets and a pair of 2 3 4 6 8 of bamboo and the green dragon only.

    >>> all_green(facts("234s 234s 666s 888s FF"))
    1
    >>> all_green(facts("234s 234s 666s 777s FF"))
    0
    """
    return of_sets(hand) and not hand.kinds & ~_GREEN


def all_terminals(hand: Facts) -> cython.int:
    """
    Ask for terminals only.

    >>> all_terminals(facts("111m 999m 111p 999s 11s"))
    1
    >>> all_terminals(facts("111m 999m 111p 999s CC"))
    0
    """
    return of_sets(hand) and not hand.kinds & ~TERMINALS


def all_honors(hand: Facts) -> cython.int:
    """
    Ask for winds and dragons only.

    >>> all_honors(facts("EEE SSS CCC FFF PP"))
    1
    >>> all_honors(facts("EEE SSS CCC FFF 99s"))
    0
    """
    return of_sets(hand) and not hand.kinds & ~HONORS


def all_terminals_and_honors(hand: Facts) -> cython.int:
    """
    Ask for terminals and honors only, with no chow.

    >>> all_terminals_and_honors(facts("111m 999m EEE CCC FF"))
    1
    >>> all_terminals_and_honors(facts("111m 999m EEE CCC 22p"))
    0
    """
    if not of_sets(hand) and hand.form != THIRTEEN_ORPHANS:
        return False
    return not hand.kinds & ~ENDS


def full_flush(hand: Facts) -> cython.int:
    """
    Ask for one suit and nothing else.

    >>> full_flush(facts("111m 234m 567m 789m 99m"))
    1
    >>> full_flush(facts("111m 234m 567m 789m CC"))
    0
    """
    return not hand.kinds & HONORS and suits_held(hand) == 1


def half_flush(hand: Facts) -> cython.int:
    """
    Ask for one suit and honors, both present.

    >>> half_flush(facts("111m 234m 567m 789m CC"))
    1
    >>> half_flush(facts("111m 234m 567m 789p CC"))
    0
    """
    return hand.kinds & HONORS != 0 and suits_held(hand) == 1 and hand.form != THIRTEEN_ORPHANS


def upper_tiles(hand: Facts) -> cython.int:
    """
    Ask for the ranks 7 8 9 only.

    >>> upper_tiles(facts("789m 789p 777s 888s 99m"))
    1
    >>> upper_tiles(facts("789m 789p 777s 888s 66m"))
    0
    """
    return only(hand, ONE_OF_EACH_SUIT * 0x1C0)


def middle_tiles(hand: Facts) -> cython.int:
    """
    Ask for the ranks 4 5 6 only.

    >>> middle_tiles(facts("456m 456p 444s 555s 66m"))
    1
    >>> middle_tiles(facts("456m 456p 444s 555s 77m"))
    0
    """
    return only(hand, ONE_OF_EACH_SUIT * 0x38)


def lower_tiles(hand: Facts) -> cython.int:
    """
    Ask for the ranks 1 2 3 only.

    >>> lower_tiles(facts("123m 123p 111s 222s 33m"))
    1
    >>> lower_tiles(facts("123m 123p 111s 222s 44m"))
    0
    """
    return only(hand, ONE_OF_EACH_SUIT * 0x7)


def upper_four(hand: Facts) -> cython.int:
    """
    Ask for the ranks 6 7 8 9 only.

    >>> upper_four(facts("678m 789p 777s 888s 99m"))
    1
    >>> upper_four(facts("567m 789p 777s 888s 99m"))
    0
    """
    return only(hand, ONE_OF_EACH_SUIT * 0x1E0)


def lower_four(hand: Facts) -> cython.int:
    """
    Ask for the ranks 1 2 3 4 only.

    >>> lower_four(facts("123m 234p 111s 222s 44m"))
    1
    >>> lower_four(facts("123m 345p 111s 222s 44m"))
    0
    """
    return only(hand, ONE_OF_EACH_SUIT * 0xF)


def all_fives(hand: Facts) -> cython.int:
    """
    Ask for a five in each set and the pair.

    >>> all_fives(facts("345m 456p 567s 555s 55p"))
    1
    >>> all_fives(facts("345m 456p 567s 678s 55p"))
    0
    """
    if hand.form != BASIC or hand.pair > 26 or hand.pair % 9 != 4:
        return False
    chows_without: cython.ulonglong = hand.chows & ~(ONE_OF_EACH_SUIT * 0x1C)
    pungs_without: cython.ulonglong = hand.pungs & ~(ONE_OF_EACH_SUIT * 0x10)
    return not chows_without | pungs_without


def reversible_tiles(hand: Facts) -> cython.int:
    """
    Ask for tiles that look the same upside down only.

    >>> reversible_tiles(facts("123p 345p 456s 888s PP"))
    1
    >>> reversible_tiles(facts("123p 345p 456s 777s PP"))
    0
    """
    return not hand.kinds & ~_REVERSIBLE


def all_types(hand: Facts) -> cython.int:
    """
    Ask for all three suits, winds and dragons.

    >>> all_types(facts("123m 345p 456s EEE CC"))
    1
    >>> all_types(facts("123m 345p 456p EEE CC"))
    0
    """
    honors: cython.bint = hand.kinds & WINDS != 0 and hand.kinds & DRAGONS != 0
    return honors and suits_held(hand) == 3


def outside_hand(hand: Facts) -> cython.int:
    """
    Ask for a terminal or honor in each set and the pair.

    >>> outside_hand(facts("123m 789p 123s EEE 99s"))
    1
    >>> outside_hand(facts("123m 789p 123s EEE 22s"))
    0
    """
    one: cython.ulonglong = 1
    if hand.form == THIRTEEN_ORPHANS:
        return True
    if hand.form != BASIC:
        return False
    without: cython.ulonglong = hand.chows & ~(ONE_OF_EACH_SUIT * 0x41)
    without |= (hand.pungs | one << hand.pair) & ~ENDS
    return not without


def tile_hog(hand: Facts) -> cython.int:
    """
    Count the kinds of which all four are held without a kong.

    >>> tile_hog(facts("111m 123m 345p 456s CC"))
    1
    >>> tile_hog(facts("(1111m) 234m 345p 456s CC"))
    0
    """
    return hand.hogs


def all_simples(hand: Facts) -> cython.int:
    """
    Ask for no terminal and no honor.

    >>> all_simples(facts("222m 345m 345p 456s 88s"))
    1
    >>> all_simples(facts("222m 345m 345p 456s 99s"))
    0
    """
    return not hand.kinds & ENDS


def one_voided_suit(hand: Facts) -> cython.int:
    """
    Ask for two suits of the three.

    >>> one_voided_suit(facts("222m 345m 345p 456p CC"))
    1
    >>> one_voided_suit(facts("222m 345m 345p 456s CC"))
    0
    """
    return suits_held(hand) == 2


def no_honors(hand: Facts) -> cython.int:
    """
    Ask for no wind and no dragon.

    >>> no_honors(facts("222m 345m 345p 456p 11s"))
    1
    >>> no_honors(facts("222m 345m 345p 456p CC"))
    0
    """
    return not hand.kinds & HONORS


def ask_tiles(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers of this module by row number.
    """
    counts[3] = all_green(hand)
    counts[8] = all_terminals(hand)
    counts[11] = all_honors(hand)
    counts[18] = all_terminals_and_honors(hand)
    counts[22] = full_flush(hand)
    counts[25] = upper_tiles(hand)
    counts[26] = middle_tiles(hand)
    counts[27] = lower_tiles(hand)
    counts[31] = all_fives(hand)
    counts[36] = upper_four(hand)
    counts[37] = lower_four(hand)
    counts[40] = reversible_tiles(hand)
    counts[49] = half_flush(hand)
    counts[51] = all_types(hand)
    counts[55] = outside_hand(hand)
    counts[64] = tile_hog(hand)
    counts[68] = all_simples(hand)
    counts[75] = one_voided_suit(hand)
    counts[76] = no_honors(hand)
