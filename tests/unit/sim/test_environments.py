"""The environments of Gymnasium and PettingZoo: their own checkers, seeds, and what is refused."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from paiju.errors import NotationError, PaijuError
from paiju.sim import spaces
from paiju.view.commands import Discard, Forfeit, Pass, Win
from paiju.view.table_view import TableView

if TYPE_CHECKING:
    from paiju.view.commands import Command

gymnasium = pytest.importorskip("gymnasium", reason="the extra `sim` is not installed")
pytest.importorskip("pettingzoo", reason="the extra `sim` is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402  # after the question for it
from pettingzoo.test import api_test, seed_test  # noqa: E402  # after the question for it

from paiju.sim.aec_env import FourSeats  # noqa: E402  # after the question for its library
from paiju.sim.gym_env import ILLEGAL_POINTS, OneSeat  # noqa: E402  # as the line above


def _says(command: Command, _view: TableView) -> Command:
    return command


def first_legal(view: TableView) -> Command:
    """
    Win where it is legal, else ask for the first of the legal commands.
    """
    return next((each for each in view.legal if isinstance(each, Win)), view.legal[0])


@pytest.mark.parametrize("rules", ["mcr", "wsom"])
@pytest.mark.parametrize("others", [None, first_legal])
def test_gymnasium_finds_no_fault(rules: str, others: object) -> None:
    """
    Its checker passes without a warning, rendering too.
    """
    made = gymnasium.make(
        "paiju/OneSeat-v0", rules=rules, seat="S", others=others, disable_env_checker=True
    )

    check_env(made.unwrapped)


@pytest.mark.parametrize("rules", ["mcr", "wsom"])
def test_pettingzoo_finds_no_fault(rules: str) -> None:
    """
    Its checkers of the interface and of seeds pass without a warning.
    """
    api_test(FourSeats(rules), num_cycles=60)
    seed_test(lambda: FourSeats(rules), num_cycles=20)


def _episode(env: OneSeat, seed: int | None, chance: Random) -> tuple[list[bytes], float, str]:
    """
    Play a deal by chance: give what was seen, the last reward and how the deal ended.
    """
    seen, info = env.reset(seed=seed)
    found = [seen.tobytes()]
    over = False
    reward = 0.0
    while not over:
        assert 0.0 == reward
        mask: Any = info["action_mask"]
        action: Any = chance.choice(mask.nonzero()[0])
        seen, reward, over, cut, info = env.step(action)
        assert not cut
        found.append(seen.tobytes())
    return found, reward, str(info["ending"])


@pytest.mark.parametrize("others", [None, first_legal])
def test_same_seed_same_deals(others: Any, seed: int) -> None:
    """
    A seed gives its first deal, a reset without one the next.
    """
    one, two = OneSeat("wsom", others=others), OneSeat("wsom", others=others)
    first = [_episode(one, no, Random(1)) for no in (seed, None)]

    assert first == [_episode(two, no, Random(1)) for no in (seed, None)]
    assert first[0] != first[1]
    assert first[0] == _episode(one, seed, Random(1))


def test_deals_without_a_decision_are_no_episodes() -> None:
    """
    When East gives up before anybody else is asked, the reset goes on to the next deal.
    """
    forfeits = [Forfeit("E")] * 2

    def gives_up_twice(view: TableView) -> Command:
        return forfeits.pop() if forfeits else first_legal(view)

    env = OneSeat("botzone", seat="N", others=gives_up_twice)
    seen, info = env.reset(seed=1)
    mask: Any = info["action_mask"]

    assert [] == forfeits
    assert mask.any()
    assert "ending" not in info
    assert 2 == seen[spaces.NUMBERS, spaces.PREVALENT]


def test_an_illegal_action_ends_the_deal() -> None:
    """
    It costs what is documented; a step without a new deal is refused.
    """
    env = OneSeat("mcr")
    env.reset(seed=1)
    wrong: Any = 74
    _, reward, over, _, info = env.step(wrong)

    assert (float(ILLEGAL_POINTS), True, "illegal") == (reward, over, info["ending"])
    with pytest.raises(NotationError, match="reset"):
        env.step(wrong)
    env.reset()


def test_what_is_asked_before_the_first_deal_is_refused() -> None:
    """
    Both environments want a reset first, and an illegal answer of another player is an error.
    """
    zero: Any = 0
    with pytest.raises(NotationError, match="reset"):
        OneSeat().step(zero)
    with pytest.raises(NotationError, match="reset"):
        FourSeats().step(zero)
    for wrong in (Pass("E"), Pass("N")):
        with pytest.raises(PaijuError, match="answer"):
            OneSeat(seat="S", others=partial(_says, wrong)).reset(seed=1)


def test_environments_show_the_table() -> None:
    """
    A seat is shown its own tiles, a spectator none; nothing is shown unasked.
    """
    one, four = OneSeat("mcr", render_mode="ansi"), FourSeats("mcr", render_mode="ansi")
    one.reset(seed=1)
    four.reset(seed=1)
    own, open_to_all = one.render(), four.render()
    assert own
    assert open_to_all

    assert own.startswith("mcr, prevalent wind E")
    assert "E  14 tiles" in open_to_all
    assert "E  14 tiles" not in own
    assert "S  13 tiles" in own
    while "discarded of" not in open_to_all:
        mask: Any = four.infos[four.agent_selection]["action_mask"]
        four.step(mask.argmax())
        open_to_all = str(four.render())
    assert "(" in open_to_all
    quiet = OneSeat("mcr"), FourSeats("mcr")
    for each in quiet:
        each.reset(seed=1)
    assert [None, None] == [each.render() for each in quiet]


def test_four_seats_are_paid_at_the_end() -> None:
    """
    All four learn at once that the deal is over; their points sum up to nothing.
    """
    env = FourSeats("wsom")
    env.reset(seed=3)
    chance = Random(3)
    while not any(env.terminations.values()):
        mask: Any = env.infos[env.agent_selection]["action_mask"]
        action: Any = chance.choice(mask.nonzero()[0])
        env.step(action)

    assert all(env.terminations.values())
    assert 0.0 == sum(env.rewards.values())
    assert 1 == len({str(info["ending"]) for info in env.infos.values()})


@pytest.mark.parametrize("wrong", [None, 74, -1])
def test_four_seats_refuse_what_is_not_legal(wrong: Any) -> None:
    """
    An illegal action, or none, raises and names the agent.
    """
    env = FourSeats("mcr")
    env.reset(seed=1)

    with pytest.raises(NotationError, match="player_0"):
        env.step(wrong)


def test_others_see_views() -> None:
    """
    The other players are given the view of the seat that decides, with its legal commands.
    """
    seen: list[TableView] = []

    def note(view: TableView) -> Command:
        seen.append(view)
        return next((each for each in view.legal if isinstance(each, Discard)), view.legal[0])

    env = OneSeat("mcr", seat="N", others=note)
    env.reset(seed=5)

    assert {"E", "S", "W"} >= {view.viewer for view in seen} != set()
    assert all(view.legal for view in seen)
