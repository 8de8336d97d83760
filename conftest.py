"""What the doctests of the questions need: the facts of a hand written as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from typing import Any

    from paiju.scoring.facts import Facts


def facts_of(rules: str, text: str, reading: int | None, how: dict[str, Any]) -> Facts:
    """
    Give the facts of the dearest way of a hand, or of one of its readings.
    """
    from paiju import win_row
    from paiju.rules.editions import ruleset
    from paiju.scoring.mcr.room import fan_room
    from paiju.scoring.wsom.room import pattern_room

    edition = ruleset(rules)
    room = fan_room(edition) if rules == "mcr" else pattern_room(edition)
    row = win_row(text, rules=rules, **how)
    way = next(way for way in room.ways(row, ()) if reading in {None, way.reading})
    kernel = room.kernels.load(row)
    kernel.best()
    kernel.see(way.reading, way.place)
    return kernel.facts


@pytest.fixture(autouse=True)
def _doctest_words(doctest_namespace: dict[str, object], request: pytest.FixtureRequest) -> None:
    name = getattr(request.node, "name", "")
    rules = "wsom" if ".wsom." in name else "mcr"

    def facts(text: str, *, reading: int | None = None, **how: Any) -> Facts:
        return facts_of(rules, text, reading, how)

    doctest_namespace["facts"] = facts
