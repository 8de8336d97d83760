# pyright: basic
# Cython has no types.
"""Build what `pyproject.toml` cannot say: compiled hot modules and message catalogues.

A hot module is a `.py` under `src/paiju` with a `.pxd` beside it or a first line `# cython: …`.
It is compiled where Cython and a C compiler are; elsewhere the same file runs as it is, slower.
PAIJU_PURE=1 builds without compiled modules (the pure wheel); PAIJU_COMPILE=1 makes a module that
does not compile a failure.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
MAN_PAGES = (Path("man/paiju.1"),)  # Sphinx builds it; a test compares them
DIRECTIVES = {
    "language_level": 3,
    "binding": True,
    "embedsignature": True,
    # Indices are checked once at the door, and none is negative: `cells[-1]` is a fault there.
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}
MUST_COMPILE = os.environ.get("PAIJU_COMPILE") == "1"
SLOWER = "paiju works all the same, only slower: the hot modules run uncompiled"


def say(sentence: str) -> None:
    """
    Print one sentence to the builder.
    """
    print(f"paiju: {sentence}", file=sys.stderr)


def hot_modules() -> list[Path]:
    """
    List the sources to compile, in order.
    """
    return [source for source in sorted(SOURCE.glob("paiju/**/*.py")) if _is_hot(source)]


def _is_hot(source: Path) -> bool:
    with source.open(encoding="utf-8") as lines:
        return source.with_suffix(".pxd").exists() or lines.readline().startswith("# cython:")


def extensions() -> list[Extension]:
    """
    Translate the hot modules to C and name one optional extension for each.
    """
    sources = [] if os.environ.get("PAIJU_PURE", "") not in {"", "0"} else hot_modules()
    if not sources:
        return []
    try:
        from Cython.Build import cythonize  # noqa: PLC0415  # it may be missing
        from Cython.Compiler.Errors import CompileError  # noqa: PLC0415  # it may be missing
    except ImportError:
        say(f"Cython is not installed; {SLOWER}.")
        return []
    named = [
        Extension(
            ".".join(source.relative_to(SOURCE).with_suffix("").parts),
            [str(source.relative_to(ROOT))],
            extra_compile_args=[] if sys.platform == "win32" else ["-O3", "-g0"],
        )
        for source in sources
    ]
    try:
        translated: list[Extension] = cythonize(
            named,
            build_dir="build/cython",
            compiler_directives=DIRECTIVES,
            include_path=["src"],
            nthreads=(os.cpu_count() or 1) if sys.platform == "linux" else 0,
        )
    except CompileError as fault:
        if MUST_COMPILE:
            raise
        say(f"Cython refused a module ({fault}); {SLOWER}.")
        return []
    for extension in translated:
        extension.optional = not MUST_COMPILE  # cythonize drops what the extension said
    return translated


def man_page() -> list[tuple[str, Sequence[str]]]:
    """
    Name the place of the manual page, if it has been written.
    """
    written = [str(page) for page in MAN_PAGES if (ROOT / page).exists()]
    return [("share/man/man1", written[:1])] if written else []


class BuildCatalogues(Command):
    """
    Compile `locale/*/LC_MESSAGES/*.po` to the `.mo` that gettext reads.
    """

    description = "compile the message catalogues"
    user_options: ClassVar[list[tuple[str, str, str]] | list[tuple[str, str | None, str]]] = []
    editable_mode = False
    build_lib: str | None = None

    def initialize_options(self) -> None:
        """
        Set nothing: there are no options.
        """

    def finalize_options(self) -> None:
        """
        Check nothing: there are no options.
        """

    def run(self) -> None:
        """
        Write one `.mo` beside each `.po`; without Babel the messages stay English.
        """
        catalogues = sorted(SOURCE.glob("paiju/locale/*/LC_MESSAGES/*.po"))
        if not catalogues:
            return
        try:
            from babel.messages import mofile, pofile  # noqa: PLC0415  # it may be missing
        except ImportError:
            say("Babel is not installed; every message is English.")
            return
        for source in catalogues:
            with source.open("rb") as text, source.with_suffix(".mo").open("wb") as compiled:
                mofile.write_mo(compiled, pofile.read_po(text))

    def get_source_files(self) -> list[str]:
        """
        List what a source archive must hold for this step.
        """
        return [str(path.relative_to(ROOT)) for path in SOURCE.glob("paiju/locale/**/*.po")]

    def get_outputs(self) -> list[str]:
        """
        List nothing: the `.mo` are installed as the package's data.
        """
        return []

    def get_output_mapping(self) -> dict[str, str]:
        """
        Map nothing: the `.mo` are installed as the package's data.
        """
        return {}


class Build(build):
    """
    Build the catalogues first, so that the package's data holds them.
    """

    sub_commands: ClassVar = [("build_catalogues", None), *build.sub_commands]


class BuildExtensions(build_ext):
    """
    Say once what stayed uncompiled.
    """

    def build_extension(self, ext: Extension) -> None:
        """
        Compile one module; after a failure no older compiled one may stand for it.
        """
        built = Path(self.get_ext_fullpath(ext.name))
        try:
            super().build_extension(ext)
        except (BaseError, CCompilerError):
            built.unlink(missing_ok=True)
            SOURCE.joinpath(*ext.name.split(".")[:-1], built.name).unlink(missing_ok=True)
            self.failed.append(ext.name)
            raise

    def run(self) -> None:
        """
        Compile what can be compiled.
        """
        self.failed: list[str] = []
        super().run()
        if self.failed:
            say(f"{len(self.failed)} of {len(self.extensions)} did not compile; {SLOWER}.")


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
        cmdclass={
            "build": Build,
            "build_catalogues": BuildCatalogues,
            "build_ext": BuildExtensions,
        },
        data_files=man_page(),
    )
