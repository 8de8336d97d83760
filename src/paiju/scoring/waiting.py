"""Waits: what a hand of thirteen waits for, what is left, and what each tile would score."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING

from paiju.errors import ImpossibleHand
from paiju.scoring import codes
from paiju.scoring.circumstances import Circumstances, pack
from paiju.scoring.door import read_hand, room_of
from paiju.scoring.position import sees_last_of_kind
from paiju.scoring.reasons import NONE_LEFT
from paiju.scoring.score import Score
from paiju.shape.left import left_of
from paiju.shape.masks import kinds_in
from paiju.shape.waits import Waits
from paiju.tiles import TILES, Hand, Tile

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paiju.rules.ruleset import Ruleset
    from paiju.scoring.score import Room

__all__ = ["AllWaits", "Wait", "waits", "waits_in_form"]

_NO_WIN = bytes(codes.ROW_BYTES)


@dataclass(frozen=True)
class Wait:
    """
    One tile that completes the hand: how many are left, and its score won in either way.

    >>> wait = waits("123m 456p 78s EEE CC")[0]
    >>> wait.tile, wait.left, wait.by_discard.points, wait.by_self_draw.points
    (tile('6s'), 4, 12, 14)
    """

    tile: Tile
    left: int
    by_discard: Score
    by_self_draw: Score

    def _repr_html_(self) -> str:
        """
        Show the tile and its worth, as notebooks ask for it.
        """
        return _table([self])


class AllWaits(tuple[Wait, ...]):
    """
    The waits of one hand: a tuple that a notebook shows as one table.

    >>> waits("123m 456p 78s EEE CC")._repr_html_().count("<tr>")
    3
    """

    __slots__ = ()

    def _repr_html_(self) -> str | None:
        """
        Show the tiles and their worth, as notebooks ask for them; no waits are shown as text.
        """
        return _table(self) if self else None


def _table(waits: Iterable[Wait]) -> str:
    from paiju.tiles.picture import table_html  # noqa: PLC0415  only a notebook waits for it

    rows = [
        (
            (wait.tile, f" {wait.tile}"),
            wait.left,
            _worth(wait.by_discard),
            _worth(wait.by_self_draw),
        )
        for wait in waits
    ]
    return table_html(("Tile", "Left", "By discard", "Self-drawn"), rows)


def _worth(score: Score) -> int | str:
    return score.points if score.legal else score.reason or ""


def waits(
    hand: str | Hand,
    *,
    rules: str | Ruleset = "mcr",
    seen: str = "",
    seat: str = "E",
    prevalent: str = "E",
    flowers: int = 0,
) -> AllWaits:
    """
    Give what a hand of 13 waits for, in the order of the tiles; nothing when it is not ready.

    `seen` are the tiles that lie open elsewhere on the table; `left` counts what neither they
    nor the hand hold: a tile of which the hand itself holds all four is a wait in form only, with
    none left and no score. A tile whose three others lie open, in `seen` and in open melds, is the
    last of its kind. Raise `ImpossibleHand` for a hand of 14.

    >>> [(str(wait.tile), wait.left) for wait in waits("123m 456p 78s EEE CC", seen="9s 9s")]
    [('6s', 4), ('9s', 2)]
    """
    read = _thirteen(hand)
    own_left = left_of(read, "")
    left = own_left if seen == "" else left_of(read, seen)
    room = room_of(rules)
    public = sees_last_of_kind(room.ruleset)
    how = Circumstances(seat=seat, prevalent=prevalent, flowers=flowers)
    row = b""
    found: list[Wait] = []
    for tile in _in_form(read, room):
        if not own_left[tile.kind]:
            none = Score(read, room, _NO_WIN, (), None, barred=NONE_LEFT)
            found.append(Wait(tile, 0, none, none))
            continue
        won = read.with_win(tile)
        # Packed and checked once: all wins of a hand differ in two things alone.
        row = row or pack(won, how, room.ruleset)
        open_else = public and left[tile.kind] == 1 and tile not in read.concealed
        last = codes.LAST_OF_KIND if open_else else 0
        given, drawn = (_score(won, room, row, flags | last) for flags in (0, codes.SELF_DRAWN))
        found.append(Wait(tile, left[tile.kind], given, drawn))
    return AllWaits(found)


def _score(won: Hand, room: Room, row: bytes, flags: int) -> Score:
    """
    Score a hand by the row of another winning tile, which stands last of the concealed tiles.
    """
    assert won.win is not None
    changed = bytearray(row)
    changed[0] = flags
    changed[4] = changed[22 - 3 * row[3]] = won.win.kind
    ours = bytes(changed)
    return Score(won, room, ours, (), room.best(ours, ()))


def waits_in_form(hand: str | Hand, *, rules: str | Ruleset = "mcr") -> tuple[Tile, ...]:
    """
    Give the tiles that complete a hand of 13 in form, whether or not any is left.

    >>> [str(tile) for tile in waits_in_form("23344445m 888p WW")]
    ['1m', '4m', 'W']
    """
    return tuple(_in_form(_thirteen(hand), room_of(rules)))


def _in_form(hand: Hand, room: Room) -> list[Tile]:
    counts = array("i", list(hand.counts))
    room.ruleset.check_flowers(len(hand.flowers))
    mask = Waits().find(counts, 4 - len(hand.melds), room.forms)
    return [TILES[kind] for kind in kinds_in(mask)]


def _thirteen(hand: str | Hand) -> Hand:
    read = read_hand(hand, None)
    if read.win is not None:
        raise ImpossibleHand(
            "a hand of 14",
            place="the end of the hand",
            found="14 tiles",
            expected="13 tiles",
            remedy="leave out the tile to be discarded",
        )
    return read
