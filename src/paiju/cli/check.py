"""`paiju check`: our own checks, run as long as one likes."""

from __future__ import annotations

import sys
import time
from collections import Counter
from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli import DONE, REFUSED, check_deals, check_shuffle, perft
from paiju.cli.help import Command, Group
from paiju.cli.options import AsJson, Lang

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations

    from paiju.cli.outside import Verdict
    from paiju.cli.random_wins import RandomWin
    from paiju.cli.record import Json

__all__ = ["add_to", "against_mahjonggb"]

_EXAMPLE = "Example: paiju check score --against mahjonggb --n 1000000 --seed 7"
_SHOWN = 10
_EVERY_SECONDS = 5.0

Against = Annotated[
    str, typer.Option("--against", metavar="SCORER", help="the outside scorer: mahjonggb")
]
Number = Annotated[int, typer.Option("--n", metavar="N", min=1, help="how many hands (20000)")]
Seed = Annotated[
    int | None, typer.Option("--seed", metavar="N", help="the seed of chance; printed first")
]


def add_to(app: typer.Typer) -> None:
    """
    Add the command and its own commands to the application.
    """
    group = typer.Typer(
        cls=Group, rich_markup_mode=None, invoke_without_command=True, epilog=_EXAMPLE
    )
    group.callback()(_checks)
    group.command("score", cls=Command, epilog=_EXAMPLE)(against_mahjonggb)
    group.command("shuffle", cls=Command, epilog=check_shuffle.EXAMPLE)(
        check_shuffle.check_shuffle
    )
    group.command("deals", cls=Command, epilog=check_deals.EXAMPLE)(check_deals.check_deals)
    group.command("perft", cls=Command, epilog=perft.EXAMPLE)(perft.perft)
    app.add_typer(group, name="check")


def _checks(ctx: typer.Context) -> None:
    """
    Check paiju with as many random hands, walls or deals as you like.
    """
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def against_mahjonggb(
    against: Against = "mahjonggb",
    n: Number = 20_000,
    seed: Seed = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Score random winning hands of MCR here and by an outside scorer, and compare.

    Exit code 1: a difference that no decision explains.
    """
    from paiju.cli import outside
    from paiju.cli.progress import any_seed, tracked
    from paiju.cli.terminal import print_json
    from paiju.errors import UnknownName
    from paiju.language import words

    catalogue = words(lang)
    if against != "mahjonggb":
        raise UnknownName.among("scorer", against, ["mahjonggb"])
    outside.require()
    chosen = any_seed() if seed is None else seed
    report = _Report(chosen, n, catalogue, quiet=as_json)
    for win, verdict in tracked(_verdicts(n, chosen), n):
        report.add(win, verdict)
    if as_json:
        print_json(report.record())
    else:
        report.finish()
    return REFUSED if report.unexplained else DONE


def _verdicts(n: int, seed: int) -> Iterator[tuple[RandomWin, Verdict]]:
    from random import Random

    from paiju.cli.outside import compare
    from paiju.cli.random_wins import random_win

    chance = Random(seed)  # noqa: S311  the chance of a check hides nothing
    for _ in range(n):
        win = random_win(chance)
        yield win, compare(win)


class _Report:
    """
    Counts what is compared, tells how far it is, and keeps the first differences.
    """

    def __init__(self, seed: int, n: int, catalogue: NullTranslations, *, quiet: bool) -> None:
        self._words = catalogue
        self.seed = seed
        self.n = n
        self.done = 0
        self.unexplained = 0
        self.explained: Counter[str] = Counter()
        self.shown: list[tuple[RandomWin, Verdict]] = []
        self._quiet = quiet
        self._told_at = time.monotonic()
        if not quiet:
            text = catalogue.gettext("seed {seed}, {n} hands, mcr against mahjonggb")
            print(text.format(seed=seed, n=n), flush=True)

    def add(self, win: RandomWin, verdict: Verdict) -> None:
        """
        Take in one comparison.
        """
        self.done += 1
        if not verdict.agrees and verdict.decision is not None:
            self.explained[verdict.decision] += 1
        elif not verdict.agrees:
            self.unexplained += 1
            if len(self.shown) < _SHOWN:
                self.shown.append((win, verdict))
                text = self._words.gettext("ours {ours}, theirs {theirs}: {command}")
                told = {"ours": verdict.ours, "theirs": verdict.theirs, "command": _command(win)}
                self._tell(text.format(**told))
        if time.monotonic() - self._told_at > _EVERY_SECONDS and not sys.stderr.isatty():
            self._told_at = time.monotonic()
            text = self._words.gettext("{done} of {n}, {unexplained} unexplained")
            self._tell(text.format(done=self.done, n=self.n, unexplained=self.unexplained))

    def _tell(self, line: str) -> None:
        if not self._quiet:
            print(line, file=sys.stderr, flush=True)

    def finish(self) -> None:
        """
        Print the sums.
        """
        _ = self._words.gettext
        text = _("{count} differences explained by decision {no}")
        for decision, count in sorted(self.explained.items()):
            print(text.format(count=count, no=decision))
        text = _("{done} hands compared, {unexplained} unexplained differences")
        print(text.format(done=self.done, unexplained=self.unexplained))

    def record(self) -> dict[str, Json]:
        """
        Give the sums and the first differences as plain data.
        """
        return {
            "against": "mahjonggb",
            "seed": self.seed,
            "hands": self.done,
            "explained": dict(self.explained),
            "unexplained": self.unexplained,
            "differences": [
                {"command": _command(win), "ours": verdict.ours, "theirs": verdict.theirs}
                for win, verdict in self.shown
            ],
        }


def _command(win: RandomWin) -> str:
    from paiju.cli.command_line import score_command

    return score_command(str(win.hand), win.how)
