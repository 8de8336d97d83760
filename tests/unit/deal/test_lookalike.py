"""States dealt anew: what stays, what changes, and what is found again."""

from __future__ import annotations

from tests.unit.deal.laid_out import laid_out, pass_all, play

from paiju.deal.chance import Chance
from paiju.deal.lookalike import OFFICIAL, SPECTATOR, lookalike
from paiju.tiles.tile import tile
from paiju.view.commands import AddedKong, ConcealedKong, Discard, Pass, Pung

C = tile("C")


def test_a_hidden_kong_becomes_another_kong() -> None:
    """
    South knows that East has four tiles alike, and nothing more; East knows which.
    """
    deal = laid_out("mcr", {"E": "1111m", "S": "1234567p"}, replacements="9s")
    deal.play(ConcealedKong("E", tile("1m")))
    source = Chance(7)
    kinds = {lookalike(deal.state, 1, source).melds_of(0)[0][0] & 63 for _ in range(60)}

    assert len(kinds) > 5
    assert not kinds & {9 + rank for rank in range(7)}, "South holds one of each"
    assert lookalike(deal.state, 0, source).melds_of(0) == deal.state.melds_of(0)


def test_an_open_kong_stays_what_it_is() -> None:
    """
    In WSOM the kind of a concealed kong is public.
    """
    deal = laid_out("wsom", {"E": "1111m"}, replacements="9s")
    deal.play(ConcealedKong("E", tile("1m")))

    assert lookalike(deal.state, 1, Chance(7)).melds_of(0) == deal.state.melds_of(0)


def test_an_official_sees_all_but_the_wall() -> None:
    """
    Hands stay; what is still to be drawn is not known to anybody.
    """
    state = laid_out("mcr", {}).state
    other = lookalike(state, OFFICIAL, Chance(7))

    assert [state.hand(seat) for seat in range(4)] == [other.hand(seat) for seat in range(4)]
    assert state.wall_tiles() != other.wall_tiles()
    assert sorted(state.wall_tiles()) == sorted(other.wall_tiles())


def test_a_reply_that_was_given_stands() -> None:
    """
    South has passed: he is not asked again, whatever the others now hold.
    """
    deal = laid_out("mcr", {"E": "C", "S": "CC 123m", "W": "9s", "N": "C"})
    deal.play(Discard("E", C))
    asked = deal.state.legal(1)
    source = Chance(7)

    assert asked == lookalike(deal.state, 1, source).legal(1)
    deal = laid_out("mcr", {"E": "5p", "S": "46p", "W": "55p"})
    deal.play(Discard("E", tile("5p")))
    deal.play(Pass("S"))
    for _ in range(20):
        assert lookalike(deal.state, 1, source).legal(1) == ()


def test_who_may_rob_is_asked_anew() -> None:
    """
    West waits for the tile that South adds; to a spectator anybody might, or nobody.
    """
    deal = laid_out(
        "wsom",
        {"E": "5m", "S": "55m 1s", "W": "46m 123p 789p 789s NN", "N": "1p"},
        draws="9p 1m 2s 5m",
    )
    play(deal, Discard("E", tile("5m")), Pung("S"), Discard("S", tile("1s")))
    play(deal, Discard("W", tile("9p")), Discard("N", tile("1m")), Discard("E", tile("2s")))
    pass_all(deal)
    deal.play(AddedKong("S", tile("5m")))
    source = Chance(7)

    assert deal.state.asked == 4
    assert lookalike(deal.state, 2, source).asked & 4
    masks = {lookalike(deal.state, SPECTATOR, source).asked for _ in range(30)}
    assert 0 in masks


def test_the_tile_just_drawn_may_be_any_of_the_hand() -> None:
    """
    The others do not see it, so it is one of those that East may hold; East's stays.
    """
    deal = laid_out("mcr", {"E": "123456789m 1234p 5s"})
    source = Chance(7)

    assert lookalike(deal.state, 0, source).drawn == tile("5s").kind
    for _ in range(30):
        other = lookalike(deal.state, 3, source)
        assert other.hand(0)[other.drawn]
