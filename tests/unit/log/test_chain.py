"""The chain of a log: commands that count once, batches that are whole, changes that are found."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from tests.unit.log.logs import LOGS, rewritten, small_log

from paiju.errors import LogError
from paiju.log.chain import Log
from paiju.log.envelope import Entry, Envelope, Header
from paiju.log.reader import read_log

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random


def test_a_hash_is_that_of_the_page() -> None:
    """
    Each hash is SHA-256 of the hash before it and the line without its own, taken by hand here.
    """
    previous = "0" * 64
    for line in small_log().lines():
        body, _, rest = line.rpartition(',"hash":"')
        previous = sha256((previous + body + "}").encode("utf-8")).hexdigest()

        assert f'{previous}"}}' == rest

    assert small_log().head == previous


def test_the_same_command_twice_has_one_effect() -> None:
    """
    The second time gives back what the first did, whatever is asked with it.
    """
    log = Log(Header("deal/7"))
    first = log.append([Entry("TileDrawn", {})], at_ms=5, actor="E", command="c1")
    log.append([Entry("TileDrawn", {})], at_ms=6, actor="S", command="c1")

    assert first == log.append([Entry("DealEnded", {})], at_ms=9, actor="E", command="c1")
    assert first == log.answered("E", "c1")
    assert log.answered("E", "c2") == ()
    assert len(log) == 2


def test_a_read_log_knows_its_commands() -> None:
    """
    What a command did is found again after reading, and the command still counts once.
    """
    log = read_log("\n".join(small_log().lines()))

    assert [each.seq for each in log.answered("E", "c1")] == [1, 2]
    assert len(log.append([Entry("DealEnded", {})], at_ms=9000, actor="E", command="c1")) == 2
    assert len(log) == 3


def test_events_without_a_command_are_never_the_same() -> None:
    """
    What nobody asked for happens as often as it is written.
    """
    log = Log(Header("deal/7"))
    for _ in range(2):
        log.append([Entry("TimeCalled", {})], at_ms=0, actor="table")

    assert len(log) == 2


def test_a_command_without_events_leaves_nothing() -> None:
    """
    A command that did nothing is not remembered.
    """
    log = Log(Header("deal/7"))

    assert log.append([], at_ms=0, actor="E", command="c1") == ()
    assert len(log.append([Entry("TileDrawn", {})], at_ms=0, actor="E", command="c1")) == 1


@pytest.mark.parametrize(
    ("entry", "at_ms", "actor", "command"),
    [
        (Entry("not a type", {}), 9000, "E", "c9"),
        (Entry("TileDrawn", {"tile": "\0"}), 9000, "E", "c9"),
        (Entry("TileDrawn", {}), 4199, "E", "c9"),
        (Entry("TileDrawn", {}), -1, "E", "c9"),
        (Entry("TileDrawn", {}), 9000, "", "c9"),
        (Entry("TileDrawn", {}), 9000, "E", ""),
    ],
)
def test_a_batch_is_written_whole_or_not_at_all(
    entry: Entry, at_ms: int, actor: str, command: str
) -> None:
    """
    When one of two events cannot be written, the log stays as it was.
    """
    log = small_log()
    before = list(log.lines())

    with pytest.raises(LogError):
        log.append([Entry("TileDrawn", {}), entry], at_ms=at_ms, actor=actor, command=command)

    assert before == list(log.lines())
    assert before == list(read_log("\n".join(before)).lines())
    assert log.answered(actor, command) == ()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda each: replace(each, command="c1", actor="E"), "command that was carried out"),
        (lambda each: replace(each, at_ms=1199), "time that goes back"),
        (lambda each: replace(each, seq=2), "gap or a repetition"),
        (lambda each: replace(each, seq=4), "gap or a repetition"),
    ],
)
def test_what_no_writer_does_is_refused_though_the_hashes_fit(
    change: Callable[[Envelope], Envelope], fault: str
) -> None:
    """
    Numbers without a gap, times that never go back and commands that count once are checked.
    """
    log = small_log()
    *others, last = log.envelopes

    assert log.head == read_log(rewritten(log.header, *others, last)).head
    with pytest.raises(LogError, match=fault) as caught:
        read_log(rewritten(log.header, *others, change(last)))
    assert caught.value.place.startswith("line 4, key ")


def test_a_command_that_comes_back_later_is_refused() -> None:
    """
    The events of one command stand together.
    """
    log = small_log()
    first, second, last = log.envelopes
    again = replace(second, seq=4, at_ms=last.at_ms)

    with pytest.raises(LogError, match="in events 1 to 2 alone") as caught:
        read_log(rewritten(log.header, first, second, last, again))
    assert caught.value.place == "line 5, key 'command'"


def test_other_keys_are_kept_and_hashed() -> None:
    """
    A key of a later version stays through reading and writing, and cannot be changed unseen.
    """
    log = small_log()
    first, *others = log.envelopes
    text = rewritten(log.header, replace(first, more={"referee": "R7", "AA": [1]}), *others)

    assert read_log(text).envelopes[0].more == {"referee": "R7", "AA": [1]}
    assert text.splitlines() == list(read_log(text).lines())
    with pytest.raises(LogError, match="line that was changed at line 2"):
        read_log(text.replace("R7", "R8"))


@given(LOGS)
def test_a_log_reads_back_as_it_was(log: Log) -> None:
    """
    Reading what was written gives equal envelopes and heads, and the same lines again.
    """
    lines = list(log.lines())
    found = read_log("\n".join(lines), head=log.head)

    assert log.envelopes == found.envelopes
    assert log.header == found.header
    assert lines == list(found.lines())


def test_every_changed_byte_is_found(chance: Random, random_count: Callable[[int], int]) -> None:
    """
    Whichever byte of a log becomes whichever other byte, the log is refused.
    """
    data = "\n".join([*small_log().lines(), ""]).encode()
    count = random_count(25)
    unseen = [
        (place, other)
        for place, byte in enumerate(data)
        for other in chance.sample([other for other in range(256) if other != byte], count)
        if _is_read(data[:place] + bytes([other]) + data[place + 1 :])
    ]

    assert unseen == []


def test_every_byte_becomes_each_other_byte_in_one_line() -> None:
    """
    The same with every other byte, in the shortest log.
    """
    data = (next(Log(Header("d/7")).lines()) + "\n").encode()
    changes = ((place, other) for place in range(len(data)) for other in range(256))
    unseen = [
        (place, other)
        for place, other in changes
        if other != data[place] and _is_read(data[:place] + bytes([other]) + data[place + 1 :])
    ]

    assert unseen == []


def _is_read(data: bytes) -> bool:
    try:
        read_log(data)
    except LogError:
        return False  # which is what should be
    return True


@pytest.mark.parametrize("gone", range(3))
def test_a_missing_line_is_found(gone: int) -> None:
    """
    Any line but the last leaves a gap; the first leaves no header.
    """
    lines = list(small_log().lines())
    del lines[gone]

    with pytest.raises(LogError):
        read_log("\n".join(lines))


def test_a_missing_end_is_found_by_the_published_head() -> None:
    """
    A log cut at the end of a line is whole in itself; its head tells that it is not all.
    """
    log = small_log()
    short = "\n".join(list(log.lines())[:-1])

    assert len(read_log(short)) == 2
    with pytest.raises(LogError, match="does not end as published at line 3"):
        read_log(short, head=log.head)
