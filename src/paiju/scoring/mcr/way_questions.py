"""Questions about the special forms, the wait and the way the hand was won."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.scoring.facts import CLOSED_WAIT, EDGE_WAIT, SINGLE_WAIT, Facts
    from paiju.scoring.mcr.options import LESSER_KNITTED_STRAIGHT
    from paiju.shape.masks import (
        HONORS,
        KNITTED,
        KNITTED_BODY,
        NUMBERS,
        SEVEN_PAIRS,
        SUIT,
        THIRTEEN_ORPHANS,
        ones,
    )


def nine_gates(hand: Facts) -> cython.int:
    """
    Ask for 1112345678999 of one suit, all concealed, before the winning tile.

    The winning tile must be known, so a drawn one must have been kept apart.

    >>> nine_gates(facts("1112345678999m", win="5m"))
    1
    >>> nine_gates(facts("1112345678899m", win="9m"))
    0
    """
    return hand.nine_gates and hand.kept_apart


def seven_pairs(hand: Facts) -> cython.int:
    """
    Ask for seven pairs; four alike are two of them.

    >>> seven_pairs(facts("1133m 5577p 9999s CC"))
    1
    >>> seven_pairs(facts("112233m 445566p CC", reading=0))
    0
    """
    return hand.form == SEVEN_PAIRS


def seven_shifted_pairs(hand: Facts) -> cython.int:
    """
    Ask for seven pairs of one suit in a row.

    >>> seven_shifted_pairs(facts("22334455667788s"))
    1
    >>> seven_shifted_pairs(facts("22334455667799s"))
    0
    """
    run: cython.ulonglong = hand.kinds
    if hand.form != SEVEN_PAIRS or hand.kinds & HONORS or ones(hand.kinds) != 7:
        return False
    while not run & SUIT:
        run >>= 9
    return run in (0x7F, 0x7F << 1, 0x7F << 2)


def thirteen_orphans(hand: Facts) -> cython.int:
    """
    Ask for one of each terminal and honor, and one more of them.

    >>> thirteen_orphans(facts("19m 19p 19s ESWNCFPP"))
    1
    >>> thirteen_orphans(facts("111m 999p 111s EEE CC"))
    0
    """
    return hand.form == THIRTEEN_ORPHANS


def lesser_honors_and_knitted_tiles(hand: Facts) -> cython.int:
    """
    Ask for fourteen single tiles: honors, and numbers of 147, 258 and 369 in three suits.

    >>> lesser_honors_and_knitted_tiles(facts("147m 258p 369s ESWNC"))
    1
    >>> lesser_honors_and_knitted_tiles(facts("147m 258p 369s 123m CC"))
    0
    """
    return hand.form == KNITTED


def greater_honors_and_knitted_tiles(hand: Facts) -> cython.int:
    """
    Ask for all seven honors and seven knitted number tiles.

    >>> greater_honors_and_knitted_tiles(facts("147m 25p 36s ESWNCFP"))
    1
    >>> greater_honors_and_knitted_tiles(facts("147m 258p 36s ESWNCF"))
    0
    """
    return hand.form == KNITTED and hand.kinds & HONORS == HONORS


def knitted_straight(hand: Facts) -> cython.int:
    """
    Ask for all of 147, 258 and 369 in three suits.

    >>> knitted_straight(facts("147m 258p 369s 123m CC"))
    1
    >>> knitted_straight(facts("147m 258p 36s ESWNCF"))
    0
    """
    if hand.form == KNITTED:
        return hand.options & LESSER_KNITTED_STRAIGHT and ones(hand.kinds & NUMBERS) == 9
    return hand.form == KNITTED_BODY


def chicken_hand(hand: Facts) -> cython.int:
    """
    Ask whether no row at all counts but for flowers; asked when the others are done.

    >>> chicken_hand(facts("[123m] 234p 345s 789s 66m"))
    0
    """
    return hand.nothing_else


def last_tile_draw(hand: Facts) -> cython.int:
    """
    Ask for a self-drawn win with the wall's last tile.

    >>> last_tile_draw(facts("123m 234p 345s 789s CC", self_drawn=True, last_tile=True))
    1
    >>> last_tile_draw(facts("123m 234p 345s 789s CC", last_tile=True))
    0
    """
    return hand.last_tile and hand.self_drawn


def last_tile_claim(hand: Facts) -> cython.int:
    """
    Ask for a win on the last discard.

    >>> last_tile_claim(facts("123m 234p 345s 789s CC", last_tile=True))
    1
    >>> last_tile_claim(facts("123m 234p 345s 789s CC", self_drawn=True, last_tile=True))
    0
    """
    return hand.last_tile and not hand.self_drawn


def out_with_replacement_tile(hand: Facts) -> cython.int:
    """
    Ask for a win with the tile drawn for a kong.

    >>> out_with_replacement_tile(
    ...     facts("(1111m) 234p 345s 789s CC", self_drawn=True, replacement=True)
    ... )
    1
    >>> out_with_replacement_tile(facts("(1111m) 234p 345s 789s CC", self_drawn=True))
    0
    """
    return hand.replacement


def robbing_the_kong(hand: Facts) -> cython.int:
    """
    Ask for a win on the tile that another adds to a pung.

    >>> robbing_the_kong(facts("123m 234p 345s CC 789s", robbing=True))
    1
    >>> robbing_the_kong(facts("123m 234p 345s CC 789s"))
    0
    """
    return hand.robbing


def last_of_its_kind(hand: Facts) -> cython.int:
    """
    Ask for a win on the fourth tile of a kind when the other three lie open.

    >>> last_of_its_kind(facts("123m 234p 345s CC 789s", last_of_kind=True))
    1
    >>> last_of_its_kind(facts("123m 234p 345s CC 789s"))
    0
    """
    return hand.last_of_kind and hand.kept_apart


def edge_wait(hand: Facts) -> cython.int:
    """
    Ask for 123 won on its 3, or 789 on its 7, as the only wait.

    >>> edge_wait(facts("234p 345s 678s CC 123m"))
    1
    >>> edge_wait(facts("234p 345s 678s CC 23m 4m"))
    0
    """
    return hand.wait == EDGE_WAIT


def closed_wait(hand: Facts) -> cython.int:
    """
    Ask for a chow won on its middle tile, as the only wait.

    >>> closed_wait(facts("234p 345s 678s CC 24m 3m"))
    1
    >>> closed_wait(facts("234p 345s 678s CC 34m 5m"))
    0
    """
    return hand.wait == CLOSED_WAIT


def single_wait(hand: Facts) -> cython.int:
    """
    Ask for a pair won on its second tile, as the only wait.

    >>> single_wait(facts("234p 345s 678s 123m CC"))
    1
    >>> single_wait(facts("234p 345s 678s 234m 11m"))
    0
    """
    return hand.wait == SINGLE_WAIT


def self_drawn(hand: Facts) -> cython.int:
    """
    Ask for a win on one's own draw.

    >>> self_drawn(facts("234p 345s 678s 123m CC", self_drawn=True))
    1
    >>> self_drawn(facts("234p 345s 678s 123m CC"))
    0
    """
    return hand.self_drawn


def flower_tiles(hand: Facts) -> cython.int:
    """
    Count the flowers.

    >>> flower_tiles(facts("234p 345s 678s 123m CC", flowers=2))
    2
    >>> flower_tiles(facts("234p 345s 678s 123m CC"))
    0
    """
    return hand.flowers


def ask_ways(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers that no place of the winning tile changes, by row number.
    """
    counts[4] = nine_gates(hand)
    counts[6] = seven_shifted_pairs(hand)
    counts[7] = thirteen_orphans(hand)
    counts[19] = seven_pairs(hand)
    counts[20] = greater_honors_and_knitted_tiles(hand)
    counts[34] = lesser_honors_and_knitted_tiles(hand)
    counts[35] = knitted_straight(hand)
    counts[44] = last_tile_draw(hand)
    counts[45] = last_tile_claim(hand)
    counts[46] = out_with_replacement_tile(hand)
    counts[47] = robbing_the_kong(hand)
    counts[58] = last_of_its_kind(hand)
    counts[80] = self_drawn(hand)
    counts[81] = flower_tiles(hand)


def ask_waits(hand: Facts, counts: cython.p_int) -> cython.void:
    """
    Write the answers that depend on the place of the winning tile.
    """
    counts[77] = edge_wait(hand)
    counts[78] = closed_wait(hand)
    counts[79] = single_wait(hand)
