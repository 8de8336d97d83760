"""Actions and observations by number: what each number means, for learning programs.

75 actions, the same for every edition, and an observation of 23 rows of 34 bytes. The tables are
printed in `docs/guides/learning.md`; `places.pxd` has the same numbers for compiled modules.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from paiju.tiles.tile import TILES

__all__ = [
    "ACTIONS",
    "ACTION_NAMES",
    "AFTER",
    "AFTER_CHOW",
    "AFTER_PUNG",
    "CELLS",
    "CHOWS",
    "CHOW_AT",
    "COLUMNS",
    "CONCEALED_KONGS",
    "DISCARDED",
    "DISCARDS",
    "DISCARD_AT",
    "DRAWN",
    "FLOWERS",
    "GIVER",
    "HAND",
    "HELPS",
    "KINDS",
    "KONG_AT",
    "KONG_DRAW",
    "LACKS",
    "LATEST",
    "MELDED",
    "MELDED_KONG_AT",
    "MOMENT",
    "NUMBERS",
    "OFFERED",
    "OWN_WALLS",
    "PARTS",
    "PASS_AT",
    "PREVALENT",
    "PUNG_AT",
    "ROWS",
    "SEAT_WIND",
    "TILES_HELD",
    "UNSEEN",
    "WALL_LEFT",
    "WIN_AT",
    "WORTH",
    "Part",
]

KINDS: Final = 34
"""How many kinds of tiles there are without flowers; a row has a byte for each."""

# Actions: the first number of each sort.
DISCARD_AT: Final = 0
KONG_AT: Final = 34
CHOW_AT: Final = 68
PUNG_AT: Final = 71
MELDED_KONG_AT: Final = 72
WIN_AT: Final = 73
PASS_AT: Final = 74
ACTIONS: Final = 75
"""How many actions there are."""

# Rows of an observation: the first of each part. Parts of four rows are by seat: one's own, the
# next in playing order, the one across, the one before.
HAND: Final = 0
DRAWN: Final = 1
OFFERED: Final = 2
UNSEEN: Final = 3
MELDED: Final = 4
CHOWS: Final = 8
DISCARDED: Final = 12
LATEST: Final = 16
AFTER: Final = 20
HELPS: Final = 21
NUMBERS: Final = 22
ROWS: Final = 23
"""How many rows an observation has."""

CELLS: Final = ROWS * KINDS
"""How many bytes an observation has."""

# Columns of the last row.
SEAT_WIND: Final = 0
PREVALENT: Final = 1
WALL_LEFT: Final = 2
MOMENT: Final = 3
GIVER: Final = 4
TILES_HELD: Final = 5
FLOWERS: Final = 9
CONCEALED_KONGS: Final = 13
OWN_WALLS: Final = 17
KONG_DRAW: Final = 21
DISCARDS: Final = 22
WORTH: Final = 23
LACKS: Final = 24
AFTER_CHOW: Final = 25
AFTER_PUNG: Final = 28


class Part(NamedTuple):
    """
    Name some rows of an observation, or columns of its last row, and say what stands there.
    """

    first: int
    size: int
    name: str
    meaning: str


PARTS: Final = (
    Part(HAND, 1, "hand", "own concealed tiles, 0-4"),
    Part(DRAWN, 1, "drawn", "1 at the tile just drawn, in one's own turn"),
    Part(OFFERED, 1, "offered", "1 at the tile that may be claimed or robbed"),
    Part(UNSEEN, 1, "unseen", "tiles that lie neither in one's own hand nor open, 0-4"),
    Part(MELDED, 4, "melded", "tiles in melds by seat, 0-4; no face-down kongs of others"),
    Part(CHOWS, 4, "chows", "melded chows by seat, at their lowest tile, 0-4"),
    Part(DISCARDED, 4, "discarded", "discards by seat, claimed ones too, 0-4"),
    Part(LATEST, 4, "latest", "by seat: the number of the latest such discard among all, from 1"),
    Part(AFTER, 1, "after", "advice in turn: tiles lacking after this discard, 1 is ready"),
    Part(HELPS, 1, "helps", "advice in turn: unseen tiles that would then bring the hand nearer"),
    Part(NUMBERS, 1, "numbers", "single numbers, in the columns below"),
)
"""What the rows of an observation are."""

COLUMNS: Final = (
    Part(SEAT_WIND, 1, "seat_wind", "own seat: 0 E, 1 S, 2 W, 3 N"),
    Part(PREVALENT, 1, "prevalent", "the prevalent wind, 0-3"),
    Part(WALL_LEFT, 1, "wall_left", "tiles left to draw"),
    Part(MOMENT, 1, "moment", "0 own turn, 1 discard, 2 added kong, 3 another's turn, 4 over"),
    Part(GIVER, 1, "giver", "seats from one's own to the one in turn, or who gave the tile"),
    Part(TILES_HELD, 4, "tiles_held", "concealed tiles by seat"),
    Part(FLOWERS, 4, "flowers", "flowers shown by seat"),
    Part(CONCEALED_KONGS, 4, "concealed_kongs", "concealed kongs by seat"),
    Part(OWN_WALLS, 4, "own_walls", "tiles left in each seat's own wall; 0 where all share one"),
    Part(KONG_DRAW, 1, "kong_draw", "1 in a turn that began with a kong's replacement"),
    Part(DISCARDS, 1, "discards", "discards so far"),
    Part(WORTH, 1, "worth", "points of the win that is legal now, at most 255"),
    Part(LACKS, 1, "lacks", "advice: tiles that the own hand lacks of winning"),
    Part(AFTER_CHOW, 3, "after_chow", "advice: tiles lacking after each legal chow, 1 is ready"),
    Part(AFTER_PUNG, 1, "after_pung", "advice: tiles lacking after a legal pung, 1 is ready"),
)
"""What the columns of the last row are; those behind them are 0."""

ACTION_NAMES: Final = (
    *(f"discard {tile}" for tile in TILES[:KINDS]),
    *(f"kong {tile}" for tile in TILES[:KINDS]),
    *("chow below", "chow around", "chow above", "pung", "melded kong", "win", "pass"),
)
"""What each action is: a kong of a tile is concealed or, beside one's melded pung, added."""
