"""Our bots as players of the protocol: they see what the engine shows, and make no fault."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from tests.unit.sim.botzone.tables import at, begun, heard, played, wall

from paiju.bots.bot import Answer
from paiju.bots.levels import LEVELS, bot
from paiju.errors import NotationError, PaijuError
from paiju.sim.botzone.client import Client
from paiju.sim.botzone.judge import Judge, wall_of_seed
from paiju.sim.botzone.match import play_match
from paiju.sim.botzone.moves import legal
from paiju.sim.botzone.seen import Seen
from paiju.sim.botzone.talk import FORMS, KEEP_RUNNING, input_of, newest_in, serve
from paiju.tiles.tile import TILES
from paiju.view.commands import SEATS, Pass

if TYPE_CHECKING:
    from collections.abc import Callable

    from paiju.sim.botzone.talk import Form
    from paiju.view.table_view import TableView


class _Watched(Client):
    """
    Compare what the client has seen with the engine's own view before each answer.
    """

    judge: Judge
    compared = 0

    def _answer(self) -> str:
        deal = self.judge.settled()
        seat = SEATS[self.seen.seat]
        found = legal(self.seen)
        phase = deal.view(seat).phase
        here = {"turn": ("turn",), "discard": ("discarded",), "kong": ("kong_declared",)}
        is_asked = phase in here.get(self.seen.asked, ()) and bool(deal.legal(seat))
        assert is_asked is bool(found)
        if found:
            self.compared += 1
            assert deal.view(seat) == self.seen.view(found)
        return super()._answer()


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_client_sees_what_the_engine_shows(
    level: str, random_count: Callable[[int], int], seed: int
) -> None:
    """
    The whole view and all that is legal, at every decision of every seat.
    """
    compared = 0
    for no in range(random_count(12)):
        players = [_Watched(bot(level, seed=seat)) for seat in range(4)]
        judge = Judge(wall_of_seed(seed + no), no % 4)
        for player in players:
            player.judge = judge
        match = play_match(judge, players)
        compared += sum(player.compared for player in players)

        assert match.judge.fault is None
    assert compared > 10


@pytest.mark.parametrize("level", LEVELS)
def test_our_bots_make_no_fault(
    level: str, random_count: Callable[[int], int], seed: int, *, pure: bool
) -> None:
    """
    No illegal answer and no false win in matches of four.
    """
    if pure and level == "search":
        pytest.skip("a match of it takes a minute uncompiled")
    for no in range(random_count(6)):
        assert played(level, seed + no).judge.fault is None


def test_kongs_of_all_kinds_are_seen() -> None:
    """
    One's own concealed kong is known by one's own answer, another's is face down.
    """
    tiles = wall("J1 J1 J1 J1 W5", "W5 W5 W5 F2")
    judge = begun(tiles)
    clients = [Client(bot("random")) for _ in range(2)]
    for client, line in zip(clients, ("0 0 0", "0 1 0"), strict=True):
        client.seen.hear(line)
    for seat, client in enumerate(clients):
        hand = " ".join(reversed(tiles.split()[34 * seat + 21 : 34 * seat + 34]))
        client.seen.hear(f"1 0 0 0 0 {hand}")
        client.seen.hear(judge.requests[seat])
    clients[0].seen.said(TILES[31])
    judge.hear(at(s0="GANG J1"))
    for client in clients:
        client.seen.hear(judge.requests[0])

    assert "(CCCC)" == str(clients[0].seen.view(()).seats[0].melds[0])
    assert "FaceDownKong()" == repr(clients[1].seen.view(()).seats[0].melds[0])


def test_flowers_are_seen() -> None:
    """
    With flowers a wall has 36 tiles, and who shows one draws again.
    """
    seen = Seen()
    for line in ("0 0 1", f"1 1 0 0 0 {'W1 ' * 4}{'B1 ' * 4}{'T1 ' * 4}F1 H3", "3 1 BUHUA H5"):
        seen.hear(line)
    view = seen.view(())

    assert [1, 1, 0, 0] == [len(seat.flowers) for seat in view.seats]
    assert [22, 22, 23, 23] == [seat.wall_left for seat in view.seats]


@pytest.mark.parametrize(
    "line", ["", "4 1", "2 X9", "3 1 JUMP", "3 1 PENG W1", "3 0 GANG", "1 0 0 0", "3 1 BUGANG W1"]
)
def test_a_request_that_cannot_be_followed_is_told(line: str) -> None:
    """
    The error quotes the line.
    """
    seen = Seen()
    seen.hear("0 0 0")
    if line.startswith("3 1 BUGANG"):
        seen.hear(f"1 0 0 0 0 {'W2 ' * 4}{'B1 ' * 4}{'T1 ' * 4}F1")
    with pytest.raises(NotationError) as fault:
        seen.hear(line)

    assert "a request that cannot be followed" == fault.value.fault


class _Wrong:
    """
    Ask for what is never legal in a turn.
    """

    name = "wrong"

    def answer(self, view: TableView) -> Answer:
        """
        Pass for another seat.
        """
        return Answer(Pass("N" if view.viewer == "E" else "E"))


def test_a_bot_that_asks_for_what_is_not_legal_is_told() -> None:
    """
    It is a broken program, and no answer goes out.
    """
    client = Client(_Wrong())
    for line in ("0 0 0", f"1 0 0 0 0 {'W1 ' * 4}{'B1 ' * 4}{'T1 ' * 4}F1"):
        assert "PASS" == client.answer(line)
    with pytest.raises(PaijuError):
        client.answer("2 F2")


TURN = ["0 0 0", f"1 0 0 0 0 {'W1 ' * 4}{'B1 ' * 4}{'T1 ' * 4}F1", "2 F2"]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("stated", [True, False])
def test_all_forms_are_answered(form: Form, *, stated: bool) -> None:
    """
    One shot with the history, and kept running with the newest request alone.
    """
    first = input_of(TURN, ["PASS", "PASS"], form, {"time_limit": 1})
    later = ["", "3 1 DRAW", '"3 1 PLAY F3"', '{"requests": ["3 2 DRAW"]}', "7"]
    lines = iter([*first.splitlines(), *later])
    out: list[str] = []
    serve(bot("random"), lines, out.append, form=form if stated else None, keep_running=True)
    answers = [json.loads(line)["response"] if form == "json" else line for line in out[::2]]

    assert [KEEP_RUNNING] * 4 == out[1::2]
    assert answers[0].startswith(("PLAY", "GANG"))
    assert 4 == len(answers)


def test_one_shot_answers_once() -> None:
    """
    The program ends after its answer; without input it says nothing.
    """
    out: list[str] = []
    serve(bot("random"), iter(["1", "0 2 0", "never read"]), out.append)
    serve(bot("random"), iter([]), out.append)

    assert ["PASS"] == out


@pytest.mark.parametrize(
    "lines",
    [
        ["{}"],
        ["{nothing"],
        ['{"requests": ["0 0 0", "2 W1"], "responses": []}'],
        ["none"],
        ["2", "0 0 0"],
    ],
)
def test_a_turn_that_is_not_of_the_form_is_told(lines: list[str]) -> None:
    """
    The error says what was expected.
    """
    with pytest.raises(NotationError):
        serve(bot("random"), iter(lines), print)
    assert "" == newest_in('"broken')


def test_an_answer_of_the_past_that_was_none_is_passed_over() -> None:
    """
    What a program said wrongly before has done nothing.
    """
    client = Client(bot("random"))
    client.catch_up(["0 0 0"], ["??"])
    client.replaced("PASS")
    client.restart()

    assert client.seen.kong_said is None
    assert heard()[0].line == client.answer("0 1 0")
