"""Write the suit tables that the package ships: `src/paiju/shape/suits.bin`.

    python tools/suit_tables.py            write the file
    python tools/suit_tables.py --check    tell whether the file is what would be written

Every suit of at most 14 tiles is asked of `paiju.shape.profiles`; suits that lack the same are
one class. Ranks 1-5 whose every continuation has the same classes share a row. It takes seconds
where paiju is compiled, minutes where it is not.
"""

from __future__ import annotations

import sys
import zlib
from hashlib import sha256

from paiju.shape.profiles import profile_of
from paiju.shape.tables import FILE, payload

FOUR_EACH = 0o444444444
MOST = 14
NO_CLASS = 255


def suits(ranks: int, most: int = MOST) -> list[tuple[int, ...]]:
    """
    List the counts of so many ranks with at most `most` tiles; the first rank counts fastest.

    >>> suits(1), len(suits(9))
    ([(0,), (1,), (2,), (3,), (4,)], 405350)
    """
    if not ranks:
        return [()]
    return [
        (count, *rest)
        for rest in suits(ranks - 1, most)
        for count in range(min(4, most - sum(rest)) + 1)
    ]


def packed(counts: tuple[int, ...]) -> int:
    """
    Write counts as one number, three bits a rank.

    >>> oct(packed((1, 0, 4)))
    '0o401'
    """
    return sum(count << 3 * rank for rank, count in enumerate(counts))


def place(counts: tuple[int, ...]) -> int:
    """
    Give counts as a number of base five.

    >>> place((1, 0, 4))
    101
    """
    return sum(count * 5**rank for rank, count in enumerate(counts))


def classes_of(ranks: int, *, chows: bool) -> tuple[dict[tuple[int, ...], int], list[int]]:
    """
    Give the class of each suit's counts, and the profiles of the classes.
    """
    numbers: dict[int, int] = {}
    caps = FOUR_EACH >> 3 * (9 - ranks)
    classes = {
        counts: numbers.setdefault(
            profile_of(packed(counts), caps, ranks, chows=chows), len(numbers)
        )
        for counts in suits(ranks)
    }
    return classes, list(numbers)


def content() -> bytes:
    """
    Make the content of the file: rows by ranks 1-5, classes by row and ranks 6-9, then honors.
    """
    of_suit, suit_profiles = classes_of(9, chows=True)
    of_honors, honor_profiles = classes_of(7, chows=False)
    lefts = [bytearray([NO_CLASS]) * 625 for _ in range(3125)]
    for counts, suit_class in of_suit.items():
        lefts[place(counts[:5])][place(counts[5:])] = suit_class
    rows: dict[bytes, int] = {}
    row_of = [rows.setdefault(bytes(left), len(rows)) for left in lefts]
    honors = bytearray([NO_CLASS]) * 4096
    for counts, honor_class in of_honors.items():
        honors[sum(8 ** (count - 1) for count in counts if count)] = honor_class
    profiles = [*suit_profiles, *honor_profiles]
    return b"".join(
        [
            *[row.to_bytes(2, "little") for row in row_of],
            *rows,
            honors,
            *[profile.to_bytes(8, "little") for profile in profiles],
        ]
    )


def main() -> int:
    """
    Write or check the file.
    """
    made = content()
    if "--check" in sys.argv[1:]:
        same = made == payload()
        print(f"{FILE.name}: {'as it would be written' if same else 'DIFFERENT'}")
        return 0 if same else 1
    FILE.write_bytes(sha256(made).digest() + zlib.compress(made, 9))
    print(f"{FILE.name}: {FILE.stat().st_size} bytes, {len(made)} unpacked")
    return 0


if __name__ == "__main__":
    sys.exit(main())
