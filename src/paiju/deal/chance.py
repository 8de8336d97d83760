"""Seeded chance for tests and simulation: the same numbers everywhere, compiled or not.

The generator is splitmix64. Who knows a few of its numbers knows them all; the deals of a service
come from `key_stream`.
"""

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from collections.abc import MutableSequence

    __all__ = ["Chance"]

_WHOLE = cython.declare(cython.ulonglong, (1 << 64) - 1)
_HALF = cython.declare(cython.ulonglong, (1 << 32) - 1)
_STEP = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_FIRST = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
_SECOND = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


@cython.cclass
class Chance:
    """
    Give numbers from a seed of 64 bits; each call goes one number or more further.

    `state` may be read, and set to go on from there.

    >>> Chance(1234567).next_number()
    6457827717110365317
    """

    def __init__(self, seed: int) -> None:
        """
        Begin with a seed; of a larger one the low 64 bits count.
        """
        self.state: int = seed & 0xFFFFFFFFFFFFFFFF

    def next_number(self) -> cython.ulonglong:
        """
        Give the next number of 64 bits.
        """
        mixed: cython.ulonglong
        self.state = self.state + _STEP & _WHOLE
        mixed = self.state
        mixed = (mixed ^ mixed >> 30) * _FIRST & _WHOLE
        mixed = (mixed ^ mixed >> 27) * _SECOND & _WHOLE
        return mixed ^ mixed >> 31

    def below(self, size: cython.int) -> cython.int:
        """
        Give a number from 0 to `size` - 1, each exactly as likely.

        The upper half of the next number, multiplied by `size`, has the answer in its own upper
        half. A lower half that would make some answers likelier than others is thrown away.

        >>> chance = Chance(1)
        >>> [chance.below(6) for _ in range(5)]
        [3, 4, 5, 2, 2]
        """
        wide: cython.ulonglong = size
        product: cython.ulonglong = (self.next_number() >> 32) * wide
        unfair: cython.ulonglong
        if (product & _HALF) < wide:
            unfair = (_HALF + 1) % wide
            while (product & _HALF) < unfair:
                product = (self.next_number() >> 32) * wide
        return product >> 32

    def die(self) -> cython.int:
        """
        Throw a die.

        >>> 1 <= Chance(1).die() <= 6
        True
        """
        return 1 + self.below(6)

    def shuffle(self, tiles: MutableSequence[int], size: cython.int) -> cython.void:
        """
        Put the first `size` tiles into an order, each as likely (Fisher and Yates).
        """
        last: cython.int
        chosen: cython.int
        tile: cython.int
        for last in range(size - 1, 0, -1):
            chosen = self.below(last + 1)
            tile = tiles[last]
            tiles[last] = tiles[chosen]
            tiles[chosen] = tile

    def shuffled(self, tiles: bytes) -> bytes:
        """
        Give at most 256 tiles in an order, each as likely.

        >>> sorted(Chance(1).shuffled(bytes(range(5))))
        [0, 1, 2, 3, 4]
        """
        place: cython.int
        size: cython.int = len(tiles)
        assert size <= 256, size
        if not cython.compiled:
            buffer = [0] * 256
        for place in range(size):
            buffer[place] = tiles[place]
        self.shuffle(buffer, size)
        return bytes(buffer[:size])
