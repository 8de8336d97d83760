"""The set-up: what the lock holds, what is built, and what an old Python is told."""

from __future__ import annotations

import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools import environment

LOCK = environment.LOCK.read_text(encoding="utf-8")
PROJECT = tomllib.loads((environment.ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def name_of(requirement: str) -> str:
    """
    Give the normal spelling of a requirement's package.
    """
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None, requirement
    return found[0].lower().replace("_", "-")


def test_a_bare_install_needs_two_packages() -> None:
    """
    Who only scores installs typer and rich.
    """
    assert {"rich", "typer"} == {name_of(line) for line in PROJECT["project"]["dependencies"]}


def test_lock_holds_every_requirement() -> None:
    """
    What we work with is in the lock; else `python3 dev.py lock` was forgotten.

    An extra that is for users alone, such as a notebook's kernel, is not locked.
    """
    asked = PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]
    extras = PROJECT["project"]["optional-dependencies"]
    (ours,) = extras["dev"]
    for extra in ours.removeprefix("paiju[").removesuffix("]").split(","):
        asked += extras[extra]
    locked = {name_of(line) for line in LOCK.splitlines() if line[:1].isalnum()}

    assert set() == {name_of(line) for line in asked} - locked - {"paiju"}


def test_every_package_of_the_lock_is_pinned_with_a_hash() -> None:
    """
    No line names a version loosely, and no address stands in the lock.
    """
    blocks = re.split(r"\n(?=\w)", LOCK.strip())

    assert [] == [block for block in blocks if "==" not in block or "--hash=sha256:" not in block]
    assert "://" not in LOCK


def test_the_lock_is_parted_without_loss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """
    What is compiled here goes into a file of its own, with all of its hashes.
    """
    monkeypatch.setattr(environment, "VENV", tmp_path)

    wheels, sources = (path.read_text(encoding="utf-8") for path in environment.split_lock())

    assert sources.startswith("pymahjonggb==")
    assert sorted(LOCK.splitlines()) == sorted((wheels + sources).splitlines())
    assert "pymahjonggb" not in wheels


def test_setup_compiles_what_the_set_up_watches() -> None:
    """
    setup.py and dev.py agree on which modules are hot.
    """
    built = runpy.run_path(str(environment.ROOT / "setup.py"), run_name="setup")

    assert built["hot_modules"]() == environment.hot_modules()


def test_a_change_of_a_source_changes_its_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    The set-up sees other bytes, another name and another tool.
    """
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    source, other = tmp_path / "a.py", tmp_path / "b.py"
    source.write_text("one")
    other.write_text("one")

    first = environment.digest([source])

    assert first == environment.digest([source])
    assert first != environment.digest([other])
    assert first != environment.digest([source], "gcc")
    source.write_text("two")
    assert first != environment.digest([source])


def test_an_old_python_is_told_in_one_sentence() -> None:
    """
    Python 3.10 and older get the fault and the remedy, exit code 2 and no traceback.
    """
    dev = environment.ROOT / "dev.py"
    program = f"import sys, runpy; sys.version_info = (3, 10, 1); runpy.run_path({str(dev)!r})"

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )

    assert 2 == done.returncode
    assert done.stderr.startswith("dev.py: paiju needs Python 3.11 or newer; this one is 3.10 (")
    assert 1 == done.stderr.count("\n")


def test_without_apt_a_missing_venv_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """
    Where nothing can be installed, the package to install is named.
    """
    monkeypatch.setattr(shutil, "which", lambda _name: None)

    with pytest.raises(SystemExit) as stopped:
        environment.install_venv()

    assert 2 == stopped.value.code
    assert "install the package python3-venv, or uv" in capsys.readouterr().err


def test_a_failed_step_ends_the_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    """
    The sentence says what did not work and which program said so.
    """
    with pytest.raises(SystemExit) as stopped:
        environment.call(sys.executable, "-c", "raise SystemExit(3)", fault="no luck")

    assert 1 == stopped.value.code
    assert "dev.py: no luck (" in capsys.readouterr().err
