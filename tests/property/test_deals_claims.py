"""The claim window, exhaustively: every set of replies, in every order, from every seat."""

from __future__ import annotations

from itertools import permutations, product
from typing import TYPE_CHECKING, NamedTuple

import pytest

from paiju.deal import codes
from paiju.deal.chance import Chance
from paiju.deal.codes import command_fields, event_fields, pack_command, pack_event
from paiju.deal.edition import Edition
from paiju.deal.invariants import check_state
from paiju.deal.opening import dealt
from paiju.deal.state import DealState
from paiju.deal.wall import draw_order, from_draw_order, tile_set
from paiju.rules.editions import EDITIONS, PRESETS, ruleset
from paiju.tiles.tile import TILES

if TYPE_CHECKING:
    from collections.abc import Iterator

RULES = (*EDITIONS, *PRESETS)
FIVE = 4  # 5m is the tile that all look at
KINDS = {str(each): each.kind for each in TILES}


class Table(NamedTuple):
    """
    What the lower, the opposite and the upper seat hold when somebody discards a 5m.
    """

    name: str
    lower: str
    opposite: str
    upper: str


# The pungs in three ranks of a suit make every win worth enough in every edition.
TABLES = (
    Table(
        "three may win, one of them chow",
        "4m 6m 1p 1p 1p 2p 2p 2p 3p 3p 3p 9s 9s",
        "3m 4m 1s 1s 1s 2s 2s 2s 3s 3s 3s E E",
        "6m 7m 5p 5p 5p 6p 6p 6p 7p 7p 7p S S",
    ),
    Table(
        "three may win, the second pung",
        "4m 6m 1p 1p 1p 2p 2p 2p 3p 3p 3p 9s 9s",
        "5m 5m E E 1s 1s 1s 2s 2s 2s 3s 3s 3s",
        "6m 7m 5p 5p 5p 6p 6p 6p 7p 7p 7p S S",
    ),
    Table(
        "chows of three kinds, a win, pung and kong",
        "3m 4m 6m 7m 1p 1p 1p 2p 2p 2p 9s 9s W",
        "3m 4m 1s 1s 1s 2s 2s 2s 3s 3s 3s E E",
        "5m 5m 5m 6p 6p 6p 7p 8p S S W W 9p",
    ),
    Table(
        "chow and pung in one hand, pung nowhere else",
        "3m 4m 5m 5m 6m 7m 1p 2p 3p 9s 9s W W",
        "3m 4m 1s 1s 1s 2s 2s 2s 3s 3s 3s E E",
        "6m 7m 5p 5p 5p 6p 6p 6p 7p 7p 7p S S",
    ),
    Table(
        "the next may kong, two may win",
        "5m 5m 5m 4m 6m 1p 2p 3p 9s 9s W W 9p",
        "3m 4m 1s 1s 1s 2s 2s 2s 3s 3s 3s E E",
        "6m 7m 5p 5p 5p 6p 6p 6p 7p 7p 7p S S",
    ),
)


def kinds(text: str) -> list[int]:
    """
    Read tiles.
    """
    return [KINDS[name] for name in text.split()]


def state_with(rules: str, hands: list[list[int]], drawn: list[int]) -> DealState:
    """
    Deal these hands, and let these tiles be the next, East's fourteenth the first of them.
    """
    edition = Edition(ruleset(rules))
    table = edition.rules.table
    left = list(tile_set(edition.rules))
    for kind in [*(kind for hand in hands for kind in hand), *drawn]:
        left.remove(kind)
    # flowers to the end, where nobody comes to them
    rest = [*Chance(1).shuffled(bytes(kind for kind in left if kind < 34))]
    flowers = [kind for kind in left if kind >= 34]
    wall = [-1] * table.wall_tiles
    for places, hand in zip(dealt(table), hands, strict=True):
        for place, kind in zip(places, hand, strict=False):
            wall[place] = kind
    coming = iter([*drawn, *rest])
    if table.stacks:
        for place in range(52, table.wall_tiles):
            if not 53 + 40 <= place < 53 + 40 + len(flowers):
                wall[place] = next(coming)
        wall = [kind if kind >= 0 else flowers.pop() for kind in wall]
    else:
        for draw in range(4 * 21):
            wall[34 * (draw % 4) + 13 + draw // 4] = next(coming)
    order = draw_order(table)
    state = DealState(edition)
    state.build(from_draw_order(bytes(wall), order), 0)
    if table.stacks:
        state.apply(pack_event(codes.WALL_OPENED, index=0), 0)
    state.apply(pack_event(codes.HANDS_DEALT), 0)
    state.settle_down(0)
    check_state(state)
    return state


# What nobody can claim.
QUIET = kinds("N C F")


def at_discard(rules: str, table: Table, giver: int) -> DealState:
    """
    Bring the table to where this seat has discarded the 5m.
    """
    hands: list[list[int]] = [[]] * 4
    for step, text in enumerate(("", *table[1:])):
        hands[(giver + step) % 4] = kinds(text)
    used = [kind for hand in hands for kind in hand]
    free = [kind for kind in tile_set(ruleset(rules)) if kind < 34]
    for kind in [*used, *QUIET, FIVE]:
        free.remove(kind)
    hands[giver] = [kind for kind in free if kind != FIVE][-13:]
    state = state_with(rules, hands, [*QUIET[:giver], FIVE])
    for seat in range(giver):
        play(state, pack_command(codes.DISCARD, seat, state.drawn))
        while state.turn == seat:
            asked = next(each for each in range(4) if state.waiting() >> each & 1)
            play(state, pack_command(codes.PASS, asked))
    play(state, pack_command(codes.DISCARD, giver, FIVE))
    return state


def play(state: DealState, command: int, at_ms: int = 0) -> list[int]:
    """
    Play what is legal.
    """
    events = state.play(command, at_ms)
    assert events, command_fields(command)
    return events


def precedence(giver: int, replies: dict[int, tuple[int, int]]) -> int | None:
    """
    Say who has the tile: win before pung and kong before chow; of wins the next in order.
    """
    for kinds_ in ({codes.WIN}, {codes.PUNG, codes.MELDED_KONG}, {codes.CHOW}):
        for step in (1, 2, 3):
            seat = (giver + step) % 4
            if seat in replies and replies[seat][0] in kinds_:
                return seat
    return None


def outcome(state: DealState, giver: int, events: list[int]) -> tuple[int | None, int, int]:
    """
    Read from the events who has the tile, for what, and its lowest tile.
    """
    made = {
        codes.WIN_DECLARED: codes.WIN,
        codes.PUNG_MADE: codes.PUNG,
        codes.MELDED_KONG_MADE: codes.MELDED_KONG,
        codes.CHOW_MADE: codes.CHOW,
    }
    for event in events:
        fields = event_fields(event)
        if fields.type in made:
            return fields.seat, made[fields.type], fields.tile
    first = next(each for each in map(event_fields, events) if each.type == codes.TILE_DRAWN)
    assert first.seat == (giver if state.source == codes.AFTER_KONG else (giver + 1) % 4)
    return None, 0, 0


def reply_sets(state: DealState) -> Iterator[dict[int, int]]:
    """
    Give every set of replies of the seats asked.
    """
    asked = [seat for seat in range(4) if state.waiting() >> seat & 1]
    for chosen in product(*(state.legal(seat) for seat in asked)):
        yield dict(zip(asked, chosen, strict=True))


def check_window(state: DealState, giver: int) -> int:
    """
    Play every set of replies in every order, and with time called in place of passes.
    """
    count = 0
    for replies in reply_sets(state):
        fields = {seat: (command & 255, command >> 10 & 63) for seat, command in replies.items()}
        best = precedence(giver, fields)
        claims = {seat for seat, (kind, _) in fields.items() if kind != codes.PASS}
        ends = set()
        for order in permutations(replies):
            count += 1
            after = state.copy()
            events = [event for seat in order for event in play(after, replies[seat])]
            ends.add(after.digest())
            check_end(after, giver, events, best, fields)
            check_overruled(events, claims - {best})
        assert 1 == len(ends), fields
        if state.deadline_ms:
            after = state.copy()
            for seat in claims:
                play(after, replies[seat])
            if after.phase == state.phase and after.asked & ~after.replied:
                events = play(after, pack_command(codes.CALL_TIME, 0), state.deadline_ms)
                check_end(after, giver, events, best, fields)
                check_overruled(events, claims - {best})
    return count


def check_overruled(events: list[int], seats: set[int]) -> None:
    """
    Assert that who claimed and did not get the tile is told so.
    """
    told = [event >> 8 & 3 for event in events if event & 255 == codes.CLAIM_OVERRULED]
    assert sorted(seats) == told


def check_end(
    after: DealState,
    giver: int,
    events: list[int],
    best: int | None,
    fields: dict[int, tuple[int, int]],
) -> None:
    """
    Assert that the tile went where the precedence says.
    """
    who, what, lowest = outcome(after, giver, events)
    assert best == who
    if best is not None:
        assert fields[best][0] == what
        assert lowest == (fields[best][1] if what == codes.CHOW else FIVE)
    check_state(after)


@pytest.mark.parametrize("giver", range(4), ids="ESWN")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
@pytest.mark.parametrize("rules", RULES)
def test_every_reply_in_every_order(rules: str, table: Table, giver: int) -> None:
    """
    What comes of a discard depends on what was asked for, not on who was quicker.
    """
    state = at_discard(rules, table, giver)
    asked = state.waiting().bit_count()

    assert asked == 3
    assert check_window(state, giver) >= 6 * 12


@pytest.mark.parametrize("giver", range(4), ids="ESWN")
@pytest.mark.parametrize("rules", RULES)
def test_every_reply_to_an_added_kong(rules: str, giver: int) -> None:
    """
    Three seats may rob the tile laid to a pung: the next in order does, else the kong is made.
    """
    hands: list[list[int]] = [[]] * 4
    texts = ("5m 5m 5m 9p 9p 9s 9s W W 8p 8p 8s 8s", *TABLES[0][1:])
    for step, text in enumerate(texts):
        hands[(giver + step) % 4] = kinds(text)
    # the 5m comes to the seat after the giver; all other tiles are quiet
    quiet = kinds("N N C C F F P P N C F P N C F P")
    quiet.insert((giver + 1) % 4, FIVE)
    state = state_with(rules, hands, quiet)
    for _ in range(200):
        if state.phase == codes.ROBBING:
            break
        seat = next(seat for seat in range(4) if state.waiting() >> seat & 1)
        legal = state.legal(seat)
        wanted = [
            pack_command(codes.ADDED_KONG, seat, FIVE),
            pack_command(codes.PUNG, seat) if seat == giver and state.tile == FIVE else 0,
            pack_command(codes.PASS, seat),
            pack_command(codes.DISCARD, seat, state.drawn),
        ]
        quiet_discard = next(
            (each for each in reversed(legal) if each & 255 == codes.DISCARD), legal[0]
        )
        play(state, next((each for each in wanted if each in legal), quiet_discard))

    assert (codes.ROBBING, giver) == (state.phase, state.giver)
    assert state.waiting().bit_count() == 3
    assert check_window(state, giver) == 6 * 8


def test_overtaken_only_by_what_is_legal() -> None:
    """
    A seat that may do nothing is not asked, and cannot hold up who may.
    """
    state = at_discard("mcr", TABLES[3], 0)
    for seat in range(4):
        replies = [command & 255 for command in state.legal(seat)]
        assert (codes.PUNG in replies) == (seat == 1)
        assert (codes.WIN in replies) == (seat in {2, 3})
