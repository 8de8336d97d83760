"""`paiju score`: the points of one hand, or of a hand a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import typer

from paiju.cli import DONE, REFUSED
from paiju.cli.help import Command
from paiju.cli.options import (
    STDIN,
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
    whole_number,
)
from paiju.errors import NotationError

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
    flowers: Flowers = "0",
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
    Score a hand: its points, what counts, who pays (exit 1: no win).
    """
    from paiju.cli.notes import notes_of
    from paiju.cli.payments import liable_of, payments_of, read_follow
    from paiju.language import words
    from paiju.scoring.circumstances import Circumstances
    from paiju.scoring.door import read_hand, score_of

    words(lang)
    how = Circumstances(
        self_drawn, seat, prevalent, whole_number(flowers), last_tile, replacement, robbing,
        last_of_kind, heavenly, earthly, not mixed_in,
    )  # fmt: skip
    if jsonl:
        from paiju.cli.batch import score_lines

        others = (win, penalty_tiles, discarder, follow, explain, every_row)
        alone = hand in (None, [], [STDIN]) and how == Circumstances()
        _check_lines(alone=alone and not any(others))
        return score_lines(rules, lang)
    result = score_of(read_hand(hand_text(hand), win), how, rules, penalty_tiles)
    followed = read_follow(follow or [])
    deltas = payments_of(result, how, discarder, followed)
    liable = liable_of(result, how, discarder, followed)
    paid = _Paid(deltas, discarder, liable)
    notes = notes_of(result, how, penalty_tiles, followed, lang)
    printed = _print_json if as_json else _print_text
    printed(result, paid, notes, lang, explain=explain, every_row=every_row)
    return DONE if result.legal else REFUSED


class _Paid(NamedTuple):
    """
    Who pays what, who gave the tile, and who is liable for it.
    """

    deltas: dict[str, int] | None
    discarder: str | None
    liable: str | None

    @property
    def exempted(self) -> tuple[str, str | None] | None:
        """
        Give who gave the tile and who is liable instead; None when both are one.
        """
        if self.discarder is None or self.discarder == self.liable:
            return None
        return self.discarder, self.liable


def _check_lines(*, alone: bool) -> None:
    if not alone:
        raise NotationError(
            "a hand, or how it was won, beside --jsonl",
            place="the command line",
            expected="hands on stdin, each with its own circumstances",
            remedy="leave out --jsonl, or all but --rules and --lang",
        )


def _print_text(
    result: Score, paid: _Paid, notes: list[str], lang: str, *, explain: bool, every_row: bool
) -> None:
    from paiju.cli.payments import told_payments
    from paiju.cli.terminal import print_told
    from paiju.language import words
    from paiju.scoring.explain import told, told_rows
    from paiju.scoring.wording import Told

    whole = explain or every_row or not result.legal
    print_told(told(result, lang, every_row=every_row) if whole else told_rows(result, lang))
    text = words(lang).gettext("Note: {note}")
    print_told(Told("more", text.format(note=note)) for note in notes)
    print_told(told_payments(paid.deltas, lang, paid.exempted))


def _print_json(
    result: Score, paid: _Paid, notes: list[str], lang: str, *, explain: bool, every_row: bool
) -> None:
    from paiju.cli.record import score_record
    from paiju.cli.terminal import print_json

    record = {
        **score_record(result, lang),
        "settlement": paid.deltas,
        "liable": paid.liable,
        "notes": notes,
    }
    if explain or every_row:
        record["explanation"] = result.explain(lang, every_row=every_row)
    print_json(record)
