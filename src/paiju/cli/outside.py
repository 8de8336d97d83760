"""An outside scorer of MCR, PyMahjongGB, asked about a win, and why it may differ from ours.

It knows no winning tile that was not kept apart; that is the one class of difference that is
explained (decision 0301).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from paiju.errors import PaijuError
from paiju.scoring.door import score_of
from paiju.tiles import MeldKind

if TYPE_CHECKING:
    from paiju.cli.random_wins import RandomWin
    from paiju.tiles import Hand, Meld, Tile

__all__ = [
    "Arguments",
    "Verdict",
    "arguments",
    "compare",
    "outside_distance",
    "outside_total",
    "require",
]

Arguments = tuple[
    tuple[tuple[str, str, int], ...], tuple[str, ...], str, int, bool, bool, bool, bool, int, int
]

_SUITS = {"m": "W", "p": "B", "s": "T"}
_WINDS = "ESWN"
_NOT_KEPT_APART = "0301"


class Verdict(NamedTuple):
    """
    Both totals, flowers included, and the decision that explains why they differ, if one does.
    """

    ours: int
    theirs: int
    decision: str | None

    @property
    def agrees(self) -> bool:
        """
        Tell whether both say the same.
        """
        return self.ours == self.theirs


def require() -> None:
    """
    Raise `PaijuError` when the outside scorer is not installed.
    """
    try:
        import MahjongGB
    except ImportError:
        # It is an extra: said with what to do.
        raise PaijuError(
            "the outside scorer is not installed", remedy="run: pip install PyMahjongGB==1.4.0"
        ) from None
    assert MahjongGB.MahjongFanCalculator is not None


def compare(win: RandomWin) -> Verdict:
    """
    Score a win on both sides; our side reads the hand from its text.
    """
    ours = _total(win)
    theirs = outside_total(win)
    decision = None
    if ours != theirs and not win.how.kept_apart:
        apart = win._replace(how=win.how._replace(kept_apart=True))
        decision = _NOT_KEPT_APART if _total(apart) == theirs else None
    return Verdict(ours, theirs, decision)


def _total(win: RandomWin) -> int:
    score = score_of(type(win.hand).parse(str(win.hand)), win.how)
    return score.counted + win.how.flowers if score.reading is not None else -1


def outside_total(win: RandomWin) -> int:
    """
    Give the outside scorer's total, flowers included; -1 when it knows no winning shape.
    """
    from MahjongGB import MahjongFanCalculator

    try:
        rows = MahjongFanCalculator(*arguments(win))
    except TypeError:
        # its way to say that a hand does not win
        return -1
    return sum(points for points, _ in rows)


def outside_distance(hand: Hand) -> int:
    """
    Give the outside program's distance of a hand of 13.
    """
    from MahjongGB import MahjongShanten

    distance: int = MahjongShanten(
        tuple(map(_pack, hand.melds)), tuple(map(_name, hand.concealed))
    )
    return distance


def arguments(win: RandomWin) -> Arguments:
    """
    Give what the outside scorer is called with: melds, tiles, winning tile and circumstances.
    """
    hand, how = win
    assert hand.win is not None, hand
    return (
        tuple(map(_pack, hand.melds)),
        tuple(map(_name, hand.concealed)),
        _name(hand.win),
        how.flowers,
        how.self_drawn,
        how.last_of_kind or _shown_in_melds(hand),
        how.replacement or how.robbing,
        how.last_tile,
        _WINDS.index(how.seat),
        _WINDS.index(how.prevalent),
    )


def _shown_in_melds(hand: Hand) -> bool:
    """
    Tell whether the winner's own melded sets show the three other tiles; it asks to be told.
    """
    shown = [
        tile
        for meld in hand.melds
        if meld.kind in {MeldKind.CHOW, MeldKind.PUNG}
        for tile in meld.tiles
    ]
    return hand.win is not None and shown.count(hand.win) == 3


def _pack(meld: Meld) -> tuple[str, str, int]:
    if meld.kind is MeldKind.CHOW:
        return "CHI", _name(meld.tiles[1]), 1
    if meld.kind is MeldKind.PUNG:
        return "PENG", _name(meld.tile), 1
    return "GANG", _name(meld.tile), 0 if meld.kind is MeldKind.CONCEALED_KONG else 1


def _name(tile: Tile) -> str:
    """
    Write a tile in the other scorer's code.

    >>> from paiju.tiles import tile
    >>> _name(tile("5m")), _name(tile("E")), _name(tile("P"))
    ('W5', 'F1', 'J3')
    """
    if tile.suit is not None:
        return f"{_SUITS[tile.suit]}{tile.rank}"
    return f"F{tile.kind - 26}" if tile.is_wind else f"J{tile.kind - 30}"
