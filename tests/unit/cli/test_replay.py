"""`paiju replay`: a log's events and tables, as each viewer saw them, by lines and by keys."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, cast

import pytest
from tests.unit.deal.played import played

from paiju.cli import DONE, WRONG, main, replay_keys
from paiju.cli.replay_keys import Walk, walk
from paiju.deal.deal import Deal
from paiju.language import LANGUAGES
from paiju.log.reader import read_log
from paiju.referee.steps import Steps
from paiju.tiles import tile
from paiju.view.commands import SEATS, Discard, Pung
from paiju.view.events import TileDiscarded
from paiju.view.shown import shown_events
from paiju.view.table_view import VIEWERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

    from paiju.view.events import Event
    from paiju.view.table_view import Viewer


def broken_off() -> Deal:
    """
    Give a deal of eight events: the opening, a discard, a pung of it.
    """
    deal = Deal("wsom", seed=9)
    deal.play(Discard("E", tile("C")), 4200)
    deal.play(Pung("N"), 5100)
    return deal


def timed_events(steps: Steps) -> list[tuple[int, Event]]:
    """
    Give the events of a deal where nobody ruled, with their times.
    """
    return [(each.at_ms, cast("Event", each.event)) for each in steps.steps]


@pytest.fixture(name="file")
def _file(tmp_path: Path) -> str:
    path = tmp_path / "deal.jsonl"
    path.write_text("".join(f"{line}\n" for line in broken_off().log("deal/9")), "utf-8")
    return str(path)


@pytest.fixture(scope="module")
def whole() -> Steps:
    """
    Give a deal that was won on a discard.
    """
    for seed in range(1000):
        deal = played("mcr", Random(seed))
        if deal.result is not None and deal.result.ending == "discard":
            return Steps(read_log(deal.log()))
    raise AssertionError


def test_all_events_and_the_table_are_listed(file: str, run: Callable[..., Ran]) -> None:
    """
    What is open to everybody: no wall, no reply, no hand.
    """
    ran = run("replay", file)

    assert (DONE, "") == (ran.code, ran.err)
    assert ran.out.splitlines() == [
        "deal/9, wsom-2008: 6 events",
        "1  0.000 s  East throws 6 and 1",
        "2  0.000 s  West throws 6 and 1",
        "3  0.000 s  The wall opens at stack 49",
        "4  0.000 s  The hands are dealt",
        "5  4.200 s  East discards C",
        "6  5.100 s  North: pung C",
        "",
        "Prevalent wind East, 69 tiles left",
        "  East: 13 tiles",
        "  South: 13 tiles",
        "  West: 13 tiles",
        "> North: 11 tiles [CCC']>",
        "Discards:",
        "  East: (C)",
        "  South: no discards",
        "  West: no discards",
        "  North: no discards",
    ]


@pytest.mark.parametrize(
    ("options", "shown", "hidden"),
    [
        ((), "> East: 14 tiles", "Allowed"),
        (("--seat", "E"), "Allowed: discard", "> East: 14 tiles"),
        (("--seat", "S"), "> East: 14 tiles", "South: 13 tiles"),
        (("--all",), "> East: ", "tiles\n"),
    ],
)
def test_a_table_is_shown_to_its_viewer(
    options: tuple[str, ...],
    shown: str,
    hidden: str,
    file: str,
    run: Callable[..., Ran],
) -> None:
    """
    Each viewer is shown his own hand, all hands, or none, at the number of his own view.
    """
    place = "5 of 8" if "--all" in options else "4 of 6"
    ran = run("replay", file, "--at", place[0], *options)

    assert DONE == ran.code
    assert f"Event {place}, 0.000 s: The hands are dealt" == ran.out.splitlines()[0]
    assert shown in ran.out
    assert hidden not in ran.out


def test_what_is_not_shown_is_said_so(file: str, run: Callable[..., Ran]) -> None:
    """
    Before the first event there is nothing; a sealed reply is the seat's own.
    """
    assert "Before the first of 6 events" in run("replay", file, "--at", "0").out
    assert "not shown to this viewer" in run("replay", file, "--at", "1", "--all").out
    assert "North: pung C" in run("replay", file, "--at", "6").out
    assert "North replies: pung" in run("replay", file, "--at", "6", "--seat", "N").out
    assert "North replies: pung" in run("replay", file, "--at", "7", "--all").out


@pytest.mark.parametrize("viewer", ["spectator", *SEATS])
def test_no_gap_tells_of_what_is_not_shown(
    viewer: Viewer, whole: Steps, run: Callable[..., Ran], tmp_path: Path
) -> None:
    """
    Lines, JSON and single events count what is shown from 1, and only an official as the log does.
    """
    path = tmp_path / "deal.jsonl"
    path.write_text("\n".join(whole.log.lines()), "utf-8")
    options = () if viewer == "spectator" else ("--seat", viewer)
    told = shown_events(timed_events(whole), viewer, whole.about.rules.table)

    lines = run("replay", str(path), *options).out.partition("\n\n")[0].splitlines()
    events = run("replay", str(path), "--json", *options).json["events"]
    last = run("replay", str(path), "--json", "--at", str(len(told)), *options).json

    assert [each.no for each in told] == [int(line.split()[0]) for line in lines[1:]]
    assert f": {len(told)} events" in lines[0]
    assert len(told) < len(whole)
    assert [(each.no, each.at_ms, type(each.event).__name__) for each in told] == [
        (each["no"], each["at_ms"], each["type"]) for each in events
    ]
    assert events[-1] == {key: last[key] for key in events[-1]}


def test_claims_are_asked_for_in_words(file: str, run: Callable[..., Ran]) -> None:
    """
    While a discard may be claimed the table says so.
    """
    out = run("replay", file, "--at", "5", "--seat", "N").out

    assert "The discard C may be claimed" in out
    assert "Allowed: pass, pung" in out


def test_json_has_the_shown_events_and_the_view(file: str, run: Callable[..., Ran]) -> None:
    """
    The names are those of the protocol.
    """
    found = run("replay", file, "--json").json

    assert ["stream", "rules", "viewer", "events", "view"] == list(found)
    assert [1, 2, 3, 4, 5, 6] == [each["no"] for each in found["events"]]
    assert found["events"][-1] == {
        "no": 6,
        "at_ms": 5100,
        "type": "PungMade",
        "data": {"seat": "N", "tile": "C"},
    }
    assert found["view"]["seats"][0]["river"] == [{"tile": "C", "no": 1, "claimed": True}]


def test_json_of_one_event(file: str, run: Callable[..., Ran]) -> None:
    """
    One event, with null where the viewer is shown nothing, and the table after it.
    """
    shown = run("replay", file, "--json", "--at", "5", "--seat", "E").json
    hidden = run("replay", file, "--json", "--at", "1", "--all").json
    before = run("replay", file, "--json", "--at", "0").json

    assert ("TileDiscarded", 4200, "E") == (shown["type"], shown["at_ms"], shown["viewer"])
    assert len(shown["view"]["seats"][0]["concealed"]) == 13
    assert (None, None, 1) == (hidden["type"], hidden["data"], hidden["no"])
    assert (None, None, 0) == (before["type"], before["at_ms"], before["no"])


def test_a_finished_deal_is_explained(
    whole: Steps, run: Callable[..., Ran], tmp_path: Path
) -> None:
    """
    After the table stands what the winning hand counts and who pays.
    """
    path = tmp_path / "deal.jsonl"
    path.write_text("\n".join(whole.log.lines()), "utf-8")

    out = run("replay", str(path)).out

    assert "Scores: " in out
    assert "\nCounted\n" in out
    assert "The deal ends" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_words(lang: str, file: str, run: Callable[..., Ran]) -> None:
    """
    The list and the table can be told in every language.
    """
    assert DONE == run("replay", file, "--lang", lang, "--seat", "N").code


def test_a_log_may_come_through_stdin(file: str, run: Callable[..., Ran]) -> None:
    """
    A dash stands for standard input.
    """
    data = "\n".join(broken_off().log("deal/9")).encode()

    assert run("replay", file).out == run("replay", "-", stdin=data).out


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--at", "7"), "No event has this number at --at: found 7, expected 0 to 6"),
        (("--at", "9", "--all"), "No event has this number at --at: found 9, expected 0 to 8"),
        (("--at", "-1"), "--at"),
        (("--seat", "X"), "Unknown seat: found 'X', expected one of E, S, W, N"),
        (("--seat", "E", "--all"), "Two ways to look at once at --all"),
        (("--lang", "xx"), "Unknown language"),
    ],
)
def test_wrong_options_are_told(
    options: tuple[str, ...], sentence: str, file: str, run: Callable[..., Ran]
) -> None:
    """
    One sentence says what is wrong, and nothing is printed.
    """
    ran = run("replay", file, *options)

    assert (WRONG, "") == (ran.code, ran.out)
    assert sentence in ran.err


def test_a_wrong_file_is_told(file: str, run: Callable[..., Ran], tmp_path: Path) -> None:
    """
    No file, no log, a changed log: the sentence names what is wrong, and where.
    """
    changed = tmp_path / "changed.jsonl"
    changed.write_text("\n".join(broken_off().log()).replace("PungMade", "KongMade"), "utf-8")

    assert "A file that cannot be read: found" in run("replay", f"{file}x").err
    assert "This is no JSON at line 1" in run("replay", "-", stdin=b"no log\n").err
    assert "A line that was changed at line 9, key 'hash'" in run("replay", str(changed)).err


def test_keys_go_both_ways(whole: Steps) -> None:
    """
    Arrows step over shown events, or from discard to discard; Home and End are the ends.
    """
    state = Walk(whole, "spectator")

    def at(*keys: str) -> int:
        for key in keys:
            state.press(key)
        return state.at

    told = shown_events(timed_events(whole), "spectator", whole.about.rules.table)
    discards = [each.no for each in told if isinstance(each.event, TileDiscarded)]
    assert at("\x1b[C") == 1
    assert at(" ", "\x1bOC", "\r") == 4
    assert at("\x1b[D") == 3
    assert at("\x7f", "\x08") == 1
    assert at("\x1b[B") == discards[0]
    assert at("\x1b[B", "\x1b[B") == discards[2]
    assert at("\x1b[A") == discards[1]
    assert at("\x1b[F") == len(told)
    assert at("\x1b[C", "\x1b[B") == len(told)
    assert at("\x1b[H") == 0
    assert at("\x1b[A", "\x1b[D") == 0
    assert at("A", "\x1b[C") == 2
    assert at("\x1b[D") == 0


def test_a_number_jumps(whole: Steps) -> None:
    """
    Digits and Enter go to that event; what is typed can be taken back; too far is the end.
    """
    state = Walk(whole, "official")
    for key in "12":
        state.press(key)
    state.press("\x7f")
    state.press("7")

    assert ("17", 0) == (state.digits, state.at)
    assert "Go to event 17: press Enter" in list(state.lines("en"))
    state.press("\n")
    assert ("", 17) == (state.digits, state.at)
    for key in "99999999":
        state.press(key)
    state.press("\n")
    assert len(whole) == state.at
    state.press("5")
    state.press("x")
    assert ("", len(whole)) == (state.digits, state.at)


def test_letters_change_who_looks(whole: Steps) -> None:
    """
    Seats by their winds, all hands, what is open to everybody, in either case.
    """
    state = Walk(whole, "spectator")
    looked = []
    for key in "eSwNao":
        state.press(key)
        looked.append(state.seen.viewer)

    assert looked == ["E", "S", "W", "N", "official", "spectator"]


def test_another_viewer_looks_at_the_same_time(file: str) -> None:
    """
    The number changes with who looks; what he is not shown leaves him at the event before.
    """
    state = Walk(Steps(read_log(Path(file).read_bytes())), "official")
    numbers = []
    for key in ("7", "\n", "N", "A", "o", "A"):
        state.press(key)
        numbers.append(state.at)

    assert numbers == [0, 7, 6, 7, 5, 6]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_tells_who_looks_and_which_keys(whole: Steps, lang: str) -> None:
    """
    Every step has a screen for every viewer; ? lists the keys once.
    """
    texts = {list(Walk(whole, viewer).lines(lang))[1] for viewer in VIEWERS}
    state = Walk(whole, VIEWERS[-1])
    state.press("?")
    with_keys = list(state.lines(lang))
    state.press("x")

    assert len(texts) == len(VIEWERS)
    assert len(with_keys) == len(list(state.lines(lang))) + 5


def test_walking_ends_when_asked(whole: Steps, capsys: pytest.CaptureFixture[str]) -> None:
    """
    Each key gives a new screen, until q, Escape, or the end of the keys.
    """
    for last in ("q", "\x1b", "\x04", ""):
        keys = iter(["\x1b[C", last])
        walk(whole, "spectator", "en", keys.__next__)
        out = capsys.readouterr().out

        assert out.count("\033[H\033[2J") == 2
        assert "Event 1 of " in out


def test_a_terminal_gets_keys(
    file: str,
    run: Callable[..., Ran],
    terminal: Callable[[int], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    With a terminal on both sides the deal is walked through; with a pipe, or none, it is listed.
    """
    walked: list[int] = []
    monkeypatch.setattr(replay_keys, "walk", lambda steps, *_: walked.append(len(steps)))
    terminal(80)

    assert "6 events" in run("replay", file).out
    for stdin, times in ((None, 0), (_Keyboard(), 1)):
        monkeypatch.setattr(sys, "stdin", stdin)
        assert DONE == main(["replay", file])
        assert times == len(walked)


class _Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True
