"""Which tiles bring a hand nearer, and what each discard leaves: the doors to `useful`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from paiju.errors import ImpossibleHand
from paiju.shape.distance import take
from paiju.shape.left import left_of
from paiju.shape.masks import kinds_in
from paiju.shape.pool import Pool
from paiju.shape.useful import Useful
from paiju.tiles import TILES, Hand, Tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from paiju.rules.ruleset import Ruleset

__all__ = ["AllDiscards", "Discard", "UsefulTile", "discards", "useful_tiles"]

_FULL = 14
_ASK_DISTANCE = (
    "give 14 tiles, or ask for the useful tiles of these 13 (useful_tiles; paiju distance)"
)
_finders = Pool(Useful)


class UsefulTile(NamedTuple):
    """
    A tile that brings a hand one nearer, and how many of it are left.

    >>> UsefulTile(TILES[5], 4)
    UsefulTile(tile=tile('6m'), left=4)
    """

    tile: Tile
    left: int


class Discard(NamedTuple):
    """
    One discard: the distance of the 13 tiles it leaves, and the tiles that bring those nearer.

    >>> best = discards("123m 456p 7899s EE CC")[0]
    >>> str(best.tile), best.distance, [str(useful.tile) for useful in best.useful], best.left
    ('9s', 0, ['E', 'C'], 4)
    """

    tile: Tile
    distance: int
    useful: tuple[UsefulTile, ...]

    @property
    def left(self) -> int:
        """
        Give how many tiles are left of all the useful ones together.
        """
        return sum(useful.left for useful in self.useful)

    def _repr_html_(self) -> str:
        """
        Show the tiles, as notebooks ask for them.
        """
        return _table([self])


class AllDiscards(tuple[Discard, ...]):
    """
    The discards of one hand, the best first: a tuple that a notebook shows as one table.
    """

    __slots__ = ()

    def _repr_html_(self) -> str:
        """
        Show the tiles, as notebooks ask for them.
        """
        return _table(self)


def _table(discards: Iterable[Discard]) -> str:
    from paiju.tiles.picture import table_html  # noqa: PLC0415  only a notebook waits for it

    # useful tiles are told by their codes: pictures of them all would be many and large
    rows = [
        (
            (each.tile, f" {each.tile}"),
            each.distance,
            " ".join(f"{useful.tile}×{useful.left}" for useful in each.useful),
            each.left,
        )
        for each in discards
    ]
    return table_html(("Discard", "Distance", "Useful tiles", "Left"), rows)


def discards(hand: str | Hand, *, rules: str | Ruleset = "mcr", seen: str = "") -> AllDiscards:
    """
    Give every discard of a hand of 14: its distance and useful tiles left, the best first.

    `seen` are the tiles that lie open elsewhere on the table; the discard itself is counted among
    them. Best is the lowest distance, then the most tiles left, then the order of the tiles. Raise
    `ImpossibleHand` for a hand of 13.

    >>> [(str(each.tile), each.distance, each.left) for each in discards("1112345678999m 5m")][:2]
    [('5m', 0, 22), ('2m', 0, 14)]
    """
    read = _of_size(hand, _FULL, _ASK_DISTANCE)
    left = left_of(read, seen)
    finder = _finder(read, rules)
    finder.try_discards()
    tried = finder.found()
    _finders.put_back(finder)
    found = [
        Discard(TILES[kind], lacks - 1, _those_left(mask, left)) for kind, lacks, mask in tried
    ]
    return AllDiscards(sorted(found, key=lambda each: (each.distance, -each.left)))


def useful_tiles(
    hand: str | Hand, *, rules: str | Ruleset = "mcr", seen: str = ""
) -> tuple[UsefulTile, ...]:
    """
    Give the tiles that bring a hand of 13 nearer and are left, in the order of the tiles.

    `seen` are the tiles that lie open elsewhere on the table; a tile of which they and the hand
    hold all four is no use. Raise `ImpossibleHand` for a hand of 14.

    >>> [(str(each.tile), each.left) for each in useful_tiles("123m 456p 78s EEE CC", seen="9s")]
    [('6s', 4), ('9s', 3)]
    """
    read = _of_size(hand, _FULL - 1, "leave out a tile, or ask for the discards of these 14")
    left = left_of(read, seen)
    finder = _finder(read, rules)
    finder.hand.find()
    mask = finder.useful()
    _finders.put_back(finder)
    return _those_left(mask, left)


def _finder(hand: Hand, rules: str | Ruleset) -> Useful:
    """
    Lend a finder with a hand in it; `_finders` takes it back.
    """
    finder = _finders.take()
    take(finder.hand, hand, rules)
    return finder


def _those_left(mask: int, left: Sequence[int]) -> tuple[UsefulTile, ...]:
    return tuple(UsefulTile(TILES[kind], left[kind]) for kind in kinds_in(mask) if left[kind])


def _of_size(hand: str | Hand, size: int, remedy: str) -> Hand:
    read = hand if isinstance(hand, Hand) else Hand.parse(hand)
    if read.size != size:
        raise ImpossibleHand(
            "a wrong number of tiles",
            place="the end of the hand",
            found=f"{read.size} tiles",
            expected=f"{size} tiles",
            remedy=remedy,
        )
    return read
