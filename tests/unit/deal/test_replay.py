"""A deal's log played again: every deal, every cut, every forgery."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.unit.deal.played import RULES, played
from tests.unit.deal.tables import play, table_of
from tests.unit.log.logs import rewritten

import paiju
from paiju.cli import verifier
from paiju.deal.commitment import commitment
from paiju.deal.deal import Deal
from paiju.deal.key_stream import KeyStream
from paiju.deal.log_lines import DealHeader, header_of, log_of, read_header, reveal
from paiju.deal.opening import chance_of
from paiju.deal.replay import command_behind, replay
from paiju.errors import LogError
from paiju.log.reader import read_log
from paiju.referee.steps import Steps
from paiju.rules.editions import ruleset
from paiju.tiles import TILES, tile
from paiju.view import acts, commands, events
from paiju.view.refusal import Refusal
from paiju.view.table_view import VIEWERS

if TYPE_CHECKING:
    from collections.abc import Callable


ROOT = Path(paiju.__file__).parents[2]
CLOCKS = 0.05
UNTIMED = {"first_discard_ms": 0, "discard_ms": 0, "claim_ms": 0, "deal_ms": 0, "free_ms": 0}


@pytest.mark.parametrize("rules", RULES)
def test_a_replayed_deal_is_the_deal(
    rules: str, chance: Random, random_count: Callable[[int], int]
) -> None:
    """
    The same state, the same events, the same log, the same result, for whole and broken deals.
    """
    for _ in range(random_count(20)):
        deal = played(rules, chance, commands=chance.choice((1, 20, 10**6)))
        lines = deal.log("deal/x-1")
        again = replay(lines)

        assert deal.digest() == again.digest()
        assert deal.batches == again.batches
        assert lines == again.log("deal/x-1")
        assert deal.result == again.result


@pytest.mark.parametrize("rules", RULES)
def test_faithful_play_is_replayed(rules: str, random_count: Callable[[int], int]) -> None:
    """
    Whatever single acts are possible: their log gives the same state and the same batches.
    """
    for seed in range(random_count(60)):
        chance = Random(seed)
        deal = Deal(rules, seed=seed, enforcement="faithful")
        at_ms = 0
        while deal.result is None:
            at_ms += chance.randrange(8_000)
            if chance.random() < CLOCKS:
                deal.play(commands.CallTime(), at_ms)
            can = [each for seat in commands.SEATS for each in deal.possible(seat)]
            if not can:
                deal.stop("void", at_ms)
                continue
            kongs = [each for each in can if isinstance(each, commands.CallKong)]
            assert not isinstance(deal.play(chance.choice(kongs or can), at_ms), Refusal)
        again = replay(deal.log())

        assert deal.digest() == again.digest()
        assert deal.batches == again.batches


def test_each_kong_of_faithful_play_is_replayed() -> None:
    """
    A concealed kong, a pung with a fourth tile, and the draws after both.
    """
    deal = table_of(
        "wsom",
        {"E": "1111m 28p 369s ESWN C", "S": "CC 258m 258p 369s WW"},
        draws="9p 8p 7p C",
        enforcement="faithful",
    )
    play(deal, "E calls-kong", "E shows concealed_kong 1m", "E draws", "E C")
    play(deal, "S calls-pung", "S shows pung C", "S W", "W draws", "W 9p", "N draws", "N 8p")
    play(deal, "E draws", "E 7p", "S draws", "S calls-kong")
    play(deal, "S shows added_kong C", "S draws")

    assert deal.digest() == replay(deal.log()).digest()
    assert [type(each.command).__name__ for each in replay(deal.log()).batches][2] == "ShowSet"


def test_penalty_tiles_are_replayed() -> None:
    """
    What an official set of a hand's tiles is in the log, and replays.
    """
    deal = Deal("wsom", seed=3)
    held = next(kind for kind, count in enumerate(deal.state.hand(2)) if count)
    deal.set_penalty_tiles("W", TILES[held], live=1, dead=0, at_ms=1000)

    assert deal.digest() == replay(deal.log()).digest()


@pytest.mark.parametrize("rules", RULES)
def test_steps_go_through_every_state(rules: str, chance: Random) -> None:
    """
    The fold of the events ends in the deal's state; every viewer can look at every step.
    """
    deal = played(rules, chance)
    steps = Steps(log_of(deal))
    viewer = chance.choice(VIEWERS)

    assert len(deal.events) == len(steps)
    assert [each.event for each in steps.steps] == list(deal.events)
    assert steps.view(len(steps), viewer) == deal.view(viewer)
    assert steps.view(0, viewer).phase == "before_deal"
    for no in range(len(steps) + 1):
        assert steps.view(no, viewer).viewer == viewer


def test_only_what_is_shown_is_stepped_to(chance: Random) -> None:
    """
    Going on and back passes over events that the viewer is not shown, and stops at the ends.
    """
    steps = Steps(log_of(played("mcr", chance)))
    shown = [no for no in range(1, len(steps) + 1) if steps.shown(no, "S") is not None]
    at, seen = 0, []
    while at < len(steps):
        at = steps.next_shown(at, "S")
        seen.append(at)
    back = []
    while at > 0:
        at = steps.next_shown(at, "S", -1)
        back.append(at)

    assert set(shown) <= set(seen) <= {*shown, len(steps)}
    assert [*seen[-2::-1], 0] == back
    assert steps.next_shown(0, "S", -1) == 0
    assert steps.next_shown(len(steps), "S") == len(steps)


@pytest.mark.parametrize("rules", ["mcr", "wsom", "botzone"])
def test_a_log_may_end_after_a_batch_alone(rules: str, chance: Random) -> None:
    """
    Cut after a batch a log replays to that state; cut inside one it is refused with its line.
    """
    deal = played(rules, chance, commands=25)
    lines = deal.log()
    ends = [0]
    for batch in deal.batches:
        ends.append(ends[-1] + len(batch.events))
    for count in range(1, len(lines)):
        cut = lines[: count + 1]
        if count in ends:
            assert len(replay(cut).events) == count
            continue
        with pytest.raises(LogError, match="inside a batch") as caught:
            replay(cut)
        assert caught.value.place == f"line {count + 1}"


def test_rulings_of_officials_are_replayed() -> None:
    """
    What an official set is in the log by his name, and replays.
    """
    deal = Deal("wsom", seed=3)
    deal.play(deal.legal("E")[-1], 900)
    deal.set_standing("W", can_win=False, can_claim=True, at_ms=1000)
    last = read_log(deal.log()).envelopes[-1]

    assert ("official", 1000, "StandingSet") == (last.actor, last.at_ms, last.type)
    assert deal.digest() == replay(deal.log()).digest()


def test_actors_are_the_seats_and_the_table(chance: Random) -> None:
    """
    A seat's command is its own; the opening, the clock and a forfeit are the table's.
    """
    deal = Deal("botzone", seed=3)
    deal.play(commands.Forfeit("S"), 5)
    first, *_, last = read_log(deal.log()).envelopes
    timed = Deal("mcr", seed=3)
    discard = timed.legal("E")[-1]
    timed.play(discard, 4)
    envelopes = read_log(timed.log()).envelopes

    assert ("table", "table") == (first.actor, last.actor)
    assert "E" == next(each.actor for each in envelopes if each.type == "TileDiscarded")
    assert deal.digest() == replay(deal.log()).digest()


def test_rules_that_differ_are_named_and_replayed(chance: Random) -> None:
    """
    Other rulings and times stand in the header, and nothing else of the rules does.
    """
    rules = ruleset("mcr").with_rulings(mixed_kongs="separate")
    rules = replace(rules, table=replace(rules.table, auto_discard=True, discard_ms=5))
    deal = played(rules, chance)
    header = read_log(deal.log()).header

    assert header.more == {
        "rules": "mcr",
        "rulings": {"mixed_kongs": "separate"},
        "table": {"auto_discard": True, "discard_ms": 5},
        "enforcement": "guided",
        "prevalent": deal.prevalent,
    }
    assert rules == replay(deal.log()).rules
    assert deal.digest() == replay(deal.log()).digest()


@pytest.mark.parametrize("key", RULES)
def test_an_untimed_deal_is_a_log(key: str, chance: Random) -> None:
    """
    A table without clocks is named in the header as well.
    """
    rules = ruleset(key)
    untimed: dict[str, Any] = UNTIMED
    rules = replace(rules, table=replace(rules.table, **untimed))
    deal = played(rules, chance, commands=12)

    assert rules == replay(deal.log()).rules


@pytest.mark.parametrize(
    "rules",
    [
        replace(ruleset("mcr"), minimum_points=6),
        replace(ruleset("mcr"), table=replace(ruleset("mcr").table, dead_wall_tiles=4)),
    ],
    ids=["minimum", "wall"],
)
def test_rules_without_a_name_are_not_written(rules: paiju.Ruleset) -> None:
    """
    A deal under other points or walls would replay as another deal.
    """
    with pytest.raises(LogError, match="that a log cannot name"):
        header_of("deal/1", DealHeader(rules, "guided", "E"))


def test_the_shown_wall_is_no_event(chance: Random) -> None:
    """
    The line after the end that shows wall and key changes nothing; anywhere else it is wrong.
    """
    deal = played("wsom", chance)
    wall = deal.events[0]
    assert isinstance(wall, events.WallBuilt)
    promise = commitment("deal/9", bytes(32), bytes(each.kind for each in wall.tiles))
    log = log_of(deal, "deal/9", promise)
    reveal(log, "00" * 32, wall.tiles)

    assert deal.digest() == replay(log).digest()
    assert len(Steps(log)) == len(log) == len(deal.events) + 1
    assert read_header(log.header).commitment == promise
    early = [log.envelopes[-1], *log.envelopes[:-1]]
    numbered = [replace(each, seq=no, at_ms=0) for no, each in enumerate(early, 1)]
    with pytest.raises(LogError, match="A wall shown out of its place at line 2"):
        replay(rewritten(log.header, *numbered))


@pytest.mark.parametrize(
    ("event", "command"),
    [
        (events.TileDrawn("S", tile("1m"), 53, "head"), commands.Draw("S")),
        (events.FlowerShown("S", tile("f1")), commands.ShowFlower("S", tile("f1"))),
        (events.SeatForfeited("S"), commands.Forfeit("S")),
        (events.ConcealedKongMade("S", tile("C")), commands.ConcealedKong("S", tile("C"))),
        (events.AddedKongDeclared("S", tile("C")), commands.AddedKong("S", tile("C"))),
        (events.WinDeclared("S", tile("C"), "self_drawn", 8), commands.Win("S")),
        (events.ReplySealed("S", "Pass", None), commands.Pass("S")),
        (events.ReplySealed("S", "Chow", tile("3m")), commands.Chow("S", tile("3m"))),
        (acts.ChowCalled("S"), commands.CallChow("S")),
        (acts.HeadTouched("S"), commands.TouchHead("S")),
        (acts.CallWithdrawn("S"), commands.Withdraw("S")),
        (events.DealExhausted(), None),
        (events.ReplySealed("S", "Draw", None), None),
    ],
)
def test_each_beginning_has_its_command(
    event: events.Event, command: commands.Command | None
) -> None:
    """
    The command behind an event is the one whose first effect it is.
    """
    assert command == command_behind(event)


PROGRAM = """
from hashlib import sha256
from random import Random
from tests.unit.deal.played import RULES, played
for rules in RULES:
    for seed in range({deals}):
        text = "\\n".join(played(rules, Random(seed)).log())
        print(rules, seed, sha256(text.encode()).hexdigest())
"""


def test_logs_are_the_same_compiled_and_uncompiled(random_count: Callable[[int], int]) -> None:
    """
    Deals of the same chance give the same bytes either way.
    """
    program = PROGRAM.format(deals=random_count(4))
    ran = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PAIJU_PURE": pure, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("", "1")
    ]

    assert ran[0] == ran[1]
    assert len(ran[0].splitlines()) >= len(RULES)


@pytest.mark.parametrize("rules", ["mcr", "wsom-2008", "botzone"])
def test_a_promised_wall_is_verified_from_the_log(rules: str) -> None:
    """
    Promise, deal, log, line that shows the wall: the verifier that needs Python alone agrees.
    """
    key = bytes(range(32))
    wall, dice = chance_of(ruleset(rules), KeyStream(key))
    tiles = tuple(TILES[kind] for kind in wall)
    deal = Deal(rules, wall=tiles, dice=dice if ruleset(rules).table.stacks else None)
    while deal.result is None:
        deal.play(next(each for seat in commands.SEATS for each in deal.legal(seat)))
    log = log_of(deal, "deal/12", commitment("deal/12", key, wall))
    reveal(log, key.hex(), tiles)
    text = "\n".join(log.lines())

    assert verifier.KEPT == verifier.verify(text).finding
    assert deal.digest() == replay(text).digest()
