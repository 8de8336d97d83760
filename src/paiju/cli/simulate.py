"""`paiju simulate`: many deals at random, how they ended, one signature of all their events."""

from __future__ import annotations

import json
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli import DONE
from paiju.cli.help import Command
from paiju.cli.options import AsJson, Lang
from paiju.cli.play import Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations
    from typing import TextIO

    from paiju.cli.record import Json
    from paiju.deal.random_play import RandomPlay

__all__ = ["add_to", "rounded", "simulate"]

_EXAMPLE = "Example: paiju simulate --deals 100 --rules wsom --seed 7"
_AT_ONCE = 500

Deals = Annotated[int, typer.Option("--deals", metavar="N", min=1, help="how many deals (10000)")]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", min=0, help="the seed of chance; printed first"),
]
Out = Annotated[
    str | None,
    typer.Option("--jsonl", metavar="OUT", help="write how each deal ended into a file"),
]


def add_to(app: typer.Typer) -> None:
    """
    Add the command to the application.
    """
    app.command("simulate", cls=Command, epilog=_EXAMPLE)(simulate)


def simulate(
    deals: Deals = 10_000,
    rules: Table = "mcr",
    seed: Seed = None,
    jsonl: Out = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Play many deals at random and count how they end.

    Each legal command is as likely, but whoever may win does.
    The signature sums up every event of all deals: it is the same wherever the same rules are
    played from the same seed.
    """
    from paiju.cli.files import open_to_write
    from paiju.cli.progress import any_seed, tracked
    from paiju.cli.terminal import print_json, print_lines
    from paiju.deal.edition import Edition
    from paiju.deal.random_play import RandomPlay
    from paiju.language import words
    from paiju.rules.editions import ruleset

    catalogue = words(lang)
    edition = ruleset(rules)
    chosen = any_seed() if seed is None else seed
    out = None if jsonl is None else open_to_write(jsonl, "--jsonl")
    if not as_json:
        text = catalogue.gettext("seed {seed}, {n} deals of {rules}")
        print(text.format(seed=chosen, n=deals, rules=edition.key), flush=True)
    run = RandomPlay(Edition(edition), chosen)

    def told(done: int) -> str:
        text = catalogue.gettext("{done} of {n} deals")
        return text.format(done=min(done * _AT_ONCE, deals), n=deals)

    with nullcontext() if out is None else out:
        for _ in tracked(_played(run, deals, out), -(-deals // _AT_ONCE), told):
            pass
    record = _record(run, edition.key, chosen)
    if as_json:
        print_json(record)
    else:
        print_lines(_lines(run, catalogue))
    return DONE


def _played(run: RandomPlay, deals: int, out: TextIO | None) -> Iterator[int]:
    """
    Play the deals, some at once, and give how many are done after each.
    """
    if out is None:
        for done in range(0, deals, _AT_ONCE):
            run.play(min(_AT_ONCE, deals - done))
            yield run.deals
        return
    for done in range(deals):
        before = run.events
        run.play(1)
        print(json.dumps(_ending(run, run.events - before)), file=out)
        if (done + 1) % _AT_ONCE == 0 or done + 1 == deals:
            yield run.deals


def _ending(run: RandomPlay, events: int) -> dict[str, Json]:
    """
    Say how the last deal ended.
    """
    from paiju.deal.records import ending_of
    from paiju.view.commands import SEATS

    table = run.table
    return {
        "deal": run.deals,
        "ending": ending_of(table.ending),
        "winner": None if table.winner < 0 else SEATS[table.winner],
        "liable": None if table.liable < 0 else SEATS[table.liable],
        "points": table.points,
        "events": events,
    }


def _record(run: RandomPlay, rules: str, seed: int) -> dict[str, Json]:
    return {
        "rules": rules,
        "seed": seed,
        "deals": run.deals,
        "wins": run.wins,
        "self_drawn": run.self_drawn,
        "exhausted": run.exhausted,
        "points": run.points,
        "events": run.events,
        "signature": f"{run.signature:016x}",
    }


def _lines(run: RandomPlay, catalogue: NullTranslations) -> Iterator[str]:
    from paiju.cli.table import table

    _ = catalogue.gettext
    counts = (
        (_("Wins"), run.wins),
        (_("Self-drawn"), run.self_drawn),
        (_("Exhausted"), run.exhausted),
    )
    rows = [(name, f"{count} ({rounded(100 * count, run.deals, 1)} %)") for name, count in counts]
    rows += [
        (_("Mean points of a win"), rounded(run.points, run.wins, 2)),
        (_("Events"), str(run.events)),
        (_("Signature"), f"{run.signature:016x}"),
    ]
    yield from table(("", ""), rows)


def rounded(part: int, whole: int, places: int) -> str:
    """
    Write a fraction with so many decimal places, half up; nothing of nothing is a dash.

    >>> rounded(2, 3, 2), rounded(1, 8, 2), rounded(0, 0, 2)
    ('0.67', '0.13', '-')
    """
    if not whole:
        return "-"
    scale = 10**places
    cut = (2 * part * scale + whole) // (2 * whole)
    return f"{cut // scale}.{cut % scale:0{places}}"
