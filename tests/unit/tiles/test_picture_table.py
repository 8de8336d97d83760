"""Tiles in labelled rows and in tables: each face drawn once, and nothing where there is none."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from paiju.tiles import Meld, tile
from paiju.tiles.picture import row_svg, rows_html, table_html


def test_labelled_rows_define_each_face_once() -> None:
    """
    Rows share their faces; single tiles side by side make one group; an empty row keeps its label.
    """
    page = rows_html(
        [
            ("Chow & pair", [Meld.of("[1'23m]"), tile("E"), tile("E")]),
            ("Again", [tile("E"), Meld.of("[123m]")]),
            ("Nothing", []),
        ],
        style="high-contrast",
    )

    assert page.count('<symbol id="paiju-high-contrast-E"') == 1
    assert page.count("<symbol ") == 4
    assert page.count("<use ") == 9
    assert page.count("<dt>") == 3
    assert "<dt>Chow &amp; pair</dt>" in page
    assert page.endswith('<dt>Nothing</dt><dd style="margin:0 0 .5em"></dd></dl></div>')
    assert 'aria-label="chow 1 2 3 characters, 1 claimed; East; East"' in page
    ET.fromstring(page)


def test_nothing_drawn_defines_nothing() -> None:
    """
    A table or rows without a tile hold no picture; a column with a number in it ends together.
    """
    page = table_html(["Points", "Said"], [["-", "a"], [8, "b"]])

    assert "<svg" not in page + rows_html([("Nothing", [])]) + table_html(["Empty"], [])
    assert "<defs" not in row_svg([], title="nothing")
    assert page.count("text-align:right") == 3
    assert '<td style="text-align:right">-</td>' in page
    ET.fromstring(page)


def test_table_defines_each_face_once() -> None:
    """
    Cells hold texts, numbers or tiles among texts; numbers alone end together.
    """
    east = tile("E")
    page = table_html(
        ["Tile & more", "Left", "Said"],
        [[[east, "×2 ", tile("f1"), "×1"], 3, "a < b"], [[east], 1, ""]],
        style="high-contrast",
        height=20,
    )

    assert page.count('<symbol id="paiju-high-contrast-E"') == 1
    assert page.count("<symbol ") == 2
    assert page.count("<use ") == 3
    assert page.count('height="20" role="img"') == 3
    assert page.count('<td style="text-align:right">') == 2
    assert '<th scope="col" style="text-align:right">Left</th>' in page
    assert '<th scope="col" style="text-align:left">Tile &amp; more</th>' in page
    assert '<td style="text-align:left">a &lt; b</td>' in page
    assert 'aria-label="East"' in page
    ET.fromstring(page)
