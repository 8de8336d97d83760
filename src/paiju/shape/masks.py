"""Sets of tile kinds as bit masks, and the numbers of the winning forms.

Bit `k` of a mask stands for tile kind `k` (0-33; see `paiju.tiles.tile`).
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

# Winning forms. A form mask has bit `1 << form` set.
BASIC = 0
KNITTED_BODY = 1
SEVEN_PAIRS = 2
THIRTEEN_ORPHANS = 3
KNITTED = 4

# What a set is; a set is written as `type * 64 + lowest kind`.
CHOW = 0
PUNG = 64
MELDED_KONG = 128
CONCEALED_KONG = 192

SUIT = 0x1FF
ONE_OF_EACH_SUIT = 1 | 1 << 9 | 1 << 18
NUMBERS = (1 << 27) - 1
WINDS = 0xF << 27
DRAGONS = 0x7 << 31
HONORS = WINDS | DRAGONS
TERMINALS = ONE_OF_EACH_SUIT * 0x101
ENDS = TERMINALS | HONORS

# The six ways to lay 147, 258 and 369 over the three suits.
KNITTED_1 = 0x49 | 0x92 << 9 | 0x124 << 18
KNITTED_2 = 0x49 | 0x124 << 9 | 0x92 << 18
KNITTED_3 = 0x92 | 0x49 << 9 | 0x124 << 18
KNITTED_4 = 0x92 | 0x124 << 9 | 0x49 << 18
KNITTED_5 = 0x124 | 0x49 << 9 | 0x92 << 18
KNITTED_6 = 0x124 | 0x92 << 9 | 0x49 << 18

_WHOLE = cython.declare(cython.ulonglong, (1 << 64) - 1)
_PAIRS = cython.declare(cython.ulonglong, _WHOLE // 3)
_QUADS = cython.declare(cython.ulonglong, _WHOLE // 5)
_BYTES = cython.declare(cython.ulonglong, _WHOLE // 17)


def knitted_mask(way: cython.int) -> cython.ulonglong:
    """
    Give the nine knitted number tiles of one of the six ways (0-5).
    """
    if way == 0:
        return KNITTED_1
    if way == 1:
        return KNITTED_2
    if way == 2:
        return KNITTED_3
    if way == 3:
        return KNITTED_4
    if way == 4:
        return KNITTED_5
    return KNITTED_6


def ones(mask: cython.ulonglong) -> cython.int:
    """
    Count the kinds in a mask.

    >>> ones(ENDS), ones(0)
    (13, 0)
    """
    mask -= mask >> 1 & _PAIRS
    mask = (mask & _QUADS) + (mask >> 2 & _QUADS)
    mask = (mask + (mask >> 4)) & _BYTES
    return (mask * (_BYTES // 15) & _WHOLE) >> 56


def kinds_in(mask: cython.ulonglong) -> list[int]:
    """
    List the kinds in a mask, in their order.

    >>> kinds_in(0b1001)
    [0, 3]
    """
    return [kind for kind in range(64) if mask >> kind & 1]
