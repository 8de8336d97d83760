"""What an explanation says in each language, word by word.

`python tests/golden/test_explanations.py` writes the texts anew; read every line that changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import paiju
from paiju.language import LANGUAGES

FOLDER = Path(__file__).with_name("explanations")
LINES = (FOLDER / "cases.jsonl").read_text(encoding="utf-8").splitlines()
CASES: list[dict[str, Any]] = [json.loads(line) for line in LINES[1:]]
NAMES = {"name", "every_row"}


def explanation(case: dict[str, Any], lang: str) -> str:
    """
    Explain the hand of a case.
    """
    asked = {key: value for key, value in case.items() if key not in NAMES}
    return paiju.score(**asked).explain(lang, every_row=case.get("every_row", False)) + "\n"


def text_path(case: dict[str, Any], lang: str) -> Path:
    """
    Say where the text of a case lies.
    """
    return FOLDER / f"{case['name']}.{lang}.txt"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_explanation_reads_as_reviewed(case: dict[str, Any], lang: str) -> None:
    """
    The whole text is the one that was read and found right.
    """
    expected = text_path(case, lang).read_text(encoding="utf-8")

    assert expected == explanation(case, lang)


def test_no_text_is_left_over() -> None:
    """
    Each file belongs to a case.
    """
    wanted = {text_path(case, lang).name for case in CASES for lang in LANGUAGES}

    assert wanted == {path.name for path in FOLDER.glob("*.txt")}


def main() -> None:
    """
    Write the texts.
    """
    for case in CASES:
        for lang in LANGUAGES:
            text_path(case, lang).write_text(explanation(case, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
