"""Other states that look the same: what a viewer cannot see is dealt anew.

Tests show with it that views keep their secrets; a search that may know no more than its seat
plays on from such states. Every place that the viewer does not see takes part: hands, concealed
kongs of unknown kind, the wall, the replies of others, where their discards came from.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # a user's machine without Cython runs the same file uncompiled
    from paiju import _uncompiled as cython

if not cython.compiled:
    from paiju.deal.chance import Chance
    from paiju.deal.claims import ask_about_discard, ask_about_kong
    from paiju.deal.codes import (
        CLAIMS,
        CONCEALED_KONG_SET,
        ENDING,
        JUST_DRAWN,
        NO_TILE,
        ROBBING,
        TURN,
    )
    from paiju.deal.state import DealState
    from paiju.deal.wall_end import next_from_tail
    from paiju.deal.winning import see_self_drawn, see_waits

__all__ = ["OFFICIAL", "SPECTATOR", "lookalike"]

# Viewers beside the seats 0 to 3: who sees no hand, and who sees all of them.
SPECTATOR = 4
OFFICIAL = 5


def lookalike(state: DealState, viewer: int, chance: Chance) -> DealState:
    """
    Give a state that a viewer cannot tell from this one, its secrets drawn by chance.

    A viewer is a seat's number, or `SPECTATOR` or `OFFICIAL`; play must have begun. Kinds stay
    possible: no flower in a hand, four tiles alike in each concealed kong.
    """
    assert state.phase >= TURN, state.phase
    other: DealState = state.copy()
    unseen = [seat for seat in range(4) if not is_seen(other, viewer, seat)]
    hands = [take_up(other, seat) for seat in unseen]
    kongs = kong_places(other, unseen)
    places = wall_places(other)
    pool = bytearray(b"".join(hands))
    pool += bytes([kind for place in kongs for kind in [other.melds[place] & 63] * 4])
    pool += bytes([other.wall[place] for place in places])
    for place in kongs:
        other.melds[place] = CONCEALED_KONG_SET << 6 | take_four(pool, chance)
    plain = chance.shuffled(bytes([kind for kind in pool if kind < 34]))
    dealt = 0
    for seat, hand in zip(unseen, hands, strict=True):
        for kind in plain[dealt : dealt + len(hand)]:
            other.counts[42 * seat + kind] += 1
        dealt += len(hand)
    flowers = bytes([kind for kind in pool if kind >= 34])
    for place, kind in zip(places, chance.shuffled(plain[dealt:] + flowers), strict=True):
        other.wall[place] = kind
    look_again(other, viewer, unseen, chance)
    return other


def is_seen(state: DealState, viewer: int, seat: int) -> bool:
    """
    Tell whether a viewer sees a seat's hand.
    """
    return viewer in {seat, OFFICIAL} or (state.phase >= ENDING and state.winner == seat)


def take_up(state: DealState, seat: int) -> bytes:
    """
    Take a seat's tiles out of its hand, but for penalty tiles, which lie open.
    """
    kind: cython.int
    taken = bytearray()
    for kind in range(34):
        taken += bytes([kind]) * state.free_of(seat, kind)
        state.take_tile(seat, kind, state.free_of(seat, kind))
    return bytes(taken)


def wall_places(state: DealState) -> list[int]:
    """
    List the places of the tiles that nobody has drawn; none where head and tail have met.
    """
    size = state.edition.tiles
    if state.edition.private:
        walls = [range(34 * seat + state.heads[seat], 34 * seat + 34) for seat in range(4)]
        return [place for wall in walls for place in wall]
    gone = [next_from_tail(size, 0, done) for done in range(state.tails)]
    places = [place for place in range(state.heads[0], size) if place not in gone]
    return places if len(places) == size - 53 - state.drawn_count else []


def kong_places(state: DealState, unseen: list[int]) -> list[int]:
    """
    List the melds of these seats that are concealed kongs of a kind that is not public.
    """
    if state.phase >= ENDING or state.edition.rules.table.concealed_kong_public:
        return []
    laid = [4 * seat + place for seat in unseen for place in range(state.meld_counts[seat])]
    return [place for place in laid if state.melds[place] >> 6 == CONCEALED_KONG_SET]


def take_four(pool: bytearray, chance: Chance) -> int:
    """
    Take four tiles alike out of a pool that holds some; give their kind.
    """
    kinds = [kind for kind in range(34) if pool.count(kind) == 4]
    kind: int = kinds[chance.below(len(kinds))]
    pool[:] = pool.replace(bytes([kind]), b"")
    return kind


def look_again(state: DealState, viewer: int, unseen: list[int], chance: Chance) -> None:
    """
    Find anew what hangs on hands that have changed: waits, worths, who may claim.
    """
    place: cython.int
    for place in range(state.river_count):
        if state.river[place] >> 6 in unseen and chance.below(2):
            state.river_marks[place] ^= JUST_DRAWN
    if state.phase >= ENDING:
        return
    for seat in unseen:
        if state.phase == TURN and seat == state.turn:
            look_at_turn(state, seat, chance)
        else:
            see_waits(state, seat)
    if state.phase in {CLAIMS, ROBBING}:
        ask_again(state, viewer)


def look_at_turn(state: DealState, seat: int, chance: Chance) -> None:
    """
    Let any tile of the seat in turn be the one just drawn, and value it.
    """
    if state.drawn == NO_TILE:
        return
    hand = bytes([kind for kind in range(34) for _ in range(state.held(seat, kind))])
    state.drawn = hand[chance.below(len(hand))]
    state.take_tile(seat, state.drawn, 1)
    see_waits(state, seat)
    state.counts[42 * seat + state.drawn] += 1
    see_self_drawn(state)


def ask_again(state: DealState, viewer: int) -> None:
    """
    Ask about the discard or the kong anew; what the viewer has replied stands.
    """
    has_replied = viewer < SPECTATOR and state.replied >> viewer & 1
    reply = state.replies[viewer] if has_replied else 0
    if state.phase == CLAIMS:
        ask_about_discard(state)
    else:
        ask_about_kong(state)
    if has_replied:
        state.asked |= 1 << viewer
        state.replied |= 1 << viewer
        state.replies[viewer] = reply
