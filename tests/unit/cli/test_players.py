"""The simple players: that they always play by the rules, and win if they may."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from paiju.cli.players import LEVELS, at_random, by_distance
from paiju.deal.chance import Chance
from paiju.deal.deal import Deal
from paiju.rules.editions import EDITIONS, PRESETS
from paiju.tiles import Meld, tile
from paiju.tiles.notation import read_tiles
from paiju.view.commands import (
    SEATS,
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    MeldedKong,
    Pass,
    Pung,
    Win,
)
from paiju.view.refusal import Refusal
from paiju.view.table_view import RiverTile, SeatView, TableView

if TYPE_CHECKING:
    from collections.abc import Callable

    from paiju.view.commands import Command

ALWAYS = 400


def waiting(deal: Deal) -> TableView:
    """
    Give the view of the first seat that is to act.
    """
    return next(view for view in map(deal.view, SEATS) if view.legal)


def seen(view: TableView, times: int = 40) -> set[Command]:
    """
    Give all that the better player does with a view, whatever its chance.
    """
    return {by_distance(view, Chance(no)) for no in range(times)}


def claim_view(concealed: str, discard: str, *legal: Command, melds: str = "") -> TableView:
    """
    Make the view of South when East has discarded.
    """
    own = SeatView(
        "S",
        13,
        tuple(sorted(read_tiles(concealed))),
        tuple(Meld.of(each) for each in melds.split()),
    )
    return TableView(
        "S", "mcr", "E", "discarded", "E", tile(discard), seats=(own,), legal=(Pass("S"), *legal)
    )


@pytest.mark.parametrize("rules", [*EDITIONS, *PRESETS])
@pytest.mark.parametrize("level", LEVELS)
def test_players_finish_deals(
    rules: str, level: str, seed: int, random_count: Callable[[int], int]
) -> None:
    """
    Nothing that they ask for is refused, and every deal ends; a seat that may win does.
    """
    for no in range(random_count(8)):
        deal = Deal(rules, seed=seed + no)
        chance = Chance(seed + no)
        steps = 0
        while deal.result is None:
            view = waiting(deal)
            command = LEVELS[level](view, chance)
            assert command in view.legal
            assert isinstance(command, Win) or not any(
                isinstance(each, Win) for each in view.legal
            )
            assert not isinstance(deal.play(command), Refusal)
            steps += 1
            assert steps < ALWAYS


def test_same_chance_same_play(seed: int) -> None:
    """
    A deal of simple players is the same for the same seeds.
    """

    def digest() -> bytes:
        deal, chance = Deal("wsom", seed=seed), Chance(seed)
        while deal.result is None:
            deal.play(by_distance(waiting(deal), chance))
        return deal.digest()

    assert digest() == digest()


def test_claims_what_brings_nearer_mostly() -> None:
    """
    A chow that makes a set of a two-sided wait is taken, though not every time.
    """
    chow = Chow("S", tile("1m"))
    view = claim_view("23m 456p 67s CC 19p EW", "1m", chow)

    assert {chow, Pass("S")} == seen(view)


def test_does_not_break_a_set_for_a_claim() -> None:
    """
    A chow from tiles that are a set already brings nothing.
    """
    view = claim_view("345m 456p 67s EEE CC", "5m", Chow("S", tile("3m")))

    assert {Pass("S")} == seen(view)


def test_claims_pungs_and_kongs() -> None:
    """
    A pair becomes a pung; a kong of a concealed pung brings nothing.
    """
    pung = Pung("S")
    view = claim_view("55m 19m 147p 258s ESW", "5m", pung)
    assert {pung, Pass("S")} == seen(view)

    view = claim_view("555m 19m 147p 258s ES", "5m", MeldedKong("S"))
    assert {Pass("S")} == seen(view)


def turn_view(concealed: str, *kongs: Command, melds: str = "", barred: str = "") -> TableView:
    """
    Make the view of East in its own turn.
    """
    tiles = tuple(sorted(read_tiles(concealed)))
    own = SeatView("E", len(tiles), tiles, tuple(Meld.of(each) for each in melds.split()))
    legal = tuple(Discard("E", each) for each in dict.fromkeys(tiles) if str(each) != barred)
    return TableView("E", "mcr", "E", "turn", "E", seats=(own,), legal=(*legal, *kongs))


def test_kongs_that_cost_nothing() -> None:
    """
    Four tiles that are of no other use become a kong; tiles that chows want do not.
    """
    kong = ConcealedKong("E", tile("C"))
    assert kong in seen(turn_view("123m 456p 78s EE CCCC", kong))

    kong = ConcealedKong("E", tile("3m"))
    assert {Discard("E", tile("W"))} == seen(turn_view("123333m 45m 456p EE W", kong))

    added = AddedKong("E", tile("P"))
    view = turn_view("123m 456p 78s EE P", added, melds="[PPP]<")
    assert {added, Discard("E", tile("P"))} == seen(view)


def test_discards_what_is_best_and_allowed() -> None:
    """
    The best discard, or the next best where it is barred; tiles that lie open are counted out.
    """
    assert {Discard("E", tile("9s"))} == seen(turn_view("123m 456p 7899s EE CC"))
    assert Discard("E", tile("9s")) not in seen(turn_view("123m 456p 7899s EE CC", barred="9s"))


@pytest.mark.parametrize(("lying", "discard"), [("2s", "1s"), ("4s", "5s")])
def test_counts_what_lies_open(lying: str, discard: str) -> None:
    """
    The wait that is kept is the one whose tiles are not in the rivers and sets of the others.
    """
    view = turn_view("123m 456p 789s CC 135s")
    river = (
        RiverTile(tile(lying), 1, claimed=False),
        RiverTile(tile(lying), 2, claimed=True),
    )
    other = SeatView(
        "S", 10, river=river, melds=(Meld.of("[222s]" if lying == "2s" else "[444s]"),)
    )

    assert {Discard("E", tile(discard))} == seen(replace(view, seats=(*view.seats, other)))


def test_discards_anything_where_no_advice_is_allowed() -> None:
    """
    With nothing but odd commands to choose from, one of them is chosen.
    """
    view = replace(turn_view("123m 456p 7899s EE CC"), legal=(Discard("E", tile("5s")),))

    assert {Discard("E", tile("5s"))} == seen(view)


def test_random_player_passes_every_second_claim() -> None:
    """
    It claims too, and in its own turn does anything.
    """
    pung = Pung("S")
    view = claim_view("55m 19m 147p 258s ESW", "5m", pung)
    assert {pung, Pass("S")} == {at_random(view, Chance(no)) for no in range(40)}

    own = turn_view("123m 456p 7899s EE CC")
    assert len({at_random(own, Chance(no)) for no in range(200)}) == len(own.legal)
