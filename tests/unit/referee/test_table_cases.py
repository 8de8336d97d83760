"""The numbered table cases of claims and order, played with the engine, and where each is shown.

Cases of faults that are reported stand in `tests/referee`; `SHOWN` says where each one is.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.unit.deal.open_discard import HANDS, opened
from tests.unit.deal.tables import names, offers, play, refused, table_of
from tests.unit.referee.scripts import official, shown_standings
from tests.unit.referee.tables import act, owned, refereed

from paiju.referee.decide import RefereedDeal
from paiju.referee.fault import Fault
from paiju.referee.ruling import IssueRuling, ReportFault, RulingRefusal
from paiju.referee.sanction import PenaltyTiles
from paiju.tiles.tile import tile
from paiju.view.commands import Discard

ROOT = Path(__file__).resolve().parents[3]
HERE = "tests/unit/referee/test_table_cases.py"
TABLE, CONDUCT = "tests/referee/wsom_table.jsonl", "tests/referee/wsom_conduct.jsonl"

SHOWN: dict[str, tuple[str, ...]] = {
    "W21": (f"{TABLE}::W21", f"{TABLE}::W21-too-late"),
    "W24": (f"{TABLE}::W24",),
    "W27": (f"{TABLE}::W27",),
    "W30": (f"{HERE}::test_w30_the_nearest_of_three_wins__wsom08_claim_precedence_2",),
    "W33": (f"{HERE}::test_w33_pung_after_a_shown_chow_is_too_late__wsom08_claim_precedence_4",),
    "W36": (f"{TABLE}::W36",),
    "W39": (f"{TABLE}::W39",),
    "W42": (f"{HERE}::test_w42_no_kong_of_a_discard_on_a_melded_pung__wsom08_kong_5",),
    "W45": (f"{HERE}::test_w45_robbing_for_thirteen_terminals__wsom08_robbing_1",),
    "W48": (f"{HERE}::test_w48_no_penalty_for_a_win_passed__wsom08_win_5",),
    "W51": (
        f"{HERE}::test_w51_live_tiles_die_with_another_discard__wsom08_penalty_tiles_2",
        f"{TABLE}::W51",
    ),
    "W54": (
        f"{HERE}::test_w54_concealed_kong_frees_penalty_tiles__wsom08_penalty_tiles_7",
        f"{TABLE}::W54",
    ),
    "W57": (f"{TABLE}::W57", f"{TABLE}::empty-win-four"),
    "W60": (
        f"{HERE}::test_w60_mistaken_chow_is_corrected__wsom08_wrong_claims_1",
        f"{TABLE}::W60-discarded",
        f"{TABLE}::W60-kept",
    ),
    "W63": (f"{HERE}::test_w63_a_call_is_changed_before_showing__wsom08_wrong_claims_2",),
    "W66": (
        f"{HERE}::test_w66_overcount_bars_wins_and_claims__wsom08_wrong_count_4",
        f"{TABLE}::W66",
    ),
    "W69": (
        f"{HERE}::test_w69_head_tile_turned_in_turn__wsom08_drawing_faults_2",
        f"{TABLE}::W69",
    ),
    "W81": (
        f"{TABLE}::W81",
        "tests/unit/referee/test_time_cost.py::test_w81_five_discards_of_40_seconds",
    ),
    "W84": (f"{TABLE}::W84", f"{TABLE}::W84-forfeits-by-ruling"),
    "W87": (f"{CONDUCT}::W87",),
    "W90": (f"{CONDUCT}::W90",),
    "W93": ("tests/unit/referee/test_time_cost.py::test_w93_a_half_that_ran_into_the_break",),
    "W96": (f"{CONDUCT}::W96", f"{CONDUCT}::W96-points"),
    "W114": ("tests/referee/wsom_later.jsonl::disqualified-w114", f"{CONDUCT}::cheating"),
}
"""Where each case on faults, claims, time and conduct is shown."""


def stands(place: str) -> bool:
    """
    Tell whether a test or a script of this name is in the file.
    """
    file, _, name = place.partition("::")
    text = (ROOT / file).read_text(encoding="utf-8")
    if file.endswith(".py"):
        return f"def {name}(" in text
    return name in {json.loads(line).get("id") for line in text.splitlines()}


@pytest.mark.parametrize("case", SHOWN)
def test_every_case_is_shown(case: str) -> None:
    """
    What the list names is there.
    """
    assert [place for place in SHOWN[case] if not stands(place)] == []


def test_w30_the_nearest_of_three_wins__wsom08_claim_precedence_2() -> None:
    """
    South, West and North wait for East's 5p; South alone wins, whoever calls first.
    """
    hands = {**HANDS, "W": "222888m 333s 99s 46p", "N": "666777m 222s NN 34p"}
    deal = opened("wsom", hands)
    play(deal, "N calls-win", "W calls-win", "S calls-win")
    assert refused(deal, "N shows-hand") != ""
    play(deal, "S shows-hand")

    assert ("S", "discard", "E") == (
        deal.result.winner,
        deal.result.ending,
        deal.result.liable,
    )
    assert [seat for seat, won in deal.result.totals.items() if won > 0] == ["S"]


def test_w33_pung_after_a_shown_chow_is_too_late__wsom08_claim_precedence_4() -> None:
    """
    South calls and lays the chow open a second later; North's pung has no effect.
    """
    hands = {**HANDS, "W": "19p 147m 28p 69s SWNF", "N": "55p 345m 678m 29s CFP"}
    deal = opened("wsom", hands)
    play(deal, "S calls-chow", at_ms=2_000)
    made = play(deal, "S shows chow 4p", at_ms=3_000)
    assert ["SetShown", "ChowMade"] == names(made)

    assert "too_late" == refused(deal, "N calls-pung")
    play(deal, "S 9p", "W draws")
    assert "[45'6p]<" == str(deal.view("S").own.melds[0])


def test_w42_no_kong_of_a_discard_on_a_melded_pung__wsom08_kong_5() -> None:
    """
    West has punged 7s; South discards the fourth, and West is not asked: he draws.
    """
    deal = table_of(
        "wsom",
        {"E": "7s 147m 28p 69s ESWN CC", "W": "77s 258m 19p 3s ESWN F"},
        draws="1m 1p 7s",
    )
    play(deal, "E 7s", "W pung", "W 2m", "pass", "N 1m", "pass", "E 1p", "pass", "S 7s")

    assert {"Discard"} == {offer.split()[0] for offer in offers(deal, "W")}


def test_w45_robbing_for_thirteen_terminals__wsom08_robbing_1() -> None:
    """
    North adds the fourth East wind; South takes it: a win by discard of 160 and 10.
    """
    deal = table_of(
        "wsom",
        {
            "E": "E 147m 28p 369s CCFF",
            "S": "119m 19p 19s SWNCFP",
            "W": "28m 147p 258s SWNPP",
            "N": "EE 258m 369p 47s SWN",
        },
        draws="4p 4s 4m E",
    )
    play(
        deal,
        "E E",
        "S pass",
        "N pung",
        "N 2m",
        "pass",
        "E 4p",
        "pass",
        "S 4s",
        "pass",
        "W 4m",
        "pass",
    )
    play(deal, "N added E", "S win")

    assert ("S", "robbing", "N", 170) == (
        deal.result.winner,
        deal.result.ending,
        deal.result.liable,
        deal.result.points,
    )


def test_w48_no_penalty_for_a_win_passed__wsom08_win_5() -> None:
    """
    South passes a win on East's 5p and wins on the next player's 5p.
    """
    hands = {**HANDS, "W": "147m 28p 69s SWNFP 5p", "N": "135m 678m 234s FF 39p"}
    deal = table_of("wsom", hands, draws="C")
    play(deal, "E 5p")
    assert "Win" in offers(deal, "S")
    play(deal, "pass", "S C", "pass", "W 5p", "S win")

    assert "S" == deal.result.winner


def test_w51_live_tiles_die_with_another_discard__wsom08_penalty_tiles_2() -> None:
    """
    South exposes 4p and 6p and discards 9p: both are dead, and the deal refuses them.
    """
    table = refereed(opened("wsom"))
    act(table, "S exposes 4p", "S exposes 6p", "S draws")
    assert {"S": {"live": "4p 6p"}} == shown_standings(table.court)
    act(table, "S 9p")

    assert {"S": {"dead": "4p 6p"}} == shown_standings(table.court)
    live, dead = table.deal.state.penalties_of(1)
    assert (0, 2) == (sum(live), sum(dead))
    act(table, "W draws", "W 1m", "N draws", "N 8m", "E draws", "E 1m", "S draws")
    assert Discard("S", tile("4p")) not in table.deal.possible("S")


def test_w54_concealed_kong_frees_penalty_tiles__wsom08_penalty_tiles_7() -> None:
    """
    Three 5p exposed, the fourth drawn: a concealed kong, and no penalty tiles any more.
    """
    hands = {"E": "147m 28p 369s ESWN CC", "S": "555p 147m 28p 36s ESC"}
    table = refereed(table_of("wsom", hands, draws="5p", enforcement="faithful"))
    act(table, *["S exposes 5p"] * 3, "E C", "S draws")
    assert {"S": {"live": "5p 5p 5p"}} == shown_standings(table.court)
    act(table, "S calls-kong", "S shows concealed_kong 5p")

    assert {} == shown_standings(table.court)
    assert bytes(34) == table.deal.state.penalties_of(1)[0]


def test_w57_three_of_four_tiles_are_laid_open__wsom08_wrong_claims_7() -> None:
    """
    A win called, not shown and taken back waits for the referee, who chooses three tiles.
    """
    table = refereed(opened("wsom"))
    act(table, "S calls-win", "S withdraws")
    assert [1] == [noted.no for noted in table.court.open_faults]

    def laid(text: str) -> IssueRuling:
        shown = PenaltyTiles("S", tuple(map(tile, text.split())))
        return IssueRuling(1, "wsom08-wrong-claims-7", (shown,), official("referee"))

    assert isinstance(table.rule(laid("9p 9p 4p 6p")), RulingRefusal)
    assert isinstance(table.rule(laid("C C C")), RulingRefusal)
    made = table.rule(laid("9p 9p 4p"))
    assert not isinstance(made, RulingRefusal)
    assert ["RulingIssued", "PenaltyTilesSet", "PenaltyTilesSet"] == names(made)


def w60() -> RefereedDeal:
    """
    Let South show 4p 5p for a chow of 2p.
    """
    hands = {"E": "147m 8p 369s ESWN CC 2p", "S": "345p 147m 28s 36s ESC"}
    table = refereed(table_of("wsom", hands, enforcement="faithful"))
    act(table, "E 2p", "S calls-chow", "S shows-wrong 4p 5p")
    return table


@pytest.mark.parametrize(
    ("told", "discard", "left"),
    [
        (True, "S 5p", {}),
        (False, "S 5p", {}),
        (True, "S 1m", {"S": {"dead": "5p"}}),
        (False, "S 1m", {"S": {"dead": "5p"}}),
    ],
)
def test_w60_mistaken_chow_is_corrected__wsom08_wrong_claims_1(
    told: bool, discard: str, left: dict[str, dict[str, str]]
) -> None:
    """
    He lays 3p to the 4p, told by West or by himself: 234p stands, 5p is a live penalty tile.
    """
    table = w60()
    if told:
        fault = Fault("mistaken_claim", "S", (table.court.seq,), (tile("5p"),))
        made = table.rule(ReportFault(fault, official("W")))
        assert not isinstance(made, RulingRefusal)
        assert ["FaultNoted", "RulingIssued", "SetTakenBack", "FaultCommitted"] == names(made)[:4]
    else:
        act(table, "S takes-back")
    act(table, "S shows chow 2p")

    assert {"S": {"live": "5p"}} == shown_standings(table.court)
    assert [] == [noted.no for noted in table.court.open_faults]
    assert "[234p]<" == str(owned(table, "S").melds[0]).replace("'", "")
    act(table, discard)

    assert left == shown_standings(table.court)
    live, dead = table.deal.state.penalties_of(1)
    assert (0, len(left)) == (sum(live), sum(dead))


def test_w60_not_corrected_it_is_a_wrong_set__wsom08_wrong_claims_5() -> None:
    """
    He discards: the set is locked, and the hand can win no more in this deal.
    """
    table = w60()
    act(table, "S 1m")

    assert {"S": {"no_win": True}} == shown_standings(table.court)
    assert 0b0010 == table.deal.state.no_win & 0b0010


@pytest.mark.parametrize("then", ["S withdraws", "W calls-pung"])
def test_wrong_tiles_stay_open_where_no_set_follows__wsom08_wrong_claims_1(then: str) -> None:
    """
    Taken back and given up, or overtaken: both tiles are penalty tiles.
    """
    table = w60()
    act(table, "S takes-back", then)

    assert {"live": "4p 5p"} == shown_standings(table.court)["S"]


def test_w63_a_call_is_changed_before_showing__wsom08_wrong_claims_2() -> None:
    """
    South says chow, then pung before showing: no penalty, and the pung stands.
    """
    hands = {**HANDS, "S": "55p 46p 123m 456m 789s", "W": "19p 147m 28p 69s SWNF"}
    table = refereed(opened("wsom", hands))
    act(table, "S calls-chow", "S calls-pung")
    assert [] == table.court.faults

    assert ["SetShown", "PungMade"] == act(table, "S shows pung 5p")


def test_w66_overcount_bars_wins_and_claims__wsom08_wrong_count_4() -> None:
    """
    West has drawn out of turn and keeps the tile: 14 tiles; ruled an overcount, nothing is left.
    """
    table = refereed(opened("wsom"))
    act(table, "W draws")
    assert ["draw_out_of_turn"] == [noted.fault.kind for noted in table.court.faults]
    made = table.rule(ReportFault(Fault("overcount", "W"), official("E")))
    assert not isinstance(made, RulingRefusal)

    assert {"W": {"no_win": True, "no_claims": True}} == shown_standings(table.court)
    assert table.deal.legal("W") == ()


def test_w69_head_tile_turned_in_turn__wsom08_drawing_faults_2() -> None:
    """
    South turns the head tile up: he may not claim, draws it, and it is a live penalty tile.
    """
    table = refereed(opened("wsom"))
    act(table, "S turns 53")
    assert [] == [name for name in names(table.deal.legal("S")) if name.startswith("Call")]
    act(table, "S draws")

    live = table.deal.state.penalties_of(1)[0]
    assert 1 == sum(live)
