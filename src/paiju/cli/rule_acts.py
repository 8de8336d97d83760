"""`paiju rule new`, `result`, `report`, `issue`, `undo`, `moment`: what officials write down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, cast

import typer

from paiju.cli import DONE
from paiju.cli.help import Command
from paiju.cli.options import AsJson, Lang, Prevalent, Rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from paiju.referee.court import CourtCommand, RefereeState
    from paiju.referee.fault import Fault
    from paiju.referee.paper import PaperEnding
    from paiju.referee.refereed_log import RefereedLog
    from paiju.view.commands import Seat

__all__ = ["add_acts", "carry_out"]

_MS = 1000

LogFile = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]
SeatName = Annotated[str, typer.Argument(metavar="SEAT", show_default=False)]
FaultKey = Annotated[str, typer.Argument(metavar="FAULT", show_default=False)]
Number = Annotated[int, typer.Argument(metavar="NO", show_default=False)]
By = Annotated[
    str, typer.Option("--by", metavar="WHO", help="a player's seat, or ROLE:NAME (referee:r-07)")
]
At = Annotated[
    int | None,
    typer.Option("--at", metavar="S", min=0, help="seconds on the log's clock (as the last line)"),
]
Events = Annotated[
    str, typer.Option("--events", metavar="N,N", help="numbers of the events that show it")
]
Tiles = Annotated[str, typer.Option("--tiles", metavar="TILES", help="tiles exposed or taken")]
Seconds = Annotated[int, typer.Option("--seconds", metavar="N", min=0, help="the time lost")]
Evidence = Annotated[str, typer.Option("--evidence", metavar="TEXT", help="what else shows it")]
Clause = Annotated[str, typer.Option("--clause", metavar="ID", help="the clause ruled by")]
Sanctions = Annotated[
    list[str] | None,
    typer.Option("--sanction", metavar="WORD", help="as `open` writes it; repeat for more"),
]
Second = Annotated[
    str, typer.Option("--second", metavar="WHO", help="the other official, where two are needed")
]
Discretion = Annotated[
    str, typer.Option("--discretion", metavar="TEXT", help="why it goes beyond the clause")
]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="the reason given")]
Players = Annotated[
    str, typer.Option("--players", metavar="E,S,W,N", help="the names of the four, with commas")
]
Winner = Annotated[str, typer.Option("--winner", metavar="WIND", help="who won")]
Giver = Annotated[str, typer.Option("--discarder", metavar="WIND", help="who gave the tile")]
Points = Annotated[int, typer.Option("--points", metavar="N", min=0, help="what the hand counts")]


def add_acts(group: typer.Typer) -> None:
    """
    Add the commands to `paiju rule`.
    """
    paper = "Example: paiju rule new table.jsonl --rules wsom --players An,Bo,Cy,Di"
    ended = "Example: paiju rule result table.jsonl exhausted --by referee:r-07"
    report = "Example: paiju rule report deal.jsonl S wrong_win --by referee:r-07"
    issue = "Example: paiju rule issue deal.jsonl 1 --by referee:r-07 --sanction dead_hand"
    undo = "Example: paiju rule undo deal.jsonl 1 --by referee:r-07 --reason recounted"
    moment = "Example: paiju rule moment table.jsonl signing --by referee:r-07"
    group.command("new", cls=Command, epilog=paper)(new)
    group.command("result", cls=Command, epilog=ended)(result)
    group.command("report", cls=Command, epilog=report)(report_fault)
    group.command("issue", cls=Command, epilog=issue)(issue_ruling)
    group.command("undo", cls=Command, epilog=undo)(undo_ruling)
    group.command("moment", cls=Command, epilog=moment)(mark_moment)


def carry_out(
    file: str,
    command: Callable[[RefereedLog], CourtCommand],
    at: int | None,
    lang: str,
    *,
    as_json: bool,
) -> int:
    """
    Ask the court of a log for a command, write what it makes, and say it.
    """
    from paiju.cli.rule_file import read_table
    from paiju.cli.rule_told import print_written
    from paiju.language import words
    from paiju.referee.ruling import RulingRefusal

    words(lang)
    table = read_table(file)
    made = table.kept.rule(command(table.kept), None if at is None else at * _MS)
    if not isinstance(made, RulingRefusal):
        table.save()
    return print_written(table.kept, made, lang, as_json=as_json)


def new(
    file: LogFile,
    players: Players,
    rules: Rules = "mcr",
    prevalent: Prevalent = "E",
    lang: Lang = "en",
) -> int:
    """
    Begin the log of a table on paper.

    Faults, rulings, appeals and the result are written into it; it knows no tile.
    """
    from pathlib import Path

    from paiju.cli.rule_file import create
    from paiju.cli.rule_words import read_seat
    from paiju.cli.terminal import print_lines
    from paiju.language import words
    from paiju.referee.log_lines import check_players
    from paiju.referee.refereed_log import RefereedLog

    _ = words(lang).gettext
    named = check_players(tuple(name.strip() for name in players.split(",")))
    stream = f"deal/{Path(file).stem.replace(' ', '-')}"
    kept = RefereedLog.on_paper(rules, named, stream, read_seat(prevalent, "--prevalent"))
    create(file, kept)
    print_lines([_("The log is in {file}").format(file=file)])
    return DONE


def result(
    file: LogFile,
    ending: Annotated[str, typer.Argument(metavar="ENDING", show_default=False)],
    by: By,
    winner: Winner = "",
    discarder: Giver = "",
    points: Points = 0,
    at: At = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Write down how a deal on paper ended, until it is signed.

    ENDING is discard, self_drawn, robbing or exhausted; of several the last one holds.
    """
    from typing import get_args

    from paiju.cli.rule_file import read_table
    from paiju.cli.rule_told import print_written
    from paiju.cli.rule_words import read_official, read_seat
    from paiju.errors import UnknownName
    from paiju.language import words
    from paiju.referee.paper import EnterResult, PaperEnding
    from paiju.referee.ruling import RulingRefusal

    words(lang)
    if ending not in get_args(PaperEnding):
        raise UnknownName.among("ending", ending, get_args(PaperEnding))
    table = read_table(file)
    entered = EnterResult(
        cast("PaperEnding", ending),
        read_official(by, table.kept.court.players),
        read_seat(winner, "--winner") if winner else None,
        read_seat(discarder, "--discarder") if discarder else None,
        points,
    )
    made = table.kept.enter(entered, None if at is None else at * _MS)
    if not isinstance(made, RulingRefusal):
        table.save()
    return print_written(table.kept, made, lang, as_json=as_json)


def report_fault(
    file: LogFile,
    seat: SeatName,
    fault: FaultKey,
    by: By,
    events: Events = "",
    tiles: Tiles = "",
    seconds: Seconds = 0,
    evidence: Evidence = "",
    at: At = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Raise a fault; what the text makes follow, follows at once.

    SEAT is whose fault it is, FAULT a key of `paiju rule faults`.
    """

    def asked(kept: RefereedLog) -> CourtCommand:
        from paiju.cli.rule_words import read_official
        from paiju.referee.ruling import ReportFault

        raised = _fault(kept.court, seat, fault, events, tiles, seconds, evidence)
        return ReportFault(raised, read_official(by, kept.court.players))

    return carry_out(file, asked, at, lang, as_json=as_json)


def _fault(
    court: RefereeState,
    seat: str,
    key: str,
    events: str = "",
    tiles: str = "",
    seconds: int = 0,
    evidence: str = "",
) -> Fault:
    from paiju.cli.rule_words import read_numbers, read_seat, read_several_tiles
    from paiju.referee.fault import Fault

    kind = court.catalogue[key].key  # an unknown one is told with what is like it
    shown_by = read_numbers(events, "--events")
    return Fault(kind, read_seat(seat), shown_by, read_several_tiles(tiles), seconds, evidence)


def issue_ruling(
    file: LogFile,
    fault: Annotated[str, typer.Argument(metavar="FAULT", show_default=False)],
    by: By,
    clause: Clause = "",
    sanctions: Sanctions = None,
    second: Second = "",
    discretion: Discretion = "",
    reason: Reason = "",
    at: At = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Rule on a fault: one noted, or one raised with the ruling.

    FAULT is the number of a noted fault, or SEAT:KEY to raise one. Without --clause it is the
    fault's own.
    """

    def asked(kept: RefereedLog) -> CourtCommand:
        from paiju.cli.rule_words import read_official, read_sanction
        from paiju.referee.ruling import IssueRuling

        ruled, seat, own = _ruled(kept.court, fault)
        return IssueRuling(
            ruled,
            clause or own,
            tuple(read_sanction(each, seat) for each in sanctions or ()),
            read_official(by, kept.court.players),
            read_official(second, kept.court.players, "--second") if second else None,
            discretion,
            reason,
        )

    return carry_out(file, asked, at, lang, as_json=as_json)


def _ruled(court: RefereeState, text: str) -> tuple[Fault | int, Seat, str]:
    """
    Read the fault that is ruled on: what it is, whose, and its own clause.
    """
    seat, colon, key = text.partition(":")
    if colon:
        raised = _fault(court, seat, key)
        return raised, raised.seat, court.catalogue[key].clause
    from paiju.cli.rule_words import read_numbers

    no = (*read_numbers(text, "FAULT"), 0)[0]
    if 1 <= no <= len(court.faults):
        noted = court.faults[no - 1]
        return no, noted.fault.seat, noted.clause
    return no, "E", ""


def undo_ruling(
    file: LogFile,
    no: Number,
    by: By,
    reason: Reason = "",
    at: At = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Undo ruling NO: everything is as if it had not been.
    """

    def asked(kept: RefereedLog) -> CourtCommand:
        from paiju.cli.rule_words import read_official
        from paiju.referee.ruling import UndoRuling

        return UndoRuling(no, read_official(by, kept.court.players), reason)

    return carry_out(file, asked, at, lang, as_json=as_json)


def mark_moment(
    file: LogFile,
    moment: Annotated[str, typer.Argument(metavar="MOMENT", show_default=False)],
    by: By,
    at: At = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Say that a moment has passed which the log cannot show.

    MOMENT is next_discard, deal_end, signing, half_end or another until which faults are raised.
    """

    def asked(kept: RefereedLog) -> CourtCommand:
        from paiju.cli.rule_words import read_official
        from paiju.errors import UnknownName
        from paiju.referee.fault import Window
        from paiju.referee.ruling import MarkMoment

        known = {window.value: window for window in Window}
        if moment not in known:
            raise UnknownName.among("moment", moment, known)
        return MarkMoment(known[moment], read_official(by, kept.court.players))

    return carry_out(file, asked, at, lang, as_json=as_json)
