"""The uncompiled run: with PAIJU_PURE=1 every module loads from its `.py`.

`paiju/__init__.py` calls `install` before it imports any other module. Without the variable
nothing is changed, and a compiled module is taken where one lies beside its source.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

__all__ = ["VARIABLE", "asked", "install"]

VARIABLE = "PAIJU_PURE"


def asked() -> bool:
    """
    Tell whether the environment asks for the uncompiled run.

    Empty and `0` mean no, anything else yes.
    """
    return os.environ.get(VARIABLE, "") not in {"", "0"}


def install() -> None:
    """
    Load the package's modules from source from now on, if the environment asks for it.

    Cython is hidden too when nothing has imported it yet, so that the hot modules stand on
    `paiju._uncompiled`, as they do for a user who has no Cython.
    """
    if not asked():
        return
    sys.modules.setdefault("cython", None)  # type: ignore[arg-type]  # None: "not to be found"
    sys.path_hooks.insert(0, _finder)
    for place in [place for place in sys.path_importer_cache if _is_ours(place)]:
        del sys.path_importer_cache[place]


def _finder(place: str) -> FileFinder:
    if not _is_ours(place):
        message = f"{place} is not a folder of the package"
        raise ImportError(message, path=place)
    return FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES))


def _is_ours(place: str) -> bool:
    return place == _PACKAGE or place.startswith(_PACKAGE + os.sep)


# Not pathlib: it would be the dearest import of `import paiju`.
_PACKAGE = __file__.rpartition(os.sep)[0]
