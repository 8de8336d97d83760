"""The TableRules record: how an edition lays the wall, times the table and closes a deal.

What a hand is worth stands in `ruleset`; this is the part of an edition that a deal asks. Beside
each value stands its clause, or the decision that fills a gap; `docs/guides/editions.md` shows
them side by side.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = ["BOTZONE_TABLE", "MCR_1998_TABLE", "MCR_TABLE", "WSOM_TABLE", "TableRules"]


@dataclass(frozen=True, slots=True)
class TableRules:
    """
    The table of an edition: wall, claims, clocks, and how a deal ends on an error.

    `layout` tells whether the four draw from one wall of `stacks` stacks a side, or each from a
    private one. `swap_calls` lets a seat discard the kind it has just claimed;
    `kong_after_claim` would let it declare a kong in the same turn. `touch_keeps_win` leaves who
    touched the head tile the win that overtakes another's call. `concealed_kong_public`
    tells whether the others see a concealed kong's kind before the deal ends. `last_of_kind`
    names how face-up tiles are counted for the last of its kind. `error_points` is what the
    offender and each of the others get where an error ends the deal (None: it does not).

    A limit of 0 ms is no limit. `discard_from` says where a turn's clock starts: at the
    discard before it, or at the seat's own draw or claim; `replacement_restarts` whether a
    replacement tile starts it anew. The first `free_ms` after the deal are not timed and, where
    `may_hold_draw`, let a seat ask that a draw wait for them. Each started `overtime_unit_ms`
    over a limit costs `overtime_points`; more than `forfeit_above` points in a deal is a forfeit.
    `auto_discard` discards for a seat whose time has run out; the texts know no such thing.

    >>> MCR_TABLE.wall_tiles, MCR_TABLE.draws_after_deal
    (144, 91)
    >>> WSOM_TABLE.wall_tiles, WSOM_TABLE.draws_after_deal
    (136, 69)
    """

    layout: Literal["one_wall", "private_walls"]
    stacks: int
    first_discard_ms: int
    discard_ms: int
    claim_ms: int
    discard_from: Literal["previous_discard", "own_tile"]
    replacement_restarts: bool
    dead_wall_tiles: int = 0
    kong_after_claim: bool = False
    swap_calls: bool = True
    touch_keeps_win: bool = True
    concealed_kong_public: bool = False
    last_of_kind: Literal["public", "botzone"] = "public"
    error_points: tuple[int, int] | None = None
    deal_ms: int = 0
    free_ms: int = 0
    may_hold_draw: bool = False
    overtime_unit_ms: int = 0
    overtime_points: int = 0
    forfeit_above: int | None = None
    auto_discard: bool = False

    @property
    def wall_tiles(self) -> int:
        """
        Give the number of tiles in the wall before the deal.

        >>> BOTZONE_TABLE.wall_tiles
        136
        """
        return self.stacks * 8 if self.layout == "one_wall" else 136

    @property
    def dealt_tiles(self) -> int:
        """
        Give the number of tiles dealt: 14 and three times 13; with private walls East draws first.

        >>> WSOM_TABLE.dealt_tiles, BOTZONE_TABLE.dealt_tiles
        (53, 52)
        """
        return 53 if self.layout == "one_wall" else 52

    @property
    def draws_after_deal(self) -> int:
        """
        Give the number of draws an exhausted deal has after the dealing, replacements included.

        >>> BOTZONE_TABLE.draws_after_deal
        84
        """
        return self.wall_tiles - self.dealt_tiles - self.dead_wall_tiles


MCR_TABLE = TableRules(
    layout="one_wall",  # wmcc-5.7.4: four walls end to end
    stacks=18,  # wmcc-5.7.4
    dead_wall_tiles=0,  # wmcc-6.2: until a win or an exhausted wall
    swap_calls=True,  # wmcc-6.4: the kind just claimed may be discarded
    touch_keeps_win=False,  # wmcc-11.6.11.5: chow, pung, kong and win are given up
    kong_after_claim=False,  # wmcc-6.8: not in the turn of a chow or pung
    concealed_kong_public=False,  # wmcc-6.8.2: face down until a win or an exhausted wall
    first_discard_ms=20_000,  # wmcc-5.7.6: arranging, flowers and the dealer's first discard
    discard_ms=10_000,  # wmcc-6.4
    discard_from="own_tile",  # wmcc-6.4 names no start; decision 0441
    replacement_restarts=True,  # wmcc-6.4: "drawn, claimed or replaced"; decision 0441
    claim_ms=3_000,  # wmcc-6.7: pung and kong; chow and win by decision 0442
)
"""MCR as played today; an overrun is a matter of wmcc-11.1 and wmcc-11.2.2: no tariff here."""

MCR_1998_TABLE = TableRules(
    layout="one_wall",  # mcr98-event-5.4: four walls end to end
    stacks=18,  # mcr98-event-5.4
    dead_wall_tiles=0,  # mcr98-event-5.7: until a win or an exhausted wall
    swap_calls=True,  # mcr98-play-5: after a chow or pung
    touch_keeps_win=False,  # nothing printed; wmcc-11.6.11.5 by decision 0405
    kong_after_claim=False,  # mcr98-play-7 names the chow; the pung by decision 0443
    concealed_kong_public=False,  # mcr98-play-7.2: face down, shown when the deal ends
    first_discard_ms=30_000,  # mcr98-event-5.6, mcr98-play-4
    discard_ms=15_000,  # mcr98-play-4
    discard_from="previous_discard",  # mcr98-play-4
    replacement_restarts=False,  # mcr98-play-4: claims and flowers included; decision 0441
    claim_ms=3_000,  # mcr98-play-6: pung; the others by decision 0442
)
"""MCR of 1998; the text prints nothing for an overrun."""

WSOM_TABLE = TableRules(
    layout="one_wall",  # wsom08-shuffle-6
    stacks=17,  # wsom08-shuffle-5
    dead_wall_tiles=14,  # wsom08-dead-wall-1
    swap_calls=True,  # decision 0106: no rule bars it
    touch_keeps_win=True,  # wsom08-draw-and-discard-2
    kong_after_claim=False,  # wsom08-kong-2, wsom08-kong-3
    concealed_kong_public=True,  # wsom08-kong-2: shown to the others
    first_discard_ms=15_000,  # wsom08-time-limit-2, after the free time of wsom08-time-limit-4
    discard_ms=15_000,  # wsom08-time-limit-2
    discard_from="previous_discard",  # wsom08-time-limit-3
    replacement_restarts=True,  # wsom08-time-limit-3
    claim_ms=3_000,  # wsom08-draw-and-discard-6 and wsom08-chow-5 print no limit; decision 0442
    deal_ms=180_000,  # wsom08-time-limit-1
    free_ms=15_000,  # wsom08-time-limit-4, decision 0132
    may_hold_draw=True,  # wsom08-time-limit-4, decision 0444
    overtime_unit_ms=15_000,  # wsom08-time-limit-1, wsom08-time-limit-2
    overtime_points=5,  # wsom08-time-limit-1, wsom08-time-limit-2
    forfeit_above=80,  # wsom08-time-limit-7
)
"""World Series of Mahjong; the later edition and Zung Jung play at the same table."""

BOTZONE_TABLE = TableRules(
    layout="private_walls",  # four parts of 34 tiles, each drawn from its end
    stacks=0,
    dead_wall_tiles=0,  # one's own wall is played out
    swap_calls=True,  # no answer is refused for it
    kong_after_claim=False,  # a claim and the discard after it are one answer
    concealed_kong_public=False,  # the others are told of a kong without its tile
    last_of_kind="botzone",  # discards 1, chows 1 a tile, pungs 3, open kongs 4, concealed ones 0
    error_points=(-30, 10),  # an error ends the deal
    first_discard_ms=0,  # the platform times the programs, not the rules
    discard_ms=0,
    claim_ms=0,  # all are asked and all answer
    discard_from="own_tile",
    replacement_restarts=True,
)
"""The Botzone platform's table: one deal, private walls, no flowers, errors end it."""
