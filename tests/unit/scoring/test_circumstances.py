"""How a hand was won: what can have been, and the sentence that refuses what cannot."""

from __future__ import annotations

from typing import Any

import pytest

import paiju
from paiju.errors import ImpossibleHand, NotationError, PaijuError
from paiju.scoring.circumstances import Circumstances, pack, penalty_counts
from paiju.tiles import Hand

ENDS_IN_PAIR = "123m 456p 789s EEE CC"
ENDS_IN_CHOW = "456p 123m EEE CC 78s 9s"
WITH_KONG = "(1111m) 456p 789s EEE CC"
NOT_HELD = "A penalty tile that is not in the hand at penalty_tiles"
FIRST_TURN = "no last_tile, replacement, robbing or last_of_kind beside"


def refusal(hand: str, how: dict[str, Any]) -> PaijuError:
    """
    Give the error that scoring a hand raises.
    """
    with pytest.raises(PaijuError) as caught:
        paiju.score(hand, **how)
    return caught.value


@pytest.mark.parametrize(
    ("how", "found"),
    [
        ({"seat": "X"}, "seat: found 'X'"),
        ({"seat": "e"}, "seat: found 'e'"),
        ({"seat": 5}, "seat: found a value of type int"),
        ({"prevalent": ""}, "prevalent: found ''"),
        ({"prevalent": None}, "prevalent: found a value of type NoneType"),
        ({"prevalent": "E" * 50}, f"prevalent: found '{'E' * 39}…'"),
    ],
)
def test_unknown_wind_is_refused(how: dict[str, Any], found: str) -> None:
    """
    A wind is one of four letters; the message tells which of the two is none.
    """
    error = refusal(ENDS_IN_PAIR, how)

    assert isinstance(error, NotationError)
    assert f"Unknown wind at {found}, expected E, S, W or N; give the wind's letter." == str(error)


@pytest.mark.parametrize(
    ("flowers", "kind", "sentence"),
    [
        (9, ImpossibleHand, "An impossible number of flowers at flowers: found 9"),
        (-1, ImpossibleHand, "An impossible number of flowers at flowers: found -1"),
        (10**4000, ImpossibleHand,
         "An impossible number of flowers at flowers: found a very large number"),
        (True, NotationError,
         "Flowers that are no whole number at flowers: found a value of type bool"),
        ("2", NotationError, "Flowers that are no whole number at flowers: found '2'"),
        (1.0, NotationError,
         "Flowers that are no whole number at flowers: found a value of type float"),
    ],
)  # fmt: skip
def test_impossible_number_of_flowers_is_refused(
    flowers: Any, kind: type[PaijuError], sentence: str
) -> None:
    """
    Flowers are a whole number from 0 to 8.
    """
    error = refusal(ENDS_IN_PAIR, {"flowers": flowers})

    assert kind is type(error)
    assert str(error).startswith(f"{sentence}, expected 0 to 8; ")


@pytest.mark.parametrize("flowers", [0, 1, 8])
def test_flowers_count_alike_written_or_numbered(flowers: int) -> None:
    """
    Flowers may be named in the hand or be given as a number.
    """
    names = " ".join(f"f{number}" for number in range(1, flowers + 1))
    written = paiju.score(f"{names} {ENDS_IN_PAIR}")
    numbered = paiju.score(ENDS_IN_PAIR, flowers=flowers)

    assert numbered.rows == written.rows
    assert numbered.points == written.points == paiju.score(ENDS_IN_PAIR).points + flowers


def test_flowers_named_twice_are_refused() -> None:
    """
    Either the text or the number tells the flowers.
    """
    assert (
        "Flowers named twice at flowers: found 1 in the hand and flowers=2, expected one of the "
        "two; leave out flowers=." == str(refusal(f"f1 {ENDS_IN_PAIR}", {"flowers": 2}))
    )


@pytest.mark.parametrize("rules", ["wsom", "wsom-later", "zung-jung"])
@pytest.mark.parametrize("flowers", [{"hand": f"f5 {ENDS_IN_PAIR}"}, {"flowers": 1}])
def test_flowers_where_there_are_none_are_refused(rules: str, flowers: dict[str, Any]) -> None:
    """
    The tile set of these rules has no flowers.
    """
    key = paiju.ruleset(rules).key
    given: dict[str, Any] = {"hand": ENDS_IN_PAIR, "rules": rules, **flowers}

    with pytest.raises(ImpossibleHand) as caught:
        paiju.score(**given)

    assert (
        f"Flowers under {key} at flowers: found 1, expected 0; these rules play without flowers."
        == str(caught.value)
    )


@pytest.mark.parametrize(
    ("hand", "how", "sentence"),
    [
        (
            ENDS_IN_PAIR,
            {"replacement": True},
            (
                "replacement: found a replacement tile and a win on another's tile, "
                "expected a self-drawn win"
            ),
        ),
        (
            WITH_KONG,
            {"replacement": True},
            (
                "replacement: found a replacement tile and a win on another's tile, "
                "expected a self-drawn win"
            ),
        ),
        (
            ENDS_IN_PAIR,
            {"replacement": True, "self_drawn": True},
            (
                "replacement: found a replacement tile without a kong, "
                "expected a kong among the melds"
            ),
        ),
        (
            ENDS_IN_CHOW,
            {"robbing": True, "self_drawn": True},
            ("robbing: found a robbed kong and a self-drawn win, expected one of the two"),
        ),
        (
            ENDS_IN_PAIR,
            {"robbing": True},
            (
                "robbing: found a robbed C while the hand holds 1 more, "
                "expected no other C, for the other three are the robbed pung"
            ),
        ),
        (
            "[789s] 456p 78s EEE CC 9s",
            {"robbing": True},
            (
                "robbing: found a robbed 9s while the hand holds 1 more, "
                "expected no other 9s, for the other three are the robbed pung"
            ),
        ),
        (
            ENDS_IN_CHOW,
            {"robbing": True, "last_tile": True},
            (
                "robbing: found a robbed kong on the last tile, "
                "expected one of the two, for no kong is made without a tile left to draw"
            ),
        ),
        (
            ENDS_IN_PAIR,
            {"last_of_kind": True},
            (
                "last_of_kind: found a last C while the hand holds 1 more concealed, "
                "expected the other three all open"
            ),
        ),
        (
            ENDS_IN_PAIR,
            {"heavenly": True, "earthly": True},
            ("earthly: found both heavenly and earthly, expected one of the two"),
        ),
        (
            WITH_KONG,
            {"heavenly": True, "self_drawn": True},
            ("heavenly: found melds in a win of the first turn, expected 14 concealed tiles"),
        ),
        (
            WITH_KONG,
            {"earthly": True, "seat": "S"},
            ("earthly: found melds in a win of the first turn, expected 14 concealed tiles"),
        ),
        (
            ENDS_IN_CHOW,
            {"heavenly": True, "self_drawn": True, "last_tile": True},
            (
                "heavenly: found a win of the first turn that came later, "
                f"expected {FIRST_TURN} heavenly"
            ),
        ),
        (
            ENDS_IN_CHOW,
            {"earthly": True, "seat": "S", "robbing": True},
            (
                "earthly: found a win of the first turn that came later, "
                f"expected {FIRST_TURN} earthly"
            ),
        ),
        (
            ENDS_IN_CHOW,
            {"earthly": True, "seat": "S", "last_of_kind": True},
            (
                "earthly: found a win of the first turn that came later, "
                f"expected {FIRST_TURN} earthly"
            ),
        ),
        (
            ENDS_IN_CHOW,
            {"heavenly": True},
            (
                "heavenly: found seat E, on a discard, "
                "expected the dealer (seat E) with the dealt tiles (self_drawn)"
            ),
        ),
        (
            ENDS_IN_CHOW,
            {"heavenly": True, "self_drawn": True, "seat": "S"},
            (
                "heavenly: found seat S, self-drawn, "
                "expected the dealer (seat E) with the dealt tiles (self_drawn)"
            ),
        ),
        (
            ENDS_IN_CHOW,
            {"earthly": True},
            (
                "earthly: found seat E, on a discard, "
                "expected another seat than E, on the dealer's first discard"
            ),
        ),
        (
            ENDS_IN_CHOW,
            {"earthly": True, "seat": "W", "self_drawn": True},
            (
                "earthly: found seat W, self-drawn, "
                "expected another seat than E, on the dealer's first discard"
            ),
        ),
    ],
)
@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_contradictory_circumstances_are_refused(
    rules: str, hand: str, how: dict[str, Any], sentence: str
) -> None:
    """
    What cannot have been is refused under every edition, also where it has no row.
    """
    error = refusal(hand, how | {"rules": rules})

    assert isinstance(error, ImpossibleHand)
    assert str(error).startswith(f"Contradictory circumstances at {sentence}; ")
    assert "leave out" in error.remedy


@pytest.mark.parametrize(
    ("hand", "how"),
    [
        (WITH_KONG, {"replacement": True, "self_drawn": True, "last_tile": True}),
        (ENDS_IN_CHOW, {"robbing": True, "last_of_kind": True}),
        ("[789s] [789s] 456p 78s CC 9s", {"last_of_kind": True}),
        (ENDS_IN_CHOW, {"heavenly": True, "self_drawn": True, "kept_apart": False}),
        (ENDS_IN_CHOW, {"earthly": True, "seat": "N"}),
        (ENDS_IN_PAIR, {"last_tile": True, "self_drawn": True}),
    ],
)
@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_circumstances_that_can_be_are_taken(rules: str, hand: str, how: dict[str, Any]) -> None:
    """
    What may come together is no error, whether or not the edition has a row for it.
    """
    assert paiju.score(hand, rules=rules, **how).reading is not None


def test_hand_of_thirteen_has_no_points() -> None:
    """
    Without a winning tile there is nothing to score.
    """
    assert (
        "No winning tile at the end of the hand: found 13 tiles, expected 14 tiles; add the "
        "winning tile, give win=, or ask for the waits."
        == str(refusal("123m 456p 789s EEE C", {}))
    )


def test_row_holds_what_the_kernels_read() -> None:
    """
    Flags, winds, flowers, melds and tiles stand at their bytes.
    """
    hand = Hand.parse("[234m]< [1111m+]^ (EEEE) [CCC]> 9s", "9s")
    how = Circumstances(seat="S", prevalent="N", flowers=3, last_tile=True, last_of_kind=False)

    row = pack(hand, how, paiju.ruleset("mcr"))

    assert [2, 1 + 4 * 3, 3, 4, 26] == list(row[:5])
    assert sorted([1, 128, 192 + 27, 64 + 31]) == sorted(row[5:9])
    assert [26, 26] == list(row[9:11])
    assert not any(row[11:])
    assert 24 == len(row)


def test_drawn_tile_mixed_in_needs_a_draw() -> None:
    """
    A discarded tile is always known, so that it cannot have been mixed in.
    """
    assert 128 | 1 == Circumstances(self_drawn=True, kept_apart=False).flags
    assert 0 == Circumstances(kept_apart=False).flags


@pytest.mark.parametrize(
    ("tiles", "kind", "sentence"),
    [
        ("9m", ImpossibleHand, f"{NOT_HELD}: found 9m"),
        ("CC", ImpossibleHand, f"{NOT_HELD}: found C"),
        ("f1", ImpossibleHand, f"{NOT_HELD}: found f1"),
        (5, NotationError,
         "Tiles that cannot be read at penalty_tiles: found a value of type int"),
        (None, NotationError,
         "Tiles that cannot be read at penalty_tiles: found a value of type NoneType"),
        ("5x", NotationError,
         "Digits without a suit at column 2 of penalty_tiles: found 5 and then 'x'"),
    ],
)  # fmt: skip
def test_penalty_tiles_must_be_held(tiles: Any, kind: type[PaijuError], sentence: str) -> None:
    """
    Penalty tiles are among the concealed tiles before the winning one; each only as often.
    """
    error = refusal(ENDS_IN_PAIR, {"rules": "wsom", "penalty_tiles": tiles})

    assert kind is type(error)
    assert str(error).startswith(f"{sentence}, expected ")


def test_penalty_tile_in_a_concealed_kong_is_free() -> None:
    """
    Once it lies in a concealed kong it bars nothing any more.
    """
    hand = Hand.parse(WITH_KONG)

    assert 0 == sum(penalty_counts("1m", hand, paiju.ruleset("wsom")))
    assert 2 == sum(penalty_counts("1m E E", hand, paiju.ruleset("wsom")))


def test_penalty_tiles_are_nothing_to_mcr() -> None:
    """
    They are checked, but bar no win under rules that have none.
    """
    assert () == penalty_counts("C", Hand.parse(ENDS_IN_PAIR), paiju.ruleset("mcr"))
    assert () == penalty_counts("", Hand.parse(ENDS_IN_PAIR), paiju.ruleset("wsom"))
    assert paiju.score(ENDS_IN_PAIR, penalty_tiles="C").legal
