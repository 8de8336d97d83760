"""
One meld: a chow, a pung or a kong, and where its claimed tile came from.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from paiju.errors import ImpossibleHand, NotationError, quote
from paiju.tiles.notation import count_of_tiles, write_tiles
from paiju.tiles.scanner import WrittenSet, scan
from paiju.tiles.tile import TILES, Tile

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Meld", "MeldKind", "Source", "meld_of_written"]


class MeldKind(StrEnum):
    """
    Name the kinds of melds.

    >>> Meld.of("[5555p+]").kind
    <MeldKind.ADDED_KONG: 'added_kong'>
    """

    CHOW = "chow"
    PUNG = "pung"
    MELDED_KONG = "melded_kong"
    ADDED_KONG = "added_kong"
    CONCEALED_KONG = "concealed_kong"


class Source(StrEnum):
    """
    Name the seat that a claimed tile came from, seen by the claimer.

    >>> Meld.of("[555p]^").source
    <Source.ACROSS: '^'>
    """

    LEFT = "<"
    ACROSS = "^"
    RIGHT = ">"


_KONGS: Final = frozenset(
    {MeldKind.MELDED_KONG, MeldKind.ADDED_KONG, MeldKind.CONCEALED_KONG},
)
_SIZES: Final = {kind: 4 if kind in _KONGS else 3 for kind in MeldKind}


def _tiles_of(kind: MeldKind, lowest: Tile) -> tuple[Tile, ...]:
    if kind is MeldKind.CHOW:
        return TILES[lowest.kind : lowest.kind + 3]
    return (lowest,) * _SIZES[kind]


@dataclass(frozen=True, slots=True)
class Meld:
    """
    Be one set: its kind, its lowest tile, and where the claimed tile came from, if known.

    `tiles` are its three or four tiles, lowest first.

    `claimed` is the tile of a chow that was claimed; a pung or kong can only have claimed its own
    tile, so there it is None. An impossible set raises `ImpossibleHand`.

    >>> Meld(MeldKind.PUNG, TILES[13], Source.LEFT)
    Meld.of('[555p]<')
    >>> str(Meld.of("[1'23m] <"))
    "[1'23m]<"
    """

    kind: MeldKind
    tile: Tile
    source: Source | None = None
    claimed: Tile | None = None
    tiles: tuple[Tile, ...] = field(init=False, repr=False, compare=False)
    _order: tuple[int, str, int, str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """
        Refuse what is no set.
        """
        if self.tile.is_flower:
            raise _impossible("a flower in a set", str(self.tile), "a suited tile or an honor")
        object.__setattr__(self, "tiles", _tiles_of(self.kind, self.tile))
        if self.kind is MeldKind.CONCEALED_KONG and (self.source or self.claimed):
            raise _impossible("a concealed kong with a claimed tile", str(self.tile), "none")
        if self.kind is not MeldKind.CHOW:
            if self.claimed not in {None, self.tile}:
                raise self._claimed_elsewhere()
            object.__setattr__(self, "claimed", None)
        elif self.tile.rank is None or self.tile.rank > 7:
            raise _impossible(
                "a chow that cannot be",
                f"{self.tile} as its lowest tile",
                "a suited tile from 1 to 7",
            )
        elif self.claimed is not None and self.claimed not in self.tiles:
            raise self._claimed_elsewhere()
        claimed = -1 if self.claimed is None else self.claimed.kind
        order = (self.tile.kind, str(self.kind), claimed, str(self.source or ""))
        object.__setattr__(self, "_order", order)

    def _claimed_elsewhere(self) -> ImpossibleHand:
        expected = f"a tile of {write_tiles(self.tiles)}"
        return _impossible("a claimed tile outside its set", str(self.claimed), expected)

    @classmethod
    def of(
        cls,
        text: str,
        kind: MeldKind | None = None,
        source: Source | None = None,
    ) -> Meld:
        """
        Read one set, with its bracket or as bare tiles; bare tiles take `kind` and `source`.

        Raise `NotationError` for what cannot be read, `ImpossibleHand` for what is no set.

        >>> Meld.of("(EEEE)").kind, Meld.of("EEEE", MeldKind.CONCEALED_KONG).is_open
        (<MeldKind.CONCEALED_KONG: 'concealed_kong'>, False)
        """
        written = scan(text)
        loose = [*written.concealed, *written.flowers]
        groups = list(written.sets)
        if loose and not groups:
            bare = WrittenSet(
                loose[0].column,
                is_concealed=kind is MeldKind.CONCEALED_KONG,
                tiles=loose,
                is_added=kind is MeldKind.ADDED_KONG,
                source=source or "",
            )
            groups, loose = [bare], []
        elif groups and source and not groups[0].source:
            groups[0].source = source
        if loose or len(groups) != 1:
            raise NotationError(
                "this is not one set",
                found=quote(text),
                expected="one set",
                remedy="write one set, such as [123m]",
            )
        meld = meld_of_written(groups[0])
        if kind not in {None, meld.kind}:
            raise _impossible(f"this is no {kind}", str(meld), f"the tiles of a {kind}")
        return meld

    @property
    def is_kong(self) -> bool:
        """
        Say whether the set has four tiles.
        """
        return self.kind in _KONGS

    @property
    def is_open(self) -> bool:
        """
        Say whether the set is melded, so that the hand is not concealed.
        """
        return self.kind is not MeldKind.CONCEALED_KONG

    def __lt__(self, other: object) -> bool:
        """
        Order by tile, kind, claimed tile and source, so that melds have one canonical order.
        """
        if not isinstance(other, Meld):
            return NotImplemented
        return self._order < other._order

    def __str__(self) -> str:
        """
        Write the set in our notation.
        """
        inner = write_tiles(self.tiles)
        if self.claimed is not None:
            rank = str(self.claimed.rank)
            inner = inner.replace(rank, f"{rank}'")
        if self.kind is MeldKind.CONCEALED_KONG:
            return f"({inner})"
        added = "+" if self.kind is MeldKind.ADDED_KONG else ""
        return f"[{inner}{added}]{self.source or ''}"

    def __repr__(self) -> str:
        """
        Write the call that gives this meld.
        """
        return f"Meld.of({str(self)!r})"

    def _repr_svg_(self) -> str:
        """
        Draw the set, as notebooks ask for it.
        """
        from paiju.tiles.picture import svg_of  # noqa: PLC0415  only a notebook waits for it

        return svg_of(self)

    def _repr_html_(self) -> str:
        """
        Draw the set above its notation, as notebooks ask for it.
        """
        from paiju.tiles.picture import html_of  # noqa: PLC0415  only a notebook waits for it

        return html_of(self)


def meld_of_written(group: WrittenSet) -> Meld:
    """
    Make the meld that a bracket says; raise `ImpossibleHand` with its column when it is no set.

    >>> meld_of_written(scan("[123p]").sets[0])
    Meld.of('[123p]')
    """
    tiles = sorted(placed.tile for placed in group.tiles)
    kind = _kind(group, tiles)
    claimed = None if group.claimed is None else group.tiles[group.claimed].tile
    source = Source(group.source) if group.source else None
    return Meld(kind, tiles[0], source, claimed)


def _kind(group: WrittenSet, tiles: Sequence[Tile]) -> MeldKind:
    for placed in group.tiles:
        if placed.tile.is_flower:
            raise _impossible(
                "a flower in a set",
                str(placed.tile),
                "suited tiles or honors",
                place=f"column {placed.column}",
                remedy="write flowers outside the brackets",
            )
    if group.is_concealed or group.is_added or len(tiles) == 4:
        return _kong_kind(group, tiles)
    if len(tiles) == 3:
        return _triple_kind(group, tiles)
    raise _impossible(
        "a set of the wrong size",
        count_of_tiles(len(tiles)),
        "three, or four for a kong",
        place=f"column {group.column}",
        remedy="write each set in a bracket of its own, and a pair without one",
    )


def _kong_kind(group: WrittenSet, tiles: Sequence[Tile]) -> MeldKind:
    if len(tiles) != 4:
        raise _impossible(
            f"{'a concealed' if group.is_concealed else 'an added'} kong of the wrong size",
            count_of_tiles(len(tiles)),
            "four",
            place=f"column {group.column}",
            remedy=(
                "write concealed pungs and chows without a bracket"
                if group.is_concealed
                else "write the four tiles before the +"
            ),
        )
    for placed in group.tiles:
        if placed.tile is not group.tiles[0].tile:
            raise _impossible(
                "a kong of unlike tiles",
                str(placed.tile),
                f"{group.tiles[0].tile} four times",
                place=f"column {placed.column}",
                remedy="write a chow or a pung with three tiles",
            )
    if group.is_concealed:
        return MeldKind.CONCEALED_KONG
    return MeldKind.ADDED_KONG if group.is_added else MeldKind.MELDED_KONG


def _triple_kind(group: WrittenSet, tiles: Sequence[Tile]) -> MeldKind:
    low, middle, high = tiles
    if low is high:
        return MeldKind.PUNG
    in_a_row = (middle.kind - low.kind, high.kind - middle.kind) == (1, 1)
    if in_a_row and low.suit is not None and low.suit == high.suit:
        return MeldKind.CHOW
    if low is middle or middle is high:
        fault = "three tiles that are no set"
    elif high.is_honor:
        fault = "a chow of honors" if low.is_honor else "a chow with an honor"
    elif low.suit != high.suit:
        fault = "a chow across suits"
    else:
        fault = "a chow with a gap"
    raise _impossible(
        fault,
        write_tiles(tuple(tiles)),
        "three alike or three in a row in one suit",
        place=f"column {group.column}",
        remedy="write tiles that are no set without a bracket",
    )


def _impossible(
    fault: str,
    found: str,
    expected: str,
    *,
    place: str = "",
    remedy: str = "",
) -> ImpossibleHand:
    return ImpossibleHand(fault, place=place, found=found, expected=expected, remedy=remedy)
