"""How a deal ends: last tiles, circumstances of a win, payment, exhaustion, errors."""

from __future__ import annotations

import pytest
from tests.unit.deal.tables import (
    draw_and_discard,
    names,
    offers,
    play,
    refused,
    table_of,
)

from paiju.rules.editions import ruleset

READY = "123m 456m 789s 99p 46p"


@pytest.mark.parametrize(("rules", "draws"), [("wsom", 69), ("mcr", 91), ("botzone", 84)])
def test_exhausted_deal_has_its_number_of_draws__wsom08_dead_wall_1(
    rules: str, draws: int
) -> None:
    """
    Nobody claims or wins: every drawable tile is drawn after the deal, and nobody pays.
    """
    deal = table_of(rules, {})
    draw_and_discard(deal)

    assert deal.result.ending == "exhausted"
    assert deal.state.drawn_count == draws
    assert deal.result.totals == dict.fromkeys("ESWN", 0)
    assert ["DealExhausted", "DealEnded"] == names(deal.events[-2:])
    assert refused(deal, "E pass") == "deal_over"


def test_last_draw_is_souths_at_121__wsom08_dead_wall_3() -> None:
    """
    Without kong or claim the 69th draw is South's, index 121.
    """
    deal = table_of("wsom", {})
    draw_and_discard(deal, left=0)

    assert ("TileDrawn", "S", 121) == (
        type(deal.events[-1]).__name__,
        deal.events[-1].seat,
        deal.events[-1].index,
    )


@pytest.mark.parametrize("kongs", [1, 2, 3])
def test_each_kong_moves_the_last_tile_by_one__wsom08_dead_wall_2(kongs: int) -> None:
    """
    After k kongs the last tile from the head is 121 - k; there are 69 draws all the same.
    """
    deal = table_of("wsom", {"E": "1111m 2222p 3333s EE"}, tail="7s 7p 7m")
    play(deal, *["E concealed 1m", "E concealed 2p", "E concealed 3s"][:kongs])
    draw_and_discard(deal, left=0)

    assert 121 - kongs == deal.events[-1].index
    assert deal.state.drawn_count == 69


def test_self_draw_of_the_last_tile__wsom08_pattern_9_1_1() -> None:
    """
    South wins with the 69th draw: 海底撈月.
    """
    deal = table_of("wsom", {"S": READY}, draws="_68 5p")
    draw_and_discard(deal, left=0)
    play(deal, "S win")

    assert "final_draw" in [row.key for row in deal.score.rows]
    assert deal.score.points == deal.result.points
    assert ("self_drawn", None) == (deal.result.ending, deal.result.liable)


def test_kongs_replacement_as_the_last_tile__wsom08_pattern_9_2() -> None:
    """
    With one live tile left East konged; the replacement is the 69th draw and wins: both count.
    """
    deal = table_of("wsom", {"E": "CCC 123m 456m 789s 4p P"}, draws="_67 C", tail="4p")
    play(deal, "E P", "pass")
    draw_and_discard(deal, left=1)
    play(deal, "E concealed C", "E win")

    assert {"final_draw", "win_on_kong"} <= {row.key for row in deal.score.rows}
    assert deal.score.points == deal.result.points


def test_win_on_the_last_discard__wsom08_pattern_9_1_2() -> None:
    """
    North wins on South's discard of the last tile: 河底撈魚.
    """
    deal = table_of("wsom", {"N": READY}, draws="_68 5p")
    draw_and_discard(deal, left=0)
    play(deal, "S 5p", "N win", "pass")

    assert "final_discard" in [row.key for row in deal.score.rows]


def test_dealt_hand_that_is_complete__wsom08_pattern_9_4_1() -> None:
    """
    East wins with his 14 tiles: 天和.
    """
    deal = table_of("wsom", {"E": "123m 456m 789s 99p 456p"})
    play(deal, "E win")

    assert "blessing_of_heaven" in [row.key for row in deal.score.rows]
    assert ("self_drawn", None) == (deal.result.ending, deal.result.liable)


def test_heaven_is_void_after_a_concealed_kong__wsom08_pattern_9_4_1() -> None:
    """
    East declares a kong first and wins with its replacement: no 天和.
    """
    deal = table_of("wsom", {"E": "CCCC 123m 456m 789s 4p"}, tail="4p")
    play(deal, "E concealed C", "E win")

    assert "blessing_of_heaven" not in [row.key for row in deal.score.rows]


def test_win_on_easts_first_discard__wsom08_pattern_9_4_2() -> None:
    """
    West, dealt a ready hand, wins on the first discard: 地和.
    """
    deal = table_of("wsom", {"E": "147m 28p 369s ESWN C 5p", "W": READY})
    play(deal, "E 5p", "W win")

    assert "blessing_of_earth" in [row.key for row in deal.score.rows]


def test_earth_is_void_when_east_konged__wsom08_pattern_9_4_2() -> None:
    """
    East declared a kong before his first discard.
    """
    deal = table_of("wsom", {"E": "147m 28p FFFF ESWN 5p", "W": READY}, tail="1s")
    play(deal, "E concealed F", "E 5p", "W win")

    assert "blessing_of_earth" not in [row.key for row in deal.score.rows]


def test_second_discard_is_no_earth__wsom08_pattern_9_4_2() -> None:
    """
    North wins on South's first discard.
    """
    deal = table_of("wsom", {"E": "147m 28p 369s ESWN CC", "N": READY}, draws="5p")
    play(deal, "E C", "pass", "S 5p", "N win")

    assert "blessing_of_earth" not in [row.key for row in deal.score.rows]


def test_fourth_of_a_kind_when_three_lie_open__mcr98_fan_58() -> None:
    """
    West punged 5p from East; the fourth wins for South: 和絕張.
    """
    deal = table_of(
        "mcr",
        {
            "E": "147m 369s ESWN CP 2s 5p",
            "S": "111222333p 46p 99p",
            "W": "55p 258m 147s SWN FF",
            "N": "258m 147s 369m NE 5p F",
        },
    )
    play(deal, "E 5p")
    assert "Win" in offers(deal, "S")
    play(deal, "S pass", "W pung", "W S", "pass", "N 5p", "S win")

    assert "last_of_its_kind" in [row.key for row in deal.score.rows]
    assert deal.score.points == deal.result.points


def test_fourth_of_a_kind_is_not_the_last_while_one_is_hidden__mcr98_fan_58() -> None:
    """
    Two of 5p lie in the pool when South wins on the third.
    """
    deal = table_of(
        "mcr",
        {
            "E": "147m 369s ESWN CP 2s 5p",
            "S": "111222333p 46p 99p",
            "W": "5p 2588m 147s SWN FF",
            "N": "258m 147s 369m NE 5p F",
        },
        draws="C",
    )
    play(deal, "E 5p", "pass", "S C", "pass", "W 5p", "pass", "N 5p", "S win")

    assert "last_of_its_kind" not in [row.key for row in deal.score.rows]


def test_below_eight_points_is_no_win__mcr98_score_premise_2() -> None:
    """
    South's hand is complete with 5p and worth less than 8: he is not asked, and told why.
    """
    deal = table_of(
        "mcr",
        {
            "E": "147m 28p 369s ESWN C 5p",
            "S": "123m 456s 777s 99m 46p",
            "W": "55p 147m 28p 69s SWNF",
        },
    )
    play(deal, "E 5p")

    assert "Win" not in offers(deal, "S")
    assert refused(deal, "S win") == "below_minimum"
    assert refused(deal, "W win") == "not_complete"


def test_below_five_points_is_no_win__wsom08_scoring_5() -> None:
    """
    An open hand without any pattern is complete with a drawn 5p, and may not win.
    """
    deal = table_of(
        "wsom",
        {
            "E": "369m 147p 258s ESWN C",
            "S": "12m 456s 999s 11p 46p E",
            "W": "147m 258p 369s SWN F",
            "N": "258m 39p 147s SWN FP",
        },
        draws="_3 5p",
    )
    play(deal, "E 3m", "S chow 1m", "S E", "pass")
    draw_and_discard(deal, left=65)
    play(deal, "pass")

    assert str(deal.view("S").drawn) == "5p"
    assert refused(deal, "S win") == "below_minimum"


@pytest.mark.parametrize(("first", "liable"), [("W 5p", "W"), ("W 1m", "N")])
def test_who_follows_a_discard_is_not_liable__wsom08_payment_4(first: str, liable: str) -> None:
    """
    West discards 5p, or not; North discards it, and East wins: the first of them is liable.
    """
    deal = table_of(
        "wsom",
        {
            "E": "22m 444m 777p 999s 46p C",
            "S": "158m 369p 258s SWN F",
            "W": "158m 28s 369s SWN 5p P",
            "N": "258m 19p 147s EN FC 5p",
        },
        draws="F 1m P",
    )
    play(deal, "E C", "pass", "S F", "pass", first, "pass", "N 5p", "E win")

    assert (liable, "E") == (deal.result.liable, deal.result.winner)
    points = deal.result.points
    share = min(points, 30)
    expected = {"E": 3 * points, "S": -share, "W": -share, "N": -share}
    expected[liable] = -(3 * points - 2 * share)
    assert expected == deal.result.totals


def test_nobody_is_liable_when_the_winner_discarded_it_first__wsom08_payment_4() -> None:
    """
    East discarded 5p himself in his last turn: each of the others pays the hand.
    """
    deal = table_of(
        "wsom",
        {
            "E": "22m 444m 777p 999s 456p",
            "S": "158m 39p 258s SWN F 5p",
            "W": "158m 28s 369s SWN PP",
            "N": "258m 19p 147s EN FCC",
        },
    )
    play(deal, "E 5p", "pass", "S 5p", "E win")

    assert deal.result.liable is None
    points = deal.result.points
    assert {"E": 3 * points, **dict.fromkeys("SWN", -points)} == deal.result.totals


def test_mcr_discarder_pays_the_points_and_all_pay_eight__wmcc_9_3_2() -> None:
    """
    South wins on East's discard.
    """
    deal = table_of("mcr", {"E": "147m 369s ESWN CP 2s 8p", "S": "2233445566778p"})
    play(deal, "E 8p", "S win", "pass")

    points = deal.result.points
    assert points >= 8
    assert {"E": -8 - points, "S": 24 + points, "W": -8, "N": -8} == deal.result.totals


def test_botzone_error_costs_30_and_gives_10() -> None:
    """
    An error of West's ends the deal.
    """
    deal = table_of("botzone", {})
    events = play(deal, "W forfeit")

    assert ["SeatForfeited", "DealEnded"] == names(events)
    assert deal.result.ending == "forfeit"
    assert {"E": 10, "S": 10, "W": -30, "N": 10} == deal.result.totals


def test_error_ends_a_deal_only_where_it_has_a_price() -> None:
    """
    Elsewhere there is no such command.
    """
    assert refused(table_of("mcr", {}), "W forfeit") == "no_forfeit"


def test_flowers_are_paid__mcr98_fan_81() -> None:
    """
    The winner's flower adds a point to what is paid.
    """
    deal = table_of("mcr", {"E": "147m 369s ESWN CP 2s 8p", "S": "f1 223344556677p"}, tail="8p")
    play(deal, "E 8p", "S win", "pass")

    assert deal.score.points == deal.result.points
    assert "flower_tiles" in [row.key for row in deal.score.rows]


def test_ruleset_without_share_has_no_window() -> None:
    """
    MCR knows no exemption: who follows is liable all the same.
    """
    deal = table_of(
        "mcr",
        {
            "E": "2233445566778p C",
            "S": "147m 369s ESWN F 9s P",
            "W": "147m 28s 369s ESW 8p P",
            "N": "258m 19m 147s NNF 1s 8p",
        },
        draws="F 1m 1s",
    )
    play(deal, "E C", "pass", "S F", "pass", "W 8p", "pass", "N 8p", "E win")

    assert deal.result.liable == "N"
    assert ruleset("mcr").share_points is None


@pytest.mark.parametrize(("answer", "liable"), [("from_first_discard", "E"), ("none", "S")])
def test_window_before_the_winners_first_discard__decision_0119(answer: str, liable: str) -> None:
    """
    East and South discard 5p before West, who waits for it, has discarded anything.
    """
    rules = ruleset("wsom").with_rulings(window_before_first_discard=answer)
    deal = table_of(
        rules,
        {
            "E": "147m 28p 369s ESWN C 5p",
            "S": "258m 39p 258s SWN F 5p",
            "W": "22m 444m 777p 999s 46p",
            "N": "258m 19p 147s NN FF C",
        },
    )
    play(deal, "E 5p", "pass", "S 5p", "W win", "pass")

    assert liable == deal.result.liable


@pytest.mark.parametrize(("answer", "liable"), [("applies", "N"), ("not", "E")])
def test_exemption_when_a_kong_is_robbed__decision_0120(answer: str, liable: str) -> None:
    """
    North discarded 5p, which East punged; South has not discarded since and robs the fourth.
    """
    rules = ruleset("wsom").with_rulings(robbed_kong_immunity=answer)
    deal = table_of(
        rules,
        {
            "E": "55p 147m 28p 369s EEWW",
            "S": READY,
            "W": "28m 147s 39p CFPNNS",
            "N": "5p 88p 19m 19s 6p SSFCP",
        },
        draws="2s 8s 2m 5p",
    )
    play(deal, "E 1m", "pass", "S 2s", "pass", "W 8s", "pass", "N 5p", "S pass", "E pung")
    play(deal, "E 8p", "N pung", "N F", "pass", "E added 5p", "S win")

    assert (liable, "robbing") == (deal.result.liable, deal.result.ending)
