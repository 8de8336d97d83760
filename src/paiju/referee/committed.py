"""What each text makes of a fault that the engine saw: the row of its catalogue, or nothing.

The engine names what physically happened and knows no text; most of its keys are rows of both.
"""

from __future__ import annotations

from paiju.referee.catalogue_mcr import MCR_CATALOGUE
from paiju.referee.fault import Catalogue

__all__ = ["row_key"]

# A key that a text has no row for, and what it makes of it; "" is no fault there.
_MCR = {
    "empty_kong": "empty_claim",  # wmcc-11.6.3 names the kong beside chow and pung
    "empty_win": "violation",
    "unvoiced_claim": "violation",  # wmcc-6.1 asks for a call, and says no more
    "kong_not_called": "violation",
    "mistaken_claim": "wrong_set",  # wmcc-11.6.2 knows no correction
    "draw_out_of_turn": "wrong_tile_drawn",
    "wrong_tile_drawn": "wrong_tile_in_hand",  # a tile drawn in one's turn is in the hand
    "discard_before_draw": "wrong_count",
    "head_turned_in_turn": "violation",
    "head_turned_out_of_turn": "violation",
    "wall_tile_turned": "violation",
}
_WSOM = {
    "early_draw": "draw_out_of_turn",
    "false_win": "wrong_win",
    "false_self_draw": "wrong_win",
    "shown_before_call": "exposed_tile",
    "hand_shown_at_win": "",  # wsom08-win-4 speaks of a win that fails
    "changed_claim": "",  # free before tiles are shown: wsom08-wrong-claims-2
    "empty_kong": "",  # free, if not done too often: wsom08-wrong-claims-4
}


def row_key(catalogue: Catalogue, key: str, *, to_win: bool = False) -> str:
    """
    Give the key of the row that a fault of the engine falls under, "" for none.

    `to_win` tells whether a changed call was changed to a win.

    >>> row_key(MCR_CATALOGUE, "changed_claim"), row_key(MCR_CATALOGUE, "empty_win")
    ('empty_claim', 'violation')
    >>> from paiju.referee.catalogue_wsom import WSOM_2008_CATALOGUE
    >>> row_key(WSOM_2008_CATALOGUE, "false_win"), row_key(WSOM_2008_CATALOGUE, "empty_kong")
    ('wrong_win', '')
    """
    if catalogue is not MCR_CATALOGUE:
        return _WSOM.get(key, key)
    if key == "changed_claim" and not to_win:
        # the first of the two calls was an empty one: wmcc-11.6.3
        return "empty_claim"
    return _MCR.get(key, key)
