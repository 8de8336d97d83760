"""`paiju check score`: the driver, and the random wins that it compares."""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING

import pytest

from paiju.cli import DONE, REFUSED, WRONG, check, outside
from paiju.cli.outside import Verdict, compare
from paiju.cli.random_wins import RandomWin, random_win
from paiju.scoring.circumstances import Circumstances
from paiju.scoring.door import score_of
from paiju.tiles import Hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran

WINS = 3000


@pytest.fixture
def outsider() -> None:
    """
    Skip where the outside scorer could not be built.
    """
    pytest.importorskip("MahjongGB", reason="PyMahjongGB is built where a C++ compiler is")


@pytest.fixture
def strange(monkeypatch: pytest.MonkeyPatch) -> Callable[[Verdict], None]:
    """
    Give a function that makes every comparison come out the same.
    """

    def make_strange(verdict: Verdict) -> None:
        monkeypatch.setattr(outside, "require", lambda: None)
        monkeypatch.setattr(outside, "compare", lambda _: verdict)

    return make_strange


@pytest.mark.usefixtures("outsider")
def test_report_begins_with_the_seed(run: Callable[..., Ran]) -> None:
    """
    The seed first, the sums last, and no difference.
    """
    ran = run("check", "score", "--against", "mahjonggb", "--n", "100", "--seed", "5")

    assert (DONE, "") == (ran.code, ran.err)
    assert "seed 5, 100 hands, mcr against mahjonggb" == ran.out.splitlines()[0]
    assert "100 hands compared, 0 unexplained differences" == ran.out.splitlines()[-1]


@pytest.mark.usefixtures("outsider")
def test_seed_is_chosen_when_none_is_given(run: Callable[..., Ran]) -> None:
    """
    And it is told, so that the run can be repeated.
    """
    found = run("check", "score", "--n", "20", "--json").json

    again = run("check", "score", "--n", "20", "--json", "--seed", str(found["seed"])).json
    assert found == again


def test_unexplained_difference_is_shown_and_refused(
    run: Callable[..., Ran], strange: Callable[[Verdict], None]
) -> None:
    """
    A command that scores the hand, ten times at most, and exit code 1.
    """
    strange(Verdict(1, 2, None))

    ran = run("check", "score", "--n", "12", "--seed", "1")

    assert REFUSED == ran.code
    assert 10 == ran.err.count('ours 1, theirs 2: paiju score "')
    assert "12 hands compared, 12 unexplained differences" in ran.out
    found = run("check", "score", "--n", "12", "--seed", "1", "--json")
    assert (REFUSED, 12, 10) == (
        found.code, found.json["unexplained"], len(found.json["differences"])
    )  # fmt: skip


def test_explained_difference_has_its_decision(
    run: Callable[..., Ran], strange: Callable[[Verdict], None]
) -> None:
    """
    It is counted, and no reason to refuse.
    """
    strange(Verdict(1, 2, "0301"))

    ran = run("check", "score", "--n", "3", "--seed", "1")

    assert DONE == ran.code
    assert "3 differences explained by decision 0301" in ran.out


def test_progress_is_told(
    run: Callable[..., Ran], strange: Callable[[Verdict], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    From time to time a line on stderr says how far it is.
    """
    strange(Verdict(1, 1, None))
    monkeypatch.setattr(check, "_EVERY_SECONDS", -1.0)

    assert "2 of 3, 0 unexplained\n" in run("check", "score", "--n", "3", "--seed", "1").err


def test_bar_on_a_terminal(
    run: Callable[..., Ran], strange: Callable[[Verdict], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    A terminal gets a bar in place of the lines, and it is gone at the end.
    """
    strange(Verdict(1, 1, None))
    monkeypatch.setattr(check, "_EVERY_SECONDS", -1.0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)

    ran = run("check", "score", "--n", "3", "--seed", "1")

    assert DONE == ran.code
    assert "unexplained" not in ran.err
    assert "3 hands compared, 0 unexplained differences" in ran.out


def test_missing_scorer_and_wrong_names(
    run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    One sentence each.
    """
    monkeypatch.setitem(sys.modules, "MahjongGB", None)

    for arguments, sentence in (
        ((), "The outside scorer is not installed; run: pip install"),
        (("--against", "mahjong"), "Unknown scorer: found 'mahjong', expected one of mahjonggb"),
        (("--n", "0"), "A number that does not fit at --n: found 0, expected 1 or more."),
        (("--seed", "x"), "does not fit at --seed: found 'x', expected a whole number."),
    ):
        ran = run("check", "score", *arguments)

        assert (WRONG, "") == (ran.code, ran.out)
        assert sentence in ran.err


@pytest.mark.usefixtures("outsider")
def test_mixed_in_is_the_one_explained_class() -> None:
    """
    Its rows are lost here; the other scorer cannot be told.
    """
    hand = Hand.parse("[123m] 456p 789s EEE 5p 5p")
    apart = Circumstances(self_drawn=True, seat="S", prevalent="W")

    assert compare(RandomWin(hand, apart)).agrees
    mixed = compare(RandomWin(hand, apart._replace(kept_apart=False)))
    assert (False, "0301") == (mixed.agrees, mixed.decision)
    assert 1 == mixed.theirs - mixed.ours


@pytest.mark.usefixtures("outsider")
def test_both_refuse_what_has_no_shape() -> None:
    """
    Neither side finds a hand where there is none.
    """
    assert Verdict(-1, -1, None) == compare(
        RandomWin(Hand.parse("123m 456p 789s EEE CP"), Circumstances())
    )


def test_wins_repeat_with_their_seed() -> None:
    """
    One source of chance makes one row of wins.
    """
    one, other = Random(3), Random(3)

    assert [random_win(one) for _ in range(20)] == [random_win(other) for _ in range(20)]


def test_wins_have_everything(
    chance: Random, random_count: Callable[[int], int], *, pure: bool
) -> None:
    """
    Every form, every kind of meld and every circumstance occurs, and all of them win.
    """
    forms, kinds, told, seen = set(), set(), set(), set()
    for _ in range(random_count(WINS)):
        win = random_win(chance)
        score = score_of(win.hand, win.how)
        assert score.reading is not None, win
        forms.add(score.reading.form)
        seen |= {row.key for row in score.rows}
        kinds |= {str(meld.kind) for meld in win.hand.melds}
        usual = win.how._field_defaults
        told |= {name for name in usual if getattr(win.how, name) != usual[name]}
    if pure:
        return  # a twentieth of the wins is too few for all of that

    assert {"basic", "knitted_body", "seven_pairs", "thirteen_orphans", "knitted"} == forms
    assert {"chow", "pung", "melded_kong", "added_kong", "concealed_kong"} == kinds
    assert set(Circumstances._fields) == told
    assert len(seen) >= 70


def test_report_is_told_in_the_language(
    run: Callable[..., Ran], strange: Callable[[Verdict], None]
) -> None:
    """
    `--lang` goes for the sums as for anything else that is told.
    """
    strange(Verdict(1, 2, "0301"))

    ran = run("check", "score", "--n", "3", "--seed", "1", "--lang", "zh-Hans")

    assert [
        "种子 1，3 手牌，mcr 对照 mahjonggb",
        "3 处差异由决定 0301 解释",
        "比较了 3 手牌，0 处差异无解释",
    ] == ran.out.splitlines()
