"""The faults of the World Series: the rows of 2008, and the later edition laid over them.

The later edition breaks off in the chapter on time-outs; what it has not goes by 2008.
"""

from __future__ import annotations

from dataclasses import replace

from paiju.referee.fault import Catalogue, FaultRow, Reporter, Window
from paiju.referee.ladder import WARN_THEN_RULE
from paiju.referee.offer import FREE, Offer
from paiju.referee.sanction import (
    Correction,
    Disqualification,
    ForfeitPlay,
    NonPriority,
    PenaltyTiles,
    PointsOff,
    Remedy,
    WarningGiven,
)
from paiju.referee.time_cost import WSOM_LATER_LATENESS
from paiju.referee.wsom_conduct_rows import ROWS as _CONDUCT
from paiju.referee.wsom_table_rows import ROWS as _TABLE

__all__ = ["WSOM_2008_CATALOGUE", "WSOM_LATER_CATALOGUE"]

WSOM_2008_CATALOGUE = Catalogue((*_TABLE, *_CONDUCT), "wsom08-sanctions-0")
"""The faults of the edition of 2008."""

# Chapters that the later documents do not have, and single clauses with another number there.
_ONLY_2008 = (
    "wsom08-scoring-",
    "wsom08-absence-",
    "wsom08-practice-",
    "wsom08-overall-time-limit-",
    "wsom08-time-out-3",
    "wsom08-time-out-4",
    "wsom08-time-out-5",
)
_MOVED = {"wsom08-wrong-count-7": "wsom10-wrong-count-6"}

# What follows only where somebody complains: wsom10-general-5.
_ON_COMPLAINT = (Reporter.PLAYER, Reporter.OPPONENT)
_COMPLAINTS = frozenset(
    {
        "tile_turned_while_building",
        "wall_built_early",
        "reaching_out",
        "unreasonable_speed",
        "discard_named",
        "talk",
        "noise",
        "banging",
        "discourtesy",
        "results_told",
    }
)


def _clause(clause: str) -> str:
    if clause.startswith(_ONLY_2008):
        return clause
    return _MOVED.get(clause, clause.replace("wsom08-", "wsom10-"))


def _later(row: FaultRow) -> FaultRow:
    also = tuple(_clause(clause) for clause in row.also)
    complaint = row.key in _COMPLAINTS
    return replace(
        row,
        clause=_clause(row.clause),
        also=(*also, "wsom10-general-5") if complaint else also,
        reporters=_ON_COMPLAINT if complaint else row.reporters,
        note=row.note.replace("wsom08-", "wsom10-"),
    )


# What the later edition adds to the clauses of a row, and its other notes.
_MORE = {
    "deliberate_fault": ("wsom10-general-6", "wsom10-general-7"),
    "exposed_tile": ("wsom10-penalty-tiles-3",),
    "wrong_set": ("wsom10-general-7",),
    "wrong_win": ("wsom10-penalty-tiles-3",),
}
_NOTES = {
    "unvoiced_claim": "it ranks below the draw: others may ignore it and go on",
    "banging": "one tap with the winning tile is allowed",
}


def _changed(row: FaultRow) -> FaultRow:
    """
    Give the row as the later edition has it.
    """
    later = _later(row)
    if row.key == "late":
        offers = (Offer(PointsOff, "automatic"), Offer(ForfeitPlay))
        return replace(later, offers=offers, tariff=WSOM_LATER_LATENESS)
    more = _MORE.get(row.key, ())
    note = _NOTES.get(row.key, later.note)
    return replace(later, also=(*later.also, *more), note=note)


_NEW = (
    FaultRow(
        "wrong_set_at_once",
        "Wrong set, pointed out at once",
        "即時指出的錯誤牌組",
        "wsom10-general-7",
        Window.AT_ONCE,
        (
            Offer(Correction, "automatic", remedy=Remedy.UNDO_SET),
            Offer(PenaltyTiles, "automatic"),
        ),
        reporters=(Reporter.PLAYER, Reporter.OPPONENT, Reporter.OFFICIAL),
        also=("wsom10-wrong-claims-1",),
        note="the seat that would have been skipped keeps its draw",
    ),
    FaultRow(
        "withdrawal",
        "Withdrawal from the event",
        "自願退出",
        "wsom10-withdrawal-2",
        Window.ALWAYS,
        (Offer(ForfeitPlay, "automatic"),),
        reporters=(Reporter.PLAYER, Reporter.OFFICIAL),
        also=("wsom10-withdrawal-1", "wsom10-withdrawal-3", "wsom10-sanctions-2"),
        note="no prize of the round in progress",
    ),
    FaultRow(
        "absence_without_notice",
        "Absence in the preliminary without notice or explanation",
        "初賽無通知無解釋而缺席",
        "wsom10-withdrawal-4",
        Window.ALWAYS,
        (Offer(NonPriority, "default"), Offer(ForfeitPlay, "default")),
        reporters=(Reporter.OFFICIAL,),
    ),
    FaultRow(
        "feeding",
        "Feeding others without hope or knowledge of the patterns",
        "進級無望或不懂和種而胡亂供張",
        "wsom10-withdrawal-6",
        Window.HALF_END,
        (Offer(WarningGiven), *FREE, Offer(Disqualification)),
        also=("wsom10-withdrawal-5", "wsom10-collusion-6", "wsom10-conduct-rules-2"),
        ladder=WARN_THEN_RULE.named("feeding"),
    ),
)

# wsom10-score-card-5 asks for signatures; of a card not handed in it says nothing.
_GONE = frozenset({"card_missing"})

_KEPT = (_changed(row) for row in WSOM_2008_CATALOGUE.rows if row.key not in _GONE)

WSOM_LATER_CATALOGUE = Catalogue((*_KEPT, *_NEW), "wsom10-sanctions-0", "wsom10-general-7")
"""The faults of the later edition."""
