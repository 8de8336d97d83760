"""An event in the making: type, seat and tile; the other fields are put beside them."""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

__all__ = ["pack"]


def pack(kind: cython.int, seat: cython.int, tile: cython.int) -> cython.ulonglong:
    """
    Pack an event without index, extra and value.

    >>> pack(7, 1, 0)
    263
    """
    return kind | seat << 8 | tile << 10
