"""Who sits where: every different way to seat the bots of a match."""

from __future__ import annotations

from itertools import permutations

__all__ = ["Seating", "seatings"]

Seating = tuple[int, int, int, int]
"""Who sits E, S, W, N: the number of an entrant each, from 0."""


def seatings(entrants: Seating) -> tuple[Seating, ...]:
    """
    Give every different seating of four entrants, in order; equal numbers are alike.

    >>> len(seatings((0, 1, 2, 3))), len(seatings((0, 0, 1, 1))), len(seatings((0, 1, 1, 1)))
    (24, 6, 4)
    >>> seatings((0, 1, 1, 1))[0]
    (0, 1, 1, 1)
    """
    ways = sorted(set(permutations(entrants)))
    return tuple((east, south, west, north) for east, south, west, north in ways)
