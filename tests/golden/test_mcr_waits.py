"""What thirteen tiles wait for in MCR: in form, and with tiles left."""

from __future__ import annotations

from typing import Any

import pytest
from tests.golden.mcr_cases import lines

import paiju

CASES = lines("mcr_waits")
OPEN = {"ckong": "({})", "kong": "[{}]", "pung": "[{}]", "chow": "[{}]"}


@pytest.mark.parametrize("rules", ["mcr", "mcr-1998"])
@pytest.mark.parametrize("case", [pytest.param(case, id=case["hand"]) for case in CASES])
def test_waits_in_form_and_with_tiles_left__mcr98_term_21(
    case: dict[str, Any], rules: str
) -> None:
    """
    A wait whose four tiles are all in the hand is a wait in form only.
    """
    melds = " ".join(OPEN[meld["type"]].format(meld["tiles"]) for meld in case["melds"])

    found = paiju.waits(f"{melds} {case['hand']}", rules=rules)

    assert case["waits_in_form"] == [str(wait.tile) for wait in found]
    assert case["waits"] == [str(wait.tile) for wait in found if wait.left]
