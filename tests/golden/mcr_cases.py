"""The lines of the MCR golden files, and how a line becomes a call of `paiju.score`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import paiju

CIRCUMSTANCES = (
    "rules", "win", "self_drawn", "seat", "prevalent", "flowers", "last_tile", "replacement",
    "robbing", "last_of_kind", "kept_apart",
)  # fmt: skip


def lines(name: str) -> list[dict[str, Any]]:
    """
    Read the cases of one golden file; its first line tells the source.
    """
    text = Path(__file__).with_name(f"{name}.jsonl").read_text(encoding="utf-8")
    head, *cases = (json.loads(line) for line in text.splitlines())
    assert head["source"]
    return cases


def score_of(case: dict[str, Any]) -> paiju.Score:
    """
    Score the hand of a line under the circumstances that it states.
    """
    stated = {key: case[key] for key in CIRCUMSTANCES if key in case}
    return paiju.score(case["hand"] * case.get("repeat", 1), **stated)


def counts(score: paiju.Score) -> dict[str, int]:
    """
    Tell how often each row stands in the final list.
    """
    return {row.key: row.count for row in score.rows}
