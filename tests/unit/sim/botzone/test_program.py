"""Programs as players: asked in every form, timed, measured, started again; and their faults."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from paiju.bots.levels import bot
from paiju.errors import NotationError
from paiju.sim.botzone.checking import Finding, faults_of_match
from paiju.sim.botzone.client import Client
from paiju.sim.botzone.judge import Judge, wall_of_seed
from paiju.sim.botzone.program import Limits, Program, command_of
from paiju.sim.botzone.talk import KEEP_RUNNING
from paiju.sim.botzone.verdicts import Fault

LONG = Limits(20_000, 0)
SHORT = Limits(150, 0)
# Programs without Python's start: the shell is there at once.
READ = "read -r line;"


def shell(script: str) -> str:
    """
    Give the command line of a program written for the shell.
    """
    return f"sh -c '{script}'"


def test_a_python_file_archive_or_folder_is_run_by_this_python(tmp_path: Path) -> None:
    """
    As the platform runs them; anything else is a command line.
    """
    (tmp_path / "__main__.py").touch()

    assert (sys.executable, "bot.zip", "-v") == command_of("bot.zip -v")
    assert (sys.executable, str(tmp_path)) == command_of(str(tmp_path))
    assert ("./bot",) == command_of("./bot")
    for wrong in ("", "'"):
        with pytest.raises(NotationError):
            command_of(wrong)


def test_a_program_that_ends_gets_the_history_each_time() -> None:
    """
    In lines it says how many requests there are; the first line out is the answer.
    """
    program = Program(shell("read -r n; echo PASS $n; echo told"), "lines", LONG)
    first, second = program.ask("0 1 2"), program.ask("1 0 0 0 0")
    again = program.ask("0 1 2")

    assert ["PASS 1", "PASS 2", "PASS 1"] == [each.line for each in (first, second, again)]
    assert ("told", False, "OK") == (first.told, first.keeps_running, first.verdict)


def test_a_program_that_keeps_running_gets_the_newest_request_alone() -> None:
    """
    Started again it gets the history, and so it does after an answer of its own was replaced.
    """
    each = f'case $line in 1) ;; *) echo $line; echo "{KEEP_RUNNING}" ;; esac'
    script = f"while {READ} do {each}; done"
    program = Program(shell(script), "lines", LONG)
    heard = [program.ask("0 1 2"), program.ask("2 W1")]
    program.replaced("PASS")
    program.close()

    assert ["0 1 2", "2 W1"] == [each.line for each in heard]
    assert all(each.keeps_running for each in heard)
    assert ["0 1 2", "PASS"] == program.responses


def test_json_is_read_and_written() -> None:
    """
    The response is taken from the object, what else it says is kept.
    """
    line = '{"response": "PASS", "debug": "well"}'
    program = Program(
        shell(f'{READ} echo "{line}"'.replace('"{', '"{').replace('"r', '\\"r')), "json", LONG
    )
    echo = Program("cat", "json", LONG)
    printer = Program(f"printf %s\\\\n '{line}'", "json", LONG)
    heard = printer.ask("0 1 2")
    program.close()
    echo.close()

    assert ("PASS", "well", "OK") == (heard.line, heard.told, heard.verdict)


@pytest.mark.parametrize(
    ("script", "form", "limits", "verdict"),
    [
        ("sleep 9", "lines", SHORT, "TLE"),
        (f"{READ} echo PASS; exec 1>&-; sleep 9", "lines", SHORT, "TLE"),
        ("exit 0", "lines", LONG, "RE"),
        (f"{READ} echo wrong >&2; exit 3", "lines", LONG, "RE"),
        (f"{READ} echo PASS", "json", LONG, "NJ"),
        (f"{READ} echo []", "json", LONG, "NJ"),
    ],
)
def test_verdicts_on_a_run(script: str, form: str, limits: Limits, verdict: str) -> None:
    """
    Late, ended with an error or without an answer, not in JSON.
    """
    program = Program(shell(script), "json" if form == "json" else "lines", limits)
    heard = program.ask("0 1 2")
    program.close()

    assert verdict == heard.verdict
    assert "wrong" not in script or "wrong" == heard.told


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is measured on Linux")
def test_too_much_memory_is_a_verdict() -> None:
    """
    A program that takes more than it may is ended.
    """
    program = Program(
        f"{sys.executable} -c 'import time; time.sleep(9)'", "lines", Limits(9000, 2)
    )
    heard = program.ask("0 1 2")

    assert "MLE" == heard.verdict
    assert (heard.memory_mb or 0) > 2


def test_a_program_that_cannot_be_started_is_wrong_input() -> None:
    """
    The system's word is the remedy.
    """
    with pytest.raises(NotationError) as fault:
        Program("no-such-program-here", "lines").ask("0 0 0")

    assert "No such file or directory" == fault.value.remedy


def _faults(script: str, seed: int = 3) -> list[Finding]:
    program = Program(shell(script), "lines", LONG)
    others = [Client(bot("random", seed=seat)) for seat in range(4)]
    try:
        return list(faults_of_match(Judge(wall_of_seed(seed)), program, others, 0, 40))
    finally:
        program.close()


def test_faults_are_listed_with_their_messages() -> None:
    """
    A program that always passes is at fault at each draw of its own, and only there.
    """
    found = _faults(f'while {READ} do echo PASS; echo "{KEEP_RUNNING}"; done')

    assert found
    assert 3 == found[0].no
    assert all(each.request.startswith("2 ") for each in found)
    assert {Fault(0, "WA", "PASS", "illegal")} == {each.fault for each in found}


def test_our_own_bots_have_no_faults() -> None:
    """
    They are checked like any program.
    """
    others = [Client(bot("random", seed=seat)) for seat in range(4)]

    assert [] == list(faults_of_match(Judge(wall_of_seed(5)), others[0], others, 0, 20))


def test_a_program_that_was_stopped_is_started_with_the_history() -> None:
    """
    `check` does so on purpose; the platform does it when it likes.
    """
    each = f'echo $line; echo "{KEEP_RUNNING}"'
    program = Program(shell(f"while {READ} do {each}; done"), "lines", LONG)
    program.ask("0 1 2")
    program.restart()
    heard = program.ask("2 W1")
    program.close()

    assert "2" == heard.line


def test_a_program_is_ended_after_each_answer_where_that_is_asked_for() -> None:
    """
    Then it gets the whole history each time, whatever it prints.
    """
    each = f'echo $line; echo "{KEEP_RUNNING}"'
    script = shell(f"while {READ} do {each}; done")
    program = Program(script, "lines", LONG, keeps=False)
    heard = [program.ask("0 1 2"), program.ask("2 W1")]

    assert ["1", "2"] == [each.line for each in heard]


def test_a_flood_of_output_is_cut() -> None:
    """
    A program that writes without end has failed.
    """
    program = Program("yes PASS", "lines", LONG)
    heard = program.ask("0 1 2")
    program.close()

    assert ("PASS", "RE") == (heard.line, heard.verdict)
    assert len(heard.told) <= 400
