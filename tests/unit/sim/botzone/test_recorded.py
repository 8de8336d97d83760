"""Recorded matches of the platform come out again: messages, wins, values and every `canHu`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.unit.sim.botzone.tables import at, begun, heard, played, recorded, wall

from paiju.bots.levels import bot
from paiju.deal.deal import Deal
from paiju.deal.replay import replay
from paiju.errors import LogError
from paiju.sim.botzone.client import Client
from paiju.sim.botzone.dataset import deal_of, read_text_matches, text_of
from paiju.sim.botzone.judge import Judge
from paiju.sim.botzone.match import answers_record
from paiju.sim.botzone.recorded import match_of
from paiju.sim.botzone.records import judged_again, read_match
from paiju.sim.botzone.verdicts import Heard
from paiju.view.events import ReplySealed

if TYPE_CHECKING:
    from collections.abc import Callable

    from paiju.view.events import Event

MATCHES = recorded()


@pytest.mark.parametrize("match", MATCHES, ids=[str(place) for place in range(len(MATCHES))])
def test_recorded_match_comes_out_again(match: dict[str, Any]) -> None:
    """
    Every line to every seat, what is shown, the scores and the fan, from the answers alone.
    """
    start = match["initdata"]
    judge = Judge(start["walltiles"], start["quan"], start["srand"])

    assert start == judge.initdata
    for item in match["logs"]:
        if "output" in item:
            assert item["output"]["content"] == judge.output["content"]
            assert item["output"]["display"] == judge.output["display"]
        else:
            judge.hear([Heard(item[str(seat)]["response"]) for seat in range(4)])
    assert judge.is_over
    assert judge.fault is None


def test_recorded_matches_are_as_many_as_counted() -> None:
    """
    19 matches with 7,628 messages, 17 wins and 3,823 values of `canHu`.
    """
    outputs = [item["output"] for match in MATCHES for item in match["logs"] if "output" in item]
    values = [value for output in outputs for value in output["display"]["canHu"]]

    assert 19 == len(MATCHES)
    assert 7628 == sum(len(output["content"]) for output in outputs)
    assert 17 == sum(output["display"]["action"] == "HU" for output in outputs)
    assert 3823 == sum(value != -4 for value in values)


@pytest.mark.parametrize("match", MATCHES[:4], ids=str)
def test_players_of_a_recorded_match_can_be_followed(match: dict[str, Any]) -> None:
    """
    A client takes in each seat's requests and answers, and what was answered was legal to it.
    """
    for seat in map(str, range(4)):
        requests = [i["output"]["content"][seat] for i in match["logs"] if "output" in i][:-1]
        answers = [i[seat]["response"] for i in match["logs"] if "output" not in i]
        client = Client(bot("random"))
        client.catch_up(requests, answers)

        assert int(seat) == client.seen.seat
        assert 0 <= client.seen.left(0) <= 21


def _plain(logs: Any) -> list[Any]:
    """
    Give what a record and our export of it share.
    """
    return [
        (item["output"]["content"], {**item["output"]["display"], "srand": 0})
        if "output" in item
        else [item[str(seat)]["response"] for seat in range(4)]
        for item in logs
    ]


def _played(deal: Deal) -> list[Event]:
    """
    Give the events but the wall, and the replies, which may come in any order.
    """
    return [each for each in deal.events[1:] if not isinstance(each, ReplySealed)]


def _without_losers(logs: list[Any]) -> list[Any]:
    """
    Leave out what seats have answered: a claim that gave way does not tell its discard.
    """
    return [item for item in logs if isinstance(item, tuple)]


@pytest.mark.parametrize("match", MATCHES[::3], ids=[str(place) for place in range(0, 19, 3)])
def test_import_and_export_give_the_match_again(match: dict[str, Any]) -> None:
    """
    Record to deal, deal to log, log to deal, deal to record; the text of data sets as well.
    """
    deal = judged_again(read_match(json.dumps(match))).deal
    again = match_of(replay(deal.log("deal/7")))
    (text,) = read_text_matches(text_of(deal, "7").splitlines())
    from_text = deal_of(text)

    assert _without_losers(_plain(match["logs"])) == _without_losers(_plain(again.logs))
    assert deal.digest() == again.judge.deal.digest()
    assert deal.result == from_text.result
    assert _played(deal) == _played(from_text)


def test_kongs_and_errors_are_exported(random_count: Callable[[int], int]) -> None:
    """
    Deals at random have what the recorded ones lack: concealed kongs, robbed claims, all ends.
    """
    for seed in range(random_count(10) + 2):
        deal = played("random", seed).judge.deal
        (text,) = read_text_matches(text_of(deal, str(seed)).splitlines())

        assert deal.digest() == match_of(deal).judge.deal.digest()
        assert _played(deal) == _played(deal_of(text))


@pytest.mark.parametrize(
    "answers", [at(s0="PLAY F1", s1="HU"), at(s0="PLAY F2"), at(s0="PLAY F1", s2="PLAY F1")]
)
def test_a_match_that_ended_by_an_error_is_exported(answers: list[Heard]) -> None:
    """
    A log tells who made the error, not which: it is a run that failed.
    """
    judge = begun(wall("F1 F1 F1"))
    judge.hear(answers)
    match = match_of(judge.deal)

    assert judge.deal.result == match.judge.deal.result
    assert "RE" == match.judge.display["action"]


def test_an_error_after_a_discard_is_exported() -> None:
    """
    The discard stays in the log, the error after it.
    """
    judge = begun(wall("F1 F1 F1", "F2 F2 F1"))
    judge.hear(at(s0="PLAY F1"))
    judge.hear(at(s2="PENG F1"))

    assert [10, 10, -30, 10] == judge.display["score"]
    assert judge.deal.result == match_of(judge.deal).judge.deal.result
    assert "Score 10 10 -30 10" == text_of(judge.deal, "7").splitlines()[-1]


def _changed(change: Callable[[dict[str, Any]], Any]) -> str:
    match = json.loads(json.dumps(MATCHES[0]))
    change(match)
    return json.dumps(match)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("nothing", ""),
        ("[]", ""),
        (_changed(lambda match: match["initdata"].update(walltiles="W1")), "initdata"),
        (_changed(lambda match: match["initdata"].update(walltiles="F9")), "initdata"),
        (_changed(lambda match: match["initdata"].update(quan=4)), "initdata"),
        (
            _changed(lambda match: match["logs"][2].update(output={"content": {"0": "1"}})),
            "item 2",
        ),
        (
            _changed(lambda match: match["logs"][4]["output"]["display"].update(tile="W1")),
            "item 4",
        ),
        (_changed(lambda match: match["logs"].__setitem__(1, 7)), "item 1"),
        (_changed(lambda match: match["logs"].__setitem__(1, {"0": {}})), "item 1"),
        (_changed(lambda match: match["logs"][3].__setitem__("2", None)), "item 4"),
        (_changed(lambda match: match["logs"].append(match["logs"][1])), "item 255"),
    ],
)
def test_a_record_that_does_not_come_out_again_is_refused(text: str, place: str) -> None:
    """
    The error names the item of the record.
    """
    with pytest.raises(LogError) as fault:
        judged_again(read_match(text))

    assert fault.value.place.startswith(place)


def test_an_unfinished_deal_is_no_match() -> None:
    """
    Nor is one under other rules.
    """
    for deal in (Deal("botzone", seed=1), Deal("mcr", seed=1)):
        with pytest.raises(LogError):
            match_of(deal)


def _text(*changes: tuple[str, str]) -> str:
    text = text_of(judged_again(read_match(json.dumps(MATCHES[0]))).deal, "7")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (_text(("Wind 2", "Wind 5")), "line 2"),
        (_text(("Player 0 Draw", "Player 1 Draw")), "line"),
        (_text(("Play", "Throw")), "line"),
        (_text(("Score ", "Score 1 ")), "line"),
        (_text(("Fan ", "Fan 1")), "line"),
        (_text(("Fan ", "Huang\nFan ")), "line"),
        (_text(("Fan ", "What is this\nFan ")), "line"),
        (_text(("Player 0 Deal", "Player 9 Deal")), "line 2"),
        (_text(("Wind 2", "Wind")), "line 2"),
        ("\n".join(_text().splitlines()[:20]), "match 7"),
        ("Match 7", "match 7"),
    ],
)
def test_a_text_that_cannot_be_so_is_refused(text: str, place: str) -> None:
    """
    The error names the line; a match that does not end is none.
    """
    (match,) = read_text_matches(text.splitlines())
    with pytest.raises(LogError) as fault:
        deal_of(match)

    assert fault.value.place.startswith(place)


def test_lines_before_the_first_match_are_a_match_without_a_name() -> None:
    """
    A file may hold one match that names itself nowhere, or none.
    """
    assert ["", "7"] == [each.name for each in read_text_matches(["Wind 0", "Match 7", ""])]
    assert [] == list(read_text_matches([]))


def test_overruled_claims_stand_behind_the_one_that_stood() -> None:
    """
    A pung goes before a chow: the text names both, the record gives the chow a discard of ours.
    """
    judge = begun(wall("W5", "W4 W6 F1", "W5 W5 F2"))
    judge.hear(at(s0="PLAY W5"))
    judge.hear(at(s1="CHI W5 F1", s2="PENG F2"))
    while not judge.is_over:
        own = judge.requests[judge.stage.seat].split()
        is_turn = judge.stage.kind == "turn"
        judge.hear(at(**{f"s{judge.stage.seat}": f"PLAY {own[1]}"}) if is_turn else heard())
    text = text_of(judge.deal, "7")
    match = match_of(judge.deal)

    assert "Player 2 Peng W5 Ignore Player 1 CHI W5\n" in text
    assert judge.deal.digest() == match.judge.deal.digest()
    assert _played(judge.deal) == _played(deal_of(next(read_text_matches(text.splitlines()))))


def test_what_a_program_said_and_took_is_recorded() -> None:
    """
    Memory and debug words stand in a record where there are any.
    """
    told = Heard("PASS", "OK", 5, memory_mb=12, told="well")
    taken = {"time": 5, "memory": 12, "keep_running": False}

    assert {"response": "PASS", "verdict": "OK", **taken, "debug": "well"} == answers_record(
        [told] * 4
    )["0"]


def test_kongs_of_all_kinds_are_exported() -> None:
    """
    A concealed kong, one from a discard, and their lines in the text of the data sets.
    """
    judge = begun(wall("J1 J1 J1 J1 W5", "W5 W5 W5 F2"))
    for answers in (at(s0="GANG J1"), heard(), at(s0="PLAY W5"), at(s1="GANG"), heard()):
        judge.hear(answers)
    judge.hear(at(s1="HU"))
    text = text_of(judge.deal, "7")

    assert judge.deal.result == match_of(judge.deal).judge.deal.result
    assert "Player 0 AnGang J1\n" in text
    assert "Player 1 Gang W5\n" in text
