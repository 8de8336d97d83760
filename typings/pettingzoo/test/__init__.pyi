"""The checkers of PettingZoo that the tests run."""

from collections.abc import Callable
from typing import TypeVar

from pettingzoo import AECEnv

_Agent = TypeVar("_Agent")
_Seen = TypeVar("_Seen")
_Action = TypeVar("_Action")

def api_test(env: AECEnv[_Agent, _Seen, _Action], num_cycles: int = 1000) -> None: ...
def seed_test(
    env_constructor: Callable[[], AECEnv[_Agent, _Seen, _Action]], num_cycles: int = 500
) -> None: ...
