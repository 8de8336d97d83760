"""A score as notebooks show it: HTML with the tiles drawn, the rows and the explanation."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from paiju.language import words
from paiju.scoring.explain import explanation, headline
from paiju.scoring.wording import row_name

if TYPE_CHECKING:
    from paiju.scoring.score import Row, Score

__all__ = ["score_html"]

_NUMBER = "text-align:right"
_TEXT = "text-align:left"


def score_html(score: Score, lang: str = "en") -> str:
    """
    Show the tiles of a score, what counts and, folded, the explanation.

    The drawing has the hand in words as its alternative text, in English.

    >>> import paiju
    >>> page = score_html(paiju.score("123m 456p 789s EEE CC"))
    >>> page.count("<tr>"), "aria-label=" in page
    (7, True)
    """
    from paiju.tiles.picture import html_of  # noqa: PLC0415  only a notebook waits for it

    catalogue = words(lang)
    said = escape(headline(score, lang))
    heading = "".join(
        f'<th scope="col" style="{style}">{escape(name)}</th>'
        for name, style in (
            (catalogue.gettext("Points"), _NUMBER),
            (catalogue.gettext("Name"), _TEXT),
            (catalogue.gettext("Sets"), _TEXT),
        )
    )
    rows = "".join(_row(row, score.ruleset.scorer, lang) for row in score.rows)
    table = (
        f"<table><caption>{said}</caption><thead><tr>{heading}</tr></thead>"
        f"<tbody>{rows}</tbody></table>"
    )
    why = escape(catalogue.gettext("Explanation"))
    told = escape(explanation(score, lang))
    return (
        f'<div class="paiju-score" lang="{lang}"><div lang="en">{html_of(score.hand)}</div>'
        f"{table if rows else f'<p>{said}</p>'}"
        f"<details><summary>{why}</summary><pre>{told}</pre></details></div>"
    )


def _row(row: Row, scorer: str, lang: str) -> str:
    name = row_name(row, scorer, lang) + (f" ×{row.count}" if row.count > 1 else "")
    sets = " ".join(map(str, row.sets))
    return (
        f'<tr><td style="{_NUMBER}">{row.points}</td><td style="{_TEXT}">{escape(name)}</td>'
        f'<td style="{_TEXT}">{escape(sets)}</td></tr>'
    )
