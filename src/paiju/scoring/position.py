"""A hand that is not won yet, as numbers: what the search for routes goes by."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from paiju.scoring import codes
from paiju.scoring.circumstances import pack
from paiju.shape.left import left_of
from paiju.tiles import TILES

if TYPE_CHECKING:
    from paiju.rules.ruleset import Ruleset
    from paiju.scoring.circumstances import Circumstances
    from paiju.tiles import Hand

__all__ = ["KINDS", "Position", "position_of", "sees_last_of_kind"]

KINDS = 34
"""How many kinds of tiles there are, flowers aside."""

_HEAD = 9


class Position(NamedTuple):
    """
    A hand as numbers: the head of its win rows (see `paiju.scoring.win`), and counts of each kind.

    `held` are the concealed tiles, `left` those that can still be drawn. `last_of_kind` tells
    whether the edition takes from them that a last tile is the last of its kind; `complete`
    whether there are 14 tiles.
    """

    head: bytes
    held: bytes
    left: bytes
    last_of_kind: bool
    complete: bool

    def last_of_kind_flag(self, last: int, concealed: int, missing: int) -> int:
        """
        Give the flag of a win by the last of its kind, nothing where it is none that counts.

        `concealed` tells how many of the last tile's kind the hand then holds, `missing` how many
        it lacks: all others of the kind lie open when no more than those are left.
        """
        is_last = self.last_of_kind and concealed == 1 and self.left[last] == missing
        return codes.LAST_OF_KIND if is_last else 0


def position_of(hand: Hand, how: Circumstances, ruleset: Ruleset, seen: str) -> Position:
    """
    Give a hand as numbers; `seen` are the tiles that lie open elsewhere.

    Raise `ImpossibleHand` when that makes five of a tile, `NotationError` for words that cannot
    be read.
    """
    held = hand.counts
    left = left_of(hand, seen)[:KINDS]
    won = hand
    if hand.win is None:
        own = left_of(hand, "")
        won = hand.with_win(next(tile for tile in TILES if own[tile.kind]))
    head = pack(won, how, ruleset)[:_HEAD]
    # the last tile of a hand of 13 is any, and nothing has been drawn yet
    head = bytes((codes.SELF_DRAWN,)) + head[1:]
    return Position(head, held, bytes(left), sees_last_of_kind(ruleset), hand.win is not None)


def sees_last_of_kind(ruleset: Ruleset) -> bool:
    """
    Tell whether what lies open makes a tile the last of its kind, without anybody's word.
    """
    return ("last_of_kind", "public_only") in ruleset.rulings
