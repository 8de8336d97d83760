"""Chance from a secret key, for deals that somebody plays: SHA-256 in counter mode.

Block `n` of the stream, from 0 on, is SHA-256 of `DOMAIN`, the 32 bytes of the key and `n` in
eight bytes, the highest first. A number is four bytes of the stream, the highest first. Who does
not hold the key cannot tell the next number from those before it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from paiju.errors import NotationError

__all__ = ["DOMAIN", "KEY_BYTES", "KeyStream", "check_key"]

DOMAIN: Final = b"paiju stream 1\0"
"""What the stream's blocks begin with, so that no other use of the key gives the same bytes."""

KEY_BYTES: Final = 32

_NUMBER_BYTES: Final = 4
_RANGE: Final = 1 << 8 * _NUMBER_BYTES


class KeyStream:
    """
    Give numbers from a key of 256 bits; each call goes one number or more further.

    >>> KeyStream(bytes(32)).next_number()
    1304324890
    """

    __slots__ = ("_block", "_blocks", "_prefix", "_used")

    def __init__(self, key: bytes) -> None:
        """
        Begin with a key, which is used for one deal alone.
        """
        self._prefix = DOMAIN + check_key(key)
        self._blocks = 0
        self._block = b""
        self._used = 0

    def next_number(self) -> int:
        """
        Give the next number of 32 bits.
        """
        if self._used == len(self._block):
            self._block = sha256(self._prefix + self._blocks.to_bytes(8, "big")).digest()
            self._blocks += 1
            self._used = 0
        start = self._used
        self._used = start + _NUMBER_BYTES
        return int.from_bytes(self._block[start : self._used], "big")

    def below(self, size: int) -> int:
        """
        Give a number from 0 to `size` - 1, each exactly as likely.

        The highest numbers, which would make some remainders likelier than others, are thrown
        away.

        >>> 0 <= KeyStream(bytes(32)).below(6) < 6
        True
        """
        assert 0 < size <= _RANGE, size
        fair = _RANGE - _RANGE % size
        found = self.next_number()
        while found >= fair:
            found = self.next_number()
        return found % size

    def die(self) -> int:
        """
        Throw a die.

        >>> 1 <= KeyStream(bytes(32)).die() <= 6
        True
        """
        return 1 + self.below(6)

    def shuffled(self, tiles: bytes) -> bytes:
        """
        Give the tiles in an order, each as likely (Fisher and Yates).

        >>> sorted(KeyStream(bytes(32)).shuffled(bytes(range(5))))
        [0, 1, 2, 3, 4]
        """
        order = bytearray(tiles)
        for last in range(len(order) - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return bytes(order)


def check_key(key: bytes) -> bytes:
    """
    Give the key back if it has 32 bytes.

    >>> check_key(bytes(32)) == bytes(32)
    True
    """
    if len(key) != KEY_BYTES:
        raise NotationError(
            "a key of another length", found=f"{len(key)} bytes", expected=f"{KEY_BYTES} bytes"
        )
    return key
