"""Who pays for a hand that was scored, where it is known who gave the tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.errors import ImpossibleHand, NotationError, quote
from paiju.language import words
from paiju.rules.clause import ClauseId
from paiju.scoring.settle import liable_seat, settle
from paiju.scoring.wording import Told
from paiju.tiles import tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from gettext import NullTranslations

    from paiju.scoring.circumstances import Circumstances
    from paiju.scoring.score import Score

__all__ = ["liable_of", "payments_of", "read_follow", "seat_names", "told_payments"]

EXEMPTION = ClauseId("wsom08-payment-4")
"""The clause that exempts who follows a discard."""


def payments_of(
    score: Score,
    how: Circumstances,
    discarder: str | None,
    follow: Sequence[tuple[str, str]],
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


def liable_of(
    score: Score,
    how: Circumstances,
    discarder: str | None,
    follow: Sequence[tuple[str, str]],
) -> str | None:
    """
    Give the seat that is liable for the winning tile; None when nobody is, or it is not known.

    Who followed another's discard of that tile is exempt, and that other, who may be the winner,
    is liable (wsom08-payment-4).

    >>> import paiju
    >>> from paiju.scoring.circumstances import Circumstances
    >>> score = paiju.score("345m 345p 34s 999s 77m 5s", rules="wsom")
    >>> liable_of(score, Circumstances(), "S", [("E", "9m"), ("N", "5s")])
    'N'
    """
    edition = score.ruleset
    if not score.legal or discarder is None or edition.share_points is None:
        return discarder if score.legal else None
    if how.robbing and edition.ruling("robbed_kong_immunity") == "not":
        return discarder
    discards = [(seat, tile(each)) for seat, each in follow]
    return liable_seat(how.seat, discarder, score.hand.win, discards, edition)


def read_follow(words_given: Iterable[str]) -> list[tuple[str, str]]:
    """
    Read discards written as a seat and a tile, several with commas between.

    >>> read_follow(["E:9s,S:1m", "W:2p"])
    [('E', '9s'), ('S', '1m'), ('W', '2p')]
    """
    discards: list[tuple[str, str]] = []
    for word in ",".join(words_given).split(",") if words_given else ():
        seat, colon, discarded = word.partition(":")
        if not colon:
            raise NotationError(
                "a discard that cannot be read",
                place="follow",
                found=quote(word),
                expected='a seat and a tile such as "E:9s"',
                remedy="repeat --follow, or put commas between the discards",
            )
        try:
            discards.append((seat, str(tile(discarded))))
        except NotationError as fault:
            # a tile cannot know that it stood in an option
            fault.place = fault.place or "follow"
            raise
    return discards


def told_payments(
    deltas: dict[str, int] | None, lang: str, exempted: tuple[str, str | None] | None = None
) -> Iterator[Told]:
    """
    Tell who gets and who pays; `exempted` are who gave the tile and who is liable in their place.

    >>> [line.text for line in told_payments({"E": 45, "S": -29, "W": -8, "N": -8}, "en")]
    ['Payments: East +45, South -29, West -8, North -8']
    """
    if deltas is None:
        return
    catalogue = words(lang)
    names = seat_names(catalogue)
    if exempted is not None:
        giver, liable = exempted
        text = catalogue.gettext("{giver} only followed: {liable} is liable ({clause})")
        if liable is None:
            text = catalogue.gettext(
                "{giver} only followed the winner's own discard: nobody is liable ({clause})"
            )
        named = {"giver": names[giver], "liable": names.get(liable or "", ""), "clause": EXEMPTION}
        yield Told("more", text.format(**named))
    told = ", ".join(f"{names[seat]} {delta:+d}" for seat, delta in deltas.items())
    yield Told("points", catalogue.gettext("Payments: {payments}").format(payments=told))


def seat_names(catalogue: NullTranslations) -> dict[str, str]:
    """
    Name the seats in a language.
    """
    _ = catalogue.gettext
    return {"E": _("East"), "S": _("South"), "W": _("West"), "N": _("North")}
