"""`paiju play` in lines and in JSON: whole deals, what is told and what is not, options, logs."""

from __future__ import annotations

import io
import json
import re
import shlex
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from tests.unit.cli.typist import ANY_ANSWERS, GREEDY, Typist, sit

from paiju.cli import DONE, WRONG
from paiju.cli.play_lines import LinesPlay
from paiju.deal.replay import replay
from paiju.language import LANGUAGES
from paiju.log.reader import read_log
from paiju.rules.editions import EDITIONS, PRESETS, ruleset
from paiju.view.event_words import event_words
from paiju.view.events import ReplySealed, TileDiscarded
from paiju.view.shown import shown

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.unit.cli.conftest import Ran

    from paiju.view.commands import Seat


@pytest.mark.parametrize("rules", [*EDITIONS, *PRESETS])
def test_whole_deal_by_answers_alone(rules: str, run: Callable[..., Ran]) -> None:
    """
    From the dice to the payment in each edition, every answer typed, many of them wrong.
    """
    ran = run("play", "--rules", rules, "--seed", "3", stdin=(ANY_ANSWERS * 60).encode())

    assert (DONE, "") == (ran.code, ran.err)
    assert ran.out.startswith(f"seed 3, {ruleset(rules).key}\nPrevalent wind East, you are East, ")
    assert "Refused (discard " in ran.out
    assert "The deal ends" in ran.out
    assert ran.out.splitlines()[-1].startswith(("Payments: East ", "Nobody pays."))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", ["E", "S", "W", "N"])
def test_each_event_is_told_once_and_nothing_hidden(
    seat: Seat, lang: str, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """
    What is told is what the seat is shown of each event, and no line names another's draw.
    """
    game = sit("mcr", seat, seed)
    assert DONE == LinesPlay(game, lang, Typist(game, GREEDY)).run()
    lines = capsys.readouterr().out.splitlines()

    table = game.rules.table
    parts = [shown(event, seat, table) for event in game.deal.events]
    assert [each for each in parts if each and not isinstance(each, ReplySealed)] == game.told
    others = "|".join(
        {"E": "East", "S": "South", "W": "West", "N": "North"}[s] for s in "ESWN" if s != seat
    )
    drawn = re.compile(rf"^({others}) draws [1-9ESWNCFP]")
    assert lang != "en" or not [line for line in lines if drawn.match(line)]
    for hand in (line for line in lines if line.startswith(("Hand:", "手牌"))):
        assert len(hand) < 100


def test_no_event_takes_more_than_twelve_words(seed: int) -> None:
    """
    An announcement is heard while play goes on.
    """
    for rules in EDITIONS:
        game = sit(rules, "S", seed)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "stdout", io.StringIO())
            LinesPlay(game, "en", Typist(game, GREEDY)).run()
        assert max(len(event_words(event).split()) for event in game.told) <= 12


def test_end_of_input_is_wrong_input_and_keeps_the_log(
    run: Callable[..., Ran], tmp_path: Path
) -> None:
    """
    The log holds the unfinished deal; `quit` does the same with code 0.
    """
    file = tmp_path / "deal.jsonl"
    ended = run("play", "--seed", "3", "--log", str(file), stdin=b"9m\n")
    first = file.read_text(encoding="utf-8")
    file.write_text("", "utf-8")
    left = run("play", "--seed", "3", "--log", str(file), stdin=b"9m\nq\n")

    assert (WRONG, DONE) == (ended.code, left.code)
    assert [
        "The input ended before the deal.",
        f"The log is in {file}",
    ] == ended.out.splitlines()[-2:]
    assert first == file.read_text(encoding="utf-8")
    assert replay(first).result is None
    assert replay(first).events[-1].__class__.__name__ == "TileDrawn"


def test_log_of_a_whole_deal_is_played_again(run: Callable[..., Ran], tmp_path: Path) -> None:
    """
    The log replays to the same end.
    """
    file = tmp_path / "deal.jsonl"
    answers = (ANY_ANSWERS * 60).encode()
    run("play", "--rules", "wsom", "--seed", "4", "--log", str(file), stdin=answers)

    deal = replay(file.read_bytes())
    assert deal.result is not None
    assert "wsom-2008" == deal.rules.key
    assert 0 == deal.rules.table.discard_ms


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        (["--rules", "riichi"], "Unknown rules"),
        (["--seat", "X"], "Unknown seat: found 'X', expected one of E, S, W, N"),
        (["--prevalent", "Q"], "Unknown prevalent wind: found 'Q'"),
        (
            ["--level", "expert"],
            "Unknown bot: found 'expert', expected one of random, greedy, search",
        ),
        (["--lang", "fr"], "Unknown language"),
        (["--log", "no/such/folder/x"], "A file that cannot be written at --log"),
        (["--pace", "9999"], "does not fit at --pace: found 9999, expected 0 to 5000."),
        (["--pace", "x"], "does not fit at --pace: found 'x', expected a whole number."),
        (["--commit"], "A promise without a log at --commit"),
    ],
)
def test_wrong_options(options: list[str], fault: str, run: Callable[..., Ran]) -> None:
    """
    One sentence, code 2, nothing played.
    """
    ran = run("play", *options)

    assert (WRONG, "") == (ran.code, ran.out)
    assert fault in ran.err
    assert 1 == len(ran.err.splitlines())


def test_example_of_the_help_works(run: Callable[..., Ran]) -> None:
    """
    What the help shows can be typed, and answered.
    """
    example = run("play", "--help").out.splitlines()[-1]

    ran = run(*shlex.split(example.removeprefix("Example: paiju ")), stdin=b"quit\n")

    assert (DONE, "") == (ran.code, ran.err)


def test_without_a_seed_one_is_chosen_and_printed(run: Callable[..., Ran]) -> None:
    """
    The deal can be had again by the seed in its first line.
    """
    first = run("play", stdin=b"quit\n").out
    seed = first.splitlines()[0].removeprefix("seed ").partition(",")[0]

    assert first == run("play", "--seed", seed, stdin=b"quit\n").out


def test_seat_prevalent_and_level(run: Callable[..., Ran]) -> None:
    """
    Where one sits and the prevalent wind are told; random players play otherwise.
    """
    options = ("play", "--seed", "3", "--seat", "N", "--prevalent", "W")
    greedy = run(*options, stdin=b"quit\n").out
    at_chance = run(*options, "--level", "random", stdin=b"quit\n").out

    assert "Prevalent wind West, you are North, " in greedy
    assert greedy != at_chance


def json_lines(ran: Ran) -> list[dict[str, Any]]:
    """
    Read what was printed.
    """
    return [json.loads(line) for line in ran.out.splitlines()]


def test_json_lines(run: Callable[..., Ran]) -> None:
    """
    Events as in the protocol, questions with keys, refusals with reasons, the result.
    """
    ran = run("play", "--json", "--seed", "3", stdin=("h\nno\nwin\n" + ANY_ANSWERS * 60).encode())
    lines = json_lines(ran)

    assert (DONE, "") == (ran.code, ran.err)
    assert {"type": "Seeded", "data": {"seed": 3}} == lines[0]
    kinds = [each["type"] for each in lines]
    assert "View" == kinds[1]
    assert {"DiceThrown", "Asked", "Refused", "TileDiscarded"} <= set(kinds)
    asked = next(each["data"] for each in lines if each["type"] == "Asked")
    assert {"type": "Discard", "data": {"seat": "E", "tile": "9m"}} == asked["9m"]
    refused = [each["data"] for each in lines if each["type"] == "Refused"]
    assert [None, "not_complete"] == [each["reason"] for each in refused[:2]]
    assert "Ended" == kinds[-1]
    end = lines[-1]["data"]
    assert end["totals"].keys() == set("ESWN")
    assert (end["score"] is None) == (end["result"]["winner"] is None)
    hidden = [e for e in lines if e["type"] == "TileDrawn" and e["data"]["seat"] != "E"]
    assert {None} == {each["data"]["tile"] for each in hidden}


def test_json_lines_of_a_deal_that_is_left(run: Callable[..., Ran], tmp_path: Path) -> None:
    """
    The last line says so; the log is written without a word.
    """
    file = tmp_path / "deal.jsonl"
    ran = run("play", "--json", "--seed", "3", "--log", str(file), stdin=b"quit\n")

    assert DONE == ran.code
    assert "Left" == json_lines(ran)[-1]["type"]
    assert file.stat().st_size


def test_a_program_answers_with_commands(run: Callable[..., Ran]) -> None:
    """
    A command as an object is taken; what is none, or another seat's, is refused with all fields.
    """
    answers = (
        '{"type": "Discard", "data": {"seat": "E", "tile": "9m"}}',
        '{"type": "Win", "data": {"seat": "E"}}',
        '{"type": "Discard", "data": {"seat": "S", "tile": "9m"}}',
        '{"type": "CallTime", "data": {}}',
        '{"type": "Discard"}',
        "{",
    )
    typed = "".join(f"{each}\n" for each in answers)
    lines = json_lines(run("play", "--json", "--seed", "3", stdin=typed.encode()))

    discards = [each["data"] for each in lines if each["type"] == "TileDiscarded"]
    assert {"seat": "E", "tile": "9m"}.items() <= discards[0].items()
    refused = [each["data"] for each in lines if each["type"] == "Refused"]
    reasons = [each["reason"] for each in refused]
    assert ["not_complete", None, None, None, None] == reasons
    assert json.loads(answers[1]) == refused[0]["asked"]
    for each in refused:
        assert ["reason", "clause", "asked", "allowed", "words"] == list(each)
        assert {"Discard"} == {command["type"] for command in each["allowed"]}


def test_no_log_is_written_over(run: Callable[..., Ran], tmp_path: Path) -> None:
    """
    A file with something in it stays as it is; one sentence says so.
    """
    file = tmp_path / "deal.jsonl"
    file.write_text("mine", encoding="utf-8")
    ran = run("play", "--log", str(file), stdin=b"quit\n")

    assert (WRONG, "", "mine") == (ran.code, ran.out, file.read_text(encoding="utf-8"))
    assert "A file that is there already at --log" in ran.err


def test_what_happened_stands_in_the_log_before_it_is_told(tmp_path: Path) -> None:
    """
    A process that is killed while it waits for an answer leaves all that was played.
    """
    file = tmp_path / "deal.jsonl"
    command = [sys.executable, "-m", "paiju", "play", "--json", "--seed", "3", "--log", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as player:
        assert player.stdin is not None
        assert player.stdout is not None
        player.stdin.write(b"9m\n")
        player.stdin.flush()
        asked = 0
        while asked < 2:
            asked += json.loads(player.stdout.readline())["type"] == "Asked"
        player.terminate()
        player.communicate()

    events = replay(file.read_bytes()).events
    assert ["9m"] == [
        str(each.tile) for each in events if isinstance(each, TileDiscarded) and each.seat == "E"
    ]


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_a_promised_wall_is_shown_and_verified(
    options: tuple[str, ...], run: Callable[..., Ran], tmp_path: Path
) -> None:
    """
    The promise stands first, the wall last, and the command that verifies agrees.
    """
    file = tmp_path / "deal.jsonl"
    answers = (ANY_ANSWERS * 60).encode()
    played = ("play", "--seed", "4", "--log", str(file), "--commit", *options)
    ran = run(*played, stdin=answers)
    log = read_log(file.read_bytes())
    promise = str(log.header.more["commitment"])

    assert promise in ran.out.splitlines()[0]
    assert ["DealEnded", "WallRevealed"] == [each.type for each in log.envelopes[-2:]]
    assert DONE == run("verify", str(file)).code
    if options:
        lines = json_lines(ran)
        assert ["WallRevealed", "Ended"] == [each["type"] for each in lines[-2:]]
        assert promise == lines[1]["data"]["commitment"]
        assert log.envelopes[-1].data == lines[-2]["data"]


def test_a_deal_that_is_left_shows_no_wall(run: Callable[..., Ran], tmp_path: Path) -> None:
    """
    The promise alone is in its log.
    """
    file = tmp_path / "deal.jsonl"
    run("play", "--seed", "4", "--log", str(file), "--commit", stdin=b"quit\n")
    log = read_log(file.read_bytes())

    assert "commitment" in log.header.more
    assert "WallRevealed" not in {each.type for each in log.envelopes}


def test_completion_knows_rules_and_levels() -> None:
    """
    The table of Botzone is offered beside the editions.
    """
    from paiju.cli.play import _levels, _tables

    assert {*EDITIONS, *PRESETS, "wsom"} == set(_tables())
    assert ["beginner", "club", "strong", "random", "greedy", "search"] == _levels()


def test_prompt_stands_on_a_terminal_alone(capsys: pytest.CaptureFixture[str]) -> None:
    """
    Who types sees where.
    """
    game = sit("mcr", "E", 3)

    class Tty(io.StringIO):
        def isatty(self) -> bool:
            return True

    assert DONE == LinesPlay(game, "en", Tty("quit\n")).run()
    assert "\n> You leave the table" in capsys.readouterr().out


def test_closed_stdin_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Without stdin there is nobody to answer.
    """
    from paiju.cli import main

    monkeypatch.setattr(sys, "stdin", None)

    assert WRONG == main(["play", "--seed", "3"])
    assert "Standard input is closed" in capsys.readouterr().err
