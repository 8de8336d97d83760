"""`paiju verify`, and the verifier that needs Python alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from paiju.cli import DONE, REFUSED, WRONG, verifier
from paiju.deal.commitment import commitment
from paiju.deal.deal import Deal
from paiju.deal.key_stream import KeyStream
from paiju.deal.wall import tile_set, wall_text
from paiju.language import LANGUAGES
from paiju.log.chain import Log
from paiju.log.envelope import Entry, Header
from paiju.log.reader import read_log
from paiju.rules.editions import ruleset
from paiju.view.commands import SEATS
from paiju.view.events import WallBuilt

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tests.unit.cli.conftest import Ran

STREAM = "deal/牌局-7"
RULES = ruleset("mcr")
DEALS = 2000  # in each an honest log and one with two tiles swapped


def played(
    promised: bytes,
    key: bytes,
    *,
    built: bytes | None = None,
    shown: bytes | None = None,
    promise: str | None = None,
) -> str:
    """
    Write the log of a deal: promise, wall, the end, wall and key.
    """
    made = commitment(STREAM, key, promised) if promise is None else promise
    log = Log(Header(STREAM, {"rules": "mcr", **({"commitment": made} if made else {})}))
    entries = [Entry("DealEnded", {"ending": "exhausted"})]
    if built is not None:
        entries.insert(0, Entry("WallBuilt", {"tiles": wall_text(built).split()}))
    if shown is not None:
        tiles = wall_text(shown).split()
        entries.append(Entry("WallRevealed", {"key": key.hex(), "tiles": tiles}))
    log.append(entries, at_ms=5, actor="official")
    return "".join(f"{line}\n" for line in log.lines())


KEY = bytes(range(32))
WALL = KeyStream(KEY).shuffled(tile_set(RULES))
KEPT = played(WALL, KEY, built=WALL, shown=WALL)


def swapped(wall: bytes, chance: Random) -> bytes:
    """
    Swap two tiles that differ.
    """
    one, other = chance.sample(range(len(wall)), 2)
    while wall[one] == wall[other]:
        other = chance.randrange(len(wall))
    changed = bytearray(wall)
    changed[one], changed[other] = changed[other], changed[one]
    return bytes(changed)


def test_honest_deals_verify_and_swaps_do_not(
    chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    2,000 deals with keys and walls of their own; in each, one swap of two tiles is found out.
    """
    for _ in range(random_count(DEALS)):
        key = chance.randbytes(32)
        wall = KeyStream(key).shuffled(tile_set(RULES))
        other = swapped(wall, chance)

        assert (verifier.KEPT, 3) == verifier.verify(played(wall, key, shown=wall))
        assert (verifier.OTHER_WALL, 3) == verifier.verify(played(wall, key, shown=other))


@pytest.mark.parametrize("ending", ["\n", "\r\n", "no newline"])
def test_promise_that_was_kept(ending: str, run: Callable[..., Ran], tmp_path: Path) -> None:
    """
    A file, or standard input; lines may end either way.
    """
    text = KEPT[:-1] if ending == "no newline" else KEPT.replace("\n", ending)
    file = tmp_path / "deal.jsonl"
    file.write_bytes(text.encode())

    for ran in (run("verify", str(file)), run("verify", "-", stdin=text.encode())):
        assert (DONE, "") == (ran.code, ran.err)
        assert "The wall is the one that was promised (line 4).\n" == ran.out


def test_example_of_the_help_works(
    run: Callable[..., Ran], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Where there is such a file.
    """
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deal.jsonl").write_text(KEPT, encoding="utf-8")

    assert DONE == run("verify", "deal.jsonl").code


def test_public_log_without_the_wall_of_the_beginning() -> None:
    """
    What was not written there cannot differ.
    """
    assert verifier.KEPT == verifier.verify(played(WALL, KEY, shown=WALL)).finding


@pytest.mark.parametrize(
    ("text", "finding", "line"),
    [
        (played(WALL, KEY, built=WALL, shown=WALL[::-1]), verifier.OTHER_WALL, 4),
        (played(WALL, KEY, built=WALL[::-1], shown=WALL), verifier.OTHER_WALL, 4),
        (played(WALL, KEY, built=WALL, shown=WALL, promise="0" * 64), verifier.OTHER_WALL, 4),
        (played(WALL, KEY, built=WALL), verifier.NOT_SHOWN, 1),
        (played(WALL, KEY, built=WALL, shown=WALL, promise=""), verifier.NOTHING_PROMISED, 1),
        (KEPT.replace('"exhausted"', '"forfeit"'), verifier.CHANGED, 3),
        ("".join(KEPT.splitlines(keepends=True)[::3]), verifier.CHANGED, 2),
    ],
)
def test_promise_that_was_not_kept(
    text: str, finding: str, line: int, run: Callable[..., Ran]
) -> None:
    """
    Another wall, none, no promise, a line changed, lines left out: exit code 1 in each language.
    """
    assert (finding, line) == verifier.verify(text)
    told = {run("verify", "-", "--lang", lang, stdin=text.encode()).out for lang in LANGUAGES}
    assert len(LANGUAGES) == len(told)
    ran = run("verify", "-", "--json", stdin=text.encode())
    assert (REFUSED, "") == (ran.code, ran.err)
    assert {"kept": False, "line": line, "finding": finding} == ran.json


END = Entry("DealEnded", {"ending": "exhausted"})
SHOWN = Entry("WallRevealed", {"key": KEY.hex(), "tiles": wall_text(WALL).split()})
HALVES = [
    Entry("WallRevealed", {"key": KEY.hex(), "tiles": wall_text(wall).split()})
    for wall in (WALL[:70], WALL[70:])
]


@pytest.mark.parametrize(
    ("entries", "line"),
    [
        ([SHOWN, END], 2),
        ([SHOWN], 2),
        ([END, SHOWN, SHOWN], 4),
        ([END, *HALVES], 4),
        ([END, Entry("WallRevealed", {**SHOWN.data, "key": KEY.hex().upper()})], 3),
        ([END, Entry("WallRevealed", {**SHOWN.data, "key": f" {KEY.hex()}"})], 3),
    ],
    ids=["before the end", "no end", "twice", "by halves", "upper case", "a space"],
)
def test_the_wall_is_shown_once_after_the_end(
    entries: list[Entry], line: int, run: Callable[..., Ran]
) -> None:
    """
    Anything else is refused, in each language.
    """
    log = Log(Header(STREAM, {"commitment": commitment(STREAM, KEY, WALL)}))
    log.append(entries, at_ms=1, actor="table")
    text = "\n".join(log.lines())

    assert (verifier.SHOWN_WRONG, line) == verifier.verify(text)
    told = {run("verify", "-", "--lang", lang, stdin=text.encode()).out for lang in LANGUAGES}
    assert len(LANGUAGES) == len(told)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "an empty log"),
        ("[]\n", "this is no object"),
        ('{"hash":1}', "a key is missing"),
        (KEPT[:300], "a log that ends inside a line"),
        ('{"a":"\\ud800","hash":"0"}', "half a sign"),
    ],
)
def test_what_is_no_log_is_wrong_input(text: str, sentence: str, run: Callable[..., Ran]) -> None:
    """
    The reader of logs says where and why.
    """
    ran = run("verify", "-", stdin=text.encode())

    assert (WRONG, "") == (ran.code, ran.out)
    assert sentence in ran.err.lower()


def test_wall_record_without_its_tiles(run: Callable[..., Ran]) -> None:
    """
    A log that can be read, but whose wall cannot.
    """
    log = Log(Header(STREAM, {}))
    log.append([Entry("WallBuilt", {})], at_ms=1, actor="official")

    ran = run("verify", "-", stdin="\n".join(log.lines()).encode())
    assert (REFUSED, "Line 2 is no line of a deal's log.\n") == (ran.code, ran.out)


def test_file_that_is_not_there(run: Callable[..., Ran], tmp_path: Path) -> None:
    """
    One sentence with its name.
    """
    ran = run("verify", str(tmp_path / "no.jsonl"))

    assert (WRONG, "") == (ran.code, ran.out)
    assert "A file that cannot be read" in ran.err


def test_verifier_runs_alone(tmp_path: Path) -> None:
    """
    A copy of its file and Python, without paiju; and no more than 80 lines to read.
    """
    source = Path(verifier.__file__)
    alone = tmp_path / "verifier.py"
    alone.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    lines = alone.read_text(encoding="utf-8").splitlines()

    assert len(lines) <= 80
    assert not [line for line in lines if "import paiju" in line or "from paiju" in line]
    for text, code, said in (
        (KEPT, 0, "line 4: the wall is the one that was promised\n"),
        (played(WALL, KEY), 1, "line 1: the wall and its key have not been shown\n"),
    ):
        (tmp_path / "deal.jsonl").write_text(text, encoding="utf-8")
        ran = subprocess.run(
            [sys.executable, "-I", str(alone), str(tmp_path / "deal.jsonl")],
            capture_output=True,
            check=False,
            text=True,
        )
        assert (code, said, "") == (ran.returncode, ran.stdout, ran.stderr)


def test_verifiers_main_gives_its_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """
    In this process too.
    """
    file = tmp_path / "deal.jsonl"
    file.write_text(KEPT, encoding="utf-8")

    assert 0 == verifier.main([str(file)])
    assert "line 4: the wall is the one that was promised\n" == capsys.readouterr().out


@pytest.mark.parametrize("rules", ["mcr", "botzone"])
def test_tiles_drawn_are_the_walls(rules: str) -> None:
    """
    A deal verifies to its last draw; one tile drawn that is not the wall's is found out.
    """
    deal = Deal(ruleset(rules), seed=7)
    while deal.result is None:
        command = next(legal[0] for seat in SEATS if (legal := deal.legal(seat)))
        deal.play(command)
    wall = next(event.tiles for event in deal.events if isinstance(event, WallBuilt))
    built = bytes(each.kind for each in wall)
    entries = [
        Entry(each.type, dict(each.data))
        for each in read_log("\n".join(deal.log())).envelopes
        if each.type != "WallBuilt"
    ]
    entries.append(
        Entry("WallRevealed", {"key": KEY.hex(), "tiles": [str(each) for each in wall]})
    )
    draws = [place for place, each in enumerate(entries) if each.type == "TileDrawn"]
    log = Log(Header(STREAM, {"commitment": commitment(STREAM, KEY, built)}))
    log.append(entries, at_ms=5, actor="official")
    assert draws
    assert verifier.KEPT == verifier.verify("\n".join(log.lines())).finding

    last = draws[-1]
    tile = "1m" if entries[last].data["tile"] != "1m" else "2m"
    entries[last] = Entry("TileDrawn", {**entries[last].data, "tile": tile})
    log = Log(Header(STREAM, {"commitment": commitment(STREAM, KEY, built)}))
    log.append(entries, at_ms=5, actor="official")
    assert (verifier.OTHER_TILE, last + 2) == verifier.verify("\n".join(log.lines()))


def test_nest_too_deep_is_one_sentence(run: Callable[..., Ran]) -> None:
    """
    A line of 100,000 brackets is no line of a log, for the verifier and for the command.
    """
    deep = "[" * 100_000
    assert (verifier.UNREADABLE, 1) == verifier.verify(deep)
    ran = run("verify", "-", stdin=deep.encode())

    assert (WRONG, "") == (ran.code, ran.out)
    assert 1 == ran.err.count("\n")
