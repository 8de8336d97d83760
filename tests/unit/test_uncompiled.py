"""The shim that stands for `cython` does nothing, under the same names as the checkers' stub."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

cython = importlib.import_module("paiju._uncompiled")  # as it is, not as its stub says
STUB = Path(__file__).parents[2] / "typings" / "cython.pyi"


def stub_names() -> set[str]:
    """
    Read the public names of the stub.
    """
    names: set[str] = set()
    for node in ast.parse(STUB.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return {name for name in names if not name.startswith("_")}


def test_shim_has_the_names_of_the_stub() -> None:
    """
    What the checkers know, the uncompiled run has, and nothing else.
    """
    own = {"Kind", "Directive", "T"}
    brought = {"annotations", "builtins", "TYPE_CHECKING", "Final", "Self", "TypeVar"}
    shim = {name for name in vars(cython) if not name.startswith("_")}

    assert stub_names() == shim - own - brought


def test_nothing_is_compiled() -> None:
    """
    A hot module asks this to choose its uncompiled branch.
    """
    assert not cython.compiled


@pytest.mark.parametrize("name", ["cfunc", "ccall", "inline", "nogil", "final", "cclass"])
def test_a_directive_returns_what_it_decorates(name: str) -> None:
    """
    Bare directives leave a function as it is.
    """
    assert test_nothing_is_compiled is getattr(cython, name)(test_nothing_is_compiled)


@pytest.mark.parametrize(
    "decorator",
    [
        cython.locals(i=cython.int),
        cython.returns(cython.int),
        cython.exceptval(-1, check=False),
        cython.boundscheck(False),
        cython.nogil(True),
    ],
)
def test_a_directive_with_settings_returns_what_it_decorates(decorator: object) -> None:
    """
    Directives that are called first leave a function as it is, too.
    """
    assert callable(decorator)
    assert test_nothing_is_compiled is decorator(test_nothing_is_compiled)


def test_a_block_runs_and_lets_exceptions_go_on() -> None:
    """
    `with cython.nogil` neither skips nor swallows.
    """
    steps: list[str] = []

    with cython.nogil:
        steps.append("in")

    assert ["in"] == steps
    with pytest.raises(KeyError), cython.gil:
        raise KeyError


def test_declared_variables_begin_at_zero() -> None:
    """
    Numbers are 0, arrays lists of it, and a value given is kept.
    """
    declared = [
        cython.declare(cython.int),
        cython.declare(cython.double),
        cython.declare(cython.uchar[3]),
        cython.declare(cython.int, 7),
        cython.declare(cython.p_int),
        cython.declare(cython.int[:]),
        cython.declare(list),
    ]

    assert [0, 0.0, [0, 0, 0], 7, None, 0, None] == declared


def test_values_pass_through() -> None:
    """
    Casts, addresses and hints give back what they get.
    """
    cells = [1, 2]

    assert cells is cython.cast(cython.p_int, cells, typecheck=True)
    assert cells is cython.address(cells)
    assert 300 == cython.uchar(300)
    assert cython.likely(True)
    assert not cython.unlikely(False)
