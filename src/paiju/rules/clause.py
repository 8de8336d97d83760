"""Clause ids: how a place in a rule document is named.

What each clause says is in `docs/rules`; the ids are the same there, in rows and in test names.
"""

from __future__ import annotations

from typing import NewType

__all__ = ["DOCUMENTS", "ClauseId", "document"]

ClauseId = NewType("ClauseId", str)
"""A document's prefix, a dash, and the place in it: `mcr98-fan-44`, `wmcc-9.3.1`."""

DOCUMENTS = {
    "mcr98": "國標麻將競賽規則 (1998)",
    "wmcc": "國標麻將基本規則 (World Mahjong Contest Center)",
    "wsom08": "世界麻將大賽規則 (2008)",
    "wsom10": "世界麻將大賽規則 (the later edition, about 2010)",
}
"""The rule documents by the prefix of their clauses."""


def document(clause: ClauseId) -> str:
    """
    Give the name of the document that a clause stands in.

    >>> document(ClauseId("mcr98-fan-44"))
    '國標麻將競賽規則 (1998)'
    """
    return DOCUMENTS[clause.partition("-")[0]]
