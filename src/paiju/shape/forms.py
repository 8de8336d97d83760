"""The winning forms by name."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["FORMS", "form_mask"]

FORMS = ("basic", "knitted_body", "seven_pairs", "thirteen_orphans", "knitted")
"""The forms in the order of their numbers in `masks`."""


def form_mask(forms: Iterable[str]) -> int:
    """
    Give the mask of some forms.

    >>> form_mask(["basic", "seven_pairs"])
    5
    """
    return sum(1 << FORMS.index(form) for form in forms)
