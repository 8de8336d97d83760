"""Logs that were made by hand or changed, with hashes that fit: none replays as what it is not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from tests.unit.deal.played import played
from tests.unit.log.logs import rewritten

from paiju.deal.commitment import commitment
from paiju.deal.deal import Deal
from paiju.deal.log_lines import log_of, reveal
from paiju.deal.replay import replay
from paiju.errors import LogError
from paiju.log.envelope import Envelope, Header
from paiju.rules.editions import ruleset
from paiju.tiles import tile
from paiju.view import commands, events, mishaps
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from paiju.log.envelope import Json


def _forged(change: Callable[[list[Envelope]], object]) -> str:
    """
    Give the log of a deal of three batches with other envelopes and hashes that fit.
    """
    deal = Deal("wsom", seed=9)
    deal.play(commands.Discard("E", tile("C")), 4200)
    deal.play(commands.Pung("N"), 5100)
    log = log_of(deal)
    lines = list(log.envelopes)
    change(lines)
    return rewritten(log.header, *(replace(each, seq=no) for no, each in enumerate(lines, 1)))


def _put(lines: list[Envelope], place: int, **data: Json) -> None:
    lines[place] = replace(lines[place], data={**lines[place].data, **data})


def _type(lines: list[Envelope], place: int, name: str) -> None:
    lines[place] = replace(lines[place], type=name)


def _by(lines: list[Envelope], place: int, actor: str) -> None:
    lines[place] = replace(lines[place], actor=actor)


def _time(lines: list[Envelope], at_ms: int) -> None:
    lines[-1] = replace(lines[-1], at_ms=at_ms)


def _asked(lines: list[Envelope], *ids: tuple[int, str]) -> None:
    for place, name in ids:
        lines[place] = replace(lines[place], command=name)


def _other_wall(lines: list[Envelope]) -> None:
    tiles = lines[0].data["tiles"]
    assert isinstance(tiles, list)
    _put(lines, 0, tiles=[*tiles[1:], tiles[0]])


FORGERIES: list[tuple[Callable[[list[Envelope]], object], str, str, str]] = [
    (len, "", "", ""),
    (lambda lines: lines.clear(), "a log without a deal", "line 1", "the wall in the next line"),
    (lambda lines: lines.pop(0), "does not begin with its wall", "line 2", "WallBuilt"),
    (lambda lines: _put(lines, 0, tiles=[]), "", "lines 2 to 4", ""),
    (lambda lines: _put(lines, 0, tiles=["1m"] * 136), "", "lines 2 to 4", ""),
    (lambda lines: _put(lines, 0, tiles=["f1"] * 136), "", "lines 2 to 4", ""),
    (lambda lines: _put(lines, 0, tiles="1m"), "a value of another kind", "line 2, ", "a list"),
    (_other_wall, "an event against the rules", "line 7", "none: tile_not_held"),
    (lambda lines: lines.pop(1), "", "lines 2 to 4", ""),
    (lambda lines: _put(lines, 1, dice=[0, 7]), "", "lines 2 to 4", ""),
    (lambda lines: _put(lines, 1, dice=[1, 1]), "does not follow", "line 4", '"seat":"S"'),
    (lambda lines: _put(lines, 2, seat="E"), "does not follow", "line 4", '"seat":"W"'),
    (lambda lines: _put(lines, 3, head=47), "does not follow", "line 5", '"head":48'),
    (lambda lines: lines.pop(4), "does not follow", "line 6", "HandsDealt"),
    (lambda lines: _put(lines, 5, tile="1m"), "against the rules", "line 7", "tile_not_held"),
    (lambda lines: _put(lines, 5, tile=None), "none of these", "line 7, TileDisc", "a tile"),
    (lambda lines: _put(lines, 5, seat="S"), "against the rules", "line 7", "wsom08-draw-and"),
    (lambda lines: _put(lines, 5, drawn=True), "does not follow", "line 7", '"drawn":false'),
    (lambda lines: _type(lines, 5, "TileThrown"), "an unknown event", "line 7, key", "known"),
    (lambda lines: _type(lines, 5, "DealExhausted"), "no command leads", "line 7", "begins"),
    (lambda lines: _by(lines, 5, "S"), "an event by S", "line 7", "it by E"),
    (lambda lines: _by(lines, 0, "E"), "an event by E", "line 2", "it by table"),
    (lambda lines: _put(lines, 6, reply="Discard"), "no command leads", "line 8", "begins"),
    (lambda lines: _put(lines, 6, reply="Win"), "against the rules", "line 8", "none: not_"),
    (lambda lines: _put(lines, 6, reply="Chow"), "none of these", "line 8", "a tile"),
    (lambda lines: _put(lines, 6, tile="C"), "does not follow", "line 8", '"tile":null'),
    (lambda lines: _put(lines, 7, tile="F"), "does not follow", "line 9", '"tile":"C"'),
    (lambda lines: lines.append(lines[-1]), "no command leads", "line 10", "begins"),
    (lambda lines: _time(lines, 5101), "a batch with two times", "line 9", "it at 5100 ms"),
    (lambda lines: _asked(lines, (5, "c1"), (6, "c1"), (7, "c1")), "", "", ""),
    (
        lambda lines: _asked(lines, *((place, "c1") for place in range(5))),
        "an event by command c1",
        "line 2",
        "no command",
    ),
    (lambda lines: _asked(lines, (6, "c1")), "with two commands", "line 9", "by command c1"),
    (lambda lines: _asked(lines, (7, "c1")), "with two commands", "line 9", "by no command"),
    (lambda lines: _time(lines, 10**11 + 1), "a deal of years", "line 9", "100000000000"),
]


@pytest.mark.parametrize(("change", "fault", "place", "expected"), FORGERIES)
def test_a_forged_log_is_told_with_its_line(
    change: Callable[[list[Envelope]], object], fault: str, place: str, expected: str
) -> None:
    """
    Whatever was changed, with hashes that fit, is an error with its line, never an assertion.
    """
    text = _forged(change)
    if not place:
        assert len(replay(text).events) == 8
        return
    with pytest.raises(LogError) as caught:
        replay(text)

    assert fault in caught.value.fault
    assert caught.value.place.startswith(place)
    assert expected in caught.value.expected
    assert caught.value.remedy


def test_one_command_makes_one_batch() -> None:
    """
    Two discards of faithful play under one id, at one time, are two commands.
    """
    deal = Deal("wsom", seed=9, enforcement="faithful")
    kinds = [each for each in deal.possible("E") if isinstance(each, mishaps.ExposeTile)]
    for each in kinds[:2]:
        assert not isinstance(deal.play(each), Refusal)
    log = log_of(deal)
    lines = [replace(each, command="c1") if each.seq > 5 else each for each in log.envelopes]

    with pytest.raises(LogError, match="Two batches of one command at line 9"):
        replay(rewritten(log.header, *lines))


REVEALS: list[tuple[dict[str, Json], str, str, str]] = [
    ({}, "table", "", ""),
    ({}, "S", "an event by S", "it by table"),
    ({"key": "zz"}, "table", "a key that is none", "64 digits"),
    ({"key": "AB" * 32}, "table", "a key that is none", "64 digits"),
    ({"key": 7}, "table", "a value of another kind", "a text"),
    ({"tiles": []}, "table", "a wall that is not the deal's", "the tiles of WallBuilt"),
    ({"tiles": ["0m"]}, "table", "", "a tile"),
    ({"key": "01" * 32}, "table", "a promise that was not kept", "the key and the wall of "),
]


@pytest.mark.parametrize(("changed", "actor", "fault", "expected"), REVEALS)
def test_a_forged_reveal_is_told(
    changed: dict[str, Json], actor: str, fault: str, expected: str
) -> None:
    """
    The wall shown after the end is the deal's and the promised one, or the log is refused.
    """
    deal = Deal("wsom", seed=9)
    deal.stop("void")
    wall = deal.events[0]
    assert isinstance(wall, events.WallBuilt)
    promise = commitment("deal/7", bytes(32), bytes(each.kind for each in wall.tiles))
    log = log_of(deal, "deal/7", promise)
    reveal(log, "00" * 32, wall.tiles)
    last = log.envelopes[-1]
    forged = replace(last, actor=actor, data={**last.data, **changed})
    text = rewritten(log.header, *log.envelopes[:-1], forged)
    if not expected:
        assert replay(text).digest() == deal.digest()
        return
    with pytest.raises(LogError) as caught:
        replay(text)

    assert fault in caught.value.fault
    assert expected in caught.value.expected
    assert caught.value.place.startswith(f"line {last.seq + 1}")


def test_a_reveal_comes_after_the_end_by_no_command() -> None:
    """
    A wall shown while the deal is played, or as the effect of a command, is refused.
    """
    deal = Deal("wsom", seed=9)
    wall = deal.events[0]
    assert isinstance(wall, events.WallBuilt)
    log = log_of(deal)
    reveal(log, "00" * 32, wall.tiles)
    with pytest.raises(LogError, match="A wall shown before the end at line 7"):
        replay(log)

    deal.stop("redeal")
    log = log_of(deal)
    reveal(log, "00" * 32, wall.tiles)
    assert replay(log).digest() == deal.digest()
    asked = replace(log.envelopes[-1], command="c1")
    with pytest.raises(LogError, match="An event by command c1"):
        replay(rewritten(log.header, *log.envelopes[:-1], asked))


@pytest.mark.parametrize("rules", ["mcr", "wsom", "botzone"])
def test_any_changed_field_is_refused_or_replayed(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    A field of any event with a value of another: the log is refused, or is another true deal.
    """
    log = log_of(played(rules, chance, commands=60))
    values = [(key, value) for each in log.envelopes[1:] for key, value in each.data.items()]
    places: list[str] = []
    for _ in range(random_count(100)):
        lines = list(log.envelopes)
        place = chance.randrange(1, len(lines))
        key, value = chance.choice(values)
        if key in lines[place].data:
            _put(lines, place, **{key: value})
        text = rewritten(log.header, *lines)
        try:
            deal = replay(text)
        except LogError as fault:
            # which is what should be, with its place
            places.append(fault.place)
            continue
        assert [each.type for each in lines] == [type(each).__name__ for each in deal.events]

    assert all(place.startswith("line") for place in places)


HEADER_FAULTS: list[tuple[dict[str, Json], str, str]] = [
    ({"rules": "mrc"}, "line 1", "one of mcr"),
    ({"rules": None}, "line 1, key 'rules'", "a text"),
    ({"rulings": []}, "line 1, key 'rulings'", "an object"),
    ({"rulings": {"mixed_kong": "separate"}}, "line 1", "one of "),
    ({"rulings": {"mixed_kongs": "both"}}, "line 1", "one of "),
    ({"rulings": {"mixed_kongs": 5}}, "line 1, key 'mixed_kongs'", "a text"),
    ({"table": []}, "line 1, key 'table'", "an object"),
    ({"table": {"stacks": 3}}, "line 1, key 'table'", "walls are the edition's"),
    ({"table": {"discard_ms": -1}}, "line 1, key 'table'", "numbers from 0"),
    ({"table": {"discard_ms": 10**12}}, "line 1, key 'table'", "numbers from 0"),
    ({"table": {"discard_ms": "5"}}, "line 1, key 'table', key 'discard_ms'", "a whole number"),
    ({"table": {"discard_from": "draw"}}, "line 1, key 'table', key 'disc", "previous_discard"),
    (
        {"table": {"overtime_points": 10**9, "overtime_unit_ms": 1}},
        "line 1, key 'table'",
        "fines that a result holds",
    ),
    ({"enforcement": "strict"}, "line 1, key 'enforcement'", "guided or faithful"),
    ({"prevalent": "e"}, "line 1, key 'prevalent'", "E, S, W or N"),
    ({"commitment": 7}, "line 1, key 'commitment'", "a text"),
    ({"commitment": "zz"}, "line 1, key 'commitment'", "64 digits"),
    ({"commitment": ""}, "line 1, key 'commitment'", "64 digits"),
    ({"commitment": "A" * 64}, "line 1, key 'commitment'", "64 digits"),
    ({"table": {"draws_after_deal": 5}}, "line 1, key 'table'", "walls are the edition's"),
    ({"table": {"wall_tiles": 136}}, "line 1, key 'table'", "walls are the edition's"),
]


@pytest.mark.parametrize(("changed", "place", "expected"), HEADER_FAULTS)
def test_a_header_of_no_deal_is_told(changed: dict[str, Json], place: str, expected: str) -> None:
    """
    A header that names no rules, or rules that cannot be, is refused with its key.
    """
    log = log_of(Deal("mcr", seed=1))
    header = replace(log.header, more={**log.header.more, **changed})

    with pytest.raises(LogError) as caught:
        replay(rewritten(header, *log.envelopes))

    assert caught.value.place.startswith(place)
    assert expected in caught.value.expected
    assert caught.value.remedy


def test_a_log_of_something_else_is_told() -> None:
    """
    A stream that is no deal's is not replayed.
    """
    with pytest.raises(LogError, match="key 'stream': found 'event/1', expected deal/"):
        replay(rewritten(Header("event/1", {"rules": "mcr"})))


def test_a_later_table_may_say_more() -> None:
    """
    A value of the table that is not known is passed over.
    """
    log = log_of(Deal("mcr", seed=1))
    header = replace(log.header, more={**log.header.more, "table": {"music": "soft"}})

    assert ruleset("mcr") == replay(rewritten(header, *log.envelopes)).rules
