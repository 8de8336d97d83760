"""Who overtakes whom, and until which act, in faithful play."""

from __future__ import annotations

import pytest
from tests.unit.deal.open_discard import HANDS, acts, opened, proven
from tests.unit.deal.tables import command, names, play, refused

from paiju.tiles.tile import tile

TOUCHED = {
    "E": "147m 12s 369s ESWN C 5p",
    "S": "123p 789p 222p 46p 99p",
    "W": "55p 147m 19p 69s SWNF",
    "N": "345m 678m 234s FF 13p",
}


def test_pung_overtakes_a_chow_until_it_is_shown__wsom08_claim_precedence_4() -> None:
    """
    West may pung after South's call, not after South has shown.
    """
    deal = opened()
    play(deal, "S calls-chow")
    late = deal.copy()

    play(deal, "W calls-pung")
    assert refused(deal, "S shows chow 4p") == "nothing_called"
    assert refused(deal, "S calls-chow") == "overtaken"
    assert ["SetShown", "PungMade"] == names(play(deal, "W shows pung 5p"))

    play(late, "S shows chow 4p")
    assert refused(late, "W calls-pung") == "too_late"


@pytest.mark.parametrize("rules", ["wsom", "mcr"])
def test_win_overtakes_until_the_claimer_has_discarded__wsom08_claim_precedence_4(
    rules: str,
) -> None:
    """
    South has shown the chow; North wins on the same tile before South discards.
    """
    hands = {
        "E": "147m 12s 369s ESWN C 5p",
        "S": "123m 456m 789s 99p 46p",
        "W": "147m 19p 69s SWNFPP",
        "N": "222333777888p 5p",
    }
    deal = opened(rules, hands)
    play(deal, "S calls-chow", "S shows chow 4p")
    assert ["CallWin"] == acts(deal, "N")
    gone = deal.copy()

    play(deal, "N calls-win")
    assert acts(deal, "S") == []
    assert refused(deal, "S 9p") == "not_your_turn"
    assert ["HandShown", "WinDeclared", "DealEnded"] == names(play(deal, "N shows-hand"))
    result = deal.result
    assert ("N", "discard", "E") == (result.winner, result.ending, result.liable)
    assert deal.view("official").seats[1].melds == ()
    assert len(deal.view("official").seats[1].concealed) == 13
    assert deal.score.points == result.points

    play(gone, "S 9p")
    assert "CallWin" not in acts(gone, "N")


def test_nearer_win_overtakes_another__wsom08_claim_precedence_2() -> None:
    """
    North has called; South, nearer to the discarder, takes precedence, and not the other way.
    """
    deal = opened()
    play(deal, "N calls-win", "S calls-win")

    assert refused(deal, "N calls-win") == "overtaken"
    play(deal, "S shows-hand")
    assert deal.result.winner == "S"


def test_late_win_overtakes_a_shown_pung_and_kong__wsom08_claim_precedence_1() -> None:
    """
    West has shown his pung, or his kong: South still wins until West's discard or draw.
    """
    deal = opened()
    play(deal, "W calls-pung", "W shows pung 5p")
    assert ["CallWin"] == acts(deal, "S")
    play(deal, "S calls-win", "S shows-hand")
    assert ("S", 13) == (deal.result.winner, len(deal.view("official").seats[2].concealed))

    hands = {**HANDS, "W": "555p 147m 8p 69s SWNF"}
    deal = opened(hands=hands)
    play(deal, "W calls-kong", "W shows melded_kong 5p")
    assert ["Draw"] == acts(deal, "W")
    drawn = deal.copy()
    play(deal, "S calls-win")
    assert acts(deal, "W") == []
    play(deal, "S shows-hand")
    assert deal.result.winner == "S"
    assert deal.view("official").seats[2].melds == ()

    play(drawn, "W draws")
    assert acts(drawn, "S") == []
    assert refused(drawn, "S calls-win") == "too_late"


@pytest.mark.parametrize(("rules", "keeps"), [("wsom", True), ("mcr", False)])
def test_touching_the_head_gives_up_the_claim__wsom08_draw_and_discard_2(
    rules: str, *, keeps: bool
) -> None:
    """
    South has touched the head: no claim; once West calls, WSOM leaves him the overtaking win.
    """
    deal = opened(rules, TOUCHED)
    assert "CallWin" in acts(deal, "S")
    play(deal, "S touches")

    assert ["Draw"] == acts(deal, "S")
    assert refused(deal, "S calls-win") == "head_was_touched"
    assert refused(deal, "S touches") == "not_your_turn"
    play(deal, "W calls-pung")
    assert (["CallWin"] if keeps else []) == acts(deal, "S")
    play(deal, "W shows pung 5p")
    assert (["CallWin"] if keeps else []) == acts(deal, "S")
    assert keeps == (refused(deal, "S calls-win") == "")


@pytest.mark.parametrize("rules", ["wsom", "mcr"])
def test_turning_the_head_tile_gives_up_the_late_win(rules: str) -> None:
    """
    South has turned up the tile that he was to draw; West's pung gives him no win back.
    """
    deal = opened(rules, TOUCHED)
    play(deal, "S turns 53", "W calls-pung")
    assert [] == acts(deal, "S")
    play(deal, "W shows pung 5p")

    assert [] == acts(deal, "S")


@pytest.mark.parametrize(("word", "still"), [("touches", "CallWin"), ("turns 53", "")])
def test_set_taken_back_gives_no_claim_back__wsom08_draw_and_discard_2(
    word: str, still: str
) -> None:
    """
    West lays a wrong set and takes it back: South's claim, given up before, stays given up.
    """
    deal = opened(hands=TOUCHED)
    play(deal, f"S {word}", "W calls-pung", "W shows-wrong 1m 5p", "W takes-back")

    assert ([still] if still else []) == acts(deal, "S")
    play(deal, "W withdraws")
    assert refused(deal, "S calls-win") == "head_was_touched"
    proven(deal)


@pytest.mark.parametrize(
    ("rules", "west", "claim"),
    [
        ("wsom", "55p 19p", ("W calls-pung", "W shows pung 5p")),
        ("mcr", "555p 1p", ("W calls-kong", "W shows melded_kong 5p")),
        ("wsom", "55p 19p", ("W calls-pung", "W shows-wrong 1m 5p")),
        ("wsom", "55p 19p", ("W calls-pung", "W shows-wrong 1m 4m")),
    ],
)
def test_late_win_needs_its_standing__wsom08_penalty_tiles_5(
    rules: str, west: str, claim: tuple[str, str]
) -> None:
    """
    Exposed after West's claim, South's 4p bars his late win; freed, it pays what it did.
    """
    deal = opened(rules, {**TOUCHED, "W": f"{west} 147m 69s SWNF"})
    play(deal, *claim)
    assert ["CallWin"] == acts(deal, "S")
    plain = deal.copy()
    deal.set_penalty_tiles("S", tile("4p"), live=0, dead=1)
    assert (["CallWin"] if rules == "mcr" else []) == acts(deal, "S")
    deal.set_penalty_tiles("S", tile("4p"), live=0, dead=0)

    for each in (deal, plain):
        play(each, "S calls-win", "S shows-hand")
    assert plain.result.points == proven(deal).result.points


def test_late_win_of_a_shown_chow_needs_its_standing__wsom08_penalty_tiles_5() -> None:
    """
    North's win on the tile that South has chowed, with and without a penalty tile of his.
    """
    deal = opened()
    play(deal, "S calls-chow", "S shows chow 4p")
    assert ["CallWin"] == acts(deal, "N")
    deal.set_penalty_tiles("N", tile("4p"), live=1, dead=0)
    assert [] == acts(deal, "N")
    deal.set_standing("N", can_win=False, can_claim=True)
    deal.set_penalty_tiles("N", tile("4p"), live=0, dead=0)
    assert refused(deal, "N calls-win") == "too_late"
    deal.set_standing("N", can_win=True, can_claim=True)

    assert ["CallWin"] == acts(deal, "N")


def test_what_is_too_late_for_one_act_leaves_others() -> None:
    """
    South's chow comes after West's pung was shown; he may still win, and is told so.
    """
    deal = opened()
    play(deal, "W calls-pung", "W shows pung 5p")
    answer = deal.decide(command("S calls-chow"))

    assert ("too_late", deal.legal("S")) == (answer.reason.value, answer.allowed)
    assert (command("S calls-win"),) == answer.allowed


def test_touched_head_is_left_when_another_claims__wsom08_draw_and_discard_5() -> None:
    """
    South touched the head, West pungs: the tile stays, and play goes on after West.
    """
    deal = opened()
    play(deal, "S touches", "W calls-pung")
    assert "Draw" not in acts(deal, "S")
    play(deal, "W shows pung 5p", "W F")

    events = play(deal, "N draws")
    assert 53 == events[0].index


def test_claims_end_with_the_next_draw__wsom08_draw_and_discard_4() -> None:
    """
    South has drawn: West's call is too late.
    """
    deal = opened()
    play(deal, "S draws")

    assert refused(deal, "W calls-pung") == "too_late"
    assert refused(deal, "S draws") == "not_your_turn"
