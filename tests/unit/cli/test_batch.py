"""`paiju score --jsonl`: a line in, a line out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from paiju.cli import DONE, REFUSED, WRONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

GOLDEN = Path(__file__).parents[2] / "golden"
HAND = "123m 456p 789s EEE CC"


def golden(name: str) -> list[dict[str, Any]]:
    """
    Read the cases of a golden file.
    """
    lines = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines[1:]]


def written(*cases: object) -> bytes:
    """
    Write cases as JSON lines.
    """
    return "".join(f"{json.dumps(case)}\n" for case in cases).encode()


@pytest.mark.parametrize("rules", ["mcr", "mcr-1998"])
def test_shared_hands_of_mcr(rules: str, run: Callable[..., Ran]) -> None:
    """
    Points of every recorded hand, and an error for each that must be refused.
    """
    cases = golden("mcr_hands")

    ran = run("score", "--jsonl", "--rules", rules, stdin=written(*cases))

    assert WRONG == ran.code
    assert [case["id"] for case in cases] == [line["id"] for line in ran.lines]
    for case, line in zip(cases, ran.lines, strict=True):
        assert ("refuse" in case) == ("error" in line)
        if "refuse" not in case:
            assert case[rules]["points"] in {line["points"], line["counted"]}, case["id"]


def test_shared_hands_of_wsom(run: Callable[..., Ran]) -> None:
    """
    Points, legality and payments of every recorded hand.
    """
    cases = golden("wsom_hands")

    ran = run("score", "--jsonl", stdin=written(*cases))

    for case, line in zip(cases, ran.lines, strict=True):
        if "error" in line:
            assert "相公" == case["expect"]["reason"]
            continue
        assert case["expect"]["legal"] == line["legal"], case["id"]
        if line["legal"]:
            assert case["expect"]["total"] == line["points"], case["id"]
            paid = [line["settlement"][seat] for seat in "ESWN"]
            assert case["settle"]["deltas_ESWN"] == paid, case["id"]


def test_examples_are_read_too(run: Callable[..., Ran]) -> None:
    """
    Lines in the words of `paiju.score`, such as those of `examples/`.
    """
    text = (GOLDEN.parents[1] / "examples" / "wsom.jsonl").read_bytes()

    assert [0, 60, 120, 130, 110, 315, 400] == [
        line["points"] for line in run("score", "--jsonl", stdin=text).lines
    ]


@pytest.mark.parametrize(
    ("cases", "code"),
    [
        ([{"hand": HAND}], DONE),
        ([{"hand": HAND}, {"hand": "123m 456p 789s EEE CP"}], REFUSED),
        ([{"hand": "123m 456p 789s EEE CP"}, {"hand": HAND}], REFUSED),
        ([{"hand": "1m"}, {"hand": HAND}], WRONG),
        ([], DONE),
    ],
)
def test_exit_code(cases: list[object], code: int, run: Callable[..., Ran]) -> None:
    """
    2 when a line was wrong, else 1 when a hand may not win, else 0.
    """
    ran = run("score", "--jsonl", stdin=written(*cases))

    assert code == ran.code
    assert len(cases) == len(ran.lines)
    assert (code == WRONG) == bool(ran.err)


def test_rules_of_a_line_override(run: Callable[..., Ran]) -> None:
    """
    A line's own rules go before the option's.
    """
    stdin = written({"hand": HAND}, {"hand": HAND, "rules": "wsom"})

    ran = run("score", "--jsonl", "--rules", "mcr-1998", stdin=stdin)

    assert ["mcr-1998", "wsom-2008"] == [line["rules"] for line in ran.lines]


def test_settlement_of_a_line(run: Callable[..., Ran]) -> None:
    """
    A discarder, and who followed, may stand in a line.
    """
    line = {"hand": "345m 345p 34s 999s 77m 5s", "rules": "wsom", "discarder": "S"}
    stdin = written(line, {**line, "follow": [["E", "9m"], ["N", "5s"]]})

    paid = [each["settlement"]["S"] for each in run("score", "--jsonl", stdin=stdin).lines]

    assert [-60, -30] == paid


def test_kong_is_a_replacement_or_robbed(run: Callable[..., Ran]) -> None:
    """
    The one word of the recorded hands for both.
    """
    kong = {"type": "ckong", "tiles": "EEEE"}
    drawn = {"hand": "123m 456p 78s CC", "melds": [kong], "win": "9s", "kong": True}
    stdin = written({**drawn, "self_drawn": True}, drawn)

    keys = [
        {row["key"] for row in line["rows"]} for line in run("score", "--jsonl", stdin=stdin).lines
    ]

    assert "out_with_replacement_tile" in keys[0]
    assert "robbing_the_kong" in keys[1]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (b"x", "A line that is no JSON at column 1"),
        (b'{"hand": ', "A line that is no JSON at column"),
        (b"[" * 200_000, "A line that is no JSON at column 1"),
        (b"1" * 10_000, "A line that is no JSON at column 1"),
        (b"[1]", "A line that is no object"),
        (b"5", "A line that is no object"),
        (b"null", "A line that is no object"),
        (b"{}", "A line without a hand"),
        (b'{"id": "\xff"}', "A byte that is no UTF-8 at byte 9: found 0xff"),
        (b'{"hand": 5}', "A value that is no text at key 'hand'"),
        (b'{"hand": ""}', "No tiles at column 1"),
        (b'{"hand": "1m", "self_drawn": "yes"}', "A value that is no flag at key 'self_drawn'"),
        (b'{"hand": "1m", "flowers": "2"}', "A value that is no number at key 'flowers'"),
        (b'{"hand": "1m", "flowers": true}', "A value that is no number at key 'flowers'"),
        (b'{"hand": "1m", "melds": 1}', "A value that is no list at key 'melds'"),
        (b'{"hand": "1m", "melds": [1]}', "A meld that is no object"),
        (b'{"hand": "1m", "melds": [["x", "111m"]]}', "An unknown kind of meld at key 'type'"),
        (b'{"hand": "1m", "melds": [["pung", "11m"]]}', "A set of the wrong size"),
        (b'{"hand": "1m", "melds": [["pung"]]}', "A meld that is no object"),
        (b'{"hand": "123m 456p 789s EEE CC", "follow": ["E9s"]}', "A discard that cannot be read"),
        (b'{"hand": "123m 456p 789s EEE CC", "follow": [["E", 9]]}', "A discard that cannot"),
        (b'{"hand": "123m 456p 789s EEE CC", "rules": "mrc"}', "did you mean mcr?"),
        (b'{"concealed": "1m", "flags": 3}', "A value of 'flags' that is no object"),
        (b'{"concealed": "1m", "settle": []}', "Too few tiles"),
    ],
)
def test_malformed_line_gives_an_error_line(
    line: bytes, sentence: str, run: Callable[..., Ran]
) -> None:
    """
    One sentence in the place of the result; the lines around it are scored.
    """
    good = written({"id": 7, "hand": HAND})

    ran = run("score", "--jsonl", stdin=good + line + b"\n\n" + good)

    assert WRONG == ran.code
    assert [21, 21] == [ran.lines[0]["points"], ran.lines[2]["points"]]
    assert (None, 2) == (ran.lines[1]["id"], ran.lines[1]["line"])
    assert sentence in ran.lines[1]["error"]
    assert len(ran.lines[1]["error"]) < 300
    assert "paiju: Some lines were wrong; the results say which.\n" == ran.err


@pytest.mark.parametrize("name", ["id-1", 5, None])
def test_id_is_given_back(name: str | int | None, run: Callable[..., Ran]) -> None:
    """
    The id of a line, right or wrong, stands in its result.
    """
    ran = run("score", "--jsonl", stdin=written({"id": name, "hand": HAND}, {"id": name}))

    assert [name, name] == [line["id"] for line in ran.lines]


def test_id_that_cannot_be_shown(run: Callable[..., Ran]) -> None:
    """
    Any other value of `id` is left out.
    """
    assert run("score", "--jsonl", stdin=written({"id": [1], "hand": HAND})).lines[0]["id"] is None


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ({"hand": HAND, "selfdrawn": True}, "found 'selfdrawn'; did you mean 'self_drawn'?"),
        ({"hand": HAND, "xyzzy": 1}, "An unknown key at the line: found 'xyzzy'; leave it out."),
        ({"concealed": HAND, "self_drawn": True}, "did you mean 'self_draw'?"),
        ({"concealed": HAND, "flags": {"heavens": True}}, "did you mean 'heaven'?"),
        ({"concealed": HAND, "settle": {"discard": "S"}}, "did you mean 'discarder'?"),
    ],
)
def test_unknown_key(case: dict[str, object], said: str, run: Callable[..., Ran]) -> None:
    """
    A key that nobody reads is an error of its line, which names one that is near.
    """
    ran = run("score", "--jsonl", stdin=written(case))

    assert WRONG == ran.code
    assert said in ran.lines[0]["error"]


def test_header_is_passed_over(run: Callable[..., Ran]) -> None:
    """
    A first line that says only where the cases come from gives no result; later it is wrong.
    """
    header = {"source": "worked by hand", "about": "nothing"}

    first = run("score", "--jsonl", stdin=written(header, {"hand": HAND}))
    later = run("score", "--jsonl", stdin=written({"hand": HAND}, header))

    assert (DONE, [21]) == (first.code, [line["points"] for line in first.lines])
    assert (WRONG, 2) == (later.code, len(later.lines))


def test_golden_file_is_read_whole(run: Callable[..., Ran]) -> None:
    """
    A golden file goes in as it is, header and all.
    """
    text = (GOLDEN / "wsom_hands.jsonl").read_bytes()

    ran = run("score", "--jsonl", stdin=text)

    assert len(golden("wsom_hands")) == len(ran.lines)
    assert all("key" not in line.get("error", "") for line in ran.lines)


def test_notes_of_a_line(run: Callable[..., Ran]) -> None:
    """
    What changes nothing is noted in the result of the line, and who is liable.
    """
    case = {"hand": HAND, "heavenly": True, "self_drawn": True}

    line = run("score", "--jsonl", stdin=written(case)).lines[0]

    assert ["--heavenly changes nothing: mcr has no row for it"] == line["notes"]
    assert line["liable"] is None
