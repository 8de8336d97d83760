"""Who pays for a hand that was scored, where it is known who gave the tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.errors import ImpossibleHand, NotationError, quote
from paiju.language import words
from paiju.scoring.explain import Told
from paiju.scoring.settle import settle
from paiju.tiles import tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from gettext import NullTranslations

    from paiju.scoring.circumstances import Circumstances
    from paiju.scoring.score import Score

__all__ = ["payments_of", "read_follow", "seat_names", "told_payments"]


def payments_of(
    score: Score,
    how: Circumstances,
    discarder: str | None,
    follow: Iterable[tuple[str, str]],
) -> dict[str, int] | None:
    """
    Give what each seat gains or pays; None for no win, or a discard of nobody knows whom.

    >>> import paiju
    >>> from paiju.scoring.circumstances import Circumstances
    >>> payments_of(paiju.score("123m 456p 789s EEE CC"), Circumstances(), "S", [])
    {'E': 45, 'S': -29, 'W': -8, 'N': -8}
    """
    if how.self_drawn and discarder is not None:
        raise ImpossibleHand(
            "a discarder beside a self-drawn win",
            place="discarder",
            found=quote(discarder),
            expected="one of the two",
            remedy="leave out self_drawn or discarder",
        )
    if not score.legal or not (how.self_drawn or discarder is not None):
        return None
    return settle(
        score.points,
        rules=score.ruleset,
        winner=how.seat,
        discarder=discarder,
        win=score.hand.win,
        follow=follow,
        robbing=how.robbing,
    )


def read_follow(words_given: Iterable[str]) -> list[tuple[str, str]]:
    """
    Read discards written as a seat and a tile.

    >>> read_follow(["E:9s"])
    [('E', '9s')]
    """
    discards: list[tuple[str, str]] = []
    for word in words_given:
        seat, colon, discarded = word.partition(":")
        if not colon:
            raise NotationError(
                "a discard that cannot be read",
                place="follow",
                found=quote(word),
                expected='a seat and a tile such as "E:9s"',
                remedy="give one --follow for each discard",
            )
        try:
            discards.append((seat, str(tile(discarded))))
        except NotationError as fault:
            fault.place = fault.place or "follow"
            raise
    return discards


def told_payments(deltas: dict[str, int] | None, lang: str) -> Iterator[Told]:
    """
    Tell who gets and who pays.

    >>> [line.text for line in told_payments({"E": 45, "S": -29, "W": -8, "N": -8}, "en")]
    ['Payments: East +45, South -29, West -8, North -8']
    """
    if deltas is None:
        return
    catalogue = words(lang)
    names = seat_names(catalogue)
    told = ", ".join(f"{names[seat]} {delta:+d}" for seat, delta in deltas.items())
    yield Told("points", catalogue.gettext("Payments: {payments}").format(payments=told))


def seat_names(catalogue: NullTranslations) -> dict[str, str]:
    """
    Name the seats in a language.
    """
    _ = catalogue.gettext
    return {"E": _("East"), "S": _("South"), "W": _("West"), "N": _("North")}
