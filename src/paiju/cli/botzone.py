"""`paiju botzone`: our bots on the platform, its judge here, its records and ours."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli import DONE, REFUSED, botzone_records
from paiju.cli.help import Command, Group
from paiju.cli.options import AsJson, Lang

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.cli.record import Json
    from paiju.sim.botzone.checking import Finding
    from paiju.sim.botzone.judge import Judge
    from paiju.sim.botzone.match import Player
    from paiju.sim.botzone.program import Limits
    from paiju.sim.botzone.talk import Form

__all__ = ["add_to"]

_SEATS = 4
_TYPE = "Example: paiju botzone"


def _names() -> list[str]:
    from paiju.bots.levels import LEVELS, PEOPLE

    return [*LEVELS, *PEOPLE]


Level = Annotated[
    str,
    typer.Option(
        "--level", metavar="NAME", help="which bot: search (default)", autocompletion=_names
    ),
]
FormOption = Annotated[
    str | None,
    typer.Option("--form", metavar="FORM", help="json or lines; play tells it by the first line"),
]
KeepRunning = Annotated[
    bool, typer.Option("--keep-running", help="ask to be asked again, and answer on")
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", min=0, help="the seed of chance; printed first"),
]
Programs = Annotated[list[str], typer.Argument(metavar="PROGRAM...", show_default=False)]
Program = Annotated[str, typer.Argument(metavar="PROGRAM", show_default=False)]
Matches = Annotated[
    int, typer.Option("--matches", metavar="N", min=1, help="how many matches (1)")
]
Walls = Annotated[
    str | None,
    typer.Option("--walls", metavar="FILE", help="take the walls of these matches, a line each"),
]
TimeLimit = Annotated[
    int,
    typer.Option(
        "--time-limit", metavar="MS", min=1, help="a turn's time (1000); twice that first"
    ),
]
MemoryLimit = Annotated[
    int, typer.Option("--memory-limit", metavar="MB", min=0, help="memory (256; 0: any)")
]
Out = Annotated[
    str | None, typer.Option("--out", metavar="FILE", help="write there, a match a line")
]


def add_to(app: typer.Typer) -> None:
    """
    Add the command and its own commands to the application.
    """
    group = typer.Typer(
        cls=Group,
        rich_markup_mode=None,
        invoke_without_command=True,
        epilog=f"{_TYPE} judge search greedy greedy random --seed 7",
    )
    group.callback()(_botzone)
    for command, example in (
        (play, "play --level greedy --keep-running"),
        (judge, "judge search greedy greedy random --seed 7"),
        (check, "check greedy --matches 2 --seed 7"),
        (botzone_records.export, "export deal.jsonl --text"),
        (botzone_records.import_, "import matches.jsonl --out deals"),
    ):
        name = command.__name__.rstrip("_")
        group.command(name, cls=Command, epilog=f"{_TYPE} {example}")(command)
    app.add_typer(group, name="botzone")


def _botzone(ctx: typer.Context) -> None:
    """
    Play and judge matches as the Botzone platform does; its records.
    """
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def play(
    level: Level = "search",
    form: FormOption = None,
    keep_running: KeepRunning = False,
    seed: Seed = None,
) -> int:
    """
    Be a bot of the platform: read requests on stdin, answer on stdout.

    It answers one turn and ends; with --keep-running it goes on until stdin ends.
    """
    from paiju.bots.levels import bot
    from paiju.cli.stdin import open_text
    from paiju.sim.botzone.talk import serve

    chosen = bot(level, seed=seed or 0)

    def write(line: str) -> None:
        print(line, flush=True)

    serve(chosen, open_text(), write, form=_form(form), keep_running=keep_running)
    return DONE


def _form(name: str | None) -> Form | None:
    from paiju.errors import UnknownName
    from paiju.sim.botzone.talk import FORMS

    if name is None:
        return None
    for form in FORMS:
        if form == name:
            return form
    raise UnknownName.among("form", name, FORMS)


def judge(
    programs: Programs,
    matches: Matches = 1,
    walls: Walls = None,
    seed: Seed = None,
    form: FormOption = None,
    time_limit: TimeLimit = 1000,
    memory_limit: MemoryLimit = 256,
    out: Out = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Judge matches of four programs; a program is a command line, a file or the name of a bot.

    json:PROGRAM and lines:PROGRAM tell the form of one. Exit code 1: a program made an error.
    """
    from paiju.cli.files import open_to_write
    from paiju.cli.progress import any_seed
    from paiju.cli.terminal import print_json
    from paiju.language import words
    from paiju.sim.botzone.match import play_match
    from paiju.sim.botzone.program import Limits

    catalogue = words(lang)
    chosen = any_seed() if seed is None else seed
    limits = Limits(time_limit, memory_limit)
    players = _players(programs, form, limits, chosen)
    total, errors = [0] * _SEATS, 0
    stream = None if out is None else open_to_write(out, "--out")
    if not as_json:
        print(catalogue.gettext("seed {seed}").format(seed=chosen), flush=True)
    try:
        for name, table in _tables(walls, chosen, matches):
            match = play_match(table, players)
            result = match.judge.deal.result
            assert result is not None, name
            errors += match.judge.fault is not None
            total = [had + new for had, new in zip(total, result.deltas, strict=True)]
            if stream is not None:
                line = json.dumps(match.record(name), ensure_ascii=False, separators=(",", ":"))
                stream.write(f"{line}\n")
            told: dict[str, Json] = {"id": name, "action": match.judge.display["action"]}
            if as_json:
                print_json({**told, "scores": list(result.deltas)}, one_line=True)
            else:
                scores = " ".join(map(str, result.deltas))
                print(f"{name}  {told['action']}  {scores}", flush=True)
    finally:
        for player in players:
            player.close()
        if stream is not None:
            stream.close()
    if not as_json:
        for player, points in zip(players, total, strict=True):
            print(f"{points:+}  {player.name}")
    return REFUSED if errors else DONE


def _players(programs: list[str], form: str | None, limits: Limits, seed: int) -> list[Player]:
    from paiju.errors import NotationError, number

    if len(programs) != _SEATS:
        raise NotationError(
            "a match has four players",
            place="PROGRAM",
            found=number(len(programs)),
            expected="4",
            remedy="name one several times if need be",
        )
    return [_player(each, form, limits, 4 * seed + seat) for seat, each in enumerate(programs)]


def _player(program: str, form: str | None, limits: Limits, seed: int) -> Player:
    """
    Make the player of a word on the command line: one of our bots, or a program.
    """
    from paiju.bots.levels import bot
    from paiju.sim.botzone.client import Client
    from paiju.sim.botzone.program import Program as Started

    if program in _names():
        return Client(bot(program, seed=seed))
    chosen = _form(form) or "json"
    for each in ("json", "lines"):
        if program.startswith(f"{each}:"):
            program, chosen = program.removeprefix(f"{each}:"), _form(each) or chosen
            break
    return Started(program, chosen, limits)


def _tables(walls: str | None, seed: int, matches: int) -> Iterator[tuple[str, Judge]]:
    from paiju.cli.stdin import decode, file_bytes
    from paiju.sim.botzone.judge import Judge, wall_of_seed
    from paiju.sim.botzone.records import judge_of, read_match

    if walls is None:
        for no in range(seed, seed + matches):
            yield str(no), Judge(wall_of_seed(no), no % _SEATS, no)
        return
    text = decode(file_bytes(walls, "recorded matches"))
    for line in text.splitlines():
        if line.strip():
            match = read_match(line)
            yield str(match.get("id", "")), judge_of(match)


def check(
    program: Program,
    matches: Matches = 1,
    seed: Seed = None,
    form: FormOption = None,
    time_limit: TimeLimit = 1000,
    memory_limit: MemoryLimit = 256,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    List the faults of a program against the protocol, with the message at which each occurs.

    It sits in each seat in turn, is restarted at times, and goes on after a fault.
    Exit code 1: there are faults.
    """
    from paiju.bots.levels import bot
    from paiju.cli.progress import any_seed
    from paiju.cli.terminal import print_json
    from paiju.language import words
    from paiju.sim.botzone.checking import faults_of_match
    from paiju.sim.botzone.client import Client
    from paiju.sim.botzone.program import Limits

    catalogue = words(lang)
    chosen = any_seed() if seed is None else seed
    player = _player(program, form, Limits(time_limit, memory_limit), chosen)
    others = [Client(bot("greedy", seed=chosen)) for _ in range(_SEATS)]
    if not as_json:
        print(catalogue.gettext("seed {seed}").format(seed=chosen), flush=True)
    found = 0
    try:
        for place, (name, table) in enumerate(_tables(None, chosen, matches)):
            seat = place % _SEATS
            for each in faults_of_match(table, player, others, seat, restart_every=25):
                found += 1
                if as_json:
                    print_json(_record(name, seat, each), one_line=True)
                else:
                    print(_finding(name, each, lang), flush=True)
    finally:
        player.close()
    if not as_json:
        text = catalogue.ngettext("{count} fault", "{count} faults", found)
        print(text.format(count=found))
    return REFUSED if found else DONE


def _record(name: str, seat: int, found: Finding) -> dict[str, Json]:
    return {
        "match": name,
        "seat": seat,
        "message": found.no,
        "request": found.request,
        "answer": found.fault.line,
        "verdict": found.fault.verdict,
        "why": found.fault.why,
        "restarted": found.restarted,
        "told": found.told,
    }


def _finding(name: str, found: Finding, lang: str) -> str:
    from paiju.cli.botzone_words import fault_words
    from paiju.language import words

    _ = words(lang).gettext
    text = _("match {match}, message {no} ({request}): {answer}: {verdict}, {why}")
    told = text.format(
        match=name,
        no=found.no,
        request=found.request,
        answer=repr(found.fault.line),
        verdict=found.fault.verdict,
        why=fault_words(found.fault, lang),
    )
    if found.restarted:
        told = _("{fault}, started again with the whole history").format(fault=told)
    return f"{told} [{found.told}]" if found.told else told
