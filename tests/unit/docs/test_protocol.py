"""The protocol page names every record and field, and its examples are what the code reads."""

from __future__ import annotations

import hashlib
import io
import json
import re
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.unit.deal.played import played

from paiju.cli import DONE, main, verifier
from paiju.deal.deal import Deal
from paiju.deal.log_lines import HEADER_KEYS, OFFICIAL, TABLE, WallRevealed
from paiju.deal.replay import replay
from paiju.log.chain import ORIGIN, link
from paiju.log.envelope import Envelope
from paiju.log.reader import read_log
from paiju.log.values import parsed
from paiju.referee.fault import Fault
from paiju.referee.log_lines import RULES_ACTOR, TABLE_KEYS
from paiju.referee.official import Official
from paiju.referee.paper import ResultEntered
from paiju.referee.sanction import SANCTIONS
from paiju.referee.steps import Steps
from paiju.referee.wire import COURT_EVENTS
from paiju.tiles import TILES
from paiju.view.commands import COMMANDS, SEATS, Forfeit
from paiju.view.events import EVENTS, TileDrawn, WinDeclared
from paiju.view.refusal import Reason, Refusal
from paiju.view.result import DealResult
from paiju.view.table_view import RiverTile, SeatView, TableView, TurnedTile
from paiju.view.wire import command_from, event_from, message_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in PAGE.splitlines()
    if line.startswith("| `")
]
BLOCKS = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
OTHERS = (ResultEntered, WallRevealed)
RECORDS: dict[str, type] = {
    **COMMANDS,
    **EVENTS,
    **COURT_EVENTS,
    **SANCTIONS,
    **{each.__name__: each for each in OTHERS},
}
VIEW = (TableView, SeatView, TurnedTile, RiverTile, DealResult)
PARTS = {each.__name__: each for each in (*VIEW, Refusal, Fault, Official)}


def _codes(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def _table(head: str) -> list[str]:
    """
    Give what the first column of the table with this head names.
    """
    _, _, rest = PAGE.partition(f"\n| {head} |")
    rows = rest.partition("\n\n")[0].splitlines()[2:]
    return [name for row in rows for name in _codes(row.split(" | ")[0])]


@pytest.mark.parametrize("name", RECORDS)
def test_every_command_and_event_has_its_row(name: str) -> None:
    """
    One row names the record, and its second cell the fields in their order.
    """
    rows = [row for row in ROWS if [name] == _codes(row[0])]

    assert len(rows) == 1
    assert [each.name for each in fields(RECORDS[name])] == _codes(rows[0][1])


@pytest.mark.parametrize("name", PARTS)
def test_every_part_of_a_view_has_its_table(name: str) -> None:
    """
    The table of a record names its fields in their order, and nothing else.
    """
    assert [each.name for each in fields(PARTS[name])] == _table(f"field of `{name}`")


def test_every_reason_has_its_row() -> None:
    """
    The reasons are those of the code, in their order.
    """
    assert [reason.value for reason in Reason] == _table("reason")


def test_header_and_envelope_are_whole() -> None:
    """
    Both tables name the keys that are written.
    """
    assert {*HEADER_KEYS, "paiju", "version", "stream", "hash"} == set(_table("key of the header"))
    assert list(TABLE_KEYS) == _table("key of a table's header")
    assert {each.name for each in fields(Envelope)} - {"more"} == set(_table("key of an envelope"))


def test_the_messages_decode_and_are_written_the_same() -> None:
    """
    The two messages of the page are a command and an event.
    """
    command, event = (parsed(line, "the page") for line in BLOCKS[0].splitlines())

    assert command == message_of(command_from(command))
    assert event == message_of(event_from(str(event["type"]), event["data"]))


def test_the_hash_of_the_page_is_right() -> None:
    """
    The hash that common tools give is the one that we take.
    """
    body = re.search(r"body='(.*)'", BLOCKS[1])

    assert body is not None
    assert BLOCKS[1].splitlines()[-1] == link(ORIGIN, body[1])


def test_the_log_of_the_page_replays() -> None:
    """
    The whole log is read, replayed and written again as it stands: a win, its promise kept.
    """
    log = read_log(BLOCKS[2])
    deal = replay(BLOCKS[2])
    told = [type(event).__name__ for event in deal.events]

    assert BLOCKS[2].splitlines() == list(log.lines())
    assert [each.type for each in log.envelopes] == [*told, "WallRevealed"]
    assert deal.result is not None
    assert "S" == deal.result.winner
    assert verifier.KEPT == verifier.verify(BLOCKS[2]).finding


def test_the_lines_of_play_are_those_of_the_page(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    A program that plays is told by these lines; the answer of the page is one of its choices.
    """
    answer = BLOCKS[-1].strip()
    typed = "\n".join([answer, "h", "no", *("0", *map(str, TILES)) * 60])
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
    assert DONE == main(["play", "--json", "--seed", "3"])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    kinds = {each["type"] for each in lines}

    assert message_of(command_from(parsed(answer, "the page"))) in next(
        list(each["data"].values()) for each in lines if each["type"] == "Asked"
    )
    assert {*_table("line of `play`"), "Left"} == {*(kinds - EVENTS.keys()), "Left"}


def _hands(log: str) -> Iterator[tuple[int, list[list[str]]]]:
    """
    Decode a log by the page's formulas alone: after each event its number and the four hands.
    """
    header, *lines = log.splitlines()
    before, size, layout = "0" * 64, 0, json.loads(header)["rules"]
    wall: list[str] = []
    sums: list[int] = []
    hands: list[list[str]] = [[], [], [], []]
    head, discarded = 0, ""

    def tile_at(index: int) -> str:
        if layout == "botzone":
            return wall[index // 34 * 34 + 33 - index % 34]
        return wall[(2 * head + index) % size]

    for line in [header, *lines]:
        body, _, ending = line.rpartition(',"hash":"')
        before = hashlib.sha256(f"{before}{body}}}".encode()).hexdigest()
        assert f'{before}"}}' == ending
        found = json.loads(line)
        kind, data = found.get("type"), found.get("data", {})
        hand = hands["ESWN".index(data["seat"])] if "seat" in data else []
        tile, taken = data.get("tile"), []
        if kind == "WallBuilt":
            wall, size = data["tiles"], len(data["tiles"])
        elif kind == "DiceThrown":
            sums.append(sum(data["dice"]))
        elif kind == "WallOpened":
            opener, stacks = (sums[0] - 1) % 4, size // 8
            head = ((4 - opener) % 4 * stacks + sum(sums)) % (4 * stacks)
            assert data["head"] == head
        elif kind == "HandsDealt":
            hands = [[tile_at(index) for index in _dealt(layout, seat)] for seat in range(4)]
        elif kind == "TileDrawn":
            assert tile_at(data["index"]) == tile
            hand.append(tile)
        elif kind == "TileDiscarded":
            taken, discarded = [tile], tile
        elif kind == "ChowMade":
            taken = [f"{int(tile[0]) + step}{tile[1]}" for step in range(3)]
            taken.remove(discarded)
        elif kind in _TAKEN:
            taken = [tile] * _TAKEN[kind]
        for each in taken:
            hand.remove(each)
        if kind:
            yield found["seq"], hands


_TAKEN = {
    "FlowerShown": 1,
    "PungMade": 2,
    "MeldedKongMade": 3,
    "ConcealedKongMade": 4,
    "AddedKongDeclared": 1,
}


def _dealt(layout: str, seat: int) -> list[int]:
    """
    Give the indexes of a seat's first tiles, from the page's table.
    """
    if layout == "botzone":
        return [seat * 34 + place for place in range(13)]
    row = next(row for row in PAGE.splitlines() if row.startswith(f"| {'ESWN'[seat]} | "))
    spans = [part.split("–") for part in row.strip("| ").split(" | ")[1].split(", ")]
    return [index for span in spans for index in range(int(span[0]), int(span[-1]) + 1)]


@pytest.mark.parametrize("rules", ["mcr", "wsom", "botzone"])
def test_a_stranger_can_rebuild_all_hands(rules: str, chance: Random) -> None:
    """
    Hashes, head, draws and hands follow from the page, until somebody wins or nothing is left.
    """
    for _ in range(3):
        lines = list(played(rules, chance).log())
        steps = Steps(read_log(lines))
        over = False
        for no, hands in _hands("\n".join(lines)):
            seats = steps.view(no, "official").seats
            over = over or isinstance(steps.steps[no - 1].event, WinDeclared)
            shown = [sorted(map(str, each.concealed or ())) for each in seats]
            assert over or list(map(sorted, hands)) == shown


@pytest.mark.parametrize(("rules", "order"), [("mcr", (142, 143, 140, 141)), ("wsom", (134, 135))])
def test_replacements_come_in_the_order_of_the_page(
    rules: str, order: tuple[int, ...], chance: Random
) -> None:
    """
    The page names the first indexes from the tail, and deals draw them so.
    """
    most: list[int] = []
    while len(most) < 2:
        drawn = [each for each in played(rules, chance).events if isinstance(each, TileDrawn)]
        most = [each.index for each in drawn if each.source != "head"]

    assert list(order)[: len(most)] == most[: len(order)]
    assert re.search(r",\s".join(map(str, order)), PAGE)


def test_a_shown_event_has_the_keys_of_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """
    What the command prints of one event is the object that the page describes.
    """
    file = tmp_path / "deal.jsonl"
    file.write_text(BLOCKS[2], encoding="utf-8")
    assert DONE == main(["replay", str(file), "--json", "--at", "2"])
    found = json.loads(capsys.readouterr().out)

    assert _table("key of a shown event") == list(found)


def test_only_the_actors_of_the_page_are_written(chance: Random) -> None:
    """
    The log's own actors are in the table; a forfeit is the table's, and in no legal list.
    """
    deal = Deal("botzone", seed=chance.getrandbits(32))
    legal = {type(each).__name__ for seat in SEATS for each in deal.legal(seat)}
    deal.play(Forfeit("S"), 10)
    last = read_log(deal.log()).envelopes[-1]

    assert [f'"{each}"' for each in (TABLE, OFFICIAL, RULES_ACTOR)] == _table("actor")
    assert ("DealEnded", TABLE) == (last.type, last.actor)
    assert not legal & {"Forfeit", "CallTime"}
    assert isinstance(Deal("mcr", seed=1).play(Forfeit("S"), 10), Refusal)
