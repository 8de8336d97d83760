"""The table of docs/guides/speed.md: `python3 dev.py bench --table` times all and writes it."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks import bots, learning, playing, reading, routes, scoring, start_up, waiting
from benchmarks.hands import HANDS
from benchmarks.peers import PEERS, beside, installed
from benchmarks.rows import COMPILED, SEED
from benchmarks.timing import said

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from benchmarks.peers import Peer
    from benchmarks.rows import Against, Alone

__all__ = ["AGAINST", "ALONE", "BEGIN", "END", "HEADINGS", "MISSING", "PAGE", "main"]

PAGE = Path(__file__).parent.parent / "docs/guides/speed.md"
BEGIN = "<!-- figures: written by `python3 dev.py bench --table` -->"
END = "<!-- end of the figures -->"
MISSING = "not installed"

AGAINST = (*reading.AGAINST, *scoring.AGAINST, *waiting.AGAINST, *playing.AGAINST)
ALONE = (
    *reading.ALONE,
    *waiting.ALONE,
    *routes.alone(routes.HANDS),
    *playing.ALONE,
    *bots.ALONE,
    *learning.ALONE,
    *start_up.ALONE,
)
HEADINGS = (
    ("timed", "beside", "times as fast", "limit", "ours", "the other's"),
    ("timed", "ours", "limit"),
    ("package", "release", "winning forms", "a fifth tile", "its call", "ours", "times as fast"),
)
"""The headings of the three tables: beside others, alone, and each package's call."""


def table(heading: Sequence[str], lines: Iterable[Sequence[str]]) -> list[str]:
    """
    Write a table and an empty line.
    """
    rows = [heading, ["---"] * len(heading), *lines]
    return [*(f"| {' | '.join(row)} |" for row in rows), ""]


def time(taken: float) -> str:
    """
    Write a time that a narrow column does not part from its unit.
    """
    return said(taken).replace(" ", "&nbsp;")


def against_line(row: Against) -> list[str]:
    """
    Time a row beside another package, if it is here.
    """
    if installed(row.other) is None:
        return [row.what, row.other, MISSING, row.limit, "", ""]
    ratio = row.measure()
    keep(row.what, holds=row.at_least is None or ratio.times >= row.at_least)
    times = f"{ratio.times:.3g}"
    return [row.what, row.other, times, row.limit, time(ratio.ours), time(ratio.theirs)]


def alone_line(row: Alone) -> list[str]:
    """
    Time a row of ours.
    """
    taken = row.measure()
    keep(row.what, holds=row.at_most is None or taken <= row.at_most)
    return [row.what, time(taken), row.limit]


def peer_line(peer: Peer) -> list[str]:
    """
    Time one package's call, if it is here.
    """
    release = installed(peer.name)
    known = [peer.name, release or MISSING, peer.forms, "counted" if peer.fifth_tile else "not"]
    if release is None:
        return [*known, "", "", ""]
    ratio = beside(peer.name)
    return [*known, time(ratio.theirs), time(ratio.ours), f"{ratio.times:.3g}"]


def keep(what: str, *, holds: bool) -> None:
    """
    Show that a row was timed; one beyond its limit goes into no table.
    """
    print(f"{what}: {'within its limit' if holds else 'BEYOND ITS LIMIT'}", flush=True)
    if not holds:
        sys.exit(f"{what}: beyond its limit, so {PAGE.name} was left as it is")


def figures() -> list[str]:
    """
    Time everything and write the lines that stand between the marks.
    """
    core = "hot modules compiled" if COMPILED else "hot modules NOT compiled"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    machine = f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, {python}, {core}"
    hands = f"{HANDS} random hands of 13 and 14 tiles in turn"
    return [
        BEGIN,
        "",
        f"{machine}; seed {SEED}, {hands}.",
        "",
        *table(HEADINGS[0], map(against_line, AGAINST)),
        *table(HEADINGS[1], map(alone_line, ALONE)),
        *table(HEADINGS[2], map(peer_line, PEERS.values())),
        END,
    ]


def main() -> None:
    """
    Write the page anew between its marks.
    """
    before, mark, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    assert mark, f"{PAGE} has no line {BEGIN}"
    assert end, f"{PAGE} has no line {END}"
    PAGE.write_text(before + "\n".join(figures()) + after, encoding="utf-8")


if __name__ == "__main__":
    main()
