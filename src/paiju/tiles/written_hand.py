"""
A hand's text, read with care: how its tiles, melds, winning tile and flowers fit together.

Here too are the checks that every hand passes, however it is made.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from paiju.errors import ImpossibleHand, NotationError, quote
from paiju.tiles.meld import Meld, meld_of_written
from paiju.tiles.notation import count_of_tiles, write_tiles
from paiju.tiles.scanner import Placed, Written, scan
from paiju.tiles.tile import Tile, tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = [
    "COPIES",
    "FULL",
    "MOST_MELDS",
    "Parts",
    "check_copies",
    "check_flowers",
    "check_melds",
    "read_hand",
    "winning_tile",
]

MOST_MELDS: Final = 4
COPIES: Final = 4
FULL: Final = 14

Parts = tuple[tuple[Tile, ...], tuple[Meld, ...], Tile | None, tuple[Tile, ...]]


def read_hand(text: str, win: str | Tile | None) -> Parts:
    """
    Read a hand with care: its concealed tiles, melds, winning tile and flowers.

    >>> concealed, melds, win, flowers = read_hand("🀄 [222m] [333m] (4444m) f1 [EEE]", "7z")
    >>> concealed, win, flowers
    ((tile('C'),), tile('C'), (tile('f1'),))
    """
    written = scan(text)
    if not (written.concealed or written.sets or written.flowers):
        raise NotationError(
            "no tiles",
            place="column 1",
            found=quote(text) if text else "an empty text",
            expected="13 or 14 tiles",
            remedy='write them like "123m 456p 789s EEE CC"',
        )
    melds = tuple(meld_of_written(group) for group in written.sets)
    check_melds([group.column for group in written.sets])
    check_flowers(written.flowers)
    won = [] if win is None else [winning_tile(win)]
    count = len(written.concealed) + 3 * len(melds)
    apart = [Placed(each, 0) for each in won if count == FULL - 1]
    in_sets = [placed for group in written.sets for placed in group.tiles]
    check_copies([*sorted(written.concealed + in_sets, key=_column), *apart], "win")
    if count not in {FULL - 1, FULL}:
        raise _wrong_count(count, _column_of_count(text, written))
    concealed = [placed.tile for placed in written.concealed]
    if count == FULL:
        won = won or concealed[-1:]
        if won[0] not in concealed:
            raise ImpossibleHand(
                "the winning tile is not among the concealed tiles",
                place="win",
                found=str(won[0]),
                expected=f"one of {write_tiles(tuple(sorted(concealed)))}",
                remedy="name one of them, or leave out a tile of the 14",
            )
        concealed.remove(won[0])
    flowers = tuple(placed.tile for placed in written.flowers)
    return tuple(concealed), melds, won[0] if won else None, flowers


def winning_tile(win: str | Tile) -> Tile:
    """
    Read the winning tile given apart; a flower is an `ImpossibleHand`.
    """
    try:
        won = tile(win)
    except NotationError as error:
        if isinstance(win, str):
            _explain(win)
        error.place = "win"
        raise
    if won.is_flower:
        raise ImpossibleHand(
            "a flower as the winning tile",
            place="win",
            found=str(won),
            expected="a suited tile or an honor",
            remedy="name the tile that replaced the flower",
        )
    return won


def _explain(win: str) -> None:
    # The careful way has more to say about a text that is not one tile.
    try:
        scan(win)
    except NotationError as error:
        error.place = f"{error.place} of win" if error.place else "win"
        raise error from None


def check_melds(columns: Sequence[int]) -> None:
    """
    Refuse more melds than a hand has; 0 is an unknown column.
    """
    if len(columns) > MOST_MELDS:
        raise ImpossibleHand(
            "more than four melds",
            place=_place(columns[MOST_MELDS]),
            found=f"{len(columns)} melds",
            expected=f"at most {MOST_MELDS}",
            remedy="leave out the melds of other hands",
        )


def check_copies(held: Sequence[Placed], elsewhere: str) -> None:
    """
    Refuse five of a tile; `elsewhere` is the place of a tile in column 0.
    """
    copies: Counter[Tile] = Counter()
    for placed in held:
        copies[placed.tile] += 1
        if copies[placed.tile] > COPIES:
            raise ImpossibleHand(
                "five of one tile",
                place=_place(placed.column) or elsewhere,
                found=f"a fifth {placed.tile}",
                expected=f"at most {COPIES}, those of kongs included",
                remedy="check which tile was meant",
            )


def check_flowers(flowers: Iterable[Placed]) -> None:
    """
    Refuse a flower that is there twice.
    """
    seen: set[Tile] = set()
    for placed in flowers:
        if placed.tile in seen:
            raise ImpossibleHand(
                "one flower twice",
                place=_place(placed.column),
                found=f"a second {placed.tile}",
                expected="each of f1 to f8 at most once",
                remedy="check which flower was meant",
            )
        seen.add(placed.tile)


def _column_of_count(text: str, written: Written) -> int:
    # Where the fifteenth tile is, or where a missing one would be.
    weights = [(placed.column, 1) for placed in written.concealed]
    weights += [(group.column, 3) for group in written.sets]
    count = 0
    for column, weight in sorted(weights):
        count += weight
        if count > FULL:
            return column
    return len(text) + 1


def _wrong_count(count: int, column: int) -> ImpossibleHand:
    many = count > FULL
    off = count - FULL if many else FULL - 1 - count
    return ImpossibleHand(
        "too many tiles" if many else "too few tiles",
        place=_place(column),
        found=count_of_tiles(count),
        expected="13, or 14 with the winning tile (a kong counts as 3)",
        remedy=f"{'leave out' if many else 'add'} {off} or {off + 1}",
    )


def _column(placed: Placed) -> int:
    return placed.column


def _place(column: int) -> str:
    return f"column {column}" if column else ""
