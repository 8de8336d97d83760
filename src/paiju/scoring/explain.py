"""A score told in words: read off the score, never computed again.

What is told comes as lines with their kinds, so that a terminal can colour them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.language import columns, padded, words
from paiju.scoring.in_the_way import in_the_way
from paiju.scoring.not_counted import not_counted
from paiju.scoring.reasons import NO_SHAPE, NONE_LEFT, PENALTY_TILE
from paiju.scoring.wording import Told, listed, row_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from gettext import NullTranslations

    from paiju.scoring.nearest import NearMiss
    from paiju.scoring.row import Row
    from paiju.scoring.score import OtherEdition, Score

__all__ = [
    "explanation",
    "headline",
    "reason_in_words",
    "told",
    "told_rows",
]

_MOST_TIES = 3
_MOST_LESS = 3
_MOST_STEPS = 3
_MOST_ROWS = 3


def explanation(score: Score, lang: str = "en", *, every_row: bool = False) -> str:
    """
    Tell what counts, what holds and does not count and why, and what else could have been.

    `every_row` adds the rows that do not hold, each with the one step that would bring it.

    >>> import paiju
    >>> print(paiju.score("(SSSS) [EEEE] [NNN] 1122s 1s", prevalent="N").explain())
    34 points (mcr)
    Read as 111s [EEEE] (SSSS) [NNN] 22s; 1s completes 111s
    Counted
       12  Big Three Winds 三風刻                 [EEEE] (SSSS) [NNN]
        6  All Pungs 碰碰和
    ...
    """
    return "\n".join(line.text for line in told(score, lang, every_row=every_row))


def told(score: Score, lang: str = "en", *, every_row: bool = False) -> Iterator[Told]:
    """
    Tell a score line by line.
    """
    yield from told_rows(score, lang)
    catalogue = words(lang)
    if score.barred == NONE_LEFT:
        return  # no such win can be, so nothing is near it
    barring = in_the_way(score)
    if barring is not None:
        text = catalogue.gettext("In the way: {tiles} under penalty ({clause})")
        tiles = " ".join(map(str, barring.tiles))
        yield Told("more", text.format(tiles=tiles, clause=barring.clause))
    if score.reading is not None:
        yield from not_counted(score, catalogue, lang)
        yield from _ties(score, catalogue, lang)
        yield from _less(score, catalogue)
    if score.other_edition is not None:
        yield Told("more", _elsewhere(score, score.other_edition, catalogue, lang))
    if not score.legal and score.barred is None:
        yield from _steps(score, catalogue, lang)
    if every_row:
        yield from _unsatisfied(score, catalogue, lang)


def told_rows(score: Score, lang: str = "en") -> Iterator[Told]:
    """
    Tell only the points, the reading and the rows that count.
    """
    catalogue = words(lang)
    yield Told("points" if score.legal else "refused", headline(score, lang))
    if score.reading is not None:
        yield Told("reading", _reading(score, catalogue))
        yield from _counted(score, catalogue, lang)


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


def headline(score: Score, lang: str) -> str:
    """
    Say the points and the edition, or that the hand may not win and why.

    >>> import paiju
    >>> headline(paiju.score("[333p] [333s] [678p] 678s 55p"), "en")
    'May not win (mcr): counts 7, which is 1 short of the minimum of 8'
    """
    catalogue = words(lang)
    if score.legal:
        text = catalogue.ngettext(
            "{points} point ({rules})", "{points} points ({rules})", score.points
        )
        return text.format(points=score.points, rules=score.rules)
    if score.reading is None or score.barred is not None:
        text = catalogue.gettext("May not win ({rules}): {reason}")
        return text.format(rules=score.rules, reason=reason_in_words(score, lang))
    minimum = score.ruleset.minimum_points
    text = catalogue.gettext(
        "May not win ({rules}): counts {counted}, which is {missing} short of the minimum of "
        "{minimum}"
    )
    return text.format(
        rules=score.rules, counted=score.counted, minimum=minimum, missing=minimum - score.counted
    )


def _reading(score: Score, catalogue: NullTranslations) -> str:
    reading = score.reading
    assert reading is not None
    won = [group for group in reading.groups if group.wins]
    if score.hand.win is None or not won or len(reading.groups) == 1:
        return catalogue.gettext("Read as {groups}").format(groups=reading)
    text = catalogue.gettext("Read as {groups}; {tile} completes {group}")
    return text.format(groups=reading, tile=score.hand.win, group=won[0])


def _counted(score: Score, catalogue: NullTranslations, lang: str) -> Iterator[Told]:
    _ = catalogue.gettext
    if score.rows:
        yield Told("heading", _("Counted") if score.legal else _("Would count"))
    names = [_times(row, row.count, score.ruleset.scorer, lang) for row in score.rows]
    sets = [_sets(row, score) for row in score.rows]
    width = max((columns(name) for name, some in zip(names, sets, strict=True) if some), default=0)
    for row, name, some in zip(score.rows, names, sets, strict=True):
        told = f"{padded(name, width)}  {some}" if some else name
        yield Told("row", f"  {row.points:>3}  {told}")
    if score.limit == "sum_cut":
        text = catalogue.gettext("The rows add up to {sum}; the limit cuts that to {points}")
        yield Told("more", text.format(sum=score.plain_sum, points=score.counted))


def _times(row: Row, count: int, scorer: str, lang: str) -> str:
    name = row_name(row, scorer, lang)
    return f"{name} ×{count}" if count > 1 else name


def _sets(row: Row, score: Score) -> str:
    """
    Write the groups that earned a row, unless it was the whole hand.
    """
    whole = score.reading is not None and row.sets == score.reading.groups
    return "" if whole else " ".join(map(str, row.sets))


def _ties(score: Score, catalogue: NullTranslations, lang: str) -> Iterator[Told]:
    for tie in score.ties[:_MOST_TIES]:
        ours, theirs = _more(score.rows, tie.rows), _more(tie.rows, score.rows)
        regrouped = str(tie.reading) != str(score.reading)
        if not theirs:
            text = catalogue.gettext("As good: read as {groups}, with the same rows")
        elif regrouped:
            text = catalogue.gettext("As good: read as {groups}, with {theirs} for {ours}")
        else:
            text = catalogue.gettext("As good: {theirs} for {ours}")
        names = {
            "theirs": _worths(theirs, score, catalogue, lang),
            "ours": _worths(ours, score, catalogue, lang),
        }
        yield Told("more", text.format(groups=tie.reading, **names))
    left = len(score.ties) - _MOST_TIES
    if left > 0:
        text = catalogue.ngettext("As good: {count} more", "As good: {count} more", left)
        yield Told("more", text.format(count=left))


def _more(one: Iterable[Row], other: Iterable[Row]) -> list[tuple[Row, int]]:
    """
    Give the rows that one side counts more often than the other, and how much more often.
    """
    counts = {row.key: row.count for row in other}
    more = [(row, row.count - counts.get(row.key, 0)) for row in one]
    return [(row, count) for row, count in more if count > 0]


def _worths(
    rows: Iterable[tuple[Row, int]], score: Score, catalogue: NullTranslations, lang: str
) -> str:
    scorer = score.ruleset.scorer
    worths = [
        _worth(_times(row, count, scorer, lang), row.value * count, catalogue)
        for row, count in rows
    ]
    return listed(worths, catalogue) if worths else ""


def _worth(name: str, points: int, catalogue: NullTranslations) -> str:
    return catalogue.gettext("{name} {points}").format(name=name, points=points)


def _less(score: Score, catalogue: NullTranslations) -> Iterator[Told]:
    text = catalogue.gettext("Less: read as {groups} it counts {counted}")
    less = dict.fromkeys(
        text.format(groups=other.reading, counted=other.counted) for other in score.rejected
    )
    yield from (Told("more", line) for line in list(less)[:_MOST_LESS])


def _elsewhere(score: Score, other: OtherEdition, catalogue: NullTranslations, lang: str) -> str:
    """
    Tell what the other edition says, and by which rows.
    """
    scorer = score.ruleset.scorer
    gone: list[str] = []
    come: list[str] = []
    changed: list[str] = []
    for key, here, there in other.rows:
        name = row_name(other.table.get(key) or score.table[key], scorer, lang)
        if not there:
            gone.append(_worth(name, here, catalogue))
        elif not here:
            come.append(_worth(name, there, catalogue))
        else:
            text = catalogue.gettext("{name} {there} in place of {here}")
            changed.append(text.format(name=name, there=there, here=here))
    parts = list(changed)
    if gone:
        rows = listed(gone, catalogue)
        parts.append(catalogue.gettext("without {rows}").format(rows=rows))
    if come:
        parts.append(catalogue.gettext("with {rows}").format(rows=listed(come, catalogue)))
    if other.points:
        text = catalogue.ngettext(
            "Under {rules}: {points} point", "Under {rules}: {points} points", other.points
        )
    else:
        text = catalogue.gettext("Under {rules}: may not win, counts {counted}")
    head = text.format(rules=other.rules, points=other.points, counted=other.counted)
    if not parts:
        return head
    changes = catalogue.gettext("; ").join(parts)
    return catalogue.gettext("{head}, {changes}").format(head=head, changes=changes)


def _steps(score: Score, catalogue: NullTranslations, lang: str) -> Iterator[Told]:
    """
    Tell the dearest hands that are one step away.
    """
    steps: dict[str, list[NearMiss]] = {}
    for miss in score.near_misses:
        if score.reading is None or miss.counted > score.counted:
            steps.setdefault(_step(miss, catalogue), []).append(miss)
    minimum = score.ruleset.minimum_points
    for step, misses in list(steps.items())[:_MOST_STEPS]:
        counted = misses[0].counted
        if score.reading is None:
            text = catalogue.gettext("One step away: {step} it counts {counted}")
        else:
            text = catalogue.gettext("One step away: {step} it counts {counted}, with {rows}")
        rows = [row_name(miss.row, score.ruleset.scorer, lang) for miss in misses[:_MOST_ROWS]]
        line = text.format(step=step, counted=counted, rows=listed(rows, catalogue))
        if counted < minimum:
            text = catalogue.gettext("{step}; still {missing} short")
            line = text.format(step=line, missing=minimum - counted)
        yield Told("more", line)


def _step(miss: NearMiss, catalogue: NullTranslations) -> str:
    if miss.tile is None:
        return catalogue.gettext("self-drawn")
    text = catalogue.gettext("with {instead} in place of {tile}")
    return text.format(instead=miss.instead, tile=miss.tile)


def _unsatisfied(score: Score, catalogue: NullTranslations, lang: str) -> Iterator[Told]:
    """
    Tell the rows that do not hold, each with the step that would bring it.
    """
    held = {row.key for row in score.rows} | {row.key for row in score.struck}
    near = {miss.row.key: miss for miss in score.near_misses}
    scorer = score.ruleset.scorer
    yield Told("heading", catalogue.gettext("Not satisfied"))
    for key, row in score.table.items():
        if key in held:
            continue
        name = row_name(row, scorer, lang)
        if key in near:
            step = _step(near[key], catalogue)
            name = catalogue.gettext("{name}: {step}").format(name=name, step=step)
        yield Told("struck", f"       {name}")
