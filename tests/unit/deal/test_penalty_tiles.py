"""Penalty tiles on the table: what a seat may not discard, claim with, or win on."""

from __future__ import annotations

import pytest
from tests.unit.deal.tables import names, offers, play, refused, table_of

from paiju.deal.replay import replay
from paiju.errors import ImpossibleHand
from paiju.tiles.tile import tile

READY = "123m 456m 789s 99p 46p"
EAST = "147m 28p 369s ESWN C 5p"


def test_dead_tile_is_never_discarded__wsom08_penalty_tiles_2() -> None:
    """
    East's only 1m is dead, one of his two 9s is: only the other 9s may go.
    """
    deal = table_of("wsom", {"E": "147m 28p 3699s ESWN C"})
    deal.set_penalty_tiles("E", tile("1m"), live=0, dead=1)
    deal.set_penalty_tiles("E", tile("9s"), live=0, dead=1)

    assert refused(deal, "E 1m") == "dead_penalty_tile"
    assert "Discard 1m" not in offers(deal, "E")
    assert "Discard 9s" in offers(deal, "E")


def test_live_tile_may_be_discarded_and_freed_ones_too__wsom08_penalty_tiles_2() -> None:
    """
    A live tile may go; when an official frees a dead one it is as any other.
    """
    deal = table_of("wsom", {"E": "147m 28p 3699s ESWN C"})
    deal.set_penalty_tiles("E", tile("1m"), live=1, dead=0)
    assert refused(deal, "E 1m") == ""
    assert deal.view("S").seats[0].live == (tile("1m"),)
    deal.set_penalty_tiles("E", tile("1m"), live=0, dead=1)
    deal.set_penalty_tiles("E", tile("1m"), live=0, dead=0)

    assert refused(deal, "E 1m") == ""
    assert deal.state.has_penalty == 0


def test_no_claim_with_penalty_tiles__wsom08_penalty_tiles_5() -> None:
    """
    One of West's two 5p is a penalty tile: no pung; one of South's 4p: no chow with it.
    """
    deal = table_of("wsom", {"E": EAST, "S": "3467p 19m 19s ESWNF", "W": "55p 147m 28p 69s SWNF"})
    deal.set_penalty_tiles("W", tile("5p"), live=1, dead=0)
    deal.set_penalty_tiles("S", tile("4p"), live=0, dead=1)
    play(deal, "E 5p")

    assert offers(deal, "W") == []
    assert ["Pass", "Chow 5p"] == offers(deal, "S")


def test_tiles_exposed_while_a_window_is_open_count_at_once__wsom08_penalty_tiles_5() -> None:
    """
    West may pung until one of the tiles becomes a penalty tile; freed, he may again.
    """
    deal = table_of(
        "wsom", {"E": EAST, "W": "55p 147m 28p 69s SWNF", "S": "46p 19m 19s 369s ESWN"}
    )
    play(deal, "E 5p")
    assert "Pung" in offers(deal, "W")
    deal.set_penalty_tiles("W", tile("5p"), live=1, dead=0)
    assert offers(deal, "W") == []
    deal.set_penalty_tiles("W", tile("5p"), live=0, dead=0)

    assert "Pung" in offers(deal, "W")


def test_penalty_tile_is_not_added_to_a_pung__wsom08_penalty_tiles_5() -> None:
    """
    West drew the fourth C and let it be seen: he may not add it.
    """
    deal = table_of(
        "mcr", {"E": "147m 258p 369s ESWN C", "W": "CC 123m 456p 789s FP"}, draws="1p 2s 9m C"
    )
    play(deal, "E C", "W pung", "W F", "pass", "N 1p", "pass", "E 1m", "pass", "S 9m", "pass")
    deal.set_penalty_tiles("W", tile("C"), live=1, dead=0)

    assert refused(deal, "W added C") == "penalty_tile"


def test_penalty_tile_in_the_completed_set_bars_a_win_by_discard__wsom08_penalty_tiles_5() -> None:
    """
    South waits for 5p with 46p; his 4p is a penalty tile, so he may not win on East's.
    """
    deal = table_of("wsom", {"E": EAST, "S": READY, "W": "55p 147m 28p 69s SWNF"})
    deal.set_penalty_tiles("S", tile("4p"), live=0, dead=1)
    play(deal, "E 5p")

    assert "Win" not in offers(deal, "S")
    assert refused(deal, "S win") == "penalty_tile"
    assert refused(deal, "W win") == "not_complete"


def test_hand_below_the_minimum_is_so_with_penalty_tiles_too__wsom08_scoring_5() -> None:
    """
    South's hand has no pattern, with or without his penalty tile in the way.
    """
    deal = table_of(
        "wsom",
        {
            "E": "369m 147p 258s ESWN 5p",
            "S": "12m 456s 999s 11p 46p E",
            "W": "147m 28p 369s SWN 5p F",
            "N": "258m 46p 147s SWN FP",
        },
        draws="2p",
    )
    play(deal, "E 3m", "S chow 1m", "S E", "pass")
    deal.set_penalty_tiles("S", tile("4p"), live=0, dead=1)
    play(deal, "W 5p")

    assert refused(deal, "S win") == "below_minimum"


def test_penalty_tile_elsewhere_lets_him_win__wsom08_penalty_tiles_5() -> None:
    """
    The penalty tile is in a set that was complete: the win is good, and pays the same.
    """
    deal = table_of("wsom", {"E": EAST, "S": READY})
    free = deal.copy()
    deal.set_penalty_tiles("S", tile("1m"), live=0, dead=1)
    for each in (deal, free):
        play(each, "E 5p", "S win", "pass")

    assert free.result.points == deal.result.points


def test_self_drawn_win_may_use_penalty_tiles__wsom08_penalty_tiles_6() -> None:
    """
    South draws the 5p himself: 4p, a penalty tile, does not matter.
    """
    deal = table_of("wsom", {"E": "147m 28p 369s ESWN CC", "S": READY}, draws="5p")
    deal.set_penalty_tiles("S", tile("4p"), live=0, dead=1)
    play(deal, "E C", "pass")

    assert "Win" in offers(deal, "S")


def test_mcr_penalty_tile_bars_no_win__wmcc_11_6_7_1() -> None:
    """
    MCR only wants the tile discarded: it does not stand in the way of a win.
    """
    deal = table_of("mcr", {"E": "147m 369s ESWN CP 2s 8p", "S": "2233445566778p"})
    deal.set_penalty_tiles("S", tile("8p"), live=1, dead=0)
    play(deal, "E 8p")

    assert "Win" in offers(deal, "S")


def test_no_more_penalty_tiles_than_held() -> None:
    """
    East holds one 1m, and nobody holds a flower as a penalty tile.
    """
    deal = table_of("wsom", {"E": "147m 28p 3699s ESWN C"})

    for wrong, live in (("1m", 2), ("1m", -1), ("f1", 0)):
        with pytest.raises(ImpossibleHand, match="does not hold"):
            deal.set_penalty_tiles("E", tile(wrong), live=live, dead=0)


def test_penalty_tiles_are_in_the_log() -> None:
    """
    An official's line, read back by replay.
    """
    deal = table_of("wsom", {"E": "147m 28p 3699s ESWN C"})
    made = deal.set_penalty_tiles("E", tile("1m"), live=1, dead=0, at_ms=70)

    assert ["PenaltyTilesSet"] == names(made)
    assert replay(deal.log()).digest() == deal.digest()
    assert '"actor":"official"' in deal.log()[-1]
