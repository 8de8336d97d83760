"""How a deal at the terminal ends, and what its clocks do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pytest
from tests.unit.cli.typist import GREEDY, Typist, played, sit

from paiju.cli import DONE
from paiju.cli.deal_end import told_end
from paiju.cli.one_deal import OneDeal
from paiju.cli.play_lines import LinesPlay
from paiju.deal.deal import Deal
from paiju.tiles import tile
from paiju.view.commands import (
    SEATS,
    Discard,
    Pass,
)
from paiju.view.events import AddedKongDeclared, TileDiscarded
from paiju.view.result import DealResult
from paiju.view.table_view import SeatView, TableView

if TYPE_CHECKING:
    from paiju.view.table_view import Viewer


def test_end_explains_the_score(capsys: pytest.CaptureFixture[str]) -> None:
    """
    The rows of the winning hand and the payments of four seats, in the words of the scorer.
    """
    game = next(
        game for seed in range(40) if played(game := sit("mcr", "S", seed)).deal.score is not None
    )
    score, result = game.deal.score, game.deal.result
    assert score is not None
    assert result is not None
    lines = [line.text for line in told_end(game.deal)]
    assert score.explain().splitlines() == lines[:-1]
    assert lines[-1].startswith("Payments: East ")
    assert 0 == sum(result.deltas)
    assert score.points == result.points


class Paper:
    """
    Be a deal that ended in a way that random play seldom finds.
    """

    score = None
    events = (
        TileDiscarded("E", tile("5s"), drawn=None),
        AddedKongDeclared("N", tile("9p")),
        TileDiscarded("W", tile("5s"), drawn=None),
    )

    def __init__(self, result: DealResult) -> None:
        self.result = result

    def view(self, viewer: Viewer) -> TableView:
        """
        Give what anybody sees.
        """
        seats = tuple(SeatView(seat, 13) for seat in SEATS)
        return TableView(viewer, "wsom-2008", "E", "ended", seats=seats, result=self.result)


def told(result: DealResult, lang: str = "en") -> list[str]:
    """
    Tell the end of a deal that came out so.
    """
    return [line.text for line in told_end(cast("Deal", Paper(result)), lang)]


def test_end_names_who_is_liable_instead() -> None:
    """
    Where the giver only followed, the line says who is liable, as `paiju score` does.
    """
    result = DealResult("discard", "S", "E", tile("5s"), 40, (-60, 120, -30, -30))

    assert [
        "West only followed: East is liable (wsom08-payment-4)",
        "Payments: East -60, South +120, West -30, North -30",
    ] == told(result)
    assert 1 == len(told(replace(result, liable="W")))


def test_end_tells_fines_and_totals() -> None:
    """
    Fines are paid to nobody: the totals are told beside the payments.
    """
    result = DealResult("exhausted", fines=(0, 10, 0, 0))

    assert [
        "Nobody pays.",
        "South loses 10 points on time",
        "Scores: East 0, South -10, West 0, North 0",
    ] == told(result)


def test_clock_counts_down_and_fines(capsys: pytest.CaptureFixture[str]) -> None:
    """
    With the clock of WSOM a discard after 100 seconds costs points, and the end tells it.
    """
    times = [0]
    game = OneDeal(Deal("wsom", seed=3), "E", GREEDY, lambda: times[0])

    class Slow(Typist):
        def readline(self) -> str:
            times[0] += 40_000
            return super().readline()

    assert DONE == LinesPlay(game, "en", Slow(game, GREEDY, "t s")).run()
    lines = capsys.readouterr().out.splitlines()
    assert any("seconds to act" in line for line in lines)
    assert any(line.startswith("East loses ") for line in lines)
    assert any(line.startswith("Scores: East -") for line in lines)


def test_claims_close_when_their_time_is_up() -> None:
    """
    A late claim is a pass: the deal goes on without it.
    """
    times = [0]
    for seed in range(50):
        game = OneDeal(Deal("mcr", seed=seed), "S", GREEDY, lambda: times[0])
        times[0] = 0
        while game.step():
            pass
        if game.view.phase == "discarded":
            left_ms = game.left_ms()
            assert left_ms is not None
            assert not game.look_at_clock()
            times[0] += left_ms + 1
            pung = next(each for each in game.view.legal if not isinstance(each, Pass))
            assert game.play(pung) is not None
            return
    pytest.fail("no claim in fifty deals")


def test_others_who_come_too_late_have_passed() -> None:
    """
    Nobody looked at the deal while others were to claim: their window closes, the deal goes on.
    """
    times = [0]
    for seed in range(50):
        times[0] = 0
        game = OneDeal(Deal("mcr", seed=seed), "E", GREEDY, lambda: times[0])
        discard = next(each for each in game.view.legal if isinstance(each, Discard))
        assert game.play(discard) is None
        deadline = game.deal.deadline_ms
        if game.view.phase == "discarded" and not game.is_asked and deadline is not None:
            times[0] = deadline + 1
            before = len(game.told)
            assert game.step()
            assert "TileDrawn" in {type(each).__name__ for each in game.told[before:]}
            return
    pytest.fail("no claim in fifty deals")


def test_turn_that_lasts_is_not_called() -> None:
    """
    Time over in one's own turn closes nothing.
    """
    times = [0]
    game = OneDeal(Deal("mcr", seed=3), "E", GREEDY, lambda: times[0])
    times[0] = 60_000

    assert not game.look_at_clock()
    assert -40_000 == game.left_ms()
    assert game.play(Discard("E", tile("9m"))) is None
