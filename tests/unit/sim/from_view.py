"""An observation made again, slowly, from what `view_of` shows a seat and from its own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import paiju
from paiju.deal import codes
from paiju.deal.view_of import view_of
from paiju.sim import spaces
from paiju.tiles.meld import Meld, MeldKind
from paiju.view.commands import SEATS, Chow, Pung
from paiju.view.table_view import FaceDownKong

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.deal.state import DealState
    from paiju.view.table_view import SeatView, TableView

_MOMENTS = {"discarded": 1, "kong_declared": 2, "ended": 4}


def observed(state: DealState, seat: int, advice: int) -> bytes:
    """
    Give the observation of a seat.
    """
    view = view_of(state, SEATS[seat])
    rows = [[0] * spaces.KINDS for _ in range(spaces.ROWS)]
    around = [view.seats[seat + step & 3] for step in range(4)]
    _own(view, rows)
    for step, other in enumerate(around):
        _melds(other, step, rows)
        for each in other.river:
            rows[spaces.DISCARDED + step][each.tile.kind] += 1
            rows[spaces.LATEST + step][each.tile.kind] = each.no
    _unseen(view, rows)
    numbers = rows[spaces.NUMBERS]
    _numbers(view, around, numbers)
    # what the public events and the seat's own worth say beside the view
    if view.phase == "turn" and state.source == codes.AFTER_KONG:
        numbers[spaces.KONG_DRAW] = int(state.claimed == codes.NO_TILE)
    numbers[spaces.WORTH] = min(255, max(0, state.of_seats()["worths"][seat]))
    if advice and view.legal:
        _advise(view, rows, advice)
    return bytes(cell for row in rows for cell in row)


def _own(view: TableView, rows: list[list[int]]) -> None:
    own = view.own
    assert own
    assert own.concealed
    for tile in own.concealed:
        if tile.kind < spaces.KINDS:
            rows[spaces.HAND][tile.kind] += 1
    if view.drawn:
        rows[spaces.DRAWN][view.drawn.kind] = 1
    if view.tile:
        rows[spaces.OFFERED][view.tile.kind] = 1


def _melds(seat: SeatView, step: int, rows: list[list[int]]) -> None:
    for meld in seat.melds:
        if isinstance(meld, FaceDownKong):
            rows[spaces.NUMBERS][spaces.CONCEALED_KONGS + step] += 1
            continue
        for tile in meld.tiles:
            rows[spaces.MELDED + step][tile.kind] += 1
        if meld.kind is MeldKind.CHOW:
            rows[spaces.CHOWS + step][meld.tile.kind] += 1
        if meld.kind is MeldKind.CONCEALED_KONG:
            rows[spaces.NUMBERS][spaces.CONCEALED_KONGS + step] += 1


def _unseen(view: TableView, rows: list[list[int]]) -> None:
    """
    Take the own hand, all melds that lie open and what is left in the rivers from four of each.
    """
    for kind in range(spaces.KINDS):
        melded = sum(rows[spaces.MELDED + step][kind] for step in range(4))
        lying = sum(
            each.tile.kind == kind and not each.claimed
            for seat in view.seats
            for each in seat.river
        )
        offered = view.phase == "kong_declared" and view.tile and view.tile.kind == kind
        rows[spaces.UNSEEN][kind] = (
            4 - rows[spaces.HAND][kind] - melded - lying - int(bool(offered))
        )


def _numbers(view: TableView, around: list[SeatView], numbers: list[int]) -> None:
    seat = SEATS.index(around[0].seat)
    numbers[spaces.SEAT_WIND] = seat
    numbers[spaces.PREVALENT] = SEATS.index(view.prevalent)
    numbers[spaces.WALL_LEFT] = view.wall_left
    turn = SEATS.index(view.turn) if view.turn else seat
    numbers[spaces.MOMENT] = _MOMENTS.get(view.phase, 0 if turn == seat else 3)
    numbers[spaces.GIVER] = turn - seat & 3
    numbers[spaces.DISCARDS] = sum(len(other.river) for other in around)
    for step, other in enumerate(around):
        numbers[spaces.TILES_HELD + step] = other.tiles
        numbers[spaces.FLOWERS + step] = len(other.flowers)
        numbers[spaces.OWN_WALLS + step] = other.wall_left or 0


def _advise(view: TableView, rows: list[list[int]], advice: int) -> None:
    numbers = rows[spaces.NUMBERS]
    own = view.own
    assert own
    assert own.concealed
    melds = tuple(meld for meld in own.melds if isinstance(meld, Meld))
    kinds = [tile.kind for tile in own.concealed]
    numbers[spaces.LACKS] = _lacks(kinds, melds, view.rules)
    if view.phase == "turn":
        for kind in set(kinds):
            rest = [*kinds]
            rest.remove(kind)
            rows[spaces.AFTER][kind] = _lacks(rest, melds, view.rules)
            if advice == 2:
                rows[spaces.HELPS][kind] = sum(
                    rows[spaces.UNSEEN][each] for each in _useful(rest, melds, view.rules)
                )
        return
    for column, taken, meld in _claims(view):
        rest = [*kinds]
        for kind in taken:
            rest.remove(kind)
        numbers[column] = max(1, _lacks(rest, (*melds, meld), view.rules))


def _claims(view: TableView) -> Iterator[tuple[int, list[int], Meld]]:
    assert view.tile
    tile = view.tile.kind
    for command in view.legal:
        if isinstance(command, Chow):
            low = command.tile.kind
            taken = [kind for kind in range(low, low + 3) if kind != tile]
            column = spaces.AFTER_CHOW + low + 2 - tile
            yield column, taken, Meld(MeldKind.CHOW, command.tile)
        elif isinstance(command, Pung):
            yield spaces.AFTER_PUNG, [tile, tile], Meld(MeldKind.PUNG, view.tile)


def _hand(kinds: list[int], melds: tuple[Meld, ...]) -> paiju.Hand:
    text = " ".join([*map(str, melds), *(str(paiju.TILES[kind]) for kind in kinds)])
    return paiju.Hand.parse(text)


def _lacks(kinds: list[int], melds: tuple[Meld, ...], rules: str) -> int:
    return paiju.distance(_hand(kinds, melds), rules=rules) + 1


def _useful(kinds: list[int], melds: tuple[Meld, ...], rules: str) -> list[int]:
    return [tile.kind for tile, _ in paiju.useful_tiles(_hand(kinds, melds), rules=rules)]
