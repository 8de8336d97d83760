"""`paiju play`: a deal in the terminal, from the dice to the payment."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli.help import Command
from paiju.cli.options import AsJson, Lang, Prevalent, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
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
    from paiju.bots.levels import LEVELS, PEOPLE

    return [*PEOPLE, *LEVELS]


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
        help="the others: beginner (default), club or strong; random, greedy or search",
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
    str | None,
    typer.Option("--log", metavar="FILE", help="write the deal into a new file, JSON a line"),
]
Commit = Annotated[
    bool, typer.Option("--commit", help="promise the wall in the log, and show it at the end")
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
    level: Level = "beginner",
    text: Text = False,
    clock: Clock = False,
    pace: Pace = 400,
    log: LogTo = None,
    commit: Commit = False,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Play a deal against three bots.

    A terminal shows the table (keys on ?), anything else lines of text: type a tile to
    discard it, the number of a choice, ? for more, quit to leave. Without --clock nobody
    is timed. Exit code 2: the input ended before the deal.
    """
    from paiju.cli.progress import any_seed
    from paiju.language import words

    catalogue = words(lang)
    chosen = any_seed() if seed is None else seed
    game = _sit_down(rules, seat, prevalent, chosen, level, clock=clock)
    heading = catalogue.gettext("seed {seed}, {rules}").format(seed=chosen, rules=game.rules.key)
    with _log_of(game, f"deal/{chosen}", log, commit=commit):
        try:
            if as_json:
                return _json_lines(game, lang, chosen)
            if game.promise is not None:
                promised = catalogue.gettext("commitment {promise}")
                print(promised.format(promise=game.promise.commitment), flush=True)
            if text or not (_is_terminal(sys.stdin) and _is_terminal(sys.stdout)):
                return _lines(game, lang, heading)
            return _screen(game, lang, heading, pace)
        finally:
            if log is not None and not as_json:
                print(catalogue.gettext("The log is in {file}").format(file=log))


@contextmanager
def _log_of(
    game: OneDeal, stream: str, file: str | None, *, commit: bool
) -> Generator[None, None, None]:
    """
    Write the deal into the file while it is played; an unfinished deal is a log too.
    """
    if file is None:
        _refuse_commit(commit)
        yield
        return
    from paiju.cli.play_log import PlayLog, open_new, promise_of

    with open_new(file, "--log") as out:
        game.promise = promise_of(game.deal, stream) if commit else None
        written = PlayLog(out, game.deal, stream, game.promise)
        game.keep = written.add
        yield
        if game.is_over:
            written.show_wall()


def _refuse_commit(commit: object) -> None:
    """
    Raise `NotationError` for a promise that nobody could verify.
    """
    from paiju.errors import NotationError

    if commit:
        raise NotationError(
            "a promise without a log",
            place="--commit",
            found="no --log",
            expected="--log FILE",
            remedy="add it: paiju verify reads the promise there",
        )


def _sit_down(
    rules: str, seat: str, prevalent: str, seed: int, level: str, *, clock: bool
) -> OneDeal:
    """
    Make the deal and its players; raise `UnknownName` for a name that is none.
    """
    import time

    from paiju.bots.levels import bot
    from paiju.cli.one_deal import OneDeal, untimed
    from paiju.deal.deal import Deal
    from paiju.rules.editions import ruleset

    edition = ruleset(rules)
    others = bot(level, seed=seed)
    deal = Deal(
        edition if clock else untimed(edition),
        seed=seed,
        prevalent=_wind(prevalent, "prevalent wind"),
    )
    began = time.monotonic()
    now: Callable[[], int] = (lambda: int(1000 * (time.monotonic() - began))) if clock else int
    return OneDeal(deal, _wind(seat, "seat"), others, now)


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

    promised = {} if game.promise is None else {"commitment": game.promise.commitment}
    print_json({"type": "Seeded", "data": {"seed": seed, **promised}}, one_line=True)
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
