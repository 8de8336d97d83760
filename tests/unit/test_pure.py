"""PAIJU_PURE=1 takes the source although a compiled module lies beside it."""

from __future__ import annotations

import importlib.machinery
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import paiju
from paiju import _pure

PROGRAM = """
import json, sys
import paiju.room.hot as hot
print(json.dumps([hot.__file__, hot.shim.__name__, sys.modules.get("cython", 0) is None]))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """
    Make a package that installs the uncompiled run, with a module whose compiled twin is broken.
    """
    room = tmp_path / "paiju" / "room"
    room.mkdir(parents=True)
    for name in ("_pure.py", "_uncompiled.py"):
        shutil.copy(Path(paiju.__file__).with_name(name), room.parent)
    (room.parent / "__init__.py").write_text("from paiju import _pure\n\n_pure.install()\n")
    (room / "__init__.py").write_text("")
    (room / "hot.py").write_text(
        "try:\n    import cython as shim\nexcept ImportError:\n"
        "    from paiju import _uncompiled as shim\n"
    )
    (room / f"hot{importlib.machinery.EXTENSION_SUFFIXES[0]}").write_bytes(b"not a program")
    return tmp_path


def run(package: Path, pure: str) -> subprocess.CompletedProcess[str]:
    """
    Import the module in a fresh Python.
    """
    kept = {name: value for name, value in os.environ.items() if "COVERAGE" not in name}
    env = {**kept, "PAIJU_PURE": pure, "PYTHONPATH": str(package)}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=package,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_uncompiled_run_takes_the_source(package: Path) -> None:
    """
    The module loads from its `.py`, and on the shim, as without Cython.
    """
    done = run(package, "1")

    assert "" == done.stderr
    assert [str(package / "paiju/room/hot.py"), "paiju._uncompiled", True] == json.loads(
        done.stdout
    )


@pytest.mark.parametrize("off", ["", "0"])
def test_without_the_variable_the_compiled_module_is_taken(package: Path, off: str) -> None:
    """
    The broken compiled module is found first, as Python does by itself.
    """
    done = run(package, off)

    assert "ImportError" in done.stderr
    assert 0 != done.returncode


def test_installing_changes_nothing_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    """
    Without the variable no hook is added.
    """
    monkeypatch.delenv(_pure.VARIABLE, raising=False)
    before = list(sys.path_hooks)

    _pure.install()

    assert before == sys.path_hooks


def test_the_whole_package_is_uncompiled_when_asked(pure: bool) -> None:
    """
    In the uncompiled run no module of the package comes from a compiled file.
    """
    files = [
        str(module.__file__)
        for name, module in sys.modules.items()
        if name.startswith("paiju.") and module.__spec__ is not None
    ]

    assert not pure or all(file.endswith(".py") for file in files)
