"""The shipped tables: their digest, their size, and that they are what the tool writes."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from paiju.errors import PaijuError
from paiju.shape import tables
from paiju.shape.profiles import profile_of
from tools import suit_tables

if TYPE_CHECKING:
    from pathlib import Path

SAMPLE = 400


def test_the_tables_are_small() -> None:
    """
    At most 200 kB are shipped.
    """
    assert tables.FILE.stat().st_size <= 200_000


def test_a_changed_table_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """
    A file whose content has another digest is named, with the remedy.
    """
    changed = tmp_path / "suits.bin"
    packed = bytearray(tables.FILE.read_bytes())
    packed[0] ^= 1
    changed.write_bytes(packed)
    monkeypatch.setattr(tables, "FILE", changed)

    with pytest.raises(PaijuError, match=r"suits\.bin.*install paiju again"):
        tables.payload()


def test_a_sample_of_the_tables_is_made_again(chance: random.Random) -> None:
    """
    Suits taken at random have the class whose profile is theirs.
    """
    content = tables.payload()
    profiles = [
        int.from_bytes(content[at : at + 8], "little")
        for at in range(len(content) - 8 * (126 + 55), len(content), 8)
    ]
    honors_at = 2 * 3125 + 403_750
    for counts in chance.sample(suit_tables.suits(9), SAMPLE):
        at = 2 * suit_tables.place(counts[:5])
        row = int.from_bytes(content[at : at + 2], "little")
        suit_class = content[6250 + 625 * row + suit_tables.place(counts[5:])]
        packed = suit_tables.packed(counts)

        assert profile_of(packed, 0o444444444, 9, chows=True) == profiles[suit_class], counts
    for counts in chance.sample(suit_tables.suits(7), SAMPLE):
        honor_class = content[honors_at + sum(8 ** (count - 1) for count in counts if count)]
        packed = suit_tables.packed(counts)

        assert profile_of(packed, 0o4444444, 7, chows=False) == profiles[126 + honor_class]


def test_the_tool_writes_the_shipped_tables(pure: bool) -> None:
    """
    All of it is made again, where that takes seconds.
    """
    if pure:
        return  # minutes uncompiled: the sample above stands for it

    assert tables.payload() == suit_tables.content()
