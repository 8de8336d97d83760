"""Melds: their kinds, their tiles, and what is no set."""

from __future__ import annotations

import copy
import pickle
from itertools import product

import pytest

from paiju.errors import ImpossibleHand, NotationError
from paiju.tiles import TILES, Meld, MeldKind, Source, Tile, tile

KONGS = [MeldKind.MELDED_KONG, MeldKind.ADDED_KONG, MeldKind.CONCEALED_KONG]


def _all_melds() -> list[Meld]:
    melds: list[Meld] = []
    for kind, low, source in product(MeldKind, TILES, (None, *Source)):
        if low.is_flower or (kind is MeldKind.CONCEALED_KONG and source):
            continue
        if kind is not MeldKind.CHOW:
            melds.append(Meld(kind, low, source))
        elif low.rank is not None and low.rank <= 7:
            claims = (None, *TILES[low.kind : low.kind + 3])
            melds += [Meld(kind, low, source, claimed) for claimed in claims]
    return melds


def test_every_meld_reads_back() -> None:
    """
    Each of all melds prints, reads back equal, and pickles.
    """
    melds = _all_melds()

    assert 21 * 4 * 4 + 34 * (4 + 4 + 4 + 1) == len(set(map(str, melds)))
    for meld in melds:
        assert meld == Meld.of(str(meld))
        assert meld == pickle.loads(pickle.dumps(meld))
        assert meld == copy.deepcopy(meld)
        assert hash(meld) == hash(Meld.of(str(meld)))
        assert f"Meld.of({str(meld)!r})" == repr(meld)
        assert meld.is_kong is (len(meld.tiles) == 4)
        assert meld.is_open is (not str(meld).startswith("("))


@pytest.mark.parametrize(
    ("text", "kind", "tiles", "source", "claimed"),
    [
        ("[123m]", MeldKind.CHOW, "1m 2m 3m", None, None),
        ("[31'2m]<", MeldKind.CHOW, "1m 2m 3m", Source.LEFT, "1m"),
        ("[555p]^", MeldKind.PUNG, "5p 5p 5p", Source.ACROSS, None),
        ("[5'55p]>", MeldKind.PUNG, "5p 5p 5p", Source.RIGHT, None),
        ("[EEEE]", MeldKind.MELDED_KONG, "E E E E", None, None),
        ("[EEEE+]<", MeldKind.ADDED_KONG, "E E E E", Source.LEFT, None),
        ("(EEEE)", MeldKind.CONCEALED_KONG, "E E E E", None, None),
    ],
)
def test_a_meld_says_what_was_written(
    text: str, kind: MeldKind, tiles: str, source: Source | None, claimed: str | None
) -> None:
    """
    Kind, tiles, source and claimed tile; a pung's claimed tile needs no mark.
    """
    meld = Meld.of(text)

    assert (kind, source) == (meld.kind, meld.source)
    assert tiles == " ".join(map(str, meld.tiles))
    assert (None if claimed is None else tile(claimed)) is meld.claimed


@pytest.mark.parametrize(
    ("tiles", "kind", "source", "text"),
    [
        ("123m", None, None, "[123m]"),
        ("123m", MeldKind.CHOW, Source.LEFT, "[123m]<"),
        ("EEE", MeldKind.PUNG, Source.ACROSS, "[EEE]^"),
        ("EEEE", None, None, "[EEEE]"),
        ("EEEE", MeldKind.MELDED_KONG, None, "[EEEE]"),
        ("EEEE", MeldKind.ADDED_KONG, Source.RIGHT, "[EEEE+]>"),
        ("EEEE", MeldKind.CONCEALED_KONG, None, "(EEEE)"),
        ("[EEE]", None, Source.RIGHT, "[EEE]>"),
        ("[EEE]<", None, Source.RIGHT, "[EEE]<"),
        ("(EEEE)", MeldKind.CONCEALED_KONG, None, "(EEEE)"),
    ],
)
def test_bare_tiles_take_kind_and_source(
    tiles: str, kind: MeldKind | None, source: Source | None, text: str
) -> None:
    """
    Bare tiles make the set that the arguments name.
    """
    assert text == str(Meld.of(tiles, kind, source))


@pytest.mark.parametrize("text", ["", "[123m] [123m]", "[123m] E", "[123m] f1"])
def test_what_is_not_one_set_is_refused(text: str) -> None:
    """
    None, two, or a set with other tiles is not one set.
    """
    with pytest.raises(NotationError, match="This is not one set"):
        Meld.of(text)


@pytest.mark.parametrize(
    ("text", "kind", "source"),
    [
        ("123m", MeldKind.PUNG, None),
        ("EEE", MeldKind.CHOW, None),
        ("EEE", MeldKind.CONCEALED_KONG, None),
        ("EEE", MeldKind.ADDED_KONG, None),
        ("[EEEE]", MeldKind.CONCEALED_KONG, None),
        ("EEEE", MeldKind.CONCEALED_KONG, Source.LEFT),
        ("(EEEE)", None, Source.LEFT),
        ("f1f1f1", None, None),
        ("12m", None, None),
    ],
)
def test_tiles_that_are_no_such_set_are_refused(
    text: str, kind: MeldKind | None, source: Source | None
) -> None:
    """
    Tiles that do not make the named kind are impossible.
    """
    with pytest.raises(ImpossibleHand):
        Meld.of(text, kind, source)


@pytest.mark.parametrize(
    ("kind", "low", "source", "claimed"),
    [
        (MeldKind.CHOW, "8m", None, None),
        (MeldKind.CHOW, "E", None, None),
        (MeldKind.CHOW, "f1", None, None),
        (MeldKind.PUNG, "f1", None, None),
        (MeldKind.CHOW, "1m", None, "4m"),
        (MeldKind.PUNG, "1m", None, "2m"),
        (MeldKind.CONCEALED_KONG, "1m", Source.LEFT, None),
        (MeldKind.CONCEALED_KONG, "1m", None, "1m"),
    ],
)
def test_impossible_records_are_refused(
    kind: MeldKind, low: str, source: Source | None, claimed: str | None
) -> None:
    """
    The record itself refuses what is no set.
    """
    with pytest.raises(ImpossibleHand):
        Meld(kind, tile(low), source, None if claimed is None else tile(claimed))


@pytest.mark.parametrize("kind", [MeldKind.PUNG, MeldKind.MELDED_KONG, MeldKind.ADDED_KONG])
def test_a_pungs_claimed_tile_is_its_own(kind: MeldKind) -> None:
    """
    A pung or kong that names its own tile as claimed equals one that does not.
    """
    assert Meld(kind, tile("C")) == Meld(kind, tile("C"), claimed=tile("C"))


def test_melds_are_ordered_among_themselves() -> None:
    """
    Melds sort by tile first, and are not compared with anything else.
    """
    texts = ["[111m]", "[123m]", "[1'23m]", "[123m]<", "[234m]", "(EEEE)", "[EEE]"]
    sorted_texts = [str(meld) for meld in sorted(map(Meld.of, texts))]

    assert ["[123m]", "[123m]<", "[1'23m]", "[111m]", "[234m]", "(EEEE)", "[EEE]"] == sorted_texts
    assert NotImplemented is Meld.of("[EEE]").__lt__(3)


def test_three_tiles_are_a_set_or_refused() -> None:
    """
    Three tiles in any order are a pung, a chow, or an impossible hand.
    """
    for tiles in product(TILES[:4] + TILES[26:29] + TILES[41:], repeat=3):
        text = f"[{''.join(map(str, tiles))}]"
        if _is_set(sorted(tiles)):
            assert tuple(sorted(tiles)) == Meld.of(text).tiles
        else:
            with pytest.raises(ImpossibleHand):
                Meld.of(text)


def _is_set(tiles: list[Tile]) -> bool:
    low, middle, high = tiles
    if low is high:
        return not low.is_flower
    in_a_row = (low.kind + 1, low.kind + 2) == (middle.kind, high.kind)
    return in_a_row and low.suit is not None and low.suit == high.suit
