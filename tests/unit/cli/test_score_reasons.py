"""`paiju score`: what it says of liability, of what changes nothing, of rows lost and near."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import paiju
from paiju.cli import DONE, WRONG
from paiju.cli.payments import liable_of
from paiju.scoring.circumstances import Circumstances

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

HAND = "123m 456p 789s EEE CC"
FOLLOWED = ["345m 345p 34s 999s 77m 5s", "--rules", "wsom", "--discarder", "S"]


@pytest.mark.parametrize(
    ("follow", "liable", "line"),
    [
        ([], "S", None),
        (["--follow", "E:9m"], "S", None),
        (
            ["--follow", "E:9m,N:5s"],
            "N",
            "South only followed: North is liable (wsom08-payment-4)",
        ),
        (
            ["--follow", "E:5s"],
            None,
            "South only followed the winner's own discard: nobody is liable (wsom08-payment-4)",
        ),
    ],
)
def test_moved_liability_is_told(
    follow: list[str], liable: str | None, line: str | None, run: Callable[..., Ran]
) -> None:
    """
    Who is liable in the discarder's place is named with the clause, in words and in JSON.
    """
    assert liable == run("score", *FOLLOWED, *follow, "--json").json["liable"]
    told = [each for each in run("score", *FOLLOWED, *follow).out.splitlines() if "only" in each]
    assert told == ([] if line is None else [line])


def test_robbed_kong_can_be_followed(run: Callable[..., Ran]) -> None:
    """
    The exemption goes for a robbed kong too, where the edition's ruling lets it.
    """
    hand = paiju.score("123m 456p 78s EEE CC 9s", rules="wsom", robbing=True)
    robbed = Circumstances(robbing=True)
    edition = paiju.ruleset("wsom").with_rulings(robbed_kong_immunity="not")
    barred = paiju.score("123m 456p 78s EEE CC 9s", rules=edition, robbing=True)
    follow = [("E", "1m"), ("W", "9s")]

    assert ("W", "S") == (
        liable_of(hand, robbed, "S", follow),
        liable_of(barred, robbed, "S", follow),
    )
    assert liable_of(paiju.score("123m 456p 789s EEE CP"), robbed, "S", follow) is None


@pytest.mark.parametrize(
    ("options", "notes"),
    [
        (["--heavenly", "--self-drawn"], ["--heavenly changes nothing: mcr has no row for it"]),
        (["--earthly", "--seat", "S"], ["--earthly changes nothing: mcr has no row for it"]),
        (
            ["--penalty-tiles", "E", "--follow", "S:1p"],
            [
                "--penalty-tiles changes nothing: mcr has no such rule",
                "--follow changes nothing: mcr has no such rule",
            ],
        ),
        (
            ["--rules", "wsom", "--prevalent", "S"],
            ["--prevalent changes nothing: wsom-2008 has no row for it"],
        ),
        (["--rules", "wsom", "--heavenly", "--self-drawn"], []),
        (["--prevalent", "S"], []),
    ],
)
def test_what_changes_nothing_is_noted(
    options: list[str], notes: list[str], run: Callable[..., Ran]
) -> None:
    """
    A circumstance that the edition has nothing for is a note, in words and in JSON (0206).
    """
    lines = run("score", HAND, *options).out.splitlines()

    assert [f"Note: {note}" for note in notes] == [each for each in lines if "Note: " in each]
    assert notes == run("score", HAND, *options, "--json").json["notes"]


def test_last_of_kind_is_noted_under_wsom(run: Callable[..., Ran]) -> None:
    """
    WSOM has no row for the last tile of a kind.
    """
    hand = ["123m 456p 78s EEE CC 9s", "--last-of-kind"]

    assert "Note:" not in run("score", *hand).out
    assert "Note: --last-of-kind changes nothing" in run("score", *hand, "--rules", "wsom").out


@pytest.mark.parametrize(
    ("arguments", "key", "clause"),
    [
        ([HAND], "single_wait", "mcr98-term-28"),
        (["1112345678999s 2s", "--rules", "wsom"], "nine_gates", "wsom08-counting-12"),
    ],
)
def test_rows_lost_are_told(
    arguments: list[str], key: str, clause: str, run: Callable[..., Ran]
) -> None:
    """
    `--mixed-in` names the rows that it costs, with the clause.
    """
    mixed = [*arguments, "--self-drawn", "--mixed-in"]

    lost = run("score", *mixed, "--json").json["lost_rows"]

    assert [(key, clause)] == [(each["key"], each["lost_by"]) for each in lost]
    shown = run("score", *mixed, "--explain").out
    assert f"the drawn tile was not kept apart ({clause})" in shown
    assert [] == run("score", *arguments, "--self-drawn", "--json").json["lost_rows"]


def test_penalty_tile_in_the_way_is_named(run: Callable[..., Ran]) -> None:
    """
    The tiles and the clause stand in the explanation and in JSON.
    """
    hand = ["[234m] [666p] 345s 78s 22p 6s", "--rules", "wsom", "--penalty-tiles", "7s 2p"]

    assert "In the way: 7s under penalty (wsom08-penalty-tiles-3)" in run("score", *hand).out
    assert {"tiles": ["7s"], "clause": "wsom08-penalty-tiles-3"} == (
        run("score", *hand, "--json").json["in_the_way"]
    )


def test_near_misses_are_nearer(run: Callable[..., Ran]) -> None:
    """
    No step counts less than the hand does, and what is still too little says so.
    """
    hand = "[234m] [567p] 345s 78s CC 6s"

    found = run("score", hand, "--json").json
    shown = [line for line in run("score", hand).out.splitlines() if "One step" in line]

    assert all(miss["counted"] > found["counted"] for miss in found["near_misses"])
    assert 3 == len(shown)
    assert [False, True, True] == [line.endswith("short") for line in shown]


@pytest.mark.parametrize(
    "arguments", [[HAND], ["--win", "C"], ["--self-drawn"], ["-", "--explain"]], ids=" ".join
)
def test_nothing_of_a_hand_beside_lines(arguments: list[str], run: Callable[..., Ran]) -> None:
    """
    `--jsonl` reads hands with their own circumstances, and refuses others.
    """
    ran = run("score", "--jsonl", *arguments)

    assert (WRONG, "") == (ran.code, ran.out)
    assert "beside --jsonl" in ran.err
    assert DONE == run("score", "--jsonl", "-").code
