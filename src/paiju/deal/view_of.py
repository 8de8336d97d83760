"""From a state to what one viewer sees of it: allowed fields are copied, nothing is hidden after.

The state's secrets (other hands, the wall, what others are asked and how they replied) are read
only for the viewer whose they are, and for an official, who sees hands but no wall.

The phase follows from the public events alone. That a guided window is open shows in it, as in the
draw that has not come; who is asked does not. Only equal pauses can hide it: decision 0445.
"""

from __future__ import annotations

from paiju.deal import codes
from paiju.deal.records import command_of, ending_of
from paiju.deal.state import DealState
from paiju.tiles.meld import Meld, MeldKind, Source
from paiju.tiles.tile import TILES, Tile
from paiju.view.commands import SEATS
from paiju.view.result import DealResult
from paiju.view.table_view import (
    FaceDownKong,
    Phase,
    RiverTile,
    SeatView,
    TableView,
    TurnedTile,
    Viewer,
)

__all__ = ["result_of", "view_of"]

# A meld's type by its code: those of `codes.CHOW_SET` and on.
_KINDS = (MeldKind.CHOW, MeldKind.PUNG, MeldKind.MELDED_KONG, MeldKind.CONCEALED_KONG)
# By how many seats the giver plays before the claimer.
_SOURCES = {1: Source.LEFT, 2: Source.ACROSS, 3: Source.RIGHT}
_PHASES: dict[int, Phase] = {
    codes.TURN: "turn",
    codes.REPLACING: "turn",
    codes.DRAWING: "turn",
    codes.CLAIMS: "discarded",
    codes.ROBBING: "kong_declared",
    codes.ENDING: "ended",
    codes.ENDED: "ended",
}
_WINDOWS = (codes.CLAIMS, codes.ROBBING)


def view_of(state: DealState, viewer: Viewer, commitment: str = "") -> TableView:
    """
    Give what a viewer sees of a state.

    >>> from paiju.deal.edition import Edition
    >>> from paiju.rules.editions import ruleset
    >>> view = view_of(DealState(Edition(ruleset("mcr"))), "spectator")
    >>> view.phase, [seat.tiles for seat in view.seats]
    ('before_deal', [0, 0, 0, 0])
    """
    phase = _PHASES.get(state.phase, "before_deal")
    in_window = state.phase in _WINDOWS
    own = SEATS.index(viewer) if viewer in SEATS else -1
    turn = state.giver if in_window else state.turn
    is_played = phase in {"turn", "discarded", "kong_declared"}
    return TableView(
        viewer=viewer,
        rules=state.edition.rules.key,
        prevalent=SEATS[state.prevalent],
        phase=phase,
        turn=SEATS[turn] if is_played else None,
        tile=TILES[state.tile] if in_window else None,
        drawn=_drawn(state, own, viewer),
        wall_left=state.tiles_left(),
        seats=_seat_views(state, viewer),
        deadline_ms=_deadline(state, own, viewer),
        legal=tuple(map(command_of, state.legal(own))) if own >= 0 else (),
        result=result_of(state),
        commitment=commitment,
        turned=tuple(TurnedTile(place, TILES[kind]) for place, kind in state.turned_tiles()),
    )


def _drawn(state: DealState, own: int, viewer: Viewer) -> Tile | None:
    sees = viewer == "official" or own == state.turn
    if sees and state.phase == codes.TURN and state.drawn != codes.NO_TILE:
        return TILES[state.drawn]
    return None


def _deadline(state: DealState, own: int, viewer: Viewer) -> int | None:
    if not state.deadline_ms:
        return None
    # That a window is open to somebody else is not told.
    is_asked = own >= 0 and state.asked & ~state.replied & 1 << own
    if state.phase in _WINDOWS and not is_asked and viewer != "official":
        return None
    return state.deadline_ms


def _seat_views(state: DealState, viewer: Viewer) -> tuple[SeatView, ...]:
    numbers = state.of_seats()
    fines, heads = numbers["fines"], numbers["heads"]
    is_private = state.edition.rules.table.layout == "private_walls"
    rivers: tuple[list[RiverTile], ...] = ([], [], [], [])
    for no, (giver, kind, marks) in enumerate(state.discards(), 1):
        rivers[giver].append(RiverTile(TILES[kind], no, bool(marks & codes.CLAIMED)))
    return tuple(
        _seat_view(
            state,
            seat,
            viewer,
            river=tuple(rivers[seat]),
            fined=fines[seat],
            wall_left=34 - heads[seat] if is_private else None,
        )
        for seat in range(4)
    )


def _seat_view(
    state: DealState,
    seat: int,
    viewer: Viewer,
    *,
    river: tuple[RiverTile, ...],
    fined: int,
    wall_left: int | None,
) -> SeatView:
    counts = state.hand(seat)
    has_ended = state.phase in {codes.ENDING, codes.ENDED}
    is_seen = viewer in {SEATS[seat], "official"} or (has_ended and state.winner == seat)
    live, dead = state.penalties_of(seat)
    return SeatView(
        seat=SEATS[seat],
        tiles=sum(counts),
        concealed=_tiles(counts) if is_seen else None,
        melds=_melds(state, seat, shows_kongs=is_seen or has_ended),
        river=river,
        flowers=tuple(TILES[kind] for kind in state.flowers_of(seat)),
        fined=fined,
        can_win=not state.no_win >> seat & 1,
        can_claim=not state.no_claim >> seat & 1,
        live=_tiles(live),
        dead=_tiles(dead),
        exposed=_tiles(state.exposed_of(seat)),
        wrong_sets=tuple(
            tuple(TILES[kind] for kind in sorted(tiles)) for *tiles, _ in state.asides_of(seat)
        ),
        wall_left=wall_left,
    )


def _tiles(counts: bytes) -> tuple[Tile, ...]:
    if not any(counts):
        return ()
    return tuple(TILES[kind] for kind, number in enumerate(counts) for _ in range(number))


def _melds(state: DealState, seat: int, *, shows_kongs: bool) -> tuple[Meld | FaceDownKong, ...]:
    shows_kongs = shows_kongs or state.edition.rules.table.concealed_kong_public
    return tuple(
        FaceDownKong()
        if code >> 6 == codes.CONCEALED_KONG_SET and not shows_kongs
        else _meld(seat, code, mark)
        for code, mark in state.melds_of(seat)
    )


def _meld(seat: int, code: int, mark: int) -> Meld:
    kind, lowest = _KINDS[code >> 6], TILES[code & 63]
    source = _SOURCES.get((seat - (mark & codes.FROM_SEAT)) % 4)
    if mark & codes.ADDED:
        kind = MeldKind.ADDED_KONG
    if kind is MeldKind.CHOW:
        place = mark >> codes.PLACE_SHIFT & 3
        return Meld(kind, lowest, source, TILES[lowest.kind + place])
    return Meld(kind, lowest, source)


def result_of(state: DealState) -> DealResult | None:
    """
    Give how a deal came out, once it has ended.

    >>> from paiju.deal.edition import Edition
    >>> from paiju.rules.editions import ruleset
    >>> result_of(DealState(Edition(ruleset("mcr")))) is None
    True
    """
    if state.phase != codes.ENDED:
        return None
    numbers = state.of_seats()
    fines = numbers["fines"]
    east, south, west, north = (
        delta + fine for delta, fine in zip(numbers["deltas"], fines, strict=True)
    )
    has_winner = state.winner >= 0
    return DealResult(
        ending=ending_of(state.ending),
        winner=SEATS[state.winner] if has_winner else None,
        liable=SEATS[state.liable] if state.liable >= 0 else None,
        tile=TILES[state.tile] if has_winner else None,
        points=state.points,
        deltas=(east, south, west, north),
        fines=(fines[0], fines[1], fines[2], fines[3]),
    )
