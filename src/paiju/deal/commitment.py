"""The promise about a wall: what is published before the dice, and shown to be kept afterwards.

`cli/verifier.py` checks the same from a log alone; docs/protocol.md describes it.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import Final

from paiju.deal.key_stream import check_key
from paiju.deal.wall import wall_text
from paiju.errors import NotationError, quote

__all__ = ["DOMAIN", "commitment", "is_kept"]

DOMAIN: Final = b"paiju wall 1\0"
"""What the promised bytes begin with."""


def commitment(deal_id: str, key: bytes, wall: bytes) -> str:
    """
    Give the promise: SHA-256 of domain, deal id, a zero byte, key and wall, in hexadecimal.

    The wall stands there in its physical order as `wall_text` writes it, so that one text, and no
    other, is promised.

    >>> from paiju.deal.wall import tile_set
    >>> from paiju.rules.editions import ruleset
    >>> commitment("deal/7", bytes(32), tile_set(ruleset("mcr")))[:16]
    'e8081f1b40a2b804'
    """
    if "\0" in deal_id:
        raise NotationError("a deal id with a zero byte", found=quote(deal_id))
    text = wall_text(wall).encode("ascii")
    return sha256(DOMAIN + deal_id.encode() + b"\0" + check_key(key) + text).hexdigest()


def is_kept(promise: str, deal_id: str, key: bytes, wall: bytes) -> bool:
    """
    Tell whether key and wall are those that were promised.

    >>> promise = commitment("deal/7", bytes(32), bytes([0, 1]))
    >>> is_kept(promise, "deal/7", bytes(32), bytes([0, 1]))
    True
    >>> is_kept(promise, "deal/7", bytes(32), bytes([1, 0]))
    False
    """
    return compare_digest(promise.encode(), commitment(deal_id, key, wall).encode())
