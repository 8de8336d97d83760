"""Questions about chows together."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.scoring.facts import Facts
    from paiju.shape.masks import ONE_OF_EACH_SUIT, SUIT, ones

_RANK_1 = cython.declare(cython.ulonglong, ONE_OF_EACH_SUIT)


def all_sequences(hand: Facts) -> cython.int:
    """
    Ask for four chows; any pair and any wait will do.

    >>> all_sequences(facts("[123m] 345m 567s 789s CC"))
    1
    >>> all_sequences(facts("[123m] 345m 567s 999s CC"))
    0
    """
    return hand.chow_count == 4


def two_identical_sequences(hand: Facts) -> cython.int:
    """
    Ask for one chow twice.

    >>> two_identical_sequences(facts("[345m] 345m 678p EEE CC"))
    1
    >>> two_identical_sequences(facts("[345m] 456m 678p EEE CC"))
    0
    """
    return hand.chows2 != 0


def two_identical_sequences_twice(hand: Facts) -> cython.int:
    """
    Ask for two different chows twice each.

    >>> two_identical_sequences_twice(facts("[345m] 345m [678p] 678p CC"))
    1
    >>> two_identical_sequences_twice(facts("[345m] 345m [678p] 678s CC"))
    0
    """
    return ones(hand.chows2) == 2


def three_identical_sequences(hand: Facts) -> cython.int:
    """
    Ask for one chow three times.

    >>> three_identical_sequences(facts("[234m] [234m] [234m] 567p CC"))
    1
    >>> three_identical_sequences(facts("[234m] [234m] [345m] 567p CC"))
    0
    """
    return hand.chows3 != 0


def four_identical_sequences(hand: Facts) -> cython.int:
    """
    Ask for one chow four times.

    >>> four_identical_sequences(facts("[234m] [234m] [234m] 234m CC"))
    1
    >>> four_identical_sequences(facts("[234m] [234m] [234m] 345m CC"))
    0
    """
    return hand.chows4 != 0


def three_similar_sequences(hand: Facts) -> cython.int:
    """
    Ask for chows of the same ranks in all three suits.

    >>> three_similar_sequences(facts("345m 345p 345s EEE CC"))
    1
    >>> three_similar_sequences(facts("345m 345p 456s EEE CC"))
    0
    """
    return hand.chows & hand.chows >> 9 & hand.chows >> 18 & SUIT != 0


def nine_tile_straight(hand: Facts) -> cython.int:
    """
    Ask for 123, 456 and 789 of one suit, read as these three chows.

    >>> nine_tile_straight(facts("123m 456m 789m EEE CC"))
    1
    >>> nine_tile_straight(facts("123m 345m 678m EEE 99m"))
    0
    """
    return hand.chows & hand.chows >> 3 & hand.chows >> 6 & _RANK_1 != 0


def ask_chows(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers of this module by row number.
    """
    counts[1] = all_sequences(hand)
    counts[23] = two_identical_sequences(hand)
    counts[24] = two_identical_sequences_twice(hand)
    counts[25] = three_identical_sequences(hand)
    counts[26] = four_identical_sequences(hand)
    counts[27] = three_similar_sequences(hand)
    counts[30] = nine_tile_straight(hand)
