"""Columns of text that line up, whatever the width of their signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.language import columns, padded

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

__all__ = ["table"]


def table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], right: Container[int] = ()
) -> Iterator[str]:
    r"""
    Lay out rows under their heads, two spaces apart; columns named in `right` end together.

    >>> print("\n".join(table(["Row", "Points"], [["七對", "24"]], right=[1])))
    Row   Points
    七對      24
    """
    lines = [heads, *rows] if any(heads) else list(rows)
    widths = [max(map(columns, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = [
            " " * (width - columns(cell)) + cell if place in right else padded(cell, width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()
