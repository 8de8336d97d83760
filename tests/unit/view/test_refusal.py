"""Refusals: each clause exists in the document of the edition."""

from __future__ import annotations

from pathlib import Path

import pytest

from paiju.rules.clause import DOCUMENTS
from paiju.rules.editions import EDITIONS, ruleset
from paiju.view.refusal import CLAUSES, Reason, clause_of

PAGES = Path(__file__).parents[3] / "docs" / "rules"
WRITTEN = "\n".join(page.read_text(encoding="utf-8") for page in PAGES.rglob("*.md"))


@pytest.mark.parametrize("document", CLAUSES)
def test_clauses_of_refusals_are_written(document: str) -> None:
    """
    Each clause is one of the pages on the rules, in this document or, for scoring, in 2008's.
    """
    assert document in DOCUMENTS
    for clause in CLAUSES[document].values():
        assert f"({clause})=" in WRITTEN


@pytest.mark.parametrize("key", EDITIONS)
def test_every_edition_has_clauses(key: str) -> None:
    """
    No edition refuses a kong after a claim without saying where it is written.
    """
    clause = clause_of(Reason.KONG_AFTER_CLAIM, ruleset(key))

    assert clause is not None
    assert clause.startswith(ruleset(key).document)


def test_a_preset_has_no_text() -> None:
    """
    Programs play by no document.
    """
    assert clause_of(Reason.KONG_AFTER_CLAIM, ruleset("botzone")) is None


def test_what_no_text_says_has_no_clause() -> None:
    """
    That a command is unknown follows from no clause.
    """
    assert clause_of(Reason.UNKNOWN_COMMAND, ruleset("mcr")) is None
    assert clause_of(Reason.DEAD_PENALTY_TILE, ruleset("mcr")) is None
