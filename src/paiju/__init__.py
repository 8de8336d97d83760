"""Score and play mahjong as competitions do: MCR 國標麻將 and the World Series 世界麻將大賽.

>>> import paiju
>>> paiju.score("123m 456p 789s EEE CC", self_drawn=True).points
23
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju import _pure

_pure.install()

# isort: split
# What follows must be found from source when the uncompiled run is asked for.
from paiju.errors import ImpossibleHand, NotationError, PaijuError, UnknownName
from paiju.rules.editions import EDITIONS, ruleset
from paiju.rules.ruleset import Ruleset
from paiju.rules.rulings import RULINGS
from paiju.scoring.door import score
from paiju.scoring.many import score_many, win_row
from paiju.scoring.route import Need, Route
from paiju.scoring.routes import routes
from paiju.scoring.score import Row, Score, Struck
from paiju.scoring.settle import settle
from paiju.scoring.waiting import Wait, waits, waits_in_form
from paiju.shape.discards import Discard, UsefulTile, discards, useful_tiles
from paiju.shape.distance import distance, distance_many
from paiju.tiles import TILES, Hand, Meld, MeldKind, Source, Tile, tile

if TYPE_CHECKING:
    from paiju.deal.deal import Deal
    from paiju.deal.replay import replay

__all__ = [
    "EDITIONS",
    "RULINGS",
    "TILES",
    "Deal",
    "Discard",
    "Hand",
    "ImpossibleHand",
    "Meld",
    "MeldKind",
    "Need",
    "NotationError",
    "PaijuError",
    "Route",
    "Row",
    "Ruleset",
    "Score",
    "Source",
    "Struck",
    "Tile",
    "UnknownName",
    "UsefulTile",
    "Wait",
    "discards",
    "distance",
    "distance_many",
    "replay",
    "routes",
    "ruleset",
    "score",
    "score_many",
    "settle",
    "tile",
    "useful_tiles",
    "waits",
    "waits_in_form",
    "win_row",
]

__version__ = "0.1.0"

_LATER = {"Deal": "paiju.deal.deal", "replay": "paiju.deal.replay"}


def __getattr__(name: str) -> object:
    """
    Import what plays deals when it is asked for: scoring does not wait for it.
    """
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # only those who play wait for it

    return getattr(import_module(_LATER[name]), name)
