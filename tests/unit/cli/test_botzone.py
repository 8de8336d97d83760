"""`paiju botzone`: play, judge, check, export and import from the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.unit.sim.botzone.tables import recorded

from paiju.cli import DONE, REFUSED, WRONG
from paiju.cli.botzone_words import fault_words
from paiju.deal.replay import replay
from paiju.language import LANGUAGES
from paiju.sim.botzone.talk import KEEP_RUNNING
from paiju.sim.botzone.verdicts import Fault

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

ROOT = Path(__file__).parents[3]
OWN = f"lines:{sys.executable} -m paiju.cli botzone play --level random --keep-running"


@pytest.mark.parametrize("form", [(), ("--form", "lines")])
def test_play_answers_on_stdout(form: tuple[str, ...], run: Callable[..., Ran]) -> None:
    """
    One answer, and with --keep-running one a line.
    """
    once = run("botzone", "play", "--level", "random", *form, stdin=b"1\n0 1 2\n")
    running = run("botzone", "play", "--keep-running", *form, stdin=b"1\n0 1 2\n0 1 2\n")

    assert (DONE, "PASS\n") == (once.code, once.out)
    assert 2 * f"PASS\n{KEEP_RUNNING}\n" == running.out


def test_json_is_answered_in_json(run: Callable[..., Ran]) -> None:
    """
    The first line tells the form.
    """
    turn = json.dumps({"requests": ["0 1 2"], "responses": []}).encode()

    assert {"response": "PASS"} == run("botzone", "play", stdin=turn).json


def test_a_program_is_judged_through_the_protocol(run: Callable[..., Ran], tmp_path: Path) -> None:
    """
    Our bot as a process of its own beside three in this one; the record judges the same again.
    """
    out, again = tmp_path / "matches.jsonl", tmp_path / "again.jsonl"
    options = ("--seed", "7", "--time-limit", "60000", "--memory-limit", "0")
    judged = run(
        "botzone", "judge", OWN, "greedy", "greedy", "greedy", *options, "--out", str(out)
    )
    names = ("random", "greedy", "greedy", "greedy")
    walls = run("botzone", "judge", *names, "--json", "--walls", str(out), "--out", str(again))

    match = json.loads(out.read_text("utf-8"))
    assert (DONE, "") == (judged.code, judged.err)
    assert [line.split("  ")[0] for line in judged.out.splitlines()][:2] == ["seed 7", "7"]
    assert match["initdata"] == json.loads(again.read_text("utf-8"))["initdata"]
    assert 0 == sum(walls.json["scores"])


def test_an_error_is_told_by_the_exit_code(run: Callable[..., Ran]) -> None:
    """
    A program that says nothing ends each match.
    """
    ran = run(
        "botzone", "judge", "true", "greedy", "greedy", "greedy", "--seed", "7", "--matches", "2"
    )

    assert REFUSED == ran.code
    assert ["7  RE  -30 10 10 10", "8  RE  -30 10 10 10"] == ran.out.splitlines()[1:3]
    assert "-60  true" in ran.out


@pytest.mark.parametrize(
    "arguments",
    [
        ("judge", "greedy"),
        ("judge", "greedy", "greedy", "greedy", "no-such-program"),
        ("judge", "greedy", "greedy", "greedy", "cat", "--form", "xml"),
        ("judge", "greedy", "greedy", "greedy", "greedy", "--walls", "no-such-file"),
        ("play", "--level", "nobody"),
        ("export", "no-such-file"),
        ("import", "no-such-file"),
    ],
)
def test_wrong_input_is_told_in_a_sentence(
    arguments: tuple[str, ...], run: Callable[..., Ran]
) -> None:
    """
    Exit code 2, one sentence on stderr.
    """
    ran = run("botzone", *arguments)

    assert WRONG == ran.code
    assert 1 == len(ran.err.splitlines())


@pytest.mark.parametrize("as_json", [(), ("--json",)])
def test_check_lists_the_faults(as_json: tuple[str, ...], run: Callable[..., Ran]) -> None:
    """
    `echo` answers, but never plays a tile: each draw of its own is a fault.
    """
    ran = run("botzone", "check", "lines:echo PASS", "--seed", "3", *as_json)
    lines = ran.out.splitlines()

    assert REFUSED == ran.code
    assert len(lines) > 10
    if as_json:
        first = json.loads(lines[0])
        assert (3, "WA", "illegal") == (first["message"], first["verdict"], first["why"])
    else:
        assert "message 3 (2 " in lines[1]
        assert f"{len(lines) - 2} faults" == lines[-1]


def test_the_group_alone_shows_its_help(run: Callable[..., Ran]) -> None:
    """
    It names its commands.
    """
    assert "judge" in run("botzone").out


def test_the_program_of_the_guide_plays(run: Callable[..., Ran], tmp_path: Path) -> None:
    """
    It makes no error in a match in which nobody restarts it.
    """
    guide = (ROOT / "docs/guides/botzone.md").read_text("utf-8")
    bot = tmp_path / "drawer.py"
    bot.write_text(guide.partition("```python\n")[2].partition("```")[0], "utf-8")
    options = ("--seed", "7", "--time-limit", "60000")
    ran = run("botzone", "judge", f"lines:{bot}", "greedy", "greedy", "greedy", *options)

    assert (DONE, "") == (ran.code, ran.err)


def test_a_program_that_cannot_be_restarted_is_told(
    run: Callable[..., Ran], tmp_path: Path
) -> None:
    """
    One that takes the history for requests fails after a restart, and only then.
    """
    each = 'case $line in 1|"0 "*|"1 "*|"3 "*) echo PASS ;; "2 "*) echo PLAY ${line#2 } ;; esac'
    script = tmp_path / "bot.sh"
    first = "read -r n; [ $n = 1 ] || exit 3"
    later = f'while read -r line; do {each}; echo "{KEEP_RUNNING}"; done'
    script.write_text(f"{first}\n{later}", "utf-8")
    ran = run("botzone", "check", f"lines:sh {script}", "--seed", "3", "--time-limit", "60000")
    faults = ran.out.splitlines()[1:-1]

    assert faults
    assert "message 25 " in faults[0]
    assert faults[0].endswith("started again with the whole history")


def test_check_finds_nothing_in_our_bots(run: Callable[..., Ran]) -> None:
    """
    Exit code 0.
    """
    ran = run("botzone", "check", "greedy", "--seed", "3")

    assert (DONE, "0 faults") == (ran.code, ran.out.splitlines()[-1])


def test_what_the_platform_or_its_end_says_is_told(run: Callable[..., Ran]) -> None:
    """
    The last words of a program that failed stand behind its fault.
    """
    ran = run("botzone", "check", "lines:sh -c 'echo why >&2; exit 1'", "--seed", "3")

    assert ran.out.splitlines()[1].endswith("[why]")


def test_records_are_imported_and_exported(run: Callable[..., Ran], tmp_path: Path) -> None:
    """
    A recorded match becomes a log, a log a match or a text, and a text a log.
    """
    matches = tmp_path / "matches.jsonl"
    lines = [json.dumps(match) for match in recorded()[:2]]
    matches.write_text("\n".join([*lines, ""]), "utf-8")

    told = run("botzone", "import", str(matches), "--out", str(tmp_path)).out
    printed = run("botzone", "import", str(matches)).out
    log = tmp_path / "1.jsonl"
    match = run("botzone", "export", str(log)).json
    text = run("botzone", "export", str(log), "--text").out
    (tmp_path / "text").write_text(text, "utf-8")
    from_text = run("botzone", "import", str(tmp_path / "text"), "--text").out

    assert "2 matches\n" == told
    assert log.read_text("utf-8") + (tmp_path / "2.jsonl").read_text("utf-8") == printed
    assert recorded()[0]["initdata"]["walltiles"] == match["initdata"]["walltiles"]
    assert replay(log.read_bytes()).result == replay(from_text).result


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_words(lang: str) -> None:
    """
    In four languages, each another.
    """
    faults = [Fault(0, verdict, "", "run") for verdict in ("TLE", "MLE", "RE", "NJ")]
    faults += [
        Fault(0, "WA", "", why) for why in ("unreadable", "only_pass", "illegal", "false_win")
    ]

    assert 8 == len({fault_words(fault, lang) for fault in faults})
