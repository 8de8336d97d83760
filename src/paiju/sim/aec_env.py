"""All four seats of a deal as an environment of PettingZoo, one decision after the other.

It needs the extra `sim`. The numbers of actions and rows are in `spaces`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import gymnasium
import numpy as np
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from paiju.deal.edition import Edition
from paiju.deal.records import ending_of
from paiju.deal.view_of import view_of
from paiju.errors import NotationError, number
from paiju.rules.editions import ruleset
from paiju.sim.actions import command_of
from paiju.sim.lane import Lane
from paiju.sim.observe import Observer
from paiju.sim.spaces import ACTIONS, KINDS, ROWS
from paiju.sim.text import table_text

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from paiju.rules.ruleset import Ruleset

__all__ = ["FourSeats"]

_AGENTS = ("player_0", "player_1", "player_2", "player_3")


class FourSeats(AECEnv[str, "NDArray[np.uint8]", np.int64]):
    """
    Decide for all four seats; an episode is a deal.

    Agent `player_0` is East, and so on in playing order. Seats that are asked about a discard
    decide one after the other and learn nothing of each other's replies. The rewards are the
    points of the deal, at its end. `infos[agent]["action_mask"]` has a 1 for each legal action of
    the agent that decides; an illegal action raises, so wrap this in PettingZoo's
    `TerminateIllegalWrapper` where that is wanted.

    >>> env = FourSeats("wsom")
    >>> env.reset(seed=7)
    >>> env.agent_selection, env.observe("player_2").shape
    ('player_0', (23, 34))
    """

    metadata = {  # noqa: RUF012  # as PettingZoo declares it
        "name": "paiju_four_seats_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: str | Ruleset = "mcr",
        *,
        advice: int = 1,
        render_mode: str | None = None,
    ) -> None:
        """
        Make the environment; the first deal comes with `reset`.
        """
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = list(_AGENTS)
        self.agents: list[str] = []
        self._edition = Edition(ruleset(rules))
        self._observer = Observer(self._edition, advice)
        self._lane: Lane | None = None
        self._action_spaces = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in _AGENTS}
        self._observation_spaces = {
            agent: gymnasium.spaces.Box(0, 255, (ROWS, KINDS), np.uint8) for agent in _AGENTS
        }

    def observation_space(self, agent: str) -> gymnasium.spaces.Box:
        """
        Give the space of an agent's observations, the same object every time.
        """
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete[np.int64]:
        """
        Give the space of an agent's actions, the same object every time.
        """
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """
        Deal: from a seed the first of its deals, else the next one.
        """
        del options
        if self._lane is None or seed is not None:
            generator, _ = np_random(seed)
            self._lane = Lane(self._edition, int(generator.integers(1 << 63)), 0)
            self._lane.goes_on = 0
        else:
            self._lane.leave()
        self._lane.forward()
        self.agents = list(_AGENTS)
        self.rewards = dict.fromkeys(_AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(_AGENTS, 0.0)
        self.terminations = dict.fromkeys(_AGENTS, False)
        self.truncations = dict.fromkeys(_AGENTS, False)
        self.infos = {agent: {} for agent in _AGENTS}
        self._ask(self._lane)

    def step(self, action: np.int64 | None) -> None:
        """
        Play the action of the agent that decides, None for one whose deal is over.

        Raise `NotationError` for an action that is not legal.
        """
        lane = self._begun()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        legal = action is not None and not lane.table.refusal(
            command_of(lane.table, lane.seat, int(action)), 0
        )
        if action is None or not legal:
            raise NotationError(
                "an action that is not legal",
                place=self.agent_selection,
                found="none" if action is None else number(int(action)),
                expected='one with a 1 in infos[agent]["action_mask"]',
            )
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        lane.act(command_of(lane.table, lane.seat, int(action)))
        ending = lane.forward()
        self.infos = {agent: {} for agent in _AGENTS}
        if ending:
            for agent, points in zip(_AGENTS, lane.points(), strict=True):
                self.rewards[agent] = float(points)
                self.infos[agent] = {"ending": ending_of(ending)}
            self.terminations = dict.fromkeys(_AGENTS, True)
            self.agent_selection = _AGENTS[0]
        else:
            self._ask(lane)
        self._accumulate_rewards()

    def _ask(self, lane: Lane) -> None:
        self.agent_selection = _AGENTS[lane.seat]
        mask = self._observer.mask(lane.table, lane.seat)
        self.infos[self.agent_selection] = {"action_mask": np.frombuffer(mask, np.int8)}

    def observe(self, agent: str) -> NDArray[np.uint8]:
        """
        Give what an agent observes now, whether it decides or not.
        """
        seat = _AGENTS.index(agent)
        cells = self._observer.observation(self._begun().table, seat)
        return np.frombuffer(cells, np.uint8).reshape(ROWS, KINDS)

    def render(self) -> str | None:
        """
        Give the table as a spectator sees it, with `render_mode="ansi"`.
        """
        if self.render_mode is None:
            return None
        return table_text(view_of(self._begun().table, "spectator"))

    def close(self) -> None:
        """
        Let the deal go; nothing else is held.
        """
        self._lane = None

    def _begun(self) -> Lane:
        if self._lane is None:
            raise NotationError("no deal yet", place="environment", remedy="call reset first")
        return self._lane
