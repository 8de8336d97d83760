"""The set-up: `.venv` from the hash lock, paiju linked into it, the hot modules compiled in place.

Each step is done again only when what it reads changed. Needs Python's own library alone.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import NoReturn

__all__ = ["PYTHON", "ROOT", "TOOLS", "lock", "set_up"]

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "paiju"
VENV = ROOT / ".venv"
TOOLS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(TOOLS / "python")
LOCK = ROOT / "requirements.lock"
STAMPS = VENV / "paiju-stamps.json"
FROM_SOURCE = ("pymahjonggb",)  # published as C++ source only
WITHOUT_CORE = {"PAIJU_PURE": "1"}


def set_up() -> None:
    """
    Make `.venv` ready, doing only what is not done yet.
    """
    started = time.monotonic()
    stamps = json.loads(STAMPS.read_text()) if STAMPS.exists() else {}
    tools = f"{sys.version} {has_compiler('c++', 'g++', 'clang++')}"
    steps = (
        ("lock", digest([LOCK], tools), install_lock),
        ("package", digest([ROOT / "pyproject.toml", ROOT / "setup.py"]), install_package),
        ("core", digest(built_from(), str(has_c())), build_core),
    )
    for number, (name, wanted, step) in enumerate(steps):
        if stamps.get(name) == wanted and (name != "core" or core_is_built()):
            continue
        step()
        kept = [earlier for earlier, _, _ in steps[:number]]
        stamps = {key: stamps[key] for key in kept} | {name: wanted}
        STAMPS.write_text(json.dumps(stamps, indent=1))
        print(f"set-up: {name} ready after {time.monotonic() - started:.1f} s", flush=True)


def digest(paths: list[Path], *more: str) -> str:
    """
    Tell one state of some files from another.
    """
    state = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        state.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return state.hexdigest()


def hot_modules() -> list[Path]:
    """
    List the modules that setup.py compiles.
    """
    return [
        source
        for source in sorted(PACKAGE.rglob("*.py"))
        if source.with_suffix(".pxd").exists() or source.read_bytes().startswith(b"# cython:")
    ]


def built_from() -> list[Path]:
    """
    List what the compiled modules and the catalogues are made from.
    """
    return [
        ROOT / "setup.py",
        *hot_modules(),
        *sorted(PACKAGE.rglob("*.pxd")),
        *sorted(PACKAGE.glob("locale/*/LC_MESSAGES/*.po")),
    ]


def core_is_built() -> bool:
    """
    Tell whether everything that can be compiled lies beside its source.
    """
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    compiled = [source.with_suffix(suffix) for source in hot_modules()] if has_c() else []
    catalogues = [path.with_suffix(".mo") for path in built_from() if path.suffix == ".po"]
    return all(path.exists() for path in (*compiled, *catalogues))


def has_compiler(*names: str) -> bool:
    """
    Tell whether one of these programs is here.
    """
    return any(shutil.which(name) for name in names)


def has_c() -> bool:
    """
    Tell whether C modules can be compiled for this Python.
    """
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return headers and has_compiler(os.environ.get("CC", "cc").split()[0], "gcc", "clang")


def install_lock() -> None:
    """
    Make a fresh `.venv` and install the lock into it, every file checked by its hash.
    """
    uv = shutil.which("uv")
    shutil.rmtree(VENV, ignore_errors=True)
    if uv:
        call(uv, "venv", "--quiet", "--python", sys.executable, str(VENV), fault="no .venv")
    else:
        if importlib.util.find_spec("ensurepip") is None:
            install_venv()
        call(sys.executable, "-m", "venv", str(VENV), fault="no .venv could be made")
    wheels, sources = split_lock()
    print("set-up: installing requirements.lock", flush=True)
    install("--no-deps", "--require-hashes", "-r", str(wheels))
    if has_compiler("c++", "g++", "clang++") and has_c():
        install("--no-deps", "--no-build-isolation", "--require-hashes", "-r", str(sources))
    else:
        print(f"set-up: no C++ compiler, so not {', '.join(FROM_SOURCE)}: its tests are skipped")


def install_venv() -> None:
    """
    Install Debian's python3-venv as root, or say that it is missing.
    """
    apt = shutil.which("apt-get")
    if apt is None or os.name == "nt" or os.geteuid() != 0:
        stop("this Python cannot make a .venv; install the package python3-venv, or uv.")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    call(apt, "update", "-qq", fault="the list of Debian's packages was not to be had", env=quiet)
    call(apt, "install", "-qqy", "python3-venv", fault="python3-venv did not install", env=quiet)


def split_lock() -> tuple[Path, Path]:
    """
    Part the lock into what comes as wheels and what is compiled here.
    """
    parts: tuple[list[str], list[str]] = ([], [])
    part = parts[0]
    for line in LOCK.read_text().splitlines():
        if not line.startswith(" "):
            part = parts[line.startswith(FROM_SOURCE)]
        part.append(line)
    paths = (VENV / "wheels.lock", VENV / "sources.lock")
    for path, lines in zip(paths, parts, strict=True):
        path.write_text("\n".join(lines) + "\n")
    return paths


def install(*arguments: str, env: dict[str, str] | None = None) -> None:
    """
    Install into `.venv` with uv where it is, else with pip.
    """
    uv = shutil.which("uv")
    command = (
        [uv, "pip", "install", "--quiet", "--python", PYTHON]
        if uv
        else [
            PYTHON,
            "-m",
            "pip",
            "install",
            "-qq",
            "--disable-pip-version-check",
        ]
    )
    call(*command, *arguments, fault="the packages did not install", env=env)


def install_package() -> None:
    """
    Install paiju as a link to `src`; what is compiled comes in the next step.
    """
    install("--no-deps", "--no-build-isolation", "-e", str(ROOT), env=WITHOUT_CORE)


def build_core() -> None:
    """
    Compile the hot modules and the catalogues in place.
    """
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    wanted = {source.with_suffix(suffix) for source in hot_modules()}
    for stray in set(PACKAGE.rglob("*.so")) - wanted:
        stray.unlink()
    if not has_c():
        print("set-up: no C compiler, so the hot modules run uncompiled: right, but slower")
    log = ROOT / "build" / "core.log"
    log.parent.mkdir(exist_ok=True)
    env = {**os.environ, **({"PAIJU_COMPILE": "1"} if has_c() else WITHOUT_CORE)}
    with log.open("w") as output:
        done = subprocess.run(
            [PYTHON, "setup.py", "build_catalogues", "build_ext", "--inplace"],
            cwd=ROOT,
            env=env,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        print(log.read_text()[-6000:])
        stop("the hot modules did not compile; the whole output is in build/core.log.", 1)


def lock() -> int:
    """
    Write `requirements.lock` anew from `pyproject.toml`, with uv.
    """
    uv = shutil.which("uv")
    if uv is None:
        home = ROOT / "build" / "uv"
        call(sys.executable, "-m", "venv", str(home), fault="no environment for uv")
        call(str(home / "bin/pip"), "install", "--quiet", "uv", fault="uv did not install")
        uv = str(home / "bin/uv")
    call(
        uv,
        "pip",
        "compile",
        "--quiet",
        "--upgrade",
        "--universal",
        "--python-version",
        "3.11",
        "--fork-strategy",
        "fewest",
        "--extra",
        "dev",
        "--generate-hashes",
        "--no-header",
        "--no-annotate",
        "--output-file",
        str(LOCK),
        "pyproject.toml",
        fault="no lock could be made",
    )
    return 0


def stop(sentence: str, code: int = 2) -> NoReturn:
    """
    End with one sentence.
    """
    print(f"dev.py: {sentence}", file=sys.stderr)
    sys.exit(code)


def call(*command: str, fault: str, env: dict[str, str] | None = None) -> None:
    """
    Run a step of the set-up; its failure ends everything with the sentence given.
    """
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **(env or {})}, check=False)
    if done.returncode:
        stop(f"{fault} (`{' '.join(command[:6])}` gave {done.returncode}).", 1)
