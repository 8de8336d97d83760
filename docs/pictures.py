"""The pictures of the guides: drawn by paiju itself when the pages are built, never committed."""

from __future__ import annotations

import os
from pathlib import Path

import paiju
from paiju.scoring.picture import score_html
from paiju.tiles.picture import STYLES, Laid, row_svg, svg_of

__all__ = ["HAND", "SCORED", "TILES", "draw"]

TILES = ("1m 5m 9m", "1p 5p 9p", "1s 5s 9s", "E S C F P", "f1 f5")
"""The tiles of the overview, group by group; a tile face down comes last."""

HAND = "EE 45m [3'12p]< (9999s) [FFF]^ 6m"
"""The hand that is drawn: a claimed chow, a concealed kong, a claimed pung."""

SCORED = "[EEE]^ [SSSS]< WWW NN 55p"
"""The hand whose score is shown, won on N by self-draw."""

_HEIGHT = 52


def draw(folder: Path) -> None:
    """
    Write the drawings and the score into a folder.
    """
    groups = [tuple(Laid(paiju.tile(name)) for name in group.split()) for group in TILES]
    groups.append((Laid(None),))
    hand = paiju.Hand.parse(HAND)
    for style in STYLES:
        tiles = row_svg(groups, title=f"tiles, {style}", style=style, height=_HEIGHT)
        _write(folder / f"tiles-{style}.svg", tiles)
        _write(folder / f"hand-{style}.svg", svg_of(hand, style=style, height=_HEIGHT))
    score = paiju.score(SCORED, win="N", self_drawn=True)
    _write(folder / "score.html", score_html(score))


def _write(path: Path, text: str) -> None:
    """
    Write at once, so that a build which runs beside this one never reads half a file.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(f".{os.getpid()}")
    new.write_text(text, encoding="utf-8")
    new.replace(path)
