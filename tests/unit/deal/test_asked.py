"""What is handed to a deal and is no such thing: a sentence of the family, and nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from paiju.cli import verifier
from paiju.deal.deal import Deal
from paiju.deal.replay import replay
from paiju.errors import NotationError
from paiju.tiles.meld import MeldKind
from paiju.tiles.tile import tile
from paiju.view import commands

if TYPE_CHECKING:
    from collections.abc import Callable

COMMANDS: Any = commands
ONE = tile("1m")


class Copied(commands.Pass):
    """
    Be like a command, and none.
    """


def a_deal(**named: Any) -> Any:
    """
    Make a deal of whatever is given, right or wrong.
    """
    return Deal("wsom", **named)


def told(ask: Callable[[], object]) -> NotationError:
    """
    Give the error, which says fault, place or what was met, and what to do.
    """
    with pytest.raises(NotationError) as caught:
        ask()
    fault = caught.value
    assert all([fault.fault, fault.found, fault.expected, fault.remedy]), str(fault)
    return fault


@pytest.mark.parametrize(
    "command",
    [
        "x",
        None,
        {"type": "Pass"},
        (),
        [commands.Pass("S")],
        5,
        True,
        commands.Pass,
        Copied("S"),
        ONE,
        COMMANDS.Discard("E", "1m"),
        COMMANDS.Discard("E", 0),
        COMMANDS.Discard("Q", ONE),
        COMMANDS.Discard("", ONE),
        COMMANDS.Discard(None, ONE),
        COMMANDS.Pass(["S"]),
        COMMANDS.Pass("ES"),
        COMMANDS.Forfeit(0),
        COMMANDS.CallPung("s"),
        COMMANDS.Chow("S", "3m"),
        COMMANDS.ShowFlower("S", "f1"),
        COMMANDS.ShowSet("S", "1m", MeldKind.PUNG),
        COMMANDS.ShowSet("S", ONE, "pung"),
        COMMANDS.ShowSet("S", ONE, None),
    ],
)
@pytest.mark.parametrize("enforcement", ["guided", "faithful"])
def test_what_is_no_command_is_said(command: Any, enforcement: str) -> None:
    """
    Texts, lists, classes, and records with something else in their fields.
    """
    deal = a_deal(seed=1, enforcement=enforcement)
    before = (deal.digest(), deal.batches)

    told(lambda: deal.play(command))
    told(lambda: deal.decide(command))
    assert before == (deal.digest(), deal.batches)


def test_place_of_a_wrong_field_is_named() -> None:
    """
    The sentence names command and field.
    """
    deal = a_deal(seed=1)

    assert "Discard, tile" == told(lambda: deal.play(COMMANDS.Discard("E", "1m"))).place
    assert "Discard, seat" == told(lambda: deal.play(COMMANDS.Discard("Q", ONE))).place
    assert "ShowSet, kind" == told(lambda: deal.play(COMMANDS.ShowSet("E", ONE, "x"))).place


@pytest.mark.parametrize("each", [None, tile("f1")])
def test_what_no_hand_discards_is_not_held(each: Any) -> None:
    """
    A flower, or no tile, is refused like any tile that the hand does not hold.
    """
    assert "tile_not_held" == a_deal(seed=1).play(COMMANDS.Discard("E", each)).reason


@pytest.mark.parametrize("seed", ["a", 1.5, -1, True, False, 2**64, 2**70, b"1", [1]])
def test_seeds_are_numbers_of_64_bits(seed: object) -> None:
    """
    A larger number would deal what a smaller one deals.
    """
    assert "seed" == told(lambda: a_deal(seed=seed)).place


def test_largest_seed_deals() -> None:
    """
    The last number of 64 bits is a seed.
    """
    assert a_deal(seed=2**64 - 1).digest() != a_deal(seed=0).digest()


@pytest.mark.parametrize("place", ["wall", "dice"])
@pytest.mark.parametrize("value", [5, 1.5, True, object()])
def test_walls_and_dice_are_several(place: str, value: object) -> None:
    """
    One number is neither a wall nor dice.
    """
    assert place == told(lambda: a_deal(**{place: value})).place


@pytest.mark.parametrize("seat", ["X", "", "ES", None, 0, ["E"], ("E",), True])
def test_seats_and_viewers_are_named(seat: Any) -> None:
    """
    A seat is one of four letters; a viewer may be two words besides.
    """
    deal = a_deal(seed=1)

    told(lambda: deal.legal(seat))
    told(lambda: deal.possible(seat))
    told(lambda: deal.view(seat))
    told(lambda: a_deal(prevalent=seat))
    told(lambda: deal.set_standing(seat, can_win=True, can_claim=True))
    told(lambda: deal.set_penalty_tiles(seat, ONE, live=0, dead=0))


@pytest.mark.parametrize("promise", [5, None, "x", "AB" * 32, b"", "ab" * 31])
def test_promises_are_digests(promise: object) -> None:
    """
    A promise is 64 digits, or none.
    """
    deal = a_deal(seed=1)

    assert "commitment" == told(lambda: deal.view("E", promise)).place
    assert "commitment" == told(lambda: deal.log("deal/1", promise)).place


STREAMS = ["x", 5, None, "", "deal", "deal/", "/7", "match/7", "deal/a b", "deal/a\n", "deal/\0",
           "deal/\ud800", "deal/" + "7" * 200]  # fmt: skip


@pytest.mark.parametrize("stream", STREAMS)
def test_streams_that_no_reader_takes_are_not_written(stream: object) -> None:
    """
    A deal's stream has its id, and nothing that cannot be printed.
    """
    assert "stream" == told(lambda: a_deal(seed=1).log(stream)).place


@pytest.mark.parametrize("stream", ["deal/7", "deal/a/b", "deal/槓", "deal/" + "7" * 195])
def test_streams_that_are_written_are_read(stream: str) -> None:
    """
    What the door lets through can be replayed and verified.
    """
    lines = a_deal(seed=1).log(stream)

    assert a_deal(seed=1).digest() == replay(lines).digest()
    assert verifier.NOTHING_PROMISED == verifier.verify("\n".join(lines)).finding


@pytest.mark.parametrize("value", [1, 0, None, "yes", 1.0, []])
@pytest.mark.parametrize("place", ["can_win", "can_claim"])
def test_standing_is_yes_or_no(place: str, value: object) -> None:
    """
    A one is not taken for a yes, nor written down as a no.
    """
    deal = a_deal(seed=1)
    given: dict[str, Any] = {"can_win": True, "can_claim": True, place: value}

    assert place == told(lambda: deal.set_standing("S", **given)).place
    assert 1 == len(deal.batches)


@pytest.mark.parametrize("value", [True, None, "1", 1.0])
@pytest.mark.parametrize("place", ["live", "dead"])
def test_penalty_tiles_are_counted(place: str, value: object) -> None:
    """
    How many is a whole number, and of which kind a tile.
    """
    deal = a_deal(seed=1)
    given: dict[str, Any] = {"live": 0, "dead": 0, place: value}

    assert place == told(lambda: deal.set_penalty_tiles("S", ONE, **given)).place
    assert "tile" == told(lambda: deal.set_penalty_tiles("S", "1m", live=0, dead=0)).place
    assert 1 == len(deal.batches)


def test_rulings_do_not_go_back_in_time() -> None:
    """
    A ruling dated before the last event is an error, as a command would be refused.
    """
    deal = a_deal(seed=1, at_ms=1_000)

    told(lambda: deal.set_standing("S", can_win=True, can_claim=True, at_ms=999))
    told(lambda: deal.set_penalty_tiles("S", ONE, live=0, dead=0, at_ms=999))
    assert 1 == len(deal.batches)
