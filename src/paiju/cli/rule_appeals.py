"""`paiju rule appeal` and `decide`: appeals against rulings, and what became of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, cast, get_args

import typer

from paiju.cli.help import Command
from paiju.cli.options import AsJson, Lang
from paiju.cli.rule_acts import At, By, LogFile, Number, Reason, Sanctions, carry_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paiju.referee.appeal import Matter, Signature
    from paiju.referee.court import CourtCommand, RefereeState
    from paiju.referee.refereed_log import RefereedLog
    from paiju.referee.sanction import Sanction

__all__ = ["add_appeals"]

_MS = 1000

To = Annotated[str, typer.Option("--to", metavar="ROLE", help="who is to decide (head_referee)")]
Ended = Annotated[
    int | None,
    typer.Option("--ended", metavar="S", min=0, help="when the session ended, if it has"),
]
About = Annotated[str, typer.Option("--matter", metavar="WHAT", help="rules (default) or other")]
Oral = Annotated[bool, typer.Option("--oral", help="not in writing")]
Signed = Annotated[
    str, typer.Option("--signed", metavar="WHO,WHO", help="signed by party, responsible")
]
Fee = Annotated[int, typer.Option("--fee", metavar="N", min=0, help="the fee paid, in dollars")]
Player = Annotated[str, typer.Option("--player", metavar="NAME", help="for whom a leader appeals")]
Upheld = Annotated[
    bool, typer.Option("--upheld", help="the appeal is right; without it, rejected")
]


def add_appeals(group: typer.Typer) -> None:
    """
    Add the commands to `paiju rule`.
    """
    filed = "Example: paiju rule appeal deal.jsonl 1 --by S --to head_referee"
    decided = "Example: paiju rule decide deal.jsonl 1 --by head_referee:h-1 --reason late"
    group.command("appeal", cls=Command, epilog=filed)(appeal)
    group.command("decide", cls=Command, epilog=decided)(decide)


def appeal(
    file: LogFile,
    no: Number,
    by: By,
    to: To = "head_referee",
    at: At = None,
    ended: Ended = None,
    matter: About = "rules",
    oral: Oral = False,
    signed: Signed = "",
    fee: Fee = 0,
    player: Player = "",
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    File an appeal against ruling NO, in time and in form.

    Times are seconds on the log's clock; the form is that of the rules of the table.
    """
    from paiju.cli.rule_words import read_official, read_role
    from paiju.errors import UnknownName
    from paiju.referee import appeal as appeals

    signers = [each.strip() for each in signed.split(",") if each.strip()]
    for kind, known, given in (
        ("matter", get_args(appeals.Matter), [matter]),
        ("signature", get_args(appeals.Signature), signers),
    ):
        for each in given:
            if each not in known:
                raise UnknownName.among(kind, each, known)

    def asked(kept: RefereedLog) -> CourtCommand:
        return appeals.FileAppeal(
            no,
            read_official(by, kept.court.players),
            read_role(to),
            kept.now_ms if at is None else at * _MS,
            None if ended is None else ended * _MS,
            cast("Matter", matter),
            not oral,
            cast("tuple[Signature, ...]", tuple(signers)),
            fee,
            player,
        )

    return carry_out(file, asked, at, lang, as_json=as_json)


def decide(
    file: LogFile,
    no: Number,
    by: By,
    reason: Reason = "",
    upheld: Upheld = False,
    sanctions: Sanctions = None,
    at: At = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Decide appeal NO: upheld, it undoes the ruling.

    --sanction puts others in its place.
    """

    def asked(kept: RefereedLog) -> CourtCommand:
        from paiju.cli.rule_words import read_official
        from paiju.referee.appeal import DecideAppeal

        return DecideAppeal(
            no,
            read_official(by, kept.court.players),
            upheld,
            reason,
            _instead(kept.court, no, sanctions),
        )

    return carry_out(file, asked, at, lang, as_json=as_json)


def _instead(court: RefereeState, no: int, words: Sequence[str] | None) -> tuple[Sanction, ...]:
    """
    Read what takes the place of the ruling; its seat is the offender's.
    """
    from paiju.cli.rule_words import read_sanction

    if not 1 <= no <= len(court.appeals):
        return ()
    ruling = court.rulings[court.appeals[no - 1].ruling - 1]
    seat = court.faults[ruling.fault - 1].fault.seat
    return tuple(read_sanction(each, seat) for each in words or ())
