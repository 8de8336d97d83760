"""The end of a deal in words: the winning hand explained, and what each seat takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.cli.payments import told_payments
from paiju.cli.table_words import score_words
from paiju.language import words
from paiju.scoring.explain import told
from paiju.scoring.wording import Told
from paiju.view.commands import SEATS
from paiju.view.events import AddedKongDeclared, TileDiscarded
from paiju.view.words import seat_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.deal.deal import Deal
    from paiju.view.result import DealResult

__all__ = ["told_end"]


def told_end(deal: Deal, lang: str = "en") -> Iterator[Told]:
    """
    Tell how a deal that is over came out: the score explained, payments, fines and totals.

    >>> from paiju.deal.deal import Deal
    >>> list(told_end(Deal("mcr", seed=1)))
    []
    """
    result = deal.result
    if result is None:
        return
    _ = words(lang).gettext
    score = deal.score
    if score is not None:
        yield from told(score, lang)
    if any(result.deltas):
        paid: dict[str, int] = dict(zip(SEATS, result.deltas, strict=True))
        yield from told_payments(paid, lang, _exempted(deal, result))
    else:
        yield Told("points", _("Nobody pays."))
    if any(result.fines):
        text = _("{seat} loses {points} points on time")
        for seat, fine in zip(SEATS, result.fines, strict=True):
            if fine:
                told_fine = text.format(seat=seat_words(seat, lang), points=fine)
                yield Told("more", told_fine)
        yield Told("points", score_words(deal.view("spectator"), lang))


def _exempted(deal: Deal, result: DealResult) -> tuple[str, str | None] | None:
    """
    Give who gave the winning tile and who is liable instead; None when both are one.
    """
    if result.ending not in {"discard", "robbing"}:
        return None
    giver = next(
        event.seat
        for event in reversed(deal.events)
        if isinstance(event, TileDiscarded | AddedKongDeclared)
    )
    return None if giver == result.liable else (giver, result.liable)
