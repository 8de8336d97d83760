"""The fault index finds what does not fit between rule pages, catalogues and scripted cases."""

from __future__ import annotations

from tools.fault_index import NO_FAULT, Page, faults_of, pages, scripts


def test_every_fault_has_a_row_and_a_script() -> None:
    """
    Pages, catalogues and scripted cases of this project fit.
    """
    assert [] == faults_of(pages(), scripts())


def test_a_clause_without_a_row_is_found() -> None:
    """
    A new clause that names a fault asks for a row.
    """
    clauses = {**pages(), "wmcc-11.6.12": Page("Whistling. Whistling is a fault.", "")}

    assert ["wmcc-11.6.12: it names a fault and has no row"] == faults_of(clauses, scripts())


def test_a_row_without_a_page_is_found() -> None:
    """
    A row that rests on a clause of no page is told.
    """
    clauses = pages()
    del clauses["wmcc-11.6.8"]

    found = faults_of(clauses, scripts())

    assert ["wmcc-11.6.8: row wrong_count rests on it, and no page has it"] == found


def test_an_exemption_without_a_page_is_found() -> None:
    """
    An exempt clause that is on no page any more is told.
    """
    clauses = pages()
    gone = next(iter(NO_FAULT))
    del clauses[gone]

    assert [f"{gone}: it is exempt and on no page"] == faults_of(clauses, scripts())


def test_a_row_without_a_script_is_found() -> None:
    """
    Without its scripted cases both the clause and the row are told.
    """
    cases = [case for case in scripts() if case["clause"] != "wsom08-wrong-claims-7"]

    found = faults_of(pages(), cases)

    assert "wsom08: no scripted case of the fault empty_win" in found
    assert "wsom08-wrong-claims-7: no scripted case shows it (row empty_win)" in found


def test_at_least_120_scripted_cases() -> None:
    """
    The number of scripts does not fall below the promise.
    """
    assert len(scripts()) >= 120
