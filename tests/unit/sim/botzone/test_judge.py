"""The judge: whose claim goes first, what is an error, and how a match ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.unit.sim.botzone.tables import at, begun, heard, wall

from paiju.errors import NotationError
from paiju.sim.botzone.answers import line_of
from paiju.sim.botzone.judge import Judge
from paiju.sim.botzone.names import read_seat, read_tile
from paiju.sim.botzone.verdicts import Fault, Heard
from paiju.view.commands import CallTime

if TYPE_CHECKING:
    from collections.abc import Sequence

READY = "W1 W2 W3 W4 W5 W6 W7 W8 W9 T1 T1 T1 F4"
CLAIMS = wall("W5 F4 F3", "W4 W6 W7 F1", "W5 W5 F2 F2", "T5 T6")


def after(tiles: str, *turns: Sequence[Heard]) -> Judge:
    """
    Judge some turns after the first draw.
    """
    judge = begun(tiles)
    for answers in turns:
        judge.hear(answers)
    return judge


def test_a_match_begins_with_seats_hands_and_a_draw() -> None:
    """
    Three messages come before the first choice, and a wall is drawn from its end.
    """
    judge = Judge(wall(READY, draws=("J1", "", "", "")), 2, 7)

    assert ("0 0 2", "0 1 2", "0 2 2", "0 3 2") == judge.requests
    judge.hear(heard())
    assert f"1 0 0 0 0 {READY}" == judge.requests[0]
    judge.hear(heard())
    assert ("2 J1", "3 0 DRAW", "3 0 DRAW", "3 0 DRAW") == judge.requests
    assert [20, 21, 21, 21] == judge.display["tileCnt"]


def test_a_pung_goes_before_a_chow() -> None:
    """
    The chow that gives way is not looked at: here it could not be made.
    """
    judge = after(CLAIMS, at(s0="PLAY W5"), at(s1="CHI W9 W9", s2="PENG F2"))

    assert "3 2 PENG F2" == judge.requests[0]
    assert judge.fault is None


def test_a_chow_is_made_with_its_discard() -> None:
    """
    The line names the middle tile and the discard; the display the same.
    """
    judge = after(CLAIMS, at(s0="PLAY W5"), at(s1="CHI W6 F1"))

    assert "3 1 CHI W6 F1" == judge.requests[3]
    assert ("CHI", "W6", "F1") == tuple(
        judge.display[key] for key in ("action", "tileCHI", "tile")
    )


def test_a_win_goes_first_and_is_paid() -> None:
    """
    The nearest seat wins; the discarder pays 8 and the fan, the others 8.
    """
    tiles = wall("F4", READY, READY.replace("W", "B").replace("T1", "T9"))
    judge = after(tiles, at(s0="PLAY F4"), at(s1="HU", s2="HU"))

    assert ("HU", 1) == (judge.display["action"], judge.display["player"])
    fan = judge.display["fanCnt"]
    assert isinstance(fan, int)
    assert [-8 - fan, 24 + fan, -8, -8] == judge.display["score"]
    assert {"0": -8 - fan, "1": 24 + fan, "2": -8, "3": -8} == judge.output["content"]
    assert "finish" == judge.output["command"]


def test_kongs_are_told_as_the_platform_does() -> None:
    """
    A concealed kong without its tile, one from a discard as well, an added one with it.
    """
    tiles = wall("J1 J1 J1 J1 W5", "W5 W5 W5 F2", "F2", draws=("", "", "", ""))
    judge = after(tiles, at(s0="GANG J1"))
    assert ("3 0 GANG", "J1") == (judge.requests[1], judge.display["tile"])

    judge.hear(heard())
    assert judge.requests[0].startswith("2 ")
    judge.hear(at(s0="PLAY W5"))
    judge.hear(at(s1="GANG"))
    assert ("3 1 GANG", "W5") == (judge.requests[0], judge.display["tile"])
    judge.hear(heard())
    assert judge.requests[1].startswith("2 ")


def test_an_added_kong_can_be_robbed() -> None:
    """
    Only a win is an answer to it; when nobody wins the same seat draws.
    """
    tiles = wall("F2 W1", "F2 F2 F2 F1", READY, draws=("", "", "", ""))
    turns = [at(s0="PLAY F2"), at(s1="PENG F1")]
    judge = after(tiles, *turns, heard())
    while judge.stage.seat != 1 or judge.stage.kind != "turn":
        own = judge.requests[judge.stage.seat].split()
        is_turn = judge.stage.kind == "turn"
        judge.hear(at(**{f"s{judge.stage.seat}": f"PLAY {own[1]}"}) if is_turn else heard())
    judge.hear(at(s1="BUGANG F2"))
    assert "3 1 BUGANG F2" == judge.requests[2]
    assert Fault(0, "WA", "PENG F1", "illegal") == judge.fault_in(at(s0="PENG F1"))
    judge.hear(heard())
    assert judge.requests[1].startswith("2 ")


@pytest.mark.parametrize(
    ("turns", "fault"),
    [
        ([at(s0="PLAY F2")], Fault(0, "WA", "PLAY F2", "illegal")),
        ([at(s0="PASS")], Fault(0, "WA", "PASS", "illegal")),
        ([at(s0="PENG F4")], Fault(0, "WA", "PENG F4", "illegal")),
        ([at(s0="HU")], Fault(0, "WH", "HU", "false_win")),
        ([at(s0="discard F4")], Fault(0, "WA", "discard F4", "unreadable")),
        ([at(s0="PLAY F9")], Fault(0, "WA", "PLAY F9", "unreadable")),
        ([at(s0="PLAY")], Fault(0, "WA", "PLAY", "unreadable")),
        ([at(s0="GANG F4")], Fault(0, "WA", "GANG F4", "illegal")),
        ([at(s0="BUGANG F4")], Fault(0, "WA", "BUGANG F4", "illegal")),
        ([at(s0="PLAY F4", s3="HU")], Fault(3, "WA", "HU", "only_pass")),
        ([at(s0="PLAY W5"), at(s0="HU")], Fault(0, "WA", "HU", "only_pass")),
        ([at(s0="PLAY W5"), at(s1="HU", s2="PENG F2")], Fault(1, "WH", "HU", "false_win")),
        ([at(s0="PLAY W5"), at(s1="PENG F1")], Fault(1, "WA", "PENG F1", "illegal")),
        ([at(s0="PLAY W5"), at(s2="PENG W5")], Fault(2, "WA", "PENG W5", "illegal")),
        ([at(s0="PLAY W5"), at(s2="PENG J1")], Fault(2, "WA", "PENG J1", "illegal")),
        ([at(s0="PLAY W5"), at(s2="GANG")], Fault(2, "WA", "GANG", "illegal")),
        ([at(s0="PLAY W5"), at(s1="CHI W5 W4")], Fault(1, "WA", "CHI W5 W4", "illegal")),
        ([at(s0="PLAY W5"), at(s1="CHI W9 F1")], Fault(1, "WA", "CHI W9 F1", "illegal")),
        ([at(s0="PLAY W5"), at(s3="CHI T6 T5")], Fault(3, "WA", "CHI T6 T5", "illegal")),
        ([at(s0="PLAY W5"), at(s3="PLAY T5")], Fault(3, "WA", "PLAY T5", "illegal")),
        ([[Heard("PLAY F4"), *[Heard("", "TLE")] * 3]], Fault(1, "TLE", "", "run")),
    ],
)
def test_an_error_ends_the_match(turns: list[list[Heard]], fault: Fault) -> None:
    """
    The offender loses 30, each of the others gets 10; the display has the code.
    """
    judge = after(CLAIMS, *turns)
    scores = [10] * 4
    scores[fault.seat] = -30

    assert judge.is_over
    assert fault == judge.fault
    assert (fault.verdict, scores) == (judge.display["action"], judge.display["score"])
    assert {str(seat): score for seat, score in enumerate(scores)} == judge.output["content"]


def test_an_error_on_the_last_discard_counts__decision_0512() -> None:
    """
    The walls are played out by the discard, and still an answer to it can be wrong.
    """
    judge = begun(wall())
    while sum(judge.left) or judge.stage.kind == "turn":
        seat = judge.stage.seat
        if judge.is_over or (judge.stage.kind != "turn" and not judge.left[(seat + 1) % 4]):
            break
        own = judge.requests[seat].split()
        is_turn = judge.stage.kind == "turn"
        judge.hear(at(**{f"s{seat}": f"PLAY {own[1]}"}) if is_turn else heard())
    judge.hear(at(s1="PENG W1"))

    assert [10, -30, 10, 10] == judge.display["score"]


def test_tiles_and_seats_of_the_protocol_alone_are_read() -> None:
    """
    No flowers among tiles that can be played, no fifth seat, no command without an answer.
    """
    assert "f1" == str(read_tile("H1", flowers=True))
    for wrong in (lambda: read_tile("H1"), lambda: read_seat("4"), lambda: line_of(CallTime())):
        with pytest.raises(NotationError):
            wrong()
