"""The suit tables: which class of profile a suit's counts have, and the profiles of the classes.

`suits.bin` holds what `paiju.shape.profiles.profile_of` gives for every suit of at most 14 tiles;
`tools/suit_tables.py` writes it. A suit is looked up by its ranks 1-5 and 6-9 as numbers of base
five; seven honors by how many kinds are held once, twice, three and four times (three bits each).
Nothing is read before the first hand asks.
"""

from pathlib import Path

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

from paiju.errors import PaijuError

if not cython.compiled:
    from collections.abc import Sequence

    from paiju.shape.profiles import flipped, merged

    FIVES = [0] * 3125
    RIGHTS = [0] * 403750
    HONORS_AT = [0] * 4096
    SUITS = [0] * 126
    HONOR_PROFILES = [0] * 55
    TWO_SUITS = [0] * 15876
    SUIT_AND_HONORS = [0] * 6930
    DIGITS = [0] * 32
    KNITTED_OF = [0] * 512

FILE = Path(__file__).with_name("suits.bin")
_DIGEST_BYTES = 32
_loaded: list[bool] = []


def load() -> None:
    """
    Read the tables, once; a file that is not the one written raises `PaijuError`.
    """
    if not _loaded:
        fill(payload())
        derive()
        _loaded.append(True)


def payload() -> bytes:
    """
    Give the checked content of the file.

    >>> len(payload())
    415544
    """
    from hashlib import sha256  # noqa: PLC0415  only the first hand waits for it
    from zlib import decompress, error  # noqa: PLC0415  only the first hand waits for it

    packed = b""
    try:
        packed = FILE.read_bytes()
        content = decompress(packed[_DIGEST_BYTES:])
    except OSError:
        found = "no file that can be read"
    except error:
        found = f"{len(packed)} bytes that cannot be unpacked"
    else:
        if sha256(content).digest() == packed[:_DIGEST_BYTES]:
            return content
        found = "another digest"
    raise PaijuError(
        "a table that is not the one that was written",
        place=FILE.name,
        found=found,
        expected="the file that comes with paiju",
        remedy="install paiju again",
    )


def fill(content: Sequence[int]) -> cython.void:
    """
    Take the tables from the content of the file.
    """
    place: cython.int
    at: cython.int = 0
    for place in range(3125):
        FIVES[place] = five(place, content[at] | content[at + 1] << 8)
        at += 2
    for place in range(403750):
        RIGHTS[place] = content[at]
        at += 1
    for place in range(4096):
        HONORS_AT[place] = content[at]
        at += 1
    for place in range(126):
        SUITS[place] = number(content, at)
        at += 8
    for place in range(55):
        HONOR_PROFILES[place] = number(content, at)
        at += 8


def number(content: Sequence[int], at: cython.int) -> cython.ulonglong:
    """
    Read eight bytes, the lowest first.
    """
    place: cython.int
    value: cython.ulonglong = 0
    for place in range(7, -1, -1):
        value = value << 8 | content[at + place]
    return value


def five(place: cython.int, row: cython.ulonglong) -> cython.ulonglong:
    """
    Tell all about five ranks: their row in `RIGHTS` and what is held of them, in one number.

    From bit 0 stand those held, from bit 16 those held twice, from bit 32 those held four times;
    from bit 42 the row (ten bits), from bit 52 how many are held once to four times, three bits
    each: the place of honors in `HONORS_AT`.
    """
    rank: cython.int
    count: cython.int
    one: cython.ulonglong = 1
    told: cython.ulonglong = row << 42
    for rank in range(5):
        count = place % 5
        place //= 5
        if count > 0:
            told += (one << rank) + (one << 52 + 3 * (count - 1))
        if count > 1:
            told += one << 16 + rank
        if count > 3:
            told += one << 32 + rank
    return told


def derive() -> cython.void:
    """
    Make the small tables: five bits as digits of base five, and knitted ranks by row.

    `KNITTED_OF` counts the ranks of 147, 258 and 369 in a mask, four bits each. Each number is
    written once and whole: another thread may read the tables already.
    """
    place: cython.int
    rank: cython.int
    digit: cython.int
    value: cython.int
    for place in range(32):
        value = 0
        digit = 1
        for rank in range(5):
            value += digit * (place >> rank & 1)
            digit *= 5
        DIGITS[place] = value
    for place in range(512):
        value = 0
        for rank in range(9):
            value += (place >> rank & 1) << 4 * (rank % 3)
        KNITTED_OF[place] = value


def two_suits(one: cython.int, other: cython.int) -> cython.ulonglong:
    """
    Give the profile of two suits of these classes; it is kept for the next time.
    """
    if not TWO_SUITS[126 * one + other]:
        TWO_SUITS[126 * one + other] = merged(SUITS[one], SUITS[other])
    return TWO_SUITS[126 * one + other]


def suit_and_honors(suit: cython.int, honors: cython.int) -> cython.ulonglong:
    """
    Give the reversed profile of a suit and the honors; it is kept for the next time.
    """
    if not SUIT_AND_HONORS[55 * suit + honors]:
        SUIT_AND_HONORS[55 * suit + honors] = flipped(merged(SUITS[suit], HONOR_PROFILES[honors]))
    return SUIT_AND_HONORS[55 * suit + honors]
