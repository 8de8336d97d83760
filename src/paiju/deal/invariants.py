"""What holds of every deal: asserted of one state, and of the events of a finished deal.

Everything is counted anew from what lies on the table and from the public record; nothing here
asks the modules that it checks. Tests, `paiju check deals` and perft use it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from paiju.deal import codes, mishap_codes
from paiju.deal.codes import event_fields
from paiju.deal.wall import PRIVATE_TILES, tile_set
from paiju.scoring.settle import settle
from paiju.tiles.tile import TILES
from paiju.view.commands import SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paiju.deal.codes import EventFields
    from paiju.deal.state import DealState
    from paiju.rules.table_rules import TableRules

__all__ = ["check_finished", "check_state"]

_KONGS: Final = {codes.MELDED_KONG_SET, codes.CONCEALED_KONG_SET}
_WINDOWS: Final = {codes.CLAIMS, codes.ROBBING}
_CUT_SHORT: Final = {codes.FORFEITED, mishap_codes.DEALT_AGAIN, mishap_codes.MADE_VOID}
_OPEN_TILES: Final = 8
_DEALT: Final = 53
_PRIVATE_DEALT: Final = 13


def check_state(state: DealState) -> None:
    """
    Assert what holds of a dealt state: its tiles, hands, melds, questions and points.

    >>> from paiju.deal.deal import Deal
    >>> check_state(Deal("mcr", seed=1).state)
    """
    _check_tiles(state)
    _check_hands(state)
    _check_open_tiles(state)
    _check_seen_tiles(state)
    _check_questions(state)
    of_seats = state.of_seats()
    lost = sum(of_seats["fines"]) if state.phase == codes.ENDED else 0
    assert sum(of_seats["deltas"]) == -lost, of_seats
    assert (state.ending == codes.UNDECIDED) == (state.phase < codes.ENDING), state.phase


def _check_tiles(state: DealState) -> None:
    """
    Every tile that was dealt or drawn is in one place, and no other tile is anywhere.
    """
    wall = state.wall_tiles()
    assert sorted(wall) == sorted(tile_set(state.edition.rules)), "another set of tiles"
    taken = Counter(wall[place] for place in _taken(state))
    found: Counter[int] = Counter()
    for seat in range(4):
        found.update(dict(enumerate(state.hand(seat))))
        found.update(state.flowers_of(seat))
        for code, _ in state.melds_of(seat):
            found.update(_tiles_of(code))
        for one, other, called, _ in state.asides_of(seat):
            found.update((one, other, called))
    found.update(kind for _, kind, marks in state.discards() if not marks & codes.CLAIMED)
    held = +found
    if _is_laid_to_pung(state, taken, held):
        held[state.tile] += 1
    assert taken == held, (taken - held, held - taken)


def _is_laid_to_pung(state: DealState, taken: Counter[int], held: Counter[int]) -> bool:
    if state.ending in _CUT_SHORT:
        # an error or a ruling may have ended the deal while a tile lay at a pung
        return taken - held == Counter([state.tile])
    return state.phase == codes.ROBBING or state.ending == codes.WON_BY_ROBBING


def _tiles_of(code: int) -> list[int]:
    kind, lowest = code >> 6, code & 63
    if kind == codes.CHOW_SET:
        return [lowest, lowest + 1, lowest + 2]
    return [lowest] * (4 if kind in _KONGS else 3)


def _taken(state: DealState) -> set[int]:
    """
    Give the places, in draw order, of the tiles that have left the wall.
    """
    heads = state.of_seats()["heads"]
    table = state.edition.rules.table
    if table.layout == "private_walls":
        return {PRIVATE_TILES * seat + draw for seat in range(4) for draw in range(heads[seat])}
    taken = set(range(heads[0]))
    for no in range(state.tails):
        upper = table.wall_tiles - 2 - 2 * (no // 2)
        place = upper + no % 2
        # at the very end head and tail meet in one stack
        taken.add(place + 1 if place in taken else place)
    assert len(taken) == heads[0] + state.tails, taken
    return taken


def _check_hands(state: DealState) -> None:
    """
    Count 13 tiles in a hand, melds as three each, and one more between its tile and its discard.
    """
    owes_flower = state.phase == codes.INITIAL_FLOWERS and state.owed == codes.AFTER_FLOWER
    for seat in range(4):
        sets = len(state.melds_of(seat)) + len(state.asides_of(seat))
        more = sum(state.hand(seat)) + 3 * sets - 13 - state.of_seats()["surplus"][seat]
        if state.phase == codes.INITIAL_FLOWERS:
            due = (seat == 0) - (owes_flower and seat == state.turn)
        elif state.phase in {codes.TURN, codes.REPLACING}:
            due = int(seat == state.turn)
        elif state.ending == codes.WON_BY_SELF_DRAW:
            due = int(seat == state.winner)
        elif state.ending in _CUT_SHORT:
            # before the first discard the dealer may wait for another's flower
            due = more if seat == state.turn or not (seat or state.discards()) else 0
        else:
            due = 0
        assert more == due, (seat, more, state.phase)
        is_clear = state.phase in {codes.INITIAL_FLOWERS, codes.REPLACING}
        is_clear = is_clear or state.ending in _CUT_SHORT or state.miscounted >> seat & 1 == 1
        assert is_clear or not any(state.hand(seat)[34:]), "a flower in the hand"


def _check_open_tiles(state: DealState) -> None:
    """
    Melds come from discards that are marked as claimed, and what lies open is counted right.
    """
    seen: Counter[int] = Counter(kind for _, kind, _ in state.discards())
    claimed: Counter[tuple[int, int]] = Counter()
    for seat in range(4):
        for code, mark in state.melds_of(seat):
            kind, tiles, giver = code >> 6, _tiles_of(code), mark & codes.FROM_SEAT
            assert (kind == codes.CONCEALED_KONG_SET) == (giver == seat), (seat, code, mark)
            if kind == codes.CONCEALED_KONG_SET:
                continue
            place = mark >> codes.PLACE_SHIFT & 3
            assert kind != codes.CHOW_SET or seat == giver + 1 & 3, "a chow from another seat"
            claimed[giver, tiles[place]] += 1
            seen.update(tiles)
            seen[tiles[place]] -= 1
        for one, other, called, giver in state.asides_of(seat):
            claimed[giver, called] += 1
            seen.update((one, other))
    marked = Counter(
        (seat, kind) for seat, kind, marks in state.discards() if marks & codes.CLAIMED
    )
    assert claimed == marked, (claimed, marked)
    assert [seen[kind] for kind in range(34)] == state.arrays()[_OPEN_TILES], (
        "open tiles miscounted"
    )


def _check_seen_tiles(state: DealState) -> None:
    """
    Find what was seen of a hand, and its penalty tiles, in the hand; what was turned, in the wall.
    """
    for seat in range(4):
        held, (live, dead) = state.hand(seat), state.penalties_of(seat)
        for kind, seen in enumerate(state.exposed_of(seat)):
            assert seen <= held[kind], (seat, kind, seen)
            assert live[kind] + dead[kind] <= held[kind], (seat, kind, "penalty tiles")
    taken = _taken(state)
    assert all(place not in taken for place, _ in state.turned_tiles()), "turned and drawn"
    assert (state.fault, state.aging) == (0, -1), "a fault is not written down"


def _check_questions(state: DealState) -> None:
    """
    Only who may do something is asked, only while the deal waits, and lists are in order.
    """
    options = state.of_seats()["options"]
    assert not state.replied & ~state.asked, (state.asked, state.replied)
    assert state.asked == 0 or state.phase in _WINDOWS, state.phase
    waiting = state.waiting()
    for seat in range(4):
        legal = state.legal(seat)
        possible = state.possible(seat)
        assert set(legal) <= set(possible), "legal and not possible"
        assert len(possible) == len(set(possible)), "possible twice"
        assert bool(legal) == bool(waiting >> seat & 1), (seat, legal)
        assert list(legal) == sorted(set(legal), key=_by_type), legal
        assert all(command >> 8 & 3 == seat for command in legal), legal
        # who has replied was asked, though a ruling may have barred him since
        is_open = state.asked & ~state.replied & 1 << seat
        assert not is_open or options[seat], "asked for nothing"
    table = state.edition.rules.table
    assert 0 <= state.tiles_left() <= table.draws_after_deal, state.tiles_left()


def _by_type(command: int) -> tuple[int, int]:
    return command & 255, command >> 10 & 63


def check_finished(state: DealState, events: Sequence[int]) -> None:
    """
    Assert of a finished deal what its whole record of packed events must show.

    The payments are settled again from the record, and the walls are counted.
    """
    table = state.edition.rules.table
    record = [event_fields(event) for event in events]
    types = Counter(each.type for each in record)
    ends = (
        *(codes.WIN_DECLARED, codes.DEAL_EXHAUSTED, codes.SEAT_FORFEITED),
        mishap_codes.DEAL_STOPPED,
    )
    assert state.phase == codes.ENDED, state.phase
    assert record[-1].type == codes.DEAL_ENDED, record[-1]
    assert types[codes.DEAL_ENDED] == sum(types[kind] for kind in ends) == 1, types
    _check_wall(table, record, is_exhausted=bool(types[codes.DEAL_EXHAUSTED]))
    fined = [0] * 4
    for each in record:
        fined[each.seat] += each.value * (each.type == codes.TIME_FINED)
    paid = _paid(state, record)
    assert state.of_seats()["fines"] == fined, fined
    assert state.of_seats()["deltas"] == [
        gained - lost for gained, lost in zip(paid, fined, strict=True)
    ], (paid, fined)


def _check_wall(table: TableRules, record: Sequence[EventFields], *, is_exhausted: bool) -> None:
    """
    Heads go up, tails come from the other end, no tile twice; an exhausted wall has none left.
    """
    drawn: list[list[EventFields]] = [[], [], [], []]
    is_private = table.layout == "private_walls"
    for each in record:
        wall = drawn[each.seat if is_private else 0]
        if each.type == codes.TILE_DRAWN:
            wall.append(each)
        elif each.type == mishap_codes.TILE_PUT_BACK:
            gone = wall.pop()
            assert (gone.seat, gone.tile, gone.index) == (each.seat, each.tile, each.index), each
    places = [each.index for wall in drawn for each in wall]
    assert len(set(places)) == len(places), "a tile drawn twice"
    if is_private:
        for seat, wall in enumerate(drawn):
            first = PRIVATE_TILES * seat + _PRIVATE_DEALT
            assert [each.index for each in wall] == list(range(first, first + len(wall))), wall
        most = PRIVATE_TILES - _PRIVATE_DEALT
        last = [each.seat for each in record if each.type == codes.TILE_DISCARDED][-1:]
        assert not is_exhausted or len(drawn[last[0] + 1 & 3]) == most, "a tile is left"
        return
    tails = [each.index for each in drawn[0] if each.extra != codes.FROM_HEAD]
    heads = [each.index for each in drawn[0] if each.extra == codes.FROM_HEAD]
    order = [table.wall_tiles - 2 - 2 * (no // 2) + no % 2 for no in range(len(tails))]
    # where head and tail meet in one stack the other half of it comes
    assert heads[:-1] == list(range(_DEALT, _DEALT + len(heads[:-1]))), heads
    assert all(abs(one - other) <= 1 for one, other in zip(tails, order, strict=True)), tails
    assert tails[:-2] == order[:-2], tails
    assert not is_exhausted or len(places) == table.draws_after_deal, len(places)


def _paid(state: DealState, record: Sequence[EventFields]) -> list[int]:
    """
    Settle again what the record shows.
    """
    rules = state.edition.rules
    for at, each in enumerate(record):
        if each.type == codes.WIN_DECLARED:
            return _won(state, record[:at], each)
        if each.type == codes.SEAT_FORFEITED:
            assert rules.table.error_points is not None, "an error that ends nothing"
            costs, gives = rules.table.error_points
            return [costs if seat == each.seat else gives for seat in range(4)]
    return [0] * 4


def _won(state: DealState, before: Sequence[EventFields], win: EventFields) -> list[int]:
    rules = state.edition.rules
    thrown = [each for each in before if each.type == codes.TILE_DISCARDED]
    giver: int | None = None
    is_robbed = win.extra == codes.ROBBING_WIN
    if is_robbed:
        giver = next(
            each.seat for each in reversed(before) if each.type == codes.ADDED_KONG_DECLARED
        )
    elif win.extra == codes.ON_DISCARD:
        last = thrown.pop()
        giver = last.seat
        assert last.tile == win.tile, "won on another tile"
    own = [no for no, each in enumerate(thrown) if each.seat == win.seat]
    follow = [(SEATS[each.seat], TILES[each.tile]) for each in thrown[own[-1] if own else 0 :]]
    counts = giver is not None and rules.share_points is not None
    deltas = settle(
        win.value,
        rules=rules,
        winner=SEATS[win.seat],
        discarder=None if giver is None else SEATS[giver],
        win=TILES[win.tile],
        follow=follow if counts else (),
        robbing=is_robbed,
    )
    assert (state.winner, state.points) == (win.seat, win.value), win
    return [deltas[seat] for seat in SEATS]
