"""Random tables with a court: faults committed, reported and ruled on in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju.deal import codes, mishap_codes
from paiju.deal.chance import Chance
from paiju.deal.deal import Deal
from paiju.deal.opening import chance_of, opening
from paiju.deal.practice_wall import practice_wall
from paiju.deal.records import command_of
from paiju.referee.court import CourtCommand, CourtEvent, offered
from paiju.referee.decide import RefereedDeal
from paiju.referee.fault import Fault
from paiju.referee.official import Official, Role
from paiju.referee.refereed_log import RefereedLog
from paiju.referee.ruling import IssueRuling, ReportFault, RulingRefusal, UndoRuling
from paiju.referee.sanction import PayTo, PenaltyTiles, PointsOff, Redeal, Sanction, VoidDeal
from paiju.rules.editions import ruleset
from paiju.tiles.tile import TILES
from paiju.view.commands import SEATS, Command, Discard, Seat, ShowSet
from paiju.view.events import (
    AddedKongDeclared,
    ChowMade,
    ConcealedKongMade,
    Event,
    MeldedKongMade,
    PungMade,
    WinDeclared,
)
from paiju.view.refusal import Refusal

if TYPE_CHECKING:
    from collections import Counter
    from random import Random

    from paiju.tiles.tile import Tile

__all__ = ["PLAYERS", "REFEREED", "Door", "begun", "played", "step"]

REFEREED = ("mcr", "mcr-1998", "wsom", "wsom-later")
PLAYERS = ("An", "Bo", "Cy", "Di")
Door = RefereedDeal | RefereedLog
"""A table with its court, with or without the log of what happens there."""

_CHIEF = Official("c-01", Role.CHIEF_REFEREE)
_ENDS = {Redeal, VoidDeal}
_WINS = {codes.CALL_WIN, codes.SHOW_HAND}
_WAITS_MS = (0, 0, 0, 300, 2_500, 4_000, 40_000)


def begun(rules: str, chance: Random, *, logged: bool = False) -> Door:
    """
    Begin a deal of faithful play with a court beside it, and keep its log where asked.
    """
    edition, drawn = ruleset(rules), Chance(chance.getrandbits(60))
    _, dice = chance_of(edition, drawn)
    built = practice_wall(edition, opening(edition, dice).order, drawn)
    wall = [TILES[kind] for kind in built.wall]
    deal = Deal(edition, wall=wall, dice=dice, enforcement="faithful")
    return RefereedLog.begun(deal, PLAYERS) if logged else RefereedDeal(deal, PLAYERS)


def _packed(table: RefereedDeal, *, faults: bool) -> list[int]:
    state = table.deal.state
    ask = state.possible if faults else state.legal
    return [each for place in range(4) for each in ask(place)]


def _chosen(table: RefereedDeal, chance: Random, often: float) -> Command | None:
    asked = _packed(table, faults=False)
    kinds = {each & 255 for each in asked}
    wins = kinds & _WINS
    if wins and chance.random() < 0.3:
        asked = [each for each in asked if each & 255 in wins]
    elif not asked or chance.random() < (4 * often if codes.WITHDRAW in kinds else often):
        asked = _packed(table, faults=True)
        kinds = {each & 255 for each in asked}
        if len(kinds) > 1 and chance.random() > 0.01:
            kinds.discard(mishap_codes.SCATTER_WALL)
        kind = chance.choice(sorted(kinds)) if kinds else -1
        asked = [each for each in asked if each & 255 == kind]
    return command_of(chance.choice(asked)) if asked else None


def step(kept: Door, chance: Random, seen: Counter[str], often: float = 0.1) -> None:
    """
    Do something at a table that is not over: a command, or something for its court.
    """
    table = played(kept)
    asked = _for_the_court(table, chance) if chance.random() < 0.05 else None
    if asked is not None:
        answer = kept.rule(asked)
        if not isinstance(answer, RulingRefusal):
            seen[type(asked).__name__] += 1
        return
    command = _chosen(table, chance, often)
    if command is None:
        _void(kept)
        return
    forbidden = _forbidden(table, command, seen)
    made = kept.play(command, table.deal.state.now_ms + chance.choice(_WAITS_MS))
    assert not isinstance(made, Refusal), made
    seen.update(type(event).__name__ for event in made)
    assert not forbidden & {type(event) for event in made}, (command, made)


def played(kept: Door) -> RefereedDeal:
    """
    Give the table behind the door; it is no paper table.
    """
    if isinstance(kept, RefereedDeal):
        return kept
    assert isinstance(kept.table, RefereedDeal)
    return kept.table


def _forbidden(
    table: RefereedDeal, command: Command, seen: Counter[str]
) -> set[type[Event | CourtEvent]]:
    """
    Give what must not come of a command.

    A dead hand does not win, a barred seat lays no set. A dead penalty tile cannot be discarded
    while there is another tile.
    """
    seat: Seat = getattr(command, "seat", "E")
    standing, place = table.court.standings[seat], SEATS.index(seat)
    found: set[type[Event | CourtEvent]] = set()
    if standing.no_win or standing.is_out:
        found.add(WinDeclared)
    if (standing.no_claims or standing.is_out) and isinstance(command, ShowSet):
        found |= {ChowMade, PungMade, MeldedKongMade, ConcealedKongMade, AddedKongDeclared}
    if isinstance(command, Discard):
        hand, dead = table.deal.state.hand(place), table.deal.state.penalties_of(place)[1]
        gone = [TILES[kind] for kind in range(34) if 0 < hand[kind] <= dead[kind]]
        if gone and any(hand[kind] > dead[kind] for kind in range(34)):
            answers = [table.deal.decide(Discard(seat, tile)) for tile in gone]
            assert all(isinstance(answer, Refusal) for answer in answers), (seat, gone)
            assert command.tile not in gone, command
            seen["no dead tile"] += 1
    seen.update(f"no {kind.__name__}" for kind in found)
    seen["no set"] += standing.no_claims or standing.is_out
    return found


def _void(kept: Door) -> None:
    """
    Let an official end a deal that nobody can play on.
    """
    fault = played(kept).court.faults[-1]
    ends = (VoidDeal(fault.fault.seat),)
    ended = IssueRuling(fault.no, fault.clause, ends, _CHIEF, discretion="wrecked")
    assert not isinstance(kept.rule(ended), RulingRefusal)


def _for_the_court(table: RefereedDeal, chance: Random) -> CourtCommand | None:
    court, roll = table.court, chance.random()
    if court.open_faults and roll < 0.6:
        noted = chance.choice(court.open_faults)
        sanction = _sanction(table, noted.no, chance)
        if sanction is None:
            return None
        return IssueRuling(noted.no, noted.clause, (sanction,), _CHIEF, reason="tried")
    if court.in_force and roll < 0.75:
        return UndoRuling(chance.choice(court.in_force).no, _CHIEF, "tried")
    rows = court.catalogue.rows
    kinds = [row.key for row in rows if not {offer.sanction for offer in row.offers} & _ENDS]
    seat = chance.choice(SEATS)
    tiles, seconds = _held(table, seat, chance), chance.randrange(300)
    return ReportFault(Fault(chance.choice(kinds), seat, (court.seq,), tiles, seconds), _CHIEF)


def _held(table: RefereedDeal, seat: Seat, chance: Random) -> tuple[Tile, ...]:
    hand = table.deal.state.hand(SEATS.index(seat))
    held = [TILES[kind] for kind in range(34) for _ in range(hand[kind])]
    return tuple(chance.sample(held, min(len(held), chance.randrange(4))))


def _sanction(table: RefereedDeal, fault: int, chance: Random) -> Sanction | None:
    kinds = [each for each in offered(table.court, fault) if each.sanction not in _ENDS]
    if not kinds:
        return None
    offer, seat = chance.choice(kinds), table.court.faults[fault - 1].fault.seat
    if offer.sanction is PointsOff:
        return PointsOff(seat, chance.choice(offer.amounts or (5, 10, 15)))
    if offer.sanction is PayTo:
        return PayTo(seat, chance.choice([other for other in SEATS if other != seat]), 20)
    tiles = _held(table, seat, chance)
    return PenaltyTiles(seat, tiles) if offer.tiles and tiles else offer.made(seat, tiles)
