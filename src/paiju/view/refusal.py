"""Why a command is refused: the reason, where the rules say so, and what is allowed instead."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from paiju.rules.clause import ClauseId
from paiju.rules.ruleset import Ruleset
from paiju.view.commands import Command

__all__ = ["CLAUSES", "Reason", "Refusal", "clause_of"]


class Reason(StrEnum):
    """
    Name what stands against a command; `words.reason_words` says it in a language.

    >>> Reason.TILE_NOT_HELD.value
    'tile_not_held'
    """

    UNKNOWN_COMMAND = "unknown_command"
    DEAL_OVER = "deal_over"
    TIME_RUNS_BACK = "time_runs_back"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_ASKED = "not_asked"
    ALREADY_REPLIED = "already_replied"
    TILE_NOT_HELD = "tile_not_held"
    NOT_FROM_UPPER_SEAT = "not_from_upper_seat"
    NO_SUCH_SET = "no_such_set"
    LAST_DISCARD = "last_discard"
    NO_TILE_TO_DRAW = "no_tile_to_draw"
    LAST_TILE_HELD = "last_tile_held"
    KONG_AFTER_CLAIM = "kong_after_claim"
    NO_PUNG_TO_ADD_TO = "no_pung_to_add_to"
    NOT_COMPLETE = "not_complete"
    BELOW_MINIMUM = "below_minimum"
    WIN_BARRED = "win_barred"
    CLAIM_BARRED = "claim_barred"
    PENALTY_TILE = "penalty_tile"
    DEAD_PENALTY_TILE = "dead_penalty_tile"
    SWAP_CALL = "swap_call"
    TOO_EARLY = "too_early"
    NOT_IN_GUIDED_PLAY = "not_in_guided_play"
    NOT_ROBBABLE = "not_robbable"
    HEAD_WAS_TOUCHED = "head_was_touched"
    TOO_LATE = "too_late"
    OVERTAKEN = "overtaken"
    NOTHING_CALLED = "nothing_called"
    OWN_DISCARD = "own_discard"
    NOT_IN_FAITHFUL_PLAY = "not_in_faithful_play"
    NO_FORFEIT = "no_forfeit"
    PLAY_STOPPED = "play_stopped"
    NOT_POSSIBLE = "not_possible"


# A column for each document with table rules of its own, in the order of `_DOCUMENTS`. The later
# edition of the WSOM numbers these clauses as the one of 2008 does; scoring is in that one alone.
_DOCUMENTS = ("wmcc", "mcr98", "wsom08")
_TABLE: dict[Reason, tuple[str, str, str]] = {
    Reason.DEAL_OVER: ("6.2", "event-5.7", "play-4"),
    Reason.NOT_YOUR_TURN: ("6.3", "play-3", "draw-and-discard-1"),
    Reason.NOT_ASKED: ("", "", "claim-2"),
    Reason.NOT_FROM_UPPER_SEAT: ("6.6", "play-5", "chow-1"),
    Reason.NO_SUCH_SET: ("", "", "claim-1"),
    Reason.LAST_DISCARD: ("4.30", "term-30", "dead-wall-4"),
    Reason.NO_TILE_TO_DRAW: ("6.8", "play-7", "kong-7"),
    Reason.LAST_TILE_HELD: ("6.8", "play-7", "dead-wall-3"),
    Reason.KONG_AFTER_CLAIM: ("6.8", "play-7", "kong-2"),
    Reason.NO_PUNG_TO_ADD_TO: ("6.8.1", "play-7.1", "kong-3"),
    Reason.NOT_COMPLETE: ("11.6.6.2", "score-premise-1", "winning-form-1"),
    Reason.BELOW_MINIMUM: ("11.6.6.1", "score-premise-2", "scoring-5"),
    Reason.WIN_BARRED: ("11.3", "", "wrong-count-1"),
    Reason.CLAIM_BARRED: ("", "", "wrong-count-4"),
    Reason.PENALTY_TILE: ("11.6.7.1", "", "penalty-tiles-5"),
    Reason.DEAD_PENALTY_TILE: ("", "", "penalty-tiles-2"),
    Reason.NOT_ROBBABLE: ("7.2.3", "win-way-2", "robbing-3"),
    Reason.HEAD_WAS_TOUCHED: ("11.6.11.5", "", "draw-and-discard-2"),
    Reason.TOO_LATE: ("6.7", "play-6", "claim-precedence-4"),
    Reason.OVERTAKEN: ("7.2.4", "win-winner-1", "claim-precedence-1"),
    Reason.OWN_DISCARD: ("", "", "claim-1"),
}

CLAUSES: dict[str, dict[Reason, ClauseId]] = {
    document: {
        reason: ClauseId(f"{document}-{places[column]}")
        for reason, places in _TABLE.items()
        if places[column]
    }
    for column, document in enumerate(_DOCUMENTS)
}
"""The clause of each reason by document; a reason without one follows from no single clause."""

CLAUSES["wsom10"] = {
    reason: clause
    if reason is Reason.BELOW_MINIMUM
    else ClauseId(clause.replace("wsom08", "wsom10"))
    for reason, clause in CLAUSES["wsom08"].items()
}


def clause_of(reason: Reason, rules: Ruleset) -> ClauseId | None:
    """
    Give the clause by which an edition refuses for this reason, if one says so.

    >>> from paiju.rules.editions import ruleset
    >>> clause_of(Reason.KONG_AFTER_CLAIM, ruleset("mcr"))
    'wmcc-6.8'
    >>> clause_of(Reason.KONG_AFTER_CLAIM, ruleset("wsom-later"))
    'wsom10-kong-2'
    """
    return CLAUSES.get(rules.document, {}).get(reason)


@dataclass(frozen=True, slots=True)
class Refusal:
    """
    Refuse a command and say why, by which clause, and what is allowed now.

    >>> from paiju.view.commands import Pung
    >>> Refusal(Reason.NOT_ASKED, None, Pung("S"), ()).reason.value
    'not_asked'
    """

    reason: Reason
    clause: ClauseId | None
    asked: Command
    allowed: tuple[Command, ...]
