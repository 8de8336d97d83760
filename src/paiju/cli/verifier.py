"""Verify a deal's log with Python alone, for who trusts nobody: `python verifier.py FILE`.

Hashes, the promise in line 1 and the tiles drawn are checked; `paiju replay` checks the play.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple, cast

__all__ = ["Verdict", "main", "verify"]

KEPT: Final = "the wall is the one that was promised"
NOTHING_PROMISED: Final = "this log promises no wall"
NOT_SHOWN: Final = "the wall and its key have not been shown"
OTHER_TILE: Final = "this tile is not the wall's at its place"
OTHER_WALL: Final = "this is not the wall that was promised"
CHANGED: Final = "this line, or one before it, was changed"
SHOWN_WRONG: Final = "the wall is shown once, after the end, its key in lower case"
UNREADABLE: Final = "this is not a line of a log"


class Verdict(NamedTuple):
    """What was found, and in which line."""

    finding: str
    line: int


def verify(text: str) -> Verdict:
    """Check every hash of a log, the promise in its first line, and the tiles drawn.

    >>> verify("no log")
    Verdict(finding='this is not a line of a log', line=1)
    """
    promise, stream, key, last, shown, head, ended = "", "", b"", "0" * 64, 1, -1, 0
    walls, draws = set[str](), list[tuple[int, str, int]]()
    for number, line in enumerate(text.removesuffix("\n").split("\n"), start=1):
        try:
            record: dict[str, object] = json.loads(line)
            claimed = record.pop("hash")
            body = json.dumps(record, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
            last = sha256(f"{last}{body}".encode()).hexdigest()
            data = cast("dict[str, str]", record.get("data"))
            if number == 1:
                promise, stream = str(record.get("commitment") or ""), str(record["stream"])
            elif record["type"] in {"WallBuilt", "WallRevealed"}:
                walls.add(" ".join(data["tiles"]))
                key, shown = bytes.fromhex(data.get("key", "")), number
            elif record["type"] == "TileDrawn" and data.get("tile"):
                draws.append((int(data["index"]), data["tile"], number))
            head = int(data["head"]) if record.get("type") == "WallOpened" else head
            ended += record.get("type") in {"DealEnded", "WallRevealed"}
            wrong = record.get("type") == "WallRevealed" and (ended, key.hex()) != (2, data["key"])
        except (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError):
            return Verdict(UNREADABLE, number)
        if last != claimed or wrong:
            return Verdict(SHOWN_WRONG if last == claimed else CHANGED, number)
    promised = b"paiju wall 1\0" + stream.encode() + b"\0" + key + "".join(walls).encode()
    kept = len(walls) == 1 and len(key) == 32 and sha256(promised).hexdigest() == promise
    wall = "".join(walls).split(" ")
    for at, tile, number in draws if kept else []:
        if wall[(2 * head + at if head >= 0 else at // 34 * 68 + 33 - at) % len(wall)] != tile:
            return Verdict(OTHER_TILE, number)
    missing = "" if promise and key else NOT_SHOWN if promise else NOTHING_PROMISED
    return Verdict(missing or (KEPT if kept else OTHER_WALL), 1 if missing else shown)


def main(arguments: list[str]) -> int:
    """Verify the file that is named and say what was found; give 0 if the promise was kept."""
    found = verify(Path(arguments[0]).read_text(encoding="utf-8"))
    print(f"line {found.line}: {found.finding}")
    return 0 if found.finding == KEPT else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
