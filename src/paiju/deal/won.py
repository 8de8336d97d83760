"""The score of the hand that won a deal, for who wants to read it row by row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.deal import codes
from paiju.deal.view_of import view_of
from paiju.scoring import codes as flag
from paiju.scoring.circumstances import Circumstances
from paiju.scoring.door import score_of as score_hand
from paiju.tiles.hand import Hand
from paiju.tiles.meld import Meld
from paiju.tiles.tile import TILES
from paiju.view.commands import SEATS

if TYPE_CHECKING:
    from paiju.deal.state import DealState
    from paiju.scoring.score import Score

__all__ = ["score_of"]


def score_of(state: DealState) -> Score | None:
    """
    Score the winning hand again, None where nobody has won.

    >>> from paiju.deal.edition import Edition
    >>> from paiju.deal.state import DealState
    >>> from paiju.rules.editions import ruleset
    >>> score_of(DealState(Edition(ruleset("mcr")))) is None
    True
    """
    if state.winner < 0:
        return None
    seen = view_of(state, "official").seats[state.winner]
    concealed = list(seen.concealed or ())
    win = TILES[state.tile]
    if state.ending == codes.WON_BY_SELF_DRAW:
        concealed.remove(win)
    melds = tuple(meld for meld in seen.melds if isinstance(meld, Meld))
    hand = Hand(tuple(concealed), melds, win, seen.flowers)
    flags = state.win_flags()
    how = Circumstances(
        self_drawn=bool(flags & flag.SELF_DRAWN),
        seat=SEATS[state.winner],
        prevalent=SEATS[state.prevalent],
        last_tile=bool(flags & flag.LAST_TILE),
        replacement=bool(flags & flag.REPLACEMENT),
        robbing=bool(flags & flag.ROBBING),
        last_of_kind=bool(flags & flag.LAST_OF_KIND),
        heavenly=bool(flags & flag.HEAVENLY),
        earthly=bool(flags & flag.EARTHLY),
    )
    return score_hand(hand, how, state.edition.rules)
