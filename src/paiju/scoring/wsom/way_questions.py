"""Questions about concealment, the winning tile and the way the hand was won."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.scoring.facts import Facts
    from paiju.shape.masks import BASIC


def concealed_hand(hand: Facts) -> cython.int:
    """
    Ask for four sets and a pair with no melded set, drawn or discarded.

    >>> concealed_hand(facts("(1111m) 234m 567s EEE CC"))
    1
    >>> concealed_hand(facts("1133m 5577p 9999s CC"))
    0
    """
    return hand.open_melds == 0 and hand.form == BASIC


def nine_gates(hand: Facts) -> cython.int:
    """
    Ask for 1112345678999 of one suit, all concealed, before the winning tile.

    A drawn tile must have been kept apart. That of a dealt hand needs not: there the row is struck
    by Blessing of Heaven.

    >>> nine_gates(facts("1112345678999m 5m"))
    1
    >>> nine_gates(facts("1112345678999m 5m", self_drawn=True, kept_apart=False))
    0
    """
    return hand.nine_gates and (hand.kept_apart or hand.heavenly or not hand.self_drawn)


def final_draw(hand: Facts) -> cython.int:
    """
    Ask for a self-drawn win with the last tile before the dead wall.

    >>> final_draw(facts("123m 234p 345s 789s CC", self_drawn=True, last_tile=True))
    1
    >>> final_draw(facts("123m 234p 345s 789s CC", last_tile=True))
    0
    """
    return hand.last_tile and hand.self_drawn


def final_discard(hand: Facts) -> cython.int:
    """
    Ask for a win on the discard after the last tile was drawn.

    >>> final_discard(facts("123m 234p 345s 789s CC", last_tile=True))
    1
    >>> final_discard(facts("123m 234p 345s 789s CC", self_drawn=True, last_tile=True))
    0
    """
    return hand.last_tile and not hand.self_drawn


def win_on_kong(hand: Facts) -> cython.int:
    """
    Ask for a win with the tile drawn for a kong.

    >>> win_on_kong(facts("(1111m) 234p 345s 789s CC", self_drawn=True, replacement=True))
    1
    >>> win_on_kong(facts("(1111m) 234p 345s 789s CC", self_drawn=True))
    0
    """
    return hand.replacement


def robbing_a_kong(hand: Facts) -> cython.int:
    """
    Ask for a win on the tile that another adds to a pung.

    >>> robbing_a_kong(facts("123m 234p 345s CC 789s", robbing=True))
    1
    >>> robbing_a_kong(facts("123m 234p 345s CC 789s"))
    0
    """
    return hand.robbing


def blessing_of_heaven(hand: Facts) -> cython.int:
    """
    Ask for East's win with the fourteen tiles dealt.

    >>> blessing_of_heaven(facts("123m 234p 345s CC 789s", self_drawn=True, heavenly=True))
    1
    >>> blessing_of_heaven(facts("123m 234p 345s CC 789s", self_drawn=True))
    0
    """
    return hand.heavenly


def blessing_of_earth(hand: Facts) -> cython.int:
    """
    Ask for a win with the thirteen tiles dealt, on East's first discard.

    >>> blessing_of_earth(facts("123m 234p 345s CC 789s", seat="S", earthly=True))
    1
    >>> blessing_of_earth(facts("123m 234p 345s CC 789s", seat="S"))
    0
    """
    return hand.earthly


def chicken_hand(hand: Facts) -> cython.int:
    """
    Ask whether no pattern at all counts; asked when the others are done (decision 0136).

    >>> hand = facts("[123m] 234p 345s 777s 99m")
    >>> hand.nothing_else = True
    >>> int(chicken_hand(hand))
    1
    >>> hand.nothing_else = False
    >>> int(chicken_hand(hand))
    0
    """
    return hand.nothing_else


def ask_ways(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers of this module by row number, but for the chicken hand.
    """
    counts[2] = concealed_hand(hand)
    counts[6] = nine_gates(hand)
    counts[37] = final_draw(hand)
    counts[38] = final_discard(hand)
    counts[39] = win_on_kong(hand)
    counts[40] = robbing_a_kong(hand)
    counts[41] = blessing_of_heaven(hand)
    counts[42] = blessing_of_earth(hand)
