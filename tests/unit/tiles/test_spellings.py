"""Other people's spellings are read, and all become the one canonical form."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NotRequired, TypedDict

import pytest

from paiju.errors import NotationError
from paiju.tiles import Hand
from paiju.tiles.spelling import LONGEST_TEXT, plain


class Spelling(TypedDict):
    """
    One line of the golden file.
    """

    text: str
    win: NotRequired[str]
    canonical: str


LINES = (Path(__file__).parents[2] / "golden" / "spellings.jsonl").read_text("utf-8").splitlines()
SPELLINGS: list[Spelling] = [json.loads(line) for line in LINES[1:]]


def _name(spelling: Spelling) -> str:
    return f"{spelling['text'].strip()}-{spelling.get('win', '')}"


def test_there_are_at_least_two_hundred() -> None:
    """
    The golden file keeps its size.
    """
    assert len(SPELLINGS) >= 200


@pytest.mark.parametrize("spelling", SPELLINGS, ids=_name)
def test_spelling_becomes_canonical(spelling: Spelling) -> None:
    """
    A spelling prints in the canonical form, and that reads back as an equal hand.
    """
    hand = Hand.parse(spelling["text"], spelling.get("win"))

    assert spelling["canonical"] == str(hand)
    assert hand == Hand.parse(spelling["canonical"])


def test_columns_lead_back_to_the_text() -> None:
    """
    Every sign of ours knows the column of the sign it was made from.
    """
    spelled = plain("🀄\ufe0f紅中 春１")

    assert "CC f11" == spelled.text
    assert (1, 3, 5, 6, 6, 7) == spelled.columns


def test_botzone_codes_are_read_when_every_word_is_one() -> None:
    """
    F1 is the east wind among codes only, and every sign keeps the column of its code.
    """
    assert "E 1m C" == plain("F1 W1 J1").text
    assert (1, 3, 4, 4) == plain("F1 W1").columns
    assert "F1 W1 3m" == plain("F1 W1 3m").text
    assert "F1W" == plain("F1W").text


def test_length_is_limited() -> None:
    """
    A text at the limit is read, one sign more is refused.
    """
    assert plain(" " * LONGEST_TEXT).text.isspace()
    with pytest.raises(NotationError, match="too long"):
        plain(" " * (LONGEST_TEXT + 1))


@pytest.mark.parametrize("value", [None, 14, 1.5, b"123m", ["1m"], object])
def test_what_is_no_text_is_refused(value: object) -> None:
    """
    A value of another type is a notation error that names the type, never the value.
    """
    with pytest.raises(NotationError, match="Tiles are written as text") as caught:
        Hand.parse(value)  # type: ignore[arg-type]  # no text

    assert type(value).__name__ == caught.value.found
