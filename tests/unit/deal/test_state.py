"""The state as a fold: events, copies, digests, numbers; what `apply` asserts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.unit.deal.tables import table_of

import paiju
from paiju.deal import codes, mishap_codes
from paiju.deal.chance import Chance
from paiju.deal.codes import pack_command, pack_event
from paiju.deal.edition import Edition
from paiju.deal.opening import chance_of, opening
from paiju.deal.state import DealState
from paiju.rules.editions import ruleset
from paiju.scoring.appraiser import Appraiser

NUMBERS = Path(paiju.__file__).parent / "deal" / "numbers.pxd"


def opened(rules: str = "wsom", seed: int = 1) -> DealState:
    """
    Build, open and deal a seeded wall.
    """
    edition = ruleset(rules)
    state = DealState(Edition(edition))
    wall, dice = chance_of(edition, Chance(seed))
    state.build(wall, 0)
    if edition.table.stacks:
        state.apply(pack_event(codes.WALL_OPENED, index=opening(edition, dice).head), 0)
    state.apply(pack_event(codes.HANDS_DEALT), 0)
    state.settle_down(0)
    return state


def test_compiled_modules_have_the_same_numbers() -> None:
    """
    `numbers.pxd` repeats every number of `codes` and `mishap_codes`, and no other.
    """
    told = dict(
        re.findall(r"^    (\w+) = (\d+)$", NUMBERS.read_text(encoding="utf-8"), re.MULTILINE)
    )
    own = {
        name: str(value)
        for name, value in (vars(codes) | vars(mishap_codes)).items()
        if name.isupper() and isinstance(value, int)
    }

    assert own == told


def test_a_command_and_what_follows_it_is_one_batch() -> None:
    """
    A discard that nobody can claim is followed by the next draw.
    """
    state = opened()
    while True:
        turn = state.turn
        discard = state.legal(turn)[0]
        events = state.play(discard, 0)
        if len(events) > 1:
            break
        for seat in range(4):
            if state.legal(seat):
                state.play(pack_command(codes.PASS, seat), 0)

    assert [codes.TILE_DISCARDED, codes.TILE_DRAWN] == [event & 255 for event in events]
    assert state.automatic() == 0


def test_refused_command_makes_no_event() -> None:
    """
    `play` gives nothing, and the state stays as it was.
    """
    state = opened()
    before = state.digest()
    wrong = pack_command(codes.DISCARD, 2, 0)

    assert state.refusal(wrong, 0) == codes.NOT_YOUR_TURN
    assert state.play(wrong, 0) == []
    assert state.decide(wrong, 0) == []
    assert before == state.digest()


def test_decide_gives_what_play_does_and_changes_nothing() -> None:
    """
    The same events, on a copy.
    """
    state = opened()
    before = state.digest()
    command = state.legal(0)[0]

    decided = state.decide(command, 5)
    assert before == state.digest()
    assert decided == state.play(command, 5)
    assert before != state.digest()


def test_event_of_a_command_is_the_first_that_it_makes() -> None:
    """
    `event_of` names it without playing it.
    """
    state = opened()
    command = state.legal(0)[0]

    assert state.event_of(command) == state.decide(command, 0)[0]


def test_copy_goes_on_by_itself() -> None:
    """
    Playing a copy leaves the first as it was; both have the same layout before.
    """
    state = opened("mcr")
    twin = state.copy()
    assert state.layout() == twin.layout()
    twin.play(twin.legal(0)[0], 7)

    assert state.layout() != twin.layout()
    assert state.now_ms == 0


def test_fold_over_the_events_gives_an_equal_state__design() -> None:
    """
    The events of a deal, applied to an empty state, lead to the same digest each time.
    """
    deal = table_of("mcr", {"E": "f1 147m 258p 369s EEEE"})
    state = DealState(Edition(deal.rules))
    _, _, packed = deal._packed[0]
    state.build(deal._wall, 0)
    for event in packed[1:]:
        state.apply(event, 0)

    assert deal.digest() == state.digest()


def test_digest_is_of_the_canonical_layout() -> None:
    """
    32 bytes over eight bytes a cell.
    """
    state = opened()

    assert len(state.digest()) == 32
    assert len(state.layout()) % 8 == 0
    assert opened(seed=2).digest() != state.digest()


@pytest.mark.parametrize(
    "wrong",
    [
        pack_event(codes.TILE_DRAWN, 0, 33, 53),
        pack_event(codes.TILE_DRAWN, 0, 0, 60),
        pack_event(codes.TILE_DISCARDED, 1, 0),
        pack_event(codes.DEAL_ENDED, extra=4),
        pack_event(codes.REPLY_SEALED, 1, extra=codes.PASS),
        pack_event(codes.FLOWER_SHOWN, 0, 34),
        pack_event(codes.ADDED_KONG_MADE, 0, 3),
        pack_event(codes.WIN_DECLARED, 0, 3, extra=1, value=7),
    ],
)
def test_apply_asserts_what_it_is_told(wrong: int) -> None:
    """
    A tile that does not lie at its place, a discard out of turn and the like cannot have been.
    """
    with pytest.raises(AssertionError):
        opened().apply(wrong, 0)


def test_apply_asserts_that_time_runs_forward() -> None:
    """
    An event before the last one cannot have been.
    """
    state = opened()
    state.play(state.legal(0)[0], 10)

    with pytest.raises(AssertionError):
        state.apply(pack_event(codes.TIME_CALLED), 9)


def test_a_wall_of_another_size_cannot_be_built() -> None:
    """
    The door checks walls; here it is asserted.
    """
    with pytest.raises(AssertionError):
        DealState(Edition(ruleset("mcr"))).build(bytes(136), 0)


def test_waiting_names_the_seats_that_may_ask() -> None:
    """
    In a turn one seat; in a window those that have not replied; after the end nobody.
    """
    deal = table_of("wsom", {"E": "147m 28p 369s ESWN C 5p", "S": "46p 19m 19s 369s ESWN"})
    state = deal.state
    assert state.waiting() == 0b0001
    state.play(pack_command(codes.DISCARD, 0, 13), 0)

    assert state.waiting() & 0b0010
    assert state.possible(1) == state.legal(1)


def test_standing_takes_rights_away_and_gives_them_back() -> None:
    """
    Barred from winning in an open window, South may still chow; barred from both he is not asked.
    """
    hands = {"E": "147m 28p 369s ESWN C 5p", "S": "123m 456m 789s 99p 46p"}
    deal = table_of("wsom", hands)
    state = deal.state
    state.play(pack_command(codes.DISCARD, 0, 13), 0)
    assert [codes.PASS, codes.CHOW, codes.WIN] == [each & 255 for each in state.legal(1)]

    deal.set_standing("S", can_win=False, can_claim=True)
    assert [codes.PASS, codes.CHOW] == [each & 255 for each in state.legal(1)]
    win = pack_command(codes.WIN, 1)
    assert state.refusal(win, 0) == codes.WIN_BARRED
    deal.set_standing("S", can_win=False, can_claim=False)
    assert state.asked & 2 == 0
    assert (state.no_win, state.no_claim) == (2, 2)
    deal.set_standing("S", can_win=True, can_claim=True)
    assert (state.no_win, state.no_claim) == (0, 0)


def test_standing_in_ones_own_turn_bars_the_win_and_the_kong() -> None:
    """
    East, complete with his dealt hand, loses his win and has it back; a kong goes with claims.
    """
    deal = table_of("wsom", {"E": "1111m 23m 456m 99p 456p"})
    assert "Win" in {type(each).__name__ for each in deal.legal("E")}
    deal.set_standing("E", can_win=False, can_claim=False)
    assert {"Discard"} == {type(each).__name__ for each in deal.legal("E")}
    kong = pack_command(codes.CONCEALED_KONG, 0, 0)
    assert deal.state.refusal(kong, 0) == codes.CLAIM_BARRED
    assert deal.state.refusal(pack_command(codes.WIN, 0), 0) == codes.WIN_BARRED
    deal.set_standing("E", can_win=True, can_claim=True)

    assert {"Discard", "ConcealedKong", "Win"} == {type(each).__name__ for each in deal.legal("E")}


def test_what_python_reads_of_a_table() -> None:
    """
    Hands, melds, flowers, discards and the wall are copies of what stands there.
    """
    deal = table_of(
        "mcr", {"E": "f1 147m 28p 369s ESWN 5p", "S": "46p 19m 19s 369s ESWN"}, tail="C"
    )
    state = deal.state
    assert sum(state.hand(0)) == 14
    assert state.flowers_of(0) == [34]
    assert len(state.wall_tiles()) == 144
    assert state.tiles_left() == 90
    state.play(pack_command(codes.DISCARD, 0, 13), 0)
    state.play(pack_command(codes.CHOW, 1, 12), 0)

    assert state.discards() == [(0, 13, codes.CLAIMED)]
    assert state.melds_of(1) == [(12, 0 | 1 << codes.PLACE_SHIFT)]
    assert state.penalties_of(1) == (bytes(34), bytes(34))
    assert state.of_seats()["last_own"] == [0, -1, -1, -1]


def test_fault_changes_nothing_by_itself() -> None:
    """
    The event is there for the referee; the table stays as it was.
    """
    state = opened()
    before = state.layout()
    state.apply(pack_event(codes.FAULT_COMMITTED, 2, extra=3), 0)

    assert before == state.layout()


def test_waiting_in_faithful_play_names_all_who_can_act() -> None:
    """
    East in his turn; after a discard the next seat, who can draw, and those with a claim.
    """
    hands = {"E": "147m 28p 369s ESWN C 5p", "N": "345m 678m 234s FF 34p"}
    state = table_of("wsom", hands, enforcement="faithful").state
    assert state.waiting() == 0b0001
    state.play(pack_command(codes.DISCARD, 0, 13), 0)

    assert state.waiting() & 0b1011 == 0b1010


def test_appraiser_values_nothing_by_itself(*, pure: bool) -> None:
    """
    The kernels do; what they share is a row. Compiled it has no door for Python.
    """
    if pure:
        assert Appraiser().appraise() == -1
    else:
        assert not hasattr(Appraiser(), "appraise")
