"""Readings and waits found the slow and obvious way, as the texts describe them.

A winning hand is four sets and a pair, nine knitted tiles with a set and a pair, seven pairs,
thirteen orphans, or fourteen honors and knitted tiles. Nothing here is taken from the package.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["BODIES", "CHOWS", "ORPHANS", "PUNGS", "Found", "readings_of", "waits_of"]

Found = tuple[str, tuple[int, ...], int]
"""A form, its sets (a chow as its lowest kind, a pung as 64 more) and its pair or -1."""

CHOWS = [kind for kind in range(27) if kind % 9 < 7]
PUNGS = [64 + kind for kind in range(34)]
ORPHANS = {0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33}
BODIES = [
    {9 * suit + first + step for suit, first in enumerate(firsts) for step in (0, 3, 6)}
    for firsts in permutations(range(3))
]


def tiles_of(code: int) -> Counter[int]:
    """
    Give the tiles of a set.
    """
    return Counter([code - 64] * 3 if code >= 64 else [code, code + 1, code + 2])


def readings_of(tiles: Iterable[int], need: int, forms: Iterable[str]) -> list[Found]:
    """
    Give every reading of concealed tiles beside melds that leave `need` sets to be found.
    """
    held = Counter(tiles)
    found: list[Found] = []
    if "basic" in forms:
        found += [("basic", sets, pair) for sets, pair in _sets_and_pair(held, need)]
    if "knitted_body" in forms and need >= 3:
        for body in BODIES:
            if body <= held.keys():
                rest = held - Counter(body)
                found += [
                    ("knitted_body", sets, pair) for sets, pair in _sets_and_pair(rest, need - 3)
                ]
    if need == 4 and held.total() == 14:
        found += [(form, (), -1) for form in forms if _is_special(form, held)]
    return found


def waits_of(tiles: Iterable[int], need: int, forms: Iterable[str]) -> set[int]:
    """
    Give the kinds that, added to the tiles, leave a reading.
    """
    held = list(tiles)
    return {kind for kind in range(34) if readings_of([*held, kind], need, forms)}


def _sets_and_pair(held: Counter[int], need: int) -> Iterator[tuple[tuple[int, ...], int]]:
    if held.total() != 3 * need + 2:
        return
    for pair, count in held.items():
        if count >= 2:
            rest = held - Counter([pair, pair])
            for sets in _sets(rest, [*CHOWS, *PUNGS]):
                yield sets, pair


def _sets(held: Counter[int], codes: list[int]) -> Iterator[tuple[int, ...]]:
    """
    Give the ways to lay out all tiles as sets of these codes, each code in its order.
    """
    if not held.total():
        yield ()
        return
    fitting = [code for code in codes if tiles_of(code) <= held]
    for place, code in enumerate(fitting):
        for others in _sets(held - tiles_of(code), fitting[place:]):
            yield (code, *others)


def _is_special(form: str, held: Counter[int]) -> bool:
    if form == "seven_pairs":
        return all(count in {2, 4} for count in held.values())
    if form == "thirteen_orphans":
        return held.keys() == ORPHANS
    if form == "knitted":
        numbers = {kind for kind in held if kind < 27}
        return len(held) == 14 and any(numbers <= body for body in BODIES)
    return False
