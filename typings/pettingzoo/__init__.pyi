"""What paiju uses of PettingZoo, which does not say that it has types."""

from typing import Generic, TypeVar

AgentID = TypeVar("AgentID")
ObsType = TypeVar("ObsType")
ActionType = TypeVar("ActionType")

class AECEnv(Generic[AgentID, ObsType, ActionType]):
    possible_agents: list[AgentID]
    agents: list[AgentID]
    terminations: dict[AgentID, bool]
    truncations: dict[AgentID, bool]
    rewards: dict[AgentID, float]
    _cumulative_rewards: dict[AgentID, float]
    infos: dict[AgentID, dict[str, object]]
    agent_selection: AgentID
    def _clear_rewards(self) -> None: ...
    def _accumulate_rewards(self) -> None: ...
    def _was_dead_step(self, action: ActionType | None) -> None: ...
    def last(
        self, observe: bool = True
    ) -> tuple[ObsType | None, float, bool, bool, dict[str, object]]: ...
