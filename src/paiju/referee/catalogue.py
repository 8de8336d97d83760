"""Which catalogue an edition goes by."""

from __future__ import annotations

from dataclasses import replace

from paiju.errors import UnknownName
from paiju.referee.catalogue_mcr import MCR_CATALOGUE
from paiju.referee.catalogue_wsom import WSOM_2008_CATALOGUE, WSOM_LATER_CATALOGUE
from paiju.referee.fault import Catalogue
from paiju.referee.ladder import Ladder
from paiju.rules.ruleset import Ruleset

__all__ = ["CATALOGUES", "catalogue_of", "with_ladder"]

CATALOGUES: dict[str, Catalogue] = {
    "wmcc": MCR_CATALOGUE,
    "mcr98": MCR_CATALOGUE,
    "wsom08": WSOM_2008_CATALOGUE,
    "wsom10": WSOM_LATER_CATALOGUE,
}
"""The catalogues by the document of an edition; that of 1998 borrows (decision 0462)."""


def catalogue_of(rules: Ruleset) -> Catalogue:
    """
    Give the faults of an edition; raise `UnknownName` for one without a text.

    >>> from paiju.rules.editions import ruleset
    >>> catalogue_of(ruleset("wsom"))["empty_win"].clause
    'wsom08-wrong-claims-7'
    """
    found = CATALOGUES.get(rules.document)
    if found is None:
        raise UnknownName.among("document of faults", rules.document, CATALOGUES)
    return found


def with_ladder(ladder: Ladder) -> Catalogue:
    """
    Give the same rows with other steps for repeated faults.

    >>> from paiju.referee.ladder import DOUBLING
    >>> with_ladder(DOUBLING)["late_pung"].ladder.cost(5)
    40
    """
    rows = (
        row if row.ladder is None else replace(row, ladder=ladder.named(row.ladder.key))
        for row in MCR_CATALOGUE.rows
    )
    return Catalogue(rows, MCR_CATALOGUE.authority, MCR_CATALOGUE.no_reopening)
