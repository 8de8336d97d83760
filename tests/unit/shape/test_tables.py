"""The shipped tables: their digest, their size, and that they are what the tool writes."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING
from zlib import compress

import pytest

from paiju.errors import PaijuError
from paiju.shape import tables
from paiju.shape.profiles import profile_of
from tools import suit_tables

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SAMPLE = 400


def test_the_tables_are_small() -> None:
    """
    At most 200 kB are shipped.
    """
    assert tables.FILE.stat().st_size <= 200_000


def changed_at(packed: bytes, place: int) -> bytes:
    """
    Turn one bit of a file.
    """
    return packed[:place] + bytes([packed[place] ^ 1]) + packed[place + 1 :]


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (lambda packed: changed_at(packed, 0), "another digest"),
        (lambda packed: packed[:32] + compress(b"other tables"), "another digest"),
        (lambda packed: changed_at(packed, len(packed) // 2), "cannot be unpacked"),
        (lambda packed: packed[:-1000], "cannot be unpacked"),
        (lambda packed: packed[:32], "32 bytes that cannot be unpacked"),
        (lambda _packed: b"", "0 bytes that cannot be unpacked"),
        (lambda _packed: None, "no file that can be read"),
    ],
)
def test_a_damaged_or_missing_table_is_refused(
    damage: Callable[[bytes], bytes | None],
    found: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    A file that is not the one shipped is named, with what is wrong and the remedy.
    """
    file = tmp_path / "suits.bin"
    content = damage(tables.FILE.read_bytes())
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setattr(tables, "FILE", file)

    with pytest.raises(PaijuError, match=r"suits\.bin.*install paiju again") as refused:
        tables.payload()

    assert found in refused.value.found


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
