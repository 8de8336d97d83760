"""What lost time costs: overrun clocks, time-outs, medicine breaks, lateness, absence.

Pure functions of seconds. Each call is rounded up by itself (decision 0124).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = [
    "MCR_LATENESS",
    "WSOM_2008_LATENESS",
    "WSOM_CLOCK",
    "WSOM_LATER_LATENESS",
    "WSOM_TIME_OUT",
    "TimeCost",
    "TimeTariff",
    "break_left",
    "forfeits_by_time_outs",
    "medicine_break",
    "overrun_points",
]

Result = Literal["plays", "forfeits", "may_forfeit"]
"""Whether a seat plays on, forfeits, or may be made to forfeit by a ruling."""

_MINUTE = 60


@dataclass(frozen=True, slots=True)
class TimeCost:
    """
    The points that a length of time costs, and what becomes of the player.
    """

    points: int
    result: Result


@dataclass(frozen=True, slots=True)
class TimeTariff:
    """
    A price of lost time: flat amounts up to given seconds, or points for each started unit.

    Up to `free_s` nothing is charged. Beyond `limit_s`, where there is one, the result is
    `beyond`, and where that is not a forfeit at once the points still run.

    >>> WSOM_TIME_OUT.cost(61)
    TimeCost(points=15, result='plays')
    >>> MCR_LATENESS.cost(601)
    TimeCost(points=20, result='plays')
    """

    flat: tuple[tuple[int, int], ...] = ()
    unit_s: int = 0
    unit_points: int = 0
    free_s: int = 0
    limit_s: int | None = None
    beyond: Result = "forfeits"
    extent: Literal["session", "event"] = "event"

    def cost(self, seconds: int) -> TimeCost:
        """
        Give the cost of so many seconds.

        >>> WSOM_2008_LATENESS.cost(300), WSOM_2008_LATENESS.cost(301)
        (TimeCost(points=50, result='plays'), TimeCost(points=0, result='forfeits'))
        """
        assert seconds >= 0, seconds
        over = self.limit_s is not None and seconds > self.limit_s
        if over and self.beyond == "forfeits":
            return TimeCost(0, "forfeits")
        return TimeCost(self._points(seconds), self.beyond if over else "plays")

    def _points(self, seconds: int) -> int:
        if seconds <= self.free_s:
            return 0
        for up_to, points in self.flat:
            if seconds <= up_to:
                return points
        return -((self.free_s - seconds) // self.unit_s) * self.unit_points


MCR_LATENESS = TimeTariff(
    flat=((10 * _MINUTE, 10), (15 * _MINUTE, 20)), limit_s=15 * _MINUTE, extent="session"
)
"""wmcc-11.2.1: 10 points up to 10 minutes, 20 up to 15, beyond a forfeit with session score 0."""

WSOM_TIME_OUT = TimeTariff(unit_s=30, unit_points=5)
"""wsom08-time-out-2: 5 points for each started 30 seconds."""

WSOM_2008_LATENESS = TimeTariff(unit_s=30, unit_points=5, limit_s=5 * _MINUTE)
"""wsom08-time-out-1, wsom08-absence-1: as a time-out; more than 5 minutes is absence."""

WSOM_LATER_LATENESS = TimeTariff(
    unit_s=30, unit_points=5, limit_s=5 * _MINUTE, beyond="may_forfeit"
)
"""wsom10-time-out-1: beyond 5 minutes the hosts rule, but not below this cost."""

WSOM_CLOCK = TimeTariff(unit_s=15, unit_points=5)
"""wsom08-time-limit-1, wsom08-time-limit-2: 5 points for each started 15 seconds over."""

_TIME_OUT_LIMIT = 150
_DISCARD_S, _DEAL_S = 15, 180
_MEDICINE_S = 60
_BREAK_S = 10 * _MINUTE


def overrun_points(discards_s: tuple[int, ...]) -> int:
    """
    Give what the turns of a seat in one deal cost: each discard over 15 s, and the sum over 3 min.

    >>> overrun_points((40, 40, 40, 40, 40)), overrun_points((60, 60, 60, 75))
    (60, 90)
    """
    turns = sum(WSOM_CLOCK.cost(max(0, seconds - _DISCARD_S)).points for seconds in discards_s)
    return turns + WSOM_CLOCK.cost(max(0, sum(discards_s) - _DEAL_S)).points


def forfeits_by_time_outs(points: tuple[int, ...]) -> bool:
    """
    Tell whether the time-outs and lateness of a half cost more than 150 points: a forfeit.

    >>> forfeits_by_time_outs((75, 75)), forfeits_by_time_outs((75, 80))
    (False, True)
    """
    return sum(points) > _TIME_OUT_LIMIT


def medicine_break(seconds: int, *, note: bool) -> int:
    """
    Give what a break for medicine costs: with a doctor's note about a minute is free.

    What goes beyond, and a break without a note, is charged as a time-out (decision 0466).

    >>> medicine_break(60, note=True), medicine_break(75, note=True)
    (0, 5)
    >>> medicine_break(60, note=False)
    10
    """
    return WSOM_TIME_OUT.cost(max(0, seconds - _MEDICINE_S) if note else seconds).points


def break_left(limit_s: int, ended_s: int, break_s: int = _BREAK_S) -> int:
    """
    Give the seconds of break left to a table whose last deal ran beyond the limit of its half.

    >>> break_left(70 * 60, 73 * 60) // 60
    7
    """
    return max(0, break_s - max(0, ended_s - limit_s))
