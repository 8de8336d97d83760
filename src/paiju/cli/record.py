"""Scores as plain data: what `--json` prints, with the names of the Python API."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.log.envelope import Json
from paiju.scoring.explain import reason_in_words
from paiju.scoring.in_the_way import in_the_way
from paiju.scoring.not_counted import KEPT_APART_CLAUSES
from paiju.scoring.wording import short_name

if TYPE_CHECKING:
    from paiju.scoring.nearest import NearMiss
    from paiju.scoring.reading import Group, Reading
    from paiju.scoring.score import OtherEdition, Row, Score, Struck

__all__ = ["Json", "brief_record", "score_record"]


def score_record(score: Score, lang: str = "en") -> dict[str, Json]:
    """
    Give all that a score holds; `name` and `reason` are in the language, the rest never changes.

    >>> import paiju
    >>> record = score_record(paiju.score("123m 456p 789s EEE CC"))
    >>> record["points"], record["legal"], record["reason"]
    (21, True, None)
    """
    return {
        "rules": score.rules,
        "hand": str(score.hand),
        **brief_record(score, lang),
        "reason": reason_in_words(score, lang) or None,
        "plain_sum": score.plain_sum,
        "limit": score.limit,
        "struck": [_struck(each, score, lang) for each in score.struck],
        "lost_rows": [_lost(row, score.ruleset.scorer, lang) for row in score.lost_rows],
        "in_the_way": _in_the_way(score),
        "ties": [brief_record(tie, lang) for tie in score.ties],
        "other_edition": _other(score.other_edition),
        "near_misses": [_near(each) for each in _nearer(score)],
    }


def brief_record(score: Score, lang: str) -> dict[str, Json]:
    """
    Give the points, the rows that count and the reading.
    """
    return {
        "points": score.points,
        "counted": score.counted,
        "legal": score.legal,
        "rows": [_row(row, score.ruleset.scorer, lang) for row in score.rows],
        "reading": _reading(score.reading),
    }


def _row(row: Row, scorer: str, lang: str) -> dict[str, Json]:
    return {
        "no": row.no,
        "key": row.key,
        "zh": row.zh,
        "en": row.en,
        "name": short_name(row, scorer, lang),
        "value": row.value,
        "count": row.count,
        "points": row.points,
        "clause": row.clause,
        "sets": [str(group) for group in row.sets],
    }


def _struck(struck: Struck, score: Score, lang: str) -> dict[str, Json]:
    return {
        "key": struck.key,
        "zh": struck.zh,
        "en": struck.en,
        "name": short_name(score.table[struck.key], score.ruleset.scorer, lang),
        "by": struck.by,
        "principle": struck.principle,
        "clause": struck.clause,
        "decision": struck.decision,
    }


def _lost(row: Row, scorer: str, lang: str) -> dict[str, Json]:
    return {**_row(row, scorer, lang), "lost_by": KEPT_APART_CLAUSES[scorer]}


def _in_the_way(score: Score) -> Json:
    found = in_the_way(score)
    if found is None:
        return None
    return {"tiles": [str(each) for each in found.tiles], "clause": found.clause}


def _reading(reading: Reading | None) -> Json:
    if reading is None:
        return None
    return {"form": reading.form, "groups": [_group(group) for group in reading.groups]}


def _group(group: Group) -> dict[str, Json]:
    return {
        "kind": group.kind,
        "tiles": str(group),
        "melded": group.melded,
        "concealed": group.concealed,
        "wins": group.wins,
    }


def _other(other: OtherEdition | None) -> Json:
    if other is None:
        return None
    return {
        "rules": other.rules,
        "points": other.points,
        "counted": other.counted,
        "rows": [
            {"key": key, "points": here, "other_points": there} for key, here, there in other.rows
        ],
    }


def _nearer(score: Score) -> tuple[NearMiss, ...]:
    """
    Give the steps that would bring a hand that may not win nearer to it.
    """
    if score.legal:
        return ()
    least = -1 if score.reading is None else score.counted
    return tuple(miss for miss in score.near_misses if miss.counted > least)


def _near(miss: NearMiss) -> dict[str, Json]:
    return {
        "key": miss.row.key,
        "counted": miss.counted,
        "tile": None if miss.tile is None else str(miss.tile),
        "instead": None if miss.instead is None else str(miss.instead),
    }
