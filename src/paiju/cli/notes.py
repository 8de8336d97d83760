"""Notes on circumstances that were stated and change nothing under the rules asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.cli.command_line import option_of
from paiju.language import words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from paiju.scoring.circumstances import Circumstances
    from paiju.scoring.score import Score

__all__ = ["notes_of"]

_ROWS = {
    "heavenly": "blessing_of_heaven",
    "earthly": "blessing_of_earth",
    "last_of_kind": "last_of_its_kind",
}


def notes_of(
    score: Score, how: Circumstances, penalty_tiles: str, follow: Sequence[object], lang: str
) -> list[str]:
    """
    Name each circumstance that the edition of a score has nothing for.

    >>> import paiju
    >>> from paiju.scoring.circumstances import Circumstances
    >>> score = paiju.score("123m 456p 789s EEE CC", rules="wsom", prevalent="S")
    >>> notes_of(score, Circumstances(prevalent="S"), "", (), "en")
    ['--prevalent changes nothing: wsom-2008 has no row for it']
    """
    _ = words(lang).gettext
    no_row = _("{option} changes nothing: {rules} has no row for it")
    no_rule = _("{option} changes nothing: {rules} has no such rule")
    not_drawn = _("{option} changes nothing: the tile was not self-drawn")
    drawn = _("{option} changes nothing: the tile was self-drawn")
    told = [(name, no_row) for name in _without_row(score, how)]
    if not how.kept_apart and not how.self_drawn:
        told.append(("kept_apart", not_drawn))
    if penalty_tiles and not score.ruleset.has_penalty_tiles:
        told.append(("penalty_tiles", no_rule))
    if follow and score.ruleset.share_points is None:
        told.append(("follow", no_rule))
    elif follow and how.self_drawn:
        told.append(("follow", drawn))
    return [text.format(option=option_of(name), rules=score.rules) for name, text in told]


def _without_row(score: Score, how: Circumstances) -> Iterator[str]:
    for name, key in _ROWS.items():
        if getattr(how, name) and key not in score.table:
            yield name
    if how.prevalent != how._field_defaults["prevalent"] and not score.ruleset.prevalent_wind:
        yield "prevalent"
