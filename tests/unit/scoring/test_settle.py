"""Settlement: what cannot be is refused, and the edges of the payments."""

from __future__ import annotations

from typing import Any

import pytest

import paiju
from paiju.errors import ImpossibleHand, NotationError, PaijuError, UnknownName
from paiju.scoring.settle import SEATS, liable_seat
from paiju.tiles import tile

WSOM = paiju.ruleset("wsom")


def refusal(points: Any, how: dict[str, Any]) -> PaijuError:
    """
    Give the error that settling raises.
    """
    given: dict[str, Any] = {"winner": "E", **how}
    with pytest.raises(PaijuError) as caught:
        paiju.settle(points, **given)
    return caught.value


@pytest.mark.parametrize(
    ("how", "place", "found"),
    [
        ({"winner": "X"}, "winner", "'X'"),
        ({"winner": None}, "winner", "a value of type NoneType"),
        ({"winner": 0}, "winner", "a value of type int"),
        ({"discarder": ""}, "discarder", "''"),
        ({"discarder": "e"}, "discarder", "'e'"),
        ({"discarder": "S", "follow": [("Q", "5m")], "win": "5m"}, "follow", "'Q'"),
    ],
)
def test_unknown_seat_is_refused(how: dict[str, Any], place: str, found: str) -> None:
    """
    A seat is named by its wind, wherever it stands.
    """
    error = refusal(8, how)

    assert isinstance(error, NotationError)
    assert (
        f"Unknown seat at {place}: found {found}, expected E, S, W or N; name the seat by its "
        "wind." == str(error)
    )


@pytest.mark.parametrize(
    ("points", "found"),
    [
        (True, "a value of type bool"),
        ("8", "'8'"),
        (8.0, "a value of type float"),
        (None, "a value of type NoneType"),
    ],
)
def test_points_are_a_whole_number(points: Any, found: str) -> None:
    """
    Nothing else can be paid.
    """
    error = refusal(points, {})

    assert isinstance(error, NotationError)
    assert (
        f"Points that are no whole number at points: found {found}, expected a whole number; give "
        "the points of the hand." == str(error)
    )


@pytest.mark.parametrize(
    ("rules", "minimum"), [("mcr", 8), ("mcr-1998", 8), ("wsom-2008", 5), ("zung-jung", 1)]
)
def test_minimum_is_paid_and_less_is_refused(rules: str, minimum: int) -> None:
    """
    A hand below the minimum may not win, so nothing is paid for it.
    """
    error = refusal(minimum - 1, {"rules": rules})

    assert 0 == sum(paiju.settle(minimum, rules=rules, winner="E").values())
    assert isinstance(error, ImpossibleHand)
    assert (
        f"A win below the minimum of {rules} at points: found {minimum - 1}, expected at least "
        f"{minimum}; a hand below the minimum may not win." == str(error)
    )


def test_points_of_any_length_are_refused_in_a_sentence() -> None:
    """
    A number with more digits than Python writes is told in words.
    """
    sentence = str(refusal(-(10**5000), {}))

    assert sentence.startswith("A win below the minimum of mcr at points: found ")
    assert len(sentence) < 200


def test_robbed_kong_has_a_seat_that_made_it() -> None:
    """
    Robbing is no self-drawn win.
    """
    assert (
        "A robbed kong without the seat that made it at discarder: found None, expected the seat "
        "that added the robbed tile to its pung; name that seat, or leave out robbing."
        == str(refusal(8, {"robbing": True}))
    )


def test_winner_is_not_the_discarder() -> None:
    """
    A win by discard is on another's tile.
    """
    assert (
        "The winner discarded the winning tile at discarder: found 'E', expected another seat, or "
        "None for a self-drawn win; name the seat that discarded."
        == str(refusal(8, {"discarder": "E"}))
    )


def test_discards_need_the_winning_tile() -> None:
    """
    Who is exempt is known only by the tile that was won on.
    """
    how = {"rules": "wsom", "discarder": "S", "follow": [("E", "5m")]}

    assert (
        "Discards without the winning tile at win: found None, expected the tile that was won on; "
        "give win= beside follow=." == str(refusal(70, how))
    )


@pytest.mark.parametrize("how", [{"win": "qq"}, {"win": "5m", "follow": [("E", "qq")]}])
@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_unreadable_tile_is_refused(rules: str, how: dict[str, Any]) -> None:
    """
    The winning tile and the discards are tiles, also where nothing hangs on them.
    """
    given = {"rules": rules, "discarder": "S"} | how

    assert str(refusal(70, given)).startswith("This is not one tile: found 'qq', expected 1m to")


def test_unknown_edition_is_refused() -> None:
    """
    The nearest names are offered.
    """
    error = refusal(8, {"rules": "wsom2008"})

    assert isinstance(error, UnknownName)
    assert str(error).endswith("did you mean wsom-2008 or wsom?")


@pytest.mark.parametrize("points", [25, 26, 29, 30, 31, 32, 320])
@pytest.mark.parametrize(("rules", "share"), [("wsom", 30), ("zung-jung", 25)])
def test_share_of_who_is_not_liable_is_bounded(rules: str, share: int, points: int) -> None:
    """
    Others pay the hand up to the share; the liable seat pays the rest of three times the hand.
    """
    deltas = paiju.settle(points, rules=rules, winner="W", discarder="N")

    assert 3 * points == deltas["W"]
    assert -min(points, share) == deltas["E"] == deltas["S"]
    assert -(3 * points - 2 * min(points, share)) == deltas["N"]


@pytest.mark.parametrize("points", [8, 88, 10**30])
def test_mcr_has_no_share_and_no_liable_seat(points: int) -> None:
    """
    The discarder alone pays the hand, however dear; discards before the last are nothing.
    """
    follow = [("E", "5m"), ("S", "5m")]
    deltas = paiju.settle(points, winner="E", discarder="W", win="5m", follow=follow)

    assert {"E": 24 + points, "S": -8, "W": -8 - points, "N": -8} == deltas


def test_seats_are_told_in_playing_order() -> None:
    """
    Every settlement names the four seats from East on.
    """
    assert SEATS == tuple(paiju.settle(8, winner="N"))


@pytest.mark.parametrize(
    ("follow", "liable"),
    [
        ([], "N"),
        ([("S", "1m")], "N"),
        ([("S", "5m")], "S"),
        ([("E", "5m"), ("S", "5m")], None),
        ([("E", "1m"), ("S", "2m"), ("W", "5m")], "W"),
        ([("W", "5m"), ("S", "5m")], "W"),
    ],
)
def test_first_to_discard_the_tile_is_liable(
    follow: list[tuple[str, str]], liable: str | None
) -> None:
    """
    Who follows an earlier discard of the tile is exempt; the winner's own makes all pay alike.
    """
    discards = [(seat, tile(each)) for seat, each in follow]

    assert liable == liable_seat("E", "N", tile("5m"), discards, WSOM)


def test_robbed_kong_may_have_no_exemption() -> None:
    """
    By one ruling who adds the robbed tile is liable whatever was discarded before.
    """
    rules = WSOM.with_rulings(robbed_kong_immunity="not")
    how: dict[str, Any] = {"winner": "E", "discarder": "N", "win": "5m", "follow": [("S", "5m")]}

    assert -150 == paiju.settle(70, rules=rules, robbing=True, **how)["N"]
    assert -150 == paiju.settle(70, rules=rules, **how)["S"]
    assert -150 == paiju.settle(70, rules=WSOM, robbing=True, **how)["S"]


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (
            {"follow": 5},
            (
                "Discards that cannot be read at follow: found a value of type int, "
                "expected pairs "
                'of seat and tile such as ("S", "5m"); give each discard from the '
                "winner's last one on."
            ),
        ),
        (
            {"follow": [("E",)]},
            (
                "Discards that cannot be read at follow: found a value of type list, "
                "expected pairs "
                'of seat and tile such as ("S", "5m"); give each discard from the '
                "winner's last one on."
            ),
        ),
        (
            {"follow": [("E", "1m"), ("N", "5m"), ("E", "5m")]},
            (
                "More than one discard of the winner at follow: found 2 of E, expected only the "
                "winner's last, and that one first; leave out what came before the winner's last "
                "discard."
            ),
        ),
        (
            {"follow": [("S", "5m"), ("W", "5m"), ("N", "5m"), ("S", "5m")]},
            (
                "Five of one tile at follow: found 5 5m, expected at most 4 of a tile, "
                "the winning "
                "one included, and no flower; check which tile was meant."
            ),
        ),
        (
            {"follow": [("S", "f1")]},
            (
                "A flower among the discards at follow: found 1 f1, expected at most 4 of a tile, "
                "the winning one included, and no flower; check which tile was meant."
            ),
        ),
        (
            {"win": "f1"},
            (
                "A flower as the winning tile at win: found f1, expected a suited tile or an "
                "honor; "
                "name the tile that was won on."
            ),
        ),
    ],
)
def test_discards_that_cannot_be_are_refused(asked: dict[str, Any], message: str) -> None:
    """
    One sentence says what is wrong with them.
    """
    with pytest.raises(paiju.PaijuError) as caught:
        paiju.settle(
            160, rules="wsom", **(dict[str, Any](winner="E", discarder="S", win="5m") | asked)
        )

    assert message == str(caught.value)


@pytest.mark.parametrize("points", [325, 479, 1000])
def test_points_that_no_hand_is_worth_are_refused(points: int) -> None:
    """
    Above the limit only a single pattern is paid: 400 or 480.
    """
    with pytest.raises(paiju.ImpossibleHand) as caught:
        paiju.settle(points, rules="wsom", winner="E")

    assert (
        f"Points that no hand of wsom-2008 is worth at points: found {points}, expected at most "
        "320, or a single pattern worth more; give the points of the hand after the limit."
        == str(caught.value)
    )
    assert 3 * 400 == paiju.settle(400, rules="wsom", winner="E")["E"]
    assert 3 * 480 == paiju.settle(480, rules="wsom", winner="E")["E"]
