"""`paiju score`: what it prints and how it reads its options."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import paiju
from paiju.cli import DONE, REFUSED, WRONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

HAND = "123m 456p 789s EEE CC"


def test_points_reading_and_rows(run: Callable[..., Ran]) -> None:
    """
    Without options: points, reading, the rows that count, nothing about those that do not.
    """
    ran = run("score", HAND)

    assert (DONE, "") == (ran.code, ran.err)
    assert [
        "21 points (mcr)",
        "Read as 123m 456p 789s EEE CC; C completes CC",
        "Counted",
        "    8  Mixed Straight 花龍    123m 456p 789s",
    ] == ran.out.splitlines()[:4]
    assert "Not counted" not in ran.out


def test_hand_need_not_be_quoted(run: Callable[..., Ran]) -> None:
    """
    The words of the hand may stand alone.
    """
    assert run("score", HAND).out == run("score", *HAND.split()).out


def test_hand_from_stdin(run: Callable[..., Ran]) -> None:
    """
    A dash reads the hand from stdin.
    """
    assert run("score", HAND).out == run("score", "-", stdin=HAND.encode()).out


@pytest.mark.parametrize("size", [10_000, 10_000_000])
def test_very_long_input_is_one_sentence(size: int, run: Callable[..., Ran]) -> None:
    """
    Ten megabytes of tiles, and of no tiles, are refused.
    """
    for stdin in (b"1m" * (size // 2), b"\xff" * size, b"[" * size):
        ran = run("score", "-", stdin=stdin)

        assert (WRONG, "") == (ran.code, ran.out)
        assert 1 == ran.err.count("\n")
        assert len(ran.err) < 250


@pytest.mark.parametrize(
    ("options", "how"),
    [
        (["--self-drawn"], {"self_drawn": True}),
        (["--win", "E"], {"win": "E"}),
        (["--seat", "S", "--prevalent", "W"], {"seat": "S", "prevalent": "W"}),
        (["--flowers", "3"], {"flowers": 3}),
        (["--last-tile"], {"last_tile": True}),
        (["--self-drawn", "--mixed-in"], {"self_drawn": True, "kept_apart": False}),
        (["--rules", "wsom", "--penalty-tiles", "E"], {"rules": "wsom", "penalty_tiles": "E"}),
        (
            ["--rules", "wsom", "--heavenly", "--self-drawn"],
            {"rules": "wsom", "heavenly": True, "self_drawn": True},
        ),
        (
            ["--rules", "wsom", "--earthly", "--seat", "W"],
            {"rules": "wsom", "earthly": True, "seat": "W"},
        ),
    ],
)
def test_options_are_those_of_the_python_door(
    options: list[str], how: dict[str, object], run: Callable[..., Ran]
) -> None:
    """
    Each option is a word of `paiju.score`, and `--json` prints what it gives.
    """
    score = paiju.score(HAND, **how)  # type: ignore[arg-type]  # words of several types

    found = run("score", HAND, *options, "--json").json

    assert score.points == found["points"]
    assert score.counted == found["counted"]
    assert [row.key for row in score.rows] == [row["key"] for row in found["rows"]]
    assert [row.points for row in score.rows] == [row["points"] for row in found["rows"]]


@pytest.mark.parametrize(
    ("hand", "option"),
    [
        ("[EEEE] 123m 456p 78s CC 9s", ["--replacement", "--self-drawn"]),
        ("123m 456p 78s EEE CC 9s", ["--robbing"]),
        ("123m 456p 78s EEE CC 9s", ["--last-of-kind"]),
    ],
)
def test_ways_to_win_add_points(hand: str, option: list[str], run: Callable[..., Ran]) -> None:
    """
    The rows for the way of winning are asked by options.
    """
    plain = run("score", hand, *option[1:], "--json").json["points"]

    assert run("score", hand, *option, "--json").json["points"] > plain


def test_explain_says_what_does_not_count(run: Callable[..., Ran]) -> None:
    """
    `--explain` prints what `Score.explain` gives, in the language asked for.
    """
    for lang in ("en", "zh-Hant", "zh-Hans", "ja"):
        told = paiju.score(HAND, last_tile=True).explain(lang)

        assert f"{told}\n" == run("score", HAND, "--last-tile", "--explain", "--lang", lang).out


def test_every_row_is_told(run: Callable[..., Ran]) -> None:
    """
    `--every-row` names each row of the edition.
    """
    shown = run("score", HAND, "--every-row").out

    assert all(row.zh in shown for row in paiju.score(HAND).table.values())


def test_explanation_beside_json(run: Callable[..., Ran]) -> None:
    """
    Asked for both, the explanation is a text in the record.
    """
    found = run("score", HAND, "--json", "--explain").json

    assert paiju.score(HAND).explain() == found["explanation"]
    assert "explanation" not in run("score", HAND, "--json").json


def test_record_names_what_the_python_score_has(run: Callable[..., Ran]) -> None:
    """
    The names of interface and record are the same.
    """
    found = run("score", "(1111m) [2222p] 555s34mNN 5m", "--json", "--lang", "ja").json

    assert {
        "rules", "hand", "points", "counted", "legal", "reason", "rows", "struck", "reading",
        "ties", "other_edition", "plain_sum", "limit", "near_misses", "settlement", "liable",
        "notes", "lost_rows", "in_the_way",
    } == found.keys()  # fmt: skip
    assert {
        "no", "key", "zh", "en", "name", "value", "count", "points", "clause", "sets",
    } == found["rows"][0].keys()  # fmt: skip
    assert {"key", "zh", "en", "name", "by", "principle", "clause", "decision"} == found["struck"][
        0
    ].keys()
    assert "mcr-1998" == found["other_edition"]["rules"]
    assert {"key", "points", "other_points"} == found["other_edition"]["rows"][0].keys()
    assert ["chow", "pung"] == [group["kind"] for group in found["reading"]["groups"][:2]]
    assert "明暗槓" == found["rows"][0]["name"]


def test_hand_that_may_not_win_is_shown(run: Callable[..., Ran]) -> None:
    """
    The refused result has its reason, its rows and what is near.
    """
    ran = run("score", "[333p] [333s] [678p] 678s 55p", "--json")

    assert REFUSED == ran.code
    assert (0, 7, False) == tuple(ran.json[key] for key in ("points", "counted", "legal"))
    assert "below the minimum of 8: counts 7" == ran.json["reason"]
    assert {"key": "self_drawn", "counted": 8, "tile": None, "instead": None} in ran.json[
        "near_misses"
    ]
    assert ran.json["settlement"] is None


def test_no_shape_has_no_reading(run: Callable[..., Ran]) -> None:
    """
    Tiles that make no hand are told as such.
    """
    found = run("score", "123m 456p 789s EEE CP", "--json").json

    assert (None, [], "not a winning shape") == tuple(
        found[key] for key in ("reading", "rows", "reason")
    )
    assert {"C", "P"} >= {miss["tile"] for miss in found["near_misses"]}


@pytest.mark.parametrize(
    ("options", "paid"),
    [
        (["--discarder", "S"], "Payments: East +45, South -29, West -8, North -8"),
        (["--self-drawn"], "Payments: East +93, South -31, West -31, North -31"),
        (
            ["--rules", "wsom", "--discarder", "S", "--follow", "E:9s", "--follow", "N:C"],
            "Payments: East +45, South -15, West -15, North -15",
        ),
        (
            ["--discarder", "S", "--lang", "zh-Hans"],
            "收付：东 +45, 南 -29, 西 -8, 北 -8",
        ),
    ],
)
def test_who_pays(options: list[str], paid: str, run: Callable[..., Ran]) -> None:
    """
    Payments are shown when it is known who gave the tile.
    """
    assert paid == run("score", HAND, *options).out.splitlines()[-1]


def test_follow_moves_the_liability(run: Callable[..., Ran]) -> None:
    """
    The first to discard the tile since the winner's last discard is liable.
    """
    hand = ["score", "345m 345p 34s 999s 77m 5s", "--rules", "wsom", "--discarder", "S", "--json"]

    assert {"E": 120, "S": -60, "W": -30, "N": -30} == run(*hand).json["settlement"]
    followed = run(*hand, "--follow", "E:9m", "--follow", "N:5s").json["settlement"]
    assert {"E": 120, "S": -30, "W": -30, "N": -60} == followed


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--discarder", "E"], "The winner discarded the winning tile"),
        (["--discarder", "X"], "Unknown seat at --discarder"),
        (["--discarder", "S", "--self-drawn"], "A discarder beside a self-drawn win"),
        (["--discarder", "S", "--follow", "9s"], "A discard that cannot be read at --follow"),
        (
            ["--rules", "wsom", "--discarder", "S", "--follow", "E:x"],
            "This is not one tile at --follow: found 'x'",
        ),
        (["--rules", "wsom", "--discarder", "S", "--follow", "x:E"], "Unknown seat at --follow"),
    ],
)
def test_wrong_payments_are_refused(
    options: list[str], sentence: str, run: Callable[..., Ran]
) -> None:
    """
    Who pays is checked as the hand is.
    """
    ran = run("score", HAND, *options)

    assert WRONG == ran.code
    assert sentence in ran.err


@pytest.mark.parametrize(
    ("options", "note"),
    [
        (("--mixed-in",), "--mixed-in changes nothing: the tile was not self-drawn"),
        (
            ("--self-drawn", "--follow", "S:5s"),
            "--follow changes nothing: the tile was self-drawn",
        ),
    ],
)
def test_options_about_the_other_way_to_win_are_noted(
    run: Callable[..., Ran], options: tuple[str, ...], note: str
) -> None:
    """
    What has no effect is said.
    """
    assert note in run("score", "1112345678999m 5m", "--rules", "wsom", *options).out
