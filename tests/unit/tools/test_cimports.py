"""A cimport that goes against the arrows between the rooms is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import cimports

ORDER = [{"cli"}, {"scoring"}, {"shape"}, {"tiles"}, {"errors"}]


def faults(path: str, text: str) -> list[str]:
    """
    Give what the tool says of one file.
    """
    found = list(cimports.cimports(path, text))
    return [fault for line in found for fault in cimports.faults(line, ORDER)]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/paiju/shape/a.py", "from cython.cimports.paiju.scoring.b import c\n"),
        ("src/paiju/shape/a.py", "import cython.cimports.paiju.scoring.b\n"),
        ("src/paiju/shape/a.pxd", "from paiju.scoring.b cimport c\n"),
        ("src/paiju/shape/a.pxd", "cimport paiju.shape.x, paiju.scoring.b\n"),
    ],
)
def test_an_arrow_that_goes_up_is_found(path: str, text: str) -> None:
    """
    The room shape may not cimport the room scoring, however the line is written.
    """
    assert [f"{path}:1: the room shape may not cimport the room scoring"] == faults(path, text)


def test_an_arrow_that_goes_down_passes() -> None:
    """
    A room may cimport itself, what is below it, and what comes with the compiler.
    """
    text = (
        "if cython.compiled:\n"
        "    from cython.cimports.libc.string import memset\n"
        "    from cython.cimports.paiju.scoring.b import c\n"
        "    from cython.cimports.paiju.tiles.d import e\n"
    )

    assert [] == faults("src/paiju/scoring/a.py", text)


@pytest.mark.parametrize("wanted", [".b", "numpy", "paiju"])
def test_a_name_that_is_not_full_is_found(wanted: str) -> None:
    """
    Relative names, the package itself and other packages have no place in the arrows.
    """
    path = "src/paiju/shape/a.pxd"

    assert [
        f"{path}:1: {wanted} is no module of paiju, libc or cpython by its full name"
    ] == faults(path, f"from {wanted} cimport c\n")


def test_an_unknown_room_is_found() -> None:
    """
    A room that the contract does not name has no height.
    """
    path = "src/paiju/shape/a.pxd"

    assert [f"{path}:1: attic is no room of the contract"] == faults(
        path, "from paiju.attic.b cimport c\n"
    )


def test_the_rooms_are_read_from_the_import_contract() -> None:
    """
    The order stands once, in `pyproject.toml`.
    """
    config = Path(cimports.ROOT, "pyproject.toml").read_text(encoding="utf-8")

    order = cimports.layers(config)

    assert {"cli"} == order[0]
    assert order.index({"scoring"}) < order.index({"shape"}) < order.index({"tiles"})
