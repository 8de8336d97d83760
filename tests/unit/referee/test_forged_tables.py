"""Logs of a table with its court, forged in what the deal alone cannot tell: walls, commands."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.log.logs import rewritten
from tests.unit.referee.scripts import PLAYERS, official

from paiju.deal.deal import Deal
from paiju.deal.log_lines import reveal
from paiju.errors import LogError
from paiju.log.reader import read_log
from paiju.referee.fault import Fault
from paiju.referee.refereed_log import RefereedLog
from paiju.referee.replay import replay_table
from paiju.referee.ruling import ReportFault
from paiju.view.commands import SEATS


@pytest.mark.parametrize("with_court", [True, False])
def test_a_wall_shown_falsely_is_refused(*, with_court: bool) -> None:
    """
    Before the end, by another key or with other tiles: no table was so.
    """
    deal = Deal("mcr", seed=1)
    early = RefereedLog.begun(deal, PLAYERS)
    early.reveal("00" * 32, ())
    with pytest.raises(LogError, match="before the end"):
        replay_table(early.lines())
    kept = RefereedLog.begun(Deal("mcr", seed=1), PLAYERS)
    over = kept.table.deal  # type: ignore[union-attr]  # begun() has one
    while over.result is None:
        kept.play(next(each for seat in SEATS for each in over.legal(seat)))
    for key, told in (("zz", "a key that is none"), ("00" * 32, "not the deal's")):
        log = read_log(kept.lines() if with_court else over.log())
        reveal(log, key, ())
        with pytest.raises(LogError, match=f"(?i){told}"):
            replay_table(log)


def test_commands_stand_by_their_batches() -> None:
    """
    The table opens by no command, and a batch has one.
    """
    kept = RefereedLog.begun(Deal("wsom", seed=1), PLAYERS)
    lines = list(kept.log.envelopes)
    opened = [replace(each, command="c1") for each in lines]
    with pytest.raises(LogError, match="An event by command c1"):
        replay_table(rewritten(kept.log.header, *opened))
    kept.rule(ReportFault(Fault("overcount", "S"), official("referee")))
    lines = list(kept.log.envelopes)
    lines[-1] = replace(lines[-1], command="c2")
    with pytest.raises(LogError, match="two commands"):
        replay_table(rewritten(kept.log.header, *lines))
