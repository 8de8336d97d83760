"""`paiju rule`: faults, rulings and appeals written into a log, whole or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.unit.deal.played import played

from paiju.cli import DONE, REFUSED, WRONG, rule_file
from paiju.cli.rule_words import offer_text, read_sanction
from paiju.deal.deal import Deal
from paiju.errors import LogError
from paiju.language import LANGUAGES
from paiju.log.reader import read_log
from paiju.referee.catalogue import CATALOGUES
from paiju.referee.offer import Offer
from paiju.referee.sanction import PayTo

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tests.unit.cli.conftest import Ran

BY = ("--by", "referee:r-07")


@pytest.fixture(name="paper")
def _paper(tmp_path: Path, run: Callable[..., Ran]) -> str:
    file = str(tmp_path / "table 1.jsonl")
    assert DONE == run("rule", "new", file, "--players", "An,Bo,Cy,Di").code
    return file


@pytest.fixture(name="deal")
def _deal(tmp_path: Path) -> str:
    path = tmp_path / "deal.jsonl"
    path.write_text("".join(f"{line}\n" for line in Deal("wsom", seed=9).log("deal/9")), "utf-8")
    return str(path)


def test_a_wrong_win_on_paper(paper: str, run: Callable[..., Ran]) -> None:
    """
    Reported, undone, appealed against in vain for want of the fee, and summed up.
    """
    reported = run("rule", "report", paper, "S", "wrong_win", *BY)
    assert (DONE, "") == (reported.code, reported.err)
    assert reported.out.splitlines()[0] == (
        "1  Fault 1: South: Wrong win (wmcc-11.6.6.1), raised by referee r-07"
    )
    run("rule", "result", paper, "discard", *BY, "--winner", "E", "--discarder", "S",
        "--points", "10", "--at", "60")  # fmt: skip
    refused = run("rule", "appeal", paper, "1", "--by", "S", "--signed", "party,responsible")
    assert refused.code == REFUSED
    assert "wmcc-12.2" in refused.out
    assert run("rule", "standing", paper).out.splitlines() == [
        "By the deal: East +34, South -18, West -8, North -8",
        "By rulings: East +10, South -30, West +10, North +10",
        "Together: East +44, South -48, West +2, North +2",
        "To nobody: 0",
        "East An: nothing against this seat",
        "South Bo: no win in this deal",
        "West Cy: nothing against this seat",
        "North Di: nothing against this seat",
    ]
    told = run("replay", paper).out.splitlines()
    assert told[0] == "deal/table-1, mcr: 3 events"
    assert told[3].startswith("3  60.000 s  Result written down by referee r-07: East wins from")
    assert run("replay", paper, "--at", "1").out.startswith("Event 1 of 3")
    assert run("replay", paper, "--json").json["view"] is None
    assert run("replay", paper, "--json", "--at", "1").json["view"] is None


def test_what_waits_is_ruled_and_undone(paper: str, run: Callable[..., Ran]) -> None:
    """
    `open` offers what `issue` takes.
    """
    assert run("rule", "open", paper).out == "Nothing waits.\n"
    run("rule", "report", paper, "W", "slow_play", "--by", "S")
    assert "  warning_given: what the text names" in run("rule", "open", paper).out.splitlines()
    waits = run("rule", "open", paper, "--json").json["faults"]
    assert waits[0]["offers"] == ["warning_given", "points_off=5|10|20|30|40|50|60"]
    outside = run("rule", "issue", paper, "1", *BY, "--sanction", "points_off=7")
    assert outside.out == (
        "Refused: the clause does not permit this without discretion stated (wmcc-6.4).\n"
    )
    issued = run("rule", "issue", paper, "1", *BY, "--sanction", "warning_given", "--json")
    assert [each["type"] for each in issued.json["written"]] == ["RulingIssued"]
    undone = run("rule", "undo", paper, "1", *BY, "--reason", "mistaken")
    assert undone.out == "3  Ruling 1 undone by referee r-07: mistaken\n"
    own = run("rule", "undo", paper, "1", "--by", "referee:An", "--json")
    assert own.json["refused"]["reason"] == "own_table"


def test_an_appeal_is_filed_and_decided(paper: str, run: Callable[..., Ran]) -> None:
    """
    In time, in form and with the fee; upheld, the fee goes back and another sanction comes.
    """
    run("rule", "issue", paper, "S:talk", *BY, "--sanction", "points_off=5")
    filed = run("rule", "appeal", paper, "1", "--by", "S", "--signed", "party,responsible",
                "--fee", "200", "--at", "1800", "--ended", "0")  # fmt: skip
    assert filed.code == DONE
    assert "Appeal 1" in run("rule", "open", paper).out
    head = ("--by", "head_referee:h-1", "--reason", "too hard")
    missing = run("rule", "decide", paper, "2", *head)
    assert missing.code == REFUSED
    decided = run("rule", "decide", paper, "1", *head, "--upheld", "--sanction", "warning_given")
    assert len(decided.out.splitlines()) == 3
    seats = run("rule", "standing", paper, "--json").json
    assert seats["ruling_points"] == [0, 0, 0, 0]
    assert seats["standings"]["S"]["warnings"] == 1


def test_a_deal_alone_is_ruled_on(deal: str, run: Callable[..., Ran]) -> None:
    """
    What the ruling bars, the deal knows in the same batch; replay shows it all.
    """
    made = run("rule", "report", deal, "S", "overcount", *BY, "--at", "7")
    assert made.out.splitlines()[-1].startswith("8  ")
    assert [each.type for each in read_log(Path(deal).read_bytes()).envelopes[5:]] == [
        "FaultNoted",
        "RulingIssued",
        "StandingSet",
    ]
    assert run("replay", deal).out.splitlines()[-1] == "North N: nothing against this seat"
    assert "may not win" in run("replay", deal, "--at", "7").out
    ended = run("rule", "result", deal, "exhausted", *BY)
    assert (ended.code, "a table that has none" in ended.err) == (WRONG, True)


def test_a_moment_passes(paper: str, run: Callable[..., Ran]) -> None:
    """
    After it a fault that was to be raised before is refused by its clause.
    """
    assert run("rule", "moment", paper, "deal_end", *BY).code == DONE
    late = run("rule", "report", paper, "S", "wrong_win", *BY)

    assert (REFUSED, True) == (late.code, "too late" in late.out)
    refused = run("rule", "result", paper, "exhausted", "--by", "S")
    assert refused.code == REFUSED


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("report", "S", "wrong_wins", *BY), "did you mean wrong_win"),
        (("report", "X", "wrong_win", *BY), "seat"),
        (("report", "S", "wrong_win", "--by", "Bo"), "referee:NAME"),
        (("report", "S", "wrong_win", "--by", "boss:Bo"), "role"),
        (("report", "S", "wrong_win", *BY, "--events", "a"), "whole number"),
        (("issue", "S:talk", *BY, "--sanction", "fine=5"), "sanction"),
        (("issue", "S:talk", *BY, "--sanction", "points_off=much"), "whole number"),
        (("issue", "S:talk", *BY, "--sanction", "dead_hand=5"), "dead_hand"),
        (("issue", "S:talk", *BY, "--sanction", "correction=well"), "correction"),
        (("issue", "S:talk", *BY, "--sanction", "forfeit_play=day"), "extent"),
        (("issue", "S:talk", *BY, "--sanction", "forgo_discard=now"), "overtake"),
        (("moment", "soon", *BY), "moment"),
        (("result", "lost", *BY), "ending"),
        (("appeal", "1", "--by", "S", "--matter", "taste"), "matter"),
        (("appeal", "1", "--by", "S", "--signed", "me"), "signature"),
    ],
)
def test_wrong_input_is_one_sentence(
    arguments: tuple[str, ...], told: str, paper: str, run: Callable[..., Ran]
) -> None:
    """
    The file stays as it was.
    """
    before = Path(paper).read_bytes()
    ran = run("rule", arguments[0], paper, *arguments[1:])

    assert (WRONG, "", 1) == (ran.code, ran.out, len(ran.err.splitlines()))
    assert told in ran.err
    assert before == Path(paper).read_bytes()


def test_no_log_is_written_over(paper: str, run: Callable[..., Ran], tmp_path: Path) -> None:
    """
    Nor one of three players made, nor one in a folder that is not there, nor standard input.
    """
    assert run("rule", "new", paper, "--players", "An,Bo,Cy,Di").code == WRONG
    assert run("rule", "new", str(tmp_path / "b"), "--players", "An,Bo,Cy").code == WRONG
    assert run("rule", "new", str(tmp_path / "no" / "b"), "--players", "A,B,C,D").code == WRONG
    assert run("rule", "undo", "-", "1", *BY).code == WRONG


def test_a_log_is_never_half_written(
    paper: str, run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """
    Where the disk fails the old file stands, its mode too, and nothing is left beside it.
    """
    Path(paper).chmod(0o640)
    run("rule", "report", paper, "S", "wrong_win", *BY)
    assert stat.S_IMODE(Path(paper).stat().st_mode) == 0o640
    before = Path(paper).read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    ran = run("rule", "undo", paper, "1", *BY)
    assert (WRONG, "No space left" in ran.err) == (ran.code, True)
    assert before == Path(paper).read_bytes()
    assert [Path(paper)] == list(tmp_path.iterdir())


def test_two_writers_do_not_lose_a_line(paper: str, run: Callable[..., Ran]) -> None:
    """
    Who read the log before another wrote is told so; a missing last newline does no harm.
    """
    table = rule_file.read_table(paper)
    run("rule", "report", paper, "S", "wrong_win", *BY)
    with pytest.raises(LogError, match="meanwhile"):
        table.save()
    Path(paper).write_bytes(Path(paper).read_bytes().rstrip(b"\n"))
    assert run("rule", "undo", paper, "1", *BY).code == DONE


def test_a_deal_that_is_over_is_summed_up(
    run: Callable[..., Ran], tmp_path: Path, chance: Random
) -> None:
    """
    Points by the deal and by rulings together.
    """
    deal = played("wsom", chance)
    path = tmp_path / "deal.jsonl"
    path.write_text("\n".join(deal.log()), "utf-8")
    run("rule", "report", str(path), "S", "late", "--seconds", "31", *BY)
    told = run("rule", "standing", str(path), "--json").json

    assert deal.result is not None
    paid = zip(deal.result.deltas, deal.result.fines, strict=True)
    assert told["deal_points"] == [won - fine for won, fine in paid]
    assert told["ruling_points"] == [0, -10, 0, 0]
    assert run("replay", str(path)).out.splitlines()[-5] == "To nobody: 10"


def test_no_fault_no_sums(paper: str, run: Callable[..., Ran]) -> None:
    """
    Where nothing was raised the replay says nothing of rulings.
    """
    run("rule", "moment", paper, "dealt", *BY)

    assert len(run("replay", paper).out.splitlines()) == 2


def test_what_becomes_of_the_deal_is_said(paper: str, run: Callable[..., Ran]) -> None:
    """
    A new deal by a ruling; one on a fault that nobody noted names its clause.
    """
    run("rule", "issue", paper, "S:talk", *BY, "--sanction", "redeal", "--discretion", "agreed")
    missing = run("rule", "issue", paper, "9", *BY, "--sanction", "dead_hand")

    assert "By rulings, of the deal: new deal" in run("rule", "standing", paper).out
    assert (REFUSED, True) == (missing.code, "no such fault" in missing.out)


def test_an_open_amount_asks_for_a_reason(run: Callable[..., Ran]) -> None:
    """
    The page of a fault says so, with its note.
    """
    page = run("rule", "faults", "banging", "--rules", "wsom-later").out

    assert "points_off=1..: may be chosen; the amount is open: --reason" in page
    assert "one tap with the winning tile is allowed" in page


@pytest.mark.parametrize("word", ["wrong_win", "wmcc-11.6.6.1", "Wrong win", "錯和"])
def test_faults_are_found(word: str, run: Callable[..., Ran]) -> None:
    """
    By key, clause and name in any language.
    """
    found = run("rule", "faults", word, "--json").json

    assert "wrong_win" in [each["key"] for each in found]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_are_listed_in_every_language(lang: str, run: Callable[..., Ran]) -> None:
    """
    One line each, under a head; one alone with all that may follow.
    """
    listed = run("rule", "faults", "--lang", lang, "--rules", "wsom")
    assert len(listed.out.splitlines()) == 1 + len(CATALOGUES["wsom08"].rows)
    page = run("rule", "faults", "cheating", "--lang", lang)
    assert "--second" in page.out
    assert run("rule", "faults", "whistling").code == WRONG


def test_every_offer_can_be_typed() -> None:
    """
    What is offered is read back, once a choice is made.
    """
    for catalogue in CATALOGUES.values():
        for offer in (offer for row in catalogue.rows for offer in row.offers):
            text = offer_text(offer).replace("SEAT", "N").replace("TILES", "3m")
            text = text.partition("|")[0].partition("..")[0].partition("[")[0]
            assert offer.permits(read_sanction(text, "S")), text
    assert offer_text(Offer(PayTo, amounts=(5,))) == "pay_to=SEAT,5"
    assert read_sanction("disqualification=blacklisted", "S").seat == "S"
    assert read_sanction("N:dead_hand", "S").seat == "N"
