"""A score told in words: read off the score, never computed again."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from paiju.language import words
from paiju.scoring.reasons import NONE_LEFT, NO_SHAPE, PENALTY_TILE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from gettext import NullTranslations

    from paiju.scoring.nearest import NearMiss
    from paiju.scoring.score import Row, RowKind, Score, Struck

__all__ = ["explanation", "explanation_html", "reason_in_words", "row_name"]

_MOST_NEAR = 3
_MOST_REJECTED = 3


def explanation(score: Score, lang: str = "en") -> str:
    """
    Tell what counts, what holds and does not count and why, and what else could have been.

    >>> import paiju
    >>> print(paiju.score("[EEE]^ [SSSS]< WWW NN 55p", win="N", self_drawn=True).explain())
    98 points (mcr)
    Read as WWW NNN [EEE] [SSSS] 55p
    ...
    """
    catalogue = words(lang)
    lines = [_headline(score, lang)]
    if score.reading is not None:
        lines.append(catalogue.gettext("Read as {groups}").format(groups=score.reading))
        lines += _counted(score, catalogue, lang)
        lines += _struck(score, catalogue, lang)
        lines += _elsewhere(score, catalogue, lang)
    return "\n".join(lines)


def row_name(row: RowKind, scorer: str, lang: str) -> str:
    """
    Give a row's name in a language, with the Chinese name of the rule text beside it.

    >>> from paiju.scoring.mcr.table import ROWS
    >>> row_name(ROWS[0], "mcr", "en")
    'Big Four Winds 大四喜'
    """
    local = words(lang).pgettext(scorer, row.en)
    return local if local == row.zh else f"{local} {row.zh}"


def reason_in_words(score: Score, lang: str) -> str:
    """
    Say why a hand may not win; nothing when it may.

    >>> import paiju
    >>> reason_in_words(paiju.score("123m 456p 789s EEE CP"), "en")
    'not a winning shape'
    """
    catalogue = words(lang)
    if score.legal:
        return ""
    _ = catalogue.gettext
    fixed = {
        NO_SHAPE: _("not a winning shape"),
        PENALTY_TILE: _("a penalty tile is in the way"),
        NONE_LEFT: _("no tile left: the hand holds all four"),
    }
    text = _("below the minimum of {minimum}: counts {counted}")
    below = text.format(minimum=score.ruleset.minimum_points, counted=score.counted)
    return fixed.get(score.reason or "", below)


def explanation_html(score: Score, lang: str = "en") -> str:
    """
    Show the tiles of a score and its rows as HTML, for notebooks.

    >>> import paiju
    >>> "<table" in explanation_html(paiju.score("123m 456p 789s EEE CC"))
    True
    """
    from paiju.tiles.picture import html_of  # noqa: PLC0415  only a notebook waits for it

    scorer = score.ruleset.scorer
    cells = "".join(
        f"<tr><td style='text-align:right'>{row.points}</td>"
        f"<td style='text-align:left'>{escape(row_name(row, scorer, lang))}</td>"
        f"<td style='text-align:left'>{escape(_groups(row))}</td></tr>"
        for row in score.rows
    )
    told = escape(explanation(score, lang))
    return (
        f"<div>{html_of(score.hand)}<p>{escape(_headline(score, lang))}</p>"
        f"<table>{cells}</table><details><pre>{told}</pre></details></div>"
    )


def _headline(score: Score, lang: str) -> str:
    catalogue = words(lang)
    if score.legal:
        one, more = "{points} point ({rules})", "{points} points ({rules})"
        text = catalogue.ngettext(one, more, score.points)
        return text.format(points=score.points, rules=score.rules)
    text = catalogue.gettext("May not win ({rules}): {reason}")
    return text.format(rules=score.rules, reason=reason_in_words(score, lang))


def _counted(score: Score, catalogue: NullTranslations, lang: str) -> Iterator[str]:
    if score.rows:
        yield catalogue.gettext("Counted")
    for row in score.rows:
        times = f" ×{row.count}" if row.count > 1 else ""
        name = row_name(row, score.ruleset.scorer, lang)
        groups = _groups(row)
        yield f"  {row.points:>3}  {name}{times}" + (f"  {groups}" if groups else "")
    if score.limit == "sum_cut":
        text = catalogue.gettext("The limit cuts {sum} to {points}")
        yield text.format(sum=score.plain_sum, points=score.counted)


def _struck(score: Score, catalogue: NullTranslations, lang: str) -> Iterator[str]:
    if score.struck:
        yield catalogue.gettext("Not counted")
    table = score.table
    for struck in score.struck:
        by = row_name(table[struck.by], score.ruleset.scorer, lang)
        why = _why(struck, catalogue).format(by=by)
        where = f" ({struck.clause})" if struck.clause else ""
        yield f"       {row_name(table[struck.key], score.ruleset.scorer, lang)}: {why}{where}"


def _why(struck: Struck, catalogue: NullTranslations) -> str:
    _ = catalogue.gettext
    reasons = {
        "printed": _("barred by {by}"),
        "ruling": _("barred by {by}, by a ruling of this edition"),
        "non_repeat": _("implied by {by}"),
        "non_separation": _("inside {by}, which is not taken apart"),
        "non_identical": _("one of its sets stands in {by} already"),
        "account_once": _("its sets are joined once already, by {by}"),
        "series": _("{by} of the same series counts"),
        "limit": _("{by} alone is paid"),
    }
    return reasons[struck.principle]


def _elsewhere(score: Score, catalogue: NullTranslations, lang: str) -> Iterator[str]:
    scorer = score.ruleset.scorer
    for tie in score.ties:
        rows = ", ".join(f"{row_name(row, scorer, lang)} {row.points}" for row in tie.rows)
        yield catalogue.gettext("As good: {groups}: {rows}").format(groups=tie.reading, rows=rows)
    for other in score.rejected[:_MOST_REJECTED]:
        text = catalogue.gettext("Less: {groups} counts {counted}")
        yield text.format(groups=other.reading, counted=other.counted)
    edition = score.other_edition
    if edition is not None:
        rows = ", ".join(
            f"{row_name(score.table[key], scorer, lang)} {there} ({here})"
            for key, here, there in edition.rows
        )
        text = catalogue.gettext("{rules} counts {counted}: {rows}")
        yield text.format(rules=edition.rules, counted=edition.counted, rows=rows)
    if not score.legal:
        for miss in score.near_misses[:_MOST_NEAR]:
            yield _near(miss, catalogue, row_name(miss.row, scorer, lang))


def _near(miss: NearMiss, catalogue: NullTranslations, name: str) -> str:
    if miss.tile is None:
        text = catalogue.gettext("Near: {name}, self-drawn: {counted}")
    else:
        text = catalogue.gettext("Near: {name}, with {instead} for {tile}: {counted}")
    return text.format(name=name, instead=miss.instead, tile=miss.tile, counted=miss.counted)


def _groups(row: Row) -> str:
    return " ".join(map(str, row.sets))
