"""Faults that the engine saw, as the court of their table takes them: kind, tiles, evidence."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from paiju.referee.committed import row_key
from paiju.referee.fault import Fault
from paiju.referee.ruling import FaultNoted
from paiju.tiles.meld import MeldKind
from paiju.tiles.tile import TILES
from paiju.view.acts import (
    CallWithdrawn,
    FaultCommitted,
    KongCalled,
    PungCalled,
    SetShown,
    WinCalled,
    WrongSetShown,
)
from paiju.view.commands import SEATS
from paiju.view.events import TileDiscarded, TimeFined
from paiju.view.fault_keys import fault_key

if TYPE_CHECKING:
    from paiju.referee.court import CourtEvent
    from paiju.referee.decide import RefereedDeal
    from paiju.tiles.tile import Tile
    from paiju.view.commands import Seat
    from paiju.view.events import Event

__all__ = ["CALLS_AND_SETS", "fault_of", "mistaken_claim", "serious_overrun"]

CallOrSet = SetShown | CallWithdrawn | PungCalled | KongCalled | WinCalled

CALLS_AND_SETS: Final = (SetShown, CallWithdrawn, PungCalled, KongCalled, WinCalled)
"""The acts with which a mistaken claim has come to its end, or been overtaken."""

# Faults by which a whole hand lies open.
_SHOWN_HANDS = frozenset(
    {
        "wrong_win",
        "false_win",
        "false_self_draw",
        "shown_before_call",
        "hand_shown_at_failed_win",
    }
)
# What a mistaken claim leaves open is known once the right set is shown, or the call withdrawn.
_LATER = "mistaken_claim"


def fault_of(table: RefereedDeal, committed: FaultCommitted, *, to_win: bool) -> Fault | None:
    """
    Give a fault of the deal as the text has it; None where it is none there, or not yet.
    """
    key, seat = fault_key(committed.fault), committed.seat
    kind = row_key(table.court.catalogue, key, to_win=to_win)
    if kind in {"", _LATER}:
        return None
    tiles: tuple[Tile, ...] = () if committed.tile is None else (committed.tile,)
    if key in _SHOWN_HANDS:
        tiles = _not_yet_open(table, seat)
    if kind == "exposed_tile" and not {*tiles} & {*_not_yet_open(table, seat)}:
        return None
    return Fault(kind, seat, (table.court.seq,), tiles)


def _not_yet_open(table: RefereedDeal, seat: Seat) -> tuple[Tile, ...]:
    """
    Give the tiles of a hand that are no penalty tiles so far.
    """
    hand = table.deal.state.hand(SEATS.index(seat))
    standing = table.court.standings[seat]
    gone = Counter(standing.penalised.live + standing.penalised.dead + standing.in_turn)
    return tuple(each for each in TILES[:34] for _ in range(hand[each.kind] - gone[each]))


def mistaken_claim(table: RefereedDeal, event: CallOrSet) -> Fault | None:
    """
    Give the fault of a seat that took a wrong set back, with the tiles left open by it.
    """
    past = _since_discard(table)
    shown = next((each for each, _ in past if isinstance(each, WrongSetShown)), None)
    if shown is None:
        return None
    seq = 0
    for each, no in past[: [each for each, _ in past].index(shown)]:
        if isinstance(each, FaultNoted) and each.fault.kind == _LATER:
            return None
        if isinstance(each, FaultCommitted) and fault_key(each.fault) == _LATER:
            seq = no
    if not seq or row_key(table.court.catalogue, _LATER) != _LATER:
        return None
    left = Counter((shown.one, shown.other))
    if event.seat == shown.seat and isinstance(event, SetShown):
        claimed = past[-1][0]
        assert isinstance(claimed, TileDiscarded), claimed
        left -= _used(event, claimed.tile)
    elif event.seat == shown.seat and not isinstance(event, CallWithdrawn):
        return None
    return Fault(_LATER, shown.seat, (seq,), tuple(sorted(left.elements())))


def _since_discard(table: RefereedDeal) -> list[tuple[Event | CourtEvent, int]]:
    """
    Give the events from the last discard on with their numbers, the last first.
    """
    found: list[tuple[Event | CourtEvent, int]] = []
    for back, each in enumerate(reversed(table.events)):
        found.append((each, table.court.seq - back))
        if isinstance(each, TileDiscarded):
            break
    return found


def _used(shown: SetShown, claimed: Tile) -> Counter[Tile]:
    if shown.kind is not MeldKind.CHOW:
        return Counter({shown.tile: 3})
    low = shown.tile.kind
    return Counter(TILES[low : low + 3]) - Counter((claimed,))


def serious_overrun(table: RefereedDeal, seat: Seat) -> Fault | None:
    """
    Give the fault of a seat whose time has cost too much in this deal, the first time.
    """
    excess = table.court.catalogue["time_overrun"].excess
    assert excess is not None, "the texts that fine time say when it is too much"
    noted = (each.fault for each in table.court.faults)
    if any(each.kind == excess.kind and each.seat == seat for each in noted):
        return None
    fines = (each for each in table.events if isinstance(each, TimeFined) and each.seat == seat)
    if sum(each.points for each in fines) <= excess.limit_points:
        return None
    return Fault(excess.kind, seat, (table.court.seq,))
