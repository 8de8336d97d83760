"""The seed of every random test, how much chance a run takes, and which core it runs on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

import paiju
from paiju import _pure

if TYPE_CHECKING:
    from collections.abc import Callable

SEED = 20081122
PURE_SHARE = 0.05
PACKAGE = Path(paiju.__file__).parent
PURE = _pure.asked()

# The same examples in every run, unless a seed is asked for.
hypothesis.settings.register_profile("fixed", deadline=None, derandomize=True)
hypothesis.settings.register_profile("explore", deadline=None, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    """
    Add the two options of chance.
    """
    parser.addoption("--seed", type=int, help=f"seed of the random tests (default {SEED})")
    parser.addoption(
        "--random-share", type=float, default=1.0, help="share of the random cases to run"
    )


def pytest_configure(config: pytest.Config) -> None:
    """
    Let hypothesis look elsewhere when a seed is given; else every run is the same.
    """
    explore = config.getoption("--seed") is not None
    hypothesis.settings.load_profile("explore" if explore else "fixed")


def pytest_report_header(config: pytest.Config) -> list[str]:
    """
    Print the seed first, and what the run stands on.
    """
    compiled = [path for path in PACKAGE.rglob("*") if path.suffix in {".so", ".pyd"}]
    old = [path.name for path in compiled if path.stat().st_mtime < _source(path).stat().st_mtime]
    core = "uncompiled (PAIJU_PURE)" if PURE else f"{len(compiled)} compiled modules"
    if old and not PURE:
        core += f", OLDER than their source: {', '.join(old)}; `python3 dev.py build` mends it"
    share = _share(config)
    return [f"paiju: seed {_seed(config)} (--seed N), {share:.2%} of the random cases, {core}"]


def _source(compiled: Path) -> Path:
    return compiled.parent / f"{compiled.name.partition('.')[0]}.py"


def _share(config: pytest.Config) -> float:
    return float(config.getoption("--random-share") or 0) * (PURE_SHARE if PURE else 1)


def _seed(config: pytest.Config) -> int:
    asked = config.getoption("--seed")
    return SEED if asked is None else int(asked)


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """
    Give the seed of this run.
    """
    return _seed(request.config)


@pytest.fixture
def chance(seed: int, request: pytest.FixtureRequest) -> random.Random:
    """
    Give a source of chance that is this test's own and the same in every run of one seed.
    """
    return random.Random(f"{seed} {request.node.nodeid}")


@pytest.fixture
def random_count(request: pytest.FixtureRequest) -> Callable[[int], int]:
    """
    Scale a number of random cases: a twentieth of it uncompiled, at least one.
    """
    share = _share(request.config)
    return lambda cases: max(1, round(cases * share))


@pytest.fixture(scope="session")
def pure() -> bool:
    """
    Tell whether the package runs uncompiled by the environment's wish.
    """
    return PURE
