"""`paiju replay`: a deal event by event, both ways, as all or one of its seats saw it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from paiju.cli import DONE
from paiju.cli.help import Command
from paiju.cli.options import AsJson, Lang

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.cli.record import Json
    from paiju.cli.shown_steps import ShownSteps
    from paiju.deal.log_lines import WallRevealed
    from paiju.referee.steps import Steps
    from paiju.view.table_view import Viewer

__all__ = ["add_to", "replay"]

_EXAMPLE = "Example: paiju replay deal.jsonl --seat S --at 40"

LogFile = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]
At = Annotated[
    int | None,
    typer.Option(
        "--at", metavar="N", min=0, help="show the table after event N of this view alone"
    ),
]
SeatOption = Annotated[
    str | None, typer.Option("--seat", metavar="WIND", help="see what this seat saw")
]
All = Annotated[bool, typer.Option("--all", help="see all hands")]


def add_to(app: typer.Typer) -> None:
    """
    Add the command to the application.
    """
    app.command("replay", cls=Command, epilog=_EXAMPLE)(replay)


def replay(
    file: LogFile,
    at: At = None,
    seat: SeatOption = None,
    every_hand: All = False,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Replay the log of a deal, event by event.

    FILE is a log, or - for standard input; every event is checked against the rules. Without
    --seat or --all it shows what was open to everybody. Events are numbered as they are shown;
    with --all as in the log. On a terminal keys go on and back (? lists them); elsewhere all
    events are listed, then the end.
    """
    from paiju.cli.court_lines import court_lines
    from paiju.cli.deal_end import told_end
    from paiju.cli.shown_steps import ShownSteps
    from paiju.cli.stdin import file_bytes
    from paiju.cli.terminal import is_terminal, print_json, print_lines, print_told
    from paiju.language import words
    from paiju.log.reader import read_log
    from paiju.referee.steps import Steps

    words(lang)
    viewer = _viewer(seat, every_hand=every_hand)
    steps = Steps(read_log(file_bytes(file)))
    seen = ShownSteps(steps, viewer)
    if at is not None:
        _check_number(at, seen)
    if as_json:
        print_json(_record(seen, at))
    elif at is not None:
        print_lines(_table(seen, at, lang))
    elif is_terminal() and sys.stdin is not None and sys.stdin.isatty():
        from paiju.cli.replay_keys import walk

        walk(steps, viewer, lang)
    else:
        print_lines(_everything(seen, lang))
        deal = steps.deal
        print_told(() if deal is None else told_end(deal, lang))
        print_lines(() if steps.kept is None else court_lines(steps.kept, lang))
    return DONE


def _viewer(seat: str | None, *, every_hand: bool) -> Viewer:
    from paiju.errors import NotationError, UnknownName
    from paiju.view.commands import SEATS

    if seat is None:
        return "official" if every_hand else "spectator"
    if every_hand:
        raise NotationError(
            "two ways to look at once",
            place="--all",
            found="--seat and --all",
            expected="one of them",
            remedy="leave out the other",
        )
    if seat not in SEATS:
        raise UnknownName.among("seat", seat, SEATS)
    return seat


def _check_number(at: int, seen: ShownSteps) -> None:
    from paiju.errors import NotationError, number

    if at > len(seen):
        raise NotationError(
            "no event has this number",
            place="--at",
            found=number(at),
            expected=f"0 to {len(seen)}",
            remedy="give a smaller number; 0 is before the first event",
        )


def _everything(seen: ShownSteps, lang: str) -> Iterator[str]:
    """
    List the events that the viewer is shown, then the table at the end.
    """
    yield _title(seen, lang)
    width = len(str(len(seen)))
    for no in range(1, len(seen) + 1):
        told = _told(seen, no, lang)
        if told:
            yield f"{no:>{width}}  {seconds(seen.at_ms(no) or 0)}  {told}"
    if seen.steps.deal is not None:
        from paiju.cli.view_lines import view_lines

        yield ""
        yield from view_lines(seen.end(), lang)


def _table(seen: ShownSteps, at: int, lang: str) -> Iterator[str]:
    """
    Say what the event was and what the table looks like then.
    """
    yield place_of(seen, at, lang)
    if seen.steps.deal is not None:
        from paiju.cli.view_lines import view_lines

        yield from view_lines(seen.view(at), lang)


def _title(seen: ShownSteps, lang: str) -> str:
    from paiju.language import words

    text = words(lang).gettext("{stream}, {rules}: {count} events")
    steps = seen.steps
    return text.format(stream=steps.stream, rules=steps.about.rules.key, count=len(seen))


def _told(seen: ShownSteps, no: int, lang: str) -> str:
    from paiju.cli.court_lines import any_event_words
    from paiju.deal.log_lines import WallRevealed

    event = seen.event(no)
    if isinstance(event, WallRevealed):
        return _wall_shown(event, seen.steps, lang)
    return "" if event is None else any_event_words(event, seen.steps.about.rules, lang)


def _wall_shown(wall: WallRevealed, steps: Steps, lang: str) -> str:
    """
    Say that the wall was shown, and whether it is the promised one.
    """
    from paiju.language import words

    _ = words(lang).gettext
    if not steps.about.commitment:
        return _("The wall is shown; none was promised")
    if steps.keeps_promise(wall):
        return _("The wall is shown: it is the one that was promised")
    return _("The wall is shown: it is not the one that was promised")


def place_of(seen: ShownSteps, at: int, lang: str) -> str:
    """
    Say which of the viewer's events this is, when it was and what happened.
    """
    from paiju.language import words

    _ = words(lang).gettext
    if at == 0:
        return _("Before the first of {count} events").format(count=len(seen))
    text = _("Event {no} of {count}, {time}: {told}")
    told = _told(seen, at, lang) or _("not shown to this viewer")
    return text.format(no=at, count=len(seen), time=seconds(seen.at_ms(at) or 0), told=told)


def seconds(at_ms: int) -> str:
    """
    Write a time in seconds with three decimal places.

    >>> seconds(61_050)
    '61.050 s'
    """
    return f"{at_ms // 1000}.{at_ms % 1000:03} s"


def _record(seen: ShownSteps, at: int | None) -> dict[str, Json]:
    from paiju.view.wire import as_json

    if at is not None:
        view = None if seen.steps.deal is None else as_json(seen.view(at))
        return {"viewer": seen.viewer, **_event(seen, at), "view": view}
    numbers = range(1, len(seen) + 1)
    return {
        "stream": seen.steps.stream,
        "rules": seen.steps.about.rules.key,
        "viewer": seen.viewer,
        "events": [_event(seen, no) for no in numbers if seen.event(no) is not None],
        "view": None if seen.steps.deal is None else as_json(seen.end()),
    }


def _event(seen: ShownSteps, no: int) -> dict[str, Json]:
    """
    Give an event with its number and time; one that is not shown has no type.
    """
    from paiju.referee.log_lines import entry_of_any

    event = seen.event(no)
    kind, data = (None, None) if event is None else entry_of_any(event)
    return {"no": no, "at_ms": seen.at_ms(no), "type": kind, "data": data}
