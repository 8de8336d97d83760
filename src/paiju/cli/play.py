"""`paiju play`: a deal in the terminal, from the dice to the payment."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli.help import Command
from paiju.cli.options import AsJson, Lang, Prevalent, Seat

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

    from paiju.cli.one_deal import OneDeal
    from paiju.view.commands import Seat as SeatName

__all__ = ["add_to", "play"]

_EXAMPLE = "Example: paiju play --rules wsom --seat S --seed 7"


def _tables() -> list[str]:
    from paiju.cli.options import editions
    from paiju.rules.editions import PRESETS

    return [*editions(), *PRESETS]


def _levels() -> list[str]:
    from paiju.cli.players import LEVELS

    return list(LEVELS)


Table = Annotated[
    str,
    typer.Option(
        "--rules",
        metavar="NAME",
        help="mcr, mcr-1998, wsom, wsom-later, zung-jung or botzone",
        autocompletion=_tables,
    ),
]
Seed = Annotated[
    int | None, typer.Option("--seed", metavar="N", help="the seed of chance; printed first")
]
Level = Annotated[
    str,
    typer.Option(
        "--level",
        metavar="NAME",
        help="the other players: simple (default) or random",
        autocompletion=_levels,
    ),
]
Text = Annotated[bool, typer.Option("--text", help="lines for a screen reader or a pipe")]
Clock = Annotated[bool, typer.Option("--clock", help="play by the clocks of the rules")]
Pace = Annotated[
    int,
    typer.Option(
        "--pace", metavar="MS", min=0, max=5000, help="how long each of the others waits (400)"
    ),
]
LogTo = Annotated[
    str | None, typer.Option("--log", metavar="FILE", help="write the deal there, JSON a line")
]


def add_to(app: typer.Typer) -> None:
    """
    Add the command to the application.
    """
    app.command("play", cls=Command, epilog=_EXAMPLE)(play)


def play(
    rules: Table = "mcr",
    seat: Seat = "E",
    prevalent: Prevalent = "E",
    seed: Seed = None,
    level: Level = "simple",
    text: Text = False,
    clock: Clock = False,
    pace: Pace = 400,
    log: LogTo = None,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Play a deal against three simple players.

    A terminal shows the table (keys on ?), anything else lines of text: type a tile to
    discard it, the number of a choice, ? for more, quit to leave. Without --clock nobody
    is timed. Exit code 2: the input ended before the deal.
    """
    from paiju.cli.files import open_to_write
    from paiju.cli.progress import any_seed
    from paiju.language import words

    catalogue = words(lang)
    chosen = any_seed() if seed is None else seed
    game = _sit_down(rules, seat, prevalent, chosen, level, clock=clock)
    out = None if log is None else open_to_write(log, "--log")
    heading = catalogue.gettext("seed {seed}, {rules}").format(seed=chosen, rules=game.rules.key)
    try:
        if as_json:
            return _json_lines(game, lang, chosen)
        if text or not (_is_terminal(sys.stdin) and _is_terminal(sys.stdout)):
            return _lines(game, lang, heading)
        return _screen(game, lang, heading, pace)
    finally:
        # an unfinished deal is a log too
        if out is not None:
            with out:
                out.writelines(f"{line}\n" for line in game.deal.log(f"deal/{chosen}"))
            if not as_json:
                print(catalogue.gettext("The log is in {file}").format(file=log))


def _sit_down(
    rules: str, seat: str, prevalent: str, seed: int, level: str, *, clock: bool
) -> OneDeal:
    """
    Make the deal and its players; raise `UnknownName` for a name that is none.
    """
    import time

    from paiju.cli.one_deal import OneDeal, untimed
    from paiju.cli.players import LEVELS
    from paiju.deal.deal import Deal
    from paiju.errors import UnknownName
    from paiju.rules.editions import ruleset

    edition = ruleset(rules)
    if level not in LEVELS:
        raise UnknownName.among("level", level, LEVELS)
    deal = Deal(
        edition if clock else untimed(edition),
        seed=seed,
        prevalent=_wind(prevalent, "prevalent wind"),
    )
    began = time.monotonic()
    now: Callable[[], int] = (lambda: int(1000 * (time.monotonic() - began))) if clock else int
    return OneDeal(deal, _wind(seat, "seat"), LEVELS[level], seed, now)


def _wind(text: str, what: str) -> SeatName:
    from paiju.errors import UnknownName
    from paiju.view.commands import SEATS

    for seat in SEATS:
        if text == seat:
            return seat
    raise UnknownName.among(what, text, SEATS)


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()


def _json_lines(game: OneDeal, lang: str, seed: int) -> int:
    from paiju.cli.play_json import JsonPlay
    from paiju.cli.stdin import open_text
    from paiju.cli.terminal import print_json

    print_json({"type": "Seeded", "data": {"seed": seed}}, one_line=True)
    return JsonPlay(game, lang, open_text()).run()


def _lines(game: OneDeal, lang: str, heading: str) -> int:
    from paiju.cli.play_lines import LinesPlay
    from paiju.cli.stdin import open_text

    print(heading, flush=True)
    return LinesPlay(game, lang, open_text()).run()


def _screen(game: OneDeal, lang: str, heading: str, pace_ms: int) -> int:
    from paiju.errors import NotationError

    try:
        from paiju.cli.play_screen import PlayScreen
    except ModuleNotFoundError as fault:
        if (fault.name or "").partition(".")[0] != "textual":
            raise
        # The screen is an extra; lines work everywhere.
        raise NotationError(
            "the table on a screen needs Textual",
            found="no module textual",
            expected="the extra tui",
            remedy='install "paiju[tui]", or add --text',
        ) from None
    return PlayScreen(game, lang, heading, pace_ms).play_out()
