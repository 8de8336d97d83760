"""Names, sanctions and lines of a court in words, in each language; what an offer makes."""

from __future__ import annotations

import pytest
from tests.unit.referee.scripts import make_sanction, official
from tests.unit.referee.test_court import HEAD, REFEREE, ask, court

from paiju.referee.appeal import AppealDecided, AppealFiled
from paiju.referee.fault import Fault, Window, window_words
from paiju.referee.offer import Offer
from paiju.referee.official import Role, role_words
from paiju.referee.ruling import MomentPassed, ReportFault, RulingReason, RulingRefusal
from paiju.referee.ruling_words import court_words, ruling_refusal_words
from paiju.referee.sanction import (
    SANCTIONS,
    DeadHand,
    PayEach,
    PayTo,
    PenaltyTiles,
    PointsOff,
    Remedy,
)
from paiju.referee.sanction_words import remedy_words, sanction_words
from paiju.tiles.tile import tile


def test_names_and_words_in_every_language() -> None:
    """
    Roles, windows, remedies and sanctions are told in four languages, each in its own words.
    """
    for lang in ("zh-Hant", "zh-Hans", "ja"):
        assert all(role_words(role) != role_words(role, lang) for role in Role)
        assert all(window_words(window) != window_words(window, lang) for window in Window)
        assert all(remedy_words(remedy) != remedy_words(remedy, lang) for remedy in Remedy)
    for reason in RulingReason:
        refusal = RulingRefusal(reason, "wmcc-11")
        assert ruling_refusal_words(refusal) != ruling_refusal_words(refusal, "zh-Hans")


MORE: dict[str, tuple[object, ...]] = {
    "PointsOff": (5,),
    "PayEach": (1,),
    "PayTo": ("W", 1),
    "ForgoDiscard": (False,),
    "PenaltyTiles": ("5p",),
    "DiscardInTurn": ("5p",),
    "Correction": ("mix_in",),
    "ForfeitPlay": ("event",),
    "Disqualification": (False,),
}


@pytest.mark.parametrize("name", SANCTIONS)
def test_every_sanction_can_be_offered_and_said(name: str) -> None:
    """
    An offer of a kind permits its own sanction and makes it where nothing is left to choose.
    """
    sanction = make_sanction((name, "S", *MORE.get(name, ())))
    remedy = Remedy.MIX_IN if name == "Correction" else None
    offer = Offer(SANCTIONS[name], remedy=remedy)

    assert offer.permits(sanction)
    assert offer.made("S", (tile("5p"),)) in {sanction, None}
    assert sanction_words(sanction).startswith("South: ")
    assert not offer.permits(DeadHand("S")) or name == "DeadHand"


def test_what_an_offer_makes() -> None:
    """
    A fixed amount, the tiles shown; nothing where somebody has to choose.
    """
    tiles = (tile("5p"), tile("6p"), tile("7p"))

    assert PointsOff("S", 5) == Offer(PointsOff, amounts=(5,)).made("S")
    assert PayEach("S", 5) == Offer(PayEach, amounts=(5,)).made("S")
    assert Offer(PayTo, amounts=(5,)).made("S") is None
    assert Offer(PointsOff, amounts=(5, 10)).made("S") is None
    assert PenaltyTiles("S", tiles) == Offer(PenaltyTiles).made("S", tiles)
    assert Offer(PenaltyTiles, tiles=2).made("S", tiles) is None
    assert Offer(PenaltyTiles).made("S") is None


def test_sanctions_are_set_apart_as_the_language_does() -> None:
    """
    Two sanctions of one ruling in Chinese have a Chinese semicolon between them.
    """
    state = court()
    ask(state, ReportFault(Fault("wrong_win", "S"), official("rules")))
    said = court_words(state.rulings[0], state.catalogue, "zh-Hant")

    assert "南家：該盤停和；南家：罰付每家10分" in said


def test_lines_of_moments_and_appeals() -> None:
    """
    A log says who appealed to whom, and how it was decided.
    """
    state = court("wsom")
    bo = official("S")
    ask(state, ReportFault(Fault("time_out", "S", seconds=30), official("rules")))
    lines = [
        court_words(event, state.catalogue)
        for event in (
            MomentPassed(Window.SIGNING, REFEREE),
            AppealFiled(1, 1, bo, Role.HEAD_REFEREE, 0, "rules", 200),
            AppealDecided(1, HEAD, True, 200, "he was back"),
            AppealDecided(1, HEAD, False, 0, "he was not"),
        )
    ]

    assert [
        "No longer open: faults to be raised before the result is signed",
        "Appeal 1 against ruling 1 by player Bo to the head referee",
        "Appeal 1 upheld by head referee h-01: he was back; fee returned: 200",
        "Appeal 1 rejected by head referee h-01: he was not; fee returned: 0",
    ] == lines
