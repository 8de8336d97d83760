"""What the judge shows of each seat's hand: its fan if the tile completes it, below 8 too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paiju.sim.botzone.worth import discard_flags, self_drawn_flags, worth

if TYPE_CHECKING:
    from paiju.deal.deal import Deal
    from paiju.sim.botzone.verdicts import Stage

__all__ = ["NOT_ASKED", "NO_WIN", "can_win"]

NOT_ASKED: Final = -4
"""Stands for a seat whom the tile is not offered to."""

NO_WIN: Final = -3
"""Stands for a hand that the tile does not complete."""

_WALL: Final = 34
_AFTER_KONG: Final = 1
_VISIBLE: Final = 8


def can_win(deal: Deal, stage: Stage, kind: int) -> list[int]:
    """
    Give for each seat the fan that a tile would win: the drawer's own, or one about to be laid.

    >>> from paiju.deal.deal import Deal
    >>> from paiju.sim.botzone.verdicts import Stage
    >>> can_win(Deal("botzone", seed=1), Stage("turn", 0), 0)
    [-3, -4, -4, -4]
    """
    state = deal.state
    numbers = state.of_seats()
    is_last = numbers["heads"][(stage.seat + 1) % 4] == _WALL
    is_own = stage.kind == "turn"
    found = [NOT_ASKED] * 4
    for seat in range(4):
        if (seat == stage.seat) is not is_own:
            continue
        found[seat] = NO_WIN
        if not numbers["waits"][seat] >> kind & 1:
            continue
        counts = list(state.hand(seat)[:34])
        seen = state.arrays()[_VISIBLE][kind]
        if is_own:
            after_kong = state.source == _AFTER_KONG
            flags = self_drawn_flags(seen, after_kong=after_kong, is_last=is_last)
        else:
            counts[kind] += 1
            flags = discard_flags(seen + 1, is_last=is_last, robbing=stage.kind == "kong")
        melds = [code for code, _ in state.melds_of(seat)]
        found[seat] = worth(counts, melds, kind, flags, seat + 4 * state.prevalent)
    return found
