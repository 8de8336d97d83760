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
    from paiju.scoring.door import room_of

    kernel = room_of(rules).kernel(win_row(text, rules=rules, **how))
    kernel.best()
    ways = kernel.found_ways()
    wanted = ways[0] if reading is None else next(way for way in ways if way[0] == reading)
    kernel.see(wanted[0], wanted[1])
    facts: Facts = kernel.facts
    return facts


@pytest.fixture(autouse=True)
def _doctest_words(doctest_namespace: dict[str, object], request: pytest.FixtureRequest) -> None:
    name = getattr(request.node, "name", "")
    rules = "wsom" if ".wsom." in name else "mcr"

    def facts(text: str, *, reading: int | None = None, **how: Any) -> Facts:
        return facts_of(rules, text, reading, how)

    doctest_namespace["facts"] = facts
