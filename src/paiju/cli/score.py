"""`paiju score`: the points of one hand, or of a hand a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from paiju.cli import DONE, REFUSED
from paiju.cli.help import Command
from paiju.cli.options import (
    AsJson,
    Discarder,
    Earthly,
    EveryRow,
    Explain,
    Flowers,
    Follow,
    HandWords,
    Heavenly,
    JsonLines,
    Lang,
    LastOfKind,
    LastTile,
    MixedIn,
    PenaltyTiles,
    Prevalent,
    Replacement,
    Robbing,
    Rules,
    Seat,
    SelfDrawn,
    Win,
    hand_text,
)

if TYPE_CHECKING:
    from paiju.scoring.score import Score

__all__ = ["add_to", "score"]

_EXAMPLE = 'Example: paiju score "[EEE] (SSSS) [NNN] 1122s 1s" --seat S --discarder W'


def add_to(app: typer.Typer) -> None:
    """
    Add the command to the application.
    """
    app.command("score", cls=Command, epilog=_EXAMPLE)(score)


def score(
    hand: HandWords = None,
    rules: Rules = "mcr",
    win: Win = None,
    self_drawn: SelfDrawn = False,
    replacement: Replacement = False,
    robbing: Robbing = False,
    last_tile: LastTile = False,
    last_of_kind: LastOfKind = False,
    seat: Seat = "E",
    prevalent: Prevalent = "E",
    flowers: Flowers = 0,
    heavenly: Heavenly = False,
    earthly: Earthly = False,
    mixed_in: MixedIn = False,
    penalty_tiles: PenaltyTiles = "",
    discarder: Discarder = None,
    follow: Follow = None,
    explain: Explain = False,
    every_row: EveryRow = False,
    jsonl: JsonLines = False,
    as_json: AsJson = False,
    lang: Lang = "en",
) -> int:
    """
    Score a hand: its points, the rows that count, who pays (exit 1: may not win).
    """
    from paiju.cli.payments import payments_of, read_follow
    from paiju.language import words
    from paiju.scoring.circumstances import Circumstances
    from paiju.scoring.door import read_hand, score_of

    words(lang)
    if jsonl:
        from paiju.cli.batch import score_lines

        return score_lines(rules, lang)
    how = Circumstances(
        self_drawn, seat, prevalent, flowers, last_tile, replacement, robbing, last_of_kind,
        heavenly, earthly, not mixed_in,
    )  # fmt: skip
    result = score_of(read_hand(hand_text(hand), win), how, rules, penalty_tiles)
    deltas = payments_of(result, how, discarder, read_follow(follow or []))
    printed = _print_json if as_json else _print_text
    printed(result, deltas, lang, explain=explain, every_row=every_row)
    return DONE if result.legal else REFUSED


def _print_text(
    result: Score, deltas: dict[str, int] | None, lang: str, *, explain: bool, every_row: bool
) -> None:
    from paiju.cli.payments import told_payments
    from paiju.cli.terminal import print_told
    from paiju.scoring.explain import told, told_rows

    whole = explain or every_row
    print_told(told(result, lang, every_row=every_row) if whole else told_rows(result, lang))
    print_told(told_payments(deltas, lang))


def _print_json(
    result: Score, deltas: dict[str, int] | None, lang: str, *, explain: bool, every_row: bool
) -> None:
    from paiju.cli.record import score_record
    from paiju.cli.terminal import print_json

    record = {**score_record(result, lang), "settlement": deltas}
    if explain or every_row:
        record["explanation"] = result.explain(lang, every_row=every_row)
    print_json(record)
