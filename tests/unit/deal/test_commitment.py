"""The promise about a wall."""

from __future__ import annotations

from hashlib import sha256

import pytest

from paiju.deal.commitment import commitment, is_kept
from paiju.deal.wall import tile_set
from paiju.errors import NotationError
from paiju.rules.editions import ruleset

KEY = bytes(range(32))
WALL = tile_set(ruleset("wsom"))


def test_promise_is_a_hash_of_what_is_shown_later() -> None:
    """
    Domain, deal id, zero byte, key, and the wall's tiles with spaces between.
    """
    text = " ".join(
        f"{tile}" for row in ([f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)],
                              list("ESWNCFP")) for tile in row for _ in range(4)
    )  # fmt: skip
    shown = b"paiju wall 1\0" + b"deal/7" + b"\0" + KEY + text.encode()

    assert sha256(shown).hexdigest() == commitment("deal/7", KEY, WALL)
    assert is_kept(commitment("deal/7", KEY, WALL), "deal/7", KEY, WALL)


@pytest.mark.parametrize(
    ("deal_id", "key", "wall"),
    [
        ("deal/8", KEY, WALL),
        ("deal/7", KEY[::-1], WALL),
        ("deal/7", KEY, WALL[::-1]),
        ("deal/7", KEY, WALL[:-1]),
    ],
)
def test_anything_else_breaks_the_promise(deal_id: str, key: bytes, wall: bytes) -> None:
    """
    Another deal, another key, another wall.
    """
    assert not is_kept(commitment("deal/7", KEY, WALL), deal_id, key, wall)


def test_parts_cannot_be_moved_into_each_other() -> None:
    """
    The id has no zero byte and the key one length, so each text splits one way only.
    """
    with pytest.raises(NotationError, match="zero byte"):
        commitment("deal/7\0", KEY, WALL)
    with pytest.raises(NotationError, match="another length"):
        commitment("deal/7", KEY[1:], WALL)
