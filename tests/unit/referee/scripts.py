"""Reads and plays the scripted cases of `tests/referee`: what happened, was ruled, and came."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from paiju.referee.court import RefereeState, apply, decide
from paiju.referee.fault import Fault, Window
from paiju.referee.official import RULES, Official, Role
from paiju.referee.ruling import IssueRuling, MarkMoment, ReportFault, RulingRefusal, UndoRuling
from paiju.referee.ruling_words import court_words, ruling_refusal_words
from paiju.referee.sanction import SANCTIONS, Remedy, Sanction
from paiju.referee.standing import Standing
from paiju.rules.editions import ruleset
from paiju.tiles.meld import MeldKind
from paiju.tiles.tile import Tile, tile
from paiju.view import events
from paiju.view.acts import SetShown
from paiju.view.commands import SEATS, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paiju.referee.court import CourtCommand

__all__ = ["PLAYERS", "Played", "cases", "make_sanction", "official", "play", "shown_standings"]

FOLDER = Path(__file__).resolve().parents[2] / "referee"
PLAYERS = ("An", "Bo", "Cy", "Di")
_OFFICIALS = {
    "rules": RULES,
    "referee": Official("r-07", Role.REFEREE),
    "other": Official("r-08", Role.REFEREE),
    "head": Official("h-01", Role.HEAD_REFEREE),
    "chief": Official("c-01", Role.CHIEF_REFEREE),
    "organizers": Official("o-01", Role.ORGANIZING_COMMITTEE),
    "committee": Official("a-01", Role.ARBITRATION_COMMITTEE),
    "player referee": Official("Di", Role.REFEREE),
    "stranger": Official("Zoe", Role.PLAYER),
}


class Played(NamedTuple):
    """
    A court after a script: its state, the lines of its log, and the last refusal.
    """

    state: RefereeState
    lines: list[str]
    refused: str


def official(text: str) -> Official:
    """
    Read who speaks: a seat's letter for its player, or a name of the list.
    """
    if text in SEATS:
        return Official(PLAYERS[SEATS.index(text)], Role.PLAYER)
    return _OFFICIALS[text]


def tiles(text: str) -> tuple[Tile, ...]:
    """
    Read tiles that stand apart.
    """
    return tuple(tile(part) for part in text.split())


def make_sanction(parts: Sequence[Any]) -> Sanction:
    """
    Read a sanction: its name, its seat, and what else it has.
    """
    name, seat, *more = parts
    if name in {"PenaltyTiles", "DiscardInTurn"}:
        more = [tiles(more[0])]
    elif name == "Correction":
        more = [Remedy(more[0])]
    return cast("Sanction", cast("Any", SANCTIONS[name])(seat, *more))


def deal_event(text: str) -> events.Event:
    """
    Read an event of a deal: what happened, whose it is, and the tile.
    """
    what, *rest = text.split()
    seat = cast("Seat", rest[0] if rest else "E")
    each = tile(rest[1]) if len(rest) > 1 else None
    made: dict[str, events.Event] = {
        "dealt": events.HandsDealt(),
        "draw": events.TileDrawn(seat, each, 60, "head"),
        "end": events.DealEnded("exhausted"),
        "time": events.TimeCalled(),
    }
    if what in made:
        return made[what]
    assert each is not None, text
    with_tile: dict[str, events.Event] = {
        "discard": events.TileDiscarded(seat, each, drawn=None),
        "pung": events.PungMade(seat, each),
        "chow": events.ChowMade(seat, each),
        "melded_kong": events.MeldedKongMade(seat, each),
        "added_kong": events.AddedKongMade(seat, each),
        "kong": events.ConcealedKongMade(seat, each),
        "set": SetShown(seat, each, MeldKind.PUNG),
    }
    return with_tile[what]


def _fault(step: dict[str, Any]) -> Fault:
    return Fault(
        step["fault"],
        step.get("seat", "S"),
        tuple(step.get("events", ())),
        tiles(step.get("tiles", "")),
        step.get("seconds", 0),
    )


def _command(step: dict[str, Any]) -> CourtCommand:
    by = official(step.get("by", "rules"))
    if "moment" in step:
        return MarkMoment(Window(step["moment"]), by)
    if "undo" in step:
        return UndoRuling(step["undo"], by, step.get("reason", "mistaken"))
    if "sanctions" not in step:
        return ReportFault(_fault(step), by)
    return IssueRuling(
        step["on"] if "on" in step else _fault(step),
        step["clause"],
        tuple(make_sanction(parts) for parts in step["sanctions"]),
        by,
        official(step["second"]) if "second" in step else None,
        step.get("discretion", ""),
        step.get("reason", ""),
    )


def play(case: dict[str, Any], lang: str = "en") -> Played:
    """
    Play the steps of a case: deal events as texts, commands of the court as objects.
    """
    state = RefereeState(
        ruleset(case["rules"]),
        PLAYERS,
        {(seat, key): count for seat, key, count in case.get("earlier", ())},
    )
    lines: list[str] = []
    refused = ""
    for step in case["steps"]:
        if isinstance(step, str):
            apply(state, deal_event(step))
            continue
        made = decide(state, _command(step))
        if isinstance(made, RulingRefusal):
            refused = ruling_refusal_words(made, lang)
            continue
        for event in made:
            lines.append(court_words(event, state.catalogue, lang))
            apply(state, event)
    return Played(state, lines, refused)


def shown_standings(state: RefereeState) -> dict[str, dict[str, object]]:
    """
    Give what differs from a clean standing, by seat.
    """
    shown: dict[str, dict[str, object]] = {}
    for seat, standing in state.standings.items():
        marks: dict[str, object] = {}
        for field in fields(Standing):
            value = getattr(standing, field.name)
            if value and field.name == "penalised":
                marks |= {
                    name: " ".join(map(str, getattr(value, name)))
                    for name in ("live", "dead")
                    if getattr(value, name)
                }
            elif value:
                marks[field.name] = (
                    " ".join(map(str, value)) if isinstance(value, tuple) else value
                )
        if marks:
            shown[seat] = marks
    return shown


@cache
def _read(path: Path) -> tuple[dict[str, Any], ...]:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert "source" in json.loads(lines[0]), path
    return tuple(json.loads(line) for line in lines[1:] if line.strip())


def cases() -> list[dict[str, Any]]:
    """
    Give every scripted case.
    """
    return [case for path in sorted(FOLDER.glob("*.jsonl")) for case in _read(path)]
