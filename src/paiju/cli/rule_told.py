"""What `paiju rule` prints: what was written or refused, what waits, and what may follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.cli import DONE, REFUSED
from paiju.cli.court_lines import any_event_words, deal_points, standing_lines
from paiju.cli.rule_words import offer_text
from paiju.cli.terminal import print_json, print_lines
from paiju.language import words
from paiju.referee.catalogue import catalogue_of
from paiju.referee.court import offered
from paiju.referee.log_lines import any_event_in, entry_of_any
from paiju.referee.ruling import RulingRefusal
from paiju.referee.ruling_words import court_words, ruling_refusal_words
from paiju.view.wire import as_json as wired
from paiju.view.wire import fields_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paiju.cli.record import Json
    from paiju.referee.log_lines import AnyEvent
    from paiju.referee.offer import Offer
    from paiju.referee.refereed_log import RefereedLog
    from paiju.rules.ruleset import Ruleset

__all__ = ["offer_words", "print_open", "print_standing", "print_written", "rules_of"]


def rules_of(kept: RefereedLog) -> Ruleset:
    """
    Give the edition by which a table is played.
    """
    from paiju.referee.log_lines import read_table_header

    return read_table_header(kept.log.header).deal.rules


def print_written(
    kept: RefereedLog,
    made: tuple[AnyEvent, ...] | RulingRefusal,
    lang: str,
    *,
    as_json: bool,
) -> int:
    """
    Say what was written, with the numbers of the lines, or why nothing was.
    """
    if isinstance(made, RulingRefusal):
        if as_json:
            print_json({"refused": {"reason": made.reason.value, "clause": made.clause}})
        else:
            print_lines([ruling_refusal_words(made, lang)])
        return REFUSED
    lines = kept.log.envelopes[len(kept.log) - len(made) :]
    if as_json:
        written: list[Json] = [
            {"no": each.seq, "at_ms": each.at_ms, "type": each.type, "data": each.data}
            for each in lines
        ]
        print_json({"written": written, **_points(kept)})
    else:
        rules = rules_of(kept)
        print_lines(
            f"{each.seq}  {any_event_words(any_event_in(each), rules, lang)}" for each in lines
        )
    return DONE


def _points(kept: RefereedLog) -> dict[str, Json]:
    deltas = deal_points(kept)
    return {
        "deal_points": None if deltas is None else list(deltas),
        "ruling_points": list(kept.court.points),
        "points_to_nobody": kept.court.points_to_nobody,
    }


def print_standing(kept: RefereedLog, lang: str, *, as_json: bool) -> int:
    """
    Say the points by deal and by rulings, and what each seat may still do.
    """
    if as_json:
        court = kept.court
        standings = {
            seat: {"player": name, **fields_of(court.standings[seat])}
            for seat, name in zip(court.standings, court.players, strict=True)
        }
        print_json({**_points(kept), "outcome": court.outcome, "standings": wired(standings)})
    else:
        print_lines(standing_lines(kept, lang))
    return DONE


def print_open(kept: RefereedLog, lang: str, *, as_json: bool) -> int:
    """
    Say which faults wait for a ruling, with what their clauses offer, and which appeals.
    """
    court = kept.court
    appeals = [each for each in court.appeals if each.no not in court.decided]
    if as_json:
        faults: list[Json] = [
            {
                **entry_of_any(noted).data,
                "offers": [offer_text(each) for each in offered(court, noted.no)],
            }
            for noted in court.open_faults
        ]
        print_json({"faults": faults, "appeals": [entry_of_any(each).data for each in appeals]})
    else:
        print_lines(_open_lines(kept, lang))
        print_lines(court_words(each, catalogue_of(rules_of(kept)), lang) for each in appeals)
        if not court.open_faults and not appeals:
            print_lines([words(lang).gettext("Nothing waits.")])
    return DONE


def _open_lines(kept: RefereedLog, lang: str) -> Iterator[str]:
    catalogue = catalogue_of(rules_of(kept))
    for noted in kept.court.open_faults:
        yield court_words(noted, catalogue, lang)
        for offer in offered(kept.court, noted.no):
            yield f"  {offer_words(offer, lang)}"


def offer_words(offer: Offer, lang: str = "en") -> str:
    """
    Say what a clause offers: as it is written for `--sanction`, and how it comes.

    >>> from paiju.referee.offer import Offer
    >>> from paiju.referee.sanction import DeadHand
    >>> offer_words(Offer(DeadHand, "automatic"))
    'dead_hand: follows by itself'
    """
    _ = words(lang).gettext
    said = {
        "automatic": _("follows by itself"),
        "default": _("what the text names"),
        "allowed": _("may be chosen"),
    }[offer.way]
    text = _("{sanction}: {way}").format(sanction=offer_text(offer), way=said)
    if offer.has_free_amount and offer.way != "automatic":
        text += _("; the amount is open: --reason")
    if offer.seconded:
        text += _("; needs a second official: --second")
    return text
