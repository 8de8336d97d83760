"""Tiles laid for a target against those that the hand holds and those that can still be drawn."""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from collections.abc import Sequence

    from paiju.shape.masks import PUNG

FAR = 99


@cython.cclass
class Laying:
    """
    Count, of each kind, the concealed tiles `held` and the tiles `laid`.

    `left` can still be drawn, and `cap` is how many can be laid at all. What cannot be laid
    lacks `FAR` tiles and more.
    """

    def __init__(self) -> None:
        """
        Make an empty table.
        """
        if not cython.compiled:
            self.held: list[int] = [0] * 34
            self.laid: list[int] = [0] * 34
            self.cap: list[int] = [0] * 34
            self.left: list[int] = [0] * 34

    def open(self, held: Sequence[int], left: Sequence[int]) -> cython.void:
        """
        Begin a hand.
        """
        kind: cython.int
        for kind in range(34):
            self.held[kind] = held[kind]
            self.left[kind] = left[kind]
            self.cap[kind] = held[kind] + left[kind]
            self.laid[kind] = 0

    def lay(self, kind: cython.int, count: cython.int) -> cython.int:
        """
        Lay some tiles of a kind; give how many of them the hand lacks.
        """
        before: cython.int = max(self.laid[kind], self.held[kind])
        self.laid[kind] += count
        if self.laid[kind] > self.cap[kind]:
            return FAR
        return max(0, self.laid[kind] - before)

    def lift(self, kind: cython.int, count: cython.int) -> cython.void:
        """
        Take back some tiles of a kind.
        """
        self.laid[kind] -= count

    def lay_set(self, code: cython.int) -> cython.int:
        """
        Lay a set (`type * 64 + lowest kind`); give how many of its tiles the hand lacks.
        """
        kind: cython.int = code & 63
        if code >= PUNG:
            return self.lay(kind, 3)
        return self.lay(kind, 1) + self.lay(kind + 1, 1) + self.lay(kind + 2, 1)

    def lift_set(self, code: cython.int) -> cython.void:
        """
        Take back a set.
        """
        kind: cython.int = code & 63
        if code >= PUNG:
            self.lift(kind, 3)
        else:
            self.lift(kind, 1)
            self.lift(kind + 1, 1)
            self.lift(kind + 2, 1)

    def clear(self) -> cython.void:
        """
        Take back all tiles.
        """
        kind: cython.int
        for kind in range(34):
            self.laid[kind] = 0

    def lay_nearest(
        self,
        kinds: cython.ulonglong,
        must: cython.ulonglong,
        step: cython.int,
        most: cython.int,
    ) -> cython.int:
        """
        Lay fourteen tiles of some kinds, `step` at a time, so that the hand lacks fewest.

        Each kind in `must` is laid once before; none is laid more than `most` times. Of two as
        near, the one with more tiles left is laid. Give how many tiles the hand lacks.
        """
        kind: cython.int
        weight: cython.int
        least: cython.int
        chosen: cython.int
        count: cython.int = 0
        lacking: cython.int = 0
        for kind in range(34):
            if must >> kind & 1:
                lacking += self.lay(kind, 1)
                count += 1
        while count < 14:
            least = FAR
            chosen = -1
            for kind in range(34):
                if kinds >> kind & 1 and self.laid[kind] + step <= min(most, self.cap[kind]):
                    # what is drawn already adds no kind that helps
                    weight = 0 if self.laid[kind] > self.held[kind] else -self.left[kind]
                    weight += 8 * self.lay(kind, step)
                    self.lift(kind, step)
                    if weight < least:
                        least = weight
                        chosen = kind
            if chosen < 0:
                return FAR
            lacking += self.lay(chosen, step)
            count += step
        return lacking
