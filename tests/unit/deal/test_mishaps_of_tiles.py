"""Tiles drawn, discarded or seen out of order, and deals that officials end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.deal.open_discard import EAST, HANDS, acts, faults, opened, proven, size
from tests.unit.deal.tables import command, names, play, refused, table_of

from paiju.errors import ImpossibleHand, NotationError, UnknownName
from paiju.tiles.tile import tile
from paiju.view.mishaps import ShowWrongSet, TurnWallTile


def test_draw_out_of_turn_can_be_put_back__wsom08_draw_and_discard_1() -> None:
    """
    West draws on East's discard: one too many, no claims, no win, until he puts it back.
    """
    deal = opened(draws="9m 1s")
    events = play(deal, "W draws")
    assert ["TileDrawn", "FaultCommitted"] == names(events)
    assert (["draw_out_of_turn"], 53) == (faults(events), events[0].index)
    assert 14 == size(proven(deal), "W")
    assert "CallPung" not in acts(deal, "W")
    assert refused(deal, "W calls-pung") == "claim_barred"

    back = deal.copy()
    assert 53 == play(back, "W puts-back")[0].index
    assert 13 == size(proven(back), "W")
    assert "CallPung" in acts(back, "W")
    assert 53 == play(back, "S draws")[0].index

    assert 54 == play(deal, "S draws")[0].index
    assert refused(deal, "W puts-back") == "not_possible"


def test_draw_before_the_discard_is_early__wmcc_11_6_4() -> None:
    """
    South draws while East still thinks, West while it is not even near his turn.
    """
    deal = table_of("mcr", HANDS, enforcement="faithful")

    assert ["early_draw"] == faults(play(deal, "S draws"))
    assert ["draw_out_of_turn"] == faults(play(deal, "W draws"))
    assert refused(deal, "S puts-back") == "not_possible"
    play(deal, "W puts-back", "E 5p", "S draws", "S 1m")
    assert 14 == size(proven(deal), "S")


def test_long_hand_never_wins__wsom08_wrong_count_4() -> None:
    """
    South waits for 5p and holds one tile too many: showing it is a false win.
    """
    deal = table_of("wsom", HANDS, draws="9m", enforcement="faithful")
    play(deal, "W draws", "W puts-back", "S draws", "E 5p", "S calls-win")

    assert ["false_win"] == faults(play(deal, "S shows-hand"))


def test_flower_drawn_out_of_turn_is_shown_in_turn__wmcc_5_7_6() -> None:
    """
    South draws a flower too early; in his turn he shows it and draws for it.
    """
    deal = table_of("mcr", HANDS, draws="f1 9m", tail="1s 2s", enforcement="faithful")
    play(deal, "S draws", "E 5p", "S draws")
    assert "ShowFlower f1" in acts(deal, "S")
    assert ["FlowerShown"] == names(play(proven(deal), "S flower f1"))
    assert ["TileDrawn"] == names(play(deal, "S draws"))

    play(deal, "S 9m")
    assert 14 == size(proven(deal), "S")


def test_draw_from_the_wrong_end_stands__wsom08_drawing_faults_1() -> None:
    """
    South takes the tail tile: it is his, and his turn goes on.
    """
    deal = opened(tail="7s")
    events = play(deal, "S draws-tail")

    assert (["wrong_tile_drawn"], 134, "tail") == (
        faults(events),
        events[0].index,
        events[0].source,
    )
    assert "tile('7s')" == repr(proven(deal).view("S").drawn)


def test_discard_before_drawing_leaves_the_hand_short__wsom08_draw_and_discard_3() -> None:
    """
    South discards before he has drawn: 12 tiles, no win any more, and West is next.
    """
    deal = opened()
    events = play(deal, "S 9p")

    assert ["TileDiscarded", "FaultCommitted"] == names(events)
    assert ["discard_before_draw"] == faults(events)
    assert (12, 0) == (size(proven(deal), "S"), deal.state.of_seats()["waits"][1])
    assert "Draw" in acts(deal, "W")


def test_exposed_tile_stays_in_the_hand_and_is_known__wsom08_penalty_tiles_1() -> None:
    """
    West lets one of two 5p be seen; when he discards it nothing of it is left.
    """
    deal = table_of("wsom", HANDS, enforcement="faithful")
    events = play(deal, "W exposes 5p")
    assert ["TileExposed", "FaultCommitted"] == names(events)
    assert (["exposed_tile"], tile("5p")) == (faults(events), events[1].tile)
    assert (tile("5p"),) == deal.view("E").seats[2].exposed

    play(proven(deal), "E 5p", "S draws", "S 1m", "W draws", "W 5p")
    assert () == proven(deal).view("E").seats[2].exposed


@pytest.mark.parametrize(
    ("last", "fault"),
    [
        ("S shows-hand", "hand_shown_at_win"),
        ("S withdraws", "hand_shown_at_failed_win"),
    ],
)
def test_hand_shown_at_anothers_win__wmcc_11_6_7_2(last: str, fault: str) -> None:
    """
    South has called a win; North lays his hand open before it is confirmed.
    """
    deal = opened()
    play(deal, "S calls-win")
    assert ["HandExposed"] == names(play(deal, "N exposes-hand"))

    assert fault in faults(play(proven(deal), last))
    proven(deal)


def test_hand_shown_before_the_win_is_called__wmcc_11_6_11_4() -> None:
    """
    South lays his winning hand open without a word; East does it in his own turn.
    """
    deal = opened()
    assert ["shown_before_call"] == faults(play(deal, "S exposes-hand"))
    own = table_of("wsom", {"E": "123m 456m 789s 99p 456p"}, enforcement="faithful")

    assert ["shown_before_call"] == faults(play(own, "E exposes-hand"))
    assert refused(own, "E exposes-hand") == "not_possible"


@pytest.mark.parametrize(
    ("act", "fault"),
    [
        ("S turns 53", "head_turned_in_turn"),
        ("W turns 53", "head_turned_out_of_turn"),
        ("W turns 60", "wall_tile_turned"),
    ],
)
def test_wall_tile_turned_is_known_to_all__wsom08_drawing_faults_2(act: str, fault: str) -> None:
    """
    The tile stays in the wall, face up; who turned his own head tile has given the claim up.
    """
    deal = opened(draws="9m 1s 1s 1s 1s 2s 2s 2s")
    assert [fault] == faults(play(deal, act))
    index = int(act.rsplit(maxsplit=1)[-1])
    assert [index] == [each.index for each in proven(deal).view("N").turned]
    assert ("CallWin" in acts(deal, "S")) == (fault != "head_turned_in_turn")
    assert refused(deal, act) == "not_possible"

    play(deal, "S draws")
    assert (index == 53) == (deal.view("N").seats[1].exposed == (tile("9m"),))
    proven(deal)


def test_turned_head_gives_up_the_overtaking_win_too__wsom08_drawing_faults_2() -> None:
    """
    South turned his head tile up: no call of his is possible.
    """
    deal = opened()
    play(deal, "S turns 53")

    assert refused(deal, "S calls-win") == "head_was_touched"


def test_turned_flower_is_seen_and_drawn() -> None:
    """
    A flower that lay face up is shown as any other.
    """
    deal = opened("mcr", draws="f1")
    assert play(deal, "W turns 53")[1].tile is None
    play(deal, "S draws")

    assert ["ShowFlower f1"] == acts(proven(deal), "S")


def test_tiles_behind_the_tail_are_not_in_the_wall() -> None:
    """
    After one replacement the lower tile of the last stack is the last that can be turned.
    """
    deal = opened(tail="7s")
    assert refused(deal, "W turns 135") == refused(deal, "W turns 134") == ""
    play(deal, "S draws-tail")

    assert refused(deal, "W turns 135") == ""
    assert refused(deal, "W turns 134") == "not_possible"


@pytest.mark.parametrize("ending", ["redeal", "void"])
def test_scattered_wall_stops_play_until_an_official_ends_it__wmcc_11_6_7_2(ending: str) -> None:
    """
    Nothing is possible any more; the deal is dealt again or void, and nobody pays.
    """
    deal = opened()
    assert ["table_wrecked"] == faults(play(deal, "N scatters"))
    assert () == deal.possible("S") == deal.legal("S")
    assert refused(deal, "S draws") == "play_stopped"

    assert ["DealStopped", "DealEnded"] == names(deal.stop(ending))
    assert (ending, None, (0, 0, 0, 0)) == (
        deal.result.ending,
        deal.result.winner,
        deal.result.deltas,
    )
    assert '"actor":"official"' in proven(deal).log()[-1]


def test_only_a_deal_that_is_played_can_be_stopped() -> None:
    """
    Twice is once too often; other ends are not an official's.
    """
    deal = opened()
    with pytest.raises(UnknownName, match="redeal"):
        deal.stop("exhausted")
    deal.stop("void")

    with pytest.raises(ImpossibleHand, match="over"):
        deal.stop("redeal")


def test_fines_stand_when_a_deal_is_void() -> None:
    """
    South ran out of time before the deal was void.
    """
    deal = opened()
    play(deal, "S draws", at_ms=1_000)
    play(deal, "S 1m", at_ms=40_000)
    deal.stop("void")

    assert deal.result.fines[1] > 0
    assert (0, 0, 0, 0) == deal.result.deltas
    proven(deal)


def test_live_penalty_tiles_die_at_the_next_discard__wsom08_penalty_tiles_2() -> None:
    """
    East discards one of his two live tiles: it is gone, the other is dead, without a ruling.
    """
    deal = table_of("wsom", HANDS, enforcement="faithful")
    deal.set_penalty_tiles("E", tile("1m"), live=1, dead=0)
    deal.set_penalty_tiles("E", tile("4m"), live=1, dead=0)
    events = play(deal, "E 1m")

    assert ["TileDiscarded", "PenaltyTilesSet"] == names(events)
    seat = proven(deal).view("S").seats[0]
    assert ((), (tile("4m"),)) == (seat.live, seat.dead)


def test_mcr_knows_no_dead_penalty_tile__wmcc_11_6_7_1() -> None:
    """
    In MCR a tile that is to be discarded stays so.
    """
    deal = table_of("mcr", HANDS, enforcement="faithful")
    deal.set_penalty_tiles("E", tile("1m"), live=1, dead=0)

    assert ["TileDiscarded"] == names(play(deal, "E 4m"))
    assert (tile("1m"),) == proven(deal).view("S").seats[0].live


def test_penalty_tiles_leave_with_a_concealed_kong__wsom08_penalty_tiles_7() -> None:
    """
    The four tiles are laid, and nothing of the penalty is left.
    """
    deal = table_of("wsom", {"E": "1111m 258p 369s ESWN"}, enforcement="faithful")
    deal.set_penalty_tiles("E", tile("1m"), live=1, dead=2)
    play(deal, "E calls-kong", "E shows concealed_kong 1m")

    assert deal.state.has_penalty == 0
    proven(deal)


def test_dead_tile_goes_when_there_is_no_other() -> None:
    """
    All that East holds is dead: he discards one all the same, and a forced one leaves the count.
    """
    deal = table_of("wsom", {"E": EAST}, enforcement="faithful")
    held = deal.view("E").own.concealed
    for each in set(held):
        deal.set_penalty_tiles("E", each, live=0, dead=held.count(each))

    assert refused(deal, "E 5p") == ""
    play(deal, "E 5p")
    assert 13 == len(proven(deal).view("S").seats[0].dead)


def test_wrong_set_takes_penalty_tiles_with_it__wsom08_penalty_tiles_5() -> None:
    """
    One of the two tiles laid was a live penalty tile, the other a dead one.
    """
    deal = opened(hands={**HANDS, "S": "123m 456m 789s 1199p"})
    deal.set_penalty_tiles("S", tile("9p"), live=1, dead=1)
    play(deal, "S calls-pung", "S shows-wrong 9p 9p")

    assert () == proven(deal).view("E").seats[1].live == deal.view("E").seats[1].dead


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (TurnWallTile("S", 144), "no place in a wall"),
        (TurnWallTile("S", -1), "no place in a wall"),
        (ShowWrongSet("S", tile("1m"), "2m"), "no tile"),  # type: ignore[arg-type]  # on purpose
    ],
)
def test_what_is_no_place_or_tile_is_an_error(wrong: Any, told: str) -> None:
    """
    A record with fields that mean nothing is refused at the door.
    """
    with pytest.raises(NotationError, match=told):
        opened().play(wrong)


def test_nothing_goes_wrong_in_guided_play() -> None:
    """
    Guided play knows none of these acts.
    """
    deal = table_of("wsom", HANDS)

    for each in ("S exposes 1m", "S scatters", "S draws-tail", "S turns 60"):
        assert refused(deal, each) == "not_in_guided_play"
    assert deal.possible("E") == deal.legal("E")


def test_private_walls_have_one_end() -> None:
    """
    With walls of their own seats draw out of turn from these; no tile of them is turned.
    """
    deal = table_of("botzone", {}, enforcement="faithful")
    play(deal, "E draws", f"E {deal.view('E').own.concealed[0]}")
    assert refused(deal, "S draws-tail") != ""
    assert refused(deal, "S turns 60") == "not_possible"
    events = play(deal, "W draws")

    assert 34 * 2 + 13 == events[0].index
    assert events[0].index == play(proven(deal), "W puts-back")[0].index
    assert command("W draws") in proven(deal).possible("W")


def test_no_hand_is_longer_than_three_tiles_too_many_or_shorter_than_two() -> None:
    """
    West draws three times out of turn and no more; South leaves two draws out and no more.
    """
    deal = opened()
    play(deal, "W draws", "W draws", "W draws")
    assert refused(deal, "W draws") == "not_your_turn"

    for tiles in ("S 9p|W 1m|N 3m|E 1m", "S 9p|W 4m|N 4m|E 4m"):
        for each in tiles.split("|"):
            seat, before = each.split()[0], each.startswith("S")
            play(deal, *([] if before else [f"{seat} draws"]), each)
    assert 11 == size(proven(deal), "S")
    assert refused(deal, "S 1m") == "not_your_turn"


def test_live_penalty_tiles_die_in_guided_play_too__wsom08_penalty_tiles_2() -> None:
    """
    What officials set in guided play goes the same way.
    """
    deal = table_of("wsom", HANDS)
    deal.set_penalty_tiles("E", tile("4m"), live=1, dead=0)

    assert ["TileDiscarded", "PenaltyTilesSet"] == names(play(deal, "E 1m"))[:2]
    assert (tile("4m"),) == proven(deal).view("S").seats[0].dead
