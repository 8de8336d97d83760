"""The stages of the checks and tests, and how they are run and reported."""

import concurrent.futures
import os
import subprocess
import time
from typing import NamedTuple

from tools.environment import PYTHON, ROOT, TOOLS

__all__ = [
    "docs_stages",
    "lint_stages",
    "run_in_turn",
    "run_together",
    "speed_stage",
    "table_stage",
    "test_stages",
    "tool",
]

CORE_ROOMS = (
    "tiles",
    "rules",
    "shape",
    "scoring",
    "errors",
    "language",
    "log",
    "view",
    "deal",
    "referee",
)
CODE = ("src", "tools", "tests", "benchmarks", "conftest.py", "dev.py", "setup.py")
UNCOMPILED = ("unit", "golden", "property")
FAST_SHARE = "0.05"


class Stage(NamedTuple):
    """
    One program of the checks; a pure one runs the package uncompiled.
    """

    name: str
    command: list[str]
    pure: bool = False


def tool(name: str, *arguments: str) -> list[str]:
    """
    Give the command of a program that the lock installs.
    """
    return [str(TOOLS / name), *arguments]


def script(name: str, *arguments: str) -> list[str]:
    """
    Give the command of one of our own tools.
    """
    return [PYTHON, str(ROOT / "tools" / name), *arguments]


def lint_stages() -> list[Stage]:
    """
    List the checks that only read, the slowest first.
    """
    there = [name for name in CODE if (ROOT / name).exists()]
    return [
        Stage("pyright", tool("pyright")),
        Stage("duplicate code", tool("pylint", "--recursive=y", *there)),
        Stage("mypy", tool("mypy", *there)),
        Stage("limits", script("limits.py")),
        Stage("clause index", script("clause_index.py")),
        Stage("fault index", script("fault_index.py")),
        Stage("catalogues", script("catalogues.py")),
        Stage("import arrows", tool("lint-imports")),
        Stage("cimport arrows", script("cimports.py")),
        Stage("ruff check", tool("ruff", "check", "--quiet")),
        Stage("ruff format", tool("ruff", "format", "--check", "--quiet")),
    ]


def docs_stages() -> list[Stage]:
    """
    List the builds of the documentation; any warning fails them.
    """
    sphinx = tool("sphinx-build", "-q", "-W", "--keep-going", "-d", "build/docs/trees")
    return [
        Stage(f"docs {builder}", [*sphinx, "-b", builder, "docs", f"build/docs/{builder}"])
        for builder in ("html", "doctest", "man")
    ]


def pytest(*arguments: str) -> list[str]:
    """
    Give the command of a test run on two cores.
    """
    return [PYTHON, "-m", "pytest", "-n", "2", "--tb=short", *arguments]


def uncompiled_stages() -> list[Stage]:
    """
    List the uncompiled run with coverage and the two floors of coverage.
    """
    report = [PYTHON, "-m", "coverage", "report"]
    core = ",".join(
        path for room in CORE_ROOMS for path in (f"src/paiju/{room}/*", f"src/paiju/{room}.py")
    )
    return [
        Stage(
            "tests, uncompiled",
            pytest(
                "--cov",
                "--cov-report=",
                "--doctest-modules",
                "src/paiju",
                *[f"tests/{kind}" for kind in UNCOMPILED if (ROOT / "tests" / kind).exists()],
            ),
            pure=True,
        ),
        Stage(
            f"coverage of {', '.join(CORE_ROOMS)}",
            [*report, f"--include={core}", "--fail-under=100"],
        ),
        Stage("coverage of the rest", [*report, f"--omit={core}", "--fail-under=95"]),
    ]


def speed_stage() -> Stage:
    """
    Give the run that compares our speed with its limits; it wants the machine for itself.
    """
    return Stage("speed", [PYTHON, "-m", "pytest", "-q", "-s", "benchmarks"])


def table_stage() -> Stage:
    """
    Give the run that writes the tables of the guide to speed.
    """
    return Stage("tables of speed", [PYTHON, "-m", "benchmarks.table"])


def test_stages(*, fast: bool) -> list[Stage]:
    """
    List the test runs in order; the last closes with the number of tests passed.
    """
    if fast:
        doctests = pytest("-q", "--doctest-modules", "src/paiju")
        return [
            Stage("doctests, uncompiled", doctests, pure=True),
            Stage("tests, compiled", pytest("--random-share", FAST_SHARE)),
        ]
    return [*uncompiled_stages(), speed_stage(), Stage("tests, compiled", pytest())]


def run_stage(stage: Stage, *, capture: bool) -> tuple[bool, str, float]:
    """
    Run one stage: whether it passed, what it printed (if captured) and its seconds.
    """
    quiet = {"PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}  # no look for newer versions
    started = time.monotonic()
    done = subprocess.run(
        stage.command,
        cwd=ROOT,
        env=os.environ | quiet | ({"PAIJU_PURE": "1"} if stage.pure else {}),
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if capture else None,
        stderr=subprocess.STDOUT if capture else None,
    )
    return done.returncode == 0, done.stdout or "", time.monotonic() - started


def heading(name: str, seconds: float, *, passed: bool) -> None:
    """
    Print one line about a stage that ended.
    """
    print(f"== {name}: {'ok' if passed else 'FAILED'} ({seconds:.1f} s)", flush=True)


def run_together(stages: list[Stage]) -> list[str]:
    """
    Run stages two at a time, print what failed, and name the failed ones.
    """
    failed: list[str] = []
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = pool.map(lambda stage: run_stage(stage, capture=True), stages)
        for stage, (passed, output, seconds) in zip(stages, results, strict=True):
            heading(stage.name, seconds, passed=passed)
            if not passed:
                print(output.rstrip(), flush=True)
                failed.append(stage.name)
    return failed


def run_in_turn(stages: list[Stage]) -> list[str]:
    """
    Run stages one after the other, their output going straight out; name the failed ones.
    """
    failed: list[str] = []
    for stage in stages:
        last = stage is stages[-1]
        print(f"\n== {stage.name}", flush=True)
        passed, _, seconds = run_stage(stage, capture=False)
        if not (last and passed):  # the very last line of a good run is pytest's own
            heading(stage.name, seconds, passed=passed)
        if not passed:
            failed.append(stage.name)
    return failed
