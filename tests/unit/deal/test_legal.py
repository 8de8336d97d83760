"""What is legal, and every reason for which guided play refuses a command."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.deal.tables import offers, play, refused, table_of

from paiju.deal import codes
from paiju.deal.codes import pack_command

EAST = {"E": "1111m 28p 369s ESW 5p 9p", "S": "23m 456m 789s 999p 46p"}


def test_legal_commands_are_ordered_by_type_and_tile() -> None:
    """
    Discards by kind, then concealed kongs, added kongs and a win.
    """
    deal = table_of("wsom", {"E": "1111m 23m 456m 99p 456p"})

    assert offers(deal, "E") == [
        *(
            f"Discard {tile}"
            for tile in ["1m", "2m", "3m", "4m", "5m", "6m", "4p", "5p", "6p", "9p"]
        ),
        "ConcealedKong 1m",
        "Win",
    ]


def test_only_the_seat_in_turn_may_act() -> None:
    """
    Others have nothing to ask, and are told so.
    """
    deal = table_of("wsom", EAST)

    assert deal.legal("S") == ()
    assert refused(deal, "S 4p") == "not_your_turn"
    assert refused(deal, "S concealed 4p") == "not_your_turn"
    assert refused(deal, "S win") == "not_asked"
    assert refused(deal, "S pung") == "not_asked"


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("E 2m", "tile_not_held"),
        ("E concealed E", "tile_not_held"),
        ("E concealed 1m", ""),
        ("E added 2m", "tile_not_held"),
        ("E added 1m", "no_pung_to_add_to"),
        ("E win", "not_complete"),
        ("E pass", "not_asked"),
        ("time", "too_early"),
    ],
)
def test_why_a_command_of_the_seat_in_turn_is_refused(asked: str, reason: str) -> None:
    """
    Tiles that are not there, sets that are not there, a hand that is not complete.
    """
    assert reason == refused(table_of("wsom", EAST), asked)


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("S pass", ""),
        ("S chow 4p", ""),
        ("S win", ""),
        ("S chow 3p", "no_such_set"),
        ("S chow 1m", "no_such_set"),
        ("S pung", "no_such_set"),
        ("S kong", "no_such_set"),
        ("W chow 4p", "not_from_upper_seat"),
        ("W win", "not_complete"),
        ("W pass", "not_asked"),
        ("E pung", "own_discard"),
        ("E 9p", "not_your_turn"),
    ],
)
def test_why_a_reply_is_refused(asked: str, reason: str) -> None:
    """
    East discards 5p: South waits for it and can chow it, the others have nothing to claim.
    """
    deal = table_of(
        "wsom",
        {
            "E": "147m 28p 369s ESW 5p 9p F",
            "S": "123m 456m 789s 99p 46p",
            "W": "258m 19p 147s SWNFP",
        },
    )
    play(deal, "E 5p")

    assert reason == refused(deal, asked)


def test_in_the_turn_of_a_claim_nothing_completes_the_hand() -> None:
    """
    Having chowed the tile that would have won, South may not win any more.
    """
    deal = table_of("wsom", {"E": "147m 28p 369s ESW 5p 9p F", "S": "123m 456m 789s 99p 46p"})
    play(deal, "E 5p", "S chow 4p", "pass")

    assert refused(deal, "S win") == "not_complete"


@pytest.mark.parametrize(
    "packed",
    [
        0,
        11,
        pack_command(codes.DISCARD, 0, 42),
        pack_command(codes.PASS, 1, 3),
        pack_command(codes.WIN, 0, 3),
        pack_command(codes.PASS, 1, extra=1),
        pack_command(codes.CALL_TIME, 1),
        pack_command(codes.FORFEIT, 1, 3),
        pack_command(codes.STANDING_SET, 1),
    ],
)
def test_malformed_commands_are_unknown(packed: int) -> None:
    """
    A field that the type does not have, or a type that is none.
    """
    state = table_of("wsom", EAST).state

    assert codes.UNKNOWN_COMMAND == state.refusal(packed, 0)


@pytest.mark.parametrize("kind", [codes.DISCARD, codes.CONCEALED_KONG, codes.ADDED_KONG])
@pytest.mark.parametrize("tile", [34, 41, codes.NO_TILE])
@pytest.mark.parametrize("enforcement", ["guided", "faithful"])
def test_flowers_and_no_tile_are_not_held(kind: int, tile: int, enforcement: Any) -> None:
    """
    Nobody discards a flower, or makes a kong of it; nor of no tile at all.
    """
    state = table_of("wsom", EAST, enforcement=enforcement).state
    is_single = enforcement == "guided" or kind == codes.DISCARD
    reason = codes.TILE_NOT_HELD if is_single else codes.NOT_IN_FAITHFUL_PLAY

    assert reason == state.refusal(pack_command(kind, 0, tile), 0)
    other = codes.NOT_YOUR_TURN if is_single else reason
    assert other == state.refusal(pack_command(kind, 1, tile), 0)


@pytest.mark.parametrize("tile", [7, 8, 27, 34, codes.NO_TILE])
def test_what_begins_no_chow_makes_no_set(tile: int) -> None:
    """
    No chow begins with an 8, a 9, an honor, a flower or nothing.
    """
    deal = table_of(
        "wsom",
        {"E": "147m 28p 369s ESW 5p 9p F", "S": "123m 456m 789s 99p 46p"},
    )
    play(deal, "E 5p")

    assert codes.NO_SUCH_SET == deal.state.refusal(pack_command(codes.CHOW, 1, tile), 0)


@pytest.mark.parametrize(
    ("rules", "enforcement", "reason"),
    [
        ("wsom", "guided", "no_forfeit"),
        ("mcr", "guided", "no_forfeit"),
        ("mcr", "faithful", "no_forfeit"),
        ("botzone", "guided", ""),
        ("botzone", "faithful", "not_in_faithful_play"),
    ],
)
def test_forfeits_belong_to_editions_that_have_them(
    rules: str, enforcement: Any, reason: str
) -> None:
    """
    Where no error ends a deal, that is what is said.
    """
    assert reason == refused(table_of(rules, {}, enforcement=enforcement), "E forfeit")


@pytest.mark.parametrize("act", range(codes.CALL_CHOW, codes.WITHDRAW + 1))
def test_single_acts_belong_to_faithful_play(act: int) -> None:
    """
    Guided play knows no calls, shows and touches.
    """
    state = table_of("wsom", EAST).state

    assert codes.NOT_IN_GUIDED_PLAY == state.refusal(pack_command(act, 0), 0)


def test_nothing_is_legal_after_the_end() -> None:
    """
    A won deal takes no command.
    """
    deal = table_of("wsom", {"E": "123m 456m 789s 99p 456p"})
    play(deal, "E win")

    assert [()] * 4 == [deal.legal(seat) for seat in "ESWN"]
    assert refused(deal, "S pass") == "deal_over"
    assert refused(deal, "time", 10**9) == "deal_over"


def test_seat_barred_from_claims_is_told_so() -> None:
    """
    South may still chow; an official has taken West's claims away.
    """
    deal = table_of(
        "wsom", {"E": "147m 28p 369s ESWN C 5p", "S": "46p 19m 19s 369s ESWN", "W": "55p 147m"}
    )
    deal.set_standing("W", can_win=True, can_claim=False)
    play(deal, "E 5p")

    assert refused(deal, "W pung") == "claim_barred"
