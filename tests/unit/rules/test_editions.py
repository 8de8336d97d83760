"""Editions and rulings as values: what there is, and what is offered for a wrong name."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from paiju.errors import UnknownName
from paiju.rules.clause import DOCUMENTS, ClauseId, document
from paiju.rules.editions import ALIASES, EDITIONS, ruleset
from paiju.rules.ruleset import Ruleset
from paiju.rules.rulings import RULINGS


@pytest.mark.parametrize("name", [*EDITIONS, *ALIASES])
def test_every_name_is_an_edition(name: str) -> None:
    """
    Keys and aliases give an edition; an edition gives itself.
    """
    edition = ruleset(name)

    assert ALIASES.get(name, name) == edition.key
    assert edition is ruleset(edition)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_an_edition_is_whole(edition: Ruleset) -> None:
    """
    It is named in two languages, answers its rulings and names another edition of its system.
    """
    other = ruleset(edition.other)

    assert edition.en
    assert edition.zh
    assert other is not edition
    assert edition.scorer == other.scorer
    for key, answer in edition.rulings:
        assert answer in RULINGS[key].answers
        assert edition.scorer == RULINGS[key].scorer


def test_editions_differ_by_values_alone() -> None:
    """
    Under the names of another an edition scores as that one does.
    """
    later = replace(ruleset("wsom-later"), key="", en="", zh="", document="")

    assert later == replace(ruleset("wsom-2008"), key="", en="", zh="", document="")
    assert {"key", "en", "zh", "minimum_points"} <= {field.name for field in fields(Ruleset)}


@pytest.mark.parametrize(
    ("name", "found", "remedy"),
    [
        ("MCR", "'MCR'", "; did you mean mcr or mcr-1998?"),
        ("wsom2008", "'wsom2008'", "; did you mean wsom-2008 or wsom?"),
        ("riichi", "'riichi'", "."),
        ("\n", r"'\n'", "."),
        (None, "a value of type NoneType", "."),
        ({"mcr"}, "a value of type set", "."),
    ],
)
def test_unknown_edition_is_refused(name: Any, found: str, remedy: str) -> None:
    """
    The message lists the names there are and offers the nearest.
    """
    with pytest.raises(UnknownName) as caught:
        ruleset(name)

    assert (
        f"Unknown rules: found {found}, expected one of mcr, mcr-1998, wsom-2008, wsom-later, "
        f"zung-jung, wsom, botzone{remedy}" == str(caught.value)
    )


def test_unknown_ruling_is_refused() -> None:
    """
    A ruling of the other system is none of this one.
    """
    with pytest.raises(UnknownName) as asked:
        ruleset("wsom").ruling("mixed_kongs")
    with pytest.raises(UnknownName) as answered:
        ruleset("mcr").with_rulings(sole_waits="left")

    assert str(asked.value).startswith(
        "Unknown ruling: found 'mixed_kongs', expected one of discard_triplet, one_suit_"
    )
    assert str(answered.value).startswith("Unknown ruling: found 'sole_waits', expected one of ")
    assert "; did you mean sole_wait" in str(answered.value)


def test_unknown_answer_is_refused() -> None:
    """
    The answers of that ruling are offered.
    """
    with pytest.raises(UnknownName) as caught:
        ruleset("mcr").with_rulings(sole_wait="forms")

    assert (
        "Unknown answer to sole_wait: found 'forms', expected one of in_form, left; did you mean "
        "in_form?" == str(caught.value)
    )


def test_other_answers_make_another_edition() -> None:
    """
    Only the named answers change, and the edition they came from stays as it was.
    """
    mcr = ruleset("mcr")
    other = mcr.with_rulings(sole_wait="left", mixed_kongs="separate")
    changed = [key for key, answer in mcr.rulings if other.ruling(key) != answer]

    assert {"sole_wait", "mixed_kongs"} == set(changed)
    assert mcr == other.with_rulings(sole_wait="in_form", mixed_kongs="row_82")
    assert hash(mcr) != hash(other)


@pytest.mark.parametrize("prefix", DOCUMENTS)
def test_clause_tells_its_document(prefix: str) -> None:
    """
    What stands before the first dash names the document.
    """
    assert DOCUMENTS[prefix] == document(ClauseId(f"{prefix}-scoring-1"))
