"""The guide to speed has the rows that its command writes, and keeps the limits it names."""

from __future__ import annotations

from benchmarks import table
from benchmarks.peers import PEERS
from benchmarks.rows import SEED

PAGE = table.PAGE.read_text(encoding="utf-8")
FIGURES = PAGE.partition(table.BEGIN)[2].partition(table.END)[0]
TABLES = [
    [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in part.splitlines()]
    for part in FIGURES.split("\n\n")
    if part.startswith("|")
]


def test_marks_stand_once() -> None:
    """
    The command finds the place that it writes.
    """
    assert (1, 1) == (PAGE.count(table.BEGIN), PAGE.count(table.END))


def test_tables_have_the_headings_that_are_written() -> None:
    """
    There are three: beside others, alone, and each package's call.
    """
    assert list(table.HEADINGS) == [lines[0] for lines in TABLES]


def test_line_above_the_tables_names_machine_and_seed() -> None:
    """
    It tells the cores, Python, that the hot modules are compiled, and the seed.
    """
    told = " ".join(FIGURES.strip().partition("\n\n")[0].split())

    assert " cores, " in told
    assert "hot modules compiled" in told
    assert f"seed {SEED}" in told


def test_rows_and_limits_are_those_that_are_timed() -> None:
    """
    `python3 dev.py bench --table` writes them anew.
    """
    beside, alone, peers = (lines[2:] for lines in TABLES)

    assert [(row.what, row.other, row.limit) for row in table.AGAINST] == [
        (cells[0], cells[1], cells[3]) for cells in beside
    ]
    assert [(row.what, row.limit) for row in table.ALONE] == [
        (what, kept) for what, _, kept in alone
    ]
    assert [(peer.name, peer.forms) for peer in PEERS.values()] == [
        (cells[0], cells[2]) for cells in peers
    ]


def test_ratios_hold_their_limits() -> None:
    """
    Each one printed is at least what its row asks for, but for a package that was not installed.
    """
    printed = {cells[0]: cells[2] for cells in TABLES[0][2:]}
    timed = {what: times for what, times in printed.items() if times != table.MISSING}

    assert "riichienv" in {row.other for row in table.AGAINST if row.what in timed}
    assert "PyMahjongGB" in {row.other for row in table.AGAINST if row.what in timed}
    assert [] == [
        row.what
        for row in table.AGAINST
        if row.what in timed
        and row.at_least is not None
        and float(timed[row.what]) < float(f"{row.at_least:.3g}")
    ]


def test_page_names_each_package_and_the_command() -> None:
    """
    The text says how each package comes to be there.
    """
    text = PAGE.replace(FIGURES, "")

    assert "python3 dev.py bench --table" in text
    assert [] == [name for name in PEERS if f"`{name}`" not in text]
