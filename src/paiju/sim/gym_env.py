"""One seat of a deal as an environment of Gymnasium; an episode is a deal.

It needs the extra `sim`. The numbers of actions and rows are in `spaces`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import gymnasium
import numpy as np

from paiju.deal.edition import Edition
from paiju.deal.records import ending_of, packed_command
from paiju.deal.view_of import view_of
from paiju.errors import NotationError, PaijuError, quote
from paiju.rules.editions import ruleset
from paiju.sim.actions import command_of
from paiju.sim.lane import Lane
from paiju.sim.observe import Observer
from paiju.sim.spaces import ACTIONS, KINDS, ROWS
from paiju.sim.text import table_text
from paiju.view.commands import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from paiju.rules.ruleset import Ruleset
    from paiju.view.commands import Command, Seat
    from paiju.view.table_view import TableView

__all__ = ["ILLEGAL_POINTS", "OneSeat"]

ILLEGAL_POINTS: Final = -100
"""The reward of an illegal action, which ends the deal."""


class OneSeat(gymnasium.Env["NDArray[np.uint8]", np.int64]):
    """
    Decide for one seat; the other three choose at random, or as `others` says.

    `others` is given a seat's view and gives one of its legal commands, as a bot does:
    `others=lambda view: bot.answer(view).command`. The reward is 0 until the deal ends, then the
    points of the seat. `info["action_mask"]` has a 1 for each legal action; an illegal one ends
    the deal with `ILLEGAL_POINTS`. A deal that ends before the seat is asked is no episode.

    >>> env = OneSeat("mcr", seat="S")
    >>> observation, info = env.reset(seed=7)
    >>> observation.shape, int(info["action_mask"].sum()) > 0
    ((23, 34), True)
    """

    metadata = {  # noqa: RUF012  # as Gymnasium declares it
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        rules: str | Ruleset = "mcr",
        *,
        seat: Seat = "E",
        others: Callable[[TableView], Command] | None = None,
        advice: int = 1,
        render_mode: str | None = None,
    ) -> None:
        """
        Make the environment; the first deal comes with `reset`.
        """
        self.render_mode = render_mode
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)
        self.observation_space = gymnasium.spaces.Box(0, 255, (ROWS, KINDS), np.uint8)
        self._edition = Edition(ruleset(rules))
        self._observer = Observer(self._edition, advice)
        self._others = others
        self._seat = SEATS.index(seat)
        self._lane: Lane | None = None
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, object]]:
        """
        Deal: from a seed the first of its deals, else the next one.
        """
        super().reset(seed=seed, options=options)
        if self._lane is None or seed is not None:
            self._lane = Lane(self._edition, int(self.np_random.integers(1 << 63)), 0)
            self._lane.goes_on = 0
            self._lane.played = 1 << self._seat if self._others is None else 15
        else:
            self._lane.leave()
        while self._play_on(self._lane):
            self._lane.leave()
        self._is_over = False
        return self._observation(self._lane), self._info(self._lane)

    def step(
        self, action: np.int64
    ) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, object]]:
        """
        Play an action, and on to the next decision of the seat or to the end of the deal.
        """
        lane = self._begun()
        if self._is_over:
            raise NotationError("no deal to decide in", place="step", remedy="call reset")
        command = command_of(lane.table, self._seat, int(action))
        if lane.table.refusal(command, 0):
            self._is_over = True
            info: dict[str, object] = {"ending": "illegal"}
            return self._observation(lane), float(ILLEGAL_POINTS), True, False, info
        lane.act(command)
        ending = self._play_on(lane)
        self._is_over = bool(ending)
        info = self._info(lane)
        if ending:
            info["ending"] = ending_of(ending)
        reward = float(lane.points()[self._seat]) if ending else 0.0
        return self._observation(lane), reward, self._is_over, False, info

    def render(self) -> str | None:
        """
        Give the table as the seat sees it, with `render_mode="ansi"`.
        """
        if self.render_mode is None:
            return None
        return table_text(view_of(self._begun().table, SEATS[self._seat]))

    def _begun(self) -> Lane:
        if self._lane is None:
            raise NotationError("no deal yet", place="environment", remedy="call reset first")
        return self._lane

    def _play_on(self, lane: Lane) -> int:
        """
        Play on until the seat decides, giving 0, or until the deal ends, giving how.
        """
        ending = lane.forward()
        while self._others is not None and lane.seat not in {self._seat, -1}:
            said = self._others(view_of(lane.table, SEATS[lane.seat]))
            command = packed_command(said)
            if lane.table.refusal(command, 0) or command >> 8 & 3 != lane.seat:
                raise PaijuError(
                    "an illegal answer", place=SEATS[lane.seat], found=quote(str(said))
                )
            lane.act(command)
            ending = lane.forward()
        return ending

    def _observation(self, lane: Lane) -> NDArray[np.uint8]:
        cells = self._observer.observation(lane.table, self._seat)
        return np.frombuffer(cells, np.uint8).reshape(ROWS, KINDS)

    def _info(self, lane: Lane) -> dict[str, object]:
        mask = self._observer.mask(lane.table, self._seat)
        return {"action_mask": np.frombuffer(mask, np.int8)}


gymnasium.register(  # pyright: ignore[reportUnknownMemberType]  # Gymnasium leaves types out
    "paiju/OneSeat-v0", "paiju.sim.gym_env:OneSeat"
)
