"""From a state to a view: melds, rivers, deadlines, kongs face down, and the end."""

from __future__ import annotations

import pytest
from tests.unit.deal.laid_out import laid_out, play

from paiju.tiles.meld import Meld
from paiju.tiles.tile import tile
from paiju.view.commands import (
    SEATS,
    AddedKong,
    CallTime,
    Chow,
    ConcealedKong,
    Discard,
    Forfeit,
    MeldedKong,
    Pass,
    Pung,
    Win,
)
from paiju.view.result import DealResult
from paiju.view.table_view import VIEWERS, FaceDownKong, RiverTile, Viewer

OTHERS: tuple[Viewer, ...] = ("S", "W", "N", "spectator")
C = tile("C")


@pytest.mark.parametrize(("rules", "is_public"), [("mcr", False), ("wsom", True)])
def test_a_concealed_kong_has_no_kind_for_others_in_mcr__decision_0445(
    rules: str, is_public: bool
) -> None:
    """
    It lies face down until the deal ends; in WSOM it is shown before it is laid.
    """
    deal = laid_out(rules, {"E": "1111m 234p 567s 99s CC"}, replacements="F")
    play(deal, ConcealedKong("E", tile("1m")))
    kong = Meld.of("(1111m)")

    assert deal.view("E").seats[0].melds == (kong,)
    assert deal.view("official").seats[0].melds == (kong,)
    for viewer in OTHERS:
        assert deal.view(viewer).seats[0].melds == ((kong,) if is_public else (FaceDownKong(),))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_concealed_kong_is_open_in_the_end__wmcc_6_8_2(viewer: Viewer) -> None:
    """
    After a win the others can check it, and the winner's hand lies open.
    """
    deal = laid_out("mcr", {"E": "1111m 234p 789s 99s CC"}, replacements="C")
    play(deal, ConcealedKong("E", tile("1m")), Win("E"))
    seen = deal.view(viewer)

    assert seen.phase == "ended"
    assert seen.seats[0].melds == (Meld.of("(1111m)"),)
    assert seen.seats[0].concealed is not None
    assert len(seen.seats[0].concealed) == 11
    assert seen.result == deal.result
    assert (seen.seats[1].concealed is None) == (viewer not in {"S", "official"})


def test_a_chow_shows_its_claimed_tile__wsom08_chow_2() -> None:
    """
    South takes East's 3m between 2m and 4m.
    """
    deal = laid_out("wsom", {"E": "3m", "S": "24m"})
    play(deal, Discard("E", tile("3m")), Chow("S", tile("2m")))

    assert deal.view("spectator").seats[1].melds == (Meld.of("[23'4m]<"),)


@pytest.mark.parametrize(("seat", "meld"), [("S", "[CCC]<"), ("W", "[CCC]^"), ("N", "[CCC]>")])
def test_a_pung_shows_whose_tile_it_took__wmcc_6_5(seat: Viewer, meld: str) -> None:
    """
    East is at South's left, across from West, at North's right.
    """
    assert seat in SEATS
    deal = laid_out("mcr", {"E": "C", seat: "CC"})
    play(deal, Discard("E", C), Pung(seat))
    view = deal.view("spectator")

    assert view.seats[SEATS.index(seat)].melds == (Meld.of(meld),)
    assert view.seats[0].river == (RiverTile(C, 1, claimed=True),)
    assert (view.turn, view.phase) == (seat, "turn")


def test_an_added_kong_keeps_the_source_of_its_pung() -> None:
    """
    West adds the fourth tile to a pung that came from across.
    """
    deal = laid_out("wsom", {"E": "C123p", "S": "1m", "W": "CC9p", "N": "9m"}, draws="1p 1m 5s C")
    play(deal, Discard("E", C), Pung("W"), Discard("W", tile("9p")), Discard("N", tile("1p")))
    play(deal, Discard("E", tile("1m")), Discard("S", tile("5s")), AddedKong("W", C))

    assert deal.view("E").seats[2].melds == (Meld.of("[CCCC+]^"),)


def test_a_melded_kong_takes_a_discard__wsom08_kong_4() -> None:
    """
    North takes East's tile with three of his own; the replacement follows.
    """
    deal = laid_out("wsom", {"E": "C", "N": "CCC"}, replacements="5p")
    play(deal, Discard("E", C), MeldedKong("N"))
    view = deal.view("N")

    assert view.seats[3].melds == (Meld.of("[CCCC]>"),)
    assert view.drawn == tile("5p")
    assert deal.view("E").drawn is None


def test_only_who_is_asked_knows_the_deadline_of_a_window__decision_0445() -> None:
    """
    South may pung East's tile: South and officials see when the window closes.
    """
    deal = laid_out("mcr", {"E": "C 147m 258p 369s E S W N", "S": "CC"})
    deal.play(Discard("E", C), at_ms=4_000)
    seen = {viewer: deal.view(viewer) for viewer in VIEWERS}

    assert {view.phase for view in seen.values()} == {"discarded"}
    assert {view.tile for view in seen.values()} == {C}
    assert {"S", "official"} == {viewer for viewer, view in seen.items() if view.deadline_ms}
    assert seen["S"].deadline_ms == 7_000
    assert seen["S"].legal == (Pass("S"), Pung("S"))
    assert not any(view.legal for viewer, view in seen.items() if viewer != "S")


def test_everybody_sees_the_deadline_of_a_turn__wmcc_6_4() -> None:
    """
    It follows from what all have seen.
    """
    deal = laid_out("mcr", {})

    assert {20_000} == {deal.view(viewer).deadline_ms for viewer in VIEWERS}


def test_a_robbed_kong_is_a_win_on_its_tile__wsom08_robbing_1() -> None:
    """
    The tile added is open, and the kong's player is liable.
    """
    deal = laid_out(
        "wsom",
        {"E": "5m", "S": "55m 1s", "W": "46m 123p 789p 789s NN", "N": "1p"},
        draws="9p 1m 2s 5m",
    )
    play(deal, Discard("E", tile("5m")), Pung("S"), Discard("S", tile("1s")))
    play(deal, Discard("W", tile("9p")), Discard("N", tile("1m")), Discard("E", tile("2s")))
    deal.play(AddedKong("S", tile("5m")))
    waiting = deal.view("spectator")
    play(deal, Win("W"))

    assert (waiting.phase, waiting.turn, waiting.tile) == ("kong_declared", "S", tile("5m"))
    assert waiting.seats[1].melds == (Meld.of("[555m]<"),)
    assert deal.result is not None
    assert (deal.result.ending, deal.result.winner) == ("robbing", "W")
    assert (deal.result.liable, deal.result.tile) == ("S", tile("5m"))


def test_fines_stand_beside_payments__wsom08_time_limit_2() -> None:
    """
    East discards after 15 free seconds and 31 more: 10 points, paid to nobody.
    """
    deal = laid_out("wsom", {"E": "1m", "S": "23456789m 55s CCC"})
    deal.play(Discard("E", tile("1m")), at_ms=46_000)
    play(deal, Win("S"))
    result = deal.result

    assert result is not None
    assert deal.view("N").seats[0].fined == 10
    assert result.fines == (10, 0, 0, 0)
    assert sum(result.deltas) == 0
    assert result.totals["E"] == result.deltas[0] - 10
    assert result.points == deal.score.points if deal.score else False


def test_private_walls_are_counted_apart() -> None:
    """
    East has drawn one of its 21 tiles; an error ends the deal at -30 to 10.
    """
    deal = laid_out("botzone", {})
    view = deal.view("spectator")

    assert [seat.wall_left for seat in view.seats] == [20, 21, 21, 21]
    assert (view.wall_left, view.deadline_ms) == (83, None)
    deal.play(Forfeit("W"))
    assert deal.result == DealResult("forfeit", liable="W", deltas=(10, 10, -30, 10))


def test_time_that_runs_out_is_seen_by_all_in_a_turn() -> None:
    """
    A called deadline of a turn moves it by what the next unit costs.
    """
    deal = laid_out("wsom", {})
    deal.play(CallTime(), at_ms=30_000)

    assert deal.view("spectator").deadline_ms == 45_000
