"""Commands, events and refusals in words, in four languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from paiju.language import LANGUAGES
from paiju.rules.clause import ClauseId
from paiju.tiles.meld import MeldKind
from paiju.tiles.tile import tile
from paiju.view.acts import (
    CallWithdrawn,
    ChowCalled,
    DealStopped,
    FaultCommitted,
    HandExposed,
    HandShown,
    HeadTouched,
    KongCalled,
    PenaltyTilesSet,
    PungCalled,
    SetShown,
    SetTakenBack,
    StandingSet,
    TileExposed,
    TilePutBack,
    WallScattered,
    WallTileTurned,
    WinCalled,
    WrongSetShown,
)
from paiju.view.commands import (
    COMMANDS,
    AddedKong,
    CallTime,
    Chow,
    Command,
    ConcealedKong,
    Discard,
    Pass,
    Pung,
    ShowFlower,
    ShowSet,
)
from paiju.view.event_words import event_words
from paiju.view.events import (
    EVENTS,
    AddedKongDeclared,
    AddedKongMade,
    ChowMade,
    ClaimOverruled,
    ConcealedKongMade,
    DealEnded,
    DealExhausted,
    DiceThrown,
    Event,
    FlowerShown,
    HandsDealt,
    MeldedKongMade,
    PungMade,
    ReplySealed,
    SeatForfeited,
    TileDiscarded,
    TileDrawn,
    TimeCalled,
    TimeFined,
    WallBuilt,
    WallOpened,
    WinDeclared,
)
from paiju.view.mishaps import ExposeTile, ShowWrongSet, TurnWallTile
from paiju.view.refusal import Reason, Refusal
from paiju.view.words import command_words, reason_words, refusal_words, seat_words, set_words

if TYPE_CHECKING:
    from collections.abc import Callable

C = tile("C")
TOLD: tuple[tuple[Event, str], ...] = (
    (WallBuilt(()), "The wall is built"),
    (DiceThrown("E", (3, 4), "opener"), "East throws 3 and 4"),
    (WallOpened(17), "The wall opens at stack 18"),
    (HandsDealt(), "The hands are dealt"),
    (FlowerShown("S", tile("f2")), "South shows flower f2"),
    (TileDrawn("S", None, 53, "head"), "South draws"),
    (TileDrawn("S", C, 53, "head"), "South draws C"),
    (TileDrawn("S", None, 53, "flower"), "South draws a replacement"),
    (TileDrawn("S", C, 53, "kong"), "South draws C as a replacement"),
    (TileDiscarded("W", C, drawn=None), "West discards C"),
    (ReplySealed("W", "Pass", None), "West replies: pass"),
    (ReplySealed("W", "Chow", tile("7p")), "West replies: chow 789p"),
    (ClaimOverruled("W", "Chow"), "West is overruled: chow"),
    (ClaimOverruled("W", "Pung"), "West is overruled: pung"),
    (ChowMade("N", tile("1s")), "North: chow 123s"),
    (PungMade("N", C), "North: pung C"),
    (MeldedKongMade("N", C), "North: melded kong C"),
    (ConcealedKongMade("N", C), "North: concealed kong C"),
    (ConcealedKongMade("N", None), "North: concealed kong"),
    (AddedKongDeclared("N", C), "North adds C to a pung"),
    (AddedKongMade("N", C), "North: added kong C"),
    (WinDeclared("E", C, "discard", 8), "East wins on the discard C: 8 points"),
    (WinDeclared("E", C, "self_drawn", 8), "East wins by self-draw with C: 8 points"),
    (WinDeclared("E", C, "robbing", 8), "East robs the kong of C: 8 points"),
    (WinDeclared("E", C, "discard", 1), "East wins on the discard C: 1 point"),
    (TimeFined("E", 10), "East loses 10 points on time"),
    (TimeCalled(), "Time is up"),
    (DealExhausted(), "The wall is exhausted"),
    (DealEnded("exhausted"), "The deal ends without a winner"),
    (DealEnded("forfeit"), "The deal ends by a forfeit"),
    (DealEnded("discard"), "The deal ends"),
    (SeatForfeited("E"), "East forfeits"),
    (ChowCalled("E"), "East calls chow"),
    (PungCalled("E"), "East calls pung"),
    (KongCalled("E"), "East calls kong"),
    (WinCalled("E"), "East calls a win"),
    (SetShown("E", C, MeldKind.PUNG), "East shows pung C"),
    (HeadTouched("E"), "East touches the head tile"),
    (HandShown("E"), "East shows the hand"),
    (CallWithdrawn("E"), "East withdraws the call"),
    (FaultCommitted("E", None, 3), "East breaks a rule (fault 3)"),
    (StandingSet("E", can_win=True, can_claim=True), "East may win"),
    (StandingSet("E", can_win=True, can_claim=False), "East may win, but not claim"),
    (StandingSet("E", can_win=False, can_claim=True), "East may claim, but not win"),
    (StandingSet("E", can_win=False, can_claim=False), "East is out of play"),
    (PenaltyTilesSet("E", C, 1, 2), "East has penalty tiles C: 1 live, 2 dead"),
    (TileDrawn("S", None, 130, "tail"), "South draws from the wrong end"),
    (TileDrawn("S", C, 130, "tail"), "South draws C from the wrong end"),
    (DealEnded("redeal"), "The tiles are to be dealt again"),
    (DealEnded("void"), "The deal is void"),
    (DealStopped("void"), "An official ends the deal"),
    (TileExposed("S", C), "South exposes C"),
    (HandExposed("S"), "South lays the hand open"),
    (WallTileTurned("S", C, 60), "South turns C up in the wall"),
    (WallScattered("S"), "South scatters the wall"),
    (WrongSetShown("S", C, tile("F")), "South shows the wrong set C F"),
    (SetTakenBack("S"), "South takes the wrong set back"),
    (TilePutBack("S", None, 60), "South puts the drawn tile back"),
    (TilePutBack("S", C, 60), "South puts C back"),
)
ASKED: tuple[tuple[Command, str], ...] = (
    (Pass("S"), "pass"),
    (Discard("S", C), "discard C"),
    (Chow("S", tile("4m")), "chow 456m"),
    (Pung("S"), "pung"),
    (ConcealedKong("S", C), "concealed kong C"),
    (AddedKong("S", C), "added kong C"),
    (CallTime(), "call time"),
    (ShowSet("S", C, MeldKind.ADDED_KONG), "show added kong C"),
    (ShowFlower("S", tile("f1")), "show flower f1"),
    (ExposeTile("S", C), "expose C"),
    (TurnWallTile("S", 60), "turn up wall tile 60"),
    (ShowWrongSet("S", C, tile("F")), "show the wrong set C F"),
)


def _is_han(text: str) -> bool:
    return any("\u3400" <= sign <= "\u9fff" or "\u3040" <= sign <= "\u30ff" for sign in text)


@pytest.mark.parametrize(("event", "text"), TOLD)
def test_an_event_is_one_line(event: Event, text: str) -> None:
    """
    Each event is told in one line, and in each other language in its own signs.
    """
    assert text == event_words(event)
    for lang in LANGUAGES[1:]:
        told = event_words(event, lang)
        assert _is_han(told)
        assert "{" not in told


def test_every_event_is_told() -> None:
    """
    The list above leaves no event out.
    """
    assert set(EVENTS.values()) == {type(event) for event, _ in TOLD}


@pytest.mark.parametrize(("command", "text"), ASKED)
def test_a_command_is_a_phrase(command: Command, text: str) -> None:
    """
    A command is told as on a button.
    """
    assert text == command_words(command)


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_words(name: str, lang: str) -> None:
    """
    Commands of a seat alone are told in all languages, each in its own words.
    """
    asked = {type(command): command for command, _ in ASKED}
    kind = cast("Callable[[str], Command]", COMMANDS[name])
    told = command_words(asked[COMMANDS[name]] if COMMANDS[name] in asked else kind("E"), lang)

    assert told
    assert _is_han(told) == (lang != "en")


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_words_of_its_own(reason: Reason) -> None:
    """
    No two reasons are told alike, in any language.
    """
    for lang in LANGUAGES:
        told = reason_words(reason, lang)
        assert [reason] == [each for each in Reason if reason_words(each, lang) == told]
        assert _is_han(told) == (lang != "en")


def test_a_refusal_without_clause_or_choice_is_one_sentence() -> None:
    """
    What is not there is not told.
    """
    refused = Refusal(Reason.DEAL_OVER, None, Pung("S"), ())

    assert refusal_words(refused) == "Refused (pung): the deal is over."


def test_a_refusal_names_clause_and_choices() -> None:
    """
    In Chinese as in English the clause keeps its id.
    """
    refused = Refusal(
        Reason.NOT_FROM_UPPER_SEAT, ClauseId("wmcc-6.6"), Chow("W", tile("1m")), (Pass("W"),)
    )

    assert refusal_words(refused, "zh-Hant") == (
        "不可吃 123m：只能吃上家打出的牌（wmcc-6.6）。\n可以：過"
    )


def test_seats_and_sets_have_names() -> None:
    """
    Seats are winds.
    """
    assert [seat_words(seat) for seat in ("E", "S", "W", "N")] == [
        "East",
        "South",
        "West",
        "North",
    ]
    assert len({set_words(kind, "ja") for kind in MeldKind}) == len(MeldKind)
