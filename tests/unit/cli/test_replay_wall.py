"""`paiju replay` of what is before and after the deal: no wall yet, and the wall that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paiju.cli import WRONG
from paiju.deal.commitment import commitment
from paiju.deal.deal import Deal
from paiju.deal.log_lines import log_of, reveal
from paiju.language import LANGUAGES
from paiju.log.chain import Log
from paiju.log.envelope import Entry
from paiju.log.reader import read_log
from paiju.view.commands import SEATS
from paiju.view.events import WallBuilt

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.cli.conftest import Ran


def with_shown_wall(*, promised: bool) -> str:
    """
    Give the log of a deal that was played out, and whose wall was shown.
    """
    deal = Deal("wsom", seed=9)
    while deal.result is None:
        deal.play(next(legal[0] for seat in SEATS if (legal := deal.legal(seat))))
    tiles = next(each.tiles for each in deal.events if isinstance(each, WallBuilt))
    promise = commitment("deal/9", bytes(32), bytes(each.kind for each in tiles))
    log = log_of(deal, "deal/9", promise if promised else "")
    reveal(log, bytes(32).hex(), tiles)
    return "".join(f"{line}\n" for line in log.lines())


@pytest.mark.parametrize("no", ["0", "3"])
def test_before_the_hands_are_dealt_no_tile_is_left_to_draw(
    no: str, run: Callable[..., Ran]
) -> None:
    """
    How many are left is told once they are dealt.
    """
    text = with_shown_wall(promised=False).encode()
    ran = run("replay", "-", "--at", no, stdin=text)

    assert "Prevalent wind East" == ran.out.splitlines()[1]
    assert 0 == run("replay", "-", "--at", no, "--json", stdin=text).json["view"]["wall_left"]
    assert "Prevalent wind East, 69 tiles left" in run("replay", "-", "--at", "4", stdin=text).out


@pytest.mark.parametrize("viewer", [(), ("--seat", "N"), ("--all",)])
def test_the_shown_wall_is_shown_to_everybody(
    viewer: tuple[str, ...], run: Callable[..., Ran]
) -> None:
    """
    It is the last event of each viewer, numbered as the others, and the table stays as it was.
    """
    text = with_shown_wall(promised=True)
    last = read_log(text).envelopes[-1]
    ran = run("replay", "-", "--json", *viewer, stdin=text.encode()).json
    event = ran["events"][-1]
    at = run("replay", "-", "--json", "--at", str(event["no"]), *viewer, stdin=text.encode()).json

    assert ("WallRevealed", last.data) == (event["type"], event["data"])
    assert at == {"viewer": ran["viewer"], **event, "view": ran["view"]}
    assert "ended" == ran["view"]["phase"]


@pytest.mark.parametrize(
    ("promised", "said"),
    [
        (True, "The wall is shown: it is the one that was promised"),
        (False, "The wall is shown; none was promised"),
    ],
)
def test_a_shown_wall_is_judged(promised: bool, said: str, run: Callable[..., Ran]) -> None:
    """
    The text says whether it is the promised one, in each language.
    """
    text = with_shown_wall(promised=promised).encode()

    assert said in run("replay", "-", stdin=text).out
    told = {run("replay", "-", "--lang", lang, stdin=text).out for lang in LANGUAGES}
    assert len(LANGUAGES) == len(told)
    assert not [each for each in told if "The wall is shown" in each and "The hands" not in each]


def test_a_wall_shown_twice_is_named(run: Callable[..., Ran]) -> None:
    """
    The sentence says what is wrong with which line, for replay and for verify.
    """
    log = read_log(with_shown_wall(promised=True))
    last = log.envelopes[-1]
    log.append([Entry(last.type, last.data)], at_ms=last.at_ms, actor=last.actor)
    text = "\n".join(log.lines()).encode()
    ran = run("replay", "-", stdin=text)

    assert (WRONG, "") == (ran.code, ran.out)
    assert f"A wall shown out of its place at line {last.seq + 1}" in ran.err
    assert f"Line {last.seq + 2} shows the wall" in run("verify", "-", stdin=text).out


def test_a_wall_shown_before_the_end_is_named(run: Callable[..., Ran]) -> None:
    """
    So it is where play went on after it.
    """
    envelopes = read_log(with_shown_wall(promised=True)).envelopes
    last = envelopes[-1]
    log = Log(read_log(with_shown_wall(promised=True)).header)
    for each in (*envelopes[:5], last, *envelopes[5:-1]):
        log.append([Entry(each.type, each.data)], at_ms=each.at_ms, actor=each.actor)
    text = "\n".join(log.lines()).encode()

    assert "A wall shown out of its place at line 7" in run("replay", "-", stdin=text).err
    assert "Line 7 shows the wall" in run("verify", "-", stdin=text).out
