"""Questions about chows together."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.scoring.facts import Facts
    from paiju.shape.masks import ONE_OF_EACH_SUIT, SUIT

_RANK_1 = cython.declare(cython.ulonglong, ONE_OF_EACH_SUIT)
_RANKS_1_TO_3 = cython.declare(cython.ulonglong, ONE_OF_EACH_SUIT * 0x07)
_RANKS_1_TO_4 = cython.declare(cython.ulonglong, ONE_OF_EACH_SUIT * 0x0F)
_RANKS_1_TO_5 = cython.declare(cython.ulonglong, ONE_OF_EACH_SUIT * 0x1F)


def pure_terminal_chows(hand: Facts) -> cython.int:
    """
    Ask for 123 and 789 of one suit twice each, with a pair of its fives.

    >>> pure_terminal_chows(facts("123m 123m 55m 789m 789m"))
    1
    >>> pure_terminal_chows(facts("123m 123m 55p 789m 789m"))
    0
    """
    if hand.pair < 0 or hand.pair > 26 or hand.pair % 9 != 4:
        return 0
    return hand.chows2 >> (hand.pair - 4) & SUIT == 0x41


def quadruple_chow(hand: Facts) -> cython.int:
    """
    Ask for one chow four times.

    >>> quadruple_chow(facts("222233334444m CC"))
    1
    >>> quadruple_chow(facts("222333444m 345m CC"))
    0
    """
    return hand.chows4 != 0


def four_pure_shifted_chows(hand: Facts) -> cython.int:
    """
    Ask for four chows of one suit, each one rank, or each two ranks, above the last.

    >>> four_pure_shifted_chows(facts("123m 234m 345m 456m CC"))
    1
    >>> four_pure_shifted_chows(facts("123m 234m 345m 567m CC"))
    0
    """
    c: cython.ulonglong = hand.chows
    by_one: cython.ulonglong = c & c >> 1 & c >> 2 & c >> 3 & _RANKS_1_TO_4
    by_two: cython.ulonglong = c & c >> 2 & c >> 4 & c >> 6 & _RANK_1
    return by_one | by_two != 0


def pure_triple_chow(hand: Facts) -> cython.int:
    """
    Ask for one chow three times.

    >>> pure_triple_chow(facts("[234m] [234m] [234m] 567p CC"))
    1
    >>> pure_triple_chow(facts("[234m] [234m] 345m 567p CC"))
    0
    """
    return hand.chows3 != 0


def pure_straight(hand: Facts) -> cython.int:
    """
    Ask for 123, 456 and 789 of one suit.

    >>> pure_straight(facts("123456789m 567p CC"))
    1
    >>> pure_straight(facts("123456m 789s 567p CC"))
    0
    """
    c: cython.ulonglong = hand.chows
    return c & c >> 3 & c >> 6 & _RANK_1 != 0


def three_suited_terminal_chows(hand: Facts) -> cython.int:
    """
    Ask for 123 and 789 in two suits, with a pair of fives of the third.

    >>> three_suited_terminal_chows(facts("123m 789m 123s 789s 55p"))
    1
    >>> three_suited_terminal_chows(facts("123m 789m 123s 789s 55s"))
    0
    """
    if hand.chow_count < 4 or hand.pair > 26 or hand.pair % 9 != 4:
        return 0
    others: cython.ulonglong = ONE_OF_EACH_SUIT * 0x41 & ~(SUIT << (hand.pair - 4))
    return hand.chows == others


def pure_shifted_chows(hand: Facts) -> cython.int:
    """
    Ask for three chows of one suit, each one rank, or each two ranks, above the last.

    >>> pure_shifted_chows(facts("123m 345m 567m EEE CC"))
    1
    >>> pure_shifted_chows(facts("123m 234m 456m EEE CC"))
    0
    """
    c: cython.ulonglong = hand.chows
    by_one: cython.ulonglong = c & c >> 1 & c >> 2 & _RANKS_1_TO_5
    by_two: cython.ulonglong = c & c >> 2 & c >> 4 & _RANKS_1_TO_3
    return by_one | by_two != 0


def mixed_straight(hand: Facts) -> cython.int:
    """
    Ask for 123, 456 and 789, one in each suit.

    >>> mixed_straight(facts("123m 456p 789s EEE CC"))
    1
    >>> mixed_straight(facts("123m 456p 789p EEE CC"))
    0
    """
    m: cython.ulonglong = hand.chows & SUIT
    p: cython.ulonglong = hand.chows >> 9 & SUIT
    s: cython.ulonglong = hand.chows >> 18 & SUIT
    low: cython.ulonglong = m & (p >> 3 & s >> 6 | s >> 3 & p >> 6)
    low |= p & (m >> 3 & s >> 6 | s >> 3 & m >> 6)
    low |= s & (m >> 3 & p >> 6 | p >> 3 & m >> 6)
    return low & 1 != 0


def mixed_triple_chow(hand: Facts) -> cython.int:
    """
    Ask for chows of the same ranks in all three suits.

    >>> mixed_triple_chow(facts("345m 345p 345s EEE CC"))
    1
    >>> mixed_triple_chow(facts("345m 345p 456s EEE CC"))
    0
    """
    return hand.chows & hand.chows >> 9 & hand.chows >> 18 & SUIT != 0


def mixed_shifted_chows(hand: Facts) -> cython.int:
    """
    Ask for three chows, one in each suit, each one rank above the last.

    >>> mixed_shifted_chows(facts("345m 456p 567s EEE CC"))
    1
    >>> mixed_shifted_chows(facts("345m 456p 678s EEE CC"))
    0
    """
    m: cython.ulonglong = hand.chows & SUIT
    p: cython.ulonglong = hand.chows >> 9 & SUIT
    s: cython.ulonglong = hand.chows >> 18 & SUIT
    low: cython.ulonglong = m & (p >> 1 & s >> 2 | s >> 1 & p >> 2)
    low |= p & (m >> 1 & s >> 2 | s >> 1 & m >> 2)
    low |= s & (m >> 1 & p >> 2 | p >> 1 & m >> 2)
    return low != 0


def all_chows(hand: Facts) -> cython.int:
    """
    Ask for four chows and a pair of numbers; nine knitted tiles stand for three chows.

    >>> all_chows(facts("123m 345m 567s 789s 22p"))
    1
    >>> all_chows(facts("123m 345m 567s 789s CC"))
    0
    """
    return hand.chow_count == hand.set_count > 0 and hand.pair < 27


def pure_double_chow(hand: Facts) -> cython.int:
    """
    Ask for one chow twice.

    >>> pure_double_chow(facts("345m 345m 678p EEE CC"))
    1
    >>> pure_double_chow(facts("345m 456m 678p EEE CC"))
    0
    """
    return hand.chows2 != 0


def mixed_double_chow(hand: Facts) -> cython.int:
    """
    Ask for chows of the same ranks in two suits.

    >>> mixed_double_chow(facts("345m 345p 678p EEE CC"))
    1
    >>> mixed_double_chow(facts("345m 456p 789p EEE CC"))
    0
    """
    m: cython.ulonglong = hand.chows & SUIT
    p: cython.ulonglong = hand.chows >> 9 & SUIT
    s: cython.ulonglong = hand.chows >> 18 & SUIT
    return m & p | p & s | m & s != 0


def short_straight(hand: Facts) -> cython.int:
    """
    Ask for two chows of one suit that make six ranks in a row.

    >>> short_straight(facts("123m 456m 678p EEE CC"))
    1
    >>> short_straight(facts("123m 567m 678p EEE CC"))
    0
    """
    return hand.chows & hand.chows >> 3 & _RANKS_1_TO_4 != 0


def two_terminal_chows(hand: Facts) -> cython.int:
    """
    Ask for 123 and 789 of one suit.

    >>> two_terminal_chows(facts("123m 789m 678p EEE CC"))
    1
    >>> two_terminal_chows(facts("123m 789p 678p EEE CC"))
    0
    """
    return hand.chows & hand.chows >> 6 & _RANK_1 != 0


def ask_chows(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers of this module by row number.
    """
    counts[13] = pure_terminal_chows(hand)
    counts[14] = quadruple_chow(hand)
    counts[16] = four_pure_shifted_chows(hand)
    counts[29] = three_suited_terminal_chows(hand)
    counts[63] = all_chows(hand)
    if hand.chow_count >= 3:
        ask_three_chows(hand, counts)
    else:
        counts[23] = counts[28] = counts[30] = counts[39] = counts[41] = counts[50] = 0
    if hand.chow_count >= 2:
        ask_two_chows(hand, counts)
    else:
        counts[69] = counts[70] = counts[71] = counts[72] = 0


def ask_three_chows(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers about three chows by row number.
    """
    counts[23] = pure_triple_chow(hand)
    counts[28] = pure_straight(hand)
    counts[30] = pure_shifted_chows(hand)
    counts[39] = mixed_straight(hand)
    counts[41] = mixed_triple_chow(hand)
    counts[50] = mixed_shifted_chows(hand)


def ask_two_chows(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers about two chows by row number.
    """
    counts[69] = pure_double_chow(hand)
    counts[70] = mixed_double_chow(hand)
    counts[71] = short_straight(hand)
    counts[72] = two_terminal_chows(hand)
