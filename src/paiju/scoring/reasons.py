"""Why a hand may not win, besides being below the minimum."""

from __future__ import annotations

__all__ = ["NONE_LEFT", "NO_SHAPE", "PENALTY_TILE"]

NO_SHAPE = "not a winning shape"
PENALTY_TILE = "a penalty tile is in the way"
NONE_LEFT = "no tile left: the hand holds all four"
