"""All that a hand can be meant to become, as counts, and how far it is from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from paiju.tiles import Hand

__all__ = ["concealed_counts", "lacking", "own_counts", "targets"]


def targets(need: int) -> NDArray[np.int8]:
    """
    List every way to have so many sets and a pair, as 34 counts.
    """
    chows = [kind for kind in range(27) if kind % 9 < 7]
    sets = np.zeros((len(chows) + 34, 34), dtype=np.int8)
    for row, kind in enumerate(chows):
        sets[row, kind : kind + 3] = 1
    for kind in range(34):
        sets[len(chows) + kind, kind] = 3
    found = 2 * np.eye(34, dtype=np.int8)
    for _ in range(need):
        found = (found[:, None, :] + sets[None, :, :]).reshape(-1, 34)
        found = np.unique(found[found.max(axis=1) <= 4], axis=0)
    return found


def own_counts(hand: Hand) -> NDArray[np.int8]:
    """
    Count the tiles of the melds by kind.
    """
    counts = np.zeros(34, dtype=np.int8)
    for meld in hand.melds:
        for each in meld.tiles:
            counts[each.kind] += 1
    return counts


def concealed_counts(hand: Hand) -> NDArray[np.int8]:
    """
    Count the concealed tiles by kind.
    """
    counts = np.zeros(34, dtype=np.int8)
    for each in (*hand.concealed, *([hand.win] if hand.win else [])):
        counts[each.kind] += 1
    return counts


def lacking(wanted: NDArray[np.int8], held: NDArray[np.int8]) -> int:
    """
    Give how many tiles the nearest target lacks.
    """
    return int(np.maximum(wanted - held, 0).sum(axis=1).min())
