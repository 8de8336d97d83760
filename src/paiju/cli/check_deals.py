"""`paiju check deals`: random deals of every edition, held to what must be true of any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli import DONE, REFUSED
from paiju.cli.options import AsJson, Lang, editions

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations

    from paiju.deal.audit import Audit
    from paiju.rules.ruleset import Ruleset

__all__ = ["EXAMPLE", "check_deals"]

EXAMPLE = "Example: paiju check deals --n 100000 --seed 7 --rules wsom"

_THOROUGHLY_EACH = 20

Number = Annotated[int, typer.Option("--n", metavar="N", min=1, help="how many deals (20000)")]
Seed = Annotated[
    int | None, typer.Option("--seed", metavar="N", help="the seed of chance; printed first")
]
OneEdition = Annotated[
    str | None,
    typer.Option(
        "--rules",
        metavar="EDITION",
        help="this edition alone (all of them)",
        autocompletion=editions,
    ),
]
Signature = Annotated[
    bool, typer.Option("--signature", help="print the signatures of play, and check nothing")
]


def check_deals(
    n: Number = 20_000,
    seed: Seed = None,
    rules: OneEdition = None,
    signature: Signature = False,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Play random deals that look for rare things, and check tiles, walls, points and the log.

    Every twentieth deal is checked at each event. Exit code 1: something that must hold did not.
    """
    from paiju.cli.progress import any_seed, tracked
    from paiju.cli.terminal import print_json, print_lines
    from paiju.deal.audit import Audit
    from paiju.deal.signature import signatures
    from paiju.language import words

    if signature:
        print_json(signatures())
        return DONE
    catalogue = words(lang)
    chosen = any_seed() if seed is None else seed
    audits = [Audit(edition, chosen) for edition in _editions(rules)]
    if not as_json:
        text = catalogue.gettext("seed {seed}, {n} deals")
        print(text.format(seed=chosen, n=n), flush=True)

    def told(done: int) -> str:
        return catalogue.gettext("{done} of {n} deals").format(done=done, n=n)

    found = ""
    for fault in tracked(_faults(audits, n), n, told):
        if fault:
            found = fault
            break
    if as_json:
        print_json(
            {
                "seed": chosen,
                "fault": found or None,
                "seen": {audit.rules.key: dict(audit.seen) for audit in audits},
            }
        )
    else:
        print_lines(_lines(audits, found, catalogue))
    return REFUSED if found else DONE


def _editions(rules: str | None) -> list[Ruleset]:
    from paiju.rules.editions import EDITIONS, PRESETS, ruleset

    return [ruleset(key) for key in ((*EDITIONS, *PRESETS) if rules is None else (rules,))]


def _faults(audits: list[Audit], n: int) -> Iterator[str]:
    """
    Play a deal of one edition after the other; give what does not hold, or an empty text.
    """
    for done in range(n):
        audit = audits[done % len(audits)]
        try:
            audit.deal(thoroughly=audit.deals % _THOROUGHLY_EACH == 0)
        except AssertionError as fault:
            # what an audit finds is a result of this command
            yield f"{audit.rules.key}, practice {audit.playing}: {fault}"
        else:
            yield ""


def _lines(audits: list[Audit], fault: str, catalogue: NullTranslations) -> Iterator[str]:
    from paiju.cli.table import table

    _ = catalogue.gettext
    heads = (_("Edition"), _("Deals"), _("Events"), _("Won"), _("Exhausted"))
    rows = [
        (
            audit.rules.key,
            str(audit.deals),
            str(audit.events),
            str(audit.seen["WinDeclared"]),
            str(audit.seen["exhausted"]),
        )
        for audit in audits
    ]
    yield from table(heads, rows, right=(1, 2, 3, 4))
    if fault:
        yield _("This does not hold: {fault}").format(fault=fault)
    else:
        yield _("All that must hold does.")
