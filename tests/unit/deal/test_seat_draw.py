"""Who sits where: the row of six tiles with two throws, and lots."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from tests.unit.deal.walls import RIGHT, walk

from paiju.deal.chance import Chance
from paiju.deal.seat_draw import draw_seats, read_row, seats_by_lot, shuffled_winds
from paiju.errors import ImpossibleHand, NotationError

ROW = "1m N E W S 2m"
PLAYERS = "ESWN"  # the model walks round with these names; player 0 is "E" there


def test_case_w09__wsom08_seat_draw_5() -> None:
    """
    A throws 7, C 6: from the even end D takes S, A W, B E, C N; B is East and deals first.
    """
    draw = draw_seats(ROW, 0, 7, 6)

    assert ("C", "even") == ("ABCD"[draw.thrower], draw.end)
    assert ["DS", "AW", "BE", "CN"] == [f"{'ABCD'[player]}{wind}" for player, wind in draw.taken]
    assert "BDAC" == "".join("ABCD"[player] for player in draw.players)
    assert "B" == "ABCD"[draw.dealer]


def test_odd_throw_takes_from_the_odd_end() -> None:
    """
    The same row and first throw; C throws 5 and takes first himself: N, then D E, A W, B S.
    """
    draw = draw_seats(ROW, 0, 7, 5)

    assert ("C", "odd") == ("ABCD"[draw.thrower], draw.end)
    assert ["CN", "DE", "AW", "BS"] == [f"{'ABCD'[player]}{wind}" for player, wind in draw.taken]
    assert "D" == "ABCD"[draw.dealer]


def test_second_thrower_and_first_taker__wsom08_seat_draw_4() -> None:
    """
    Every thrower and every pair of sums, walked round the table.
    """
    for thrower, first, second in product(range(4), range(2, 13), range(2, 13)):
        draw = draw_seats(ROW, thrower, first, second)
        found = walk(PLAYERS[thrower], first)
        taker = walk(found, second)

        assert found == PLAYERS[draw.thrower]
        for (player, wind), offered in zip(
            draw.taken, "NEWS" if second % 2 else "SWEN", strict=True
        ):
            assert (taker, offered) == (PLAYERS[player], wind)
            taker = RIGHT[taker]


def test_east_deals_first__wsom08_seat_draw_6() -> None:
    """
    Whatever the row, seats E S W N have each a player, and the dealer is the one at East.
    """
    for winds in permutations("ESWN"):
        draw = draw_seats(f"9s {' '.join(winds)} 4p", 1, 2, 3)

        assert [0, 1, 2, 3] == sorted(draw.players)
        assert (draw.dealer, "E") in draw.taken
        assert all((player, wind) in draw.taken
                   for player, wind in zip(draw.players, "ESWN", strict=True))  # fmt: skip


def test_four_winds_are_mixed__wsom08_seat_draw_2() -> None:
    """
    All 24 rows come, each about as often (chi-square, 23 degrees).
    """
    chance = Chance(3)
    rows = [shuffled_winds(chance) for _ in range(2400)]

    assert 24 == len(set(rows))
    assert 60 > sum((rows.count(row) - 100) ** 2 / 100 for row in set(rows))


@pytest.mark.parametrize("row", ["1m N E W S 2m", "3p N E W S 8s", "2m S W E N 1m"])
def test_ends_tell_themselves__wsom08_seat_draw_3(row: str) -> None:
    """
    An odd and an even number tile, on either side.
    """
    assert "NEWS" == read_row(row)


@pytest.mark.parametrize(
    "row",
    [
        "", "1m", "1m N E W S 3m", "2m N E W S 4m", "C N E W S 2m", "1m N E W S F", "1m N E W 2m",
        "1m N E W N 2m", "1m N E W C 2m", "1m N E W S S 2m", "N E W S 1m 2m", "f1 N E W S 2m",
    ],
)  # fmt: skip
def test_row_that_is_not_whole_is_refused(row: str) -> None:
    """
    One end odd, one even, four different winds between.
    """
    with pytest.raises(ImpossibleHand, match="four winds between an odd and an even number tile"):
        read_row(row)


@pytest.mark.parametrize(("first", "second", "which"), [(1, 7, "first"), (7, 13, "second")])
def test_sum_that_no_dice_show_is_refused(first: int, second: int, which: str) -> None:
    """
    Two dice show 2 to 12.
    """
    with pytest.raises(NotationError, match=f"the {which} throw"):
        draw_seats(ROW, 0, first, second)


def test_lots_give_seats_and_dealer__mcr98_event_5_2() -> None:
    """
    Player 1 drew East and deals first; every way to draw four lots gives each a seat.
    """
    assert 1 == seats_by_lot("WENS")[0]
    for lots in permutations("ESWN"):
        players = seats_by_lot("".join(lots))

        assert list("ESWN") == [lots[player] for player in players]


@pytest.mark.parametrize("lots", ["", "ESW", "ESWW", "ESWNE", "eswn"])
def test_lots_that_leave_a_seat_empty_are_refused(lots: str) -> None:
    """
    Each wind once.
    """
    with pytest.raises(ImpossibleHand, match="each once"):
        seats_by_lot(lots)
