"""Questions about pungs and kongs together, and about concealment."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.scoring.facts import Facts
    from paiju.shape.masks import ONE_OF_EACH_SUIT, SUIT, ones

_RANKS_1_TO_6 = cython.declare(cython.ulonglong, ONE_OF_EACH_SUIT * 0x3F)
_RANKS_1_TO_7 = cython.declare(cython.ulonglong, ONE_OF_EACH_SUIT * 0x7F)


def four_kongs(hand: Facts) -> cython.int:
    """
    Ask for four kongs of any kind.

    >>> four_kongs(facts("[1111m] [3333p] (5555s) (EEEE) CC"))
    1
    >>> four_kongs(facts("[1111m] [3333p] (5555s) [EEE] CC"))
    0
    """
    return hand.melded_kongs + hand.concealed_kongs == 4


def three_kongs(hand: Facts) -> cython.int:
    """
    Ask for three kongs of any kind.

    >>> three_kongs(facts("[1111m] [3333p] (5555s) [EEE] CC"))
    1
    >>> three_kongs(facts("[1111m] [3333p] [555s] [EEE] CC"))
    0
    """
    return hand.melded_kongs + hand.concealed_kongs >= 3


def two_concealed_kongs(hand: Facts) -> cython.int:
    """
    Ask for two concealed kongs.

    >>> two_concealed_kongs(facts("(1111m) (3333p) 567s EEE CC"))
    1
    >>> two_concealed_kongs(facts("(1111m) [3333p] 567s EEE CC"))
    0
    """
    return hand.concealed_kongs >= 2


def two_melded_kongs(hand: Facts) -> cython.int:
    """
    Ask for two melded kongs.

    >>> two_melded_kongs(facts("[1111m] [3333p] 567s EEE CC"))
    1
    >>> two_melded_kongs(facts("(1111m) [3333p] 567s EEE CC"))
    0
    """
    return hand.melded_kongs >= 2


def melded_and_concealed_kong(hand: Facts) -> cython.int:
    """
    Ask for one melded and one concealed kong.

    >>> melded_and_concealed_kong(facts("(1111m) [3333p] 567s EEE CC"))
    1
    >>> melded_and_concealed_kong(facts("(1111m) (3333p) 567s EEE CC"))
    0
    """
    return hand.melded_kongs == 1 and hand.concealed_kongs == 1


def concealed_kong(hand: Facts) -> cython.int:
    """
    Count the concealed kongs.

    >>> concealed_kong(facts("(1111m) 234m 567s EEE CC"))
    1
    >>> concealed_kong(facts("[1111m] 234m 567s EEE CC"))
    0
    """
    return hand.concealed_kongs


def melded_kong(hand: Facts) -> cython.int:
    """
    Count the melded kongs.

    >>> melded_kong(facts("[1111m] 234m 567s EEE CC"))
    1
    >>> melded_kong(facts("(1111m) 234m 567s EEE CC"))
    0
    """
    return hand.melded_kongs


def four_concealed_pungs(hand: Facts) -> cython.int:
    """
    Ask for four concealed pungs or kongs; one completed by a discard is not concealed.

    >>> four_concealed_pungs(facts("111m 333p 555s EEE CC"))
    1
    >>> four_concealed_pungs(facts("CC 111m 333p 555s EEE"))
    0
    """
    return hand.concealed_pungs == 4


def three_concealed_pungs(hand: Facts) -> cython.int:
    """
    Ask for three concealed pungs or kongs.

    >>> three_concealed_pungs(facts("111m 333p 555s 678s CC"))
    1
    >>> three_concealed_pungs(facts("[111m] 333p 555s 678s CC"))
    0
    """
    return hand.concealed_pungs >= 3


def two_concealed_pungs(hand: Facts) -> cython.int:
    """
    Ask for two concealed pungs or kongs.

    >>> two_concealed_pungs(facts("111m 333p 567s 678s CC"))
    1
    >>> two_concealed_pungs(facts("[111m] 333p 567s 678s CC"))
    0
    """
    return hand.concealed_pungs >= 2


def all_pungs(hand: Facts) -> cython.int:
    """
    Ask for four pungs or kongs.

    >>> all_pungs(facts("[111m] [333p] 555s EEE CC"))
    1
    >>> all_pungs(facts("[111m] [333p] 555s 567s CC"))
    0
    """
    return hand.pung_count == 4


def four_pure_shifted_pungs(hand: Facts) -> cython.int:
    """
    Ask for four pungs of one suit, each one rank above the last.

    >>> four_pure_shifted_pungs(facts("222333444555m CC"))
    1
    >>> four_pure_shifted_pungs(facts("222333444666m CC"))
    0
    """
    p: cython.ulonglong = hand.pungs
    return p & p >> 1 & p >> 2 & p >> 3 & _RANKS_1_TO_6 != 0


def pure_shifted_pungs(hand: Facts) -> cython.int:
    """
    Ask for three pungs of one suit, each one rank above the last.

    >>> pure_shifted_pungs(facts("222m 333m 444m EEE CC"))
    1
    >>> pure_shifted_pungs(facts("222m 333m 555m EEE CC"))
    0
    """
    p: cython.ulonglong = hand.pungs
    return p & p >> 1 & p >> 2 & _RANKS_1_TO_7 != 0


def mixed_shifted_pungs(hand: Facts) -> cython.int:
    """
    Ask for pungs of three ranks in a row, one in each suit.

    >>> mixed_shifted_pungs(facts("222m 333p 444s 678m EE"))
    1
    >>> mixed_shifted_pungs(facts("222m 333p 444p 678m EE"))
    0
    """
    m: cython.ulonglong = hand.pungs & SUIT
    p: cython.ulonglong = hand.pungs >> 9 & SUIT
    s: cython.ulonglong = hand.pungs >> 18 & SUIT
    up: cython.ulonglong = m & (p >> 1 & s >> 2 | s >> 1 & p >> 2)
    up |= p & (m >> 1 & s >> 2 | s >> 1 & m >> 2)
    up |= s & (m >> 1 & p >> 2 | p >> 1 & m >> 2)
    return up != 0


def triple_pung(hand: Facts) -> cython.int:
    """
    Ask for pungs of one rank in all three suits.

    >>> triple_pung(facts("222m 222p 222s 678m EE"))
    1
    >>> triple_pung(facts("222m 222p 333s 678m EE"))
    0
    """
    return hand.pungs & hand.pungs >> 9 & hand.pungs >> 18 & SUIT != 0


def double_pung(hand: Facts) -> cython.int:
    """
    Count the ranks with pungs in two suits.

    >>> double_pung(facts("222m 222p 555m 555s EE"))
    2
    >>> double_pung(facts("222m 333p 555m 666s EE"))
    0
    """
    m: cython.ulonglong = hand.pungs & SUIT
    p: cython.ulonglong = hand.pungs >> 9 & SUIT
    s: cython.ulonglong = hand.pungs >> 18 & SUIT
    return ones(m & p | p & s | m & s)


def all_even_pungs(hand: Facts) -> cython.int:
    """
    Ask for four pungs and a pair of the ranks 2, 4, 6 and 8.

    >>> all_even_pungs(facts("222m 444p 666s 888s 22p"))
    1
    >>> all_even_pungs(facts("222m 444p 666s 888s 33p"))
    0
    """
    return hand.pung_count == 4 and not hand.kinds & ~(ONE_OF_EACH_SUIT * 0xAA)


def concealed_hand(hand: Facts) -> cython.int:
    """
    Ask for a win on another's tile with no melded set.

    >>> concealed_hand(facts("(1111m) 234m 567s EEE CC"))
    1
    >>> concealed_hand(facts("[1111m] 234m 567s EEE CC"))
    0
    """
    return hand.open_melds == 0 and not hand.self_drawn


def fully_concealed_hand(hand: Facts) -> cython.int:
    """
    Ask for a self-drawn win with no melded set.

    >>> fully_concealed_hand(facts("(1111m) 234m 567s EEE CC", self_drawn=True))
    1
    >>> fully_concealed_hand(facts("[1111m] 234m 567s EEE CC", self_drawn=True))
    0
    """
    return hand.open_melds == 0 and hand.self_drawn


def melded_hand(hand: Facts) -> cython.int:
    """
    Ask for four melded sets and a win on another's tile.

    >>> melded_hand(facts("[111m] [234m] [567s] [EEE] CC"))
    1
    >>> melded_hand(facts("[111m] [234m] [567s] (EEEE) CC"))
    0
    """
    return hand.open_melds == 4 and not hand.self_drawn


def ask_pungs(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers of this module by row number.
    """
    counts[5] = four_kongs(hand)
    counts[15] = four_pure_shifted_pungs(hand)
    counts[17] = three_kongs(hand)
    counts[21] = all_even_pungs(hand)
    counts[24] = pure_shifted_pungs(hand)
    counts[32] = triple_pung(hand)
    counts[42] = mixed_shifted_pungs(hand)
    counts[48] = all_pungs(hand)
    counts[52] = melded_hand(hand)
    counts[53] = two_concealed_kongs(hand)
    counts[56] = fully_concealed_hand(hand)
    counts[57] = two_melded_kongs(hand)
    counts[62] = concealed_hand(hand)
    counts[65] = double_pung(hand)
    counts[67] = concealed_kong(hand)
    counts[74] = melded_kong(hand)
    counts[82] = melded_and_concealed_kong(hand)


def ask_concealed_pungs(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers that depend on the place of the winning tile.
    """
    counts[12] = four_concealed_pungs(hand)
    counts[33] = three_concealed_pungs(hand)
    counts[66] = two_concealed_pungs(hand)
