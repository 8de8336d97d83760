"""What a deal has to be told of the standings of its court, and what it knows already."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from paiju.referee.ruling import RulingIssued
from paiju.referee.sanction import DiscardInTurn, PenaltyTiles
from paiju.tiles.tile import TILES
from paiju.view.acts import PenaltyTilesSet, StandingSet
from paiju.view.commands import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from paiju.deal.deal import Deal
    from paiju.referee.court import CourtEvent, RefereeState
    from paiju.view.commands import Seat

__all__ = [
    "changed_penalty_tiles",
    "known_standing",
    "names_tiles_not_held",
    "standing_wanted",
]


def standing_wanted(court: RefereeState, seat: Seat) -> StandingSet:
    """
    Give what a seat may do by the court's word.
    """
    standing = court.standings[seat]
    return StandingSet(seat, standing.can_win_on_discard, standing.can_claim)


def known_standing(deal: Deal, seat: Seat) -> StandingSet:
    """
    Give what a seat may do as the deal was told last.

    >>> from paiju.deal.deal import Deal
    >>> known_standing(Deal("mcr", seed=1), "S")
    StandingSet(seat='S', can_win=True, can_claim=True)
    """
    bit = 1 << SEATS.index(seat)
    return StandingSet(seat, not deal.state.no_win & bit, not deal.state.no_claim & bit)


def changed_penalty_tiles(
    deal: Deal, court: RefereeState, seat: Seat
) -> Iterator[PenaltyTilesSet]:
    """
    Give the penalty tiles of which the deal knows another number, as far as the hand holds them.
    """
    place = SEATS.index(seat)
    hand, (live, dead) = deal.state.hand(place), deal.state.penalties_of(place)
    penalised = court.standings[seat].penalised
    kinds = {tile.kind for tile in penalised.live + penalised.dead}
    if any(live) or any(dead):
        kinds |= {kind for kind in range(34) if live[kind] or dead[kind]}
    for kind in sorted(kinds):
        tile, held = TILES[kind], hand[kind]
        dead_now = min(penalised.dead.count(tile), held)
        live_now = min(penalised.live.count(tile), held - dead_now)
        if (live_now, dead_now) != (live[kind], dead[kind]):
            yield PenaltyTilesSet(seat, tile, live_now, dead_now)


def names_tiles_not_held(deal: Deal, court: RefereeState, made: Iterable[CourtEvent]) -> bool:
    """
    Tell whether rulings name more tiles of a seat than its hand and its wrong sets hold.
    """
    for event in made:
        sanctions = event.sanctions if isinstance(event, RulingIssued) else ()
        for each in sanctions:
            if not isinstance(each, PenaltyTiles | DiscardInTurn):
                continue
            place = SEATS.index(each.seat)
            held = Counter(dict(enumerate(deal.state.hand(place))))
            for one, other, *_ in deal.state.asides_of(place):
                held.update((one, other))
            old = court.standings[each.seat]
            named = Counter(each.tiles)
            named += Counter(old.penalised.live + old.penalised.dead + old.in_turn)
            if any(count > held[tile.kind] for tile, count in named.items() if tile in each.tiles):
                return True
    return False
