"""The numbers of actions and cells: compiled modules and the guide say the same."""

from __future__ import annotations

import re
from pathlib import Path

import paiju
from paiju.sim import spaces

PLACES = Path(paiju.__file__).parent / "sim" / "places.pxd"
GUIDE = Path(__file__).parents[3] / "docs/guides/learning.md"


def test_compiled_modules_have_the_same_numbers() -> None:
    """
    `places.pxd` repeats every number of `spaces`, and no other.
    """
    told = dict(
        re.findall(r"^    (\w+) = (\d+)$", PLACES.read_text(encoding="utf-8"), re.MULTILINE)
    )
    own = {
        name: str(value)
        for name, value in vars(spaces).items()
        if name.isupper() and isinstance(value, int)
    }

    assert own == told


def test_parts_and_columns_follow_each_other() -> None:
    """
    The parts fill all 23 rows in order, without gaps; the columns begin at the left.
    """
    assert [part.first for part in spaces.PARTS] == _ends(spaces.PARTS)[:-1]
    assert spaces.ROWS == _ends(spaces.PARTS)[-1]
    assert [part.first for part in spaces.COLUMNS] == _ends(spaces.COLUMNS)[:-1]
    assert spaces.ACTIONS == len(spaces.ACTION_NAMES)


def _ends(parts: tuple[spaces.Part, ...]) -> list[int]:
    return [sum(part.size for part in parts[:count]) for count in range(len(parts) + 1)]


def test_the_guide_has_the_tables() -> None:
    """
    Rows, columns and actions stand in the guide as in `spaces`.
    """
    guide = GUIDE.read_text(encoding="utf-8")
    lines = [
        f"| {_range(part.first, part.size)} | `{part.name}` | {part.meaning} |"
        for part in (*spaces.PARTS, *spaces.COLUMNS)
    ]
    names = spaces.ACTION_NAMES
    lines += [
        f"| {_range(first, size)} | {_said(names[first], names[first + size - 1])} |"
        for first, size in ((0, 34), (34, 34), *((no, 1) for no in range(68, 75)))
    ]

    assert [] == [line for line in lines if line not in guide]


def _range(first: int, size: int) -> str:
    return f"{first}–{first + size - 1}" if size > 1 else f"{first}"


def _said(first: str, last: str) -> str:
    return first if first == last else f"{first} … {last}"
