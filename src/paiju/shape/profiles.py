"""What a suit lacks: for each number of sets, with and without the pair, the missing tiles.

A profile is one number of ten lanes of six bits. Lane `2 * sets + pair` holds how many tiles the
suit lacks of that many sets (0-4) and pairs (0-1), 15 standing for what cannot be; the sixth bit
of a lane stays free, so that all lanes are compared at once.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

NEVER = 15
WHOLE = (1 << 60) - 1
ONES = WHOLE // 63
GUARDS = 32 * ONES
ODD = 63 * 64 * ((1 << 60) // 4095)
NOTHING = NEVER * (ONES - 1)


def lesser(one: cython.ulonglong, other: cython.ulonglong) -> cython.ulonglong:
    """
    Give the lesser of two profiles, lane by lane.
    """
    greater: cython.ulonglong = ((one | GUARDS) - other) & GUARDS
    greater -= greater >> 5
    return (other & greater) | (one & ~greater)


def merged(one: cython.ulonglong, other: cython.ulonglong) -> cython.ulonglong:
    """
    Give the profile of two suits together.

    >>> lone = profile_of(0o1, 0o444444444, 9, chows=True)
    >>> [merged(lone, lone) >> 6 * lane & 63 for lane in range(4)]
    [0, 1, 2, 3]
    """
    lane: cython.int
    both: cython.ulonglong
    even: cython.ulonglong = (other & ~ODD) | (ODD & ONES * NEVER)
    best: cython.ulonglong = ONES * NEVER
    below: cython.ulonglong = 0
    for lane in range(10):
        # two pairs are one too many: an odd lane meets even lanes alone
        both = (((even if lane & 1 else other) << 6 * lane) & WHOLE) | below
        best = lesser(best, both + ONES * (one >> 6 * lane & 31))
        below = below << 6 | NEVER
    return best


def flipped(profile: cython.ulonglong) -> cython.ulonglong:
    """
    Give a profile with its lanes in reverse.

    >>> flipped(flipped(12345)), flipped(1) == 1 << 54
    (12345, True)
    """
    lane: cython.int
    turned: cython.ulonglong = 0
    for lane in range(10):
        turned = turned << 6 | (profile >> 6 * lane & 63)
    return turned


def together(one: cython.ulonglong, other: cython.ulonglong, need: cython.int) -> cython.int:
    """
    Give what two parts of a hand lack of `need` sets and the pair; the other's are reversed.

    >>> nothing = profile_of(0, 0o444444444, 9, chows=True)
    >>> [together(nothing, flipped(nothing), need) for need in range(5)]
    [2, 5, 8, 11, 14]
    """
    spare: cython.int = 6 * (8 - 2 * need)
    both: cython.ulonglong = (one & WHOLE >> spare) + (other >> spare)
    five: cython.int
    if spare:
        both |= (ONES * 31 << 60 - spare) & WHOLE
    both = lesser(both & WHOLE >> 30, both >> 30)
    five = both >> 24
    both = lesser(both & 0xFFF, both >> 12 & 0xFFF)
    five = min(five, both & 31)
    return min(five, both >> 6)


def grown(
    profile: cython.ulonglong, sets: cython.int, pair: cython.int, lacking: cython.int
) -> cython.ulonglong:
    """
    Give a profile after some sets, and a pair if 1, of which `lacking` tiles are missing.
    """
    lanes: cython.int = 2 * sets + pair
    if pair:
        profile = (profile & ~ODD) | (ODD & ONES * NEVER)
    profile = (profile << 6 * lanes & WHOLE) | (ONES * NEVER & ~(WHOLE << 6 * lanes))
    return lesser(profile + ONES * lacking, ONES * NEVER)


def profile_of(
    counts: cython.ulonglong, caps: cython.ulonglong, ranks: cython.int, chows: cython.bint
) -> cython.ulonglong:
    """
    Give the profile of a suit of which no more than the caps may be used; three bits a rank.

    It goes rank by rank; what it remembers of the ranks before are the chows begun at the last
    and at the last but one. Three chows alike are three pungs, so at most two begin at a rank.

    >>> [profile_of(0o111, 0o444444444, 9, chows=True) >> 6 * lane & 63 for lane in range(6)]
    [0, 1, 0, 2, 3, 5]
    """
    rank: cython.int
    state: cython.int
    chow: cython.int
    pung: cython.int
    pair: cython.int
    used: cython.int
    held: cython.int
    cap: cython.int
    if not cython.compiled:
        now, later = [0] * 9, [0] * 9
    for state in range(9):
        now[state] = ONES * NEVER
    now[0] = NOTHING
    for rank in range(ranks):
        held = counts >> 3 * rank & 7
        cap = caps >> 3 * rank & 7
        for state in range(9):
            later[state] = ONES * NEVER
        for state in range(9):
            if now[state] == ONES * NEVER:
                continue
            for chow in range(3 if chows and rank < ranks - 2 else 1):
                for pung in range(2):
                    for pair in range(2):
                        used = state // 3 + state % 3 + chow + 3 * pung + 2 * pair
                        if used <= cap:
                            later[3 * chow + state // 3] = lesser(
                                later[3 * chow + state // 3],
                                grown(now[state], chow + pung, pair, max(0, used - held)),
                            )
        for state in range(9):
            now[state] = later[state]
    return now[0]
