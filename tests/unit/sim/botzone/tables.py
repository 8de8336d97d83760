"""Matches for the tests: recorded ones, and walls laid out by hand."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from paiju.bots.levels import bot
from paiju.sim.botzone.client import Client
from paiju.sim.botzone.judge import Judge, wall_of_seed
from paiju.sim.botzone.match import Match, play_match
from paiju.sim.botzone.names import TILE_NAMES
from paiju.sim.botzone.verdicts import Heard

RECORDED = Path(__file__).parents[3] / "golden" / "botzone_matches.jsonl.gz"


def recorded() -> list[dict[str, Any]]:
    """
    Read the recorded matches; the first line of the file tells their source.
    """
    with gzip.open(RECORDED, "rt", encoding="utf-8") as lines:
        head, *matches = map(json.loads, lines)
    assert head["source"]
    return matches


def heard(*lines: str) -> list[Heard]:
    """
    Make four answers; those left out are passes.
    """
    return [Heard(line) for line in (*lines, *["PASS"] * (4 - len(lines)))]


def at(**lines: str) -> list[Heard]:
    """
    Make four answers, `s2="HU"` for seat 2; the others pass.
    """
    return [Heard(lines.get(f"s{seat}", "PASS")) for seat in range(4)]


def wall(*hands: str, draws: tuple[str, ...] = ("", "", "", "")) -> str:
    """
    Lay out a wall from what each seat is dealt and draws, the rest in the order of kinds.
    """
    parts = [
        [*hand.split(), *drawn.split()]
        for hand, drawn in zip((*hands, *[""] * (4 - len(hands))), draws, strict=True)
    ]
    spare = [name for name in TILE_NAMES for _ in range(4)]
    for name in (name for part in parts for name in part):
        spare.remove(name)
    names: list[str] = []
    for part in parts:
        lacking = 34 - len(part)
        names += reversed([*part, *spare[:lacking]])
        spare = spare[lacking:]
    return " ".join(names)


def begun(tiles: str, quan: int = 0) -> Judge:
    """
    Begin a match up to the first draw.
    """
    judge = Judge(tiles, quan)
    judge.hear(heard())
    judge.hear(heard())
    return judge


def played(level: str, seed: int) -> Match:
    """
    Play a match of four bots of one level.
    """
    players = [Client(bot(level, seed=4 * seed + seat)) for seat in range(4)]
    return play_match(Judge(wall_of_seed(seed), seed % 4), players)
