"""Tiles: their kinds, their names, and that there is one object a kind."""

from __future__ import annotations

import copy
import pickle

import pytest

from paiju.errors import NotationError
from paiju.tiles import TILES, Tile, read_tiles, tile, write_tiles
from paiju.tiles.tile import read_tile

CODES = (
    [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)]
    + list("ESWNCFP")
    + [f"f{number}" for number in range(1, 9)]
)


def test_there_are_42_kinds_in_order() -> None:
    """
    Kinds run from characters to flowers, and codes say the same.
    """
    assert CODES == [str(each) for each in TILES]
    assert list(range(42)) == [each.kind for each in TILES]
    assert list(TILES) == sorted(TILES, key=lambda each: each.kind)
    assert list(TILES) == sorted(set(TILES))


def test_what_a_tile_knows_of_itself() -> None:
    """
    Suits, ranks and classes of all kinds.
    """
    assert ["m"] * 9 + ["p"] * 9 + ["s"] * 9 + [None] * 15 == [each.suit for each in TILES]
    assert [*range(1, 10)] * 3 + [None] * 15 == [each.rank for each in TILES]
    assert list("ESWN") == [str(each) for each in TILES if each.is_wind]
    assert list("CFP") == [str(each) for each in TILES if each.is_dragon]
    assert list("ESWNCFP") == [str(each) for each in TILES if each.is_honor]
    assert CODES[34:] == [str(each) for each in TILES if each.is_flower]
    assert ["1m", "9m", "1p", "9p", "1s", "9s"] == [str(t) for t in TILES if t.is_terminal]


@pytest.mark.parametrize("code", CODES)
def test_there_is_one_object_a_kind(code: str) -> None:
    """
    Every way to a tile leads to the same object.
    """
    one = tile(code)

    assert one is TILES[CODES.index(code)]
    assert one is tile(one)
    assert one is tile(one.kind)
    assert one is Tile(one.kind)
    assert one is copy.copy(one)
    assert one is copy.deepcopy(one)
    assert one is pickle.loads(pickle.dumps(one))
    assert one is read_tile(code)
    assert one.kind == hash(one)
    assert f"tile({code!r})" == repr(one)


def test_tiles_are_ordered_by_kind_and_with_nothing_else() -> None:
    """
    All four comparisons hold between tiles only.
    """
    low, high = tile("1m"), tile("E")

    assert low < high
    assert low <= high
    assert high > low
    assert high >= low
    for compare in ("__lt__", "__le__", "__gt__", "__ge__"):
        assert NotImplemented is getattr(low, compare)(3)


def test_a_tile_never_changes() -> None:
    """
    Setting and deleting are refused.
    """
    with pytest.raises(AttributeError, match="never changes: kind"):
        tile("1m").kind = 5
    with pytest.raises(AttributeError, match="never changes: kind"):
        del tile("1m").kind


@pytest.mark.parametrize(
    ("spelling", "code"),
    [
        ("５ｍ", "5m"),
        (" 5 m ", "5m"),
        ("五萬", "5m"),
        ("🀋", "5m"),
        ("W5", "5m"),
        ("F1", "E"),
        ("1z", "E"),
        ("5z", "P"),
        ("6z", "F"),
        ("7z", "C"),
        ("東", "E"),
        ("🀄\ufe0f", "C"),
        ("H8", "f8"),
        ("竹", "f7"),
    ],
)
def test_any_spelling_of_one_tile_is_read(spelling: str, code: str) -> None:
    """
    A single tile is read in every notation that a hand is read in.
    """
    assert code == str(tile(spelling))


@pytest.mark.parametrize("value", ["", "m", "5", "55m", "0m", "8z", "f9", "e", "[5m]", "x" * 2000])
def test_what_is_no_tile_is_refused(value: str) -> None:
    """
    A text that is not one tile says what a tile looks like.
    """
    with pytest.raises(NotationError):
        tile(value)


@pytest.mark.parametrize(
    "value",
    [-1, 42, 10**5000, True, None, 1.0, b"5m"],
    ids=["negative", "42", "huge", "bool", "None", "float", "bytes"],
)
def test_what_is_no_kind_is_refused(value: int) -> None:
    """
    A number outside the kinds, or another type, is a notation error and stays short.
    """
    with pytest.raises(NotationError, match="No tile has this kind") as caught:
        tile(value)

    assert len(str(caught.value)) < 200


def test_loose_tiles_are_read_and_written_in_order() -> None:
    """
    Loose tiles keep their order, flowers too; sets are refused.
    """
    tiles = read_tiles("3s4s E f1 9m 1z C")

    assert ["3s", "4s", "E", "f1", "9m", "E", "C"] == [str(each) for each in tiles]
    assert "34s E f1 9m E C" == write_tiles(tiles)
    assert "" == write_tiles(())
    with pytest.raises(NotationError, match="A set among loose tiles at column 4"):
        read_tiles("5m [123m]")
